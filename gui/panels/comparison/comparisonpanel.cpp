// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/comparison/comparisonpanel.h"

#include "gui/api/comparisonfigure.h"
#include "gui/api/comparisonwording.h"
#include "gui/api/tableview.h"
#include "gui/api/wording.h"
#include "gui/panels/comparison/comparisonmodel.h"
#include "gui/panels/comparison/details.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace gui {

namespace {

QString colored(const QString &text, const QColor &color)
{
    return QStringLiteral("<span style=\"color:%1\">&#9632;</span> %2").arg(color.name(), text.toHtmlEscaped());
}

/// Sentences that stand behind one another need their full stops.
QString closed(const QString &sentence)
{
    const bool ends = sentence.isEmpty() || sentence.back().isPunct();
    return ends ? sentence : sentence + QLatin1Char('.');
}

/// Both sides with their colours, then the answer.
QString answerText(const model::Comparison &comparison, bool dark)
{
    QStringList sides;
    for (const model::Side side : { model::Before, model::After })
        sides << colored(QStringLiteral("%1: %2").arg(sideWord(side), fromUtf8(comparison.sides[side].label)),
            sideColor(side, dark));
    QStringList sentences;
    for (const model::Text &sentence : comparison.summary)
        sentences << closed(translated(sentence)).toHtmlEscaped();
    return sides.join(QStringLiteral("&nbsp;&nbsp; ")) + QStringLiteral("<br><b>") + sentences.value(0)
        + QStringLiteral("</b>")
        + (sentences.size() > 1 ? QStringLiteral("<br>") + QStringList(sentences.mid(1)).join(QStringLiteral("<br>"))
                                : QString());
}

} // namespace

