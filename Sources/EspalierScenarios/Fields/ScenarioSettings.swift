import EspalierViews
import Foundation

/// What a document says of a view by fields, in the order of the table, each field once.
package struct ScenarioSettings: Sendable, Equatable {
    package struct Entry: Sendable, Equatable {
        package let field: ScenarioField
        package var value: ScenarioSetting.Value
    }

    package private(set) var entries: [Entry] = []

    package init() {}

    /// The value of a field; nil for what is not said.
    package subscript(field: ScenarioField) -> ScenarioSetting.Value? {
        get { entries.first { $0.field == field }?.value }
        set {
            // Documents mostly write them in the order of the table.
            let place = entries.lastIndex { $0.field.number <= field.number }
            if let place, entries[place].field == field {
                if let newValue { entries[place].value = newValue } else { entries.remove(at: place) }
            } else if let newValue {
                entries.insert(Entry(field: field, value: newValue), at: (place ?? -1) + 1)
            }
        }
    }

    /// The value of a field, as code has it.
    subscript<Value>(field: ScenarioField, form: FieldForm<Value>) -> Value? {
        get { self[field].flatMap(form.read) }
        set { self[field] = newValue.flatMap(form.write) }
    }

    /// Those of a group.
    func entries(_ group: ScenarioField.Group) -> [Entry] { entries.filter { $0.field.group == group } }
}

// The fields of every view.
extension ScenarioView {
    /// Applied after `frame`.
    package var bounds: CGRect? {
        get { settings[.bounds, .rectangle] }
        set { settings[.bounds, .rectangle] = newValue }
    }
    package var transform: CGAffineTransform? {
        get { settings[.transform, .transform] }
        set { settings[.transform, .transform] = newValue }
    }
    package var autoresizing: UIView.AutoresizingMask? {
        get { settings[.autoresizing, .autoresizing] }
        set { settings[.autoresizing, .autoresizing] = newValue }
    }
    package var hidden: Bool? {
        get { settings[.hidden, .boolean] }
        set { settings[.hidden, .boolean] = newValue }
    }
    package var alpha: Double? {
        get { settings[.alpha, .number] }
        set { settings[.alpha, .number] = newValue }
    }
    package var text: String? {
        get { settings[.text, .text] }
        set { settings[.text, .text] = newValue }
    }
    /// Whether the frame and its mask place the view. Nil: as it has frame, mask and rules, see `isPlacedByItself`.
    package var translatesAutoresizing: Bool? {
        get { settings[.translatesAutoresizingMaskIntoConstraints, .boolean] }
        set { settings[.translatesAutoresizingMaskIntoConstraints, .boolean] = newValue }
    }
    /// `noIntrinsicMetric` for an axis without a wish.
    package var intrinsicContentSize: CGSize? {
        get { settings[.intrinsicContentSize, .contentSize] }
        set { settings[.intrinsicContentSize, .contentSize] = newValue }
    }
    package var hugging: ScenarioPriorities? {
        get { settings[.hugging, .priorities] }
        set { settings[.hugging, .priorities] = newValue }
    }
    package var compressionResistance: ScenarioPriorities? {
        get { settings[.compressionResistance, .priorities] }
        set { settings[.compressionResistance, .priorities] = newValue }
    }
    package var layoutMargins: UIEdgeInsets? {
        get { settings[.layoutMargins, .insets] }
        set { settings[.layoutMargins, .insets] = newValue }
    }
    /// Whether the margins have the safe area in them.
    package var insetsMarginsFromSafeArea: Bool? {
        get { settings[.insetsLayoutMarginsFromSafeArea, .boolean] }
        set { settings[.insetsLayoutMarginsFromSafeArea, .boolean] = newValue }
    }
    /// Whether the margins are at least what is left of the superview's.
    package var preservesSuperviewMargins: Bool? {
        get { settings[.preservesSuperviewLayoutMargins, .boolean] }
        set { settings[.preservesSuperviewLayoutMargins, .boolean] = newValue }
    }
    package var semanticContent: UISemanticContentAttribute? {
        get { settings[.semanticContentAttribute, .semanticContent] }
        set { settings[.semanticContentAttribute, .semanticContent] = newValue }
    }
    /// As if a window gave them. Of the root of a document only.
    package var safeAreaInsets: UIEdgeInsets? {
        get { settings[.safeAreaInsets, .insets] }
        set { settings[.safeAreaInsets, .insets] = newValue }
    }
}

extension ScenarioTree {
    /// The views, and those of templates in them, each template behind the view that has it.
    ///
    /// - Complexity: O(number of views); a list of its own only where there are templates.
    package var allViews: [ScenarioView] {
        guard views.contains(where: \.hasTemplates) else { return views }
        var all: [ScenarioView] = []
        for view in views {
            all.append(view)
            // Templates are not nested deeply: see `ScenarioDecoder.deepestTemplate`.
            for (_, template) in view.templates { all += template.allViews }
        }
        return all
    }
}

extension ScenarioView {
    /// The views that are built for rows, sections and the like, with their keys.
    package var templates: [(field: ScenarioField, tree: ScenarioTree)] {
        guard hasTemplates else { return [] }
        return settings.entries.flatMap { entry -> [(field: ScenarioField, tree: ScenarioTree)] in
            switch entry.value {
            case .template(let tree): [(entry.field, tree)]
            case .templates(let trees): trees.map { (entry.field, $0) }
            default: []
            }
        }
    }

    fileprivate var hasTemplates: Bool {
        settings.entries.contains { entry in
            switch entry.value {
            case .template, .templates: true
            default: false
            }
        }
    }
}
