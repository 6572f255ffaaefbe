import Foundation

extension UIView {
    /// Sets the frame, as `frame` does, to what the tree's solver has found.
    ///
    /// The short way is for a view with nothing but a frame, whose only consumer is the solver's own, which knows: it
    /// saves half of the time of a set, a tenth of a first pass. What is not finite goes to the gate of `frame`. What it
    /// equals is the set of `frame`: builds with
    /// ESPALIER_CHECKS compare, and the layout's random tests write the same frames to views of a subclass.
    package final func writeSolvedFrame(_ new: CGRect) {
        guard isHeardBySolverAlone(new) else { return frame = new }
        let old = rect
        writeRect(new)
        if mayHaveSafeArea || flags.contains(.subviewsAutoresize) {
            followGeometry(from: CGRect(origin: .zero, size: old.size), to: new.size)
        }
    }

    /// The same for a view whose frame concerns no other view, and that does not follow its superview. No code of
    /// others runs, so that the caller need not hold the view, and may go on with what it knows: a seventh of a
    /// second pass.
    package final func writeLoneSolvedFrame(_ new: CGRect) -> LoneFrameOutcome {
        guard isHeardBySolverAlone(new), !mayHaveSafeArea, maskBits == 0, !flags.contains(.subviewsAutoresize) else {
            return .notAlone
        }
        if new.isSame(as: rect) { return .unchanged }
        writeRect(new)
        #if ESPALIER_CHECKS
            checkNobodyFollows(but: side?.solverMember)
        #endif
        return .written
    }

    /// As `writeLoneSolvedFrame`, of a view that nobody hears but the record of its constraints, which need not know.
    @inline(__always)
    final func writeLoneConstrainedFrame(_ new: CGRect) -> LoneFrameOutcome {
        guard type(of: self) == UIView.self, flags.isDisjoint(with: .heardBesidesSolver), !mayHaveSafeArea,
            maskBits == 0, !flags.contains(.subviewsAutoresize), marks.contains(.recorded), let side,
            side.solverMember == nil, side.knownConstraints.rare?.consumers == nil, new.hasFiniteSum
        else { return .notAlone }
        if new.isSame(as: rect) { return .unchanged }
        writeRect(new)
        #if ESPALIER_CHECKS
            checkNobodyFollows(but: constraintRecord)
        #endif
        return .written
    }

    /// Sets what the frame would be without a transform: under one, the centre and the size of the bounds (AUTOLAYOUT
    /// 1.3, SLL 7.6).
    package final func writeUntransformedFrame(_ new: CGRect) {
        guard flags.contains(.transformed) else { return writeSolvedFrame(new) }
        if new.size != rect.size { bounds = CGRect(origin: boundsOrigin, size: new.size) }
        let middle = new.point(at: anchorValue)
        if center != middle { center = middle }
    }

    /// The scroll view that shows the view in another scale.
    final var zoomingSuperview: (any ScrollingContent)? {
        guard flags.contains(.transformed), let content = superview as? any ScrollingContent else { return nil }
        return content.isZoomed(self) ? content : nil
    }

    /// The rectangle without the transform with which the frame, under the transform, begins where a rectangle does.
    final func rectWhoseFrameBegins(at rect: CGRect) -> CGRect {
        var zoomed = geometry
        zoomed.rect = rect
        zoomed.center = rect.point(at: zoomed.anchor)
        let origin = zoomed.frame.origin
        return rect.offsetBy(dx: rect.minX - origin.x, dy: rect.minY - origin.y)
    }

    @inline(__always)
    private func isHeardBySolverAlone(_ new: CGRect) -> Bool {
        type(of: self) == UIView.self && flags.isDisjoint(with: .heardBesidesSolver)
            && !seams.contains(.heardBesidesSolver) && new.size.width >= 0 && new.size.height >= 0 && new.hasFiniteSum
    }

    @inline(__always)
    private func writeRect(_ new: CGRect) {
        let old = rect
        #if ESPALIER_CHECKS
            let planned = geometry.with(frame: new)
        #endif
        rect = new
        if old.size.width != new.size.width || old.size.height != new.size.height { markForNewSize() }
        #if ESPALIER_CHECKS
            checkShortFrame(planned, from: old.size)
        #endif
    }
}

/// What `writeLoneSolvedFrame` has done.
package enum LoneFrameOutcome {
    case written
    /// The view had that frame.
    case unchanged
    /// Nothing: the frame may concern others.
    case notAlone
}

extension CGRect {
    /// As `==`, which is not inlined.
    @inlinable
    @inline(__always)
    package func isSame(as other: CGRect) -> Bool {
        origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width
            && size.height == other.size.height
    }
}

extension ViewFlags {
    /// The view has more geometry than a frame, or somebody hears of its changes who is no consumer.
    fileprivate static let heardBesidesSolver: ViewFlags = [.specialGeometry, .observed, .inHierarchyScope, .keyed]
}
