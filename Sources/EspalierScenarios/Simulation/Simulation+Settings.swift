import EspalierViews
import Foundation

extension Simulation {
    /// Sets a property of a view through its public setter.
    func set(_ setting: ScenarioSetting, of view: UIView) throws(ScenarioRunError) {
        guard let field = setting.keyPath.field else {
            guard case .stored(let name) = setting.keyPath.property, case .any(let value) = setting.value else {
                throw wrongKind(setting)
            }
            return properties.set(name, of: view, to: value)
        }
        if field.isOfRoot, view !== root {
            throw error(
                stepMark, key: "set", "only the root of a document has '\(field.key)'", fix: "set it of the root, \"/\""
            )
        }
        let owner = try owner(of: field, view)
        var whole = setting.value
        if let part = setting.keyPath.part {
            guard let value = owner.get(view)?.replacing(part, by: whole) else { throw wrongKind(setting) }
            whole = value
        }
        if case .rectangle(let rect) = whole, !rect.isFinite {
            throw error(stepMark, "the frame of the view is not finite", fix: "set the whole frame")
        }
        if let fault = field.fault(of: whole, owner, in: classes.name(of: view)) {
            throw error(stepMark, key: "value", fault.message, fix: fault.fix)
        }
        if field.uses.contains(.late) {
            try setLate(field, whole, of: view, at: stepMark, key: "value")
        } else {
            guard let set = owner.set else {
                throw error(
                    stepMark, key: "keyPath",
                    "a view of the class '\(classes.name(of: view))' is made with its '\(field.key)', and keeps it",
                    fix: "write it where the view is made")
            }
            if let refusal = set(view, whole) {
                if refusal == .wrongKind { throw wrongKind(setting) }
                throw error(stepMark, key: "value", refusal.message, fix: refusal.fix)
            }
            noteSaid(field, of: view)
        }
        try checkGeometry(of: view, at: stepMark)
    }

    /// How a view has a field that a step names.
    private func owner(
        of field: ScenarioField, _ view: UIView
    ) throws(ScenarioRunError) -> ScenarioField.Owner {
        if let owner = classes.owner(of: field, view) { return owner }
        let fault = field.missing(in: classes.name(of: view), classes)
        throw error(stepMark, key: "keyPath", fault.message, fix: fault.fix)
    }

    /// A document that was read has none; one that was put together may.
    private func wrongKind(_ setting: ScenarioSetting) -> ScenarioRunError {
        error(
            stepMark, key: "value", "the value is of the wrong kind for '\(setting.keyPath)'",
            fix: "give a value of the kind of the key path")
    }

    /// An expectation of a value other than the frame.
    func expect(
        _ view: UIView, _ setting: ScenarioSetting, tolerance: Double
    ) throws(ScenarioRunError) {
        if let field = setting.keyPath.field { _ = try owner(of: field, view) }
        countExpectation()
        let got = view.value(setting.keyPath, properties: properties, classes: classes)
        if let got, got.isSame(as: setting.value, tolerance: tolerance) { return }
        fail(
            view,
            .value(
                keyPath: setting.keyPath.description, expected: .init(.setting(setting.value)),
                got: .init(got.map { .setting($0) } ?? .null)))
    }
}

extension ScenarioField {
    /// What is wrong where a class does not have the field.
    func missing(in className: String, _ classes: ScenarioClasses) -> Refusal {
        if self == .text {
            return Refusal(
                message: "the class '\(className)' has no text", fix: ScenarioDocument.textFix(classes))
        }
        return Refusal(
            message: "the class '\(className)' has no '\(key)'",
            fix: "leave it out, or use a class that has it: \(ownerNames)")
    }

    /// What is wrong with a value for one of the classes that have the field: a word that only others know.
    func fault(of value: ScenarioSetting.Value, _ owner: Owner, in className: String) -> Refusal? {
        guard case .word(let word) = value, let words = owner.words, !words.contains(word) else { return nil }
        return Refusal(
            message: "the '\(key)' of the class '\(className)' cannot be '\(word)'",
            fix: "write one of \(words.joined(separator: ", "))")
    }
}
