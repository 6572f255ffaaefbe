import EspalierControls
import EspalierLayout
import EspalierScenarios
import EspalierSupport
import EspalierViews
import Foundation

// What a change is as steps of a document. Each change is written against the tree as it was before, and then made in
// it, so that a reference means the same view when the document is run.
extension DocumentTree {
    /// The steps that say a change; none for one that follows by itself or is there already, and for views that are not
    /// in the tree.
    mutating func steps(of entry: RecordedEntry) -> [ScenarioStep] {
        switch entry.change {
        case .geometry(let view, let old, let new):
            guard let node = self[view] else { return [] }
            defer { change(view) { $0.geometry = new } }
            if entry.isConsequence && !node.isLeftToFrames { return [] }
            guard new.documented.rect.isFinite else {
                return [Self.note("the frame of \(reference(view)) is not finite, and is left out")]
            }
            return Self.steps(from: old.documented, to: new.documented, of: reference(view))
        case .field(let view, let field, _, let new):
            return steps(setting: field, of: view, to: new, entry.isConsequence)
        case .property(let view, let property, _, let new):
            guard contains(view) else { return [] }
            change(view) { $0.state.setProperty(property.name, new) }
            if entry.isConsequence { return [] }
            let setting = ScenarioSetting(ScenarioKeyPath(.stored(property.name)), .any(new))
            return [ScenarioStep(.set(reference(view), setting))]
        case .rules(let view, _, let new): return rules(of: view, new)
        case .repeated(let view, let setting):
            return contains(view) ? [ScenarioStep(.set(reference(view), setting))] : []
        case .inserted(let view, let place, let described):
            guard contains(place.parent) else { return [] }
            if contains(view) { return back(described, place) }
            let isPlaced = described[0].state.translatesAutoresizing != false
            return insert(described, place) + arrangement(of: view, place, isPlaced: isPlaced)
        case .removed(let view, _): return removal(of: view)
        case .moved(let view, _, let place):
            // Into one that has just left.
            guard contains(view), contains(place.parent) else { return removal(of: view) }
            return move(view, place)
        case .arrangement(let stack, _, let new):
            let steps = arrange(new, in: stack)
            return entry.isConsequence ? [] : steps
        case .activated(let constraint, let numbers, in: let holder):
            return activate(constraint, numbers, in: holder)
        case .deactivated(let constraint, _):
            guard holds(constraint), let name = identifier(of: constraint) else {
                return entry.isConsequence || !isOwn(constraint) ? [] : [unwritten(constraint)]
            }
            release(constraint)
            return entry.isConsequence ? [] : [ScenarioStep(.deactivate([name]))]
        case .numbers(let constraint, let old, let new):
            guard holds(constraint), let name = identifier(of: constraint) else {
                return entry.isConsequence || !isOwn(constraint) ? [] : [unwritten(constraint)]
            }
            setNumbers(of: constraint, new)
            return entry.isConsequence ? [] : [Self.step(setting: name, from: old, to: new)]
        case .layout(let view):
            let known = view.flatMap { contains($0) ? reference($0) : nil }
            return [ScenarioStep(.layout(known ?? ScenarioReference(.path([]))))]
        case .mark(let text): return [ScenarioStep(.mark(text))]
        }
    }

    private mutating func steps(
        setting field: DescribedField, of view: UIView, to new: ScenarioSetting.Value?, _ isConsequence: Bool
    ) -> [ScenarioStep] {
        guard let node = self[view] else { return [] }
        let reference = reference(view)
        // As a stack has arranged it.
        if let new, node.state.settings[field.field] == new { return [] }
        if case .name(let name) = new { rename(view, to: name) }
        change(view) { $0.state.say(field.field, new) }
        if isConsequence { return [] }
        guard let new = new ?? (field.field.form == .text ? .text("") : nil) else {
            return [Self.note("the '\(field.field.key)' of \(reference) is taken away, which no document can say")]
        }
        if let unsaid = field.field.unsaid(new) {
            let note = "the '\(field.field.key)' of \(reference) is beyond what documents may say"
            return [Self.note(unsaid.note.isEmpty ? note : unsaid.note)]
        }
        return [ScenarioStep(.set(reference, ScenarioSetting(ScenarioKeyPath(.field(field.field)), new)))]
    }

    private static func step(
        setting name: String, from old: ConstraintNumbers, to new: ConstraintNumbers
    ) -> ScenarioStep {
        ScenarioStep(
            .setConstraint(
                name, constant: old.constant == new.constant ? nil : Double(new.constant),
                priority: old.priority == new.priority ? nil : Double(new.priority)))
    }

