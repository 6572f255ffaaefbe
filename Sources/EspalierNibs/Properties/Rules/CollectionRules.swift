import EspalierControls
import EspalierViews
import Foundation

extension PropertyRule {
    static let collectionView = list(UICollectionView.self) { view in
        view.flag("allowsSelection", \.allowsSelection)
        view.flag("allowsMultipleSelection", \.allowsMultipleSelection)
        view.known(
            attributes: """
                dataMode prefetchingEnabled selectionFollowsFocus dragInteractionEnabled \
                remembersLastFocusedIndexPath allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing \
                selfSizingInvalidation allowsFocus
                """,
            keys: "collectionViewLayout backgroundView sectionHeaderView sectionFooterView", elements: "cells")
    }

    static let flowLayout = list(UICollectionViewFlowLayout.self) { layout in
        layout.choice(
            "scrollDirection", \.scrollDirection, ["vertical": .vertical, "horizontal": .horizontal])
        layout.number("minimumLineSpacing", \.minimumLineSpacing)
        layout.number("minimumInteritemSpacing", \.minimumInteritemSpacing)
        layout.size("itemSize", \.itemSize)
        layout.size("headerReferenceSize", \.headerReferenceSize)
        layout.size("footerReferenceSize", \.footerReferenceSize)
        layout.insets("sectionInset", \.sectionInset)
        layout.choice(
            "sectionInsetReference", \.sectionInsetReference,
            ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins])
        layout.flag("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds)
        layout.flag("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds)
        layout.known(
            attributes: "automaticEstimatedItemSize", keys: "estimatedItemSize",
            elements: "connections userDefinedRuntimeAttributes")
    }

    static let reusableView = list(UICollectionReusableView.self) { view in
        view.set("reuseIdentifier") { part, view in view.adopt(reuseIdentifier: part.value) }
        view.known(attributes: "focusStyle elementKind", keys: "customSize")
    }

    static let collectionCell = list(UICollectionViewCell.self) { cell in
        cell.flag("selected", \.isSelected)
        cell.flag("highlighted", \.isHighlighted)
        cell.known(
            attributes: "automaticallyUpdatesContentConfiguration",
            keys: "contentView backgroundView selectedBackgroundView backgroundConfiguration contentConfiguration")
    }
}
