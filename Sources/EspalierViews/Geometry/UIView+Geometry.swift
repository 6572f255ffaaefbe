import Foundation

// How `frame`, `bounds`, `center` and `transform` follow from one another. `changeGeometry` is the one way of changing
// them; `setFrame` has a short one of its own for views that have nothing but a frame, and that nobody watches.
extension UIView {
    final var boundsOrigin: CGPoint {
        flags.contains(.specialGeometry) ? side?.geometry?.boundsOrigin ?? .zero : .zero
    }

    final var transformValue: CGAffineTransform {
        flags.contains(.transformed) ? side?.geometry?.transform ?? .identity : .identity
    }

    /// The centre as it was set, or the middle of the frame that was set; its anchor, where that lies elsewhere.
    final var exactCenter: CGPoint {
        guard flags.contains(.specialGeometry), let special = side?.geometry else { return rect.middle }
        return special.exactCenter ?? rect.point(at: special.anchor)
    }

    /// The point of the bounds that lies at the centre, in shares of their sides.
    final var anchorValue: CGPoint {
        flags.contains(.specialGeometry)
            ? side?.geometry?.anchor ?? ViewGeometry.middleAnchor : ViewGeometry.middleAnchor
    }

    final var geometry: ViewGeometry {
        var geometry = ViewGeometry(
            rect: rect, center: exactCenter, boundsOrigin: boundsOrigin, transform: transformValue)
        if flags.contains(.specialGeometry), let rare = side?.geometry?.rare {
            geometry.anchor = rare.anchor
            geometry.depth = rare.depth
        }
        return geometry
    }

    /// The bounding box of the bounds, put through the transform around the centre. Never part of another function: a
    /// read of the frame of a view without a transform would make room for it on the stack.
    final var transformedFrame: CGRect {
        @inline(never) get { geometry.frame }
    }

    /// Sets the frame of a view that may have, or be, anything. See `setFrame`.
    @inline(never)
    package final func setFrameByAllSteps(_ new: CGRect) {
        let new = new.size.width < 0 || new.size.height < 0 ? new.standardized : new
        guard admits(new.isFinite, "frame of \(brief) set to \(new.partsText): every part must be finite") else {
            return
        }
        changeGeometry(.frame) { geometry.with(frame: new) }
    }

    final func setBounds(_ new: CGRect) {
        let new = new.size.width < 0 || new.size.height < 0 ? new.standardized : new
        guard admits(new.isFinite, "bounds of \(brief) set to \(new.partsText): every part must be finite") else {
            return
        }
        changeGeometry(.bounds) { geometry.with(size: new.size, boundsOrigin: new.origin) }
    }

    final func setCenter(_ new: CGPoint) {
        guard admits(new.isFinite, "center of \(brief) set to \(new.partsText): every part must be finite") else {
            return
        }
        changeGeometry(.center) { geometry.with(center: new) }
    }

    final func setTransform(_ new: CGAffineTransform) {
        guard admits(new.isFinite, "transform of \(brief) set to \(new.partsText): every part must be finite") else {
            return
        }
        changeGeometry(.transform) { geometry.with(transform: new) }
    }

    final func setTransform3D(_ new: CATransform3D) {
        guard admits(new.isFinite, "transform3D of \(brief) set to \(new): every part must be finite") else { return }
        changeGeometry(.transform) { geometry.with(transform3D: new) }
    }

    final func setAnchorPoint(_ new: CGPoint) {
        guard admits(new.isFinite, "anchorPoint of \(brief) set to \(new.partsText): every part must be finite") else {
            return
        }
        changeGeometry(nil) { geometry.with(anchor: new) }
    }

