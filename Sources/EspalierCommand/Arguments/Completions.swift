/// A shell that the command can be completed in.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    /// What may stand in place of a subcommand.
    static let others = ["help", "--help", "--version"]

    /// What prints the names of the views of a document, as commands of a shell behind the document's name. Views with
    /// quotes in their names are left out.
    static let viewNames = #"--step 0 2> /dev/null | sed -nE 's/^[ ^0-9]*("[^"]*"|[^ "]+) "([^"\\]*)" .*/\2/p'"#

    /// A script that completes the command, made from the table of usages.
    var completions: String {
        switch self {
        case .bash: bashCompletions
        case .zsh: zshCompletions
        case .fish: fishCompletions
        }
    }
}

extension CommandOption.Value {
    /// The words that may stand there; none where others may.
    var completedWords: [String] {
        switch self {
        case .words(let words), .list(_, let words), .number(_, least: _, let words): words
        case .file, .folder, .text, .view: []
        }
    }

    var isView: Bool { if case .view = self { true } else { false } }

    var isFile: Bool { if case .file = self { true } else { false } }

    var isFolder: Bool { if case .folder = self { true } else { false } }
}

extension CommandOption {
    /// The names that it goes by, the short one first.
    var names: [String] { (short.map { [$0] } ?? []) + [name.rawValue] }

    /// What it does, as far as the first comma or semicolon: the column beside completions is narrow.
    var shortAbout: String {
        about.split(maxSplits: 1, whereSeparator: { ",;:".contains($0) }).first.map(String.init) ?? about
    }
}

extension Subcommand {
    /// All its options.
    var options: [CommandOption] { usage.options + [.color, .help] }
}
