extension PortingRun {
    /// What is for Objective-C alone goes.
    mutating func portAttributes() {
        for index in source.tokens.indices {
            if source.has("@", at: index) {
                portAttribute(index)
            } else if source.has("dynamic", at: index) {
                portDynamic(index)
            }
        }
    }

    private mutating func portAttribute(_ index: Int) {
        let name = source.text(index + 1)
        switch name {
        case "objc", "objcMembers", "nonobjc", "GKInspectable":
            var last = index + 1
            if isNamed(by: last + 1, behind: last) { last = source.partners[last + 1] }
            replace(source.rangeWithSpace(index...last), with: "")
            tell("'@\(name)' goes: there is no Objective-C", at: index)
            if source.has("optional", at: last + 1) {
                leave(
                    "a method of a protocol cannot be optional",
                    fix: "delete 'optional', and give the method a default in an extension of the protocol",
                    at: last + 1)
            }
        case "IBAction":
            portAction(index)
        case "MainActor":
            portMainActor(index)
        case "NSManaged":
            leave("'@NSManaged' is Core Data's", fix: "write a stored property", at: index)
        case "UIApplicationMain", "NSApplicationMain":
            leave(
                "nobody launches an application", fix: "make its window in a function, and call that in a test",
                at: index)
        default: break
        }
    }

    /// What files call is listed by the class. The attribute would bind the method to the main actor.
    private mutating func portAction(_ index: Int) {
        var place = index + 2
        while source.isWord(place) || source.has("@", at: place), !source.has("func", at: place) { place += 1 }
        guard source.has("func", at: place), source.has("(", at: place + 2) else { return }
        let (open, close) = (place + 2, source.partners[place + 2])
        let name = source.text(place + 1)
        if (open..<close).contains(where: { source.openers[$0] == open && source.has(",", at: $0) }) {
            leave(
                "files do not call the method '\(name)', which takes more than who calls it",
                fix: "let it take one argument, or connect it in code", at: index)
        } else {
            listAction(name, label: close > open + 1 ? source.text(open + 1) : nil, at: index)
        }
        replace(source.rangeWithSpace(index...index + 1), with: "")
        tell("'@IBAction' goes: the class lists what files call", at: index)
    }

    /// Notes a method that files call by the selector that it would have.
    private mutating func listAction(_ name: String, label: String?, at index: Int) {
        var (selector, reference) = (name, name)
        if let label {
            let with = label == "_" ? "" : "With" + label.prefix(1).uppercased() + label.dropFirst()
            selector += "\(with):"
            reference += "(\(label):)"
        }
        list(at: index, what: "the action '\(name)'", missed: "files do not call it") {
            ".action(\"\(selector)\", \($0).\(reference))"
        }
    }

    /// Whether the brackets behind an attribute are its own: they touch it, or a declaration follows them.
    private func isNamed(by open: Int, behind name: Int) -> Bool {
        guard source.has("(", at: open) else { return false }
        if source.tokens[open].range.lowerBound == source.tokens[name].range.upperBound { return true }
        let next = source.partners[open] + 1
        return source.has("@", at: next) || Self.declares.contains(source.text(next))
    }

    /// Views and controllers are bound to no actor here, so nothing that stands on them can be.
    private mutating func portMainActor(_ index: Int) {
        var last = index + 1
        let isUnsafe = source.has(["(", "unsafe", ")"], from: last + 1)
        if isUnsafe { last += 3 }
        // All that a closure says before its `in`.
        if source.has("in", at: last + 1), source.has("{", at: index - 1) { last += 1 }
        replace(source.rangeWithSpace(index...last), with: "")
        tell("'@MainActor' goes: a tree of views is used by one thread, whichever that is", at: index)
    }

    /// Words that declarations begin with.
    private static let declares: Set = [
        "var", "let", "func", "override", "public", "private", "internal", "open", "fileprivate", "weak", "lazy",
        "final", "class", "static", "subscript", "init", "convenience", "required", "optional", "protocol", "extension",
        "enum", "dynamic", "mutating",
    ]

    /// `dynamic` before a declaration.
    private mutating func portDynamic(_ index: Int) {
        guard source.isWord(index + 1), !source.has(".", at: index - 1), !source.tokens[index + 1].startsLine else {
            return
        }
        guard Self.declares.contains(source.text(index + 1)) else { return }
        replace(source.rangeWithSpace(index...index), with: "")
        if source.has("var", at: index + 1) {
            leave(
                "nothing hears of changes of '\(source.text(index + 2))' without 'dynamic'",
                fix: "write '@Observed' before it if it is observed by key paths", at: index)
        } else {
            tell("'dynamic' goes: there is no Objective-C", at: index)
        }
    }
}
