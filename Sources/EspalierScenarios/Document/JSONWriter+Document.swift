import Foundation

/// Writes documents as JSON: keys in the order of the contract, what has its default left out.
struct ScenarioEncoder {
    var writer: JSONWriter

    mutating func document(_ document: ScenarioDocument) {
        writer.beginObject()
        writer.formatVersion()
        writer.member("title", document.title)
        writer.key("root")
        if let nib = document.nib { self.nib(nib) } else { views(document.root) }
        if !document.observers.isEmpty {
            writer.key("observers")
            writer.beginList()
            for observer in document.observers { self.observer(observer) }
            writer.endList()
        }
        if !document.steps.isEmpty {
            writer.key("steps")
            writer.beginList()
            for step in document.steps { self.step(step) }
            writer.endList()
        }
        if document.layout != .automatic {
            writer.member("layout", document.layout.rawValue)
        }
        if let traits = document.traits {
            writer.key("traits")
            self.traits(traits)
        }
        if !document.ignored.isEmpty { writer.list("ignore", document.ignored) { $1.ignored($0) } }
        writer.endObject()
    }

    /// A tree of views, in one loop: each view begins where it comes, and ends where the next one is not in it.
    mutating func views(_ tree: ScenarioTree) {
        var open: [Int] = []
        for index in tree.views.indices {
            let parent = tree.parent(of: index)
            while let last = open.last, last != parent {
                endView(last, in: tree)
                open.removeLast()
            }
            beginView(tree[index])
            if hasSubviews(index, in: tree) {
                writer.key("subviews")
                writer.beginList()
            }
            open.append(index)
        }
        for index in open.reversed() { endView(index, in: tree) }
    }

    private func hasSubviews(_ index: Int, in tree: ScenarioTree) -> Bool {
        index + 1 < tree.views.count && tree.parent(of: index + 1) == index
    }

    private mutating func endView(_ index: Int, in tree: ScenarioTree) {
        if hasSubviews(index, in: tree) { writer.endList() }
        writer.endObject()
    }

    private mutating func beginView(_ view: ScenarioView) {
        writer.beginObject()
        if view.className != ScenarioView.defaultClass { writer.member("class", view.className) }
        writer.member("part", view.part?.rawValue)
        writer.member("name", view.name)
        if view.tag != 0 { writer.member("tag") { $0.integer(view.tag) } }
        if view.frame != .zero || view.writesZeroFrame { writer.member("frame") { $0.numbers(view.frame.numbers) } }
        settings(view, .plain)
        if !view.properties.isEmpty {
            writer.key("properties")
            writer.beginObject()
            for property in view.properties { writer.member(text: property.name) { $0.value(property.value) } }
            writer.endObject()
        }
        if !view.rules.isEmpty {
            writer.key("rules")
            writer.beginList()
            for rule in view.rules { self.rule(rule) }
            writer.endList()
        }
        constraintKeys(view)
        settings(view, .ofConstraints)
        settings(view, .ofClass)
    }

    private mutating func settings(_ view: ScenarioView, _ group: ScenarioField.Group) {
        for entry in view.settings.entries where entry.field.group == group {
            writer.member(text: entry.field.key) { $0.setting(entry.value) }
        }
    }
}

// Rules.
extension ScenarioEncoder {
    /// A rule of a view: its text alone where it has no arguments.
    mutating func rule(_ rule: ScenarioRule) {
        guard !rule.arguments.isEmpty else { return writer.string(rule.text) }
        writer.beginList()
        writer.string(rule.text)
        for argument in rule.arguments { self.argument(argument) }
        writer.endList()
    }

    mutating func argument(_ argument: ScenarioArgument) {
        switch argument.kind {
        case .view(let view): writer.string(view.description)
        case .number(let number): writer.number(number)
        case .attribute(let attribute):
            writer.beginObject()
            writer.member("of", attribute.view.description)
            writer.member("keyPath", attribute.keyPath.description)
            if attribute.times != 1 { writer.member("times") { $0.number(attribute.times) } }
            if attribute.plus != 0 { writer.member("plus") { $0.number(attribute.plus) } }
            writer.endObject()
        }
    }
}

extension CGRect {
    /// The numbers in the order of a document. Not `width` and `height`, which Foundation makes positive.
    package var numbers: [Double] {
        [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
    }
}

extension JSONWriter {
    /// A list of numbers.
    package mutating func numbers(_ numbers: [Double]) {
        beginList()
        for number in numbers { self.number(number) }
        endList()
    }

    /// A list of texts.
    package mutating func words(_ words: [String]) {
        beginList()
        for word in words { string(word) }
        endList()
    }
}
