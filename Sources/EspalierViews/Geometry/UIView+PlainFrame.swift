import Foundation

// The short way of setting a frame, for a view that has no more geometry than a frame, and that nobody observes. It does
// what `setFrameByAllSteps` does, without what is asked and kept for views that have more, and without the registers and
// the stack that this takes: about half of the time. Builds with ESPALIER_CHECKS compare the two; a test takes both ways
// with the same frames.
extension UIView {
    @inline(__always)
    final func setFrame(_ new: CGRect) {
        guard new.hasFiniteSum, new.size.width >= 0, new.size.height >= 0, flags.isDisjoint(with: .moreThanPlain) else {
            return setFrameByAllSteps(new)
        }
        let old = rect
        #if ESPALIER_CHECKS
            let planned = geometry.with(frame: new)
        #endif
        rect = new
        // The size as it was handed over: reading back what has just been written, in other pieces, is slower.
        if old.size != new.size { markForSize() }
        #if ESPALIER_CHECKS
            checkShortFrame(planned, from: old.size)
        #endif
        if place != nil || !flags.isDisjoint(with: .followed) || seams.contains(.hearsBounds) {
            return followPlainFrame(from: old)
        }
        #if ESPALIER_CHECKS
            checkNobodyFollows(but: nil)
        #endif
    }

    /// The marks of a view of another size, which mostly are there.
    @inline(__always)
    private func markForSize() {
        // Above a marked view all is marked for what is below.
        let isMarkedAbove = parent.map { $0.flags.isSuperset(of: [.needsLayout, .layoutBelow]) } ?? true
        if !isMarkedAbove || !flags.contains(.needsLayout) { markForNewSize() }
    }

    /// Tells those whom a change of the frame concerns, if there are any.
    @inline(never)
    private func followPlainFrame(from old: CGRect) {
        tellGeometry(ViewGeometry(rect: old, center: old.middle, boundsOrigin: .zero, transform: .identity))
        followGeometry(from: CGRect(origin: .zero, size: old.size), to: rect.size)
    }
}

extension ViewFlags {
    /// The view has more geometry than a frame, or somebody hears of its changes in the steps of a change.
    fileprivate static let moreThanPlain: ViewFlags = [.specialGeometry, .observed, .inHierarchyScope]
    /// Somebody may have to do something after a change of the frame: consumers, or the subviews. So may a window, an
    /// index, and a view that hears its own bounds.
    fileprivate static let followed: ViewFlags = [.hasConsumers, .keyed, .subviewsAutoresize]
}
