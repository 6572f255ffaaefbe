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
            tokens: [".", "setValue", "("], message: "values are not set by their names",
            fix: "write a key path: 'object[keyPath: \\.name] = value'"),
        Rest(
            tokens: ["#keyPath", "("], message: "there are no texts of key paths without Objective-C",
            fix: "observe with a key path: 'object.observe(\\.name)'"),
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

    /// What this cannot rewrite, and the compiler would tell less of.
    mutating func lookForRest() {
        let byFirst = Dictionary(grouping: Self.rest) { "\($0.tokens[0])" }
        for index in source.tokens.indices where source.tokens[index].kind != .text {
            guard let candidates = byFirst[source.text(index)] else { continue }
            for rest in candidates where source.has(rest.tokens, from: index) {
                let shown = rest.tokens.count > 1 && source.has(".", at: index) ? index + 1 : index
                leave(rest.message, fix: rest.fix, at: shown)
            }
        }
    }
}
