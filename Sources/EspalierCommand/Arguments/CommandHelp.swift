/// The texts of `--help`, made from the table of usages.
enum CommandHelp {
    /// How wide the texts are at most.
    static let width = 100

    static let about = "Runs view hierarchies without a screen, and shows the results."

    /// Which environment variables count.
    static let environment = [
        ("NO_COLOR", "if it is set and not empty, nothing is in colour, unless --color says always"),
        ("TERM", "if it is 'dumb', nothing is in colour, unless --color says always"),
    ]

    /// What exit statuses mean where a subcommand does not say it more exactly.
    static func meaning(_ status: CommandStatus) -> String {
        switch status {
        case .success: "all well"
        case .failure: "an expectation failed, trees differ, or something was found"
        case .usage: "wrong usage"
        case .document: "a document is wrong or cannot be read"
        case .inside: "an error inside"
        case .output: "the result could not be written"
        }
    }

    /// The text of `espalier --help`.
    static var overview: String {
        let commands = Subcommand.allCases.map { (synopsis($0), $0.usage.summary) }
        let others = [
            ("espalier help SUBCOMMAND", "the options of a subcommand, the same as 'espalier SUBCOMMAND --help'"),
            ("espalier --version", "the version of the program and of the format"),
        ]
        return about + "\n\n" + table(commands + others) + "\nexample: espalier simulate screen.json\n\n"
            + wrapped("exit status: " + statuses(CommandStatus.allCases.map { ($0, meaning($0)) }))
    }

    /// The text of `espalier SUBCOMMAND --help`.
    static func text(_ command: Subcommand) -> String {
        let usage = command.usage
        var text = usage.about.map(wrapped).joined(separator: "\n")
        text += "\nusage: \(synopsis(command))\n\n"
        let arguments = usage.arguments.map(\.about).filter { !$0.isEmpty }
        if !arguments.isEmpty { text += arguments.map(wrapped).joined() + "\n" }
        text += table(command.options.filter { !$0.isLimit })
        let limits = command.options.filter(\.isLimit)
        if !limits.isEmpty { text += "\nlimits, beyond which a document is refused:\n\n" + table(limits) }
        text += "\n" + usage.examples.map { "example: \($0)\n" }.joined()
        text += "\n" + wrapped("exit status: " + statuses(allStatuses(command)))
        return text
    }

    /// How a subcommand is called, on one line.
    static func synopsis(_ command: Subcommand) -> String {
        (["espalier", command.rawValue] + command.usage.arguments.map(\.synopsis) + ["[options]"])
            .joined(separator: " ")
    }

    /// All exit statuses of a subcommand, ascending.
    static func allStatuses(_ command: Subcommand) -> [(CommandStatus, String)] {
        let own = command.usage.statuses
        return CommandStatus.allCases.compactMap { status in
            if let meaning = own.first(where: { $0.status == status })?.meaning { return (status, meaning) }
            return status == .failure || status == .document ? nil : (status, meaning(status))
        }
    }

    private static func statuses(_ statuses: [(CommandStatus, String)]) -> String {
        statuses.map { "\($0.0.rawValue) \($0.1)" }.joined(separator: "; ")
    }

    private static func table(_ options: [CommandOption]) -> String {
        table(options.map { ($0.synopsis, $0.about) })
    }

    /// Two columns, the second one wrapped.
    private static func table(_ rows: [(String, String)]) -> String {
        let column = (rows.map(\.0.count).max() ?? 0) + 4
        return rows.map { row in
            let lines = lines(of: row.1, width: width - column)
            let head = "  " + row.0 + String(repeating: " ", count: column - 2 - row.0.count)
            return lines.enumerated().map { index, line in
                (index == 0 ? head : String(repeating: " ", count: column)) + line + "\n"
            }.joined()
        }.joined()
    }

    private static func wrapped(_ text: String) -> String {
        lines(of: text, width: width).map { $0 + "\n" }.joined()
    }

    /// A text cut at spaces.
    static func lines(of text: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
