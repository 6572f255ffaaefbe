import EspalierControls
import EspalierLayout
import EspalierSupport
import EspalierViews
import Foundation

/// A view at the moment at which it was looked at, without its subviews.
package struct DescribedView {
    package let view: UIView
    /// The place of the superview in the list; -1 for the first.
    package let parent: Int
    package var state: ScenarioView
    package let geometry: ViewGeometry
    package let rules: RuleSnapshot
    /// What is active and held by the view, in its order, but what it arranges its subviews by.
    package let constraints: [(constraint: NSLayoutConstraint, numbers: ConstraintNumbers)]
    /// Those that documents know by names.
    let guides: [UILayoutGuide]
    let arranged: [ArrangedView]?
    /// What documents call its class, where they have another one in its place.
    package let standsIn: String?
}

extension DescribedClasses {
    /// What documents say of a view.
    ///
    /// - Parameter cannotSay: called for each value that no document can have, which is left out.
    package func describe(
        _ view: UIView, parent: Int, cannotSay: (Unsaid) -> Void = { _ in }
    ) -> DescribedView {
        let kind = kind(of: view)
        var state = ScenarioView()
        state.className = kind.name
        if parent >= 0 { state.part = ScenarioPart.of(view) }
        let defaults = defaults(of: view, as: state.part)
        for (place, field) in kind.fields.enumerated() {
            guard let value = field.get(view), value != defaults[place] else { continue }
            if let unsaid = field.field.unsaid(value) { cannotSay(unsaid) } else { state.say(field.field, value) }
        }
        let size = view.intrinsicContentSize.wish
        if !kind.isKnown, view.documentContentSize == nil, size != .noWish {
            state.intrinsicContentSize = size
        }
        if RowSource.counts(of: view) != nil { RowSource.write(view, to: &state) }
        state.properties = ScenarioProperties.properties(of: view)
        return DescribedView(
            view: view, parent: parent, state: state, geometry: view.storedGeometry,
            rules: view.layoutRules.isRuled ? view.layoutRules.snapshot : .none,
            constraints: view.constraints.lazy.filter { !$0.isOfArrangement }.map { ($0, ConstraintNumbers($0)) },
            guides: view.placedGuides.filter { $0.kind == .added }, arranged: (view as? UIStackView)?.arrangement,
            standsIn: kind.isKnown || state.part != nil ? nil : kind.name)
    }
}

extension UIStackView {
    /// What it arranges, with the spacings that were set.
    package final var arrangement: [ArrangedView] {
        arrangedEntries.map { ArrangedView($0.view, spacing: $0.spacing) }
    }

    /// The spacing that was set after an arranged view; nil where none was.
    package final func ownSpacing(after view: UIView) -> CGFloat? {
        let spacing = customSpacing(after: view)
        return spacing == UIStackView.spacingUseDefault ? nil : spacing
    }

    /// Arranges these of its subviews, and no others. What is there already stays.
    package final func arrange(_ arranged: [ArrangedView]) {
        let wanted = arranged.filter { $0.view.superview === self }
        let views = Set(wanted.map { ObjectIdentifier($0.view) })
        for view in arrangedSubviews where !views.contains(ObjectIdentifier(view)) { removeArrangedSubview(view) }
        var present = arrangedSubviews
        let old = Set(present.map { ObjectIdentifier($0) })
        for (index, entry) in wanted.enumerated() {
            if index >= present.count || present[index] !== entry.view {
                insertArrangedSubview(entry.view, at: index)
                if old.contains(ObjectIdentifier(entry.view)) { present.removeAll { $0 === entry.view } }
                present.insert(entry.view, at: min(index, present.count))
            }
            if ownSpacing(after: entry.view) != entry.spacing {
                setCustomSpacing(entry.spacing ?? UIStackView.spacingUseDefault, after: entry.view)
            }
        }
    }
}

extension ScenarioField {
    /// Why a value that code has set cannot stand in a document; nil if it can.
    package func unsaid(_ value: ScenarioSetting.Value) -> Unsaid? {
        if case .name(let name?) = value, !DocumentTree.isWritable(name) {
            return Unsaid(
                message: "the name \(Quoted.text(name)) cannot stand in a scenario",
                fix: "name it otherwise: not empty, and not beginning with '/'",
                note: "the name \(Quoted.text(name)) cannot stand in a document, and is left out")
        }
        if form.allows(value) { return nil }
        switch self {
        case .alpha: return Unsaid(message: "its alpha is not finite", fix: "set it to 0 to 1")
        case .hugging, .compressionResistance:
            let priority = value.numbers?.first { !(1...1000).contains($0) } ?? 0
            return Unsaid(
                message: "the priority \(priority) of its content cannot stand in a scenario",
                fix: "set it to 1 to 1000")
        case .layoutMargins:
            return Unsaid(
                message: "its margins or its safe area are not finite", fix: "set them to finite numbers")
        default:
            return Unsaid(
                message: "its '\(key)' cannot stand in a scenario", fix: "set it to what documents may say")
        }
    }
}

extension ScenarioPart {
    /// What part of its superview a view is, of those that are there from the beginning or that code has set.
    static func of(_ view: UIView) -> ScenarioPart? {
        guard let holder = view.superview else { return nil }
        if ScenarioPart.contentView.view(of: holder) === view { return .contentView }
        if let cell = holder.superview as? UITableViewCell, let part = cell.contentPart(view) {
            return ScenarioPart(rawValue: part)
        }
        switch holder {
        case let table as UITableView:
            if table.tableHeaderView === view { return .tableHeaderView }
            if table.tableFooterView === view { return .tableFooterView }
            return table.backgroundView === view ? .backgroundView : nil
        case let collection as UICollectionView: return collection.backgroundView === view ? .backgroundView : nil
        case let cell as UITableViewCell:
            if cell.accessoryView === view { return .accessoryView }
            return cell.backgroundView === view ? .backgroundView : nil
        case let cell as UICollectionViewCell: return cell.backgroundView === view ? .backgroundView : nil
        default: return nil
        }
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

    /// Sets a stored property; null removes it.
    package mutating func setProperty(_ name: String, _ value: ScenarioValue) {
        if let place = properties.firstIndex(where: { $0.name == name }) {
            if value == .null { properties.remove(at: place) } else { properties[place].value = value }
        } else if value != .null {
            properties.append(Property(name, value))
        }
    }
}
