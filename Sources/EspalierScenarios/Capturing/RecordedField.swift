import EspalierControls
import EspalierViews
import Foundation

/// A field of views of one class as a recording keeps it: what steps can set and observers can hear of.
package struct RecordedField {
    package let field: ScenarioField
    /// What a change must concern for the value to be another one.
    package let keys: PropertyKeys
    /// Whether documents write it. What arranges a stack they do not, as its constraints stand there.
    package let isWritten: Bool
    package let get: @Sendable (UIView) -> ScenarioSetting.Value?
    package let set: @Sendable (UIView, ScenarioSetting.Value?) -> Void
}

extension ScenarioClasses {
    /// The fields that a recording keeps of views of the class of `view`, in the order of the table. Where a view is, and
    /// its geometry, are no fields there.
    package func recordedFields(of view: UIView) -> [RecordedField] {
        ScenarioField.all.compactMap { field in
            let ofGeometry = [
                "frame", "bounds", "center", "transform", "contentOffset", "safeAreaInsets", "keyboard",
                "directionalLayoutMargins",
            ]
            guard field.uses.contains(.set), !field.uses.contains(.late), !ofGeometry.contains(field.key),
                let owner = owner(of: field, view), let set = owner.set
            else { return nil }
            if field == .intrinsicContentSize { return Self.contentSize }
            if field == .layoutMargins { return Self.margins }
            let reads = ReadKeys()
            reads.add(of: view) { _ = owner.get(view) }
            var keys = reads.keys
            switch field {
            case .hugging: keys.insert(ViewProperty.contentHugging.key)
            case .compressionResistance: keys.insert(ViewProperty.contentCompressionResistance.key)
            case .semanticContentAttribute: keys.insert(ViewProperty.semanticContentAttribute.key)
            default: break
            }
            let isWritten = !(view is UIStackView && ScenarioField.fields(of: UIStackView.self).contains(field))
            return RecordedField(
                field: field, keys: keys, isWritten: isWritten, get: owner.get,
                set: { view, value in if let value { _ = set(view, value) } })
        }
    }

    /// A size that a document gives the content; nil where the class decides.
    private static var contentSize: RecordedField {
        let probe = UIView()
        probe.documentContentSize = .zero
        let reads = ReadKeys()
        reads.add(of: probe) { _ = probe.documentContentSize }
        return RecordedField(field: .intrinsicContentSize, keys: reads.keys, isWritten: true) { view in
            view.documentContentSize.map { .contentSize(ScenarioContentSize($0)) }
        } set: { view, value in
            if case .contentSize(let size) = value {
                view.documentContentSize = CGSize(size)
            } else {
                view.documentContentSize = nil
            }
        }
    }

    /// The margins that were set, without what a safe area adds.
    private static var margins: RecordedField {
        RecordedField(field: .layoutMargins, keys: PropertyKeys(ViewProperty.layoutMargins.key), isWritten: true) {
            view in
            view.ownLayoutMargins.map { .insets(ScenarioInsets($0)) }
        } set: { view, value in
            if case .insets(let insets) = value {
                view.ownLayoutMargins = UIEdgeInsets(insets)
            } else {
                view.ownLayoutMargins = nil
            }
        }
    }

    /// The name under which a recording makes views of a class again, and whether that class lays itself out there as
    /// it does here. Of a class that documents do not know, it is the nearest one above it that they know.
    package func recordedClass(of view: UIView) -> (name: String, isKnown: Bool) {
        let name = name(of: view)
        if let entry = entry(name), entry.type == type(of: view) { return (name, true) }
        var mirror = Mirror(reflecting: view).superclassMirror
        while let above = mirror {
            if let type = above.subjectType as? UIView.Type, let entry = entries.first(where: { $0.type == type }) {
                return (entry.name, false)
            }
            mirror = above.superclassMirror
        }
        return (ScenarioView.defaultClass, false)
    }

    /// A new view of a class of a document, to compare with.
    package func newView(_ name: String) -> UIView { make(name) ?? UIView() }

    /// Whether what stands in a view is the view's own: the class makes it again.
    package func hidesSubviews(_ view: UIView) -> Bool {
        if RowSource.counts(of: view) != nil { return true }
        switch view {
        case is UIButton, is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl,
            is UIDatePicker, is UIPickerView, is UIProgressView, is UIActivityIndicatorView, is UITextField,
            is UITextView, is UISearchBar, is UINavigationBar, is UIToolbar, is UITabBar:
            return true
        default: return false
        }
    }

    /// Whether a view's layout code does in a document what it does here: that of a class that documents know, unless
    /// it shows rows that documents do not have.
    package func repeatsLayout(of view: UIView) -> Bool {
        if view is UITableView || view is UICollectionView { return RowSource.counts(of: view) != nil }
        return recordedClass(of: view).isKnown
    }

    /// Rows that a document gave a table or a collection.
    package func writeRows(of view: UIView, to written: inout ScenarioView) {
        if RowSource.counts(of: view) != nil { RowSource.write(view, to: &written) }
    }
}

extension ScenarioView {
    /// Says a field.
    package mutating func say(_ field: ScenarioField, _ value: ScenarioSetting.Value?) {
        switch (field, value) {
        case (.name, .name(let name)): self.name = name
        case (.tag, .integer(let tag)): self.tag = tag
        default: settings[field] = value
        }
    }
}

extension UIView {
    /// Whether a field is the offset of a scroll view with an inset, which a new view has only by that inset: where
    /// content rests under it.
    package final func followsInset(_ field: ScenarioField) -> Bool {
        guard field.key == "contentOffset", let view = self as? UIScrollView else { return false }
        return view.contentInset != .zero
    }

    /// The name of a property that a scenario gave the view; nil for another one.
    package final func scenarioPropertyName(_ key: PropertyKey) -> String? {
        ScenarioProperties.of(self)?.name(of: key)
    }

    /// The value of a property that a scenario gave the view.
    package final func scenarioProperty(_ name: String) -> ScenarioValue {
        ScenarioProperties.of(self)?.value(name, of: self) ?? .null
    }

    /// Sets a property of a view that a scenario made.
    package final func setScenarioProperty(_ name: String, _ value: ScenarioValue) {
        ScenarioProperties.of(self)?.set(name, of: self, to: value)
    }

    /// The properties that a scenario gave the view.
    package final var scenarioProperties: [ScenarioView.Property] { ScenarioProperties.properties(of: self) }
}

extension ScenarioTraits {
    /// What a tree knows of its surroundings, as far as layouts follow from it; nil for a tree outside of a window.
    package init?(of root: UIView) {
        let values = root.window == nil ? root.topmost.treeTraits : root.traitCollection.values
        self.init()
        if values.displayScale > 0 { scale = Double(values.displayScale) }
        switch values.horizontalSizeClass {
        case .compact: horizontalSizeClass = .compact
        case .regular: horizontalSizeClass = .regular
        default: break
        }
        switch values.verticalSizeClass {
        case .compact: verticalSizeClass = .compact
        case .regular: verticalSizeClass = .regular
        default: break
        }
        switch values.layoutDirection {
        case .leftToRight: layoutDirection = .leftToRight
        case .rightToLeft: layoutDirection = .rightToLeft
        default: break
        }
        if self == ScenarioTraits() { return nil }
    }
}
