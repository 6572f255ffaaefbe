/// Overrides in extensions, which Swift has not without Objective-C, and their way into their classes.
struct OverrideMove {
    /// One member that moves.
    struct Member: Equatable {
        /// With the comments before it.
        var range: Range<Int>
        /// The closing brace of the class.
        var brace: Int
    }

    private let source: SwiftSource
    private(set) var members: [Member] = []
    private(set) var notes: [PortingNote] = []

    init(_ source: SwiftSource) {
        self.source = source
        let scopes = SwiftScopes(source)
        var classes: [String: SwiftScopes.Scope] = [:]
        for scope in scopes.scopes where scope.kind == .type && source.has("class", at: scope.keyword) {
            classes[scope.name] = scope
        }
        for index in source.tokens.indices where source.has("override", at: index) {
            let scope = scopes.ofToken[index]
            guard scope >= 0, scopes.scopes[scope].kind == .extension, !source.has(".", at: index - 1) else { continue }
            let place = scopes.scopes[scope]
            let offset = source.tokens[index].range.lowerBound
            guard !place.isConditional, let owner = classes[place.name], let range = range(of: index, in: place) else {
                notes.append(
                    PortingNote(
                        offset: offset,
                        message: "an override in an extension of '\(place.name)', whose class is not in this file",
                        fix: "move it into the class"))
                continue
            }
            members.append(Member(range: range, brace: source.partners[owner.open]))
            notes.append(
                PortingNote(
                    offset: offset, message: "an override moves from the extension into the class '\(place.name)'",
                    fix: nil))
        }
    }

    /// From behind the line before the member to the end of its body.
    private func range(of index: Int, in place: SwiftScopes.Scope) -> Range<Int>? {
        var first = index
        while first - 1 > place.open, !source.has("}", at: first - 1),
            source.isWord(first - 1) || source.has("@", at: first - 1) || source.has(")", at: first - 1)
                || source.has("(", at: first - 1)
        {
            first -= 1
        }
        var brace = index
        let close = source.partners[place.open]
        while brace < close, !source.has("{", at: brace) || source.openers[brace] != place.open { brace += 1 }
        guard brace < close else { return nil }
        let end = source.tokens[source.partners[brace]].range.upperBound
        var start = source.tokens[first - 1].range.upperBound
        while start < source.tokens[first].range.lowerBound, source.bytes[start] != UInt8(ascii: "\n") { start += 1 }
        return start..<end
    }

    /// The bytes with all members where they belong.
    var edited: [UInt8] {
        var edits = SourceEdits()
        for member in members {
            edits.replace(member.range, with: "")
            var text = source.text(member.range)
            // One behind a brace on the same line.
            if !text.hasPrefix("\n") { text = "\n    " + text.drop { $0 == " " } }
            // At the end of the line before the brace.
            var place = source.tokens[member.brace].range.lowerBound
            let brace = place
            while place > 0,
                source.bytes[place - 1] == UInt8(ascii: " ") || source.bytes[place - 1] == UInt8(ascii: "\t")
            {
                place -= 1
            }
            let isFirst = place > 0 && source.bytes[place - 1] == UInt8(ascii: "\n")
            edits.replace(
                (isFirst ? place - 1 : brace)..<(isFirst ? place - 1 : brace), with: isFirst ? text : text + "\n")
        }
        return edits.applied(to: source.bytes)
    }
}
