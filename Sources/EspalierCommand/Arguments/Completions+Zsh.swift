extension Shell {
    var zshCompletions: String {
        let commands = Subcommand.allCases.map {
            "        \(Self.zshQuoted("\($0.rawValue):\(Self.zshEscaped($0.usage.summary))"))\n"
        }
        return """
            #compdef espalier
            # Completes espalier in zsh. Made by 'espalier completions zsh'.
            _espalier_views() {
                local file
                local -a views
                for file in $words[2,-1]; do
                    if [[ -f $file ]]; then break; fi
                done
                views=("${(@f)$(espalier tree "$file" \(Self.viewNames))}")
                compadd -a views
            }
            _espalier() {
                local -a commands
                commands=(
            \(commands.joined())        'help:the options of a subcommand'
                )
                if (( CURRENT == 2 )); then
                    _describe -t commands subcommand commands
                    _arguments '(- *)'{-h,--help}'[the subcommands]' '(- *)--version[the version]'
                    return
                fi
                local command=$words[2]
                words=("${(@)words[2,-1]}")
                (( CURRENT -= 1 ))
                case $command in
                help) _arguments '1:subcommand:(\(Subcommand.allCases.map(\.rawValue).joined(separator: " ")))' ;;
            \(Subcommand.allCases.map(Self.zshArguments).joined())    esac
            }
            if [[ ${funcstack[1]} == _espalier ]]; then
                _espalier "$@"
            else
                compdef _espalier espalier
            fi

            """
    }

    private static func zshArguments(_ command: Subcommand) -> String {
        let specifications = command.options.flatMap(zshOption) + zshOperands(command)
        let lines = specifications.map { " \\\n                \($0)" }.joined()
        return "        \(command.rawValue))\n            _arguments -S\(lines) ;;\n"
    }

    private static func zshOption(_ option: CommandOption) -> [String] {
        let values = option.values.map { value in
            let action =
                value.isFolder
                ? "_files -/"
                : value.isFile
                    ? "_files"
                    : value.isView
                        ? "_espalier_views"
                        : value.completedWords.isEmpty ? "" : "(\(value.completedWords.joined(separator: " ")))"
            return ":\(zshEscaped(value.placeholder)):\(action)"
        }.joined()
        let repeats = option.isRepeated ? "*" : ""
        return option.names.map { name in
            let equals = option.values.count == 1 && name.hasPrefix("--") ? "=" : ""
            return zshQuoted("\(repeats)\(name)\(equals)[\(zshEscaped(option.shortAbout))]\(values)")
        }
    }

    private static func zshOperands(_ command: Subcommand) -> [String] {
        command.usage.arguments.enumerated().map { index, argument in
            let action =
                switch argument.kind {
                case .file: "_files"
                case .words(let words): "(\(words.joined(separator: " ")))"
                case .view: "_espalier_views"
                }
            let colon = argument.isOptional ? "::" : ":"
            let place = argument.isRepeated ? "*" : "\(index + 1)"
            return zshQuoted("\(place)\(colon)\(zshEscaped(argument.what)):\(action)")
        }
    }

    private static func zshEscaped(_ text: String) -> String {
        String(text.flatMap { "[]:\\".contains($0) ? ["\\", $0] : [$0] })
    }

    private static func zshQuoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