    // MARK: Places

    private mutating func removal(of view: UIView) -> [ScenarioStep] {
        guard contains(view) else { return [] }
        let reference = reference(view)
        let step = ScenarioStep(.remove(reference))
        return remove(view) ? [ScenarioStep(.keep(reference)), step] : [step]
    }

    private mutating func move(_ view: UIView, _ place: RecordedChange.Place) -> [ScenarioStep] {
        let step = ScenarioStep(.move(reference(view), to: reference(place.parent), at: place.index))
        let old = self[view]?.parent == ObjectIdentifier(place.parent) ? self[place.parent]?.arranged : nil
        let isPlaced = self[view]?.state.translatesAutoresizing != false
        move(view, to: place.parent, at: place.index)
        return [step] + arrangement(of: view, place, before: old, isPlaced: isPlaced)
    }

    /// What a stack arranges is only what was arranged before, and what comes for that.
    private mutating func arrangement(
        of view: UIView, _ place: RecordedChange.Place, before: [ArrangedView]? = nil, isPlaced: Bool
    ) -> [ScenarioStep] {
        guard let stack = place.parent as? UIStackView, let now = self[stack]?.arranged else { return [] }
        var wanted = before ?? now.filter { $0.view !== view }
        if let index = place.arrangedIndex {
            wanted.insert(ArrangedView(view, spacing: nil), at: min(index, wanted.count))
        }
        let steps = arrange(wanted, in: stack)
        if !isPlaced || wanted.contains(where: { $0.view === view }) { return steps }
        // Documents arrange what comes in, and leave it to constraints.
        change(view) { $0.state.translatesAutoresizing = true }
        let field = ScenarioField.translatesAutoresizingMaskIntoConstraints
        let setting = ScenarioSetting(ScenarioKeyPath(.field(field)), .boolean(true))
        return steps + [ScenarioStep(.set(reference(view), setting))]
    }

    /// The step that adds views, and the steps that say the rest.
    private mutating func insert(_ described: [DescribedView], _ place: RecordedChange.Place) -> [ScenarioStep] {
        let superview = reference(place.parent)
        let count = self[place.parent]?.childCount ?? 0
        add(described, to: place.parent, at: place.index)
        let nodes = described.compactMap { entry in self[entry.view].map { (node: $0, parent: entry.parent) } }
        guard nodes.count == described.count, !nodes.isEmpty else { return [] }
        var tree = written(nodes, [:])
        var others: [ScenarioStep] = []
        for entry in described { others += notes(on: entry) }
        for entry in described {
            for (constraint, numbers) in entry.constraints {
                for step in activate(constraint, numbers, in: entry.view) {
                    // In the view itself they count from its first pass on, as they do here.
                    if case .constrain(let constraint, in: _) = step.action {
                        tree[0].constraints.append(constraint)
                    } else {
                        others.append(step)
                    }
                }
            }
        }
        let position = place.index >= count ? nil : place.index
        return [ScenarioStep(.add(tree, to: superview, at: position))] + others
    }

    /// What documents cannot say of a view besides its constraints.
    mutating func notes(on entry: DescribedView) -> [ScenarioStep] {
        var notes: [ScenarioStep] = []
        if let name = entry.standsIn {
            notes.append(
                Self.note(
                    "the class '\(type(of: entry.view))' of \(reference(entry.view)) is not known: it stands as "
                        + "'\(name)', and what its code changes is set by steps"))
        }
        do throws(Unsaid) { _ = try written(entry.rules) } catch {
            notes.append(note(on: entry.view, error))
            change(entry.view) { $0.isLeftToFrames = true }
        }
        return notes
    }

    private func note(on view: UIView, _ unsaid: Unsaid) -> ScenarioStep {
        Self.note("a rule of \(reference(view)) \(unsaid.note): its frames are set by steps instead")
    }

