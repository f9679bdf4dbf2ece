// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "importers/blockpipeline.h"
#include "importers/bundleimporter.h"
#include "importers/bundlereader.h"
#include "importers/sessionfiller.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace importers {

/// One import: the calling thread walks the bundles, as many threads as asked for read files side by side, one writes.
/// All numbers of the session follow from the order of the files, never from the threads.
class ImportRun : public BundleVisitor {
public:
    ImportRun(const ImportRequest &request, const model::JobControl &control);
    ~ImportRun() override;
    model::Expected<ImportOutcome> run();

    void plainFile(const std::string &path, const std::string &diskPath) override;
    void begin(const std::string &path) override;
    void bytes(std::string_view block) override;
    void end(bool complete) override;
    void unreadable(const std::string &path, const std::string &reason) override;
    void problem(const std::string &path, const std::string &reason) override;
    void progress(std::int64_t packedBytes) override;
    bool cancelled() const override { return m_control.cancelled() || m_filler.failed(); }

private:
    std::string walkBundles();
    void work();
    void read(ReadJob &job);
    void keepMarks(model::SourceId source, LineMarks marks);
    void readDisk(const ReadJob &job, BlockPipeline &pipeline, std::string &failure);
    bool readPipe(EntryPipe &pipe, BlockPipeline &pipeline);
    void waitForReaders();
    void report();
    model::SourceFile nextSource(const std::string &path);
    void tell(model::SourceId at, const std::string &sentence);

    const ImportRequest &m_request;
    const model::JobControl &m_control;
    const int m_threads;
    SessionFiller m_filler;
    ByteBudget m_budget;
    WorkQueue m_work;
    std::vector<std::thread> m_readers;
    std::mutex m_doneMutex;
    std::condition_variable m_readerDone;
    int m_working = 0; ///< readers that are not done, under m_doneMutex
    std::shared_ptr<EntryPipe> m_pipe; ///< of the entry that is being unpacked
    std::string m_bundle;
    model::SourceId m_lastSource = 0;
    std::atomic_int64_t m_done = 0; ///< bytes on disk
    std::int64_t m_total = 0;
    std::int64_t m_reported = 0;
    std::atomic_int m_recognised = 0;
    std::mutex m_markMutex;
    MarksOfSources m_marks;
    std::mutex m_problemMutex;
    std::vector<std::pair<model::SourceId, std::string>> m_problems;
};

} // namespace importers
