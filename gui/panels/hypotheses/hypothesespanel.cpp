// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/hypotheses/hypothesespanel.h"

#include "gui/api/figurelook.h"
#include "gui/api/wording.h"
#include "gui/panels/hypotheses/findingview.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace gui {

namespace {

constexpr std::size_t MostSymptoms = 4;

QFrame *thinLine(QWidget *parent)
{
    auto *line = new QFrame(parent);
    line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Midlight);
    return line;
}

QString symptomText(const Session &session, const model::Symptom &symptom)
{
    QString text = metricTitle(symptom.metric);
    // The application's own figures are named by its log.
    if (symptom.metric.starts_with("app.") && !symptom.entity.empty())
        text = fromUtf8(symptom.entity);
    else if (!symptom.entity.empty() && symptom.entity != "all")
        text = fromUtf8(symptom.entity) + QLatin1Char(' ') + text;
    text = HypothesesPanel::tr("%1 up to %2").arg(text, valueText(symptom.peak, symptom.unit));
    return text.toHtmlEscaped() + QLatin1Char(' ') + refLink(session, symptom.ref);
}

} // namespace

HypothesesPanel::HypothesesPanel(const ViewContext &context, QWidget *parent)
    : Panel(context, parent)
    , m_scroll(new QScrollArea(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setBackgroundRole(QPalette::Base);
    m_scroll->setAccessibleName(tr("Hypotheses"));
    layout->addWidget(m_scroll);
    connect(&view().focus, &Focus::incidentChanged, this, &HypothesesPanel::fill);
    connect(&view().focus, &Focus::findingChanged, this, &HypothesesPanel::followFinding);
}

void HypothesesPanel::setSession(std::shared_ptr<const Session> session)
{
    // The views hold references into the old session: they go first.
    delete m_scroll->takeWidget();
    m_views.clear();
    m_session = std::move(session);
    fill();
}

void HypothesesPanel::fill()
{
    delete m_scroll->takeWidget();
    m_views.clear();
    auto *page = new QWidget;
    page->setBackgroundRole(QPalette::Base);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(8, 6, 6, 8);
    layout->setSpacing(3);
    if (m_session) {
        if (const model::Incident *incident = m_session->incident(view().focus.incident())) {
            addHead(*layout, *incident);
            addFindings(*layout, incident->findings);
        } else {
            addTitle(*layout,
                m_session->analysis().incidents.empty()
                    ? tr("No incident to explain.")
                    : tr("Choose an incident to see what the logs say about its cause."));
        }
        if (!m_session->analysis().overall.empty()) {
            addTitle(*layout, tr("The whole recording"));
            addFindings(*layout, m_session->analysis().overall);
        }
    }
    layout->addStretch(1);
    m_scroll->setWidget(page);
    m_scroll->verticalScrollBar()->setValue(0);
    followFinding();
}

void HypothesesPanel::addTitle(QVBoxLayout &layout, const QString &text)
{
    auto *label = new QLabel(text);
    label->setWordWrap(true);
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    label->setContentsMargins(4, layout.count() == 0 ? 0 : 10, 0, 2);
    layout.addWidget(label);
}

void HypothesesPanel::addHead(QVBoxLayout &layout, const model::Incident &incident)
{
    const QString when = incident.placed ? timeText(incident.span.from, false) : tr("time unknown");
    addTitle(layout, tr("%1, %2: %3").arg(when, durationText(incident.span.length()), translated(incident.title)));
    QStringList lines;
    // Worst first: of each signal the first one says it.
    std::set<std::pair<std::string, std::string>> named;
    for (const model::Symptom &symptom : incident.symptoms)
        if (named.size() < MostSymptoms && named.emplace(symptom.metric, symptom.entity).second)
            lines << symptomText(*m_session, symptom);
    if (lines.isEmpty())
        return;
    auto *label = new QLabel(lines.join(QStringLiteral("<br>")));
    label->setObjectName(QStringLiteral("symptoms"));
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setContentsMargins(4, 0, 0, 4);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    label->setFocusPolicy(Qt::TabFocus);
    connect(
        label, &QLabel::linkActivated, this, [this](const QString &link) { view().focus.setLine(refFromLink(link)); });
    layout.addWidget(label);
}

void HypothesesPanel::addFindings(QVBoxLayout &layout, const std::vector<model::Finding> &findings)
{
    std::vector<const model::Finding *> order;
    order.reserve(findings.size());
    for (const model::Finding &finding : findings)
        order.push_back(&finding);
    // The cause is what the eye looks for: before artefacts and amplifiers that rank higher.
    std::stable_partition(order.begin(), order.end(), [](const model::Finding *finding) {
        return finding->verdict == model::Verdict::In && finding->role == model::Role::Cause;
    });
    for (const model::Finding *finding : order) {
        layout.addWidget(thinLine(nullptr));
        auto *made = new FindingView(*m_session, *finding, nullptr);
        made->setOpen(finding->verdict == model::Verdict::In);
        connect(made, &FindingView::lineWanted, this, [this, made](const model::SourceRef &ref) {
            view().focus.setFinding(made->rule());
            view().focus.setLine(ref);
        });
        layout.addWidget(made);
        m_views.push_back(made);
    }
}

void HypothesesPanel::followFinding()
{
    for (FindingView *shown : m_views)
        if (!view().focus.finding().empty() && shown->rule() == view().focus.finding() && !shown->isOpen())
            shown->setOpen(true);
}

void HypothesesPanel::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_session)
        fill();
}

PanelInfo hypotheses()
{
    return { "hypotheses", QT_TRANSLATE_NOOP("panels", "Why"), PanelPlace::Right,
        [](const ViewContext &context, QWidget *parent) -> Panel * { return new HypothesesPanel(context, parent); } };
}

} // namespace gui
