import EspalierSupport
import EspalierViews
import Foundation

/// What scrolls the items of a section across the direction of its layout.
struct SectionScroller {
    let section: Int
    /// In the content of the collection view.
    var frame: CGRect
    var contentSize: CGSize
    var axis: NSLayoutConstraint.Axis
    /// What is kept free before and behind the content, along the axis.
    var inset: (near: CGFloat, far: CGFloat)
    var offset: CGFloat
    var isPaging: Bool
    var comesToRestSoon: Bool
    var zIndex: Int

    /// The offsets at which content fills it.
    var range: ClosedRange<CGFloat> {
        let least = -inset.near
        return least...max(least, contentSize[axis] + inset.far - frame.size[axis])
    }
}

extension UICollectionViewCompositionalLayout {
    private func scrolling(_ index: Int) -> SectionLayout? {
        guard let content, content.sections.indices.contains(index), content.sections[index].isOrthogonal else {
            return nil
        }
        return content.sections[index]
    }

    final func scrolls(_ element: CollectionElement) -> Bool {
        guard !element.isDecoration, element.indexPath.count == 2, let section = scrolling(element.indexPath.section)
        else { return false }
        return element.kind == nil || !section.boundaries.contains { $0.element == element }
    }

    /// The stretch of the collection view's content through which a section's groups are seen: all of its breadth.
    final func scrollerFrame(of section: SectionLayout) -> CGRect {
        var frame = CGRect.zero
        frame.origin[axis] = section.start + section.groupsStart
        frame.size[axis] = section.breadth
        frame.size[axis.across] = section.room.size[axis.across]
        return frame
    }

    /// How far a section is scrolled: at first, to where its first group stands in its place.
    final func offset(of section: SectionLayout) -> CGFloat {
        scrolled[section.index] ?? -insets(of: section).near
    }

    private func insets(of section: SectionLayout) -> (near: CGFloat, far: CGFloat) {
        guard section.section.orthogonalScrollingBehavior == .groupPagingCentered, section.run.count > 0,
            let first = section.run.group(of: 0), let last = section.run.group(of: section.run.count - 1)
        else { return (0, 0) }
        let room = section.room.size[axis.across]
        let content = contentLength(of: section)
        return (
            max(0, -resting(first, section)), max(0, resting(last, section) + room - content)
        )
    }

    private func contentLength(of section: SectionLayout) -> CGFloat {
        section.run.count == 0 ? 0 : section.lead + section.run.end + section.trail
    }

    /// The offset at which a group stands in its place.
    private func resting(_ group: GroupRun.Group, _ section: SectionLayout) -> CGFloat {
        guard section.section.orthogonalScrollingBehavior == .groupPagingCentered else { return group.start }
        return section.lead + group.start + group.length / 2 - section.room.size[axis.across] / 2
    }

    final func sectionScroller(_ index: Int) -> SectionScroller? {
        guard let section = scrolling(index) else { return nil }
        let frame = scrollerFrame(of: section)
        var size = frame.size
        size[axis.across] = contentLength(of: section)
        let behavior = section.section.orthogonalScrollingBehavior
        return SectionScroller(
            section: index, frame: frame, contentSize: size, axis: axis.across, inset: insets(of: section),
            offset: offset(of: section), isPaging: behavior == .paging,
            comesToRestSoon: behavior != .continuous && behavior != .continuousGroupLeadingBoundary,
            zIndex: section.hasBackground ? 1 : 0)
    }

    final func sectionScrollers(in rect: CGRect) -> [SectionScroller] {
        guard let content else { return [] }
        return content.sections(from: rect.start(axis), to: rect.end(axis)).compactMap { index in
            guard let scroller = sectionScroller(index), scroller.frame.meets(rect) else { return nil }
            return scroller
        }
    }

    /// Where a section comes to rest that a finger lets go.
    /// - Parameters:
    ///   - index: the section.
    ///   - begin: the offset at which the finger came down.
    ///   - current: the offset at which it goes.
    ///   - proposed: where the section would run out.
    ///   - velocity: in points per millisecond.
    final func restingOffset(
        of index: Int, from begin: CGFloat, at current: CGFloat, proposed: CGFloat, velocity: CGFloat
    ) -> CGFloat {
        guard let section = scrolling(index), let range = sectionScroller(index)?.range, section.run.count > 0 else {
            return proposed
        }
        var target = proposed
        switch section.section.orthogonalScrollingBehavior {
        case .none, .continuous, .paging: break
        case .continuousGroupLeadingBoundary: target = nearest(to: proposed, section).offset
        case .groupPaging, .groupPagingCentered:
            let group = nearest(to: begin, section).group
            let before = section.run.group(of: group.first - 1).map { resting($0, section) } ?? range.lowerBound
            let behind = section.run.group(of: group.endItem).map { resting($0, section) } ?? range.upperBound
            if abs(velocity) >= UIScrollView.pageVelocity {
                target = velocity > 0 ? behind : before
            } else {
                target =
                    [before, resting(group, section), behind].min { abs($0 - current) < abs($1 - current) } ?? current
            }
        }
        return min(max(target, range.lowerBound), range.upperBound)
    }

    /// The group that stands nearest to its place at an offset, of a section that has items.
    private func nearest(to offset: CGFloat, _ section: SectionLayout) -> (group: GroupRun.Group, offset: CGFloat) {
        var low = 0
        var high = section.run.count
        while low < high {
            let middle = (low + high) / 2
            let isBehind = section.run.group(of: middle).map { resting($0, section) >= offset } ?? true
            if isBehind { high = middle } else { low = middle + 1 }
        }
        let around = [low - 1, low].compactMap { section.run.group(of: $0) }.map { ($0, resting($0, section)) }
        return around.min { abs($0.1 - offset) < abs($1.1 - offset) }
            ?? (GroupRun.Group(first: 0, count: 0, start: 0, length: 0), 0)
    }

    // MARK: Handlers

    final func tellHandlers(_ attributes: [UICollectionViewLayoutAttributes]) {
        guard let content, let collectionView else { return }
        let bySection = Dictionary(grouping: attributes.filter { $0.indexPath.count == 2 }) { $0.indexPath.section }
        for index in bySection.keys.ordered() where content.sections.indices.contains(index) {
            let section = content.sections[index]
            guard let handler = section.section.visibleItemsInvalidationHandler else { continue }
            var shift = CGPoint.zero
            var offset = collectionView.contentOffset
            if section.isOrthogonal {
                shift[axis.across] = self.offset(of: section)
                offset = shift
            }
            let items = (bySection[index] ?? []).map {
                VisibleItem($0, shift: scrolls($0.element) ? shift : .zero)
            }
            handler(items, offset, environment(section.room, ownConfiguration.contentInsetsReference))
        }
    }
}
