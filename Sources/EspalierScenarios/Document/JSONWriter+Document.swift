import Foundation

// Documents: keys in the order of the contract, what has its default left out.
extension JSONWriter {
    mutating func document(_ document: ScenarioDocument) {
        beginObject()
        formatVersion()
        member("title", document.title)
        key("root")
        if let nib = document.nib { self.nib(nib) } else { views(document.root) }
        list("observers", document.observers) { $1.observer($0) }
        list("steps", document.steps) { $1.step($0) }
        if document.layout != .automatic {
            member("layout", document.layout.rawValue)
        }
        if let traits = document.traits {
            key("traits")
            self.traits(traits)
        }
        list("ignore", document.ignored) { $1.ignored($0) }
        endObject()
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
                key("subviews")
                beginList()
            }
            open.append(index)
        }
        for index in open.reversed() { endView(index, in: tree) }
    }

    private func hasSubviews(_ index: Int, in tree: ScenarioTree) -> Bool {
        index + 1 < tree.views.count && tree.parent(of: index + 1) == index
    }

    private mutating func endView(_ index: Int, in tree: ScenarioTree) {
        if hasSubviews(index, in: tree) { endList() }
        endObject()
    }

    private mutating func beginView(_ view: ScenarioView) {
        beginObject()
        if view.className != ScenarioView.defaultClass { member("class", view.className) }
        member("part", view.part?.rawValue)
        member("name", view.name)
        if view.tag != 0 { member("tag") { $0.integer(view.tag) } }
        if view.frame != .zero || view.writesZeroFrame { member("frame") { $0.numbers(view.frame.numbers) } }
        settings(view, .plain)
        if !view.properties.isEmpty {
            key("properties")
            object { for property in view.properties { $0.member(text: property.name) { $0.value(property.value) } } }
        }
        list("rules", view.rules) { $1.rule($0) }
        constraintKeys(view)
        settings(view, .ofConstraints)
        settings(view, .ofClass)
    }

    private mutating func settings(_ view: ScenarioView, _ group: ScenarioField.Group) {
        for entry in view.settings.entries where entry.field.group == group {
            member(text: entry.field.key) { $0.setting(entry.value) }
        }
    }
}

// Rules.
extension JSONWriter {
    /// A rule of a view: its text alone where it has no arguments.
    mutating func rule(_ rule: ScenarioRule) {
        guard !rule.arguments.isEmpty else { return string(rule.text) }
        list {
            $0.string(rule.text)
            for argument in rule.arguments { $0.argument(argument) }
        }
    }

    mutating func argument(_ argument: ScenarioArgument) {
        switch argument.kind {
        case .view(let view): string(view.description)
        case .number(let number): self.number(number)
        case .attribute(let attribute):
            beginObject()
            member("of", attribute.view.description)
            member("keyPath", attribute.keyPath.description)
            if attribute.times != 1 { member("times") { $0.number(attribute.times) } }
            if attribute.plus != 0 { member("plus") { $0.number(attribute.plus) } }
            endObject()
        }
    }
}

extension JSONWriter {
    /// A list of numbers.
    package mutating func numbers(_ numbers: [Double]) { list { for number in numbers { $0.number(number) } } }

    /// A list of integers.
    package mutating func integers(_ integers: [Int]) { list { for integer in integers { $0.integer(integer) } } }

    /// A list of texts.
    package mutating func words(_ words: [String]) { list { for word in words { $0.string(word) } } }
}
