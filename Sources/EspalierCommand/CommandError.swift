import EspalierApplications
import EspalierControls
import EspalierNibs
import EspalierPorting
import EspalierRendering
import EspalierScenarios

/// How the command ends, for those who call it.
package enum CommandStatus: Int32, Sendable, CaseIterable {
    /// All well.
    case success = 0
    /// An expectation failed.
    case failure = 1
    /// Wrong usage.
    case usage = 2
    /// The document is wrong, or cannot be read.
    case document = 65
    /// An error inside.
    case inside = 70
    /// The result could not be written.
    case output = 74
}

/// Why the command did not do what it was asked for.
enum CommandError: Error {
    /// The arguments are wrong. `command` is the subcommand, where one is known.
    case usage(String, fix: String, command: Subcommand?)
    /// A step or a view that the scenario does not have.
    case missing(String, message: String, fix: String, status: CommandStatus)
    /// The value of an option is JSON, and wrong.
    case option(String, ScenarioError, command: Subcommand)
    case unreadable(String, StreamError)
    case document(String, ScenarioError)
    case run(String, ScenarioRunError)
    /// A tree as text is wrong.
    case tree(String, HierarchyTextError)
    /// An interface file is wrong.
    case interface(InterfaceError)
    /// A source that is to be ported cannot be read.
    case source(String, PortingError)
    /// An interface file has no view that the arguments ask for.
    case noView(InterfaceImportError)
    /// A font file is wrong, or a folder of them.
    case font(FontFileError)
    /// A file of an application's folder is wrong: its configuration, its baseline.
    case applicationFile(ApplicationFileError)
    case unwritable(String, StreamError)
    case inside(String)
    /// What a thread is told whose results nobody wants any more. Nobody else hears of it.
    case stopped
    /// A signal has ended a batch after its present line. Nobody is told: it ends the process, too.
    case interrupted
}

// All texts and exit statuses of errors.
extension CommandError {
    var status: CommandStatus {
        switch self {
        case .usage, .noView, .option, .applicationFile: .usage
        case .missing(_, message: _, fix: _, let status): status
        case .unreadable, .document, .run, .interface, .font, .tree, .source: .document
        case .unwritable: .output
        case .inside, .stopped, .interrupted: .inside
        }
    }

    static let unreadableFix = "write the path of a file that can be read, or '-' for standard input"

    /// What stands on standard error, with a line break at the end. Nothing for a reader that has gone: it knows.
    ///
    /// - Parameter source: the file that was read last, of which a line is shown.
    func text(_ source: DocumentSource? = nil) -> String {
        switch self {
        case .usage(let message, let fix, let command):
            let help = command.map { "espalier \($0.rawValue) --help" } ?? "espalier --help"
            return "espalier: \(message)\nfix: \(fix)\nSee '\(help)'.\n"
        case .unreadable(let file, let error):
            return "\(file): the file cannot be read: \(error.reason)\nfix: \(Self.unreadableFix)\n"
        case .document(let file, let error):
            return error.rendered(file: file, source: source?.text(of: file)) + "\n"
        case .option(let name, let error, let command):
            return error.rendered(file: name) + "\nSee 'espalier \(command.rawValue) --help'.\n"
        case .run(let file, let error):
            return error.problem.rendered(file: file, source: source?.text(of: file)) + "\n"
        case .missing(let file, let message, let fix, status: _):
            return Self.located(file, nil, message, fix: fix, source)
        case .tree(let file, let error):
            return Self.located(file, error.place, error.message, fix: error.fix, source)
        case .interface(let error):
            return Self.located(error.file, error.place, error.message, fix: error.fix, source)
        case .source(let file, let error):
            let place = TextPlace(line: error.place.line, column: error.place.column)
            return Self.located(file, place, error.message, fix: "mend it: it does not compile", source)
        case .font(let error):
            return "\(error)\n"
        case .applicationFile(let error):
            return Self.located(error.file, error.place, error.message, fix: error.fix, source)
        case .noView(let error):
            return "\(error)\n"
        case .unwritable(_, let error) where error.isBrokenPipe:
            return ""
        case .unwritable(let file, let error):
            return "espalier: the result cannot be written to \(file): \(error.reason)\n"
        case .stopped, .interrupted:
            return ""
        case .inside(let message):
            return "espalier: an error inside the program: \(message)\n"
        }
    }

    /// Where, what, the line if there is a place in the file that was read last, and how to mend it.
    private static func located(
        _ file: String, _ place: TextPlace?, _ message: String, fix: String, _ source: DocumentSource?
    ) -> String {
        let excerpt = DocumentLine.excerpt(of: place, in: source?.text(of: file))
        return "\(file):\(place.map { "\($0):" } ?? "") \(message)\n\(excerpt)fix: \(fix)\n"
    }
}
