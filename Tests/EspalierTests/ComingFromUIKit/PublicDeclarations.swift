/// What Swift files declare as `public` or `open`: types with their supertypes, and members by their names with labels.
struct PublicDeclarations {
    /// Types, as `UITableViewCell` and `UITableViewCell.CellStyle`.
    private(set) var types: Set<String> = []
    /// Members and global functions, as `UIView.frame`, `UIView.addSubview(_:)` and `UIColor.init(white:alpha:)`.
    private(set) var members: Set<String> = []
    /// The members' names without labels.
    private(set) var bases: Set<String> = []
    /// Types and members that are marked as unavailable, which stand in none of the others; whether the compiler says
    /// something of them.
    private(set) var unavailable: [String: Bool] = [:]
    /// What stands after the colon of a type or an extension.
    private(set) var supertypes: [String: [String]] = [:]

    private static let keywords: Set = ["class", "struct", "enum", "protocol", "actor", "extension"]
    private static let modifiers: Set = [
        "public", "open", "package", "internal", "fileprivate", "private", "final", "static", "weak", "unowned",
        "lazy", "override", "convenience", "required", "indirect", "mutating", "nonmutating", "nonisolated", "prefix",
        "postfix", "infix",
    ]

    /// A pair of braces that is open.
    private struct Scope {
        /// The type's name; nil in bodies, where nothing is declared for others.
        var name: String?
        /// Whether what has no access of its own is public.
        var isPublic = false
        var isEnum = false
    }

    private var scopes: [Scope] = []
    private var next: Scope?
    private var marks: Set<String> = []

    mutating func add(_ source: String) {
        let tokens = SourceTokens(source).tokens
        scopes = []
        var index = 0
        while index < tokens.count {
            index = read(tokens, at: index)
        }
    }

    /// Reads one token, or a declaration's head; says where to go on.
    private mutating func read(_ tokens: [String], at index: Int) -> Int {
        let token = tokens[index]
        let following = index + 1 < tokens.count ? tokens[index + 1] : ""
        if token == "@" {
            return following == "available" ? readAvailability(tokens, at: index + 2) : index + 2
        }
        if Self.modifiers.contains(token) || token == "class" && isMember(following) {
            // What `(set)` restricts is the setter alone.
            if following == "(", index + 2 < tokens.count, tokens[index + 2] == "set" { return index + 4 }
            marks.insert(token)
            return index + 1
        }
        defer { marks = [] }
        switch token {
        case "{":
            scopes.append(next ?? Scope())
            next = nil
        case "}":
            if !scopes.isEmpty { scopes.removeLast() }
        case _ where index > 0 && tokens[index - 1] == ".":
            break
        case _ where Self.keywords.contains(token) && following.first?.isLetter == true:
            return readType(tokens, at: index)
        case "func", "init", "subscript", "typealias", "var", "let":
            readMember(tokens, at: index)
        case "case":
            if let scope = scopes.last, scope.isEnum { readCases(tokens, at: index + 1, isPublic: scope.isPublic) }
        default:
            break
        }
        return index + 1
    }

    /// What stands in the brackets of `@available`, whose strings are no tokens.
    private mutating func readAvailability(_ tokens: [String], at start: Int) -> Int {
        let end = close(tokens, from: start)
        for token in tokens[start..<end] where ["unavailable", "message"].contains(token) { marks.insert(token) }
        return end + 1
    }

    private func isMember(_ token: String) -> Bool {
        ["func", "var", "let", "subscript"].contains(token) || Self.modifiers.contains(token)
    }

    /// The name of what is around, or nil in a body.
    private func path(_ name: String) -> String? {
        var parts: [String] = []
        for scope in scopes {
            guard let part = scope.name else { return nil }
            parts.append(part)
        }
        return (parts + [name]).joined(separator: ".")
    }

    private var isPublic: Bool {
        if marks.contains("public") || marks.contains("open") { return true }
        let isLess = !marks.isDisjoint(with: ["package", "internal", "fileprivate", "private"])
        // In an enum, what has no mark is internal, unlike its cases.
        return !isLess && scopes.last?.isPublic == true && scopes.last?.isEnum != true
    }

