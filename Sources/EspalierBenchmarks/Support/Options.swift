/// What the command line asks for.
struct Options {
    static let help = """
        usage: espalier-benchmarks [--workload NAME] [--n COUNT] [--format FORMAT] [--compare FILE]

          --workload NAME  only what begins so, for example B, L1, "L1 T" or "cliffs depth" (may be repeated)
          --n COUNT        the number of views, instead of each workload's own sizes (may be repeated)
          --format FORMAT  text (default); json: one object a line; or markdown: tables, written at the end
          --compare FILE   an earlier result in json: says beside each median how many times the earlier one it is,
                           and at the end what got slower by more than the noise of 1.8; the exit status stays 0

        example: espalier-benchmarks --workload L1 --n 100000 --format json
        """

    var workloads: [String] = []
    var sizes: [Int]?
    var format = Format.text
    var showsHelp = false
    enum Format: String {
        case text, json, markdown
    }

    /// The path of the earlier result.
    var compared: String?

    init(arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            if option == "--help" {
                showsHelp = true
                continue
            }
            guard ["--workload", "--n", "--format", "--compare"].contains(option) else {
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
            case "--compare": compared = value
            default:
                guard let format = Format(rawValue: value) else {
                    throw UsageError(description: "--format takes text, json or markdown, not '\(value)'")
                }
                self.format = format
            }
        }
    }

    /// Whether a workload is asked for whose results are of this name, as `L1`.
    func selects(_ id: String) -> Bool {
        workloads.isEmpty || workloads.contains { id.hasPrefix($0) || $0.hasPrefix(id + " ") }
    }

    func selects(_ result: Result) -> Bool {
        workloads.isEmpty || workloads.contains { "\(result.workload) \(result.variant)".hasPrefix($0) }
    }
}

/// A command line that cannot be understood, or a file that it names and that cannot be read.
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
