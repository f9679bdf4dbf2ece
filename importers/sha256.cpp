// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/sha256.h"

#include <openssl/evp.h>

#include <array>

namespace importers {

struct Sha256::Context {
    std::unique_ptr<EVP_MD_CTX, void (*)(EVP_MD_CTX *)> handle{ EVP_MD_CTX_new(), EVP_MD_CTX_free };
};

Sha256::Sha256()
    : m_context(std::make_unique<Context>())
{
    EVP_DigestInit_ex(m_context->handle.get(), EVP_sha256(), nullptr);
}

Sha256::~Sha256() = default;

void Sha256::add(std::string_view bytes) { EVP_DigestUpdate(m_context->handle.get(), bytes.data(), bytes.size()); }

std::string Sha256::hex()
{
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned length = 0;
    EVP_DigestFinal_ex(m_context->handle.get(), digest.data(), &length);
    constexpr std::string_view Digits = "0123456789abcdef";
    std::string out;
    for (unsigned i = 0; i < length; ++i) {
        out.push_back(Digits[digest[i] >> 4]);
        out.push_back(Digits[digest[i] & 15]);
    }
    return out;
}

} // namespace importers
