import Foundation

/// The samples of one workload at one size.
struct Result {
    var workload: String
    var n: Int
    var unit: String
    var samples: [Double]
    var counters: [(String, Int)] = []

    private var sorted: [Double] { samples.sorted() }
    private var median: Double { sorted[samples.count / 2] }

    var text: String {
        let name = workload.padding(toLength: 26, withPad: " ", startingAt: 0)
        let counted = counters.map { " \($0.0) \($0.1)" }.joined()
        return "\(name) n \(n)  median \(rounded(median)) \(unit)  (min \(rounded(sorted[0])), "
            + "max \(rounded(sorted[samples.count - 1])), \(samples.count) samples)\(counted)"
    }

    var json: String {
        let counted = counters.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ")
        return "{\"workload\": \"\(workload)\", \"n\": \(n), \"median\": \(rounded(median)), "
            + "\"min\": \(rounded(sorted[0])), \"max\": \(rounded(sorted[samples.count - 1])), "
            + "\"unit\": \"\(unit)\", \"samples\": \(samples.count), \"counters\": {\(counted)}}"
    }

    private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}

/// Runs `body` and returns how long it took, in nanoseconds.
func nanoseconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let duration = try clock.measure(body)
    let (seconds, attoseconds) = duration.components
    return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
}

/// Keeps the optimiser from leaving out what computes `value`.
@inline(never)
func keep<Value>(_ value: Value) {}

/// Resident memory of this process in bytes.
func residentBytes() -> Int {
    guard let statm = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let fields = statm.split(separator: " ")
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
}

/// A small generator with a fixed seed, so that every run asks the same.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
