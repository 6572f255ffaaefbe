import Foundation

// How `frame`, `bounds`, `center` and `transform` follow from one another. `writeGeometry` is the one place that
// changes them; `setFrame` has a short way through it for views that have nothing but a frame.
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

    /// The bounding box of the bounds, put through the transform around the centre.
    final var transformedFrame: CGRect {
        let transform = transformValue
        let center = exactCenter
        let size = transform.boxOfTransformed(rect.size)
        return CGRect(
            x: center.x + transform.tx - size.width / 2, y: center.y + transform.ty - size.height / 2,
            width: size.width, height: size.height)
    }

    final func setFrame(_ new: CGRect) {
        guard new.isFinite else { trap("frame of \(brief) set to \(new): every part must be finite") }
        let new = new.size.width < 0 || new.size.height < 0 ? new.standardized : new
        if flags.contains(.specialGeometry) {
            var size = new.size
            if flags.contains(.transformed) {
                size = transformValue.sizeBefore(new.size) ?? rect.size
            }
            return writeGeometry(center: new.middle, size: size, exactRect: flags.contains(.transformed) ? nil : new)
        }
        let old = rect
        rect = new
        geometryDidChange(
            from: old.size, shifted: false,
            ViewGeometry(rect: old, center: old.middle, boundsOrigin: .zero, transform: .identity))
    }

    final func setBounds(_ new: CGRect) {
        guard new.isFinite else { trap("bounds of \(brief) set to \(new): every part must be finite") }
        let new = new.size.width < 0 || new.size.height < 0 ? new.standardized : new
        if new.origin == boundsOrigin {
            if new.size == rect.size { return }
            return writeGeometry(center: exactCenter, size: new.size)
        }
        writeGeometry(center: exactCenter, size: new.size, boundsOrigin: new.origin)
    }

    final func setCenter(_ new: CGPoint) {
        guard new.x.isFinite, new.y.isFinite else {
            trap("center of \(brief) set to \(new): every part must be finite")
        }
        writeGeometry(center: new, size: rect.size)
    }

    final func setTransform(_ new: CGAffineTransform) {
        guard new.isFinite else { trap("transform of \(brief) set to \(new): every part must be finite") }
        if new == transformValue { return }
        writeGeometry(center: exactCenter, size: rect.size, transform: new)
    }

    /// Writes everything that a view stores of its geometry.
    ///
    /// - Parameter exactRect: the rectangle to store, where it is known more exactly than `center` and `size` tell.
    private func writeGeometry(
        center: CGPoint, size: CGSize, boundsOrigin: CGPoint? = nil, transform: CGAffineTransform? = nil,
        exactRect: CGRect? = nil
    ) {
        let old = geometry
        let newRect: CGRect
        if let exactRect {
            newRect = exactRect
        } else if center == exactCenter && size == rect.size {
            newRect = rect
        } else {
            newRect = CGRect(
                origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
        }
        rect = newRect
        let keptCenter = newRect.middle == center || exactRect != nil ? nil : center
        if let special = side?.geometry {
            special.exactCenter = keptCenter
            if let boundsOrigin { special.boundsOrigin = boundsOrigin }
            if let transform { special.transform = transform }
        } else if keptCenter != nil || boundsOrigin != nil || transform != nil {
            let special = SpecialGeometry()
            special.exactCenter = keptCenter
            special.boundsOrigin = boundsOrigin ?? .zero
            special.transform = transform ?? .identity
            madeSide().geometry = special
        }
        settleGeometryFlags()
        geometryDidChange(from: old.rect.size, shifted: old.boundsOrigin != self.boundsOrigin, old)
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

    /// What follows a write: marks and internal consumers first, then the subviews' sizes.
    private func geometryDidChange(from oldSize: CGSize, shifted: Bool, _ old: @autoclosure () -> ViewGeometry) {
        let sizeChanged = oldSize != rect.size
        if sizeChanged {
            markNeedsLayout()
            markSuperviewForSize()
        } else if shifted {
            markNeedsLayout()
        }
        if flags.contains(.hasConsumers) { tellGeometry(old()) }
        if sizeChanged { resizeSubviews(from: oldSize) }
        if hostWindow != nil { safeAreaMayHaveChanged() }
    }

    private func tellGeometry(_ old: ViewGeometry) {
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
