import EspalierSolver
import Foundation

// The terms of one side of a constraint: a place of an item, in the coordinates of the view where the sides meet
// (AUTOLAYOUT 1.3 to 1.5).
extension ConstraintEngine {
    /// Adds `factor` times a place of an item, in the coordinates of `space`; mirrored and horizontal, with the opposite
    /// sign and without the far side that it is measured from.
    func addPlace(
        _ item: ConstraintItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ space: UIView,
        _ isMirrored: Bool
    ) {
        let place = AttributePosition(attribute, isMirrored: isMirrored)
        let factor = isMirrored && place.axis == .horizontal ? -factor : factor
        if place.baseline != .none { return addBaseline(item, place, factor, space) }
        addEdge(item, place, factor, space)
    }

    func addEdge(_ item: ConstraintItem, _ place: AttributePosition, _ factor: Double, _ space: UIView) {
        guard let view = item.view?.object else { return }
        if let insets = ownInsets(of: item) {
            return addOwnGuide(item, insets, place, factor, view, space)
        }
        let axis = place.axis
        if place.usesMargins {
            let (near, far) = margins(of: view).parts(axis)
            offset -= factor * ((1 - place.fraction) * near - place.fraction * far)
        }
        if item.isGuide {
            let node = node(of: item)
            add(.place(axis), of: node, factor)
            if place.fraction != 0 { add(.size(axis), of: node, factor * place.fraction) }
            if view !== space { addWay(from: view, to: space, axis, factor) }
            return
        }
        if view === space, let content = contentGuide(of: view) {
            if place.isCenter { return addCenterOfFrame(view, axis, factor) }
            let node = node(of: content.item)
            add(.place(axis), of: node, factor)
            if place.fraction != 0 { add(.size(axis), of: node, factor * place.fraction) }
            return
        }
        let node = node(of: view)
        if view === space {
            offset -= factor * (origin(of: view, axis) + alignment(of: node, axis).near)
        } else {
            add(.place(axis), of: node, factor)
            if let above = view.realSuperview, above !== space { addWay(from: above, to: space, axis, factor) }
        }
        if place.fraction != 0 { add(.size(axis), of: node, factor * place.fraction) }
    }

    /// The centre of a scroll view, for what lies in it: that of a rectangle of the frame's size where the content
    /// begins (AUTOLAYOUT 1.5).
    private func addCenterOfFrame(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        let node = node(of: view)
        let own = alignment(of: node, axis)
        add(.size(axis), of: node, factor / 2)
        offset -= factor * (own.near + own.far) / 2
    }

    /// A guide that a view has by itself: its bounds less some insets (AUTOLAYOUT 1.5).
    func addOwnGuide(
        _ item: ConstraintItem, _ insets: UIEdgeInsets, _ place: AttributePosition, _ factor: Double, _ view: UIView,
        _ space: UIView
    ) {
        let axis = place.axis
        let node = node(of: view)
        let own = alignment(of: node, axis)
        let (near, far) = insets.parts(axis)
        var fraction = place.fraction
        if let strip = item.guide?.object.strip(axis, in: view) {
            // It hangs on one edge, and is not stretched.
            fraction = strip.isFar ? 1 : 0
            offset -= factor * (place.fraction - fraction) * Double(strip.extent)
        }
        offset -= factor * ((1 - fraction) * near + fraction * (own.near + own.far - far))
        if fraction != 0 { add(.size(axis), of: node, factor * fraction) }
        if view === space {
            offset -= factor * origin(of: view, axis)
        } else {
            add(.place(axis), of: node, factor)
            offset += factor * own.near
            if let above = view.realSuperview, above !== space { addWay(from: above, to: space, axis, factor) }
        }
    }

    /// From the coordinates of `view` to those of `space`, which lies above it.
    func addWay(from view: UIView, to space: UIView, _ axis: NSLayoutConstraint.Axis, _ factor: Double) {
        var next: UIView? = view
        while let view = next, view !== space {
            let node = node(of: view)
            add(.place(axis), of: node, factor)
            offset += factor * (origin(of: view, axis) + alignment(of: node, axis).near)
            passed.append(node)
            next = parentView(of: view)
        }
    }

    /// Adds `factor` times the side from which mirrored places count.
    func addFarSide(_ factor: Double, of space: UIView) {
        if let content = contentGuide(of: space) {
            return add(.width, of: node(of: content.item), factor)
        }
        let node = node(of: space)
        let own = alignment(of: node, .horizontal)
        add(.width, of: node, factor)
        offset -= factor * (own.near + own.far)
        passed.append(node)
    }

    func addBaseline(_ item: ConstraintItem, _ place: AttributePosition, _ factor: Double, _ space: UIView) {
        guard !item.isGuide, let view = item.view?.object else {
            return addEdge(item, place, factor, space)
        }
        let base = place.baseline == .first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        guard base !== view, base.isAtOrBelow(view) else {
            return addEdge(item, lowered(place, of: view, factor), factor, space)
        }
        let record = base.ensureConstraintRecord()
        let node = node(of: record)
        passed.append(node)
        addEdge(record, lowered(place, of: base, factor), factor, space)
    }

    /// The place between the edges at which a baseline of text lies; what it is below that goes into the offset.
    private func lowered(_ place: AttributePosition, of view: UIView, _ factor: Double) -> AttributePosition {
        guard let text = view as? any BaselineLayout else { return place }
        nodes[node(of: view)].marks.insert(.baselined)
        let baseline = place.baseline == .first ? text.firstBaseline : text.lastBaseline
        offset -= factor * baseline.offset
        var place = place
        place.fraction = baseline.share
        return place
    }
}
