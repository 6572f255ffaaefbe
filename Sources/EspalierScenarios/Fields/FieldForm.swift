import EspalierViews
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
extension FieldForm {
    static var number: FieldForm<Double> {
        .init(.number, read: { if case .number(let value) = $0 { value } else { nil } }, write: { .number($0) })
    }

    static var boolean: FieldForm<Bool> {
        .init(.boolean, read: { if case .boolean(let value) = $0 { value } else { nil } }, write: { .boolean($0) })
    }

    static var integer: FieldForm<Int> {
        .init(.integer, read: { if case .integer(let value) = $0 { value } else { nil } }, write: { .integer($0) })
    }

    static var text: FieldForm<String> {
        .init(.text, read: { if case .text(let value) = $0 { value } else { nil } }, write: { .text($0) })
    }

    static var texts: FieldForm<[String]> {
        .init(.texts, read: { if case .texts(let value) = $0 { value } else { nil } }, write: { .texts($0) })
    }

    static var rectangle: FieldForm<CGRect> {
        .init(
            .rectangle, read: { if case .rectangle(let value) = $0 { value } else { nil } }, write: { .rectangle($0) })
    }

    static var point: FieldForm<CGPoint> {
        .init(.point, read: { if case .point(let value) = $0 { value } else { nil } }, write: { .point($0) })
    }

    static var size: FieldForm<CGSize> {
        .init(.size, read: { if case .size(let value) = $0 { value } else { nil } }, write: { .size($0) })
    }

    static var transform: FieldForm<CGAffineTransform> {
        .init(
            .transform, read: { if case .transform(let value) = $0 { value } else { nil } }, write: { .transform($0) })
    }

    static var autoresizing: FieldForm<UIView.AutoresizingMask> {
        .init(
            .autoresizing, read: { if case .autoresizing(let value) = $0 { value } else { nil } },
            write: { .autoresizing($0) })
    }

    static var priorities: FieldForm<ScenarioPriorities> {
        .init(
            .priorities, read: { if case .priorities(let value) = $0 { value } else { nil } },
            write: { .priorities($0) })
    }

    static var insets: FieldForm<UIEdgeInsets> {
        .init(.insets, read: { if case .insets(let value) = $0 { value } else { nil } }, write: { .insets($0) })
    }

    static var directionalInsets: FieldForm<NSDirectionalEdgeInsets> {
        .init(
            .directionalInsets, read: { if case .directionalInsets(let value) = $0 { value } else { nil } },
            write: { .directionalInsets($0) })
    }

    static var contentSize: FieldForm<CGSize> {
        .init(
            .contentSize, read: { if case .contentSize(let value) = $0 { value } else { nil } },
            write: { .contentSize($0) })
    }

    static var font: FieldForm<ScenarioFont> {
        .init(.font, read: { if case .font(let value) = $0 { value } else { nil } }, write: { .font($0) })
    }

    /// A word as it is written.
    static var word: FieldForm<String> {
        .init(.word([]), read: { if case .word(let value) = $0 { value } else { nil } }, write: { .word($0) })
    }
}
