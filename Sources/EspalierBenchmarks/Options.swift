/// What the command line asks for.
struct Options {
    static let help = """
        usage: espalier-benchmarks [--workload NAME] [--n COUNT] [--format text|json]

          --workload NAME  only workloads whose name begins so, for example L1 or B (may be repeated)
          --n COUNT        the number of views, instead of each workload's own sizes (may be repeated)
          --format FORMAT  text (default) or json: one object a line

        example: espalier-benchmarks --workload L1 --n 100000 --format json
        """

    var workloads: [String] = []
    var sizes: [Int]?
    var isText = true
    var showsHelp = false

    init(arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            if option == "--help" {
                showsHelp = true
                continue
            }
            guard ["--workload", "--n", "--format"].contains(option) else {
                throw UsageError(description: "unknown option '\(option)'; see --help")
            }
            guard let value = rest.popFirst() else { throw UsageError(description: "\(option) needs a value") }
            switch option {
            case "--workload": workloads.append(value)
            case "--n":
                guard let n = Int(value), n >= 100 else {
                    throw UsageError(description: "--n takes a whole number from 100, not '\(value)'")
                }
                sizes = (sizes ?? []) + [n]
            default:
                guard value == "text" || value == "json" else {
                    throw UsageError(description: "--format takes text or json, not '\(value)'")
                }
                isText = value == "text"
            }
        }
    }

    func selects(_ workload: Workload) -> Bool {
        workloads.isEmpty || workloads.contains { workload.name.hasPrefix($0) }
    }
}

/// A command line that cannot be understood.
struct UsageError: Error, CustomStringConvertible {
    let description: String
}

/// A workload whose answer is wrong: its time would mean nothing.
struct WrongAnswer: Error, CustomStringConvertible {
    let description: String

    static func check(_ condition: Bool, _ message: @autoclosure () -> String) throws {
        if !condition { throw WrongAnswer(description: message()) }
    }
}
