import EspalierSupport

extension PortingRun {
    /// Outlets are wrapped properties here.
    mutating func portOutlets() {
        // By the scope of a class: the calls that list its outlets.
        var listed: [Int: [String]] = [:]
        // The classes that have such a list.
        let listing = Set(
            source.tokens.indices.filter { source.has(["var", "interfaceMembers"], from: $0) }
                .map { scopes.ofToken[$0] })
        for index in source.tokens.indices where source.has(["@", "IBOutlet"], from: index) {
            var place = index + 2
            // Other attributes and modifiers.
            var weak: Int?
            while source.tokens.indices.contains(place), !source.has("var", at: place) {
                if source.has("weak", at: place) || source.has("unowned", at: place) { weak = place }
                let isPart =
                    source.isWord(place) || source.has("@", at: place) || source.has("(", at: place)
                    || source.has(")", at: place)
                guard isPart else { break }
                place += 1
            }
            guard source.has("var", at: place), source.isWord(place + 1), source.has(":", at: place + 2) else {
                leave("an outlet that is no 'var' with a type", fix: "write '@Outlet var name: Type!'", at: index)
                continue
            }
            let (name, accessors) = (source.text(place + 1), accessors(ofType: place + 3))
            // Nothing that a wrapper could be on.
            let isBare = (index..<place).contains { source.has("override", at: $0) || source.has("lazy", at: $0) }
            if accessors != .none || isBare {
                list(name, type: place + 3, at: index, in: &listed, besides: listing)
            }
            if accessors == .computed || isBare {
                replace(source.rangeWithSpace(index...index + 1), with: "")
                tell("an outlet that is computed, overridden or lazy is listed in 'interfaceMembers'", at: index)
            } else {
                port(index, name: name, type: place + 3, weak: weak)
            }
        }
        for (scope, calls) in listed.ordered(byKey: \.key) { addMembers(calls, to: scopes.scopes[scope]) }
    }

    private enum Accessors {
        case none
        case observed
        case computed
    }

    /// What stands in braces behind a type that begins at a token.
    private func accessors(ofType type: Int) -> Accessors {
        var index = type
        while source.tokens.indices.contains(index), !source.has("{", at: index) {
            let ends = source.has("=", at: index) || source.has(";", at: index) || source.has("}", at: index)
            let begins = index > type && source.tokens[index].startsLine
            if ends || begins && !source.has("&", at: index) && !source.has(".", at: index) { return .none }
            index = max(index, source.partners[index]) + 1
        }
        guard source.has("{", at: index) else { return .none }
        return source.has("didSet", at: index + 1) || source.has("willSet", at: index + 1) ? .observed : .computed
    }

    /// Notes an outlet whose setter is to be called, by the class that it is in.
    private mutating func list(
        _ name: String, type: Int, at index: Int, in listed: inout [Int: [String]], besides listing: Set<Int>
    ) {
        guard let scope = scopes.type(of: index), source.has("class", at: scope.keyword),
            conditions[index] == conditions[scope.open]
        else {
            return leave(
                "the setter of the outlet '\(name)' is not called when it is set by a file",
                fix: "list it in 'interfaceMembers' of its class", at: index)
        }
        let own = scopes.ofToken[scope.open]
        if listing.contains(own) {
            return leave(
                "the outlet '\(name)' is not in 'interfaceMembers', so that a file does not call its setter",
                fix: "list it there", at: index)
        }
        let isDictionary =
            source.has("[", at: type)
            && (type..<source.partners[type]).contains { source.openers[$0] == type && source.has(":", at: $0) }
        let method = source.has("[", at: type) && !isDictionary ? "outletCollection" : "outlet"
        listed[own, default: []].append(".\(method)(\"\(name)\", \\\(scope.name).\(name))")
    }

    /// Writes the list of a class's outlets into it, behind its other members.
    private mutating func addMembers(_ calls: [String], to scope: SwiftScopes.Scope) {
        let isRoot = scope.inherits.first.map { $0 == "NSObject" } ?? true
        let close = source.tokens[source.partners[scope.open]].range.lowerBound
        var start = close
        while start > 0, source.bytes[start - 1] == 32 || source.bytes[start - 1] == 9 { start -= 1 }
        let isOwnLine = start > 0 && source.bytes[start - 1] == 10
        let indent = isOwnLine ? source.text(start..<close) : ""
        var before = scope.keyword - 1
        var access = ""
        while source.isWord(before), !source.tokens[before + 1].startsLine {
            if source.has("public", at: before) || source.has("open", at: before) { access = "public " }
            before -= 1
        }
        var lines = [
            "\(access)\(isRoot ? "" : "override ")class var interfaceMembers: InterfaceMembers {",
            isRoot ? "    InterfaceMembers()" : "    super.interfaceMembers",
        ]
        lines += calls.map { "        \($0)" } + ["}"]
        let text = lines.map { "\(indent)    \($0)\n" }.joined()
        replace(isOwnLine ? start..<start : close..<close, with: "\n" + text)
        tell("outlets whose setters files call are listed in 'interfaceMembers'", at: scope.keyword)
        if isRoot {
            let brace = source.tokens[scope.open].range.lowerBound
            let colon = scope.inherits.isEmpty ? ": " : ", "
            let end = source.tokens[scope.open - 1].range.upperBound
            replace(end..<brace, with: "\(colon)InterfaceMemberListing ")
        }
    }

    private mutating func port(_ index: Int, name: String, type: Int, weak: Int?) {
        var wrapper = "Outlet"
        if source.has("[", at: type) {
            let close = source.partners[type]
            let isDictionary = (type..<close).contains { source.openers[$0] == type && source.has(":", at: $0) }
            if !isDictionary {
                wrapper = "OutletCollection"
                if source.has("!", at: close + 1) || source.has("?", at: close + 1) {
                    replace(source.tokens[close + 1].range, with: "")
                }
            }
        }
        if let weak {
            var last = weak
            if source.has("(", at: weak + 1) { last = source.partners[weak + 1] }
            replace(source.rangeWithSpace(weak...last), with: "")
            let word = name.lowercased()
            // What a view reports to is not held: views hold what stands in them anyway.
            if word.hasSuffix("delegate") || word.hasSuffix("datasource") { wrapper += "(.weak)" }
        }
        replace(source.tokens[index + 1].range, with: wrapper)
        tell("an outlet is '@\(wrapper)'", at: index)
    }
}
