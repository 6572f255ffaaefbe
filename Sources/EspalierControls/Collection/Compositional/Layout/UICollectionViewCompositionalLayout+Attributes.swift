import EspalierViews
import Foundation

// Where elements are. Sections that scroll across have their items where their own offset shows them.
extension UICollectionViewCompositionalLayout {
    private func attributes(
        _ element: CollectionElement, _ frame: CGRect, _ zIndex: Int, in section: SectionLayout? = nil
    ) -> UICollectionViewLayoutAttributes {
        compositionalCounters.attributesMade += 1
        let made = makeAttributes()
        // Where there is a background, all else is in front of it.
        let least = section?.hasBackground == true && !element.isDecoration ? 1 : Int.min
        made.become(element, frame: frame, zIndex: max(zIndex, least))
        return made
    }

    private func section(at path: IndexPath) -> SectionLayout? {
        guard path.count == 2, let content, content.sections.indices.contains(path.section) else { return nil }
        return content.sections[path.section]
    }

    /// The shape of a group. That of the last odd one is kept: items of a group are mostly asked for together.
    private func shape(of group: GroupRun.Group, _ section: SectionLayout) -> GroupShape {
        guard group.isOdd else { return section.run.usual }
        if let last = lastShape, last.section == section.index, last.first == group.first { return last.shape }
        let shape = section.shape(of: group, fittedSizes)
        lastShape = (section.index, group.first, shape)
        return shape
    }

    /// Where a group begins in the content.
    private func origin(of group: GroupRun.Group, _ section: SectionLayout) -> CGPoint {
        let along = section.start + section.groupsStart
        if section.isOrthogonal {
            return CGPoint(along: axis, along, across: section.lead + group.start - offset(of: section))
        }
        return CGPoint(along: axis, along + group.start, across: section.lead)
    }

    // MARK: One element