    /// Takes a change of the geometry through the steps of a change. The properties that follow from the one that is
    /// set change with it: their observers are told of the same change, if they get other values.
    ///
    /// - Parameters:
    ///   - property: The one that is set; nil for what nobody observes.
    ///   - plan: The geometry to be, from the present one; asked again when prior observers have run.
    private func changeGeometry(_ property: ViewProperty?, _ plan: () -> ViewGeometry) {
        let planned = plan()
        let old = geometry
        if flags.isDisjoint(with: [.observed, .inHierarchyScope]) { return changeUnwatched(from: old, to: planned) }
        let changed = old.properties(differingFrom: planned)
        let set = property?.set.union(changed) ?? changed
        if set.isEmpty { return changeUnwatched(from: old, to: planned) }
        var oldBounds = CGRect.zero
        changeWatched(
            set, changed: changed,
            nowChanged: { geometry.properties(differingFrom: plan()) }
        ) {
            let old = geometry
            oldBounds = CGRect(origin: old.boundsOrigin, size: old.rect.size)
            store(plan())
            markAndTellGeometry(
                from: oldBounds.size, to: rect.size, shifted: old.boundsOrigin != boundsOrigin, old)
        } then: {
            followGeometry(from: oldBounds, to: rect.size)
        }
    }

    private func changeUnwatched(from old: ViewGeometry, to new: ViewGeometry) {
        if new == old { return }
        store(new)
        markAndTellGeometry(from: old.rect.size, to: new.rect.size, shifted: old.boundsOrigin != boundsOrigin, old)
        followGeometry(from: CGRect(origin: old.boundsOrigin, size: old.rect.size), to: new.rect.size)
    }

    /// Goes back to what the view stored of its geometry at another moment, as one change.
    package final func restoreGeometry(_ old: ViewGeometry) { changeGeometry(.frame) { old } }

    /// Writes geometry, and nothing else does but the short ways of plain frames: `setFrame`, and those of `UIView+SolvedFrame`.
    private func store(_ new: ViewGeometry) {
        rect = new.rect
        let keptCenter = new.rect.point(at: new.anchor) == new.center ? nil : new.center
        let isRare = new.anchor != ViewGeometry.middleAnchor || new.depth != nil
        var special = side?.geometry
        if special == nil, keptCenter != nil || new.boundsOrigin != .zero || !new.transform.isIdentity || isRare {
            special = SpecialGeometry()
            ensureSide().geometry = special
        }
        if let special {
            special.exactCenter = keptCenter
            special.boundsOrigin = new.boundsOrigin
            special.transform = new.transform
            special.rare = isRare ? RareGeometry(anchor: new.anchor, depth: new.depth) : nil
        }
        updateGeometryFlags()
    }

    /// Gives up the special record where it says nothing more, so that the view is as cheap as it was.
    private func updateGeometryFlags() {
        guard let special = side?.geometry else { return }
        if special.isPlain {
            side?.geometry = nil
            flags.subtract([.specialGeometry, .transformed])
            return
        }
        flags.insert(.specialGeometry)
        if special.transform.isIdentity { flags.remove(.transformed) } else { flags.insert(.transformed) }
    }

    /// Marks and internal consumers, right after the write.
    private func markAndTellGeometry(
        from oldSize: CGSize, to newSize: CGSize, shifted: Bool, _ old: @autoclosure () -> ViewGeometry
    ) {
        if oldSize != newSize {
            markForNewSize()
        } else if shifted {
            markNeedsLayout()
        }
        tellGeometry(old())
    }

    /// The marks of a view of another size.
    @inline(never)
    final func markForNewSize() {
        markNeedsLayout()
        markSuperviewForSize()
    }

    /// What a write leads to: the subviews' sizes, what hears of the bounds, and the safe area. Runs user code.
    final func followGeometry(from oldBounds: CGRect, to newSize: CGSize) {
        if oldBounds.size != newSize { resizeSubviews(from: oldBounds.size) }
        if seams.contains(.hearsBounds) { tellBounds(from: oldBounds) }
        if mayHaveSafeArea { safeAreaMayHaveChanged() }
    }

    final func tellGeometry(_ old: @autoclosure () -> ViewGeometry) {
        if flags.isDisjoint(with: [.hasConsumers, .keyed]) { return }
        let old = old()
        if old != geometry { tellConsumers(.geometry(old: old)) }
    }

    /// A new size marks the superview too, but not while that is inside its own `layoutSubviews`: it would mark itself
    /// for ever.
    private func markSuperviewForSize() {
        parent?.with { superview in
            if !superview.flags.contains(.layingOut) { superview.markNeedsLayout() }
        }
    }

    final func fitSize() {
        let origin = frame.origin
        let size = sizeThatFits(bounds.size)
        bounds = CGRect(origin: bounds.origin, size: size)
        frame = CGRect(origin: origin, size: frame.size)
    }
}
