import EspalierControls
import EspalierLayout
import EspalierObservation
import EspalierScenarios
import EspalierViews
import Foundation

extension RecordingCore {
    /// A view and all below it that is not the own affair of some class, which are known from now on.
    ///
    /// - Complexity: O(number of views).
    func capture(_ top: UIView) -> [CapturedView] {
        var captured: [CapturedView] = []
        var places: [ObjectIdentifier: Int] = [:]
        var wasAway = false
        top.walkSubtree { view in
            let parent = view === top ? -1 : view.superview.flatMap { places[ObjectIdentifier($0)] } ?? -1
            places[ObjectIdentifier(view)] = captured.count
            known.insert(ObjectIdentifier(view))
            // Heard from further up from now on, and no change is to be heard twice.
            if let (_, token) = away.removeValue(forKey: ObjectIdentifier(view)) {
                token.invalidate()
                wasAway = true
            }
            captured.append(description(of: view, parent))
            return !classes.hidesSubviews(view)
        }
        // What has left these before, in the same change, was heard from there.
        if wasAway { for (view, parent) in leaving where places[ObjectIdentifier(parent)] != nil { hear(view) } }
        counters.viewsCaptured += captured.count
        return captured
    }

    private func description(of view: UIView, _ parent: Int) -> CapturedView {
        let kind = kind(of: view)
        var state = ScenarioView()
        state.className = kind.name
        for (place, field) in kind.fields.enumerated() where field.isWritten {
            guard let value = field.get(view), field.field.form.allows(value),
                value != kind.defaults[place] || view.followsInset(field.field)
            else { continue }
            if case .name(let name?) = value, !RecordedTree.isWritable(name) { continue }
            state.say(field.field, value)
        }
        if !kind.isKnown, view.documentContentSize == nil {
            let size = ScenarioContentSize(view.intrinsicContentSize)
            if size != ScenarioContentSize(width: nil, height: nil) { state.intrinsicContentSize = size }
        }
        if view === root, view.safeAreaInsets != .zero {
            let insets = view.safeAreaInsets
            state.safeAreaInsets = ScenarioInsets(
                top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        }
        classes.writeRows(of: view, to: &state)
        state.properties = view.scenarioProperties
        for property in properties {
            let value = property.get(view)
            if value != property.get(UIView()) { state.setProperty(property.name, value) }
        }
        var guides: [(guide: UILayoutGuide, name: String)] = []
        for guide in view.placedGuides where guide.isWrittenByName {
            let name = RecordedTree.freeName(for: guide, besides: guideNames)
            guideNames.insert(name)
            guides.append((guide, name))
        }
        state.layoutGuides = guides.map(\.name)
        return CapturedView(
            view: view, parent: parent, state: state, geometry: view.storedGeometry,
            rules: view.layoutRules.isRuled ? view.layoutRules.snapshot : .none,
            constraints: view.constraints.map { ($0, RecordedChange.Numbers($0)) }, guides: guides,
            standsIn: !kind.isKnown)
    }
}
