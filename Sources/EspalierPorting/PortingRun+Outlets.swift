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
            port(index, name: source.text(place + 1), type: place + 3, weak: weak)
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
