extension PortingRun {
    /// Whose screen is meant is known in methods of views and controllers.
    mutating func portScreens() {
        for index in source.tokens.indices where source.has(["UIScreen", ".", "main"], from: index) {
            guard !source.has(".", at: index - 1), scopes.isInMethod(index), let window = window(index) else {
                tell("'UIScreen.main' is the screen of an iPhone 14", at: index)
                continue
            }
            // It is there already.
            if source.has(["?", "?"], from: index - 2) { continue }
            let range = source.tokens[index].range.lowerBound..<source.tokens[index + 2].range.upperBound
            replace(range, with: "(\(window)?.screen ?? UIScreen.main)")
            tell("'UIScreen.main' is the window's screen where there is one", at: index)
        }
    }

    /// How the type around a token has its window, by the names of it and of its superclass.
    private func window(_ token: Int) -> String? {
        guard let type = scopes.type(of: token) else { return nil }
        let names = [type.inherits.first ?? type.name, type.name]
        if names.contains(where: { $0.hasSuffix("ViewController") || $0.hasSuffix("Controller") }) {
            return "view.window"
        }
        let views = ["View", "Cell", "Button", "Label", "Control", "Bar", "Field"]
        return names.contains { name in views.contains { name.hasSuffix($0) } } ? "window" : nil
    }

    private struct Rest {
        var tokens: [StaticString]
        /// The labels of which the call has one; none for any call.
        var labels: [StaticString] = []
        var message: String
        var fix: String
    }

    // What is written in each of them stands in `ComingFromUIKit.md` too.
    private static let rest: [Rest] = [
        Rest(
            tokens: ["UIApplication", ".", "shared"], message: "nobody launches an application",
            fix: "hand over what is needed, such as the window"),
        Rest(
            tokens: ["Selector", "("], message: "a selector of a text names no method", fix: "write a closure"),
        Rest(
            tokens: [".", "perform", "("], message: "'perform' takes a selector, and there are none",
            fix: "call the method, or write a closure"),
        Rest(
            tokens: [".", "responds", "("], message: "objects are not asked for methods here",
            fix: "ask for a protocol: 'as? any Protocol'"),
        Rest(
            tokens: [".", "value", "(", "forKey"], message: "values are not asked for by their names",
            fix: "write a key path: 'object[keyPath: \\.name]'"),
        Rest(
            tokens: [".", "setValue", "("], labels: ["forKey", "forKeyPath"],
            message: "values are not set by their names",
            fix: "write a key path: 'object[keyPath: \\.name] = value'"),
        Rest(
            tokens: ["NSHashTable"], message: "Foundation has no NSHashTable here", fix: "keep an array of weak boxes"),
        Rest(
            tokens: ["NSMapTable"], message: "Foundation has no NSMapTable here", fix: "use 'WeakKeyTable'"),
        Rest(
            tokens: ["CADisplayLink", "("], message: "nothing is drawn, and time stands still",
            fix: "step 'window.clock'"),
        Rest(
            tokens: ["as", "?", "NSObject"], message: "views and controllers are no NSObjects here",
            fix: "ask for the class that is meant, or compare with '==='"),
    ]

    /// Whether one of the arguments between brackets has one of these labels.
    private func hasLabel(_ labels: [StaticString], behind open: Int) -> Bool {
        (open..<max(open, source.partners[open])).contains { index in
            source.openers[index] == open && source.has(":", at: index + 1)
                && labels.contains { source.has($0, at: index) }
        }
    }

    /// A key path in Objective-C's form is the text that it stands for.
    mutating func portKeyPaths() {
        for index in source.tokens.indices where source.has(["#keyPath", "("], from: index) {
            let close = source.partners[index + 1]
            var names = stride(from: index + 2, to: close, by: 2).map { source.text($0) }
            guard names.count * 2 == close - index - 1,
                (index + 2..<close).allSatisfy({ source.isWord($0) || source.has(".", at: $0) })
            else {
                leave("a key path of an expression is no text", fix: "write the text", at: index)
                continue
            }
            if names.count > 1, names[0].first?.isUppercase ?? false || ["self", "Self"].contains(names[0]) {
                names.removeFirst()
            }
            let whole = source.tokens[index].range.lowerBound..<source.tokens[close].range.upperBound
            replace(whole, with: "\"\(names.joined(separator: "."))\"")
            tell("a key path is its text", at: index)
        }
    }

    /// Previews, and what stands for views in SwiftUI, are for where that is.
    mutating func portPreviews() {
        let hosts: Set = [
            "App", "PreviewProvider", "UIViewControllerRepresentable", "UIViewRepresentable", "View",
        ]
        let imports = source.tokens.indices.contains { source.has(["import", "SwiftUI"], from: $0) }
        for index in source.tokens.indices where source.has("#Preview", at: index) {
            var open = index + 1
            while source.has("(", at: open) { open = source.partners[open] + 1 }
            if source.has("{", at: open) { fence(index...source.partners[open], "a preview") }
        }
        guard imports else { return }
        for scope in scopes.scopes where scope.kind == .type && scope.parent < 0 {
            guard !hosts.isDisjoint(with: scope.inherits) else { continue }
            var first = scope.keyword
            while first > 0, !source.tokens[first].startsLine { first -= 1 }
            // Attributes on lines of their own.
            while first > 1, source.has("@", at: first - 2), source.tokens[first - 2].startsLine { first -= 2 }
            fence(first...source.partners[scope.open], "'\(scope.name)' of SwiftUI")
        }
    }

    private mutating func fence(_ tokens: ClosedRange<Int>, _ what: String) {
        if conditions[tokens.lowerBound] >= 0 { return }
        let (start, end) = (
            source.tokens[tokens.lowerBound].range.lowerBound, source.tokens[tokens.upperBound].range.upperBound
        )
        replace(start..<start, with: "#if canImport(SwiftUI)\n")
        replace(end..<end, with: "\n#endif")
        tell("\(what) is there where SwiftUI is", at: tokens.lowerBound)
    }

    /// What this cannot rewrite, and the compiler would tell less of.
    mutating func lookForRest() {
        let byFirst = Dictionary(grouping: Self.rest) { "\($0.tokens[0])" }
        for index in source.tokens.indices where source.tokens[index].kind != .text {
            guard let candidates = byFirst[source.text(index)] else { continue }
            for rest in candidates where source.has(rest.tokens, from: index) {
                guard rest.labels.isEmpty || hasLabel(rest.labels, behind: index + rest.tokens.count - 1) else {
                    continue
                }
                let shown = rest.tokens.count > 1 && source.has(".", at: index) ? index + 1 : index
                leave(rest.message, fix: rest.fix, at: shown)
            }
        }
    }
}
