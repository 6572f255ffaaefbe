import Foundation

extension UIView {
    /// How deep size changes are handed on by calling setters inside setters, as UIKit does it all the way down.
    /// Deeper views wait in a list instead, so that no depth of the tree overflows the stack.
    private static let nestedResizing = 48

    /// Hands a change of `bounds.size` on to the subviews with masks, at once, in list order.
    final func resizeSubviews(from old: CGSize) {
        guard flags.isSuperset(of: [.subviewsAutoresize, .autoresizesSubviews]) else { return }
        let above = parent?.with { ($0.flags, $0.autoresizingDepth) }
        if let above, above.0.contains(.autoresizingFlat) {
            flags.insert(.autoresizingLeft)
            return
        }
        let batch = flags.contains(.inHierarchyScope) ? HierarchyBatch.current : nil
        let outer = batch?.beginConsequences(areOfPass: false)
        defer { if let outer { batch?.consequences = outer } }
        let depth = above.map { $0.0.contains(.autoresizing) ? Int($0.1) + 1 : 0 } ?? 0
        autoresizingDepth = UInt8(depth)
        if depth < Self.nestedResizing {
            resizeDirectSubviews(from: old, mode: .autoresizing) { _, _ in }
            return
        }
        var waiting = [(view: self, old: old)]
        while let (view, old) = waiting.popLast() {
            view.resizeDirectSubviews(from: old, mode: [.autoresizing, .autoresizingFlat]) { waiting.append(($0, $1)) }
        }
    }

    private func resizeDirectSubviews(from old: CGSize, mode: ViewFlags, left: (UIView, CGSize) -> Void) {
        let new = rect.size
        let outer = flags.intersection([.autoresizing, .autoresizingFlat])
        flags.formUnion(mode)
        defer {
            flags.subtract([.autoresizing, .autoresizingFlat])
            flags.formUnion(outer)
        }
        // A list of its own: a subclass' setter may change the hierarchy.
        var masked: [UIView] = []
        forEachChild { if $0.maskBits != 0 { masked.append($0) } }
        for subview in masked where subview.parent == Handle(self) {
            let oldSize = subview.rect.size
            subview.resizeWithSuperview(from: old, to: new)
            if subview.flags.contains(.autoresizingLeft) {
                subview.flags.remove(.autoresizingLeft)
                left(subview, oldSize)
            }
        }
    }

    private func resizeWithSuperview(from old: CGSize, to new: CGSize) {
        var resized = autoresizedRect(rect, from: old, to: new)
        // Where the pass that writes the superview has the mask as an equation, it writes the view itself.
        for axis in axesThatPassWrites { resized.set(rect.span(axis), on: axis) }
        // Beyond the range of `Double` there is no place to go to: the view stays where it is.
        if resized == rect || !resized.isFinite || !resized.middle.isFinite { return }
        if flags.contains(.transformed) {
            bounds = CGRect(origin: bounds.origin, size: resized.size)
            center = resized.point(at: anchorValue)
        } else {
            frame = resized
        }
    }

    /// What the mask makes of `rect` when the superview's size changes.
    package final func autoresizedRect(_ rect: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
        let mask = autoresizingMask
        var resized = rect
        for axis in NSLayoutConstraint.Axis.both {
            let (leading, length, trailing) = mask.parts(axis)
            let span = autoresized(
                rect.span(axis), from: old[axis], to: new[axis], leading: leading, length: length, trailing: trailing)
            resized.set(span, on: axis)
        }
        return resized
    }
}
