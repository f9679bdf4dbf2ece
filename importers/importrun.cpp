// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/importrun.h"

#include "analysis/model/text.h"
#include "importers/filereader.h"
#include "importers/patternsfile.h"
#include "importers/storesink.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <system_error>

namespace importers {

namespace {

constexpr std::size_t ReadBytes = 1 << 17; ///< stays in the second-level cache while it is read: half the time of 1 MiB
constexpr std::size_t PipeBytes = 32 << 20;
constexpr std::size_t RowBytes = 24 << 20; ///< not yet packed, over all threads
constexpr std::int64_t MaxReports = 1000;
constexpr auto PollInterval = std::chrono::milliseconds(40); ///< for progress and cancelling

/// On a page's border: the kernel copies twice as fast to it.
struct Buffer {
    alignas(4096) char bytes[ReadBytes];
};

/// One that nobody uses any more.
std::shared_ptr<Buffer> freeBuffer(std::vector<std::shared_ptr<Buffer>> &buffers)
{
    for (const std::shared_ptr<Buffer> &buffer : buffers) {
        if (buffer.use_count() == 1) {
            std::atomic_thread_fence(std::memory_order_acquire); // what the last user read is read by now
            return buffer;
        }
    }
    return buffers.emplace_back(std::make_shared<Buffer>());
}

int threadsOf(const ImportRequest &request)
{
    if (request.threads > 0)
        return request.threads;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

std::string ofFile(const std::string &path, const std::string &problem)
{
    return model::encode({ STALLMARK_TEXT("%1: %2"), { path, model::nested(model::decodeText(problem)) } });
}

std::string lastError() { return std::generic_category().message(errno); }

/// A file descriptor that closes itself.
class File {
public:
    explicit File(const std::string &path)
        : m_fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC))
    {
        if (m_fd >= 0)
            posix_fadvise(m_fd, 0, 0, POSIX_FADV_SEQUENTIAL);
    }
    ~File()
    {
        if (m_fd >= 0)
            ::close(m_fd);
    }
    File(const File &) = delete;
    File &operator=(const File &) = delete;
    bool isOpen() const { return m_fd >= 0; }
    ssize_t read(char *buffer, std::size_t size) const
    {
        ssize_t n = 0;
        do
            n = ::read(m_fd, buffer, size);
        while (n < 0 && errno == EINTR);
        return n;
    }

private:
    int m_fd;
};

} // namespace

ImportRun::ImportRun(const ImportRequest &request, const model::JobControl &control)
    : m_request(request)
    , m_control(control)
    , m_threads(threadsOf(request))
    , m_filler(request.sessionPath)
    , m_budget(PipeBytes)
    , m_work(m_threads)
{
}

ImportRun::~ImportRun()
{
    m_work.close();
    for (std::thread &reader : m_readers)
        if (reader.joinable())
            reader.join();
}

