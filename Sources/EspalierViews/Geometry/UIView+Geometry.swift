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

    /// The centre as it was set, or the middle of the frame that was set.
    final var exactCenter: CGPoint {
        if flags.contains(.specialGeometry), let center = side?.geometry?.exactCenter { return center }
        return rect.middle
    }

    final var geometry: ViewGeometry {
        ViewGeometry(rect: rect, center: exactCenter, boundsOrigin: boundsOrigin, transform: transformValue)
    }

    /// The bounding box of the bounds, put through the transform around the centre. Never part of another function: a
    /// read of the frame of a view without a transform would make room for it on the stack.
    final var transformedFrame: CGRect {
        @inline(never) get { geometry.frame }
    }

    /// Sets the frame of a view that may have, or be, anything. See `setFrame`.
    @inline(never)
    package final func setFrameByAllSteps(_ new: CGRect) {
        guard new.isFinite else { trap("frame of \(brief) set to \(new): every part must be finite") }
        let new = new.size.width < 0 || new.size.height < 0 ? new.standardized : new
        changeGeometry(.frame) {
            var size = new.size
            if flags.contains(.transformed) { size = transformValue.sizeBefore(new.size) ?? rect.size }
            return planned(center: new.middle, size: size, exactRect: flags.contains(.transformed) ? nil : new)
        }
    }

    final func setBounds(_ new: CGRect) {
        guard new.isFinite else { trap("bounds of \(brief) set to \(new): every part must be finite") }
        let new = new.size.width < 0 || new.size.height < 0 ? new.standardized : new
        changeGeometry(.bounds) { planned(center: exactCenter, size: new.size, boundsOrigin: new.origin) }
    }

    final func setCenter(_ new: CGPoint) {
        guard new.x.isFinite, new.y.isFinite else {
            trap("center of \(brief) set to \(new): every part must be finite")
        }
        changeGeometry(.center) { planned(center: new, size: rect.size) }
    }

    final func setTransform(_ new: CGAffineTransform) {
        guard new.isFinite else { trap("transform of \(brief) set to \(new): every part must be finite") }
        changeGeometry(.transform) { planned(center: exactCenter, size: rect.size, transform: new) }
    }

    /// What the view would store of its geometry.
    ///
    /// - Parameter exactRect: the rectangle to store, where it is known more exactly than `center` and `size` tell;
    ///   `center` is its middle then.
    private func planned(
        center: CGPoint, size: CGSize, boundsOrigin: CGPoint? = nil, transform: CGAffineTransform? = nil,
        exactRect: CGRect? = nil
    ) -> ViewGeometry {
        var plan = geometry
        if let exactRect {
            plan.rect = exactRect
        } else if center != plan.center || size != plan.rect.size {
            plan.rect = CGRect(
                origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
        }
        plan.center = center
        if let boundsOrigin { plan.boundsOrigin = boundsOrigin }
        if let transform { plan.transform = transform }
        return plan
    }

    /// Takes a change of the geometry through the steps of a change. The properties that follow from the one that is
    /// set change with it: their observers are told of the same change, if they get other values.
    ///
    /// - Parameter plan: The geometry to be, from the present one; asked again when prior observers have run.
    private func changeGeometry(_ property: ViewProperty, _ plan: () -> ViewGeometry) {
        let planned = plan()
        if flags.isDisjoint(with: [.observed, .inHierarchyScope]) {
            let old = geometry
            if planned == old { return }
            store(planned)
            settleGeometry(
                from: old.rect.size, to: planned.rect.size, shifted: old.boundsOrigin != boundsOrigin, old)
            return followGeometry(
                from: CGRect(origin: old.boundsOrigin, size: old.rect.size), to: planned.rect.size)
        }
        let changed = geometry.properties(differingFrom: planned)
        var oldBounds = CGRect.zero
        changeWatched(
            property.set.union(changed), changed: changed,
            nowChanged: { geometry.properties(differingFrom: plan()) }
        ) {
            let old = geometry
            oldBounds = CGRect(origin: old.boundsOrigin, size: old.rect.size)
            store(plan())
            settleGeometry(
                from: oldBounds.size, to: rect.size, shifted: old.boundsOrigin != boundsOrigin, old)
        } then: {
            followGeometry(from: oldBounds, to: rect.size)
        }
    }

    /// The one place that writes geometry, apart from the short way of `setFrame`.
    private func store(_ new: ViewGeometry) {
        rect = new.rect
        let keptCenter = new.rect.middle == new.center ? nil : new.center
        if let special = side?.geometry {
            special.exactCenter = keptCenter
            special.boundsOrigin = new.boundsOrigin
            special.transform = new.transform
        } else if keptCenter != nil || new.boundsOrigin != .zero || !new.transform.isIdentity {
            let special = SpecialGeometry()
            special.exactCenter = keptCenter
            special.boundsOrigin = new.boundsOrigin
            special.transform = new.transform
            madeSide().geometry = special
        }
        settleGeometryFlags()
    }

    /// Gives up the special record where it says nothing more, so that the view is as cheap as it was.
    private func settleGeometryFlags() {
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
    private func settleGeometry(
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
        parent?._withUnsafeGuaranteedRef { superview in
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
