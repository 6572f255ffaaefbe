import EspalierViews
import Foundation

extension UICollectionViewFlowLayout {
    /// Makes attributes of the layout's class, with a frame in the axes of a vertical layout.
    private func attributes(
        _ kind: String?, _ item: Int, _ section: Int, _ frame: CGRect, zIndex: Int = 0
    ) -> UICollectionViewLayoutAttributes {
        flowCounters.attributesMade += 1
        let made = makeAttributes()
        made.become(
            CollectionElement(kind: kind, indexPath: IndexPath(item: item, section: section)),
            frame: flow.axes.exchanged(frame), zIndex: zIndex)
        return made
    }

    final func flowAttributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let section = section(at: path), path.item >= 0, path.item < section.lines.count else { return nil }
        let origin = section.origin
        let frame = section.lines.frame(of: path.item, counting: &flowCounters.steps)
        return attributes(nil, path.item, path.section, frame.offsetBy(dx: origin.x, dy: origin.y))
    }

    final func flowAttributes(of kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard section(at: path) != nil, path.item == 0 else { return nil }
        switch kind {
        case UICollectionView.elementKindSectionHeader:
            return header(of: path.section) ?? empty(kind, path.section, at: flow.sections[path.section].top)
        case UICollectionView.elementKindSectionFooter:
            return footer(of: path.section) ?? empty(kind, path.section, at: flow.sections[path.section].footerTop)
        default: return nil
        }
    }

    final func flowAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let rect = flow.axes.exchanged(rect)
        var found: [UICollectionViewLayoutAttributes] = []
        var index = flow.firstSection(below: rect.minY, counting: &flowCounters.steps)
        while index < flow.sections.count && flow.sections[index].top < rect.maxY {
            flowCounters.steps += 1
            let section = flow.sections[index]
            if let header = header(of: index, meeting: rect) { found.append(header) }
            let origin = section.origin
            var steps = 0
            section.lines.forEachItem(in: rect.offsetBy(dx: -origin.x, dy: -origin.y), counting: &steps) {
                found.append(attributes(nil, $0, index, $1.offsetBy(dx: origin.x, dy: origin.y)))
            }
            flowCounters.steps += steps
            if let footer = footer(of: index, meeting: rect) { found.append(footer) }
            index += 1
        }
        return found
    }

    private func section(at path: IndexPath) -> FlowSection? {
        guard path.count == 2, flow.sections.indices.contains(path.section) else { return nil }
        return flow.sections[path.section]
    }

    // MARK: Headers and footers

    /// Where a header or footer would stand that a section does not have.
    private func empty(_ kind: String, _ section: Int, at y: CGFloat) -> UICollectionViewLayoutAttributes {
        attributes(kind, 0, section, CGRect(x: 0, y: y, width: 0, height: 0))
    }

    /// What is visible, in the axes of a vertical layout: the bounds without the adjusted insets.
    private var visibleStretch: (top: CGFloat, bottom: CGFloat) {
        guard let collectionView else { return (0, 0) }
        let bounds = flow.axes.exchanged(collectionView.bounds)
        let insets = flow.axes.exchanged(collectionView.adjustedContentInset)
        return (bounds.minY + insets.top, bounds.maxY - insets.bottom)
    }

    private func header(of index: Int, meeting rect: CGRect? = nil) -> UICollectionViewLayoutAttributes? {
        guard var frame = flow.headerFrame(of: index) else { return nil }
        if sectionHeadersPinToVisibleBounds {
            let section = flow.sections[index]
            frame.origin.y = max(section.top, min(visibleStretch.top, section.footerTop - section.header))
        }
        if let rect, !frame.meets(rect) { return nil }
        return attributes(
            UICollectionView.elementKindSectionHeader, 0, index, frame, zIndex: sectionHeadersPinToVisibleBounds ? 1 : 0
        )
    }

    private func footer(of index: Int, meeting rect: CGRect? = nil) -> UICollectionViewLayoutAttributes? {
        guard var frame = flow.footerFrame(of: index) else { return nil }
        if sectionFootersPinToVisibleBounds {
            let section = flow.sections[index]
            frame.origin.y = min(
                section.footerTop, max(visibleStretch.bottom - section.footer, section.top + section.header))
        }
        if let rect, !frame.meets(rect) { return nil }
        return attributes(
            UICollectionView.elementKindSectionFooter, 0, index, frame, zIndex: sectionFootersPinToVisibleBounds ? 1 : 0
        )
    }
}
