import EspalierLayout
import EspalierSupport
import EspalierViews

/// What a scenario says of one view: where it stands, and the rules that were added to it. Lives and dies with the run,
/// and does not hold the view.
package final class ViewHistory {
    /// A rule that was added.
    package struct AddedRule {
        package let rule: ScenarioRule
        package let step: Int
    }

    /// The view's part of the document.
    package let description: ScenarioView
    /// Views are numbered in the order in which they were made.
    package let number: Int
    /// The step that made the view.
    package let step: Int
    /// In the order in which they were added; texts of `trace` have the same numbers.
    package private(set) var rules: [AddedRule] = []
    /// What became of the rules.
    package var trace = RuleTrace()
    /// The view, while it is there.
    package private(set) weak var view: UIView?

    /// The places in long texts, by the numbers of the texts, as far as they were asked for.
    private var places: [Int: TextPlaces] = [:]

    static let key = StoredProperty<UIView, ViewHistory?>(default: nil)

    init(_ description: ScenarioView, of view: UIView, number: Int, step: Int) {
        self.description = description
        self.view = view
        self.number = number
        self.step = step
    }

    func add(_ rule: ScenarioRule, _ arguments: [LayoutArgument], step: Int) {
        rules.append(AddedRule(rule: rule, step: step))
        trace.add(rule.text, arguments: arguments, step: step)
    }

    /// A place in one of the texts of `trace`.
    ///
    /// - Complexity: O(1), amortised.
    package func place(of place: RuleTrace.TextOffset) -> PlaceFinder.Place {
        let known = places[place.text] ?? TextPlaces(rules[place.text].rule.text)
        places[place.text] = known
        return known.place(at: place.offset)
    }

    /// The history of a view; nil for a view that no document made, or of a run that keeps none.
    package static func of(_ view: UIView) -> ViewHistory? { view[stored: key] }
}

extension Simulation {
    func beginHistory(of view: UIView, _ description: ScenarioView) {
        let history = ViewHistory(description, of: view, number: histories.count, step: step)
        histories.append(history)
        view[stored: ViewHistory.key] = history
    }

    func noteRule(_ rule: ScenarioRule, _ arguments: [LayoutArgument], of view: UIView) {
        guard keepsHistories else { return }
        ViewHistory.of(view)?.add(rule, arguments, step: step)
    }

    /// The view that a text refers to after the last step: a name, or a path.
    package func find(_ reference: ScenarioReference) throws(ScenarioRunError) -> UIView { try view(reference) }

    /// The first view of a name after the last step.
    package func first(named name: String) -> UIView? { root.view(named: name) }

    /// What a document calls the class of a view.
    package func className(of view: UIView) -> String { classes.name(of: view) }
}