ComparisonPanel::ComparisonPanel(const ViewContext &context, QWidget *parent)
    : Panel(context, parent)
    , m_model(new ComparisonModel(this))
    , m_table(new TableView(*m_model, RowModel::SortRole, this))
    , m_figure(new ComparisonFigure(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    auto *parts = new QSplitter(Qt::Vertical, this);
    parts->setChildrenCollapsible(false);
    m_table->setObjectName(QStringLiteral("comparisonTable"));
    m_table->setAccessibleName(tr("Before and after"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    auto *below = new QSplitter(Qt::Horizontal, parts);
    below->setChildrenCollapsible(false);
    below->addWidget(m_figure);
    below->addWidget(makeDetails());
    below->setSizes({ 700, 420 });
    parts->addWidget(m_table);
    parts->addWidget(below);
    parts->setSizes({ 420, 300 });
    m_figure->setMinimumHeight(fontMetrics().height() * 10);
    column->addWidget(parts, 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex &index) { choose(index.isValid() ? ComparisonModel::idAt(index) : 0); });
}

QWidget *ComparisonPanel::makeHead()
{
    auto *head = new QWidget(this);
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(8, 5, 6, 4);
    m_answer = new QLabel(head);
    m_answer->setObjectName(QStringLiteral("comparisonAnswer"));
    m_answer->setAccessibleName(tr("What the comparison says"));
    m_answer->setWordWrap(true);
    m_answer->setTextFormat(Qt::RichText);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_verdict = new QComboBox(head);
    m_verdict->setAccessibleName(tr("Verdicts shown"));
    m_verdict->addItems({ tr("All verdicts"), tr("Better or worse"), tr("Better"), tr("Worse"),
        tr("No difference shown"), tr("Not comparable") });
    m_secondary = new QCheckBox(tr("Also figures that say the same again"), head);
    QLineEdit *filter = m_table->makeFilter(head);
    filter->setMaximumWidth(fontMetrics().averageCharWidth() * 24);
    auto *row = new QHBoxLayout;
    row->addWidget(m_verdict);
    row->addWidget(m_secondary);
    row->addStretch(1);
    row->addWidget(filter);
    column->addWidget(m_answer);
    column->addLayout(row);
    connect(m_verdict, &QComboBox::currentIndexChanged, this, &ComparisonPanel::fillRows);
    connect(m_secondary, &QCheckBox::toggled, this, &ComparisonPanel::fillRows);
    return head;
}

QTextBrowser *ComparisonPanel::addPage(const QString &name, const QString &title)
{
    auto *page = new QTextBrowser(m_pages);
    page->setObjectName(name);
    page->setAccessibleName(title);
    page->setOpenLinks(false);
    page->setFrameShape(QFrame::NoFrame);
    connect(page, &QTextBrowser::anchorClicked, this, &ComparisonPanel::follow);
    m_pages->addTab(page, title);
    return page;
}

QWidget *ComparisonPanel::makeDetails()
{
    m_pages = new QTabWidget(this);
    m_pages->setAccessibleName(tr("About the chosen figure"));
    m_pages->setDocumentMode(true);
    m_row = addPage(QStringLiteral("comparisonRow"), tr("Row"));
    m_settings = addPage(QStringLiteral("comparisonSettings"), tr("What changed"));
    m_work = addPage(QStringLiteral("comparisonWork"), tr("Same work?"));
    m_limits = addPage(QStringLiteral("comparisonLimits"), tr("Limits"));
    return m_pages;
}

void ComparisonPanel::setSession(std::shared_ptr<const Session> session)
{
    // Another recording is open: what was compared with the earlier one is over.
    if (m_compared && m_compared->sessions[model::After] != session)
        setComparison(nullptr);
}

void ComparisonPanel::setComparison(std::shared_ptr<const Compared> compared)
{
    m_compared = std::move(compared);
    fill();
}

void ComparisonPanel::fill()
{
    m_figure->setRow(nullptr, 0);
    const bool any = m_compared != nullptr;
    m_answer->setText(any ? answerText(m_compared->comparison, isDark(palette())) : QString());
    m_settings->setHtml(any ? settingsDetails(*m_compared) : QString());
    m_work->setHtml(any ? workDetails(*m_compared) : QString());
    m_limits->setHtml(any ? limitDetails(*m_compared) : QString());
    m_row->clear();
    fillRows();
    m_table->fitColumns();
}

void ComparisonPanel::fillRows()
{
    m_model->setComparison(
        m_compared, { static_cast<RowChoice::Verdict>(m_verdict->currentIndex()), m_secondary->isChecked() });
    const QModelIndex first = firstToShow();
    if (first.isValid())
        m_table->setCurrentIndex(first);
    else
        choose(0);
}

/// The first figure that is better or worse; the first of all where none is.
QModelIndex ComparisonPanel::firstToShow() const
{
    const QAbstractItemModel &rows = *m_table->model();
    for (int i = 0; m_compared && i < rows.rowCount(); ++i) {
        const model::ComparisonRow *row = m_compared->comparison.row(ComparisonModel::idAt(rows.index(i, 0)));
        if (row && (row->judgement == model::Judgement::Better || row->judgement == model::Judgement::Worse))
            return rows.index(i, 0);
    }
    return rows.index(0, 0);
}

void ComparisonPanel::choose(int id)
{
    const model::ComparisonRow *row = m_compared ? m_compared->comparison.row(id) : nullptr;
    m_figure->setRow(m_compared, id);
    m_row->setHtml(row ? rowDetails(*m_compared, *row) : QString());
}

void ComparisonPanel::follow(const QUrl &link)
{
    const QStringList parts = link.toString().split(QLatin1Char(':'));
    if (parts.size() != 3 || !m_compared)
        return;
    const model::SourceRef ref{ parts[1].toLongLong(), parts[2].toUInt() };
    const bool open = parts[0] == QLatin1String("after")
        || m_compared->sessions[model::Before] == m_compared->sessions[model::After];
    m_compared->beforeLine->show(open ? model::SourceRef() : ref);
    if (open)
        view().focus.setLine(ref);
}

void ComparisonPanel::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_compared)
        m_answer->setText(answerText(m_compared->comparison, isDark(palette())));
}

PanelInfo comparison()
{
    return { "comparison", QT_TRANSLATE_NOOP("panels", "Comparison"), PanelPlace::Centre,
        [](const ViewContext &view, QWidget *parent) -> Panel * { return new ComparisonPanel(view, parent); } };
}

} // namespace gui
