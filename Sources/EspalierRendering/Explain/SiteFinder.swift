import EspalierLayout
import EspalierSLL
import EspalierScenarios
import EspalierSupport
import EspalierViews

/// Finds where rules and constraints stand in a document.
struct SiteFinder {
    let document: ScenarioDocument

    /// A name that one of the rules of a view assigns.
    func site(_ place: RuleTrace.TextOffset, of name: ConstraintName, _ history: ViewHistory) -> RuleSite {
        let added = history.rules[place.text]
        let excerpt = SourceExcerpt(text: added.rule.text, offset: place.offset)
        let found = self.place(of: added.rule.mark)
        return RuleSite(
            text: added.rule.text, line: excerpt.line, column: excerpt.column, length: name.text.count,
            place: found.place, path: found.path, step: added.step)
    }

    /// A member of a part of the document; nil where the document does not write it.
    func site(_ key: String, in mark: ScenarioMark, step: Int) -> RuleSite? {
        guard document.writes(key, in: mark) else { return nil }
        let found = place(of: document.mark(key, in: mark))
        return RuleSite(text: key, line: 1, column: 1, place: found.place, path: found.path, step: step)
    }

    /// A constraint that the document has made; of others the text alone.
    func site(_ constraint: NSLayoutConstraint, in simulation: Simulation, step: Int) -> RuleSite {
        guard let written = simulation.written(constraint) else {
            return RuleSite(text: constraint.shownText, line: 1, column: 1, place: nil, path: "", step: step)
        }
        let found = place(of: written.constraint.mark)
        // A visual format stands for several.
        let text = written.constraint.text
        let shown = !written.constraint.isFormat ? text : "\(constraint.text) (\(text))"
        return RuleSite(text: shown, line: 1, column: 1, place: found.place, path: found.path, step: written.step)
    }

    func place(of mark: ScenarioMark) -> DocumentPlace { document.places(of: [mark])[0] }
}
