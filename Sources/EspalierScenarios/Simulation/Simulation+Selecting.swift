import EspalierObservation
import EspalierRelatives
import EspalierSupport
import EspalierViews
import Foundation

// What is asked of the tree from outside of the scenario.
extension Simulation {
    /// What a query finds whose view is already known.
    package func answer(_ question: ScenarioQuery.Question, of view: UIView) throws(ScenarioRunError)
        -> ScenarioResult.Answer
    {
        switch question {
        case .firstAncestor(let criterion): return .view(firstAncestor(of: view, by: criterion).flatMap(countedPath))
        case .group(let relatives, let criterion):
            return answer(groups(of: relatives, of: view, by: criterion))
        case .relation(let relation, of: let reference):
            let other = try self.view(reference)
            switch relation {
            case .ancestor: return .boolean(view.isRelativeAncestor(of: other))
            case .descendant: return .boolean(view.isRelativeDescendant(of: other))
            case .sibling: return .boolean(view.isRelativeSibling(of: other))
            }
        case .named(let name): return .view(view.view(named: name).flatMap(countedPath))
        case .fit(let fitting): return .numbers(fitted(view, fitting))
        case .convert(let numbers, to: let reference):
            return .numbers(view.convert(numbers, to: try self.view(reference)))
        case .hit(let point): return .view(view.hitTest(point, with: nil).flatMap(countedPath))
        }
    }

    private func fitted(_ view: UIView, _ fitting: ScenarioQuery.Fitting) -> [Double] {
        let size =
            switch (fitting.method, fitting.priorities) {
            case (.sizeThatFits, _): view.sizeThatFits(fitting.size)
            case (.systemLayoutSizeFitting, nil): view.systemLayoutSizeFitting(fitting.size)
            case (.systemLayoutSizeFitting, let priorities?):
                view.systemLayoutSizeFitting(
                    fitting.size, withHorizontalFittingPriority: UILayoutPriority(Float(priorities.horizontal)),
                    verticalFittingPriority: UILayoutPriority(Float(priorities.vertical)))
            }
        return size.numbers
    }

    /// A view that a selector has found, as reports tell it.
    package struct SelectedView: Sendable, Equatable {
        /// Its path.
        package var path: String
        /// Its class, as documents call it.
        package var className: String
        package var name: String?
    }

    /// A name of a selector that is no key of documents, and no property of any class or view there is, with what to
    /// write in its place; nil where there is none.
    ///
    /// - Complexity: O(views of the tree) for each name that documents do not have as a key.
    package func unknownKey(of selector: ViewSelector) -> (key: String, fix: String)? {
        for key in selector.keys where !DocumentValues.isKey(key) {
            // One view of each class, those of the tree first.
            var types: Set<ObjectIdentifier> = []
            var names: Set<String> = []
            var isKnown = false
            func look(at view: UIView) {
                guard types.insert(ObjectIdentifier(type(of: view))).inserted else { return }
                names.formUnion(type(of: view).observableKeys.map(\.name))
                isKnown = isKnown || view.knowsKeyPath(key)
            }
            root.walkSubtree { view in
                look(at: view)
                for property in ScenarioProperties.properties(of: view) {
                    names.insert(property.name)
                    isKnown = isKnown || property.name == key
                }
                return !isKnown
            }
            for name in classes.names where !isKnown { if let view = classes.make(name) { look(at: view) } }
            if isKnown { continue }
            names.formUnion(DocumentValues.keys)
            let near = nearestName(to: key, among: names.ordered())
            return (
                key,
                near.map { "did you mean '\($0)'?" }
                    ?? "write a key of documents, a property, or 'properties.NAME' for a value of the document's own"
            )
        }
        return nil
    }

    /// The views that a selector means, from a view on, in depth-first order; as many as the result has
    /// room for.
    package func views(matching selector: ViewSelector, from view: UIView) -> [SelectedView] {
        let views = view.views(matching: selector, DocumentValues(properties: properties, classes: classes))
        return zip(views, paths(of: views)).map { view, path in
            SelectedView(path: path, className: classes.name(of: view), name: view.currentName)
        }
    }
}

extension UIView {
    /// A point or a rectangle of the view as another view sees it.
    fileprivate func convert(_ numbers: [Double], to other: UIView) -> [Double] {
        if numbers.count == 2 {
            let point = convert(CGPoint(x: numbers[0], y: numbers[1]), to: other)
            return [Double(point.x), Double(point.y)]
        }
        let rectangle = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        return convert(rectangle, to: other).numbers
    }
}

/// What documents say of views, for selectors: by their keys, by key paths of steps, and by the names of values that they
/// keep with a view.
private struct DocumentValues: SelectorValues {
    let properties: ScenarioProperties
    let classes: ScenarioClasses

    /// The keys, and the key paths of their parts.
    static let keys: [String] =
        ScenarioField.all.flatMap { field in
            [field.key] + field.form.parts.map { ScenarioKeyPath(.field(field), $0).description }
        } + ScenarioField.otherKeys.keys.ordered()

    private static func keyPath(_ key: String) -> ScenarioKeyPath? {
        ScenarioKeyPath(setting: key) ?? ScenarioField.named(key).map { ScenarioKeyPath(.field($0)) }
    }

    static func isKey(_ key: String) -> Bool { keyPath(key) != nil }

    func value(_ key: String, of view: UIView) -> SelectorValue? {
        if let keyPath = Self.keyPath(key) {
            if let field = keyPath.field, classes.owner(of: field, view) == nil { return nil }
            return SelectorValue(view.value(keyPath, properties: properties, classes: classes)?.compared)
        }
        let own = properties.value(key, of: view)
        return own == .null ? nil : SelectorValue(ScenarioSetting.Value.any(own).compared)
    }
}

extension ScenarioSetting.Value {
    /// The value as selectors compare it; what is neither a number nor a text nor true or false, as its JSON.
    fileprivate var compared: Any? {
        switch self {
        case .number(let number), .any(.number(let number)): return number
        case .integer(let integer): return integer
        case .boolean(let boolean), .any(.boolean(let boolean)): return boolean
        case .text(let text), .word(let text), .any(.text(let text)): return text
        case .name(let name): return name
        case .any(.null), .place(nil): return nil
        case .height(let height?): return height
        case .counts(let counts) where counts.count == 1: return counts[0]
        default:
            let text = JSONWriter.json { $0.setting(self) }
            return text.hasPrefix("\"") ? String(text.dropFirst().dropLast()) : text
        }
    }
}

extension UIView {
    /// Whether a key path leads somewhere in views of the class: where nothing is on the way, it may.
    fileprivate func knowsKeyPath(_ text: String) -> Bool {
        do throws(KeyPathError) {
            _ = try value(forKeyPath: text)
            return true
        } catch {
            if case .unknownKey = error.reason { return false }
            return true
        }
    }
}
