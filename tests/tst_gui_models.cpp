// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/panels/importlog/messagemodel.h"
#include "gui/panels/incidents/incidentmodel.h"
#include "gui/panels/sources/sourcemodel.h"
#include "support/demosession.h"

#include <QAbstractItemModelTester>
#include <QSortFilterProxyModel>
#include <QTemporaryDir>
#include <QTest>

using Tester = QAbstractItemModelTester;

class TestModels : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const std::string path = m_folder.filePath(QStringLiteral("demo.stallmark")).toStdString();
        QVERIFY(testsupport::writeDemoSession(path));
        auto opened = gui::Session::open(path);
        QVERIFY(opened);
        m_session = *opened;
    }

    void incidents()
    {
        gui::IncidentModel model;
        Tester tester(&model, Tester::FailureReportingMode::QtTest);
        model.setSession(m_session);
        QCOMPARE(model.rowCount(), 3);
        const auto id = [&model](int row) { return model.index(row).data(gui::IncidentModel::IdRole).toInt(); };
        QCOMPARE(id(0), m_session->worst()->id);
        QVERIFY(model.index(0).data(gui::IncidentModel::WorstRole).toBool());
        QCOMPARE(id(1), 1); // then by severity, and by time where that is the same
        QVERIFY(!model.index(1).data(gui::IncidentModel::WorstRole).toBool());
        model.setOrder(gui::IncidentModel::Order::Time);
        QCOMPARE(id(0), 1);
        QCOMPARE(id(2), 3);
        model.setFilter(QStringLiteral(" 5 S"));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(id(0), 2);
        model.setFilter(QString());
        QCOMPARE(model.indexOf(2).data(gui::IncidentModel::LengthRole).toString(), QStringLiteral("5 s"));
        QVERIFY(!model.indexOf(99).isValid());
        model.setSession(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }
    void severityIsByLength()
    {
        model::Incident incident;
        incident.span = { 0, model::NanosPerSecond / 2 };
        QCOMPARE(gui::IncidentModel::severity(incident), gui::IncidentModel::Brief);
        incident.span.to = model::NanosPerSecond;
        QCOMPARE(gui::IncidentModel::severity(incident), gui::IncidentModel::Serious);
        incident.span.to = 10 * model::NanosPerSecond;
        QCOMPARE(gui::IncidentModel::severity(incident), gui::IncidentModel::Severe);
    }

    void sources()
    {
        gui::SourceModel model;
        QSortFilterProxyModel proxy;
        proxy.setSourceModel(&model);
        proxy.setSortRole(gui::SourceModel::SortRole);
        Tester tester(&model, Tester::FailureReportingMode::QtTest),
            proxyTester(&proxy, Tester::FailureReportingMode::QtTest);
        model.setSession(m_session);
        QCOMPARE(model.rowCount(), 4);
        proxy.sort(gui::SourceModel::SamplesColumn, Qt::DescendingOrder);
        // By value: 50,000 is more than 5,760, whatever the text says.
        QCOMPARE(proxy.index(0, gui::SourceModel::FileColumn).data().toString(), QStringLiteral("var/log/iolog.txt"));
        QCOMPARE(proxy.index(1, gui::SourceModel::FileColumn).data().toString(), QStringLiteral("var/log/dirty.txt"));
        model.setSession(nullptr);
        QCOMPARE(model.rowCount(), 0);
    }

    void messages()
    {
        gui::Messages messages;
        gui::MessageModel model(messages);
        Tester tester(&model, Tester::FailureReportingMode::QtTest);
        messages.setSession(m_session.get());
        QCOMPARE(model.rowCount(), 3);
        messages.add({ gui::Message::Severity::Error, QStringLiteral("broken"), QStringLiteral("x.tar"), {}, 1 });
        QCOMPARE(model.message(0).text, QStringLiteral("broken"));
        for (int row = 1; row < model.rowCount(); ++row)
            QVERIFY(model.message(row - 1).severity <= model.message(row).severity);
        messages.clear();
        QCOMPARE(model.rowCount(), 0);
    }

private:
    QTemporaryDir m_folder;
    std::shared_ptr<gui::Session> m_session;
};

QTEST_MAIN(TestModels)
#include "tst_gui_models.moc"
