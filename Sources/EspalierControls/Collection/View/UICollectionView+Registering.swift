import EspalierViews
import Foundation

extension UICollectionView {
    /// Says which class of cells stands behind an identifier, and how one is made: for classes that need more than a
    /// frame.
    /// - Parameters:
    ///   - cellClass: the class of the cells.
    ///   - identifier: what cells are asked for by.
    ///   - factory: makes a new cell of a frame, which is the item's.
    public final func register<Cell: UICollectionViewCell>(
        _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String,
        factory: @escaping (_ frame: CGRect) -> Cell
    ) {
        registry.register(.factory(factory), for: ReuseKey(kind: nil, identifier: identifier))
    }

    /// Says how cells of an identifier are made: by a closure, which is given the item's frame.
    public final func register(
        forCellWithReuseIdentifier identifier: String, make: @escaping (_ frame: CGRect) -> UICollectionViewCell
    ) {
        registry.register(.factory(make), for: ReuseKey(kind: nil, identifier: identifier))
    }

    /// As `register(_:forCellWithReuseIdentifier:factory:)`, of supplementary views of a kind.
    public final func register<View: UICollectionReusableView>(
        _ viewClass: View.Type, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String, factory: @escaping (_ frame: CGRect) -> View
    ) {
        registry.register(.factory(factory), for: ReuseKey(kind: elementKind, identifier: identifier))
    }

    /// As `register(forCellWithReuseIdentifier:make:)`, of supplementary views of a kind.
    public final func register(
        forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String,
        make: @escaping (_ frame: CGRect) -> UICollectionReusableView
    ) {
        registry.register(.factory(make), for: ReuseKey(kind: elementKind, identifier: identifier))
    }

    final func registerClass(_ viewClass: AnyClass?, kind: String?, _ identifier: String) {
        let key = ReuseKey(kind: kind, identifier: identifier)
        guard let viewClass else { return registry.register(nil, for: key) }
        let wanted: UICollectionReusableView.Type =
            kind == nil ? UICollectionViewCell.self : UICollectionReusableView.self
        guard let reusable = viewClass as? UICollectionReusableView.Type,
            kind != nil || viewClass is UICollectionViewCell.Type
        else {
            trap("\(viewClass) was registered for the reuse identifier \"\(identifier)\": it is no \(wanted)")
        }
        registry.register(.byClass(reusable), for: key)
    }
}
