import Foundation

extension Workload {
    static let simulations = [Workload(ids: ["S1"], sizes: [10_000], run: simulate)]

    /// S1: `espalier simulate` as a process of its own, on a scenario of `n` views and `n / 10` steps.
    ///
    /// The program stands beside this one; where it has not been built, that is said and the workload left out.
    private static func simulate(_ n: Int) throws -> [Result] {
        let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let program = own.deletingLastPathComponent().appendingPathComponent("espalier")
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            let text = "espalier-benchmarks: S1 is left out: \(program.path) has not been built\n"
            FileHandle.standardError.write(Data(text.utf8))
            return []
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-\(UUID().uuidString).json")
        try Data(scenario(views: n, steps: n / 10).utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var results: [Result] = []
        for format in ["text", "json"] {
            var samples: [Double] = []
            var bytes = 0
            for _ in 0..<5 {
                var status: Int32 = -1
                let time = try nanoseconds {
                    (status, bytes) = try run(program, ["simulate", file.path, "--format", format])
                }
                samples.append(time / 1e6)
                // 0 says that each expectation of the scenario holds.
                try WrongAnswer.check(status == 0, "\(program.path) ended with \(status)")
            }
            results.append(
                Result(
                    workload: "S1", variant: format, n: n, unit: "ms", samples: samples,
                    counters: [("steps", n / 10), ("bytesWritten", bytes)]))
        }
        return results
    }

    /// Runs a program to its end: its exit status, and how many bytes it wrote.
    private static func run(_ program: URL, _ arguments: [String]) throws -> (Int32, Int) {
        let process = Process()
        let output = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = output
        try process.run()
        var bytes = 0
        while true {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { break }
            bytes += data.count
        }
        process.waitUntilExit()
        return (process.terminationStatus, bytes)
    }

    /// T(n) with the rules of L1, and steps that take turns: a rule, a value, a question, a view that comes, one that
    /// goes, an expectation.
    private static func scenario(views n: Int, steps: Int) -> String {
        var text = "{\"espalier\": 1, \"root\": "
        // Views are written in depth-first order, with what stands behind each of them on a stack.
        var open: [(view: Int, next: Int)] = []
        func begin(_ view: Int) {
            text += "{\"name\": \"v\(view)\", \"tag\": \(view % 1000)"
            if view == 0 {
                text += ", \"frame\": [0, 0, 1000, 100000]"
            } else if (view - 1) % 10 == 0 {
                text += ", \"rules\": [\"ll = rr = 2, h = 8%\", \"tt = 2\"]"
            } else {
                text += ", \"rules\": [\"ll = rr = 2, h = 8%\", [\"tt = %bt + 1\", \"v\(view - 1)\"]]"
            }
            open.append((view, view * 10 + 1))
        }
        begin(0)
        while let (view, next) = open.last {
            if next < min(n, view * 10 + 11) {
                text += next == view * 10 + 1 ? ", \"subviews\": [" : ", "
                open[open.count - 1].next += 1
                begin(next)
            } else {
                text += next > view * 10 + 1 ? "]}" : "}"
                open.removeLast()
            }
        }
        let verbs = (0..<steps).map { step in
            let view = 2 + (step * 7919) % (n - 2)
            switch step % 6 {
            case 0: return "{\"rule\": \"h = \(10 + step % 7)\", \"on\": \"v\(view)\"}"
            case 1: return "{\"set\": \"v\(view)\", \"keyPath\": \"tag\", \"value\": 7}"
            case 2:
                return "{\"query\": \"q\(step)\", \"from\": \"/\", \"group\": \"descendants\", \"by\": {\"tag\": [7]}}"
            case 3: return "{\"add\": {\"name\": \"new\", \"tag\": 7}, \"to\": \"v\(view)\"}"
            case 4: return "{\"remove\": \"new\"}"
            default: return "{\"expect\": \"v1\", \"frame\": [2, 2, 996, 8000]}"
            }
        }
        // `v1` is left as the rules of L1 have it.
        return text + ", \"steps\": [\n" + verbs.joined(separator: ",\n") + "]}"
    }
}
