import Foundation

/// A form with the type that code has its values in.
struct FieldForm<Value>: Sendable {
    let form: ScenarioForm
    /// Nil for a value of another form.
    let read: @Sendable (ScenarioSetting.Value) -> Value?
    /// Nil for what a document has no value for.
    let write: @Sendable (Value) -> ScenarioSetting.Value?

    init(
        _ form: ScenarioForm, read: @escaping @Sendable (ScenarioSetting.Value) -> Value?,
        write: @escaping @Sendable (Value) -> ScenarioSetting.Value?
    ) {
        self.form = form
        self.read = read
        self.write = write
    }

    /// The same values within limits, or a narrower form.
    func within(_ form: ScenarioForm) -> FieldForm { FieldForm(form, read: read, write: write) }

    /// The same values as another type.
    func map<Other>(
        _ there: @escaping @Sendable (Value) -> Other?, back: @escaping @Sendable (Other) -> Value?
    ) -> FieldForm<Other> {
        FieldForm<Other>(form) { [read] in
            read($0).flatMap(there)
        } write: { [write] in
            back($0).flatMap(write)
        }
    }
}

// As documents have them.
extension FieldForm where Value == Double {
    static var number: FieldForm {
        FieldForm(.number) {
            if case .number(let value) = $0 { value } else { nil }
        } write: {
            .number($0)
        }
    }
}

extension FieldForm where Value == Bool {
    static var boolean: FieldForm {
        FieldForm(.boolean) {
            if case .boolean(let value) = $0 { value } else { nil }
        } write: {
            .boolean($0)
        }
    }
}

extension FieldForm where Value == Int {
    static var integer: FieldForm {
        FieldForm(.integer) {
            if case .integer(let value) = $0 { value } else { nil }
        } write: {
            .integer($0)
        }
    }
}

extension FieldForm where Value == String {
    static var text: FieldForm {
        FieldForm(.text) {
            if case .text(let value) = $0 { value } else { nil }
        } write: {
            .text($0)
        }
    }

    /// A word as it is written.
    static var word: FieldForm {
        FieldForm(.word([])) {
            if case .word(let value) = $0 { value } else { nil }
        } write: {
            .word($0)
        }
    }
}

extension FieldForm where Value == [String] {
    static var texts: FieldForm {
        FieldForm(.texts) {
            if case .texts(let value) = $0 { value } else { nil }
        } write: {
            .texts($0)
        }
    }
}

extension FieldForm where Value == CGRect {
    static var rectangle: FieldForm {
        FieldForm(.rectangle) {
            if case .rectangle(let value) = $0 { value } else { nil }
        } write: {
            .rectangle($0)
        }
    }
}

extension FieldForm where Value == CGPoint {
    static var point: FieldForm {
        FieldForm(.point) {
            if case .point(let value) = $0 { value } else { nil }
        } write: {
            .point($0)
        }
    }
}

extension FieldForm where Value == CGSize {
    static var size: FieldForm {
        FieldForm(.size) {
            if case .size(let value) = $0 { value } else { nil }
        } write: {
            .size($0)
        }
    }
}

extension FieldForm where Value == ScenarioTransform {
    static var transform: FieldForm {
        FieldForm(.transform) {
            if case .transform(let value) = $0 { value } else { nil }
        } write: {
            .transform($0)
        }
    }
}

extension FieldForm where Value == ScenarioAutoresizing {
    static var autoresizing: FieldForm {
        FieldForm(.autoresizing) {
            if case .autoresizing(let value) = $0 { value } else { nil }
        } write: {
            .autoresizing($0)
        }
    }
}

extension FieldForm where Value == ScenarioPriorities {
    static var priorities: FieldForm {
        FieldForm(.priorities) {
            if case .priorities(let value) = $0 { value } else { nil }
        } write: {
            .priorities($0)
        }
    }
}

extension FieldForm where Value == ScenarioInsets {
    static var insets: FieldForm {
        FieldForm(.insets) {
            if case .insets(let value) = $0 { value } else { nil }
        } write: {
            .insets($0)
        }
    }
}

extension FieldForm where Value == ScenarioContentSize {
    static var contentSize: FieldForm {
        FieldForm(.contentSize) {
            if case .contentSize(let value) = $0 { value } else { nil }
        } write: {
            .contentSize($0)
        }
    }
}

extension FieldForm where Value == ScenarioFont {
    static var font: FieldForm {
        FieldForm(.font) {
            if case .font(let value) = $0 { value } else { nil }
        } write: {
            .font($0)
        }
    }
}
