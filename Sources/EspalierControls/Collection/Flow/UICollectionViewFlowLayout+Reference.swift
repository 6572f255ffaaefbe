import EspalierViews

extension UICollectionViewFlowLayout {
    /// What the section's insets at both ends of the lines count from.
    public enum SectionInsetReference: Int, Sendable {
        /// From the adjusted content inset.
        case fromContentInset
        /// From the safe area, where that lies further inside.
        case fromSafeArea
        /// From the layout margins, where these lie further inside.
        case fromLayoutMargins
    }

    /// How far what the insets count from lies inside of the adjusted content inset, at both ends of the lines, in the
    /// layout's axes.
    final func referenceSides() -> UIEdgeInsets {
        guard sectionInsetReference != .fromContentInset, let collectionView else { return .zero }
        let said =
            sectionInsetReference == .fromSafeArea ? collectionView.safeAreaInsets : collectionView.layoutMargins
        let axes = FlowAxes(isHorizontal: scrollDirection == .horizontal)
        let outer = axes.exchanged(collectionView.adjustedContentInset)
        let inner = axes.exchanged(said)
        return UIEdgeInsets(
            top: 0, left: max(0, inner.left - outer.left), bottom: 0, right: max(0, inner.right - outer.right))
    }

    /// Whether lines count from insets of a kind, and from where these were before.
    final func countsFromFormer(_ reference: UIContentInsetsReference) -> Bool {
        switch reference {
        case .safeArea: sectionInsetReference == .fromSafeArea && referenceSides() != flow.sides
        case .layoutMargins: sectionInsetReference == .fromLayoutMargins && referenceSides() != flow.sides
        default: false
        }
    }
}
