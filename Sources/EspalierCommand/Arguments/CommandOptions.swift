import EspalierApplications
import EspalierScenarios
import EspalierSupport

/// The arguments of a subcommand, read.
struct CommandOptions {
    enum Format: String {
        case text, json, svg, html, markdown
    }

    /// Whether what goes to the output is a text for people, and no document, page or picture.
    var isForReading: Bool {
        switch command {
        case .render, .inspect, .import, .shrink, .port, .batch, .completions, .manual: false
        default: value(.format) ?? Format.text.rawValue == Format.text.rawValue
        }
    }

    let command: Subcommand
    /// All arguments, as they were given.
    let arguments: [String]
    /// The arguments that are no options.
    private(set) var operands: [String] = []
    /// The scenes that arguments stand for, by the arguments: or why there is none.
    var scenes: [String: Result<SceneInput, CommandError>] = [:]
    /// Whether results are those of several scenes, even if there is but one.
    private(set) var listsScenes = false
    /// What was given for each option: its values one after the other.
    private var given: [CommandOption.Name: [String]] = [:]

    /// Reads the arguments that follow the subcommand.
    init(_ arguments: [String], of command: Subcommand) throws(CommandError) {
        self.command = command
        self.arguments = arguments
        let known = command.options
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                break
            }
            guard argument.hasPrefix("-"), argument != "-" else {
                operands.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            guard let option = known.first(where: { $0.name.rawValue == name || $0.short == name }) else {
                throw unknown(name, known)
            }
            try read(option, as: name, parts.count > 1 ? String(parts[1]) : nil, &rest)
        }
        if !wantsHelp {
            try checkOperands()
            try checkForms()
        }
    }

    /// Refuses a form that is misspelt, which would be the beginning of a file's name, and one without a file.
    private func checkForms() throws(CommandError) {
        guard command == .lint else { return }
        for value in values(.output) {
            guard let mark = value.firstIndex(of: "=") else { continue }
            let (form, file) = (String(value[..<mark]), value[value.index(after: mark)...])
            let isForm = ReportForm(rawValue: form) != nil
            let near = isForm ? nil : nearestName(to: form, among: ReportForm.allCases.map(\.rawValue))
            if isForm, file.isEmpty || file == "-" {
                throw .usage(
                    "'--output' has a form without a file: \(Quoted.text(value))",
                    fix: "write '--output \(form)=FILE', or '--format \(form)' for standard output", command: command)
            }
            if let near {
                throw .usage(
                    "'--output' has no form \(Quoted.text(form))",
                    fix: "did you mean '\(near)=\(PlainText.line(String(file)))'?",
                    command: command)
            }
        }
    }

    /// Puts scenes in place of the interface files among the arguments.
    mutating func replaceOperands(_ operands: [String], areListed: Bool) {
        self.operands = operands
        listsScenes = areListed
    }

    private mutating func read(
        _ option: CommandOption, as name: String, _ attached: String?, _ rest: inout ArraySlice<String>
    ) throws(CommandError) {
        if option.values.isEmpty, attached != nil, option.name != .help {
            throw .usage("'\(name)' takes no value", fix: option.fix, command: command)
        }
        var values: [String] = []
        for (index, kind) in option.values.enumerated() {
            guard let value = index == 0 ? attached ?? rest.popFirst() : rest.popFirst() else {
                let what = option.values.count == 1 ? "a value" : "\(option.values.count) values"
                throw .usage("'\(name)' needs \(what)", fix: option.fix, command: command)
            }
            try check(value, kind, of: option)
            values.append(value)
        }
        if option.values.isEmpty || option.isRepeated {
            given[option.name, default: []] += values
        } else {
            given[option.name] = values
        }
    }

    private func check(_ value: String, _ kind: CommandOption.Value, of option: CommandOption) throws(CommandError) {
        var words: [String] = []
        var wrong: String?
        switch kind {
        case .words(let allowed):
            words = allowed
            if !words.contains(value) { wrong = value }
        case .number(_, let least, let allowed):
            words = allowed
            if !words.contains(value), (Int(value) ?? least - 1) < least { wrong = value }
        case .list(_, let allowed):
            words = allowed
            wrong = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
                .first { !allowed.contains($0) }
        case .file, .folder, .text, .view:
            if value.isEmpty { wrong = value }
        }
        guard let wrong else { return }
        let near = nearestName(to: wrong, among: words)
        throw .usage(
            "'\(option.name.rawValue)' cannot be \(Quoted.text(wrong))",
            fix: near.map { "did you mean '\($0)'?" } ?? option.fix, command: command)
    }

    private func unknown(_ name: String, _ known: [CommandOption]) -> CommandError {
        let names = known.map { ([$0.name.rawValue] + ($0.short.map { [$0] } ?? [])).joined(separator: ", ") }
        let list = names.joined(separator: ", ")
        return .usage(
            "unknown option \(Quoted.text(name))",
            fix: CommandOption.meant(by: name, among: known).map { "did you mean '\($0)'?" }
                ?? "the options are \(list)",
            command: command)
    }

    private func checkOperands() throws(CommandError) {
        let arguments = command.usage.arguments
        for (index, argument) in arguments.enumerated() {
            guard index < operands.count else {
                if argument.isOptional { break }
                let article = "aeiou".contains(argument.what.prefix(1)) ? "an" : "a"
                throw .usage(
                    "'\(command.rawValue)' needs \(article) \(argument.what)", fix: argument.fix, command: command)
            }
            guard case .words(let words) = argument.kind, !words.contains(operands[index]) else { continue }
            let near = nearestName(to: operands[index], among: words)
            throw .usage(
                "\(Quoted.text(operands[index])) is no \(argument.what) that is known",
                fix: near.map { "did you mean '\($0)'?" } ?? argument.fix, command: command)
        }
        if operands.count <= arguments.count || arguments.last?.isRepeated ?? false { return }
        if command == .diff, GitCall(operands) != nil { return }
        if arguments.count == 1, case .file = arguments[0].kind {
            throw .usage(
                "one \(arguments[0].what) at a time, but there are \(operands.count)", fix: "call it once for each",
                command: command)
        }
        let most = arguments.isEmpty ? "no arguments" : "\(arguments.count) arguments at most"
        throw .usage(
            "'\(command.rawValue)' takes \(arguments.count == 1 ? "one argument" : most), "
                + "but there \(operands.count == 1 ? "is" : "are") \(operands.count)",
            fix: "leave out \(Quoted.text(operands[arguments.count]))", command: command)
    }
}

