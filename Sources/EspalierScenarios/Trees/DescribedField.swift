import EspalierControls
import EspalierViews
import Foundation

/// A field of views of one class: what documents say of them, what steps can set and observers can hear of.
package struct DescribedField {
    package let field: ScenarioField
    /// What a change must concern for the value to be another one.
    package let keys: PropertyKeys
    /// Whether views are made with it, and keep it.
    let isMadeWith: Bool
    package let get: @Sendable (UIView) -> ScenarioSetting.Value?
    package let set: @Sendable (UIView, ScenarioSetting.Value?) -> Void
}

extension ScenarioClasses {
    /// What documents say of views of the class of `view` by fields, in the order of the table. Where a view is, and its
    /// geometry, are no fields there, nor is what needs its subviews.
    func describedFields(of view: UIView) -> [DescribedField] {
        ScenarioField.all.compactMap { field in
            guard !field.uses.contains(.late), !field.isOfGeometry, let owner = owner(of: field, view) else {
                return nil
            }
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
            return DescribedField(
                field: field, keys: keys, isMadeWith: owner.set == nil, get: owner.get,
                set: { view, value in if let value { _ = owner.set?(view, value) } })
        }
    }

    /// A size that a document gives the content; nil where the class decides.
    private static var contentSize: DescribedField {
        let probe = UIView()
        probe.documentContentSize = .zero
        let reads = ReadKeys()
        reads.add(of: probe) { _ = probe.documentContentSize }
        return DescribedField(field: .intrinsicContentSize, keys: reads.keys, isMadeWith: false) { view in
            view.documentContentSize.map { .contentSize($0.wish) }
        } set: { view, value in
            view.documentContentSize = value.flatMap(FieldForm<CGSize>.contentSize.read)
        }
    }

    /// The margins that were set, without what a safe area adds.
    private static var margins: DescribedField {
        DescribedField(field: .layoutMargins, keys: PropertyKeys(ViewProperty.layoutMargins.key), isMadeWith: false) {
            view in
            view.ownLayoutMargins.map { .insets($0) }
        } set: { view, value in
            view.ownLayoutMargins = value.flatMap(FieldForm<UIEdgeInsets>.insets.read)
        }
    }

    /// The name under which documents make views of a class again, and whether that class lays itself out there as
    /// it does here. Of a class that documents do not know, it is the nearest one above it that they know.
    package func describedClass(of view: UIView) -> (name: String, isKnown: Bool) {
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

    /// Whether what stands in a view is the view's own: the class makes it again.
    package func hidesSubviews(_ view: UIView) -> Bool { view.hasOwnParts }

    /// Whether a view's layout code does in a document what it does here: that of a class that documents know, unless
    /// it shows rows that documents do not have, or is one of these, which their list lays out when it likes.
    package func repeatsLayout(of view: UIView) -> Bool {
        if view is UITableView || view is UICollectionView { return RowSource.counts(of: view) != nil }
        if view is UITableViewCell || view is UICollectionReusableView || view is UITableViewHeaderFooterView,
            let list = view.superview, list is UITableView || list is UICollectionView
        {
            return RowSource.counts(of: list) != nil
        }
        return describedClass(of: view).isKnown
    }
}

extension UIView {
    /// Whether what stands in it is its own: whoever makes it again has all of it.
    fileprivate final var hasOwnParts: Bool { self is any SelfFilledView || RowSource.counts(of: self) != nil }

    /// Whether it is a part of a view that makes it.
    final var isPart: Bool {
        var above = superview
        while let next = above {
            if next.hasOwnParts { return true }
            above = next.superview
        }
        return false
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
