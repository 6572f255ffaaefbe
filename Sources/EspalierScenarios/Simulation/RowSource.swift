import EspalierControls
import EspalierViews
import Foundation

/// What a table or a collection view of a document shows: so many rows, built of templates, and what stands between
/// them.
///
/// The view holds it; it does not hold the run.
final class RowSource {
    /// How many views rows may be built of in one run.
    static let mostViews = 20_000

    private static let property = StoredProperty<UIView, RowSource?>(default: nil)
    /// On cells that have been built.
    private static let isBuilt = StoredProperty<UIView, Bool>(default: false)

    private weak var simulation: Simulation?
    /// What the document says, by fields.
    private var settings = ScenarioSettings()
    private var counts: [Int] = []
    /// How many rows there are before each section.
    private var starts: [Int] = []
    private var cells: [ScenarioTree] = []
    private var kinds: [Int] = []
    private var sizes: [CGSize] = []
    private var heights: [Double] = []
    private var header: ScenarioTree?
    private var footer: ScenarioTree?
    /// No more rows are shown where one could not be built: the run ends after the pass.
    private var shownCounts: [Int] { simulation?.rowError == nil ? counts : [] }

    /// Whether a row is being built: its list is asking, and not to be changed.
    private var isBuilding = false

    private init(_ simulation: Simulation) {
        self.simulation = simulation
    }

    /// How many rows a view has in each section; nil where the document has not said so.
    static func counts(of view: UIView) -> [Int]? {
        guard case .counts(let counts)? = said(.rows, of: view) ?? said(.items, of: view) else { return nil }
        return counts
    }

    /// Writes what a document has said of the rows of a view.
    static func write(_ view: UIView, to written: inout ScenarioView) {
        for entry in view[stored: property]?.settings.entries ?? [] { written.settings[entry.field] = entry.value }
    }

    /// What a document has said of the rows of a view.
    static func said(_ field: ScenarioField, of view: UIView) -> ScenarioSetting.Value? {
        view[stored: property]?.settings[field]
    }

    /// How many kinds of cells a view has.
    static func cellCount(of view: UIView) -> Int { view[stored: property]?.cells.count ?? 0 }

    static func set(
        _ field: ScenarioField, _ value: ScenarioSetting.Value, of view: UIView, in simulation: Simulation
    ) {
        let source = source(of: view, simulation)
        source.settings[field] = value
        switch value {
        case .counts(let counts):
            source.counts = counts
            var sum = 0
            source.starts = counts.map { count in
                defer { sum += count }
                return sum
            }
        case .indexes(let kinds): source.kinds = kinds
        case .sizes(let sizes):
            source.sizes = sizes
            (view as? UICollectionView)?.delegate = source
        case .lengths(let heights):
            source.heights = heights
            (view as? UITableView)?.delegate = source
        case .texts: break
        case .templates(let trees):
            source.cells = trees
            source.registerCells(of: view)
        case .template(let tree):
            switch field {
            case .sectionHeader: source.header = tree
            case .sectionFooter: source.footer = tree
            default: return
            }
            source.registerBand(field, tree, of: view)
        default: return
        }
        // Before there are any, nothing is shown that could change.
        if source.counts.isEmpty, field != .rows, field != .items { return }
        reload(view)
    }

    private static func source(of view: UIView, _ simulation: Simulation) -> RowSource {
        if let source = view[stored: property] { return source }
        let source = RowSource(simulation)
        view[stored: property] = source
        source.registerCells(of: view)
        switch view {
        case let table as UITableView: table.dataSource = source
        case let collection as UICollectionView:
            for field in [ScenarioField.sectionHeader, .sectionFooter] { source.registerBand(field, nil, of: view) }
            collection.dataSource = source
        default: break
        }
        return source
    }

    // MARK: Registering

    private static func identifier(_ kind: Int) -> String { "cell\(kind)" }

