import EspalierViews
import Foundation

@testable import EspalierControls

typealias Dimension = NSCollectionLayoutDimension

func layoutSize(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

func layoutItem(_ width: Dimension, _ height: Dimension, inset: CGFloat = 0) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: layoutSize(width, height))
    item.contentInsets = insets(inset)
    return item
}

func insets(_ all: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: all, leading: all, bottom: all, trailing: all)
}

/// Rows of a height, as wide as the section.
func rows(_ height: Dimension) -> NSCollectionLayoutSection {
    let size = layoutSize(.fractionalWidth(1), height)
    return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
}

/// Groups of one item of a size each.
func single(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSection {
    let item = layoutItem(.fractionalWidth(1), .fractionalHeight(1))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: layoutSize(width, height), subitems: [item]))
}

func header(
    _ height: Dimension, _ alignment: NSRectAlignment = .top, kind: String = headerKind
) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize(.fractionalWidth(1), height), elementKind: kind, alignment: alignment)
}

/// A collection view of a compositional layout, with sections of so many items, laid out.
func shown(
    _ counts: [Int], _ layout: UICollectionViewCompositionalLayout, width: CGFloat = 320, height: CGFloat = 480
) -> UICollectionView {
    let view = collection(ItemSource(counts: counts), layout, width: width, height: height)
    for kind in ["badge", "side", "whole"] {
        view.register(BandView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "band")
    }
    view.layoutIfNeeded()
    return view
}

func shown(
    _ count: Int, _ section: NSCollectionLayoutSection, width: CGFloat = 320, height: CGFloat = 480
) -> UICollectionView {
    shown([count], UICollectionViewCompositionalLayout(section: section), width: width, height: height)
}

extension UICollectionView {
    /// The frames that the layout says for the items of a section.
    func itemFrames(_ section: Int = 0) -> [CGRect?] {
        (0..<numberOfItems(inSection: section)).map { layoutAttributesForItem(at: itemPath($0, section))?.frame }
    }

    func bandFrame(_ kind: String, _ section: Int = 0, item: Int = 0) -> CGRect? {
        layoutAttributesForSupplementaryElement(ofKind: kind, at: itemPath(item, section))?.frame
    }

    /// What scrolls the sections that scroll by themselves, from the top.
    var sectionScrolls: [UIScrollView] {
        subviews.compactMap { $0 as? UIScrollView }.sorted { $0.frame.minY < $1.frame.minY }
    }

    var compositional: UICollectionViewCompositionalLayout {
        // swift-format-ignore: NeverForceUnwrap
        collectionViewLayout as! UICollectionViewCompositionalLayout
    }
}
