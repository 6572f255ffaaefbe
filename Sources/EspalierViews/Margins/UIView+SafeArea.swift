import Foundation

/// The margins of a view that has some of its own, and the safe area that it was last told.
final class MarginsRecord {
    /// Where `isDirectional`, the left one is the leading one.
    var base: UIEdgeInsets?
    /// Whether the margins were set by reading direction, and change sides with it.
    var isDirectional = false
    var preservesSuperview = false
    var includesSafeArea = true
    /// What `safeAreaInsetsDidChange()` was last called for. Reads compute afresh.
    var toldSafeArea = UIEdgeInsets.zero
}

extension UIView {
    /// Computed down from the window at each read, so that a callback sees the state of its moment.
    /// - Complexity: O(1) outside a window and in a window without insets, else O(depth).
    final var currentSafeArea: UIEdgeInsets {
        if let window {
            guard window.hasSafeArea || hasOwnerAbove else { return .zero }
        } else if !marks.contains(.documentInsets) {
            return .zero
        }
        var insets = UIEdgeInsets.zero
        for view in chainToRoot().reversed() { insets = view.safeArea(inside: insets) }
        return insets
    }

    private var hasOwnerAbove: Bool {
        var current: ViewReference? = reference
        while let view = current {
            if view.flags.contains(.owned) { return true }
            current = view.parent
        }
        return false
    }

    /// The part of the superview's safe area that covers this view, plus what its owner adds.
    private func safeArea(inside above: UIEdgeInsets) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let window = self as? UIWindow {
            insets = window.screenSafeAreaInsets
        } else if parent == nil {
            insets = documentSafeAreaInsets
        } else if above != .zero, let superview = realSuperview {
            let origin = superview.boundsOrigin
            let extent = superview.rect.size
            let left = rect.origin.x - origin.x
            let top = rect.origin.y - origin.y
            func part(_ inset: CGFloat, beyond distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), inset) }
            insets = UIEdgeInsets(
                top: part(above.top, beyond: top), left: part(above.left, beyond: left),
                bottom: part(above.bottom, beyond: extent.height - (top + rect.size.height)),
                right: part(above.right, beyond: extent.width - (left + rect.size.width)))
            if !superview.seams.isDisjoint(with: .absorbedEdges) {
                insets = insets.without(superview.absorbedSafeAreaEdges)
            }
        }
        if let owner {
            for added in [owner.additionalSafeAreaInsets, owner.containerSafeAreaInsets] where added != .zero {
                insets.top += added.top
                insets.left += added.left
                insets.bottom += added.bottom
                insets.right += added.right
            }
        }
        return insets
    }

    /// After a change of this view's geometry in a window, or of its superview.
    final func safeAreaMayHaveChanged() {
        if flags.contains(.owned) || toldSafeArea != .zero || safeAreaAbove != .zero { updateSafeArea() }
    }

    fileprivate var toldSafeArea: UIEdgeInsets { side?.margins?.toldSafeArea ?? .zero }

    /// What the superview was told last, which spares the way up to the window. A superview that is resizing its
    /// subviews at the moment has yet to be told: there it is computed.
    private var safeAreaAbove: UIEdgeInsets {
        var pending: [UIView] = []
        var superview = realSuperview
        while let view = superview, view.flags.contains(.autoresizing) {
            pending.append(view)
            superview = view.realSuperview
        }
        var insets = superview?.toldSafeArea ?? .zero
        for view in pending.reversed() { insets = view.safeArea(inside: insets) }
        return insets
    }

    /// Compares the safe area of this view and of those below with what they were told, and tells those for whom it
    /// is another one, superviews first. What cannot have changed is not visited.
    package final func updateSafeArea() {
        let inWindow = mayHaveSafeArea
        var waiting = [(view: self, above: inWindow ? safeAreaAbove : .zero)]
        while let (view, above) = waiting.popLast() {
            let insets = inWindow ? view.safeArea(inside: above) : .zero
            let old = view.toldSafeArea
            if insets != old {
                view.ensureMargins().toldSafeArea = insets
                view.markNeedsLayout()
                view.constraintRecord?.insetsDidChange()
                view.safeAreaInsetsDidChange()
                view.owner?.viewSafeAreaInsetsDidChange(view)
                if view.insetsLayoutMarginsFromSafeArea { view.tellMargins() }
            } else if view !== self {
                continue
            }
            if insets == .zero && old == .zero { continue }
            var subviews: [UIView] = []
            view.forEachChild { subviews.append($0) }
            for subview in subviews.reversed() { waiting.append((subview, insets)) }
        }
    }
}

extension UIWindow {
    /// Whether any view of the window can have a safe area, or was told of one.
    fileprivate var hasSafeArea: Bool {
        screenSafeAreaInsets != .zero || toldSafeArea != .zero
    }
}