    /// The class of a template's first view.
    private func type(of tree: ScenarioTree?) -> UIView.Type? {
        tree.flatMap { simulation?.classes.entry($0[0].className)?.type }
    }

    private func registerCells(of view: UIView) {
        for kind in 0..<max(cells.count, 1) {
            let type = type(of: kind < cells.count ? cells[kind] : nil)
            let identifier = Self.identifier(kind)
            switch view {
            case let table as UITableView:
                let type = type as? UITableViewCell.Type ?? UITableViewCell.self
                table.register(type, forCellReuseIdentifier: identifier)
            case let collection as UICollectionView:
                let type = type as? UICollectionViewCell.Type ?? UICollectionViewCell.self
                collection.register(type, forCellWithReuseIdentifier: identifier)
            default: break
            }
        }
    }

    /// A table asks its delegate for headers, a collection view its data source.
    private func registerBand(_ field: ScenarioField, _ tree: ScenarioTree?, of view: UIView) {
        switch view {
        case let table as UITableView:
            let type = type(of: tree) as? UITableViewHeaderFooterView.Type ?? UITableViewHeaderFooterView.self
            table.register(type, forHeaderFooterViewReuseIdentifier: field.key)
            table.delegate = self
        case let collection as UICollectionView:
            let kind =
                field == .sectionHeader
                ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
            collection.register(
                type(of: tree) as? UICollectionReusableView.Type ?? UICollectionReusableView.self,
                forSupplementaryViewOfKind: kind, withReuseIdentifier: field.key)
        default: break
        }
    }

    /// What views of a template must be.
    struct BuiltType {
        /// What messages call them.
        let word: String
        let type: UIView.Type
        let includes: (UIView.Type) -> Bool
    }

    /// What the views that a field describes are in a class of views; nil where they may be any.
    static func builtType(_ field: ScenarioField, of holder: UIView.Type) -> BuiltType? {
        let isTable = holder is UITableView.Type
        if field == .cell {
            return isTable
                ? BuiltType(word: "cell", type: UITableViewCell.self) { $0 is UITableViewCell.Type }
                : BuiltType(word: "cell", type: UICollectionViewCell.self) { $0 is UICollectionViewCell.Type }
        }
        guard field == .sectionHeader || field == .sectionFooter else { return nil }
        let word = field == .sectionHeader ? "section header" : "section footer"
        return isTable
            ? BuiltType(word: word, type: UITableViewHeaderFooterView.self) { $0 is UITableViewHeaderFooterView.Type }
            : BuiltType(word: word, type: UICollectionReusableView.self) { $0 is UICollectionReusableView.Type }
    }

    // MARK: Building

    /// The place of a row among those of all sections.
    private func number(of path: IndexPath) -> Int { starts[path.section] + path.item }

    /// Which template a row is built of: as `kinds` says, else one after the other.
    private func kind(of path: IndexPath) -> Int {
        if cells.count < 2 { return 0 }
        let number = number(of: path)
        return kinds.isEmpty ? number % cells.count : min(kinds[number % kinds.count], cells.count - 1)
    }

    private func build(_ view: UIView, _ content: UIView, of template: ScenarioTree?) {
        guard !view[stored: Self.isBuilt], let simulation else { return }
        view[stored: Self.isBuilt] = true
        isBuilding = true
        simulation.build(view, content, of: template)
        isBuilding = false
    }

    /// Lets the lists below a view show no rows any more, but those that are asking.
    fileprivate static func endRows(below root: UIView) {
        var lists: [UIView] = []
        root.forEachInSubtree { view in
            if let source = view[stored: property], !source.isBuilding { lists.append(view) }
        }
        for list in lists { reload(list) }
    }

    private static func reload(_ view: UIView) {
        switch view {
        case let table as UITableView: table.reloadData()
        case let collection as UICollectionView: collection.reloadData()
        default: break
        }
    }

    private func buildCell(_ cell: UIView, _ content: UIView, at path: IndexPath) {
        build(cell, content, of: cells.isEmpty ? nil : cells[kind(of: path)])
    }
}

