import EspalierObservation

// Views without layout code of their own. Laying one out is taking its mark away: nothing is called, nothing can be
// read or changed, and no reference is counted. In a tree of such views, whose frames come from rules, that was a sixth
// of a pass. What it equals is `layOut`: builds with ESPALIER_CHECKS call what that would call, and the tests of passes lay
// the same trees out as views of a subclass.
extension UIView {
    /// Whether `layoutSubviews()` is that of `UIView`, and nobody is told when it is called.
    @inline(__always)
    final var hasPlainLayout: Bool {
        type(of: self) == UIView.self && !flags.contains(.owned) && (side == nil || side?.observing == nil)
    }
}

extension LayoutPass {
    /// Lays out a marked view, if it is plain.
    mutating func layOutPlainly(_ view: UIView) -> Bool {
        guard view.hasPlainLayout else { return false }
        view.flags.remove(.needsLayout)
        counters.viewsLaidOut += 1
        #if ESPALIER_CHECKS
            view.checkPlainLayout()
        #endif
        return true
    }

    /// Lays out the marked subviews of a view, if all of them are plain and have no marked views below them.
    ///
    /// - Returns: whether it did; otherwise nothing has changed.
    mutating func layOutPlainSubviews(of view: UIView, nesting: Int) -> Bool {
        if nesting >= Self.nestingBudget { return false }
        var current = view.firstChild
        while let child = current {
            let (isPlain, next) = child.with { child in
                let isMarked = !child.flags.isDisjoint(with: [.needsLayout, .layoutBelow])
                return (
                    !isMarked || child.flags.isDisjoint(with: [.layoutBelow, .layingOut]) && child.hasPlainLayout,
                    child.nextSibling
                )
            }
            if !isPlain { return false }
            current = next
        }
        current = view.firstChild
        while let child = current {
            current = child.with { child in
                if child.flags.contains(.needsLayout) {
                    counters.viewsVisited += 1
                    counters.viewsLaidOut += 1
                }
                #if ESPALIER_CHECKS
                    let isMarked = child.flags.contains(.needsLayout)
                #endif
                child.flags.subtract([.needsLayout, .addedInLayout])
                #if ESPALIER_CHECKS
                    if isMarked { child.checkPlainLayout() }
                #endif
                return child.nextSibling
            }
        }
        return true
    }
}

#if ESPALIER_CHECKS
    extension UIView {
        /// What a pass leaves out for a plain view, called after all: it changes nothing, and nobody hears.
        fileprivate final func checkPlainLayout() {
            precondition(owner == nil && side?.observing == nil, "somebody hears that a plain view is laid out")
            let before = flags
            ThreadState.current.tracking(nil) { callLayoutCode() }
            precondition(flags == before, "the layout of a plain view changes something")
        }
    }
#endif
