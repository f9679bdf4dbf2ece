// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/vmstat/vmstat.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <array>
#include <span>

// vmstat translates the names of its columns, but not their order. A word may stand for two columns, as in Korean, so
// that only the whole head tells.
namespace importers::vmstatfmt {

namespace {

using Words = std::vector<std::string_view>;

constexpr std::string_view English = "r b swpd free buff cache inact active si so bi bo in cs us sy id wa st gu";

// As procps 4.0 prints them.
constexpr auto Others = std::to_array<std::string_view>({
    "r b swpd frei buff Cache inakt aktiv si so bi bo in cs us sy id wa st gu", // de
    "r b swpd libre búf caché inact activo si so bi bo in cs us sy id wa st gu", // es
    "r b swpd libre tampon cache inact actif si so bi bo in cs us sy id wa st gu", // fr
    "r b swpd თავისუფალია buff cache inact აქტიური si so bi bo in cs us sy id wa st gu", // ka
    "r b 스왑 가용 버퍼 캐시 비활 활성 입 출 입 출 in cs us sy id wa st gu", // ko
    "dz bl swap wolna bufor cache nieakt akt si so bi bo in cs uż sy be io sk gu", // pl
    "r b swpd livre buff cache inativ ativo si so bi bo in cs us sy id wa st gu", // pt_BR
    "r b swpd liber buff cache inact activă sin so bin bo in cs us sy id wa st gu", // ro
    "k b växl fritt buff cache inakt aktivt vi vu bi bu avb ktxb an sy ia vä st gu", // sv
    "r b swpd free buff кеш inact активно si so bi bo in cs us sy id wa st gu", // uk
    "r b swpd trống buff nhớtạm inact hđộng si so bi bo in cs us sy id wa st gu", // vi
    "r b 交换 空闲 缓冲 缓存 不活动 活动 si so bi bo in cs us sy id wa st gu", // zh_CN
});

Words wordsOf(std::string_view text)
{
    Words words;
    splitFields(text, words);
    return words;
}

/// The English names of a head in the words of one language; false for a head of another one.
bool translate(const Words &head, const Words &foreign, const Words &english, std::vector<std::string> &out)
{
    out.clear();
    std::size_t at = 0;
    for (const std::string_view word : head) {
        // "buff cache" or, with -a, "inact active": some names are passed over.
        while (at < english.size() && word != foreign[at] && word != english[at])
            ++at;
        if (at == english.size())
            return false;
        out.emplace_back(english[at++]);
    }
    return true;
}

} // namespace

std::vector<std::string> englishNames(std::span<const std::string_view> head)
{
    const Words english = wordsOf(English), words(head.begin(), head.end());
    std::vector<std::string> out;
    for (const std::string_view language : Others)
        if (translate(words, wordsOf(language), english, out))
            return out;
    return { head.begin(), head.end() };
}

} // namespace importers::vmstatfmt
