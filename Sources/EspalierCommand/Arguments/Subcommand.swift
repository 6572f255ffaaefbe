/// What the command can do. The table of usages has an entry for each.
package enum Subcommand: String, CaseIterable, Sendable {
    case simulate, batch, `import`, tree, query, diff, render, inspect, explain, lint, replay, bisect, shrink,
        port, devices, kinds, completions, manual
}

/// How a subcommand is called: what parsing, `--help`, completions and the manual are made from.
struct CommandUsage: Sendable {
    /// What it does, on one line.
    var summary: String
    /// What it does, as paragraphs.
    var about: [String]
    var arguments: [CommandArgument] = []
    /// All options but `--color` and `--help`, which each subcommand has.
    var options: [CommandOption] = []
    var examples: [String]
    /// What its exit statuses mean; those of every subcommand are left out.
    var statuses: [(status: CommandStatus, meaning: String)] = []
}

/// An argument that is no option.
struct CommandArgument: Sendable {
    enum Kind: Sendable {
        case file
        case words([String])
        /// The name or the path of a view of the document.
        case view
    }

    /// As in `FILE`.
    var placeholder: String
    var kind: Kind
    /// What it is, in messages: `document`.
    var what: String
    /// What it may be, as a sentence.
    var about: String
    var isOptional = false
    /// Whether there may be several, all of them behind the arguments before.
    var isRepeated = false
    /// What to do where it is missing or wrong.
    var fix = "write the path of a file, or '-' for standard input"

    /// As it stands in a usage line.
    var synopsis: String {
        let name = if case .words(let words) = kind { words.joined(separator: "|") } else { placeholder }
        let list = isRepeated ? "\(name)..." : name
        return isOptional ? "[\(list)]" : list
    }
}

/// An option of a subcommand.
struct CommandOption: Sendable {
    enum Name: String, CaseIterable, Sendable {
        case format = "--format"
        case views = "--views"
        case step = "--step"
        case steps = "--steps"
        case ids = "--ids"
        case attribute = "--attribute"
        case sizes = "--sizes"
        case widths = "--widths"
        case heights = "--heights"
        case textSizes = "--text-sizes"
        case direction = "--direction"
        case lengthen = "--lengthen"
        case page = "--html"
        case without = "--without"
        case nudge = "--nudge"
        case breaking = "--break"
        case view = "--view"
        case asRules = "--as-rules"
        case contentSizes = "--content-sizes"
        case canvas = "--canvas"
        case pretty = "--pretty"
        case jobs = "--jobs"
        case isolate = "--isolate"
        case to = "--to"
        case tree = "--tree"
        case expect = "--expect"
        case query = "--query"
        case equals = "--equals"
        case contains = "--contains"
        case program = "--command"
        case timeout = "--timeout"
        case condition = "--while"
        case size = "--size"
        case swift = "--swift"
        case maxRuns = "--max-runs"
        case shrinks = "--shrink"
        case maxDepth = "--max-depth"
        case maxViews = "--max-views"
        case maxSteps = "--max-steps"
        case maxRuleLength = "--max-rule-length"
        case maxElements = "--max-elements"
        case maxBytes = "--max-bytes"
        case maxOutput = "--max-output"
        case allowOutside = "--allow-outside"
        case font = "--font"
        case fonts = "--fonts"
        case output = "--output"
        case from = "--from"
        case group = "--group"
        case by = "--by"
        case select = "--select"
        case recursive = "--recursive"
        case with = "--with"
        case devices = "--devices"
        case orientations = "--orientations"
        case languages = "--languages"
        case appearance = "--appearance"
        case look = "--look"
        case crop = "--crop"
        case withoutNames = "--without-names"
        case deviceFrame = "--device-frame"
        case includeDesigned = "--include-designed"
        case only = "--only"
        case strict = "--strict"
        case exitZero = "--exit-zero"
        case quiet = "--quiet"
        case statistics = "--statistics"
        case configuration = "--config"
        case noConfiguration = "--no-config"
        case printConfiguration = "--print-config"
        case baseline = "--baseline"
        case writeBaseline = "--write-baseline"
        case since = "--since"
        case watch = "--watch"
        case classes = "--classes"
        case forceExclude = "--force-exclude"
        case color = "--color"
        case help = "--help"
    }

    /// What stands behind an option.
    enum Value: Sendable {
        /// One of these words.
        case words([String])
        /// A whole number from the least on, or one of the words.
        case number(String, least: Int, words: [String] = [])
        /// Words of a list, with commas between them.
        case list(String, words: [String])
        case file(String)
        case folder(String)
        case text(String, what: String)
        /// The name or the path of a view of the document.
        case view(String)

        /// As in `FILE`.
        var placeholder: String {
            switch self {
            case .words(let words): words.joined(separator: "|")
            case .number(let name, least: _, words: _), .list(let name, words: _), .file(let name),
                .folder(let name), .text(let name, what: _), .view(let name):
                name
            }
        }
    }

    var name: Name
    /// As in `-o`.
    var short: String?
    /// What stands behind it; nothing for a switch.
    var values: [Value] = []
    /// Whether it may come several times, and all count.
    var isRepeated = false
    /// What it does, for the column beside it.
    var about: String
    /// How it may be written, for messages.
    var example = ""
    /// Whether it says how large a document may be: help lists these by themselves.
    var isLimit = false

    /// As it stands in a list of options: `-o, --output FILE`.
    var synopsis: String {
        let names = (short.map { [$0] } ?? []) + [name.rawValue]
        return ([names.joined(separator: ", ")] + values.map(\.placeholder)).joined(separator: " ")
    }

    /// What to do about a value that is missing or wrong.
    var fix: String {
        switch values.first {
        case nil: return "leave the value out"
        case .words(let words):
            let others = words.dropFirst().map { "'\($0)'" }
            guard let last = others.last else { return "write '\(name.rawValue) \(words[0])'" }
            let list = (["'\(name.rawValue) \(words[0])'"] + others.dropLast()).joined(separator: ", ")
            return "write \(list) or \(last)"
        case .number(_, let least, let words):
            let other = words.isEmpty ? "" : " or '\(words.joined(separator: "', '"))'"
            let what = values.count > 1 ? "\(values.count) numbers" : "a number"
            return "write \(what) from \(least)\(other), as in '\(example)'"
        case .list(_, let words):
            return "write one or more of \(words.joined(separator: ", ")), as in '\(example)'"
        case .file: return "write the path of a file, as in '\(example)'"
        case .folder: return "write the path of a folder, as in '\(example)'"
        case .text(_, let what): return "write \(what), as in '\(example)'"
        case .view: return "write the name of a view, or its path, as in '\(example)'"
        }
    }
}
