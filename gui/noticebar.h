// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace gui {

/// A slim bar inside the window: progress of an import with a way to stop it, or one sentence about what went wrong.
/// Never a dialog.
class NoticeBar : public QWidget {
    Q_OBJECT
public:
    explicit NoticeBar(QWidget *parent = nullptr);
    void showProgress(const QString &what);
    void setPermille(int permille);
    void showStopping(); ///< cancel was asked for
    void showNotice(const QString &sentence);
    void dismiss();
    QString text() const;

signals:
    void cancelWanted();

private:
    void arrange(bool loading);

    QLabel *m_text;
    QProgressBar *m_progress;
    QPushButton *m_cancel;
    QToolButton *m_close;
};

} // namespace gui
