import EspalierSupport
import EspalierViews
import Foundation

// Values with a form of their own.
extension ScenarioDecoder {
    /// The finite numbers that a list is made of, as many as `names`, which name them in messages.
    mutating func numbers(_ node: Int, _ what: String, _ names: [String]) -> [Double]? {
        let form = "[\(names.joined(separator: ", "))]"
        guard tree.isList(node) else {
            reportKind(node, "\(what) \(form)", fix: "write a list of \(names.count) numbers")
            return nil
        }
        let elements = Array(tree.elements(node).prefix(names.count + 1))
        guard elements.count == names.count else {
            let count = tree.elements(node).reduce(0) { count, _ in count + 1 }
            report(
                node, "\(what) \(form) has \(names.count) numbers, but this list has \(count)",
                fix: "write \(names.count) numbers")
            return nil
        }
        let numbers = elements.compactMap { number($0) }
        return numbers.count == names.count ? numbers : nil
    }

    mutating func rectangle(_ node: Int) -> CGRect? {
        if let numbers = tree.fourNumbers(node) {
            return CGRect(x: numbers.0, y: numbers.1, width: numbers.2, height: numbers.3)
        }
        return numbers(node, "a rectangle", ["x", "y", "width", "height"]).map {
            CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
        }
    }

    mutating func point(_ node: Int) -> CGPoint? {
        numbers(node, "a point", ["x", "y"]).map { CGPoint(x: $0[0], y: $0[1]) }
    }

    mutating func size(_ node: Int) -> CGSize? {
        numbers(node, "a size", ["width", "height"]).map { CGSize(width: $0[0], height: $0[1]) }
    }

    mutating func transform(_ node: Int) -> CGAffineTransform? {
        numbers(node, "a transform", ["a", "b", "c", "d", "tx", "ty"]).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        }
    }

    mutating func autoresizing(_ node: Int) -> UIView.AutoresizingMask? {
        options(node, of: UIView.AutoresizingMask.words)
    }

    /// Options by their words.
    mutating func options<Options: OptionSet>(
        _ node: Int, of words: [(word: String, option: Options)]
    ) -> Options? where Options.Element == Options {
        all(node) { decoder, node in
            decoder.word(node, of: words.map(\.word)).flatMap { word in words.first { $0.word == word }?.option }
        }.map { Options($0) }
    }

    /// A view's name.
    mutating func name(_ node: Int) -> String? {
        guard let name = text(node) else { return nil }
        if name.isEmpty {
            report(node, "a name is empty", fix: "leave the name out, or write one that is not empty")
            return nil
        }
        if name.utf8.first == UInt8(ascii: "/") {
            report(
                node, "the name \(Quoted.text(name)) begins with '/', as paths do",
                fix: "write a name that begins otherwise")
            return nil
        }
        return name
    }

    mutating func className(_ node: Int) -> String? {
        guard let name = text(node) else { return nil }
        if name.isEmpty {
            report(node, "a class name is empty", fix: "write one, or leave 'class' out for UIView")
            return nil
        }
        guard let known = options.knownClasses, !known.contains(name) else { return name }
        report(node, "unknown class \(Quoted.text(name))", fix: Self.classFix(for: name, among: known))
        return nil
    }

    /// What to write in place of a class that is not known.
    static func classFix(for name: String, among known: [String]) -> String {
        let near = nearestName(to: name, among: known)
        return near.map { "did you mean '\($0)'?" } ?? "write one of \(known.joined(separator: ", "))"
    }

    /// A reference to a view. Whether there is such a view, only a run can tell.
    mutating func reference(_ node: Int) -> ScenarioReference? {
        guard let text = tree.text(node) else {
            reportKind(node, "a reference to a view", fix: "write its name, or its path such as \"/\" or \"/0/2\"")
            return nil
        }
        if let reference = ScenarioReference(text, mark: ScenarioMark(node: node)) { return reference }
        report(
            node, text.isEmpty ? "a reference to a view is empty" : "\(Quoted.text(text)) is no path",
            fix: "write a view's name, or its path such as \"/\" or \"/0/2\"")
        return nil
    }

    /// A place in a list of subviews.
    mutating func position(_ node: Int) -> Int? {
        guard let position = integer(node) else { return nil }
        if position >= 0 { return position }
        report(node, "'at' is \(position)", fix: "write 0 for the first place, or leave 'at' out for the last")
        return nil
    }

    mutating func tolerance(_ node: Int) -> Double? {
        guard let tolerance = number(node) else { return nil }
        if tolerance >= 0 { return tolerance }
        report(node, "a tolerance is negative", fix: "write 0 or more, or leave it out for 0.001")
        return nil
    }

    /// A key path of a view that a step sets.
    mutating func settingKeyPath(_ node: Int) -> ScenarioKeyPath? {
        guard let text = text(node) else { return nil }
        if let keyPath = ScenarioKeyPath(setting: text) { return keyPath }
        report(
            node, "unknown key path \(Quoted.text(text))", fix: ScenarioKeyPath.fix(for: text, isSetting: true))
        return nil
    }

    /// A key path of a view.
    mutating func keyPath(_ node: Int) -> ScenarioKeyPath? {
        guard let text = text(node) else { return nil }
        if let keyPath = ScenarioKeyPath(text) { return keyPath }
        report(node, "unknown key path \(Quoted.text(text))", fix: ScenarioKeyPath.fix(for: text))
        return nil
    }
}
