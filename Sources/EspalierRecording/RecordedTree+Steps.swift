import EspalierLayout
import EspalierScenarios
import EspalierSupport
import EspalierViews
import Foundation

// What a change is as steps of a document. Each change is written against the tree as it was before, and then made in
// it, so that a reference means the same view when the document is run.
extension RecordedTree {
    /// The steps that say a change; none for one that follows by itself, and for views that are not in the tree.
    mutating func steps(of entry: RecordedEntry) -> [ScenarioStep] {
        switch entry.change {
        case .geometry(let view, let old, let new):
            guard let node = self[view] else { return [] }
            defer { change(view) { $0.geometry = new } }
            if entry.isConsequence && !node.isLeftToFrames { return [] }
            return Self.steps(from: old.documented, to: new.documented, of: reference(view))
        case .field(let view, let field, _, let new):
            guard contains(view) else { return [] }
            let reference = reference(view)
            if case .name(let name) = new { rename(view, to: name) }
            change(view) { $0.state.say(field.field, new) }
            let isText = field.field.form == .text
            guard !entry.isConsequence, field.isWritten, let new = new ?? (isText ? .text("") : nil) else { return [] }
            if case .name(let name?) = new, !Self.isWritable(name) {
                return [Self.note("the name \(Quoted.text(name)) cannot stand in a document, and is left out")]
            }
            guard field.field.form.allows(new) else {
                return [Self.note("the '\(field.field.key)' of \(reference) is beyond what documents may say")]
            }
            return [ScenarioStep(.set(reference, ScenarioSetting(ScenarioKeyPath(.field(field.field)), new)))]
        case .property(let view, let property, _, let new):
            guard contains(view) else { return [] }
            change(view) { $0.state.setProperty(property.name, new) }
            if entry.isConsequence { return [] }
            let setting = ScenarioSetting(ScenarioKeyPath(.stored(property.name)), .any(new))
            return [ScenarioStep(.set(reference(view), setting))]
        case .rules(let view, _, let new): return rules(of: view, new)
        case .repeated(let view, let setting):
            return contains(view) ? [ScenarioStep(.set(reference(view), setting))] : []
        case .inserted(let view, let place, let captured):
            guard contains(place.parent), !contains(view) else { return [] }
            return insert(captured, place)
        case .removed(let view, _): return removal(of: view)
        case .moved(let view, _, let place):
            // Into one that has just left.
            guard contains(view), contains(place.parent) else { return removal(of: view) }
            let step = ScenarioStep(.move(reference(view), to: reference(place.parent), at: place.index))
            move(view, to: place.parent, at: place.index)
            return [step]
        case .activated(let constraint, let numbers):
            return activate(constraint, numbers)
        case .deactivated(let constraint, _):
            guard holds(constraint), let name = identifiers[ObjectIdentifier(constraint)] else { return [] }
            release(constraint)
            return entry.isConsequence ? [] : [ScenarioStep(.deactivate([name]))]
        case .numbers(let constraint, let old, let new):
            guard holds(constraint), let name = identifiers[ObjectIdentifier(constraint)] else { return [] }
            setNumbers(of: constraint, new)
            return entry.isConsequence ? [] : [Self.step(setting: name, from: old, to: new)]
        case .layout(let view):
            let known = view.flatMap { contains($0) ? reference($0) : nil }
            return [ScenarioStep(.layout(known ?? ScenarioReference(.path([]))))]
        case .mark(let text): return [ScenarioStep(.mark(text))]
        }
    }

    private mutating func removal(of view: UIView) -> [ScenarioStep] {
        guard contains(view) else { return [] }
        let reference = reference(view)
        let step = ScenarioStep(.remove(reference))
        return remove(view) ? [ScenarioStep(.keep(reference)), step] : [step]
    }

    /// Whether a name can stand in a document.
    static func isWritable(_ name: String) -> Bool { !name.isEmpty && !name.hasPrefix("/") }

    static func note(_ text: String) -> ScenarioStep { ScenarioStep(.note(text)) }

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
        let transform = ScenarioTransform(recorded: geometry.transform)
        return [
            setter(.frame, "frame", .rectangle(geometry.frame)) { $0.frame = geometry.frame },
            setter(.bounds, "bounds", .rectangle(bounds)) { $0.bounds = bounds },
            setter(.center, "center", .point(geometry.center)) { $0.center = geometry.center },
            setter(.transform, "transform", .transform(transform)) { $0.transform = geometry.transform },
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
        let (before, _) = written(node.rules)
        change(view) { $0.rules = new }
        let (after, fault) = written(new)
        let reference = reference(view)
        guard let after else {
            change(view) { $0.isLeftToFrames = true }
            let note = Self.note("a rule of \(reference) \(fault): its frames are set by steps instead")
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

    /// Rules as documents write them; nil, with the reason, where they cannot.
    mutating func written(_ rules: RuleSnapshot) -> (rules: [ScenarioRule]?, fault: String) {
        if rules.isEmpty { return ([], "") }
        // A view of its own, as texts are made of the rules of a view.
        let probe = UIView()
        probe.layoutRules.snapshot = rules
        var result: [ScenarioRule] = []
        for source in probe.layoutRules.sources {
            var rule = ScenarioRule(source.text)
            for argument in source.arguments {
                switch argument {
                case .view(let view) where contains(view):
                    measured.insert(ObjectIdentifier(view))
                    rule.arguments.append(.init(.view(reference(view))))
                case .number(let number) where number.isFinite: rule.arguments.append(.init(.number(number)))
                case .view: return (nil, "measures a view outside of the recording")
                case .number: return (nil, "has a number that is not finite")
                case .function, .provider: return (nil, "asks code")
                }
            }
            result.append(rule)
        }
        return (result, "")
    }
}

extension ScenarioTransform {
    init(recorded transform: CGAffineTransform) {
        self.init(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
    }
}

extension ScenarioView {
    /// Sets a stored property; null removes it.
    mutating func setProperty(_ name: String, _ value: ScenarioValue) {
        if let place = properties.firstIndex(where: { $0.name == name }) {
            if value == .null { properties.remove(at: place) } else { properties[place].value = value }
        } else if value != .null {
            properties.append(Property(name, value))
        }
    }
}
