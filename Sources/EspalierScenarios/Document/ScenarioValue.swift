/// A JSON value as a stored property holds it.
///
/// Lists and objects are flat inside, so that releasing a deeply nested one does not recurse.
package enum ScenarioValue: Sendable, Equatable {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    /// A list or an object, as the events of a reader: balanced, beginning with the first and ending with the last.
    case structure([Event])

    package enum Event: Sendable, Equatable {
        case beginList, endList
        case beginObject, endObject
        case key(String)
        case null
        case boolean(Bool)
        case number(Double)
        case text(String)
    }
}

extension ScenarioValue {
    /// The value of a node.
    package init(_ tree: JSONTree, _ node: Int) {
        switch tree.kind(node) {
        case .null: self = .null
        case .boolean(let value): self = .boolean(value)
        case .integer(let value): self = .number(Double(value))
        case .number(let value): self = .number(value)
        case .text(let text): self = .text(text)
        case .list, .object: self = .structure(Self.events(tree, node))
        }
    }

    private static func events(_ tree: JSONTree, _ root: Int) -> [Event] {
        var events: [Event] = []
        var open: [(end: Int, isObject: Bool)] = []
        var isKey = false
        for node in root..<tree.end(root) {
            while let container = open.last, container.end == node {
                events.append(container.isObject ? .endObject : .endList)
                open.removeLast()
                isKey = open.last?.isObject ?? false
            }
            switch tree.kind(node) {
            case .null: events.append(.null)
            case .boolean(let value): events.append(.boolean(value))
            case .integer(let value): events.append(.number(Double(value)))
            case .number(let value): events.append(.number(value))
            case .text(let text) where isKey:
                events.append(.key(text))
                isKey = false
                continue
            case .text(let text): events.append(.text(text))
            case .list, .object:
                events.append(tree.isObject(node) ? .beginObject : .beginList)
                open.append((tree.end(node), tree.isObject(node)))
            }
            isKey = open.last?.isObject ?? false
        }
        return events + open.reversed().map { $0.isObject ? .endObject : .endList }
    }
}

extension JSONWriter {
    /// Writes the value as JSON.
    package mutating func value(_ value: ScenarioValue) {
        switch value {
        case .null: null()
        case .boolean(let value): boolean(value)
        case .number(let value): number(value)
        case .text(let text): string(text)
        case .structure(let events):
            for event in events { self.event(event) }
        }
    }

    private mutating func event(_ event: ScenarioValue.Event) {
        switch event {
        case .beginList: beginList()
        case .endList: endList()
        case .beginObject: beginObject()
        case .endObject: endObject()
        case .key(let key): self.key(text: key)
        case .null: null()
        case .boolean(let value): boolean(value)
        case .number(let value): number(value)
        case .text(let text): string(text)
        }
    }
}
