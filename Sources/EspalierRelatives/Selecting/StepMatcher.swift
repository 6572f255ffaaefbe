import EspalierObservation
import EspalierViews

/// What callers know of views besides the properties of their classes, by keys of their own.
package protocol SelectorValues {
    /// The value that a key has in a view; nil where the key is none of the caller's there, and the property is asked.
    func value(_ key: String, of view: UIView) -> SelectorValue?
}

/// A value that is compared: of its own type, so that no value and no key are told apart.
package struct SelectorValue {
    let value: Any?

    package init(_ value: Any?) { self.value = value }
}

/// What a step of a selector says of a view, made ready to be asked of many.
final class StepMatcher {
    private let step: ViewSelector.Step
    private let values: (any SelectorValues)?
    private let tag: Int?
    /// What is compared by key path; what names and tags say is not among it.
    private let conditions: [ViewSelector.Condition]
    /// A name that is asked for, as `.title` or as `[name=title]`.
    private let name: String?
    /// Whether the class of views that were looked at has the name that is wanted.
    private var knownTypes: [ObjectIdentifier: Bool] = [:]
    /// Classes that have no such property, by the number of the condition.
    private var lacking: Set<Lack> = []

    private struct Lack: Hashable {
        let type: ObjectIdentifier
        let condition: Int
    }

    init(_ step: ViewSelector.Step, _ values: (any SelectorValues)?) {
        self.step = step
        self.values = values
        var tag: Int?
        var name = step.name
        var others: [ViewSelector.Condition] = []
        for condition in step.conditions {
            switch (condition.key, condition.comparison, condition.value) {
            case ("tag", .equal, .number(let number)) where tag == nil && Int(exactly: number) != nil:
                tag = Int(exactly: number)
            case ("name", .equal, .text(let text)) where name == nil: name = text
            default: others.append(condition)
            }
        }
        self.tag = tag
        self.name = name
        conditions = others
    }

    // MARK: Indexes

    /// What indexes can be asked for, where the class is known by the tree's index.
    func conditions(in top: UIView) -> [ViewCondition] {
        var conditions: [ViewCondition] = []
        if let name { conditions.append(.names([name])) }
        if let tag { conditions.append(.tags([tag])) }
        if let className = step.className, let types = top.indexedTypes(named: className) {
            conditions.append(.types(types))
        }
        return conditions
    }

    /// The kind of index that would have answered best, as names are mostly one view's.
    var kind: TreeIndexes.Kind? {
        name != nil ? .names : tag != nil ? .tags : step.className != nil ? .types : nil
    }

    // MARK: Matching

    func matches(_ view: UIView) -> Bool {
        if let tag, view.storedTag != tag { return false }
        if let name, view.currentName != name { return false }
        if let className = step.className, !isNamed(className, type(of: view)) { return false }
        if conditions.isEmpty { return true }
        // As asking for relatives is no read.
        return untracked { conditions.indices.allSatisfy { holds($0, of: view) } }
    }

    private func isNamed(_ name: String, _ type: UIView.Type) -> Bool {
        if let known = knownTypes[ObjectIdentifier(type)] { return known }
        let isNamed = String(describing: type) == name
        knownTypes[ObjectIdentifier(type)] = isNamed
        return isNamed
    }

    private func holds(_ index: Int, of view: UIView) -> Bool {
        let condition = conditions[index]
        if let known = values?.value(condition.key, of: view) { return condition.holds(of: known.value) }
        let lack = Lack(type: ObjectIdentifier(type(of: view)), condition: index)
        if lacking.contains(lack) { return false }
        do {
            return condition.holds(of: try value(condition.key, of: view))
        } catch {
            // A key that is missing further on depends on the object that is there.
            if case .unknownKey = error.reason, condition.key.hasPrefix(error.key) { lacking.insert(lack) }
            return false
        }
    }

    private func value(_ key: String, of view: UIView) throws(KeyPathError) -> Any? {
        switch key {
        case "tag": view.storedTag
        case "name": view.currentName
        default: try view.value(forKeyPath: key)
        }
    }
}

/// The matchers of a search: a step that stands in several alternatives has one.
struct StepMatchers {
    private var made: [ViewSelector.Step: StepMatcher] = [:]
    let values: (any SelectorValues)?

    init(_ values: (any SelectorValues)?) { self.values = values }

    mutating func matcher(of step: ViewSelector.Step) -> StepMatcher {
        if let known = made[step] { return known }
        let matcher = StepMatcher(step, values)
        made[step] = matcher
        return matcher
    }
}

extension ViewSelector.Condition {
    /// Whether it holds of a value; nil is none.
    func holds(of value: Any?) -> Bool {
        switch comparison {
        case .isPresent: value != nil
        case .equal: isEqual(value)
        case .notEqual: !isEqual(value)
        case .less: compare(value) { $0 < $1 }
        case .lessOrEqual: compare(value) { $0 <= $1 }
        case .greater: compare(value) { $0 > $1 }
        case .greaterOrEqual: compare(value) { $0 >= $1 }
        case .begins: compareText(value) { $0.hasPrefix($1) }
        case .ends: compareText(value) { $0.hasSuffix($1) }
        case .contains: compareText(value) { $0.contains($1) }
        }
    }

    private func isEqual(_ other: Any?) -> Bool {
        switch value {
        case .absent: other == nil
        case .number(let number): other.flatMap(Self.number) == number
        case .boolean(let boolean): other as? Bool == boolean
        case .text(let text): other as? String == text
        }
    }

    private func compare(_ other: Any?, _ holds: (Double, Double) -> Bool) -> Bool {
        guard case .number(let number) = value, let other = other.flatMap(Self.number) else { return false }
        return holds(other, number)
    }

    private func compareText(_ other: Any?, _ holds: (String, String) -> Bool) -> Bool {
        guard case .text(let text) = value, let other = other as? String else { return false }
        return holds(other, text)
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case is Bool: nil
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        default: nil
        }
    }
}
