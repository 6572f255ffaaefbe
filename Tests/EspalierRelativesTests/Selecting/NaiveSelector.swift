@testable import EspalierRelatives
@testable import EspalierViews

/// What a selector means, by its words alone: relations as functions from a view to views, and nothing clever.
enum NaiveSelector {
    static func views(_ selector: ViewSelector, from view: UIView) -> [UIView] {
        let found = selector.alternatives.flatMap { steps in
            steps.reduce([view]) { views, step in
                views.flatMap { view in
                    let matching = relatives(step.relation, of: view).filter { matches($0, step) }
                    return step.isFirst ? Array(matching.prefix(1)) : matching
                }
            }
        }
        let top = view.topmost
        return ([top] + below(top)).filter { candidate in found.contains { $0 === candidate } }
    }

    static func below(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + below($0) } }

    private static func relatives(_ relation: ViewSelector.Step.Relation, of view: UIView) -> [UIView] {
        let siblings = view.superview?.subviews ?? []
        switch relation {
        case .descendants: return below(view)
        case .subviews: return view.subviews
        case .ancestors: return view.superview.map { [$0] + relatives(.ancestors, of: $0) } ?? []
        case .superview: return view.superview.map { [$0] } ?? []
        case .siblings: return siblings.filter { $0 !== view }
        case .next:
            let index = siblings.firstIndex { $0 === view }
            return index.map { Array(siblings[($0 + 1)...].prefix(1)) } ?? []
        }
    }

    private static func matches(_ view: UIView, _ step: ViewSelector.Step) -> Bool {
        if let name = step.className, name != "\(type(of: view))" { return false }
        if let name = step.name, view.name != name { return false }
        return step.conditions.allSatisfy { condition in
            guard let value = try? view.value(forKeyPath: condition.key) else {
                // Without a value or without the key: the tests' keys are those of all views.
                return condition.comparison == .equal && condition.value == .absent
                    || condition.comparison == .notEqual && condition.value != .absent
            }
            let text = "\(value)"
            switch (condition.comparison, condition.value) {
            case (.isPresent, _): return true
            case (.equal, .number(let number)): return Double(text) == number
            case (.notEqual, .number(let number)): return Double(text) != number
            case (.less, .number(let number)): return Double(text).map { $0 < number } ?? false
            case (.lessOrEqual, .number(let number)): return Double(text).map { $0 <= number } ?? false
            case (.greater, .number(let number)): return Double(text).map { $0 > number } ?? false
            case (.greaterOrEqual, .number(let number)): return Double(text).map { $0 >= number } ?? false
            case (.equal, .boolean(let wanted)): return text == "\(wanted)"
            case (.notEqual, .boolean(let wanted)): return text != "\(wanted)"
            case (.equal, .text(let wanted)): return text == wanted
            case (.notEqual, .text(let wanted)): return text != wanted
            case (.begins, .text(let wanted)): return text.hasPrefix(wanted)
            case (.ends, .text(let wanted)): return text.hasSuffix(wanted)
            case (.contains, .text(let wanted)): return text.contains(wanted)
            case (.equal, .absent): return false
            case (.notEqual, .absent): return true
            default: return false
            }
        }
    }
}
