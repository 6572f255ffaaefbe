extension Shell {
    var bashCompletions: String {
        let commands = Subcommand.allCases.map(\.rawValue) + Self.others
        return """
            # Completes espalier in bash. Made by 'espalier completions bash'.
            _espalier_views() {
                local file name
                for file in "${COMP_WORDS[@]:2}"; do
                    if [[ -f $file ]]; then break; fi
                done
                while IFS= read -r name; do
                    if [[ $name == "$word"* ]]; then COMPREPLY+=("$name"); fi
                done < <(espalier tree "$file" \(Self.viewNames))
            }
            _espalier() {
                local IFS=$'\\n' word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= index
                # bash takes '=' for a word of its own.
                if [[ $word == = ]]; then
                    word=
                elif [[ $previous == = ]]; then
                    previous=${COMP_WORDS[COMP_CWORD-2]}
                fi
                COMPREPLY=()
                if (( COMP_CWORD > 1 )); then command=${COMP_WORDS[1]}; fi
                if [[ -z $command ]]; then
                    COMPREPLY=($(compgen -W $'\(commands.joined(separator: "\\n"))' -- "$word"))
                    return
                fi
                if [[ $command == help ]]; then
                    COMPREPLY=($(compgen -W $'\(Subcommand.allCases.map(\.rawValue).joined(separator: "\\n"))' -- "$word"))
                    return
                fi
                case $command:$previous in
            \(Subcommand.allCases.flatMap(Self.bashValues).joined())    esac
                if [[ $word == -* ]]; then
                    case $command in
            \(Subcommand.allCases.map(Self.bashOptions).joined())        esac
                    return
                fi
                case $command in
            \(Subcommand.allCases.map(Self.bashArguments).joined())    esac
            }
            complete -o filenames -F _espalier espalier

            """
    }

    private static func bashWords(_ words: [String]) -> String {
        "COMPREPLY=($(compgen -W $'\(words.joined(separator: "\\n"))' -- \"$word\"))"
    }

    private static func bashValues(_ command: Subcommand) -> [String] {
        command.options.compactMap { option in
            guard let value = option.values.first else { return nil }
            let patterns = option.names.map { "\(command.rawValue):\($0)" }.joined(separator: "|")
            let action =
                value.isFolder
                ? "COMPREPLY=($(compgen -d -- \"$word\")); return"
                : value.isFile
                    ? "COMPREPLY=($(compgen -f -- \"$word\")); return"
                    : value.isView
                        ? "_espalier_views; return"
                        : value.completedWords.isEmpty ? "return" : bashWords(value.completedWords) + "; return"
            return "        \(patterns)) \(action) ;;\n"
        }
    }

    private static func bashOptions(_ command: Subcommand) -> String {
        "            \(command.rawValue)) \(bashWords(command.options.flatMap(\.names))) ;;\n"
    }

    private static func bashArguments(_ command: Subcommand) -> String {
        let actions = command.usage.arguments.map { argument in
            switch argument.kind {
            case .file: "COMPREPLY+=($(compgen -f -- \"$word\"))"
            case .words(let words): bashWords(words)
            case .view: "_espalier_views"
            }
        }
        // Which argument it is a script cannot tell from options and their values: what may stand there is offered.
        var offered: [String] = []
        for action in actions where !offered.contains(action) { offered.append(action) }
        return offered.isEmpty ? "" : "        \(command.rawValue)) \(offered.joined(separator: "; ")) ;;\n"
    }
}
