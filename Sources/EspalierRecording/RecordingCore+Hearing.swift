import EspalierControls
import EspalierLayout
import EspalierObservation
import EspalierScenarios
import EspalierViews
import Foundation

extension RecordingCore: ChangeRecorder {
    private static let geometry: PropertySet = {
        var set = PropertySet()
        for property: ViewProperty in [.frame, .bounds, .center, .transform, .boundsOrigin] {
            set = set.union(property.set)
        }
        return set
    }()

    func willChange(_ view: UIView, _ properties: PropertySet) {
        oldGeometry = nil
        oldFields.removeAll(keepingCapacity: true)
        oldProperty = nil
        oldRules = nil
        oldArrangement = nil
        guard known.contains(ObjectIdentifier(view)) else { return }
        if properties.declared & Self.geometry.declared != 0 { oldGeometry = view.storedGeometry }
        if properties.contains(ViewProperty.rules.key) { oldRules = view.layoutRules.snapshot }
        if properties.contains(ViewProperty.arrangement.key) { oldArrangement = (view as? UIStackView)?.arrangement }
        let kind = kinds.kind(of: view)
        kind.forEachField(concernedBy: properties) { place in
            counters.fieldsRead += 1
            oldFields.append((place, kind.fields[place].get(view)))
        }
        guard let key = properties.keyed else { return }
        if let property = named[key] {
            oldProperty = (property, property.get(view))
        } else if let name = view.scenarioPropertyName(key) {
            let property = ofScenario[name] ?? RecordedProperty(ofScenario: name)
            ofScenario[name] = property
            oldProperty = (property, property.get(view))
        }
    }

    func didChange(_ view: UIView, _ properties: PropertySet) {
        let before = counters.changes
        keepChanges(of: view)
        guard counters.changes == before, view.tellsOfEqualValues(properties),
            let setting = present(properties, of: view)
        else { return }
        keepRepeated(view, setting)
    }

    /// What the one property among these is, as a step sets it.
    private func present(_ properties: PropertySet, of view: UIView) -> ScenarioSetting? {
        if let geometry = oldGeometry {
            return DocumentTree.setters(of: geometry.documented).first { $0.property.set == properties }?.setting
        }
        if let (property, value) = oldProperty {
            return ScenarioSetting(ScenarioKeyPath(.stored(property.name)), .any(value))
        }
        guard oldFields.count == 1, let (place, value) = oldFields.first, let value else { return nil }
        let field = kinds.kind(of: view).fields[place]
        if field.field.unsaid(value) != nil { return nil }
        return ScenarioSetting(ScenarioKeyPath(.field(field.field)), value)
    }

    private func keepChanges(of view: UIView) {
        if let old = oldGeometry {
            let new = view.storedGeometry
            if old != new { keep(.geometry(view, old: old, new: new)) }
        }
        if let old = oldRules { keep(.rules(view, old: old, new: view.layoutRules.snapshot)) }
        if !oldFields.isEmpty {
            let kind = kinds.kind(of: view)
            for (place, old) in oldFields {
                let new = kind.fields[place].get(view)
                if old != new { keep(.field(view, kind.fields[place], old: old, new: new)) }
            }
        }
        if let old = oldArrangement, let stack = view as? UIStackView {
            let new = stack.arrangement
            if old != new { keep(.arrangement(stack, old: old, new: new)) }
        }
        guard let (property, old) = oldProperty else { return }
        let new = property.get(view)
        if old != new { keep(.property(view, property, old: old, new: new)) }
    }

    func didChange(_ record: HierarchyRecord) {
        let view = record.view
        switch record.kind {
        case .inserted:
            guard let parent = record.parent, isOpen(parent) else { return }
            keep(.inserted(view, RecordedChange.Place(of: view, parent, record.index), capture(view)))
        case .removed:
            guard let parent = record.parent, known.contains(ObjectIdentifier(view)) else { return }
            leaving.append((view, parent))
            keep(.removed(view, RecordedChange.Place(parent, record.index)))
        case .moved, .reordered: didMove(record)
        case .constraintActivated, .constraintDeactivated:
            guard known.contains(ObjectIdentifier(view)), let constraint = record.constraint,
                !constraint.isOfArrangement
            else { return }
            let numbers = ConstraintNumbers(constraint)
            keep(
                record.kind == .constraintActivated
                    ? .activated(constraint, numbers, in: view) : .deactivated(constraint, numbers))
        case .property: break
        }
    }

    private func didMove(_ record: HierarchyRecord) {
        guard let parent = record.parent, let oldParent = record.oldParent else { return }
        let old = RecordedChange.Place(oldParent, record.oldIndex)
        let new = RecordedChange.Place(of: record.view, parent, record.index)
        switch (isOpen(oldParent), isOpen(parent)) {
        case (true, true):
            if oldParent.isDescendant(of: root) || !parent.isDescendant(of: root) {
                return keep(.moved(record.view, from: old, to: new))
            }
            // Out of one that has left during the same change.
            keep(.removed(record.view, old))
            keep(.inserted(record.view, new, capture(record.view)))
        case (true, false): keep(.removed(record.view, old))
        case (false, true): keep(.inserted(record.view, new, capture(record.view)))
        case (false, false): break
        }
    }

    /// Whether what stands in a view is recorded.
    private func isOpen(_ view: UIView) -> Bool {
        known.contains(ObjectIdentifier(view)) && !kinds.classes.hidesSubviews(view)
    }

    func numbersDidChange(of constraint: NSLayoutConstraint, constant: CGFloat, priority: Float) {
        if constraint.isOfArrangement { return }
        let old = ConstraintNumbers(constant: constant, priority: priority)
        keep(.numbers(constraint, old: old, new: ConstraintNumbers(constraint)))
    }

    func knowsLayout(of view: UIView) -> Bool { kinds.classes.repeatsLayout(of: view) }

    func outermostChangeDidEnd() {
        hasChangedInGroup = false
        let left = leaving
        leaving = []
        // From here on nobody else hears of them.
        for (view, _) in left { hear(view) }
    }

    /// Goes on hearing a view that is away.
    func hear(_ view: UIView) {
        if away[ObjectIdentifier(view)] != nil || isHeard(view) { return }
        away[ObjectIdentifier(view)] = (view, view.record(by: self))
    }

    private func isHeard(_ view: UIView) -> Bool {
        var current: UIView? = view
        while let next = current {
            if next === root || away[ObjectIdentifier(next)] != nil { return true }
            current = next.superview
        }
        return false
    }
}
