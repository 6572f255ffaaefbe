import EspalierViews
import Foundation

/// What stands behind the identifiers of a table, and the pools of what is not shown at the moment.
struct TableRegistry {
    var makeCell: [String: (String) -> UITableViewCell] = [:]
    var makeBand: [String: (String) -> UITableViewHeaderFooterView] = [:]
    var cells: [String: [UITableViewCell]] = [:]
    var bands: [String: [UITableViewHeaderFooterView]] = [:]
    /// Headers and footers that the table itself made for titles.
    var titled: [UITableViewHeaderFooterView] = []
}

extension UITableView {
    /// Says how cells are made that stand behind an identifier.
    ///
    ///     table.register(forCellReuseIdentifier: "song") { SongCell(player: player, reuseIdentifier: $0) }
    ///
    /// - Parameters:
    ///   - identifier: What cells are asked for by.
    ///   - make: Makes a new cell; gets the identifier.
    public final func register(
        forCellReuseIdentifier identifier: String, make: @escaping (_ identifier: String) -> UITableViewCell
    ) {
        registry.makeCell[identifier] = make
    }

    /// Says which class of cells stands behind an identifier, and how one is made: for classes that have no
    /// `init(style:reuseIdentifier:)` of their own.
    public final func register<Cell: UITableViewCell>(
        _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String,
        factory: @escaping (_ style: UITableViewCell.CellStyle, _ identifier: String) -> Cell
    ) {
        registry.makeCell[identifier] = { factory(.default, $0) }
    }

    /// Says how headers and footers are made that stand behind an identifier.
    /// - Parameters:
    ///   - identifier: What headers and footers are asked for by.
    ///   - make: Makes a new view; gets the identifier.
    public final func register(
        forHeaderFooterViewReuseIdentifier identifier: String,
        make: @escaping (_ identifier: String) -> UITableViewHeaderFooterView
    ) {
        registry.makeBand[identifier] = make
    }

    final func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
        guard let cellClass else {
            registry.makeCell[identifier] = nil
            return
        }
        guard let type = cellClass as? UITableViewCell.Type else {
            trap("\(cellClass) was registered for the identifier '\(identifier)' in \(brief): it is no class of cells")
        }
        registry.makeCell[identifier] = { type.init(forReuseIdentifier: $0) }
    }

    final func registerCells(_ nib: UINib?, _ identifier: String) {
        registry.makeCell[identifier] = nib.map { nib in
            { Self.object(of: nib, as: UITableViewCell.self, identifier: $0) }
        }
    }

    final func registerBands(_ aClass: AnyClass?, _ identifier: String) {
        guard let aClass else {
            registry.makeBand[identifier] = nil
            return
        }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            trap(
                "\(aClass) was registered for the identifier '\(identifier)' in \(brief): "
                    + "it is no class of headers and footers")
        }
        registry.makeBand[identifier] = { type.init(forReuseIdentifier: $0) }
    }

    final func registerBands(_ nib: UINib?, _ identifier: String) {
        registry.makeBand[identifier] = nib.map { nib in
            { Self.object(of: nib, as: UITableViewHeaderFooterView.self, identifier: $0) }
        }
    }

    private static func object<Object>(of nib: UINib, as type: Object.Type, identifier: String) -> Object {
        let objects = nib.instantiate(withOwner: nil, options: nil)
        guard let object = objects.first as? Object else {
            let found = objects.first.map { "\(Swift.type(of: $0))" } ?? "nothing"
            trap(
                "the nib registered for the identifier '\(identifier)' must have a \(type) as its first object: "
                    + "found \(found)")
        }
        return object
    }

    // MARK: Dequeuing

    final func takeCell(_ identifier: String) -> UITableViewCell? {
        if let cell = registry.cells[identifier]?.popLast() {
            counters.cellsReused += 1
            cell.prepareForReuse()
            cell.setNeedsConfiguration()
            return cell
        }
        guard let cell = registry.makeCell[identifier]?(identifier) else { return nil }
        // Not what an override says: where neither says anything, this is what the cell is kept under.
        if cell.identifier == nil { cell.identifier = identifier }
        if let own = cell.reuseIdentifier, own != identifier {
            trap(
                "\(type(of: cell)) was registered for the identifier '\(identifier)' in \(brief), "
                    + "but has the identifier '\(own)'")
        }
        return cell
    }

    final func takeCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = cellToReconfigure(RowPath(indexPath), identifier) { return cell }
        guard let cell = takeCell(identifier) else {
            trap(
                "no cell for the identifier '\(identifier)' in \(brief): "
                    + "register a class, a closure or a nib for it before dequeuing")
        }
        let path = RowPath(indexPath)
        if updateDepth == 0, loaded.contains(path) {
            let size = rowRect(path).size
            if cell.bounds.size != size { cell.frame = CGRect(origin: cell.frame.origin, size: size) }
            cell.updateContentFrame()
        }
        return cell
    }

    final func takeBand(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = registry.bands[identifier]?.popLast() {
            view.prepareForReuse()
            view.setNeedsConfiguration()
            return view
        }
        guard let view = registry.makeBand[identifier]?(identifier) else { return nil }
        if view.identifier == nil { view.identifier = identifier }
        return view
    }

    /// A cell is shown no more.
    final func pool(_ cell: UITableViewCell) {
        if let identifier = cell.reuseIdentifier { registry.cells[identifier, default: []].append(cell) }
    }
}
