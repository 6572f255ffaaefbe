import EspalierSupport

/// What the command can do.
enum Subcommand: String, CaseIterable {
    case simulate, batch, `import`

    /// What it reads.
    var inputName: String { self == .import ? "interface file" : "document" }
}

/// The arguments of a subcommand, read.
struct CommandOptions {
    enum Format: String, CaseIterable {
        case text, json
    }

    var format = Format.text
    var views = ScenarioResult.Views.changed
    var maxDepth = ScenarioDocument.Options().maxDepth
    /// Where the result goes; nil for standard output.
    var output: String?
    /// The document; nil or `-` for standard input.
    var file: String?
    /// The view of an interface file that becomes the root, by its id; nil for the first one.
    var view: String?
    /// Whether a scenario may name interface files outside its folder.
    var allowsOutside = false
    var wantsHelp = false

    private enum Option: String, CaseIterable {
        case format = "--format"
        case views = "--views"
        case maxDepth = "--max-depth"
        case view = "--view"
        case allowOutside = "--allow-outside"
        case output = "--output"
        case help = "--help"

        static func known(to command: Subcommand) -> [Option] {
            switch command {
            case .simulate: [.format, .views, .maxDepth, .allowOutside, .output, .help]
            case .batch: [.views, .maxDepth, .allowOutside, .output, .help]
            case .import: [.view, .output, .help]
            }
        }

        var takesValue: Bool { self != .help && self != .allowOutside }

        static let short = ["-o": Option.output, "-h": Option.help]
    }

    /// Reads the arguments that follow the subcommand.
    init(_ arguments: [String], of command: Subcommand) throws(CommandError) {
        var rest = arguments[...]
        var files: [String] = []
        while let argument = rest.popFirst() {
            if argument == "--" {
                files += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                files.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            let known = Option.known(to: command)
            guard let option = Option.short[name] ?? known.first(where: { $0.rawValue == name }) else {
                let names = known.map(\.rawValue) + Option.short.keys.sorted()
                let near = nearestName(to: name, among: known.map(\.rawValue))
                throw .usage(
                    "unknown option \(Quoted.text(name))",
                    fix: near.map { "did you mean '\($0)'?" } ?? "the options are \(names.joined(separator: ", "))",
                    command: command)
            }
            if !option.takesValue {
                guard parts.count == 1 || option == .help else {
                    throw .usage("'\(name)' takes no value", fix: Self.fix(option), command: command)
                }
                if option == .help { wantsHelp = true } else { allowsOutside = true }
                continue
            }
            guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
                throw .usage("'\(name)' needs a value", fix: Self.fix(option), command: command)
            }
            try set(option, value, command)
        }
        if files.count > 1 {
            throw .usage(
                "one \(command.inputName) at a time, but there are \(files.count)", fix: "call it once for each",
                command: command)
        }
        file = files.first
        if file == nil, command != .batch, !wantsHelp {
            throw .usage(
                "'\(command.rawValue)' needs \(command == .import ? "an" : "a") \(command.inputName)",
                fix: "write the path of a file, or '-' for standard input",
                command: command)
        }
    }

    private mutating func set(_ option: Option, _ value: String, _ command: Subcommand) throws(CommandError) {
        func bad(_ words: [String]) -> CommandError {
            let near = nearestName(to: value, among: words)
            return .usage(
                "'\(option.rawValue)' cannot be \(Quoted.text(value))",
                fix: near.map { "did you mean '\($0)'?" } ?? Self.fix(option), command: command)
        }
        switch option {
        case .format:
            guard let format = Format(rawValue: value) else { throw bad(Format.allCases.map(\.rawValue)) }
            self.format = format
        case .views:
            guard let views = ScenarioResult.Views(rawValue: value) else {
                throw bad(ScenarioResult.Views.allCases.map(\.rawValue))
            }
            self.views = views
        case .maxDepth:
            guard let depth = Int(value), depth >= 1 else { throw bad([]) }
            maxDepth = depth
        case .output:
            guard !value.isEmpty else { throw bad([]) }
            output = value == "-" ? nil : value
        case .view:
            guard !value.isEmpty else { throw bad([]) }
            view = value
        case .help, .allowOutside: break
        }
    }

    private static func fix(_ option: Option) -> String {
        switch option {
        case .format: "write '--format text' or '--format json'"
        case .views: "write '--views changed', 'all', 'last' or 'none'"
        case .maxDepth: "write a number from 1, as in '--max-depth 5000'"
        case .output: "write the path of a file, as in '--output result.json'"
        case .view: "write the id of a view, as in '--view iN0-l3-epB'"
        case .help, .allowOutside: "leave the value out"
        }
    }
}