model::Expected<ImportOutcome> ImportRun::run()
{
    for (const std::string &problem : loadUserPatterns())
        tell(0, problem);
    for (const std::string &bundle : m_request.bundles)
        m_total += bundleBytes(bundle);
    m_working = m_threads;
    for (int i = 0; i < m_threads; ++i)
        m_readers.emplace_back([this] { work(); });
    const std::string failure = walkBundles();
    m_work.close();
    waitForReaders();
    if (!failure.empty() || m_control.cancelled()) {
        m_filler.discard();
        ImportOutcome outcome;
        outcome.cancelled = true;
        return failure.empty() ? model::Expected<ImportOutcome>(outcome) : model::Error{ failure };
    }
    if (const model::Status status = m_filler.finish(); !status) {
        m_filler.discard();
        return status.error();
    }
    std::stable_sort(
        m_problems.begin(), m_problems.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    ImportOutcome outcome;
    outcome.recognised = m_recognised;
    outcome.marks = std::move(m_marks);
    for (auto &[source, sentence] : m_problems)
        outcome.problems.push_back(std::move(sentence));
    m_control.report(static_cast<double>(m_total), static_cast<double>(m_total));
    return outcome;
}

/// Why nothing could be opened; empty when something could.
std::string ImportRun::walkBundles()
{
    std::string first;
    std::size_t failed = 0;
    for (const std::string &bundle : m_request.bundles) {
        if (cancelled())
            return {};
        m_bundle = bundle;
        const std::string reason = readBundle(bundle, *this);
        if (reason.empty())
            continue;
        ++failed;
        first = first.empty() ? bundle + " " + reason + "." : first;
        tell(m_lastSource, bundle + ": " + reason);
    }
    if (m_request.bundles.empty())
        return STALLMARK_TEXT("There is nothing to open: name a folder, an archive or a file.");
    return failed == m_request.bundles.size() ? first : std::string();
}

void ImportRun::waitForReaders()
{
    std::unique_lock lock(m_doneMutex);
    while (!m_readerDone.wait_for(lock, PollInterval, [this] { return m_working == 0; })) {
        if (m_control.cancelled())
            m_filler.discard(); // wakes readers that wait for room
        report();
    }
    lock.unlock();
    for (std::thread &reader : m_readers)
        reader.join();
}

model::SourceFile ImportRun::nextSource(const std::string &path)
{
    model::SourceFile source;
    source.id = ++m_lastSource;
    source.bundle = m_bundle;
    source.path = path;
    return source;
}

void ImportRun::tell(model::SourceId at, const std::string &sentence)
{
    const std::lock_guard lock(m_problemMutex);
    m_problems.emplace_back(at, sentence);
}

void ImportRun::plainFile(const std::string &path, const std::string &diskPath)
{
    m_work.push({ nextSource(path), diskPath, nullptr });
    report();
}

void ImportRun::begin(const std::string &path)
{
    m_pipe = std::make_shared<EntryPipe>(m_budget);
    m_work.push({ nextSource(path), {}, m_pipe });
}

void ImportRun::bytes(std::string_view block)
{
    m_pipe->add(block);
    report();
}

void ImportRun::end(bool complete)
{
    m_pipe->end(complete);
    m_pipe.reset();
}

void ImportRun::unreadable(const std::string &path, const std::string &reason)
{
    WriteBatch batch;
    batch.source = nextSource(path);
    batch.source->status = model::SourceStatus::Unreadable;
    batch.source->problem = reason;
    tell(batch.source->id, ofFile(path, reason));
    m_filler.add(std::move(batch));
}

void ImportRun::problem(const std::string &path, const std::string &reason)
{
    tell(m_lastSource, ofFile(path.empty() ? m_bundle : path, reason));
}

void ImportRun::progress(std::int64_t packedBytes) { m_done += packedBytes; }

void ImportRun::report()
{
    const std::int64_t done = std::min<std::int64_t>(m_done, m_total);
    if (done - m_reported <= m_total / MaxReports)
        return;
    m_reported = done;
    m_control.report(static_cast<double>(done), static_cast<double>(m_total));
}

void ImportRun::work()
{
    m_work.serve([this](ReadJob &job) { read(job); });
    const std::lock_guard lock(m_doneMutex);
    --m_working;
    m_readerDone.notify_all();
}

void ImportRun::read(ReadJob &job)
{
    SourceStore store(
        job.source, [this](WriteBatch batch) { m_filler.add(std::move(batch)); },
        RowBytes / static_cast<std::size_t>(m_threads),
        [this](const WorkQueue::Task &task) { return m_work.offer(task); });
    FileReader reader(job.source.path, store);
    BlockPipeline pipeline(m_work, reader);
    std::string failure;
    bool complete = true;
    if (job.pipe)
        complete = readPipe(*job.pipe, pipeline);
    else
        readDisk(job, pipeline, failure);
    if (cancelled())
        return;
    std::string sha256 = pipeline.finish();
    FileOutcome outcome = reader.finish(complete);
    if (!failure.empty()) {
        outcome.problem = failure;
        outcome.status = outcome.bytes == 0 ? model::SourceStatus::Unreadable : model::SourceStatus::Partial;
    }
    store.finish(outcome, std::move(sha256));
    if (!job.pipe)
        keepMarks(job.source.id, std::move(outcome.marks));
    m_recognised += store.logs();
    if (!outcome.problem.empty())
        tell(job.source.id, ofFile(job.source.path, outcome.problem));
}

void ImportRun::keepMarks(model::SourceId source, LineMarks marks)
{
    const std::lock_guard lock(m_markMutex);
    m_marks.emplace(source, std::move(marks));
}

void ImportRun::readDisk(const ReadJob &job, BlockPipeline &pipeline, std::string &failure)
{
    const File file(job.diskPath);
    if (!file.isOpen()) {
        failure = model::encode({ STALLMARK_TEXT("cannot be opened: %1"), { lastError() } });
        return;
    }
    std::vector<std::shared_ptr<Buffer>> buffers;
    while (!cancelled()) {
        const std::shared_ptr<Buffer> buffer = freeBuffer(buffers);
        const ssize_t n = file.read(buffer->bytes, ReadBytes);
        if (n < 0)
            failure = model::encode(
                { STALLMARK_TEXT("cannot be read to its end: %1; what came before is used"), { lastError() } });
        if (n <= 0)
            return;
        pipeline.add(buffer, { buffer->bytes, static_cast<std::size_t>(n) });
        m_done += n;
    }
}

/// Takes all there is even when cancelled, so that the unpacking thread never waits in vain.
bool ImportRun::readPipe(EntryPipe &pipe, BlockPipeline &pipeline)
{
    while (auto block = pipe.next()) {
        const auto owner = std::make_shared<const std::string>(std::move(*block));
        if (!cancelled())
            pipeline.add(owner, *owner);
    }
    return pipe.complete();
}

} // namespace importers