    private mutating func readType(_ tokens: [String], at start: Int) -> Int {
        let keyword = tokens[start]
        var index = start + 1
        var name = tokens[index]
        while index + 2 < tokens.count, tokens[index + 1] == "." {
            name += "." + tokens[index + 2]
            index += 2
        }
        index += 1
        let isShown = isPublic
        var heirs: [String] = []
        var hasColon = false
        while index < tokens.count, tokens[index] != "{" {
            if tokens[index] == "where" { hasColon = false }
            if tokens[index] == ":" { hasColon = true }
            if hasColon, tokens[index].first?.isLetter == true { heirs.append(tokens[index]) }
            index += 1
        }
        // An extension's members are public only where it says so, or they do.
        next = Scope(
            name: name, isPublic: isShown && ["protocol", "enum", "extension"].contains(keyword),
            isEnum: keyword == "enum")
        guard let full = path(name) else { return index }
        if isShown, keyword != "extension" { types.insert(full) }
        supertypes[full, default: []] += heirs
        return index
    }

    private mutating func readMember(_ tokens: [String], at index: Int) {
        guard isPublic else { return }
        switch tokens[index] {
        case "init", "subscript":
            note(tokens[index] + labels(tokens, from: index + 1))
        case "func":
            guard tokens[index + 1].first?.isLetter == true else { return }
            note(tokens[index + 1] + labels(tokens, from: index + 2))
        case "typealias":
            guard let full = path(tokens[index + 1]) else { return }
            if marks.contains("unavailable") {
                unavailable[full] = marks.contains("message")
            } else {
                types.insert(full)
            }
        default:
            var name = index + 1
            note(tokens[name])
            while name + 2 < tokens.count, tokens[name + 1] == "," {
                name += 2
                note(tokens[name])
            }
        }
    }

    private mutating func readCases(_ tokens: [String], at start: Int, isPublic: Bool) {
        guard isPublic else { return }
        var index = start
        while index < tokens.count {
            note(tokens[index])
            index += 1
            if index < tokens.count, tokens[index] == "(" { index = close(tokens, from: index) + 1 }
            // A raw value.
            if index < tokens.count, tokens[index] == "=" {
                index += tokens[index + 1] == "-" ? 3 : 2
            }
            guard index < tokens.count, tokens[index] == "," else { return }
            index += 1
        }
    }

    private mutating func note(_ member: String) {
        guard let full = path(member) else { return }
        if marks.contains("unavailable") {
            unavailable[full] = marks.contains("message")
            return
        }
        members.insert(full)
        bases.insert(String(full.prefix { $0 != "(" }))
    }

    private func close(_ tokens: [String], from start: Int) -> Int {
        var depth = 0
        for index in start..<tokens.count {
            if ["(", "["].contains(tokens[index]) { depth += 1 }
            if [")", "]"].contains(tokens[index]) { depth -= 1 }
            if depth == 0 { return index }
        }
        return tokens.count - 1
    }

    /// The labels of the parameters in the first round brackets, as `(_:at:)`.
    private func labels(_ tokens: [String], from start: Int) -> String {
        guard let open = tokens[start...].firstIndex(of: "(") else { return "()" }
        let end = close(tokens, from: open)
        var labels = ""
        var depth = 0
        var isFirst = true
        for index in open..<end {
            let token = tokens[index]
            if isFirst, depth == 1, token.first?.isLetter == true || token == "_" {
                labels += token + ":"
                isFirst = false
            }
            // Arguments of generic types stand in angles, which arrows have too.
            if ["(", "[", "{", "<"].contains(token) { depth += 1 }
            if [")", "]", "}"].contains(token) || token == ">" && tokens[index - 1] != "-" { depth -= 1 }
            if token == ",", depth == 1 { isFirst = true }
        }
        return "(\(labels))"
    }
}
