import EspalierControls
import EspalierViews

/// Which part of its superview a subview of a document is: what the superview's class makes, or places, itself.
package enum ScenarioPart: String, Sendable, CaseIterable {
    /// Of a cell, of the header or footer of a section, of a visual effect view: there from the beginning.
    case contentView
    /// Of a cell with a style, in its content view: there once somebody asks for them.
    case textLabel, detailTextLabel, imageView
    // What a document makes, and the superview places.
    /// Of a table: above the first section, below the last one.
    case tableHeaderView, tableFooterView
    /// Of a cell: at the right edge.
    case accessoryView
    /// Of a cell, a table or a collection: behind the content.
    case backgroundView

    /// Whether the superview makes the view, and the document only says more of it.
    var isThere: Bool {
        switch self {
        case .contentView, .textLabel, .detailTextLabel, .imageView: true
        case .tableHeaderView, .tableFooterView, .accessoryView, .backgroundView: false
        }
    }
}

extension ScenarioPart {
    /// The view that is that part of another one; nil for a class without such a part.
    ///
    /// - Parameter holder: the superview, as documents nest views.
    func view(of holder: UIView) -> UIView? {
        switch (self, holder) {
        case (.contentView, let cell as UITableViewCell): cell.contentView
        case (.contentView, let cell as UICollectionViewCell): cell.contentView
        case (.contentView, let header as UITableViewHeaderFooterView): header.contentView
        case (.contentView, let effect as UIVisualEffectView): effect.contentView
        case (.contentView, _): nil
        case (.textLabel, _): cell(around: holder)?.textLabel
        case (.detailTextLabel, _): cell(around: holder)?.detailTextLabel
        case (.imageView, _): cell(around: holder)?.imageView
        default: nil
        }
    }

    /// Makes a view that part of another one; false for a class without such a part.
    func set(_ view: UIView, of holder: UIView) -> Bool {
        switch (self, holder) {
        case (.tableHeaderView, let table as UITableView): table.tableHeaderView = view
        case (.tableFooterView, let table as UITableView): table.tableFooterView = view
        case (.accessoryView, let cell as UITableViewCell): cell.accessoryView = view
        case (.backgroundView, let table as UITableView): table.backgroundView = view
        case (.backgroundView, let collection as UICollectionView): collection.backgroundView = view
        case (.backgroundView, let cell as UITableViewCell): cell.backgroundView = view
        case (.backgroundView, let cell as UICollectionViewCell): cell.backgroundView = view
        default: return false
        }
        return true
    }

    /// The cell whose content view a view is.
    private func cell(around content: UIView) -> UITableViewCell? {
        guard let cell = content.superview as? UITableViewCell, cell.contentView === content else { return nil }
        return cell
    }

    /// Whether a view has a content view, and no subviews beside it.
    static func isMadeOfContent(_ view: UIView) -> Bool {
        guard let content = ScenarioPart.contentView.view(of: view) else { return false }
        return view.subviewCount == 1 && content.superview === view && content.subviewCount == 0
    }
}

extension ScenarioDecoder {
    /// The part that a view is.
    mutating func part(_ node: Int) -> ScenarioPart? {
        word(node, of: ScenarioPart.allCases.map(\.rawValue)).flatMap(ScenarioPart.init)
    }

    /// Reports that a view without a superview is said to be a part of one.
    mutating func reportPartOfNothing(_ node: Int) {
        report(
            tree.value("part", in: node) ?? node, "only a subview is a part of another view",
            fix: "leave 'part' out, or write the view among the subviews of the view that it is a part of")
    }
}

extension Simulation {
    /// The view that a document says is a part of another one; nil for one that the document makes.
    func existing(_ description: ScenarioView, of holder: UIView) throws(ScenarioRunError) -> UIView? {
        guard let part = description.part, part.isThere else { return nil }
        if let view = part.view(of: holder) { return view }
        throw noPart(part, of: holder, at: description.mark)
    }

    /// Makes a new view the part of another one that the document says.
    func set(_ view: UIView, _ description: ScenarioView, of holder: UIView) throws(ScenarioRunError) {
        guard let part = description.part, !part.isThere else { return }
        if !part.set(view, of: holder) { throw noPart(part, of: holder, at: description.mark) }
    }

    private func noPart(_ part: ScenarioPart, of holder: UIView, at mark: ScenarioMark) -> ScenarioRunError {
        error(
            mark, key: "part", "a '\(classes.name(of: holder))' has no part '\(part.rawValue)'",
            fix: "leave 'part' out, or write it for a class that has one, such as UITableViewCell")
    }
}
