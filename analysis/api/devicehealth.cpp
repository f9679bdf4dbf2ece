// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/api/devicehealth.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace analysis {

namespace {

constexpr double Absent = std::numeric_limits<double>::quiet_NaN();
constexpr std::int64_t WholeRows = 65'536;
constexpr int Parts = 12;
constexpr model::Nanos PartIntervals = 2'048;
// Healthy: little to do, enough requests for a mean, and none of them kept waiting.
constexpr double HealthyUtil = 30, HealthyRequests = 40, HealthyAwait = 10;
constexpr double QuietUtil = 20, LoadedUtil = 50, SaturatedUtil = 90;
constexpr std::size_t EnoughPoints = 2048; ///< healthy rows that describe a device as well as a million
constexpr double OneSided = 0.8; // share of one direction from which a row speaks for that direction

std::vector<model::TimeRange> partsOf(const Recording &recording, const DiskSource &source)
{
    if (source.rows <= WholeRows)
        return { source.extent };
    const model::Log *log = recording.log(source.log);
    const model::Nanos interval = log && log->clock.interval > 0 ? log->clock.interval : model::NanosPerSecond;
    std::vector<model::TimeRange> parts;
    for (int i = 0; i < Parts; ++i) {
        const model::Nanos from = source.extent.from + source.extent.length() / Parts * i;
        parts.push_back({ from, from + PartIntervals * interval });
    }
    return parts;
}

struct Collected {
    DeviceHealth health;
    std::vector<double> awaits, busy, rates, quietBytes, quietWrites, quietSizes;
    bool inSaturation = false;
};

void collectHealthy(Collected &all, const DiskRow &row)
{
    const bool healthy
        = row.util <= HealthyUtil && row.util > 0 && row.count() >= HealthyRequests && row.await() <= HealthyAwait;
    if (!healthy)
        return;
    const ServicePoint point{ row.mainSize(), row.busyPerRequest(), row.count(), row.busyMs() / 1000 };
    all.busy.push_back(point.busy);
    all.rates.push_back(1000 / point.busy);
    if (row.writeShare() >= OneSided)
        all.health.writePoints.push_back(point);
    else if (row.writeShare() <= 1 - OneSided)
        all.health.readPoints.push_back(point);
}

void collect(Collected &all, const DiskRow &row)
{
    collectHealthy(all, row);
    if (row.count() >= 1 && !(row.util > QuietUtil) && !std::isnan(row.await()))
        all.awaits.push_back(row.await());
    if (row.util < LoadedUtil && !std::isnan(row.bytes())) {
        all.quietBytes.push_back(row.bytes());
        all.quietWrites.push_back(std::isnan(row.writeBytes) ? 0 : row.writeBytes);
        if (row.size() > 0)
            all.quietSizes.push_back(row.size());
        all.health.quietSeconds += row.seconds();
    }
    if (!std::isnan(row.writeBytes)) {
        all.health.writtenBytes += row.writeBytes * row.seconds();
        all.health.seconds += row.seconds();
    }
    if (row.util >= LoadedUtil && row.bytes() > 0)
        all.health.loaded.push_back({ row.to, row.mainSize(), row.bytes() / (std::min(row.util, 100.0) / 100) });
    const bool saturated = row.util >= SaturatedUtil;
    if (saturated && row.bytes() > 0)
        all.health.saturated.push_back(row.bytes());
    all.health.saturatedRuns += saturated && !all.inSaturation ? 1 : 0;
    all.inSaturation = saturated;
}

/// Those of unknown size first.
bool bySize(const ServicePoint &a, const ServicePoint &b)
{
    return std::isnan(b.size) ? false : std::isnan(a.size) || a.size < b.size;
}

/// Every n-th point of a long recording: each is asked about by every slow row.
void thin(std::vector<ServicePoint> &points)
{
    const std::size_t stride = (points.size() + EnoughPoints - 1) / EnoughPoints;
    for (std::size_t i = 0; stride > 1 && i * stride < points.size(); ++i)
        points[i] = points[i * stride];
    if (stride > 1)
        points.resize((points.size() + stride - 1) / stride);
}

DeviceHealth measure(const Recording &recording, const DiskSource &source)
{
    Collected all;
    for (const model::TimeRange &part : partsOf(recording, source)) {
        for (const DiskRow &row : diskRows(recording, source, part))
            collect(all, row);
    }
    thin(all.health.writePoints);
    thin(all.health.readPoints);
    all.health.await = robustBaseline(all.awaits, 1.0);
    all.health.busyPerRequest = median(all.busy);
    all.health.busyRate = median(all.rates);
    all.health.quietBytes = median(all.quietBytes);
    all.health.quietWriteBytes = median(all.quietWrites);
    all.health.quietSize = median(all.quietSizes);
    all.health.writeFit = fitService(all.health.writePoints);
    all.health.readFit = fitService(all.health.readPoints);
    for (std::vector<ServicePoint> *points : { &all.health.writePoints, &all.health.readPoints })
        std::stable_sort(points->begin(), points->end(), bySize);
    return std::move(all.health);
}

const std::vector<ServicePoint> *pointsFor(const DeviceHealth &health, double writeShare)
{
    if (writeShare >= OneSided)
        return &health.writePoints;
    return writeShare <= 1 - OneSided ? &health.readPoints : nullptr;
}

const std::optional<ServiceFit> *fitFor(const DeviceHealth &health, double writeShare)
{
    if (writeShare >= OneSided)
        return &health.writeFit;
    return writeShare <= 1 - OneSided ? &health.readFit : nullptr;
}

double busySeconds(const std::vector<ServicePoint> &points)
{
    double sum = 0;
    for (const ServicePoint &point : points)
        sum += point.seconds;
    return sum;
}

std::optional<HealthyService> byFit(const DeviceHealth &health, const DiskRow &row)
{
    const auto *fit = fitFor(health, row.writeShare());
    if (!fit || !*fit || std::isnan(row.mainSize()))
        return std::nullopt;
    const auto &points = *pointsFor(health, row.writeShare());
    return HealthyService{ (*fit)->at(row.mainSize()), true, points.size(), busySeconds(points) };
}

std::optional<HealthyService> bySameSize(const DeviceHealth &health, const DiskRow &row)
{
    const auto *points = pointsFor(health, row.writeShare());
    if (!points)
        return std::nullopt;
    // A log without sizes is taken for one of equal requests.
    const double size = row.mainSize();
    const auto smaller = [](const ServicePoint &point, double limit) { return !(point.size >= limit); };
    const auto larger = [](double limit, const ServicePoint &point) { return limit < point.size; };
    const auto first
        = std::isnan(size) ? points->begin() : std::lower_bound(points->begin(), points->end(), size / 2, smaller);
    const auto last = std::isnan(size) ? points->end() : std::upper_bound(first, points->end(), size * 2, larger);
    HealthyService service;
    std::vector<double> busy;
    busy.reserve(static_cast<std::size_t>(last - first));
    for (auto point = first; point != last; ++point) {
        busy.push_back(point->busy);
        service.seconds += point->seconds;
    }
    if (busy.empty())
        return std::nullopt;
    service.rows = busy.size();
    service.busy = median(std::move(busy));
    return service;
}

// The row's own log first: another log of the device may have been taken under other settings.
template <typename Ask>
std::optional<HealthyService> askLogs(const Recording &recording, const DiskSource &own, Ask ask)
{
    if (auto answer = ask(deviceHealth(recording, own)))
        return answer;
    std::optional<HealthyService> best;
    for (const DiskSource *other : diskSources(recording, own.device)) {
        if (other->group == own.group)
            continue;
        const auto answer = ask(deviceHealth(recording, *other));
        if (answer && (!best || answer->rows > best->rows))
            best = answer;
    }
    return best;
}

} // namespace

