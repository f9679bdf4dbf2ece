// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/hypotheses/findingview.h"

#include "gui/api/figurelook.h"
#include "gui/api/wording.h"
#include "gui/panels/hypotheses/evidencebar.h"

#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace gui {

namespace {

constexpr int Indent = 18;

QLabel *wrapped(const QString &html, QWidget *parent)
{
    auto *label = new QLabel(html, parent);
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    // A label with links takes the focus: Tab walks the links, Return follows.
    label->setFocusPolicy(Qt::TabFocus);
    return label;
}

QString sentenceCase(const QString &text) { return text.left(1).toUpper() + text.mid(1); }

QString colored(const QString &text, const QColor &color)
{
    return QStringLiteral("<span style='color:%1'>%2</span>").arg(color.name(), text.toHtmlEscaped());
}

} // namespace

QString refLink(const Session &session, const model::SourceRef &ref)
{
    if (!ref.isValid())
        return {};
    QString words = refText(session, ref).toHtmlEscaped();
    for (const char *breaking : { ":", "-", "/" }) // a reference stays in one piece
        words.replace(QLatin1String(breaking), QLatin1String(breaking) + QChar(0x2060));
    return QStringLiteral("<a href='line:%1:%2'>[%3]</a>").arg(ref.source).arg(ref.line).arg(words);
}

model::SourceRef refFromLink(const QString &link)
{
    const QStringList parts = link.split(QLatin1Char(':'));
    if (parts.size() != 3 || parts[0] != QLatin1String("line"))
        return {};
    return { parts[1].toLongLong(), parts[2].toUInt() };
}

FindingView::FindingView(const Session &session, const model::Finding &finding, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_finding(finding)
{
    setObjectName(QStringLiteral("finding-") + fromUtf8(finding.rule));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 2, 0, 2);
    layout->setSpacing(2);
    layout->addWidget(makeHead());
}

QWidget *FindingView::makeHead()
{
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 2, 4, 2);
    row->setSpacing(4);
    const QString title = sentenceCase(ruleTitle(m_finding.rule));
    const bool in = m_finding.verdict == model::Verdict::In;
    const QString words = in ? tr("%1, %2").arg(verdictWord(m_finding.verdict), roleWord(m_finding.role))
                             : verdictWord(m_finding.verdict);
    m_toggle = new QToolButton(head);
    m_toggle->setCheckable(true);
    m_toggle->setArrowType(Qt::RightArrow);
    m_toggle->setStyleSheet(QStringLiteral("QToolButton{border:none;background:transparent;padding:0}"));
    m_toggle->setFixedSize(14, fontMetrics().height());
    m_toggle->setToolTip(tr("Show or hide the evidence"));
    m_toggle->setAccessibleName(QStringLiteral("%1: %2").arg(title, words));
    auto *name = new QLabel(title, head);
    name->setWordWrap(true);
    name->setToolTip(fromUtf8(m_finding.rule));
    QFont font = name->font();
    font.setWeight(in ? QFont::DemiBold : QFont::Normal);
    name->setFont(font);
    auto *verdict = new QLabel(colored(words, verdictColor(m_finding.verdict, isDark(palette()))), head);
    connect(m_toggle, &QToolButton::toggled, this, &FindingView::setOpen);
    row->addWidget(m_toggle, 0, Qt::AlignTop);
    row->addWidget(name, 1);
    row->addWidget(verdict, 0, Qt::AlignTop);
    head->installEventFilter(this);
    return head;
}

bool FindingView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonRelease)
        setOpen(!isOpen());
    return QWidget::eventFilter(watched, event);
}

bool FindingView::isOpen() const { return m_toggle->isChecked(); }

void FindingView::setOpen(bool open)
{
    m_toggle->setChecked(open);
    m_toggle->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    if (open && !m_body)
        makeBody();
    if (m_body)
        m_body->setVisible(open);
}

void FindingView::makeBody()
{
    m_body = new QWidget(this);
    auto *layout = new QVBoxLayout(m_body);
    layout->setContentsMargins(Indent, 0, 6, 6);
    layout->setSpacing(4);
    layout->addWidget(new EvidenceBar(m_finding, m_body));
    if (const QString summary = summaryText(m_finding); !summary.isEmpty())
        layout->addWidget(wrapped(summary.toHtmlEscaped(), m_body));
    for (const model::Evidence &evidence : m_finding.evidence)
        addEvidence(*layout, evidence);
    for (const model::MissingSignal &missing : m_finding.missing)
        addMissing(*layout, missing);
    this->layout()->addWidget(m_body);
}

/// "+ moved 5.0 MB/s at 100 % util [iolog.txt:31]"
void FindingView::addEvidence(QVBoxLayout &layout, const model::Evidence &evidence)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    const bool dark = isDark(palette());
    auto *sign = new QLabel(evidence.supports ? QStringLiteral("+") : QStringLiteral("−"), m_body);
    QFont font = sign->font();
    font.setBold(true);
    sign->setFont(font);
    sign->setStyleSheet(
        QStringLiteral("color:%1")
            .arg(verdictColor(evidence.supports ? model::Verdict::In : model::Verdict::Out, dark).name()));
    sign->setToolTip(evidence.supports ? tr("speaks for it") : tr("speaks against it"));
    sign->setAccessibleName(sign->toolTip());
    sign->setFixedWidth(sign->fontMetrics().horizontalAdvance(QStringLiteral("+")) + 2);
    auto *text = wrapped(
        translated(evidence.text).toHtmlEscaped() + QLatin1Char(' ') + refLink(m_session, evidence.ref), m_body);
    text->setObjectName(QStringLiteral("evidence"));
    connect(text, &QLabel::linkActivated, this, [this](const QString &link) { emit lineWanted(refFromLink(link)); });
    row->addWidget(sign, 0, Qt::AlignTop);
    row->addWidget(text, 1);
    layout.addLayout(row);
}

/// What was not recorded, and the command that would have recorded it.
void FindingView::addMissing(QVBoxLayout &layout, const model::MissingSignal &missing)
{
    layout.addWidget(wrapped(
        QStringLiteral("<b>?</b> ") + tr("not recorded: %1").arg(translated(missing.signal)).toHtmlEscaped(), m_body));
    if (missing.command.empty())
        return;
    const QString command = fromUtf8(missing.command);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(12, 0, 0, 0);
    auto *text = new QLabel(command, m_body);
    text->setTextFormat(Qt::PlainText);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setMargin(4);
    text->setAutoFillBackground(true);
    text->setBackgroundRole(QPalette::AlternateBase);
    text->setAccessibleName(tr("Command that records it"));
    auto *copy = new QToolButton(m_body);
    copy->setText(tr("Copy"));
    copy->setAutoRaise(true);
    copy->setToolTip(tr("Copy the command that records it"));
    connect(copy, &QToolButton::clicked, copy, [command] { QApplication::clipboard()->setText(command); });
    row->addWidget(text, 1);
    row->addWidget(copy, 0, Qt::AlignTop);
    layout.addLayout(row);
}

} // namespace gui
