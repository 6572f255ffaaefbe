import EspalierViews
import Foundation

extension UICollectionViewFlowLayout {
    /// The part of the collection view's length along the lines that these may take, in the layout's axes.
    private func breadth(in bounds: CGRect) -> CGFloat {
        guard let collectionView else { return 0 }
        let axes = FlowAxes(isHorizontal: scrollDirection == .horizontal)
        let insets = axes.exchanged(collectionView.adjustedContentInset)
        return max(0, axes.exchanged(bounds.size).width - insets.left - insets.right)
    }

    final func isResized(by newBounds: CGRect) -> Bool {
        needsMetrics || breadth(in: newBounds) != flow.breadth || referenceSides() != flow.sides
    }

    final var pinsAnything: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

    final func prepareFlow() {
        guard let collectionView else {
            flow = FlowContent()
            needsMetrics = true
            return
        }
        let breadth = breadth(in: collectionView.bounds)
        guard isResized(by: collectionView.bounds) else { return }
        // First: what the delegate does while it is asked makes the metrics stale again.
        needsMetrics = false
        flowCounters.computations += 1
        let axes = FlowAxes(isHorizontal: scrollDirection == .horizontal)
        let asker = FlowMetrics(
            layout: self, view: collectionView,
            delegate: collectionView.delegate as? any UICollectionViewDelegateFlowLayout)
        var content = FlowContent()
        content.axes = axes
        content.breadth = breadth
        content.sides = referenceSides()
        flowCounters.storedLines = 0
        flowCounters.storedSizes = 0
        for section in 0..<collectionView.numberOfSections {
            content.append(asker.section(section, under: content))
            if let stored = content.sections.last?.lines.stored {
                flowCounters.storedLines += stored.lines
                flowCounters.storedSizes += stored.sizes
            }
        }
        flow = content
    }
}

/// Asks for the metrics of sections.
private struct FlowMetrics {
    let layout: UICollectionViewFlowLayout
    let view: UICollectionView
    let delegate: (any UICollectionViewDelegateFlowLayout)?

    /// Asks in this order: the sizes of the items, the insets, the spacings of lines and of items, header, footer.
    func section(_ index: Int, under content: FlowContent) -> FlowSection {
        let axes = content.axes
        let count = view.numberOfItems(inSection: index)
        let sizes = sizes(of: count, in: index, axes)
        var insets = axes.exchanged(
            checked(
                delegate?.collectionView(view, layout: layout, insetForSectionAt: index), layout.sectionInset, "inset",
                index))
        insets.left += content.sides.left
        insets.right += content.sides.right
        let lineSpacing = checked(
            delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: index),
            layout.minimumLineSpacing, "minimum line spacing", index)
        let itemSpacing = checked(
            delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: index),
            layout.minimumInteritemSpacing, "minimum interitem spacing", index)
        let header = checked(
            delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: index),
            layout.headerReferenceSize, "header size", index)
        let footer = checked(
            delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: index),
            layout.footerReferenceSize, "footer size", index)
        let room = content.breadth - insets.left - insets.right
        let lines =
            switch sizes {
            case .one(let size):
                FlowLines(count: count, of: size, room: room, lineSpacing: lineSpacing, itemSpacing: itemSpacing)
            case .several(let sizes):
                FlowLines(sizes: sizes, room: room, lineSpacing: lineSpacing, itemSpacing: itemSpacing)
            }
        return FlowSection(
            top: content.bottom, header: length(of: UICollectionView.elementKindSectionHeader, index, header, axes),
            footer: length(of: UICollectionView.elementKindSectionFooter, index, footer, axes), insets: insets,
            lines: lines)
    }

    /// What a header or footer takes along the direction of scrolling: what its view asks for, where there is one.
    private func length(of kind: String, _ section: Int, _ said: CGSize, _ axes: FlowAxes) -> CGFloat {
        let length = axes.exchanged(said).height
        guard length > 0, layout.asksViews, let fitted = layout.fittedSizes.band(kind, section) else { return length }
        return axes.exchanged(fitted).height
    }

    private enum Sizes {
        case one(CGSize)
        case several([CGSize])
    }

    /// With the sizes in place of those said that cells have asked for.
    private func sizes(of count: Int, in section: Int, _ axes: FlowAxes) -> Sizes {
        let said = saidSizes(of: count, in: section, axes)
        guard layout.asksViews, let fitted = layout.fittedSizes.items[section], !fitted.isEmpty else { return said }
        var sizes: [CGSize]
        switch said {
        case .one(let size): sizes = [CGSize](repeating: size, count: count)
        case .several(let several): sizes = several
        }
        for (item, size) in fitted where item < count { sizes[item] = axes.exchanged(size) }
        guard let first = sizes.first, sizes.allSatisfy({ $0 == first }) else { return .several(sizes) }
        return .one(first)
    }

    /// Each item's size is asked for once. Where the first answer says that the delegate leaves sizes to the layout, it
    /// is not asked again in the section; equal sizes are not stored.
    private func saidSizes(of count: Int, in section: Int, _ axes: FlowAxes) -> Sizes {
        let own = axes.exchanged(layout.usualItemSize)
        guard let delegate, count > 0 else { return .one(own) }
        var common = own
        var sizes: [CGSize] = []
        for item in 0..<count {
            let path = IndexPath(item: item, section: section)
            layout.flowCounters.sizesAsked += 1
            layout.leavesSizes = false
            let answer = delegate.collectionView(view, layout: layout, sizeForItemAt: path)
            if item == 0 && layout.leavesSizes { return .one(own) }
            let size = axes.exchanged(layout.checked(answer, "size of item \(item) of section \(section)"))
            if item == 0 {
                common = size
            } else if !sizes.isEmpty {
                sizes.append(size)
            } else if size != common {
                sizes.reserveCapacity(count)
                sizes.append(contentsOf: repeatElement(common, count: item))
                sizes.append(size)
            }
        }
        return sizes.isEmpty ? .one(common) : .several(sizes)
    }

    private func checked<Metric: FlowMetric>(_ answer: Metric?, _ own: Metric, _ what: String, _ section: Int) -> Metric
    {
        guard let answer else { return own }
        return layout.checked(answer, "\(what) of section \(section)")
    }
}