const DeviceHealth &deviceHealth(const Recording &recording, const DiskSource &source)
{
    return recording.memo<DeviceHealth>(
        "health " + std::to_string(source.group), [&] { return measure(recording, source); });
}

double meanWriteRate(const Recording &recording, const std::string &device)
{
    const DeviceHealth *longest = nullptr;
    for (const DiskSource *source : diskSources(recording, device)) {
        const DeviceHealth &health = deviceHealth(recording, *source);
        if (!longest || health.seconds > longest->seconds)
            longest = &health;
    }
    return longest && longest->seconds > 0 ? longest->writtenBytes / longest->seconds : Absent;
}

std::optional<HealthyService> healthyService(const Recording &recording, const DiskSource &source, const DiskRow &row)
{
    // Rows of the same size say it without a model of the device; the line is for sizes never seen healthy.
    const auto sameSize = askLogs(recording, source, [&](const DeviceHealth &h) { return bySameSize(h, row); });
    if (sameSize && sameSize->rows >= 5)
        return sameSize;
    const auto fitted = askLogs(recording, source, [&](const DeviceHealth &h) { return byFit(h, row); });
    return fitted ? fitted : sameSize;
}

std::optional<double> loadedRate(
    const Recording &recording, const DiskSource &source, const DiskRow &row, model::TimeRange span)
{
    std::vector<double> rates;
    for (const DiskSource *other : diskSources(recording, source.device)) {
        for (const LoadedRow &loaded : deviceHealth(recording, *other).loaded) {
            const bool alike = loaded.size <= row.mainSize() * 2 && loaded.size >= row.mainSize() / 2;
            const bool outside = other->placed != source.placed || !span.contains(loaded.at);
            if (alike && outside)
                rates.push_back(loaded.rate);
        }
    }
    if (rates.size() < 2)
        return std::nullopt;
    return quantile(std::move(rates), 0.9);
}

std::optional<double> healthyCapacity(const Recording &recording, const DiskSource &source, const DiskRow &typical)
{
    double capacity = 0;
    std::vector<double> loaded;
    for (const DiskSource *other : diskSources(recording, source.device)) {
        const DeviceHealth &health = deviceHealth(recording, *other);
        for (const LoadedRow &row : health.loaded)
            loaded.push_back(row.rate);
    }
    if (!loaded.empty())
        capacity = quantile(std::move(loaded), 0.9);
    const auto same = askLogs(recording, source, [&](const DeviceHealth &h) { return bySameSize(h, typical); });
    if (same && same->rows >= 5 && same->seconds >= 0.5)
        capacity = std::max(capacity, typical.size() * 1024 / same->busy * 1000);
    if (!(capacity > 0))
        return std::nullopt;
    return capacity;
}

} // namespace analysis
