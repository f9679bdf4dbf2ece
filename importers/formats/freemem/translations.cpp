// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/formats/freemem/freemem.h"

#include "importers/api/lexer.h"

#include <algorithm>
#include <array>

// free of procps 4.0 translates the names of its columns and rows, but not the order of the columns.
namespace importers::freefmt {

namespace {

constexpr auto English = std::to_array<std::string_view>({
    "total used free shared buff/cache available",
    "total used free shared buffers cache available",
});

constexpr auto Heads = std::to_array<std::string_view>({
    "gesamt benutzt frei gemns. Puffer/Cache verfügbar", // de
    "gesamt benutzt frei gemeins. Puffer Cache verfügbar", // de
    "total usado libre compartido búf/caché disponible", // es
    "total usado libre compartido búferes caché disponible", // es
    "total utilisé libre partagé tamp/cache disponible", // fr
    "total utilisé libre partagé tampons cache disponible", // fr
    "სულl გამოყ თავის გაზიარ ბუფ/ქეში ხელმისაწვდომი", // ka
    "სულl გამოყენებული თავისუფალი გაზიარებული ბუფერი ქეში ხელმისაწვდომი", // ka
    "총계 사용 여분 공유 버퍼/캐시 가용", // ko
    "총계 사용 여분 공유 버퍼 캐시 가용", // ko
    "razem użyte wolne dzielone buf/cache dostępne", // pl
    "total usada livre compart. buff/cache disponível", // pt_BR
    "total usada livre compart. buffers cache disponível", // pt_BR
    "total utilizată liberă partajată buff/cache disponibilă", // ro
    "total utilizată liberă partajată buffers cache disponibilă", // ro
    "totalt använt fritt delat buff/cache tillgängl.", // sv
    "totalt använt fritt delat buffertar cache tillgängl.", // sv
    "загалом використ. вільна спільна буфери/кеш дост.", // uk
    "загалом використ. вільна спільна буфери кеш дост.", // uk
});

struct RowName {
    std::string_view english;
    std::string_view others; ///< with a bar between them and at both ends
};

constexpr auto RowNames = std::to_array<RowName>({
    { "Mem", "|Speicher|მეხს|메모리|Pamięć|Mem.|Minne|Пам.|BNhớ|内存|" },
    { "Total", "|Gesamt|ჯამი|총  계|Razem|Totalt|Загалом|Tổng|总量|" },
    { "Low", "|Niedrig|Baja|Basse|დაბალი|하  위|Niska|Baixa|Lågt|Нижня|Thấp|低|" },
    { "High", "|Hoch|Alta|Haute|მაღალი|상  위|Wysoka|Högt|Верхня|Cao|高|" },
    { "Swap", "|Inter|Échange|სვაპი|스  왑|Wymiana|Växl.|Своп.|Tráo đổi|交换|" },
    { "Comm", "|Dédié|ბრძანება|커  밋|Zajęta|Com.|Til.|" },
});

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    for (std::string_view word = nextField(text); !word.empty(); word = nextField(text))
        words.emplace_back(word);
    return words;
}

} // namespace

std::vector<std::string> englishColumns(std::string_view head)
{
    std::vector<std::string> words = wordsOf(head);
    std::string joined;
    for (const std::string &word : words)
        joined += (joined.empty() ? "" : " ") + word;
    if (std::find(Heads.begin(), Heads.end(), joined) == Heads.end())
        return words;
    for (const std::string_view english : English)
        if (std::vector<std::string> names = wordsOf(english); names.size() == words.size())
            return names;
    return words;
}

std::string_view englishRow(std::string_view name)
{
    const std::string between = "|" + std::string(name) + "|";
    for (const RowName &row : RowNames)
        if (row.others.find(between) != std::string_view::npos)
            return row.english;
    return name;
}

} // namespace importers::freefmt
