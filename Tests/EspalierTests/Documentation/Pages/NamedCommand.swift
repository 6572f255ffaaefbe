/// A command that a page names, in a block or between backquotes.
struct NamedCommand: Equatable {
    /// Its words, quotes taken off.
    var words: [String]

    /// - Parameter text: The command, without a prompt.
    init(_ text: some StringProtocol) {
        words = []
        var word = ""
        var quote: Character?
        for character in text + " " {
            if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if character == " " {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
    }

    /// What stands before the first word of a command, such as `ESPALIER_RECORD=1`, and loops around one, are passed over.
    private static var command: Regex<(Substring, Substring)> {
        #/(?:^|[\s;|`])((?:swift (?:run|test|build|package)|espalier(?:-benchmarks)?|\.ci/[a-z]+)(?: [^;|&<>`]*)?)(?=$|[;|&<>`])/#
    }

    /// The commands of a page, in their order.
    static func all(of page: String) -> [NamedCommand] {
        var found: [NamedCommand] = []
        var language: String?
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            let trimmed = line.drop { $0 == " " }
            if trimmed.hasPrefix("```") {
                language = language == nil ? String(trimmed.dropFirst(3)) : nil
            } else if let language = language ?? (line.hasPrefix("    ") ? "" : nil) {
                guard ["", "console", "sh", "bash"].contains(language) else { continue }
                let text = trimmed.hasPrefix("$ ") ? trimmed.dropFirst(2) : trimmed
                // A line of output is none, and neither is a comment.
                guard language != "console" || trimmed.hasPrefix("$ ") else { continue }
                guard text.wholeMatch(of: #/(?:[A-Z_]+=\S+ )*(?:swift|espalier|\.ci/|for |cat |parallel ).*/#) != nil
                else { continue }
                let bare = text.split(separator: "  #").first ?? text
                found += bare.matches(of: command).map { NamedCommand($0.1) }
            } else {
                for span in line.matches(of: #/`([^`]+)`/#) where span.1.contains(" ") || span.1.hasPrefix(".ci/") {
                    let text = span.1.replacing(#/^(?:[A-Z_]+=\S+ )+/#, with: "")
                    if let match = text.prefixMatch(of: command) { found.append(NamedCommand(match.1)) }
                }
            }
        }
        return found
    }

    /// Why the command is none that exists; nil if it is.
    func mistake(in commands: KnownCommands) -> String? {
        switch words[0] {
        case "swift":
            guard words[1] == "run" else { return swiftMistake(in: commands) }
            var rest = words.dropFirst(2)
            while let first = rest.first, first.hasPrefix("-") {
                rest = rest.dropFirst(first == "-c" || first == "--scratch-path" ? 2 : 1)
            }
            guard let product = rest.first else { return "no product to run" }
            guard commands.executables.contains(product) else { return "no executable '\(product)' in Package.swift" }
            return product == "espalier" ? commandMistake(Array(rest.dropFirst()), in: commands) : nil
        case "espalier": return commandMistake(Array(words.dropFirst()), in: commands)
        case "espalier-benchmarks": return nil
        default: return ProjectFiles.exists(words[0]) ? nil : "no script \(words[0])"
        }
    }

    private func swiftMistake(in commands: KnownCommands) -> String? {
        guard let filter = words.firstIndex(of: "--filter") else { return nil }
        guard filter + 1 < words.count else { return "--filter without a name" }
        let name = words[filter + 1]
        return name.first?.isLetter != true || commands.testTargets.contains(where: { name.hasPrefix($0) })
            ? nil : "no test target '\(name)' in Package.swift"
    }

    private func commandMistake(_ arguments: [String], in commands: KnownCommands) -> String? {
        guard let first = arguments.first else { return nil }
        // A placeholder of a synopsis.
        if first == "SUBCOMMAND" { return nil }
        let help: String
        if first.hasPrefix("-") {
            help = commands.overview
        } else if let text = commands.help[first] {
            help = text
        } else {
            return "no subcommand '\(first)'"
        }
        for argument in arguments {
            for option in argument.matches(of: #/^\[?(--?[a-z][a-z-]*)/#) where !help.has(option: String(option.1)) {
                return "'espalier \(first) --help' does not know \(option.1)"
            }
        }
        return nil
    }
}

extension String {
    /// Whether a help text names an option.
    fileprivate func has(option: String) -> Bool {
        var rest = self[...]
        while let range = rest.firstRange(of: option) {
            let next = rest[range.upperBound...].first
            if next == nil || !(next?.isLetter == true || next == "-") { return true }
            rest = rest[range.upperBound...]
        }
        return false
    }
}
