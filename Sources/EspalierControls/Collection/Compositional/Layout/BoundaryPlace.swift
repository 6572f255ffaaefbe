import EspalierViews
import Foundation

extension BoundaryPlace {
    /// The edge at which an item stands: in a corner the upper or lower one.
    private enum Edge {
        case near(NSLayoutConstraint.Axis)
        case far(NSLayoutConstraint.Axis)
        case inside
    }

    private static func edge(_ alignment: NSRectAlignment) -> Edge {
        let edges = alignment.edges
        if edges.contains(.top) { return .near(.vertical) }
        if edges.contains(.bottom) { return .far(.vertical) }
        if edges.contains(.leading) { return .near(.horizontal) }
        return edges.contains(.trailing) ? .far(.horizontal) : .inside
    }

    private var edge: Edge { Self.edge(item.alignment) }

    /// Whether it stands at the end of an axis.
    func isAtEnd(of axis: NSLayoutConstraint.Axis) -> Bool {
        if case .far(axis) = edge { return true }
        return false
    }

    /// Whether it stands at the beginning of an axis.
    func isAtBeginning(of axis: NSLayoutConstraint.Axis) -> Bool {
        if case .near(axis) = edge { return true }
        return false
    }

    /// Gives boundary items their sizes, and their places across the direction of scrolling.
    /// - Parameters:
    ///   - near: what is kept free before them across.
    ///   - far: what is kept free behind them across.
    static func sized(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], at path: IndexPath, in room: CGSize,
        axis: NSLayoutConstraint.Axis, from near: CGFloat, to far: CGFloat, _ sizes: FittedSizes
    ) -> [BoundaryPlace] {
        let across = axis.across
        var container = room
        container[across] = max(0, room[across] - near - far)
        return items.map { item in
            var place = BoundaryPlace(
                item: item, indexPath: path, frame: CGRect(origin: .zero, size: item.layoutSize.size(in: container)))
            place.fit(sizes)
            let left = container[across] - place.frame.size[across]
            place.frame.origin[across] = near + left * place.part(across) + item.offset[across]
            return place
        }
    }

    /// Takes over what the view has asked for.
    mutating func fit(_ sizes: FittedSizes) {
        guard item.layoutSize.isMeasured, let wanted = sizes.bands[element] else { return }
        for axis in NSLayoutConstraint.Axis.both where item.layoutSize[axis].isMeasured {
            frame.size[axis] = wanted[axis]
        }
    }

    /// Where on an axis it is aligned, from 0 to 1.
    private func part(_ axis: NSLayoutConstraint.Axis) -> CGFloat { item.containerAnchor.place[axis] }

    /// How much of the room across the direction of scrolling is taken by those that stand at its sides.
    static func sides(_ places: [BoundaryPlace], _ axis: NSLayoutConstraint.Axis) -> (near: CGFloat, far: CGFloat) {
        extents(places, axis.across)
    }

    /// How much longer those that stand at its ends make it.
    static func ends(_ places: [BoundaryPlace], _ axis: NSLayoutConstraint.Axis) -> (near: CGFloat, far: CGFloat) {
        extents(places, axis)
    }

    private static func extents(
        _ places: [BoundaryPlace], _ axis: NSLayoutConstraint.Axis
    ) -> (near: CGFloat, far: CGFloat) {
        var extents: (near: CGFloat, far: CGFloat) = (0, 0)
        for place in places where place.item.extendsBoundary {
            let length = place.frame.size[axis]
            switch place.edge {
            case .near(axis): extents.near = max(extents.near, length - place.item.offset[axis])
            case .far(axis): extents.far = max(extents.far, length + place.item.offset[axis])
            default: break
            }
        }
        return extents
    }

    /// Gives it its place along the direction of scrolling, around or in what lies between.
    mutating func place(along axis: NSLayoutConstraint.Axis, _ inner: ClosedRange<CGFloat>) {
        let length = frame.size[axis]
        let outside = item.extendsBoundary ? length : 0
        switch edge {
        case .near(axis): frame.origin[axis] = inner.lowerBound - outside
        case .far(axis): frame.origin[axis] = inner.upperBound - length + outside
        default:
            let left = inner.upperBound - inner.lowerBound - length
            frame.origin[axis] = inner.lowerBound + left * part(axis)
        }
        frame.origin[axis] += item.offset[axis]
    }

    /// The frame in the content, pinned to what is visible where it is to be.
    /// - Parameters:
    ///   - start: where the section or layout begins.
    ///   - inner: what lies between headers and footers, from there on.
    ///   - visible: what is visible along the axis.
    func frame(
        from start: CGFloat, inner: ClosedRange<CGFloat>, visible: ClosedRange<CGFloat>, _ axis: NSLayoutConstraint.Axis
    ) -> CGRect {
        var frame = frame
        frame.origin[axis] += start
        guard item.pinToVisibleBounds else { return frame }
        let length = frame.size[axis]
        let natural = frame.origin[axis]
        if isAtEnd(of: axis) {
            frame.origin[axis] = min(natural, max(visible.upperBound - length, start + inner.lowerBound))
        } else {
            frame.origin[axis] = max(natural, min(visible.lowerBound, start + inner.upperBound - length))
        }
        return frame
    }
}

/// What content keeps free across the direction of scrolling, by what it is counted from.
struct InsetReferences {
    var safeArea = Sides()
    var layoutMargins = Sides()
    /// Asked only where something is counted from it: views have no guide before.
    var readableContent: () -> Sides = { Sides() }

    struct Sides: Equatable {
        var near: CGFloat = 0
        var far: CGFloat = 0
    }

    /// `.automatic` is the safe area.
    subscript(reference: UIContentInsetsReference) -> Sides {
        switch reference {
        case .none: return Sides()
        case .automatic, .safeArea: return safeArea
        case .layoutMargins: return layoutMargins
        case .readableContent: return readableContent()
        }
    }
}
