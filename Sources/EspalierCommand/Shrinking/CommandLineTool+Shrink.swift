import EspalierRendering
import EspalierScenarios
import EspalierSupport
import Foundation

extension CommandLineTool {
    /// Makes the smallest document that still shows a fault.
    func shrink(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let name = name(of: options.file)
        let condition = try ShrinkCondition(options, interruption)
        let fonts = try fonts(options, for: options.file)
        var document = try document(options.file, options)
        if let size = try size(options) { document = document.withRoot(of: size) }
        let nibs = nibs(options.file, options)
        let progress = progress(options)
        defer { progress.end() }
        let sign = condition.fault.flatMap {
            FaultSign($0, of: document, classes: classes, nibs: nibs, fonts: fonts)
        }
        let shrinking = try document.shrunk(
            classes: classes, limit: options.number(.maxRuns) ?? .max,
            progress: { progress.tell("\($0.asked) looked at, \($0.parts) of \($0.partsAtFirst) values left   ") },
            while: { (document) throws(CommandError) in
                switch condition {
                case .fault: sign?.isShown(by: document, classes: classes, nibs: nibs, fonts: fonts) ?? false
                case .command(let shell, let sign): try sign.isShown(by: shell.run(document), shell.output)
                }
            })
        progress.end()
        guard let shrinking else {
            throw .missing(
                name, message: "the document does not show \(Quoted.text(condition.text))",
                fix: "write what it shows, or give the options that it is run with", status: .failure)
        }
        if let file = options.value(.swift), let fault = condition.fault {
            try write(shrinking.document.swiftTest(showing: fault), to: file)
        }
        if !shrinking.isMinimal {
            let count = "\(shrinking.asked) \(shrinking.asked == 1 ? "document" : "documents")"
            complain("\(name): ended by --max-runs after \(count); a smaller one may be left\n")
        }
        return try write(JSONText.folded(Array(shrinking.document.json().utf8)) + [UInt8(ascii: "\n")], options)
    }
}

extension CommandLineTool {
    /// The size of the root that is asked for.
    private func size(_ options: CommandOptions) throws(CommandError) -> CGSize? {
        guard let text = options.value(.size) else { return nil }
        let sizes: [CGSize]
        do {
            sizes = try LintOptions.sizes(text)
        } catch {
            throw .usage(error.message, fix: error.fix, command: .shrink)
        }
        if sizes.count == 1 { return sizes[0] }
        throw .usage(
            "one size at a time, but there are \(sizes.count)", fix: "call it once for each", command: .shrink)
    }
}

/// What a document must still show.
enum ShrinkCondition {
    case fault(ScenarioFault)
    case command(ShellCommand, CommandSign)

    init(_ options: CommandOptions, _ interruption: Interruption) throws(CommandError) {
        let text = options.value(.condition)
        if let program = options.value(.program) {
            guard let sign = CommandSign(text ?? "fails") else {
                throw .usage(
                    "a command cannot show \(Quoted.text(text ?? ""))",
                    fix: "write fails, crash, hang, status:N or output:TEXT, or leave out '--command'", command: .shrink
                )
            }
            if options.has(.swift) {
                throw .usage(
                    "'--swift' writes a test of the library, which cannot show what only a command shows",
                    fix: "leave out '--swift'", command: .shrink)
            }
            let shell = ShellCommand(
                program, timeout: options.number(.timeout), of: .shrink, keepsOutput: sign.readsOutput, interruption)
            self = .command(shell, sign)
            return
        }
        guard let text else {
            throw .usage(
                "'shrink' needs what the document shows",
                fix: "write '--while CONDITION' or '--command CMD', as in '--while conflict'", command: .shrink)
        }
        if CommandSign(text) != nil {
            throw .usage(
                "\(Quoted.text(text)) is what a command shows, but there is none",
                fix: "write the command behind '--command'", command: .shrink)
        }
        do throws(LintOptionError) {
            self = .fault(try ScenarioFault(text))
        } catch {
            throw .usage(error.message, fix: error.fix, command: .shrink)
        }
    }

    /// Nil for what only a command shows.
    var fault: ScenarioFault? { if case .fault(let fault) = self { fault } else { nil } }

    var text: String {
        switch self {
        case .fault(let fault): fault.text
        case .command(_, let sign): sign.text
        }
    }
}

/// What a command shows of a document.
enum CommandSign: Equatable {
    case fails, crash, hang
    case status(Int32)
    case output(String)

    init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], parts.count > 1 ? parts[1] : nil) {
        case ("fails", nil): self = .fails
        case ("crash", nil): self = .crash
        case ("hang", nil): self = .hang
        case ("status", let number?):
            guard let status = Int32(number), (0...255).contains(status) else { return nil }
            self = .status(status)
        case ("output", let text?) where !text.isEmpty: self = .output(text)
        default: return nil
        }
    }

    var text: String {
        switch self {
        case .fails: "fails"
        case .crash: "crash"
        case .hang: "hang"
        case .status(let status): "status:\(status)"
        case .output(let text): "output:\(text)"
        }
    }

    var readsOutput: Bool { if case .output = self { true } else { false } }

    func isShown(by outcome: ShellCommand.Outcome, _ output: String) -> Bool {
        switch self {
        case .fails: outcome == .crashed || ![.exited(0), .exited(125), .timedOut].contains(outcome)
        case .crash: outcome == .crashed
        case .hang: outcome == .timedOut
        case .status(let status): outcome == .exited(status)
        case .output(let text): outcome != .timedOut && output.contains(text)
        }
    }
}
