import EspalierViews

/// Something that a document can say of a view: a key of views, a key path of steps and observers, or both.
///
/// All there are stand in one table (`ScenarioField.all`), which reading, writing, checking, building, setting,
/// observing and capturing go by.
package final class ScenarioField: Sendable {
    /// Where the encoder writes it, and what is known of it.
    enum Group: Sendable {
        /// Of every view.
        case plain
        /// What constraints read of every view (AUTOLAYOUT 5).
        case ofConstraints
        /// Of views of some classes.
        case ofClass
    }

    /// What may be done with a field.
    struct Uses: OptionSet, Sendable {
        let rawValue: UInt8

        /// Views of a document may have the key.
        static let written = Uses(rawValue: 1)
        /// Steps may set it.
        static let set = Uses(rawValue: 2)
        /// Observers may hear of it, and rules may measure it.
        static let observed = Uses(rawValue: 4)
        /// It needs the view's subviews, or the run: building sets it when the whole tree is there.
        static let late = Uses(rawValue: 16)
    }

    /// The key, which is the key path as well.
    package let key: String
    /// The form of its values, for all classes that have it.
    package let form: ScenarioForm
    let group: Group
    let uses: Uses
    /// The classes that have it, subclasses included.
    let owners: [Owner]
    /// The place in the table, which is the order in which documents are written and views are configured.
    let number: Int

    init(_ key: String, _ form: ScenarioForm, _ group: Group, _ uses: Uses, _ owners: [Owner], number: Int) {
        self.key = key
        self.form = form
        self.group = group
        self.uses = uses
        self.owners = owners
        self.number = number
    }
}

extension ScenarioField: Hashable {
    package static func == (one: ScenarioField, other: ScenarioField) -> Bool { one === other }

    package func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension ScenarioField {
    /// What is wrong with a value that the view does not take.
    struct Refusal: Equatable {
        var message: String
        var fix: String

        /// A document that was read has none; one that was put together may.
        static let wrongKind = Refusal(
            message: "the value is of the wrong kind", fix: "give a value of the kind of the key path")
    }

    /// How a class keeps a field.
    struct Owner: Sendable {
        let type: UIView.Type
        /// Of the words of the field's form, those that the class knows; nil for all.
        let words: [String]?
        /// Whether a class is this one or one below it; for what views are made with, whether it is this one.
        let includes: @Sendable (UIView.Type) -> Bool
        /// Nil where the view is not of the class, or has none.
        let get: @Sendable (UIView) -> ScenarioSetting.Value?
        /// Nil for what views are made with.
        let set: (@Sendable (UIView, ScenarioSetting.Value) -> Refusal?)?
        /// Makes a view with a value.
        let make: (@Sendable (ScenarioSetting.Value) -> UIView?)?
    }

    /// How a class has the field; nil where it has none.
    func owner(of type: UIView.Type) -> Owner? { owners.first { $0.includes(type) } }

    /// Whether it says where a view is, how large, and of what part: what a document's frames, bounds and steps say.
    var isOfGeometry: Bool {
        self == .frame || self == .bounds || self == .center || self == .transform || self == .safeAreaInsets
            || self == .contentOffset || key == "keyboard" || key == "directionalLayoutMargins"
    }

    /// Whether views of a class may have it as a key.
    package func isKey(of className: String, in classes: ScenarioClasses) -> Bool {
        guard uses.contains(.written), let entry = classes.entry(className) else { return false }
        return owner(of: entry.type) != nil
    }

    /// Whether steps set it.
    package var isSet: Bool { uses.contains(.set) && !uses.contains(.late) }

    /// Whether only some classes have it.
    var isOfSome: Bool { group == .ofClass || self == .text }

    /// The names of the classes that have the field, for messages.
    var ownerNames: String { owners.map { String(describing: $0.type) }.joined(separator: ", ") }
}

extension ScenarioClasses {
    /// How a view has a field; nil where its class has none.
    func owner(of field: ScenarioField, _ view: UIView) -> ScenarioField.Owner? {
        field == .text ? textAccess(of: view)?.owner : field.owner(of: type(of: view))
    }
}

extension ScenarioClasses.TextAccess {
    /// A text as a field.
    fileprivate var owner: ScenarioField.Owner {
        ScenarioField.Owner(
            type: UIView.self, words: nil, includes: { _ in true },
            get: { [get] in get($0).map { .text($0) } },
            set: { [set] view, value in
                guard case .text(let text) = value else { return .wrongKind }
                set(view, text)
                return nil
            }, make: nil)
    }
}
