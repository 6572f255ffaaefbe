import EspalierViews

/// A view that shows what a diffable data source says: a table or a collection view.
protocol DiffableView: AnyObject {
    func reloadData()

    /// Whether that is its data source.
    func isShowing(_ source: AnyObject) -> Bool

    /// Tells itself of a difference, as one update.
    func update(
        by difference: SnapshotDifference, with animation: UITableView.RowAnimation, completion: ((Bool) -> Void)?)
}

/// What the diffable data sources of tables and of collection views have in common: what is shown, and how the view gets
/// to know of something else.
///
/// A class, because the view asks for the content while it is told of a difference.
final class DiffableList<View: DiffableView, Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

    private(set) weak var view: View?
    private(set) var content = DiffableContent<Section, Item>()

    var snapshot: Snapshot { content.snapshot }

    init(_ view: View) { self.view = view }

    /// How `source` shows a difference.
    struct Showing {
        let source: AnyObject
        var isAnimated: Bool
        var animation = UITableView.RowAnimation.automatic
        /// What the source does once the view shows the new state.
        var afterwards: (() -> Void)?
        var completion: (() -> Void)?
    }

    func apply(_ new: Snapshot, _ showing: Showing) { show(content.take(new), showing) }

    func apply(_ outline: Outline, to section: Section, _ showing: Showing) {
        show(content.take(outline, for: section), showing)
    }

    /// Shows a snapshot, with new views for everything.
    func reload(_ new: Snapshot, by source: AnyObject, completion: (() -> Void)?) {
        _ = content.take(new)
        if let view, view.isShowing(source) { view.reloadData() }
        completion?()
    }

    private func show(_ difference: SnapshotDifference, _ showing: Showing) {
        guard let view, view.isShowing(showing.source), !difference.isEmpty else {
            showing.afterwards?()
            showing.completion?()
            return
        }
        let isAnimated = showing.isAnimated
        let ending = isAnimated ? showing.completion.map { completion in { (_: Bool) in completion() } } : nil
        view.update(by: difference, with: isAnimated ? showing.animation : .none, completion: ending)
        showing.afterwards?()
        if !isAnimated { showing.completion?() }
    }
}
