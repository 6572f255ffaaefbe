import EspalierSupport

extension PortingRun {
    /// Outlets are wrapped properties here.
    mutating func portOutlets() {
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
                list(name, type: place + 3, at: index)
            }
            if accessors == .computed || isBare {
                replace(source.rangeWithSpace(index...index + 1), with: "")
                tell("an outlet that is computed, overridden or lazy is listed in 'interfaceMembers'", at: index)
            } else {
                port(index, name: name, type: place + 3, weak: weak)
            }
        }
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

    /// Notes an outlet whose setter is to be called.
    private mutating func list(_ name: String, type: Int, at index: Int) {
        let isDictionary =
            source.has("[", at: type)
            && (type..<source.partners[type]).contains { source.openers[$0] == type && source.has(":", at: $0) }
        let method = source.has("[", at: type) && !isDictionary ? "outletCollection" : "outlet"
        list(
            at: index, what: "the outlet '\(name)'", missed: "a file does not call its setter"
        ) { ".\(method)(\"\(name)\", \\\($0).\(name))" }
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
