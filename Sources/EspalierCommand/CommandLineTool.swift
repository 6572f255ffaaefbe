import EspalierControls
import EspalierScenarios
import EspalierSupport
import Foundation

/// The command `espalier`, with everything around it given: tests run it within their own process.
package struct CommandLineTool {
    let input: any ByteInput
    let output: any ByteOutput
    let errors: any ByteOutput & Sendable
    let environment: [String: String]
    let outputIsTerminal: Bool
    let errorsAreTerminal: Bool
    let classes: ScenarioClasses
    let interruption: Interruption
    let program: String
    let source = DocumentSource()

    /// - Parameters:
    ///   - input: standard input.
    ///   - output: standard output.
    ///   - errors: standard error.
    ///   - environment: the variables `NO_COLOR` and `TERM` are looked at.
    ///   - classes: the classes that scenarios may name.
    ///   - interruption: hears of signals that ask the command to end.
    ///   - program: the command itself, for processes of its own.
    package init(
        input: any ByteInput, output: any ByteOutput, errors: any ByteOutput & Sendable,
        environment: [String: String] = [:],
        outputIsTerminal: Bool = false, errorsAreTerminal: Bool = false, classes: ScenarioClasses = ScenarioClasses(),
        interruption: Interruption = Interruption(), program: String = ""
    ) {
        self.input = input
        self.output = output
        self.errors = errors
        self.environment = environment
        self.outputIsTerminal = outputIsTerminal
        self.errorsAreTerminal = errorsAreTerminal
        self.classes = classes
        self.interruption = interruption
        self.program = program
    }

    /// Runs the command, and says how it ended.
    ///
    /// - Parameters:
    ///   - arguments: those after the command's own name.
    ///   - undecodable: the place of one that is not UTF-8, so that no file would be found by it.
    package func run(_ arguments: [String], undecodable: Int? = nil) -> CommandStatus {
        var options: CommandOptions?
        do throws(CommandError) {
            if let undecodable {
                throw .usage(
                    "argument \(undecodable + 1), \(Quoted.text(arguments[undecodable])), is not UTF-8",
                    fix: "give the file a name in UTF-8, or its text to standard input", command: nil)
            }
            return try execute(arguments, &options)
        } catch {
            complain(error, options)
            return error.status
        }
    }

    /// - Parameter options: those of the subcommand, as soon as they are read.
    private func execute(_ arguments: [String], _ options: inout CommandOptions?) throws(CommandError) -> CommandStatus
    {
        guard let first = arguments.first else {
            throw .usage("a subcommand is missing", fix: Self.choice, command: nil)
        }
        switch first {
        case "--help", "-h": return try print(CommandHelp.overview)
        case "--version": return try print(CommandVersion.text)
        case "help":
            let names = arguments.dropFirst().filter { !$0.hasPrefix("-") }
            guard let name = names.first else { return try print(CommandHelp.overview) }
            let command = try subcommand(name)
            if names.count > 1 {
                throw .usage(
                    "'help' takes one subcommand, but there are \(names.count)",
                    fix: "leave out \(Quoted.text(names[1]))", command: nil)
            }
            return try print(CommandHelp.text(command))
        case LineProcess.word: return try lines(CommandOptions(Array(arguments.dropFirst()), of: .batch))
        default: break
        }
        let read = try CommandOptions(Array(arguments.dropFirst()), of: subcommand(first))
        options = read
        return read.wantsHelp ? try print(CommandHelp.text(read.command)) : try perform(read)
    }

    private static let choice = "write one of \(Subcommand.allCases.map(\.rawValue).joined(separator: ", "))"

    private func subcommand(_ name: String) throws(CommandError) -> Subcommand {
        if let command = Subcommand(rawValue: name) { return command }
        let isOption = name.hasPrefix("-")
        if !isOption, name.contains(where: { $0 == "." || $0 == "/" }) {
            throw .usage(
                "a subcommand is missing before \(Quoted.text(name))",
                fix: "write one, as in 'espalier simulate \(PlainText.line(name))'", command: nil)
        }
        let known = isOption ? ["--help", "--version"] : Subcommand.allCases.map(\.rawValue) + ["help"]
        let near = ["-v", "-V"].contains(name) ? "--version" : nearestName(to: name, among: known)
        throw .usage(
            "unknown \(isOption ? "option" : "subcommand") \(Quoted.text(name))",
            fix: near.map { "did you mean '\($0)'?" } ?? Self.choice, command: nil)
    }

    private func perform(_ given: CommandOptions) throws(CommandError) -> CommandStatus {
        let options = try takingScenes(given)
        try checkTextEnding(options)
        switch options.command {
        case .simulate: return try simulate(options)
        case .batch: return try batch(options)
        case .import: return try importInterface(options)
        case .tree: return try tree(options)
        case .query: return try query(options)
        case .diff: return try diff(options)
        case .render: return try render(options)
        case .inspect: return try inspect(options)
        case .explain: return try explain(options)
        case .lint: return try isAboutApplication(options) ? lintApplication(options) : lint(options)
        case .devices: return try devices(options)
        case .kinds: return try kinds(options)
        case .replay: return try replay(options)
        case .bisect: return try bisect(options)
        case .shrink: return try shrink(options)
        case .port: return try port(options)
        case .completions: return try write(options.file.flatMap(Shell.init)?.completions ?? "", options)
        case .manual: return try write(ManualPage.roff, options)
        }
    }

    private func print(_ text: String) throws(CommandError) -> CommandStatus {
        let buffer = OutputBuffer("standard output", to: output)
        try buffer.write(Array(text.utf8))
        try buffer.finish()
        return .success
    }

    /// Writes to standard error. Where that is closed, there is nobody to tell.
    func complain(_ text: String, _ style: TextStyle = TextStyle(isColored: false)) {
        if !text.isEmpty { try? errors.write(style.bytes(text)) }
    }

    /// Tells an error, in colour where somebody sees it.
    func complain(_ error: CommandError, _ options: CommandOptions?) {
        let isColored = options?.color ?? (errorsAreTerminal && allowsColor)
        let style = TextStyle(isColored: isColored)
        complain(style.message(error.text(source)), style)
    }

    /// How texts are set: in colour where a person sees them, and has not said no.
    func style(_ options: CommandOptions) -> TextStyle {
        TextStyle(isColored: options.color ?? (outputIsTerminal && options.output == nil && allowsColor))
    }

    private var allowsColor: Bool { (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb" }

    /// How far a run has come, for a person who waits for it and does not see the result meanwhile.
    func progress(_ options: CommandOptions) -> ProgressLine {
        let isShown = errorsAreTerminal && !(outputIsTerminal && options.output == nil)
        let errors = errors
        let show: @Sendable (String) -> Void = { text in try? errors.write(Array(text.utf8)) }
        return ProgressLine(show: isShown ? show : nil)
    }
}

// Input and output of the subcommands.
extension CommandLineTool {
    /// What messages call an input.
    func name(of file: String?) -> String {
        guard let file, file != "-" else { return "standard input" }
        return PlainText.line(file)
    }

    func openInput(_ file: String?) throws -> any ByteInput {
        guard let file, file != "-" else { return input }
        return try FileStream(reading: file)
    }

    func outputBuffer(
        _ options: CommandOptions, holding content: OutputBuffer.Content = .document
    ) -> OutputBuffer {
        guard let file = options.output else { return OutputBuffer("standard output", content, to: output) }
        return OutputBuffer(PlainText.line(file), content) { try ReplacingFile(file, interruption) }
    }

    /// Writes a whole result.
    func write(
        _ bytes: some Sequence<UInt8>, _ options: CommandOptions, status: CommandStatus = .success
    ) throws(CommandError) -> CommandStatus {
        let buffer = outputBuffer(options)
        try buffer.write(Array(bytes))
        try buffer.finish()
        return status
    }

    func write(
        _ text: String, _ options: CommandOptions, status: CommandStatus = .success
    ) throws(CommandError) -> CommandStatus {
        try write(outgoing(text, options), options, status: status)
    }

    /// A result as it goes out.
    func outgoing(_ text: String, _ options: CommandOptions) -> [UInt8] {
        options.isForReading ? style(options).bytes(text) : Array(text.utf8)
    }

    /// Does what reads, and names the file in errors.
    func reading<Value>(_ file: String?, _ body: () throws -> Value) throws(CommandError) -> Value {
        do {
            return try body()
        } catch let error as StreamError {
            throw .unreadable(name(of: file), error)
        } catch let error as CommandError {
            throw error
        } catch {
            throw .inside("\(error)")
        }
    }
}

// Scenario documents.
extension CommandLineTool {
    func documentOptions(_ options: CommandOptions) -> ScenarioDocument.Options {
        var result = options.scenarioLimits
        result.knownClasses = classes.names
        return result
    }

    /// Reads the document of a file, or makes that of a scene.
    func document(_ file: String?, _ options: CommandOptions) throws(CommandError) -> ScenarioDocument {
        if let scene = try options.scene(file) { return try scene.document(classes) }
        return try document(bytes(of: file, options), of: file, options)
    }

    func document(
        _ bytes: [UInt8], of file: String?, _ options: CommandOptions
    ) throws(CommandError) -> ScenarioDocument {
        let name = name(of: file)
        source.note(bytes, of: name)
        // Of a text that is too large only the beginning is here, and its size is what is wrong.
        let limits = documentOptions(options)
        if bytes.count <= limits.maxBytes, Self.firstLetter(of: bytes) == UInt8(ascii: "<") {
            throw .missing(
                name, message: "it is XML, and no scenario document",
                fix: "make a document of an interface file: 'espalier import \(name == "standard input" ? "-" : name)'",
                status: .document)
        }
        do {
            var document = try ScenarioDocument(json: bytes, options: limits)
            // What programs read, and pages, are the same wherever the document lies.
            if options.format != .json, options.command != .inspect { document.name = name }
            return document
        } catch {
            throw .document(name, error)
        }
    }

    /// The first byte of a text that is no white space, by which JSON and XML are told apart.
    static func firstLetter(of bytes: [UInt8]) -> UInt8? {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        return bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0).first { !(9...13).contains($0) && $0 != 32 }
    }

    /// What messages call the file in which the places of a document are: of a scene its interface file.
    func sourceName(of file: String?, _ options: CommandOptions) throws(CommandError) -> String {
        name(of: try options.scene(file)?.file ?? file)
    }

    /// The font files of the options, and those of the application that a scene is of.
    func fonts(_ options: CommandOptions, for file: String?) throws(CommandError) -> FontBook {
        try fonts(try fonts(options), for: file, options)
    }

    /// Font files, and those of the application that a scene is of.
    func fonts(_ fonts: FontBook, for file: String?, _ options: CommandOptions) throws(CommandError) -> FontBook {
        guard let own = try options.scene(file)?.application.fonts, !own.isEmpty else { return fonts }
        var all = fonts
        do {
            for file in own.files { try all.add(file) }
        } catch {
            throw .font(error)
        }
        return all
    }

    /// The font files of the options, in their order: files first.
    func fonts(_ options: CommandOptions) throws(CommandError) -> FontBook {
        var fonts = FontBook()
        do {
            for path in options.values(.font) { try fonts.add(FontFile(contentsOf: URL(filePath: path))) }
            for path in options.values(.fonts) { try fonts.add(folder: URL(filePath: path)) }
        } catch {
            throw .font(error)
        }
        return fonts
    }

    /// Paths of interface files begin in the document's folder.
    func nibs(_ file: String?, _ options: CommandOptions) -> ScenarioNibs {
        var nibs = ScenarioNibs()
        nibs.allowsOutside = options.allowsOutside
        nibs.limits = options.rootLimits
        if let file, file != "-", let slash = file.lastIndex(of: "/") {
            nibs.folder = slash == file.startIndex ? "/" : String(file[..<slash])
        }
        return nibs
    }
}
