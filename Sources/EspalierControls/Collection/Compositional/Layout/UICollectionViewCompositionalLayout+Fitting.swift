import EspalierViews
import Foundation

// Sizes that views ask for (AUTOLAYOUT 7.3).
extension UICollectionViewCompositionalLayout {
    /// The item of the description that an element is of, where it is none of the items.
    private func described(_ element: CollectionElement) -> NSCollectionLayoutSupplementaryItem? {
        guard let content, let kind = element.kind else { return nil }
        if element.indexPath.count == 1 {
            return content.boundaries.first { $0.element == element }?.item
        }
        guard content.sections.indices.contains(element.indexPath.section) else { return nil }
        let section = content.sections[element.indexPath.section]
        if let place = section.boundaries.first(where: { $0.element == element }) { return place.item }
        for node in section.template.nodes {
            if let item = node.supplementaries.first(where: { $0.elementKind == kind }) { return item }
        }
        return nil
    }

    final func kept(of attributes: UICollectionViewLayoutAttributes) -> KeptAxes {
        let element = attributes.element
        if element.isDecoration { return [.width, .height] }
        if element.kind != nil { return described(element)?.layoutSize.keptAxes ?? [.width, .height] }
        return keptAxes(ofItem: element.indexPath) ?? [.width, .height]
    }

    final func wantsChange(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) -> Bool {
        let kept = kept(of: original)
        let known = fittedSizes.size(of: original.element) ?? original.size
        return (!kept.contains(.width) && preferred.size.width != known.width)
            || (!kept.contains(.height) && preferred.size.height != known.height)
    }

    final func takePreferred(_ preferred: UICollectionViewLayoutAttributes) {
        let size = preferred.size
        guard size.isUsable else {
            trap("the preferred size of \(preferred.brief) is \(size): it must be finite and not negative")
        }
        let element = preferred.element
        fittedSizes.set(size, of: element)
        if element.kind == nil {
            refitted[element.indexPath.section, default: []].append(element.indexPath.item)
        } else {
            // Another length across the direction of scrolling may leave other room to the groups.
            let isAcross = described(element)?.layoutSize[axis.across].isMeasured == true
            if isAcross && described(element) is NSCollectionLayoutBoundarySupplementaryItem { needsSections = true }
            wantsPlacing = true
            if element.indexPath.count == 2 { refitted[element.indexPath.section, default: []] += [] }
        }
    }

    final func move(_ newElement: (CollectionElement) -> CollectionElement?) {
        fittedSizes.rename(newElement)
        refitted = [:]
        let old = scrolled
        scrolled = [:]
        for (section, offset) in old {
            let place = CollectionElement(kind: "", indexPath: IndexPath(item: 0, section: section))
            if let new = newElement(place)?.indexPath.section { scrolled[new] = offset }
        }
        needsSections = true
    }

    final func hangsOnItems(_ kind: String) -> Bool {
        content?.hangingKinds.contains(kind) ?? false
    }
}
