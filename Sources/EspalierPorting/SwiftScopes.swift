/// What braces of a source are for.
struct SwiftScopes {
    enum Kind {
        /// A type: a class, a structure, an enumeration, an actor.
        case type
        case `extension`
        case `protocol`
        /// A function, an accessor: `self` needs not be written.
        case function
        case initializer
        /// What `if`, `for` and the like open.
        case control
        case closure
    }

    struct Scope {
        var kind: Kind
        /// The name of a type, with those that it stands in.
        var name = ""
        /// What a type says that it inherits.
        var inherits: [String] = []
        /// Whether there are conditions, or parameters.
        var isConditional = false
        var isStatic = false
        /// The brace.
        var open: Int
        /// The keyword of a type.
        var keyword = -1
        /// The scope around it; -1 for none.
        var parent: Int
        /// The innermost type or extension: itself, or one around it; -1 for none.
        var type: Int
    }

    /// In place of a keyword: the braces may be accessors of a variable.
    private static let variable = -2

    private(set) var scopes: [Scope] = []
    /// By token: the innermost scope; -1 for none. A brace stands in the scope that it opens.
    private(set) var ofToken: [Int]

    init(_ source: SwiftSource) {
        ofToken = [Int](repeating: -1, count: source.tokens.count)
        var current = -1
        // What the next brace of each open bracket is for.
        var pending: [Int: Scope] = [:]
        for index in source.tokens.indices {
            let level = source.openers[index]
            if source.has("{", at: index) {
                var scope =
                    pending.removeValue(forKey: level) ?? Scope(kind: .closure, open: index, parent: current, type: -1)
                scope.open = index
                scope.parent = current
                let around = current < 0 ? -1 : scopes[current].type
                scope.type =
                    scope.kind == .type || scope.kind == .extension || scope.kind == .protocol ? scopes.count : around
                if scope.kind == .type, around >= 0 { scope.name = "\(scopes[around].name).\(scope.name)" }
                scopes.append(scope)
                current = scopes.count - 1
                ofToken[index] = current
                continue
            }
            ofToken[index] = current
            // A variable whose line has no brace has no accessors.
            if source.tokens[index].startsLine, pending[level]?.keyword == Self.variable { pending[level] = nil }
            if source.has("}", at: index) {
                pending[source.partners[index]] = nil
                current = current < 0 ? -1 : scopes[current].parent
                continue
            }
            if source.tokens[index].kind == .word, let scope = Self.scope(source, index) { pending[level] = scope }
            // A stored property with a value has no accessors: what opens behind it is a closure.
            let isSet = source.has("=", at: index) && !source.has("=", at: index + 1) && !source.has("=", at: index - 1)
            if isSet, pending[level]?.keyword == Self.variable { pending[level] = nil }
            if source.has(";", at: index) { pending[level] = nil }
        }
    }

    /// What a word says of the next brace; nil where it says nothing.
    private static func scope(_ source: SwiftSource, _ index: Int) -> Scope? {
        if source.has(".", at: index - 1) { return nil }
        let named = source.isWord(index + 1)
        func made(_ kind: Kind, keyword: Int = -1) -> Scope {
            var scope = Scope(kind: kind, open: -1, keyword: keyword, parent: -1, type: -1)
            scope.isStatic = isStatic(source, index)
            return scope
        }
        switch source.text(index) {
        case "class", "struct", "enum", "actor", "extension", "protocol":
            guard named else { return nil }
            let next = source.text(index + 1)
            // `class func`, and `class` behind the colon of a protocol.
            if ["func", "var", "let", "subscript", "override", "final", "private", "public", "open", "internal"]
                .contains(next)
            {
                return nil
            }
            return type(source, index)
        case "func": return made(.function)
        case "init":
            let isDeclared = ["(", "?", "!", "<"].contains(source.text(index + 1)) && !source.has("=", at: index - 1)
            return isDeclared ? made(.initializer) : nil
        case "deinit": return made(.initializer)
        case "subscript": return made(.function)
        case "var": return made(.function, keyword: variable)
        case "get", "set", "willSet", "didSet":
            return source.has("{", at: index + 1) || source.has("(", at: index + 1) ? made(.function) : nil
        case "if", "guard", "for", "while", "switch", "do", "catch", "repeat", "defer", "else": return made(.control)
        default: return nil
        }
    }

    private static func type(_ source: SwiftSource, _ keyword: Int) -> Scope {
        var kind = Kind.type
        if source.has("extension", at: keyword) { kind = .extension }
        if source.has("protocol", at: keyword) { kind = .protocol }
        var scope = Scope(kind: kind, open: -1, keyword: keyword, parent: -1, type: -1)
        var index = keyword + 1
        scope.name = source.text(index)
        while source.has(".", at: index + 1), source.isWord(index + 2) {
            index += 2
            scope.name += "." + source.text(index)
        }
        index += 1
        var isInherited = false
        while source.tokens.indices.contains(index), !source.has("{", at: index) {
            if source.partners[index] > index {
                index = source.partners[index]
            } else if source.has("<", at: index) || source.has("where", at: index) {
                scope.isConditional = true
            } else if source.has(":", at: index) {
                isInherited = true
            } else if isInherited, source.isWord(index) {
                scope.inherits.append(source.text(index))
            }
            index += 1
        }
        return scope
    }

    /// Whether `static` or `class` stands before a declaration.
    private static func isStatic(_ source: SwiftSource, _ index: Int) -> Bool {
        var place = index - 1
        while source.isWord(place), index - place < 8 {
            if source.has("static", at: place) || source.has("class", at: place) { return true }
            if source.tokens[place + 1].startsLine { return false }
            place -= 1
        }
        return false
    }

    /// The innermost type or extension that a token stands in; nil outside of all.
    func type(of token: Int) -> Scope? {
        let scope = ofToken[token]
        guard scope >= 0, scopes[scope].type >= 0 else { return nil }
        return scopes[scopes[scope].type]
    }

    /// The methods that extensions declare, each as `Type.name`.
    func methodsOfExtensions(_ source: SwiftSource) -> Set<String> {
        var methods: Set<String> = []
        for index in source.tokens.indices where source.has("func", at: index) && ofToken[index] >= 0 {
            let scope = scopes[ofToken[index]]
            if scope.kind == .extension { methods.insert("\(scope.name).\(source.text(index + 1))") }
        }
        return methods
    }

    /// Whether a token stands in a method or an accessor of an instance, outside of closures: there `self` needs not be
    /// written.
    func isInMethod(_ token: Int) -> Bool {
        var scope = ofToken[token]
        var isInFunction = false
        while scope >= 0 {
            switch scopes[scope].kind {
            case .control: break
            case .function where !scopes[scope].isStatic: isInFunction = true
            case .type, .extension: return isInFunction
            default: return false
            }
            scope = scopes[scope].parent
        }
        return false
    }
}
