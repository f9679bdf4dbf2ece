// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/perturb.h"

#include "importers/bundlereader.h"

#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>
#include <QTimeZone>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <random>

namespace testsupport {

namespace {

/// Keeps what the walk through a bundle hands out.
class Collector : public importers::BundleVisitor {
public:
    Files files;

    void plainFile(const std::string &path, const std::string &diskPath) override
    {
        std::ifstream in(diskPath, std::ios::binary);
        files[path].assign(std::istreambuf_iterator<char>(in), {});
    }
    void begin(const std::string &path) override { m_current = &files[path]; }
    void bytes(std::string_view block) override { m_current->append(block); }
    void end(bool) override { m_current = nullptr; }
    void unreadable(const std::string &, const std::string &) override { }
    void problem(const std::string &, const std::string &) override { }
    void progress(std::int64_t) override { }
    bool cancelled() const override { return false; }

private:
    std::string *m_current = nullptr;
};

struct Shape {
    const char *pattern; ///< group 1 is the stamp
    const char *format; ///< as QDateTime reads it
};

constexpr std::array Shapes{
    Shape{ R"((\d{4}-\d\d-\d\d \d\d:\d\d:\d\d))", "yyyy-MM-dd HH:mm:ss" },
    Shape{ R"((\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d))", "yyyy-MM-ddTHH:mm:ss" },
    Shape{ R"((?<!\d)(\d\d/\d\d/\d{4} \d\d:\d\d:\d\d))", "MM/dd/yyyy HH:mm:ss" },
    Shape{ R"((?<!\d)(\d\d/\d\d/\d\d \d\d:\d\d:\d\d))", "MM/dd/yy HH:mm:ss" },
    Shape{ R"(((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [ \d]\d \d\d:\d\d:\d\d))", "MMM d HH:mm:ss" },
    Shape{ R"((?<=top - )(\d\d:\d\d:\d\d))", "HH:mm:ss" },
};

QString moved(const QString &stamp, const char *format, int seconds)
{
    const QString form = QString::fromLatin1(format);
    QDateTime time = QLocale::c().toDateTime(stamp.simplified(), form);
    time.setTimeZone(QTimeZone::utc());
    if (!time.isValid())
        return stamp;
    const QString text = QLocale::c().toString(time.addSecs(seconds), form);
    // "Nov  5" is padded with a blank.
    return text.size() < stamp.size() ? QString(text).insert(4, QLatin1Char(' ')) : text;
}

QString shiftShape(const QString &text, const Shape &shape, int seconds)
{
    const QRegularExpression pattern(QString::fromLatin1(shape.pattern));
    QString out;
    qsizetype done = 0;
    for (auto at = pattern.globalMatch(text); at.hasNext();) {
        const QRegularExpressionMatch match = at.next();
        out += QStringView(text).mid(done, match.capturedStart(1) - done);
        out += moved(match.captured(1), shape.format, seconds);
        done = match.capturedEnd(1);
    }
    return out.append(QStringView(text).mid(done));
}

bool carriesStamps(const std::string &text)
{
    const QString head
        = QString::fromLatin1(text.data(), static_cast<qsizetype>(std::min<std::size_t>(text.size(), 4096)));
    return std::any_of(Shapes.begin(), Shapes.end(), [&](const Shape &shape) {
        return QRegularExpression(QString::fromLatin1(shape.pattern)).match(head).hasMatch();
    });
}

Perturbation change(std::string kind, std::string file, std::function<std::string(const std::string &)> edit)
{
    Perturbation p{ std::move(kind), file, 0, false, {} };
    p.apply = [file, edit = std::move(edit)](Files &files) {
        for (auto &[name, text] : files)
            if (file.empty() || name == file)
                text = edit(text);
    };
    return p;
}

void addShifts(std::vector<Perturbation> &list, const std::string &file)
{
    const std::pair<const char *, int> shifts[] = { { "one source + 3 s", 3 }, { "one source + 8 h", 8 * 3600 } };
    for (const auto &[kind, seconds] : shifts) {
        const int by = seconds;
        list.push_back(change(kind, file, [by](const std::string &text) { return shiftStamps(text, by); }));
        list.back().shiftSeconds = by;
    }
    list.push_back(change("one source without dates", file, stripDates));
}

} // namespace

Files readFiles(const std::string &bundle)
{
    Collector collector;
    const std::string failure = importers::readBundle(bundle, collector);
    return failure.empty() ? std::move(collector.files) : Files();
}

std::string shiftStamps(const std::string &text, int seconds)
{
    QString moved = QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
    for (const Shape &shape : Shapes)
        moved = shiftShape(moved, shape, seconds);
    return moved.toLatin1().toStdString();
}

std::string stripDates(const std::string &text)
{
    static const std::array patterns{
        QRegularExpression(QStringLiteral(
            R"((?:\d{4}-\d\d-\d\d|(?<!\d)\d\d/\d\d/(?:\d{4}|\d\d))[ T](\d\d:\d\d:\d\d)(?:[+-]\d{4}\b|Z\b)?)")),
        QRegularExpression(
            QStringLiteral(R"(\b[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d (\d\d:\d\d:\d\d)(?: [A-Z]{3,4})? \d{4})")),
        QRegularExpression(QStringLiteral(R"((?<!\d)\d\d/\d\d/(?:\d{4}|\d\d)()(?=\s))")), // in the head of sysstat
    };
    QString out = QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
    for (const QRegularExpression &pattern : patterns)
        out.replace(pattern, QStringLiteral("\\1"));
    return out.toLatin1().toStdString();
}

std::string everySecondReport(const std::string &text)
{
    // A report of iostat or top, a row of vmstat, a turn of a loop that prints a date.
    static const QRegularExpression begins(
        QStringLiteral(
            R"(^(?:\d\d/\d\d/\d\d(?:\d\d)? \d\d:|\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(?:[+Z]|$)|\w{3} \w{3} [ \d]\d [\d:]{8} \w+ \d{4}(?:$| top - | Mem: )|top - |Mem: \d| *\d+ +\d+ +\d+ +\d+ ))"),
        QRegularExpression::MultilineOption);
    const QString all = QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
    QString out;
    qsizetype from = 0;
    bool keep = true, any = false;
    for (auto at = begins.globalMatch(all); at.hasNext();) {
        const qsizetype next = at.next().capturedStart();
        if (keep)
            out += QStringView(all).mid(from, next - from);
        keep = !any || !keep; // the head, then the first report, then every second
        any = true;
        from = next;
    }
    if (keep)
        out += QStringView(all).mid(from);
    return out.toLatin1().toStdString();
}

std::string garble(const std::string &text, unsigned seed)
{
    std::minstd_rand random(seed);
    const auto below = [&random](std::size_t n) { return n == 0 ? 0 : random() % n; };
    std::string out, before;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const std::string original = text.substr(from, end - from);
        std::string line = original;
        if (below(50) == 0 && !line.empty()) {
            const std::size_t way = below(4);
            if (way == 0)
                line.resize(below(line.size() + 1));
            else if (way == 1)
                for (int i = 0; i < 3; ++i)
                    line[below(line.size())] = "#?x"[below(3)];
            else if (way == 2)
                line += ' ' + before.substr(0, 30);
            else
                std::shuffle(line.begin(), line.end(), random);
        }
        out += line + '\n';
        before = original;
        from = end + 1;
    }
    return out;
}

std::vector<Perturbation> perturbations(const Files &files)
{
    std::vector<Perturbation> list{ { "as recorded", {}, 0, false, [](Files &) {} } };
    for (const auto &[name, text] : files) {
        const std::string file = name;
        list.push_back({ "without a source", file, 0, false, [file](Files &all) { all.erase(file); } });
        if (carriesStamps(text))
            addShifts(list, file);
    }
    list.push_back(change("no source with a date", {}, stripDates));
    list.back().undated = true;
    list.push_back(change("every second report", {}, everySecondReport));
    for (const unsigned seed : { 1U, 2U })
        list.push_back(
            change("2 % of the lines garbled", {}, [seed](const std::string &t) { return garble(t, seed); }));
    return list;
}

} // namespace testsupport
