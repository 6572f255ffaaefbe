extension PortingRun {
    /// Calls whose `action:` may be a method.
    private static let withAction = ["addTarget", "UIBarButtonItem", "UIKeyCommand"]
    /// Calls whose `selector:` may be a method.
    private static let withSelector = ["addObserver", "scheduledTimer", "Timer"]

    /// A selector becomes the method that it names.
    mutating func portSelectors() {
        for index in source.tokens.indices where source.has("#selector", at: index) {
            guard source.has("(", at: index + 1) else { continue }
            let close = source.partners[index + 1]
            guard let method = method(index, close) else { continue }
            let whole = source.tokens[index].range.lowerBound..<source.tokens[close].range.upperBound
            switch use(of: index) {
            case .method:
                replace(whole, with: method)
                tell("a selector is the method '\(method)'", at: index)
            case .value:
                replace(whole, with: ".init(\(method))")
                tell("a selector is the method '\(method)'", at: index)
            case .removal:
                replace(whole, with: "nil")
                tell("a removal of one action is one of all actions of the target", at: index)
            case .other(let what):
                leave(
                    "\(what) takes a selector, and there are none without Objective-C",
                    fix: "hand over a closure, such as '{ [weak self] in self?.\(Self.call(method)) }'", at: index)
            }
        }
    }

    private enum Use {
        case method
        /// The action of a bar item, set.
        case value
        case removal
        case other(String)
    }

    private func use(of index: Int) -> Use {
        if source.has(["action", "="], from: index - 2), source.has(".", at: index - 3) { return .value }
        let open = source.openers[index]
        guard open > 0, source.has("(", at: open) else { return .other("this") }
        let call = source.text(open - 1)
        if source.has(":", at: index - 1) {
            let label = source.text(index - 2)
            if label == "action", call == "removeTarget" { return .removal }
            if label == "action", Self.withAction.contains(call) || call.hasSuffix("GestureRecognizer") {
                return .method
            }
            if label == "selector", Self.withSelector.contains(call) { return .method }
            return .other("'\(label)' of '\(call)'")
        }
        return .other("'\(call)'")
    }

    /// What a selector names, as a method of its type; nil where that cannot be told, which is said.
    private mutating func method(_ index: Int, _ close: Int) -> String? {
        var first = index + 2
        if source.has("getter", at: first) || source.has("setter", at: first), source.has(":", at: first + 1) {
            leave("a selector of a property cannot be a method", fix: "write a method that does the same", at: index)
            return nil
        }
        guard source.isWord(first) else { return nil }
        var last = first
        while last + 1 < close, source.has(".", at: last + 1), source.isWord(last + 2) { last += 2 }
        var end = last
        if end + 1 < close, source.has("(", at: end + 1) { end = source.partners[end + 1] }
        guard end + 1 == close || source.has("as", at: end + 1) else {
            leave("a selector of an expression cannot be a method", fix: "write a closure", at: index)
            return nil
        }
        if source.has(["self", "."], from: first) || source.has(["Self", "."], from: first) { first += 2 }
        if source.has("super", at: first) {
            leave("a method of 'super' cannot be handed over", fix: "write a method that calls it", at: index)
            return nil
        }
        let written = source.text(source.tokens[first].range.lowerBound..<source.tokens[end].range.upperBound)
        if first < last {
            let owner = source.text(first)
            let isOwn = !owner.hasPrefix("UI") || ownMethods.contains("\(owner).\(source.text(last))")
            if owner.first?.isUppercase ?? false, isOwn { return written }
            leave(
                "a selector of '\(owner)' is not one of the code's own types",
                fix: "write a closure that calls '\(source.text(last))'", at: index)
            return nil
        }
        guard let type = scopes.type(of: index), type.kind != .protocol else {
            leave("a selector outside of a type", fix: "write the type before the method", at: index)
            return nil
        }
        return "\(type.name).\(written)"
    }

    /// How a method is called in a closure.
    private static func call(_ method: String) -> String {
        let name = method.split(separator: ".").last.map(String.init) ?? method
        return name.contains("(") ? name : name + "()"
    }
}
