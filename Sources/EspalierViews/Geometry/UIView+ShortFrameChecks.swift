#if ESPALIER_CHECKS
    import Foundation

    // The short ways of a frame (`UIView+PlainFrame`, `UIView+SolvedFrame`) held against the plain one, `changeGeometry`.
    extension UIView {
        /// A short way has written a frame and set its marks: the plain one would have come to the same geometry, and its
        /// own marks on top change nothing.
        final func checkShortFrame(_ planned: ViewGeometry, from oldSize: CGSize) {
            precondition(
                geometry == planned, "the short way of a frame makes \(geometry), the plain one \(planned)")
            if oldSize == rect.size { return }
            let marks = (flags, parent?.flags)
            markForNewSize()
            precondition(
                flags == marks.0 && parent?.flags == marks.1, "the short way of a frame leaves out marks")
        }

        /// A short way tells nobody: there is nobody whom the plain one would tell, but those who know.
        ///
        /// - Parameter knowing: the consumer on whose behalf the frame is written.
        final func checkNobodyFollows(but knowing: (any ViewConsumer)?) {
            precondition(flags.isDisjoint(with: [.observed, .inHierarchyScope, .keyed]), "somebody observes the frame")
            if flags.contains(.hasConsumers) {
                side?.forEachConsumer { precondition($0 === knowing, "a consumer does not hear of a frame") }
            }
            precondition(!seams.contains(.hearsBounds) && !mayHaveSafeArea, "a frame has consequences of its own")
            if !flags.contains(.autoresizesSubviews) { return }
            forEachChild { precondition($0.maskBits == 0, "a subview does not follow the size") }
        }
    }
#endif