// What was given, and what counts where nothing was.
extension CommandOptions {
    /// The document; nil or `-` for standard input.
    var file: String? { operands.first }
    var wantsHelp: Bool { has(.help) }
    var format: Format { value(.format).flatMap(Format.init) ?? .text }
    var views: ScenarioResult.Views { value(.views).flatMap(ScenarioResult.Views.init) ?? .changed }
    /// Whether a scenario may name interface files outside its folder.
    var allowsOutside: Bool { has(.allowOutside) }
    /// Where the result goes; nil for standard output.
    var output: String? {
        values(.output).last { Self.form($0, of: command) == nil }.flatMap { $0 == "-" ? nil : $0 }
    }
    /// The forms of findings that are written besides, each with its file.
    var outputForms: [(form: ReportForm, file: String)] {
        values(.output).compactMap { Self.form($0, of: command) }
    }

    /// The form and the file of `FORM=FILE`; nil for what is a file alone.
    private static func form(_ value: String, of command: Subcommand) -> (form: ReportForm, file: String)? {
        guard command == .lint, let mark = value.firstIndex(of: "="),
            let form = ReportForm(rawValue: String(value[..<mark]))
        else { return nil }
        return (form, String(value[value.index(after: mark)...]))
    }

    func has(_ option: CommandOption.Name) -> Bool { given[option] != nil }

    func value(_ option: CommandOption.Name) -> String? { given[option]?.last }

    func number(_ option: CommandOption.Name) -> Int? { value(option).flatMap(Int.init) }

    /// Both numbers of an option that takes two.
    func numbers(_ option: CommandOption.Name) -> [Int] { (given[option] ?? []).compactMap(Int.init) }

    /// All values of an option that may come several times, in their order.
    func values(_ option: CommandOption.Name) -> [String] { given[option] ?? [] }

    /// Whether texts are in colour: nil where it depends on what they are written to.
    var color: Bool? {
        switch value(.color) {
        case "always": true
        case "never": false
        default: nil
        }
    }

    /// The words of a list; nil where the option was not given.
    func words(_ option: CommandOption.Name) -> [String]? {
        given[option]?.flatMap { $0.split(separator: ",").map(String.init) }
    }
}
