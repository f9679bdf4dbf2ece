// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/comparedialog.h"

#include "gui/api/wording.h"
#include "gui/recentfiles.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

namespace gui {

namespace {

const QString FolderKey = QStringLiteral("paths/open");

QLabel *wrapped(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

CompareDialog::CompareDialog(const QString &openLabel, const QString &span, QWidget *parent)
    : QDialog(parent)
    , m_openLabel(openLabel)
    , m_before(wrapped({}, this))
    , m_fault(wrapped({}, this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Compare"));
    setObjectName(QStringLiteral("compareDialog"));
    auto *column = new QVBoxLayout(this);
    auto *form = new QFormLayout;
    auto *files = new QPushButton(tr("Files…"), this), *folder = new QPushButton(tr("Folder…"), this);
    auto *same = new QPushButton(tr("This recording"), this);
    auto *choice = new QHBoxLayout;
    choice->addWidget(m_before, 1);
    for (QPushButton *button : { files, folder, same })
        choice->addWidget(button);
    form->addRow(tr("Before:"), choice);
    m_parts[model::Before] = addPart(*form, span);
    m_parts[model::Before]->setObjectName(QStringLiteral("partBefore"));
    m_parts[model::Before]->setAccessibleName(tr("Part of the recording before"));
    form->addRow(tr("After:"), wrapped(openLabel, this));
    m_parts[model::After] = addPart(*form, span);
    m_parts[model::After]->setObjectName(QStringLiteral("partAfter"));
    m_parts[model::After]->setAccessibleName(tr("Part of the recording after"));
    m_fault->setObjectName(QStringLiteral("compareFault"));
    files->setObjectName(QStringLiteral("chooseFiles"));
    folder->setObjectName(QStringLiteral("chooseFolder"));
    column->addLayout(form);
    column->addWidget(
        wrapped(tr("A part is #run=2 or #run=1-3 (runs of a benchmark), #file=*.txt, or @10:00..10:10 (a span "
                   "of time); several may follow one another. Without a part all is compared."),
            this));
    column->addWidget(m_fault);
    column->addWidget(m_buttons);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Compare"));
    connect(files, &QPushButton::clicked, this, &CompareDialog::chooseFiles);
    connect(folder, &QPushButton::clicked, this, &CompareDialog::chooseFolder);
    connect(same, &QPushButton::clicked, this, [this] { setBundles({}); });
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setBundles({});
    resize(fontMetrics().averageCharWidth() * 84, sizeHint().height());
}

QLineEdit *CompareDialog::addPart(QFormLayout &form, const QString &span)
{
    auto *part = new QLineEdit(this);
    part->setPlaceholderText(tr("all"));
    auto *row = new QHBoxLayout;
    row->addWidget(part, 1);
    if (!span.isEmpty()) {
        auto *take = new QToolButton(this);
        take->setText(tr("Selected span"));
        take->setToolTip(tr("The span selected on the timeline"));
        row->addWidget(take);
        connect(take, &QToolButton::clicked, part, [part, span] { part->setText(span); });
    }
    connect(part, &QLineEdit::textChanged, this, &CompareDialog::check);
    form.addRow(tr("Part:"), row);
    return part;
}

QString CompareDialog::part(model::Side side) const { return m_parts[side]->text().trimmed(); }

void CompareDialog::setPart(model::Side side, const QString &part) { m_parts[side]->setText(part); }

void CompareDialog::chooseFiles()
{
    const QStringList files = QFileDialog::getOpenFileNames(
        this, tr("The recording before the change"), QSettings().value(FolderKey).toString());
    if (!files.isEmpty())
        setBundles(files);
}

void CompareDialog::chooseFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(
        this, tr("The recording before the change"), QSettings().value(FolderKey).toString());
    if (!folder.isEmpty())
        setBundles({ folder });
}

void CompareDialog::setBundles(const QStringList &bundles)
{
    m_bundles = bundles;
    m_before->setText(bundles.isEmpty() ? m_openLabel : RecentFiles::label(bundles));
    if (!bundles.isEmpty())
        QSettings().setValue(FolderKey, QFileInfo(bundles.first()).absolutePath());
    check();
}

void CompareDialog::check()
{
    QString fault;
    if (m_bundles.isEmpty() && part(model::Before) == part(model::After))
        fault = tr("Choose another recording, or two parts of this one.");
    for (const model::Side side : { model::Before, model::After })
        if (const std::string wrong = faultOfPart(part(side).toStdString()); fault.isEmpty() && !wrong.empty())
            fault = fromUtf8(wrong);
    m_fault->setText(fault);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(fault.isEmpty());
}

} // namespace gui
