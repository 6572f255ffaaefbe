/// Overrides in extensions, which Swift has not without Objective-C, and their way into their classes, which may stand in
/// other sources of the module.
struct OverrideMove {
    /// One member that moves.
    private struct Member {
        /// The source that it stands in.
        var source: Int
        /// With the comments before it.
        var range: Range<Int>
        var owner: Owner
    }

    private struct Owner {
        /// The source of the class.
        var source: Int
        /// The closing brace of the class.
        var brace: Int
    }

    private let sources: [SwiftSource]
    private var members: [Member] = []
    /// By source.
    private(set) var notes: [[PortingNote]]

    var hasMembers: Bool { !members.isEmpty }

    init(_ sources: [SwiftSource]) {
        self.sources = sources
        notes = sources.map { _ in [] }
        let scopes = sources.map(SwiftScopes.init)
        var classes: [String: Owner] = [:]
        for (number, source) in sources.enumerated() {
            for scope in scopes[number].scopes where scope.kind == .type && source.has("class", at: scope.keyword) {
                classes[scope.name] = Owner(source: number, brace: source.partners[scope.open])
            }
        }
        for number in sources.indices { look(in: number, scopes[number], classes) }
    }

    private mutating func look(in number: Int, _ scopes: SwiftScopes, _ classes: [String: Owner]) {
        let source = sources[number]
        for index in source.tokens.indices where source.has("override", at: index) {
            let scope = scopes.ofToken[index]
            guard scope >= 0, scopes.scopes[scope].kind == .extension, !source.has(".", at: index - 1) else { continue }
            let place = scopes.scopes[scope]
            func note(_ message: String, fix: String? = nil) {
                notes[number].append(
                    PortingNote(offset: source.tokens[index].range.lowerBound, message: message, fix: fix))
            }
            guard let owner = classes[place.name] else {
                // Nobody can write into a class of UIKit.
                let isOwn = !place.name.hasPrefix("UI")
                note(
                    "an override in an extension of '\(place.name)', whose class is not in "
                        + (sources.count == 1 ? "this file" : "these files"),
                    fix: isOwn
                        ? "move it into the class"
                        : "leave 'override' out where the member has another name, or ask for the class in the member "
                            + "that it overrides: 'if let own = self as? \(place.name)'")
                continue
            }
            guard !place.isConditional, let range = range(of: index, in: place, source) else {
                note(
                    "an override in an extension of '\(place.name)' that has conditions", fix: "move it into the class")
                continue
            }
            members.append(Member(source: number, range: range, owner: owner))
            note("an override moves from the extension into the class '\(place.name)'")
        }
    }

    /// From behind the line before the member to the end of its body.
    private func range(of index: Int, in place: SwiftScopes.Scope, _ source: SwiftSource) -> Range<Int>? {
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

    /// The bytes of the sources with all members where they belong.
    var edited: [[UInt8]] {
        var edits = sources.map { _ in SourceEdits() }
        for member in members {
            edits[member.source].replace(member.range, with: "")
            var text = sources[member.source].text(member.range)
            // One behind a brace on the same line.
            if !text.hasPrefix("\n") { text = "\n    " + text.drop { $0 == " " } }
            // At the end of the line before the brace.
            let target = sources[member.owner.source]
            let brace = target.tokens[member.owner.brace].range.lowerBound
            var place = brace
            while place > 0,
                target.bytes[place - 1] == UInt8(ascii: " ") || target.bytes[place - 1] == UInt8(ascii: "\t")
            {
                place -= 1
            }
            let isFirst = place > 0 && target.bytes[place - 1] == UInt8(ascii: "\n")
            let start = isFirst ? place - 1 : brace
            edits[member.owner.source].replace(start..<start, with: isFirst ? text : text + "\n")
        }
        return zip(edits, sources).map { $0.applied(to: $1.bytes) }
    }
}