    final func itemAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let section = section(at: path), let group = section.run.group(of: path.item) else { return nil }
        let item = shape(of: group, section).items[path.item - group.first]
        return attributes(
            CollectionElement(kind: nil, indexPath: path), item.frame.moved(by: origin(of: group, section)),
            item.zIndex,
            in: section)
    }

    final func supplementaryAttributes(of kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let content else { return nil }
        if path.count == 1 {
            return content.boundaries.first { $0.item.elementKind == kind && $0.indexPath == path }.map(global)
        }
        guard let section = section(at: path) else { return nil }
        if path.item == 0, let place = section.boundaries.first(where: { $0.item.elementKind == kind }) {
            return boundary(place, section)
        }
        guard section.template.hasSupplementaries, let group = section.run.group(of: path.item) else { return nil }
        let shape = shape(of: group, section)
        for holder in shape.holders where group.first + holder.item == path.item {
            for item in section.template.nodes[holder.node].supplementaries where item.elementKind == kind {
                return hanging(item, on: holder, group, section)
            }
        }
        return nil
    }

    final func decorationAttributes(of kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let section = section(at: path), path.item == 0,
            let item = section.section.decorationItems.first(where: { $0.elementKind == kind })
        else { return nil }
        return background(item, section)
    }

    // MARK: Beside items

    private func boundary(_ place: BoundaryPlace, _ section: SectionLayout) -> UICollectionViewLayoutAttributes {
        let frame = place.frame(from: section.start, inner: section.inner, visible: visible(inside: true), axis)
        return attributes(place.element, frame, place.item.zIndex, in: section)
    }

    private func global(_ place: BoundaryPlace) -> UICollectionViewLayoutAttributes {
        let frame = place.frame(from: 0, inner: content?.inner ?? 0...0, visible: visible(inside: false), axis)
        return attributes(place.element, frame, place.item.zIndex)
    }

    private func hanging(
        _ item: NSCollectionLayoutSupplementaryItem, on holder: GroupShape.Holder, _ group: GroupRun.Group,
        _ section: SectionLayout
    ) -> UICollectionViewLayoutAttributes {
        let element = CollectionElement(
            kind: item.elementKind, indexPath: IndexPath(item: group.first + holder.item, section: section.index))
        var size = item.layoutSize.size(in: holder.frame.size)
        if let wanted = fittedSizes.bands[element] {
            for axis in NSLayoutConstraint.Axis.both where item.layoutSize[axis].isMeasured {
                size[axis] = wanted[axis]
            }
        }
        let frame = item.frame(of: size, on: holder.frame).moved(by: origin(of: group, section))
        return attributes(element, frame, item.zIndex, in: section)
    }

    private func background(
        _ item: NSCollectionLayoutDecorationItem, _ section: SectionLayout
    ) -> UICollectionViewLayoutAttributes {
        let across = axis.across
        var frame = CGRect.zero
        frame.origin[axis] = section.start + item.contentInsets.near(axis)
        frame.size[axis] = max(0, section.length - item.contentInsets.near(axis) - item.contentInsets.far(axis))
        let near = section.beside.near + item.contentInsets.near(across)
        let far = section.beside.far + item.contentInsets.far(across)
        frame.origin[across] = near
        frame.size[across] = max(0, section.room.size[across] - near - far)
        let path = IndexPath(item: 0, section: section.index)
        return attributes(
            CollectionElement(kind: item.elementKind, indexPath: path, isDecoration: true), frame, item.zIndex,
            in: section)
    }

    /// What is visible along the direction of scrolling: the bounds without the adjusted insets.
    /// - Parameter inside: whether also without what is pinned of the whole.
    private func visible(inside: Bool) -> ClosedRange<CGFloat> {
        guard let collectionView, let content else { return 0...0 }
        let bounds = collectionView.bounds
        let insets = collectionView.adjustedContentInset
        let isVertical = axis == .vertical
        var low = bounds.start(axis) + (isVertical ? insets.top : insets.left)
        var high = bounds.end(axis) - (isVertical ? insets.bottom : insets.right)
        if inside {
            let all = low...max(low, high)
            for place in content.boundaries where place.item.pinToVisibleBounds {
                let frame = place.frame(from: 0, inner: content.inner, visible: all, axis)
                if place.isAtEnd(of: axis) {
                    high = min(high, frame.start(axis))
                } else if place.isAtBeginning(of: axis) {
                    low = max(low, frame.end(axis))
                }
            }
        }
        return low...max(low, high)
    }

    // MARK: All elements in a rectangle

    final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let content else { return [] }
        var found: [UICollectionViewLayoutAttributes] = []
        func take(_ attributes: UICollectionViewLayoutAttributes) {
            if attributes.frame.meets(rect) { found.append(attributes) }
        }
        for place in content.boundaries { take(global(place)) }
        for index in content.sections(from: rect.start(axis), to: rect.end(axis)) {
            let section = content.sections[index]
            for item in section.section.decorationItems { take(background(item, section)) }
            for place in section.boundaries { take(boundary(place, section)) }
            forEachGroup(of: section, meeting: rect) { group, rect in
                let shape = shape(of: group, section)
                let origin = origin(of: group, section)
                for (number, item) in shape.items.enumerated() {
                    let frame = item.frame.moved(by: origin)
                    guard frame.meets(rect) else { continue }
                    let path = IndexPath(item: group.first + number, section: index)
                    found.append(
                        attributes(CollectionElement(kind: nil, indexPath: path), frame, item.zIndex, in: section))
                }
                for holder in shape.holders {
                    for item in section.template.nodes[holder.node].supplementaries {
                        let made = hanging(item, on: holder, group, section)
                        if made.frame.meets(rect) { found.append(made) }
                    }
                }
            }
        }
        return found
    }

    /// Calls `body` for each group that may meet a rectangle, with the part of the rectangle in which it is visible.
    private func forEachGroup(
        of section: SectionLayout, meeting rect: CGRect, _ body: (GroupRun.Group, CGRect) -> Void
    ) {
        var rect = rect
        var low = rect.start(axis) - section.start - section.groupsStart
        var high = rect.end(axis) - section.start - section.groupsStart
        if section.isOrthogonal {
            rect = rect.intersection(scrollerFrame(of: section))
            if rect.isNull { return }
            let shift = offset(of: section) - section.lead
            low = rect.start(axis.across) + shift
            high = rect.end(axis.across) + shift
        }
        // The body counts too.
        var steps = 0
        section.run.forEach(from: low, to: high, counting: &steps) { body($0, rect) }
        compositionalCounters.steps += steps
    }
}

extension UICollectionViewCompositionalLayout {
    /// On which axes the cell of an item keeps its length; nil if the item has no place.
    final func keptAxes(ofItem path: IndexPath) -> KeptAxes? {
        guard let section = section(at: path), let group = section.run.group(of: path.item) else { return nil }
        return shape(of: group, section).items[path.item - group.first].kept
    }
}
