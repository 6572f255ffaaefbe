import EspalierScenarios

/// The manual page, made from the table of usages.
enum ManualPage {
    /// The page as roff, with the macros of man(7). The same version gives the same bytes.
    static var roff: String {
        var text = ".TH ESPALIER 1 \"\" \"espalier \(CommandVersion.number)\" \"User Commands\"\n"
        text += ".SH NAME\nespalier \\- run view hierarchies without a screen\n"
        text += ".SH SYNOPSIS\n"
        for command in Subcommand.allCases { text += ".br\n\\fB\(escaped(CommandHelp.synopsis(command)))\\fR\n" }
        text +=
            ".br\n\\fBespalier help\\fR [\\fISUBCOMMAND\\fR]\n.br\n\\fBespalier \\-\\-help\\fR\n.br\n\\fBespalier \\-\\-version\\fR\n"
        text += ".SH DESCRIPTION\n" + line(CommandHelp.about)
        text +=
            ".PP\n"
            + line(
                "A scenario is a JSON document (format \(ScenarioDocument.formatVersion)): a view tree, its rules, and the "
                    + "steps that change and question it. Each subcommand reads one, or what was made from one.")
        text += ".SH SUBCOMMANDS\n"
        for command in Subcommand.allCases { text += section(command) }
        text += ".SH EXIT STATUS\n"
        for status in CommandStatus.allCases { text += item("\(status.rawValue)", CommandHelp.meaning(status)) }
        text += ".SH ENVIRONMENT\n"
        for (name, meaning) in CommandHelp.environment { text += item(name, meaning) }
        return text
    }

    private static func section(_ command: Subcommand) -> String {
        let usage = command.usage
        var text = ".SS \"\(escaped(CommandHelp.synopsis(command)))\"\n"
        let paragraphs = usage.about + usage.arguments.map(\.about).filter { !$0.isEmpty }
        text += paragraphs.map(line).joined(separator: ".PP\n")
        for option in command.options where option.name != .help { text += item(option.synopsis, option.about) }
        text += ".PP\nExamples:\n"
        for example in usage.examples { text += ".PP\n.nf\n.RS\n" + line(example) + ".RE\n.fi\n" }
        let statuses = CommandHelp.allStatuses(command).map { "\($0.0.rawValue) \($0.1)" }
        return text + ".PP\n" + line("Exit status: " + statuses.joined(separator: "; ") + ".")
    }

    private static func item(_ name: String, _ meaning: String) -> String {
        ".TP\n\\fB\(escaped(name))\\fR\n" + line(meaning)
    }

    /// A text on a line of its own. What would begin a request there is no beginning.
    private static func line(_ text: String) -> String {
        let escaped = escaped(text)
        return (escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" : "") + escaped + "\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("'", with: "\\(aq")
            .replacing("~", with: "\\(ti").replacing("\"", with: "\\(dq")
    }
}
