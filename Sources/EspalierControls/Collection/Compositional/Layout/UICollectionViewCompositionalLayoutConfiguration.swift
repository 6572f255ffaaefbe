import EspalierViews
import Foundation

/// What holds for a compositional layout as a whole.
open class UICollectionViewCompositionalLayoutConfiguration: UIKitObject {
    /// Makes a configuration with UIKit's defaults.
    public override init() {}

    /// Which way the sections are stacked. `.vertical` by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// What is kept free between sections, in points. 0 by default.
    open var interSectionSpacing: CGFloat = 0 {
        didSet {
            if !interSectionSpacing.isFinite {
                trap("interSectionSpacing set to \(interSectionSpacing): it must be finite")
            }
        }
    }

    /// Headers and footers of the whole, each of a kind of its own. Their index path is `[0]`, of one part.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// What the insets of sections are counted from, across the direction of scrolling. `.safeArea` by default.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// A copy: a layout keeps what it was given, whatever becomes of the object.
    final func copied() -> UICollectionViewCompositionalLayoutConfiguration {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
