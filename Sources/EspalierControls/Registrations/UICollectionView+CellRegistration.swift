import EspalierViews
import Foundation

extension UICollectionView {
    /// How cells of a class are made and configured for items, without an identifier to register.
    ///
    ///     let songs = UICollectionView.CellRegistration<SongCell, Song> { cell, indexPath, song in
    ///         cell.title = song.title
    ///     }
    ///
    /// Make one once and keep it: each has cells for reuse of its own, so that one made for each cell never reuses any.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item, which stands at the index path.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let registration: ViewRegistration
        let handler: Handler

        /// Makes cells by the class's `init(frame:)`.
        /// - Parameter handler: called for each cell that is dequeued, new or used before.
        public init(handler: @escaping Handler) {
            registration = ViewRegistration(.byClass(Cell.self))
            self.handler = handler
        }

        /// Makes cells from a nib: the first cell at its top.
        /// - Parameters:
        ///   - cellNib: the nib.
        ///   - handler: called for each cell that is dequeued, new or used before.
        /// - Precondition: the cell is of the class.
        public init(cellNib: UINib, handler: @escaping Handler) {
            registration = ViewRegistration(.nib(cellNib))
            self.handler = handler
        }
    }

    /// A cell of a registration, configured for an item: one that has left, prepared for reuse, or a new one, with the
    /// size of the item; while an item is reconfigured the cell that it has.
    /// - Parameters:
    ///   - registration: what makes and configures the cell. Need not be registered.
    ///   - indexPath: where the cell is asked for.
    ///   - item: what is handed to the registration; the cell is not configured if it is nil.
    public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier = registry.identifier(for: registration.registration, kind: nil)
        let made = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        guard let cell = made as? Cell else {
            trap("a registration for \(Cell.self) made a \(type(of: made)): its nib must hold a \(Cell.self)")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }
}
