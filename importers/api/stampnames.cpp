// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/stampnames.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace importers {

namespace {

struct Names {
    const char *words; ///< separated by blanks, lower case
    int value;
};

// English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish, Polish, Russian.
constexpr Names MonthTable[] = {
    { "jan january januar jän jänner janv janvier ene enero gen gennaio janeiro januari sty stycznia янв января", 1 },
    { "feb february februar févr février febrero febbraio fev fevereiro februari lut lutego фев февраля", 2 },
    { "mar march mär märz mars marzo março mrt maart mars marca мар марта", 3 },
    { "apr april avril abr abril aprile kwi kwietnia апр апреля", 4 },
    { "may mai mayo mag maggio maio mei maj maja май мая", 5 },
    { "jun june juni juin junio giu giugno junho cze czerwca июн июня", 6 },
    { "jul july juli juil juillet julio lug luglio julho lip lipca июл июля", 7 },
    { "aug august août ago agosto augustus augusti sie sierpnia авг августа", 8 },
    { "sep sept september septembre septiembre set settembre setembro wrz września сен сентября", 9 },
    { "oct october okt oktober octobre octubre ott ottobre out outubro paź października окт октября", 10 },
    { "nov november novembre noviembre novembro lis listopada ноя ноября", 11 },
    { "dec december dez dezember déc décembre dic diciembre dicembre dezembro gru grudnia дек декабря", 12 },
};

// A weekday is only skipped, so that the same word may stand for different days in two languages.
constexpr Names WeekdayTable[] = {
    { "mon monday mo montag lun lundi lunes seg ma maandag mån pn pon пн 星期一 月曜日 周一 月 월 一", 1 },
    { "tue tuesday di dienstag mar mardi martes ter dinsdag tis wt вт 星期二 火曜日 周二 火 화 二", 2 },
    { "wed wednesday mi mittwoch mer mercredi mié qua wo woensdag ons śr śro ср 星期三 水曜日 周三 水 수 三", 3 },
    { "thu thursday do donnerstag jeu jeudi jue gio qui donderdag tor czw чт 星期四 木曜日 周四 木 목 四", 4 },
    { "fri friday fr freitag ven vendredi vie sex vr vrijdag fre pt pią пт 星期五 金曜日 周五 金 금 五", 5 },
    { "sat saturday sa samstag sam samedi sáb za zaterdag lör so sob сб 星期六 土曜日 周六 土 토 六", 6 },
    { "sun sunday sonntag dim dimanche dom zo zondag sön nd nie вс 星期日 日曜日 周日 日 일", 7 },
};

constexpr Names HalfTable[] = { { "am 上午 午前 오전", 0 }, { "pm 下午 午後 오후", 1 } };

using Dictionary = std::vector<std::pair<std::string_view, int>>;

Dictionary dictionary(const Names *from, const Names *to)
{
    Dictionary out;
    for (; from != to; ++from)
        for (std::string_view rest = from->words; !rest.empty();) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            out.emplace_back(rest.substr(0, end), from->value);
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    std::sort(out.begin(), out.end());
    return out;
}

constexpr bool isWordByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

/// Lower case for ASCII, Latin-1 letters (C3 80..9E) and the Cyrillic ones of the names (D0 90..AF).
class FoldedWord {
public:
    explicit FoldedWord(std::string_view text)
    {
        while (m_size < text.size() && isWordByte(text[m_size])) {
            if (m_size == m_bytes.size()) {
                m_size = 0; // longer than any name
                return;
            }
            m_bytes[m_size] = fold(text, m_size);
            ++m_size;
        }
        // Р..Я lie in D0 A0..AF and their small forms in D1 80..8F.
        for (std::size_t i = 1; i < m_size; ++i)
            if (isSecondHalf(text[i - 1], text[i]))
                m_bytes[i - 1] = '\xD1';
    }
    std::string_view text() const { return { m_bytes.data(), m_size }; }

private:
    static bool isSecondHalf(char lead, char c)
    {
        const auto byte = static_cast<unsigned char>(c);
        return lead == '\xD0' && byte >= 0xA0 && byte <= 0xAF;
    }
    static char fold(std::string_view text, std::size_t at)
    {
        const auto c = static_cast<unsigned char>(text[at]);
        const auto lead = at > 0 ? static_cast<unsigned char>(text[at - 1]) : 0U;
        if ((c >= 'A' && c <= 'Z') || (lead == 0xC3 && c >= 0x80 && c <= 0x9E)
            || (lead == 0xD0 && c >= 0x90 && c <= 0x9F))
            return static_cast<char>(c + 0x20);
        if (lead == 0xD0 && c >= 0xA0 && c <= 0xAF)
            return static_cast<char>(c - 0x20);
        return text[at];
    }
    std::array<char, 24> m_bytes;
    std::size_t m_size = 0;
};

std::optional<NamedWord> find(const Dictionary &words, std::string_view text)
{
    if (text.empty() || !isWordByte(text.front()))
        return std::nullopt;
    const FoldedWord word(text);
    const auto at = std::lower_bound(words.begin(), words.end(), word.text(),
        [](const auto &entry, std::string_view key) { return entry.first < key; });
    if (at == words.end() || at->first != word.text())
        return std::nullopt;
    return NamedWord{ at->second, at->first.size() };
}

} // namespace

std::optional<NamedWord> monthName(std::string_view text)
{
    static const Dictionary words = dictionary(std::begin(MonthTable), std::end(MonthTable));
    return find(words, text);
}

std::optional<NamedWord> weekdayName(std::string_view text)
{
    static const Dictionary words = dictionary(std::begin(WeekdayTable), std::end(WeekdayTable));
    return find(words, text);
}

std::optional<NamedWord> dayHalf(std::string_view text)
{
    static const Dictionary words = dictionary(std::begin(HalfTable), std::end(HalfTable));
    return find(words, text);
}

} // namespace importers
