import EspalierSupport

// What interface files set and call of a class stands in a list of the class.
extension PortingRun {
    /// Notes a member of the class around a token.
    ///
    /// - Parameters:
    ///   - what: the member, in messages.
    ///   - missed: what does not happen where it cannot be listed.
    ///   - call: what lists it, in a class of that name.
    mutating func list(at index: Int, what: String, missed: String, _ call: (_ type: String) -> String) {
        guard let scope = owner(of: index), conditions[index] == conditions[scope.open] else {
            return leave(
                "\(what) is not listed, so that \(missed)", fix: "list it in 'interfaceMembers' of its class", at: index
            )
        }
        let own = scopes.ofToken[scope.open]
        if listing.contains(own) {
            return leave("\(what) is not in 'interfaceMembers', so that \(missed)", fix: "list it there", at: index)
        }
        listed[own, default: []].append(call(scope.name))
    }

    /// The class whose member stands at a token; also where that is in an extension of it in the same file.
    private func owner(of index: Int) -> SwiftScopes.Scope? {
        guard let scope = scopes.type(of: index) else { return nil }
        if source.has("class", at: scope.keyword) { return scope }
        guard scope.kind == .extension, !scope.isConditional else { return nil }
        return scopes.scopes.first {
            $0.kind == .type && $0.name == scope.name && source.has("class", at: $0.keyword)
        }
    }

    /// Writes the lists into their classes.
    mutating func portMembers() {
        for (scope, calls) in listed.ordered(byKey: \.key) { addMembers(calls, to: scopes.scopes[scope]) }
    }

    /// Writes the list of a class's members into it, behind its other members.
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
        tell("what interface files set and call is listed in 'interfaceMembers'", at: scope.keyword)
        if isRoot {
            let brace = source.tokens[scope.open].range.lowerBound
            let colon = scope.inherits.isEmpty ? ": " : ", "
            let end = source.tokens[scope.open - 1].range.upperBound
            replace(end..<brace, with: "\(colon)InterfaceMemberListing ")
        }
    }
}
