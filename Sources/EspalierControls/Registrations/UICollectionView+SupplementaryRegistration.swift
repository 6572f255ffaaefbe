import EspalierViews
import Foundation

extension UICollectionView {
    /// How supplementary views of a class are made and configured, without an identifier to register.
    ///
    ///     let headers = UICollectionView.SupplementaryRegistration<HeaderView>(
    ///         elementKind: UICollectionView.elementKindSectionHeader
    ///     ) { header, elementKind, indexPath in
    ///         header.title = titles[indexPath.section]
    ///     }
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a view of a kind, which stands at the index path.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let registration: ViewRegistration
        let elementKind: String
        let handler: Handler

        /// Makes views by the class's `init(frame:)`.
        /// - Parameters:
        ///   - elementKind: of which kind the views are.
        ///   - handler: called for each view that is dequeued, new or used before.
        public init(elementKind: String, handler: @escaping Handler) {
            registration = ViewRegistration(.byClass(Supplementary.self))
            self.elementKind = elementKind
            self.handler = handler
        }

        /// Makes views from a nib: the first reusable view at its top.
        /// - Parameters:
        ///   - supplementaryNib: the nib.
        ///   - elementKind: of which kind the views are.
        ///   - handler: called for each view that is dequeued, new or used before.
        /// - Precondition: the view is of the class.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            registration = ViewRegistration(.nib(supplementaryNib))
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// A view of a registration, configured: one that has left, prepared for reuse, or a new one, with the size that the
    /// layout says.
    /// - Parameters:
    ///   - registration: what makes and configures the view. Need not be registered.
    ///   - indexPath: where the view is asked for.
    public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let kind = registration.elementKind
        let identifier = registry.identifier(for: registration.registration, kind: kind)
        let made = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let view = made as? Supplementary else {
            trap(
                "a registration for \(Supplementary.self) made a \(type(of: made)): "
                    + "its nib must hold a \(Supplementary.self)")
        }
        registration.handler(view, kind, indexPath)
        return view
    }
}
