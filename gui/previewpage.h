// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "gui/preview.h"

#include <QWidget>

class QLabel;

namespace gui {

class TimelineFigure;

/// What an empty window shows while a large log is being read: the timeline of a sparse cut of it.
class PreviewPage : public QWidget {
    Q_OBJECT
public:
    explicit PreviewPage(QWidget *parent = nullptr);
    ~PreviewPage() override;
    void setPreview(std::shared_ptr<const Preview> preview); ///< null empties the page
    bool isEmpty() const { return !m_preview; }

private:
    std::shared_ptr<const Preview> m_preview;
    TimelineFigure *m_figure;
    QLabel *m_remark;
};

} // namespace gui
