import EspalierControls
import EspalierViews
import Foundation

/// What a table or a collection view of a document shows: so many rows, built of one template.
///
/// The view holds it; it does not hold the run.
final class RowSource {
    /// How many views rows may be built of in one run.
    static let mostViews = 20_000

    private static let property = StoredProperty<UIView, RowSource?>(default: nil)
    /// On cells that have been built.
    private static let isBuilt = StoredProperty<UIView, Bool>(default: false)
    private static let identifier = "cell"

    private weak var simulation: Simulation?
    private var counts: [Int] = []
    /// No more rows are shown where one could not be built: the run ends after the pass.
    private var shownCounts: [Int] { simulation?.rowError == nil ? counts : [] }
    private var template: ScenarioTree?

    private init(_ simulation: Simulation) {
        self.simulation = simulation
    }

    /// How many rows a view has in each section; nil where the document has not said so.
    static func counts(of view: UIView) -> [Int]? { view[stored: property]?.counts }

    /// The template of the rows of a view; nil where it has none, or no document gave it rows.
    static func template(of view: UIView) -> ScenarioTree? { view[stored: property]?.template }

    static func set(_ counts: [Int], of view: UIView, in simulation: Simulation) {
        source(of: view, simulation).counts = counts
        switch view {
        case let table as UITableView: table.reloadData()
        case let collection as UICollectionView: collection.reloadData()
        default: break
        }
    }

    static func set(_ template: ScenarioTree, of view: UIView, in simulation: Simulation) {
        let source = source(of: view, simulation)
        source.template = template
        let type = simulation.classes.entry(template[0].className)?.type
        switch view {
        case let table as UITableView:
            table.register(type as? UITableViewCell.Type ?? UITableViewCell.self, forCellReuseIdentifier: identifier)
        case let collection as UICollectionView:
            collection.register(
                type as? UICollectionViewCell.Type ?? UICollectionViewCell.self,
                forCellWithReuseIdentifier: identifier)
        default: break
        }
    }

    private static func source(of view: UIView, _ simulation: Simulation) -> RowSource {
        if let source = view[stored: property] { return source }
        let source = RowSource(simulation)
        view[stored: property] = source
        switch view {
        case let table as UITableView:
            table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
            table.dataSource = source
        case let collection as UICollectionView:
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
            collection.dataSource = source
        default: break
        }
        return source
    }

    /// What the cells of a class of views are.
    static func cellType(of holder: UIView.Type) -> UIView.Type? {
        switch holder {
        case is UITableView.Type: UITableViewCell.self
        case is UICollectionView.Type: UICollectionViewCell.self
        default: nil
        }
    }

    /// Whether views of a class can be the cells of views of another one.
    static func isCell(_ type: UIView.Type, of holder: UIView.Type) -> Bool {
        holder is UITableView.Type ? type is UITableViewCell.Type : type is UICollectionViewCell.Type
    }

    private func build(_ cell: UIView, _ content: UIView) {
        guard !cell[stored: Self.isBuilt], let simulation else { return }
        cell[stored: Self.isBuilt] = true
        simulation.build(cell, content, of: template)
    }
}

extension RowSource: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { shownCounts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        build(cell, cell.contentView)
        return cell
    }
}

extension RowSource: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { shownCounts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
        build(cell, cell.contentView)
        return cell
    }
}

extension Simulation {
    /// Builds a new cell of a template: its first view is the cell, and what it says of its inside is said of the
    /// cell's content view. Names and paths are looked for there. An error ends the run after the pass that asked.
    fileprivate func build(_ cell: UIView, _ content: UIView, of template: ScenarioTree?) {
        guard rowError == nil else { return }
        do throws(ScenarioRunError) {
            rowViewCount += template?.views.count ?? 1
            guard rowViewCount <= RowSource.mostViews else {
                throw error(
                    template?[0].mark ?? stepMark,
                    "the rows in sight are built of more than \(RowSource.mostViews) views",
                    fix: "show fewer rows at a time")
            }
            guard let template else { return }
            let (outside, inside) = template[0].cellAndContent
            try configure(cell, as: outside, isPlaced: true)
            try configure(content, as: inside, isPlaced: true)
            let views = try buildSubviews(of: content, template, keepsHistories: false)
            if let design { content.tellControls(of: design) }
            var tree = template
            tree[0] = inside
            try finish(tree, views, in: content)
        } catch {
            rowError = error
        }
    }
}

extension ScenarioView {
    /// What a template says of the cell, and of its content view: margins, guides, rules and constraints.
    fileprivate var cellAndContent: (cell: ScenarioView, content: ScenarioView) {
        var (cell, content) = (self, ScenarioView(mark: mark))
        content.rules = rules
        content.constraints = constraints
        content.layoutGuides = layoutGuides
        content.layoutMargins = layoutMargins
        cell.rules = []
        cell.constraints = []
        cell.layoutGuides = []
        cell.layoutMargins = nil
        return (cell, content)
    }
}