    /// A view comes back that stands aside: it is the same one for rules. What has changed while nobody heard of it is
    /// said, too.
    private mutating func back(_ described: [DescribedView], _ place: RecordedChange.Place) -> [ScenarioStep] {
        guard isAside(described[0].view), hasStructure(of: described) else {
            // Nobody has heard how it was put together: rules that measured the old views measure the new ones.
            let views = Set(described.map { ObjectIdentifier($0.view) })
            let first = described[0].view
            let steps = isAside(first) ? [] : removal(of: first)
            drop(first)
            let isPlaced = described[0].state.translatesAutoresizing != false
            return steps + insert(described, place) + arrangement(of: first, place, isPlaced: isPlaced)
                + rules(measuring: views)
        }
        var steps = move(described[0].view, place)
        for entry in described {
            guard let node = self[entry.view] else { continue }
            let reference = reference(entry.view)
            if node.geometry != entry.geometry {
                steps += Self.steps(from: node.geometry.documented, to: entry.geometry.documented, of: reference)
                change(entry.view) { $0.geometry = entry.geometry }
            }
            for setting in entry.state.settings.entries
            where node.state.settings[setting.field] != setting.value && setting.field.isSet {
                change(entry.view) { $0.state.say(setting.field, setting.value) }
                steps.append(
                    ScenarioStep(
                        .set(reference, ScenarioSetting(ScenarioKeyPath(.field(setting.field)), setting.value))))
            }
            for (constraint, numbers) in entry.constraints { steps += activate(constraint, numbers, in: entry.view) }
        }
        return steps
    }

    /// The steps that give views their rules again that measure others.
    private mutating func rules(measuring views: Set<ObjectIdentifier>) -> [ScenarioStep] {
        rulers(of: views).compactMap { view in
            guard let rules = self[view]?.rules, let written = try? written(rules) else { return nil }
            return ScenarioStep(.rules(written, on: reference(view)))
        }
    }

    // MARK: Geometry

    /// A setter of the geometry, with what it is set to for a view to have a geometry.
    struct Setter {
        let property: ViewProperty
        let setting: ScenarioSetting
        let set: (UIView) -> Void
    }

    static func setters(of geometry: ViewGeometry) -> [Setter] {
        func setter(
            _ property: ViewProperty, _ key: String, _ value: ScenarioSetting.Value, _ set: @escaping (UIView) -> Void
        ) -> Setter? {
            ScenarioField.named(key).map {
                Setter(property: property, setting: ScenarioSetting(ScenarioKeyPath(.field($0)), value), set: set)
            }
        }
        let bounds = CGRect(origin: geometry.boundsOrigin, size: geometry.rect.size)
        return [
            setter(.frame, "frame", .rectangle(geometry.frame)) { $0.frame = geometry.frame },
            setter(.bounds, "bounds", .rectangle(bounds)) { $0.bounds = bounds },
            setter(.center, "center", .point(geometry.center)) { $0.center = geometry.center },
            setter(.transform, "transform", .transform(geometry.transform)) { $0.transform = geometry.transform },
        ].compactMap { $0 }
    }

    /// The setter that makes one geometry of another, to the last bit; where no single one does, several.
    static func steps(from old: ViewGeometry, to new: ViewGeometry, of view: ScenarioReference) -> [ScenarioStep] {
        func step(_ setter: Setter) -> ScenarioStep { ScenarioStep(.set(view, setter.setting)) }
        let setters = setters(of: new)
        let probe = UIView()
        // The box of a turned view does not give every size back; its size and its centre do.
        for setters in setters.map({ [$0] }) + [Array(setters[1...2])] {
            probe.restoreGeometry(old)
            for setter in setters { setter.set(probe) }
            if probe.storedGeometry == new { return setters.map(step) }
        }
        // Without a transform, the frame is what is stored.
        var plain = new
        plain.transform = .identity
        let plainSetters = Self.setters(of: plain)
        probe.restoreGeometry(old)
        var steps: [ScenarioStep] = []
        for setter in plainSetters.suffix(1) + plainSetters.dropLast() + setters.suffix(1) {
            let before = probe.storedGeometry
            setter.set(probe)
            if probe.storedGeometry != before { steps.append(step(setter)) }
        }
        return steps
    }

    // MARK: Rules

    private mutating func rules(of view: UIView, _ new: RuleSnapshot) -> [ScenarioStep] {
        guard let node = self[view] else { return [] }
        let before = try? written(node.rules)
        change(view) { $0.rules = new }
        let reference = reference(view)
        let after: [ScenarioRule]
        do throws(Unsaid) { after = try written(new) } catch {
            change(view) { $0.isLeftToFrames = true }
            let note = note(on: view, error)
            return node.rules.isEmpty ? [note] : [note, ScenarioStep(.rules([], on: reference))]
        }
        change(view) { $0.isLeftToFrames = false }
        if let before, !node.isLeftToFrames, after.count == before.count + 1, after.dropLast() == before[...],
            let last = after.last
        {
            return [ScenarioStep(.rule(last, on: reference, fails: false))]
        }
        return [ScenarioStep(.rules(after, on: reference))]
    }
}
