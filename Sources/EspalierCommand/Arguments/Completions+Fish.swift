extension Shell {
    var fishCompletions: String {
        var text = """
            # Completes espalier in fish. Made by 'espalier completions fish'.
            complete -c espalier -f
            complete -c espalier -n __fish_use_subcommand -s h -l help -d 'the subcommands'
            complete -c espalier -n __fish_use_subcommand -l version -d 'the version'
            complete -c espalier -n __fish_use_subcommand -a help -d 'the options of a subcommand'
            complete -c espalier -n '__fish_seen_subcommand_from help' -a '\(Subcommand.allCases.map(\.rawValue).joined(separator: " "))'
            function __espalier_views
                for file in (commandline -opc)[3..-1]
                    if test -f "$file"
                        espalier tree "$file" \(Self.viewNames)
                        return
                    end
                end
            end

            """
        for command in Subcommand.allCases {
            let about = Self.fishQuoted(command.usage.summary)
            text += "complete -c espalier -n __fish_use_subcommand -a \(command.rawValue) -d \(about)\n"
        }
        for command in Subcommand.allCases {
            let head = "complete -c espalier -n '__fish_seen_subcommand_from \(command.rawValue)'"
            for argument in command.usage.arguments {
                switch argument.kind {
                case .file: text += "\(head) -F\n"
                case .words(let words): text += "\(head) -a \(Self.fishQuoted(words.joined(separator: " ")))\n"
                case .view: text += "\(head) -a '(__espalier_views)'\n"
                }
            }
            for option in command.options { text += "\(head) \(Self.fishOption(option))\n" }
        }
        return text
    }

    private static func fishOption(_ option: CommandOption) -> String {
        var parts = option.short.map { ["-s", String($0.dropFirst())] } ?? []
        parts += ["-l", String(option.name.rawValue.dropFirst(2))]
        if let value = option.values.first {
            let words = value.completedWords
            parts += value.isFile ? ["-r", "-F"] : ["-x"]
            if value.isView { parts += ["-a", "'(__espalier_views)'"] }
            if value.isFolder { parts += ["-a", "'(__fish_complete_directories)'"] }
            if !words.isEmpty { parts += ["-a", fishQuoted(words.joined(separator: " "))] }
        }
        return (parts + ["-d", fishQuoted(option.shortAbout)]).joined(separator: " ")
    }

    private static func fishQuoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
