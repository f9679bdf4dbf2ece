// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/comparetask.h"

#include <QDialog>
#include <QStringList>

class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace gui {

/// Asks what to compare the open recording with: another bundle, or another part of itself.
class CompareDialog : public QDialog {
    Q_OBJECT
public:
    /// `span` is what is selected on the timeline, as a part ("@2025-03-07 12:00..2025-03-07 12:10"); empty: nothing.
    CompareDialog(const QString &openLabel, const QString &span, QWidget *parent);
    QStringList bundles() const { return m_bundles; } ///< of the before side; empty: the open recording
    QString part(model::Side side) const;
    void setPart(model::Side side, const QString &part); ///< to begin with

private:
    QLineEdit *addPart(QFormLayout &form, const QString &span);
    void chooseFiles();
    void chooseFolder();
    void setBundles(const QStringList &bundles);
    void check();

    QString m_openLabel;
    QStringList m_bundles;
    QLabel *m_before;
    QLabel *m_fault;
    QLineEdit *m_parts[2] = {};
    QDialogButtonBox *m_buttons;
};

} // namespace gui
