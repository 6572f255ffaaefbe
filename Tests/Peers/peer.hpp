// What the peers in C++ share: the shape of the tree, the clock, the check of an answer, and the line of a result,
// which is that of `espalier-benchmarks --format json`, so that results of a name belong together.
//
//     PEER --list COUNT                          the workloads, each with the number of nodes it takes of COUNT
//     PEER --workload NAME… --n COUNT            runs them and prints one result a line
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

namespace peer {

/// T(n): node i is the next child of node (i - 1) / 10; tags repeat from 0 to 999.
inline size_t parentOf(size_t index) { return (index - 1) / 10; }
inline int tagOf(size_t index) { return static_cast<int>(index % 1000); }

/// The tag that queries ask for, and how many nodes below the root have it.
constexpr int wanted = 7;
inline size_t wantedCount(size_t n) { return (n - 1 - wanted) / 1000 + 1; }

/// A run has several rounds, so a round needs few samples.
inline int sampleCount(size_t n) { return n >= 100000 ? 3 : 9; }

template <class Body> double nanoseconds(Body body) {
    auto start = std::chrono::steady_clock::now();
    body();
    return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
}

/// Ends the process where an answer is wrong: its time would mean nothing.
inline void check(bool condition, const char *message) {
    if (condition) return;
    std::fprintf(stderr, "wrong answer: %s\n", message);
    std::exit(1);
}

/// Keeps the optimiser from leaving out what computes a value, and from moving it elsewhere.
template <class Value> void keep(const Value &value) { asm volatile("" : : "g"(&value) : "memory"); }

/// Fixed numbers, so that every run asks the same.
class Random {
public:
    explicit Random(uint64_t seed) : state(seed) {}
    size_t below(size_t bound) {
        state += 0x9E3779B97F4A7C15;
        uint64_t z = state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
        return static_cast<size_t>((z ^ (z >> 31)) % bound);
    }

private:
    uint64_t state;
};

inline void report(const char *workload, const char *variant, size_t n, const char *unit, std::vector<double> samples) {
    std::sort(samples.begin(), samples.end());
    size_t count = samples.size();
    double median = (samples[(count - 1) / 2] + samples[count / 2]) / 2;
    std::printf("{\"workload\": \"%s\", \"n\": %zu, \"variant\": \"%s\", "
                "\"median\": %.3f, \"min\": %.3f, \"max\": %.3f, \"unit\": \"%s\", \"samples\": %zu}\n",
                workload, n, variant, median, samples.front(), samples.back(), unit, count);
    std::fflush(stdout);
}

/// `rounds` calls of a body that takes the number of the call, several times; nanoseconds a call.
template <class Body> std::vector<double> sampled(int rounds, Body body) {
    std::vector<double> samples;
    for (int sample = 0; sample < 7; sample++) {
        double time = nanoseconds([&] {
            for (int round = 0; round < rounds; round++) body(round);
        });
        samples.push_back(time / rounds);
    }
    return samples;
}

inline std::vector<double> scaled(std::vector<double> samples, double factor) {
    for (double &sample : samples) sample *= factor;
    return samples;
}

struct Workload {
    /// What its results are of; one that measures two has both, with a space between.
    std::string names;
    std::function<void(size_t)> run;
};

/// Does what the command line says. `most` is the number of nodes that a peer is not asked to exceed.
inline int run(int count, char **arguments, const std::vector<Workload> &workloads, size_t most = SIZE_MAX) {
    std::vector<std::string> asked;
    size_t n = 100000;
    bool lists = false;
    for (int index = 1; index + 1 < count; index += 2) {
        std::string option = arguments[index];
        if (option == "--workload") asked.push_back(arguments[index + 1]);
        if (option == "--n" || option == "--list") n = std::strtoull(arguments[index + 1], nullptr, 10);
        lists = lists || option == "--list";
    }
    for (const Workload &workload : workloads) {
        std::string padded = " " + workload.names + " ";
        if (lists) {
            std::string name;
            for (char character : workload.names + " ") {
                if (character != ' ') { name += character; continue; }
                std::printf("%s %zu\n", name.c_str(), std::min(n, most));
                name.clear();
            }
        } else if (std::any_of(asked.begin(), asked.end(), [&](const std::string &name) {
                       return padded.find(" " + name + " ") != std::string::npos;
                   })) {
            workload.run(n);
        }
    }
    return 0;
}

} // namespace peer
