import EspalierSupport
import Foundation

/// The command `espalier`, with everything around it given: tests run it within their own process.
package struct CommandLineTool {
    let input: any ByteInput
    let output: any ByteOutput
    let errors: any ByteOutput
    let environment: [String: String]
    let outputIsTerminal: Bool
    let errorsAreTerminal: Bool
    let classes: ScenarioClasses

    /// - Parameters:
    ///   - input: standard input.
    ///   - output: standard output.
    ///   - errors: standard error.
    ///   - environment: the variables `NO_COLOR` and `TERM` are looked at.
    ///   - classes: the classes that scenarios may name.
    package init(
        input: any ByteInput, output: any ByteOutput, errors: any ByteOutput, environment: [String: String] = [:],
        outputIsTerminal: Bool = false, errorsAreTerminal: Bool = false, classes: ScenarioClasses = ScenarioClasses()
    ) {
        self.input = input
        self.output = output
        self.errors = errors
        self.environment = environment
        self.outputIsTerminal = outputIsTerminal
        self.errorsAreTerminal = errorsAreTerminal
        self.classes = classes
    }

    /// Runs the command, and says how it ended.
    ///
    /// - Parameter arguments: those after the command's own name.
    package func run(_ arguments: [String]) -> CommandStatus {
        do {
            return try execute(arguments)
        } catch {
            complain(error.text)
            return error.status
        }
    }

    private func execute(_ arguments: [String]) throws(CommandError) -> CommandStatus {
        let names = Subcommand.allCases.map(\.rawValue)
        guard let first = arguments.first else {
            throw .usage("a subcommand is missing", fix: "write \(names.joined(separator: " or "))", command: nil)
        }
        switch first {
        case "--help", "-h": return try print(CommandHelp.overview)
        case "--version": return try print(CommandHelp.version)
        default: break
        }
        guard let command = Subcommand(rawValue: first) else {
            let isOption = first.hasPrefix("-")
            let near = nearestName(to: first, among: isOption ? ["--help", "--version"] : names)
            throw .usage(
                "unknown \(isOption ? "option" : "subcommand") \(Quoted.text(first))",
                fix: near.map { "did you mean '\($0)'?" } ?? "write \(names.joined(separator: " or "))", command: nil)
        }
        let options = try CommandOptions(Array(arguments.dropFirst()), of: command)
        if options.wantsHelp { return try print(CommandHelp.text(command)) }
        switch command {
        case .simulate: return try simulate(options)
        case .batch: return try batch(options)
        case .import: return try importInterface(options)
        }
    }

    private func print(_ text: String) throws(CommandError) -> CommandStatus {
        let buffer = OutputBuffer("standard output") { output }
        try buffer.write(Array(text.utf8))
        try buffer.finish()
        return .success
    }

    /// Writes to standard error. Where that is closed, there is nobody to tell.
    func complain(_ text: String) {
        if !text.isEmpty { try? errors.write(Array(text.utf8)) }
    }

    /// What may be written in colour: what a person sees, and has not said no to.
    func usesColor(_ options: CommandOptions) -> Bool {
        outputIsTerminal && options.output == nil && (environment["NO_COLOR"] ?? "").isEmpty
            && environment["TERM"] != "dumb"
    }
}

// Input and output of the subcommands.
extension CommandLineTool {
    /// What messages call the input.
    func inputName(_ options: CommandOptions) -> String {
        guard let file = options.file, file != "-" else { return "standard input" }
        return file
    }

    func openInput(_ options: CommandOptions) throws -> any ByteInput {
        guard let file = options.file, file != "-" else { return input }
        return try FileStream(reading: file)
    }

    func outputBuffer(_ options: CommandOptions) -> OutputBuffer {
        guard let file = options.output else { return OutputBuffer("standard output") { output } }
        return OutputBuffer(file) { try FileStream(writing: file) }
    }

    /// Does what reads, and names the file in errors.
    func reading<Value>(_ options: CommandOptions, _ body: () throws -> Value) throws(CommandError) -> Value {
        do {
            return try body()
        } catch let error as StreamError {
            throw .unreadable(inputName(options), error)
        } catch let error as CommandError {
            throw error
        } catch {
            throw .inside("\(error)")
        }
    }

    func documentOptions(_ options: CommandOptions) -> ScenarioDocument.Options {
        var result = ScenarioDocument.Options()
        result.maxDepth = options.maxDepth
        result.knownClasses = classes.names
        return result
    }
}
