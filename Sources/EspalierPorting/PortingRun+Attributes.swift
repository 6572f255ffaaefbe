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
            let isNamed =
                source.has("(", at: last + 1)
                && source.tokens[last + 1].range.lowerBound == source.tokens[last].range.upperBound
            if isNamed { last = source.partners[last + 1] }
            replace(source.rangeWithSpace(index...last), with: "")
            tell("'@\(name)' goes: there is no Objective-C", at: index)
            if source.has("optional", at: last + 1) {
                leave(
                    "a method of a protocol cannot be optional",
                    fix: "delete 'optional', and give the method a default in an extension of the protocol",
                    at: last + 1)
            }
        case "NSManaged":
            leave("'@NSManaged' is Core Data's", fix: "write a stored property", at: index)
        case "UIApplicationMain", "NSApplicationMain":
            leave(
                "nobody launches an application", fix: "make its window in a function, and call that in a test",
                at: index)
        default: break
        }
    }

    /// `dynamic` before a declaration.
    private mutating func portDynamic(_ index: Int) {
        guard source.isWord(index + 1), !source.has(".", at: index - 1), !source.tokens[index + 1].startsLine else {
            return
        }
        let declared = [
            "var", "func", "override", "public", "private", "internal", "open", "fileprivate", "weak", "lazy", "final",
            "class", "static", "subscript", "init", "convenience", "required",
        ]
        guard declared.contains(source.text(index + 1)) else { return }
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