extension RowSource: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { shownCounts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = Self.identifier(kind(of: indexPath))
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        buildCell(cell, cell.contentView, at: indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        title(.sectionHeaderTitles, section)
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        title(.sectionFooterTitles, section)
    }

    /// An empty text says nothing.
    private func title(_ field: ScenarioField, _ section: Int) -> String? {
        guard case .texts(let titles) = settings[field], section < titles.count, !titles[section].isEmpty else {
            return nil
        }
        return titles[section]
    }
}

extension RowSource: UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        band(.sectionHeader, header, of: tableView)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        band(.sectionFooter, footer, of: tableView)
    }

    /// The heights of rows one after the other, as the sizes of items.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights.isEmpty ? tableView.rowHeight : heights[number(of: indexPath) % heights.count]
    }

    private func band(_ field: ScenarioField, _ template: ScenarioTree?, of tableView: UITableView) -> UIView? {
        guard let template, let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: field.key) else {
            return nil
        }
        build(view, view.contentView, of: template)
        return view
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
        let identifier = Self.identifier(kind(of: indexPath))
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        buildCell(cell, cell.contentView, at: indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        let field = isHeader ? ScenarioField.sectionHeader : .sectionFooter
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: field.key, for: indexPath)
        if let template = isHeader ? header : footer { build(view, view, of: template) }
        return view
    }
}

extension RowSource: UICollectionViewDelegateFlowLayout {
    /// The sizes of items one after the other, through all sections; after the last one from the first on again.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        if sizes.isEmpty { return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
        return sizes[number(of: indexPath) % sizes.count]
    }
}

extension Simulation {
    /// Counts the views that a template is built of.
    private func count(_ template: ScenarioTree) throws(ScenarioRunError) {
        rowViewCount += template.views.count
        guard rowViewCount > RowSource.mostViews else { return }
        throw error(
            template[0].mark, "the rows in sight are built of more than \(RowSource.mostViews) views",
            fix: "show fewer rows at a time")
    }

    /// Builds a new cell of a template: its first view is the cell. What it says of its inside is said of the cell's content
    /// view, unless the template has that as a part. Names and paths are looked for there. An error ends the run after the
    /// pass that asked.
    ///
    /// - Parameter content: the view itself where it has no content view.
    fileprivate func build(_ cell: UIView, _ content: UIView, of template: ScenarioTree?) {
        guard rowError == nil, let template else { return }
        do throws(ScenarioRunError) {
            try count(template)
            let content = template.saysContent ? cell : content
            var (outside, inside) = template[0].cellAndContent
            if cell === content { (outside, inside) = (template[0], template[0]) }
            try configure(cell, as: outside, isPlaced: true)
            if cell !== content { try configure(content, as: inside, isPlaced: true) }
            let views = try buildSubviews(of: content, template, keepsHistories: false)
            if let design { content.tellControls(of: design) }
            var tree = template
            tree[0] = inside
            try finish(tree, views, in: content)
        } catch {
            rowError = error
            // Rows may hold lists that know how many rows they have, and have not made them yet.
            RowSource.endRows(below: root)
        }
    }

    /// Builds the view that a table has above or below all rows, and hands it to the table.
    func setEnd(
        _ field: ScenarioField, _ template: ScenarioTree, of table: UITableView
    ) throws(ScenarioRunError) {
        try count(template)
        let top = try make(template[0])
        let views = try build(template, root: top)
        if field == .tableHeaderView { table.tableHeaderView = top } else { table.tableFooterView = top }
        if let design { top.tellControls(of: design) }
        try finish(template, views, in: top)
    }
}

extension ScenarioTree {
    /// Whether the content view of the first view is one of the tree's.
    fileprivate var saysContent: Bool {
        views.indices.contains { views[$0].part == .contentView && parent(of: $0) == 0 }
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
