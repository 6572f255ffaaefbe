import EspalierObservation
import Foundation

/// What other parts of the package want of a view, in one byte: a view that none of them knows pays one branch.
struct ViewSeams: OptionSet {
    var rawValue: UInt8

    // The edges of `absorbedSafeAreaEdges`, with the bits of `UIRectEdge`.
    static let absorbedEdges = ViewSeams(rawValue: 15)
    /// The view is a `BoundsHearing` one that wants to hear.
    static let hearsBounds = ViewSeams(rawValue: 1 << 4)
    /// What the content of the view asks for follows from its subviews, and was asked for since it changed.
    static let contentSizeKnown = ViewSeams(rawValue: 1 << 5)
    /// The superview is an `ArrangingView` and has this view in its list.
    static let arranged = ViewSeams(rawValue: 1 << 6)
    /// The view has had a consumer besides the solver's. Never taken back: a hint.
    static let heardBesidesSolver = ViewSeams(rawValue: 1 << 7)
}

/// A view that does something whenever its bounds change, whoever changes them and whatever subclasses override.
package protocol BoundsHearing: UIView {
    /// The bounds have another size or another origin: step 5 of a change. The subviews are resized already, so that a
    /// change of the bounds in here is handed on once.
    func boundsDidChange(from old: CGRect)
}

/// A view that keeps a list of some of its subviews, in an order of its own, and places them by constraints that it
/// makes in `updateArrangement()` (AUTOLAYOUT 6). None of the calls but that one may run user code: they are step 4 of a
/// change.
package protocol ArrangingView: UIView {
    /// A view of the list is no subview any more.
    func arrangedViewDidLeave(_ view: UIView)
    /// Constraints may be others: a property of this view, or `isHidden` of one in the list.
    func arrangementDidChange()
    /// The content of a view of the list may ask for another size.
    func contentDidChange(ofArranged view: UIView)
    /// Something that the contents of views of the list were computed from has changed.
    func contentsMayHaveChanged()
    /// Brings the constraints up to date, where they may be others. Called before `updateConstraints()`.
    func updateArrangement()
}

/// A view of a class that gives itself its size, whatever size it is set to.
package protocol SelfSizedView: UIView {
    /// Whether it does.
    var givesItselfSize: Bool { get }
}

/// A view of a class that makes what stands in it: whoever makes such a view again has all of it.
package protocol SelfFilledView: UIView {}

extension ViewProperty {
    /// How observers know `boundsOriginProperty`.
    package static var boundsOriginKey: PropertyKey { ViewProperty.boundsOrigin.key }
}

extension UIView {
    /// Whether `boundsDidChange(from:)` is called. Only for views that are `BoundsHearing`.
    package final var hearsBounds: Bool {
        get { seams.contains(.hearsBounds) }
        set { if newValue { seams.insert(.hearsBounds) } else { seams.remove(.hearsBounds) } }
    }

    /// The origin of the bounds, read as a property of its own: who observes it hears nothing of the size.
    package final var boundsOriginProperty: CGPoint {
        track(.boundsOrigin)
        return boundsOrigin
    }

    final func tellBounds(from old: CGRect) {
        if old.size == rect.size && old.origin == boundsOrigin { return }
        (self as? any BoundsHearing)?.boundsDidChange(from: old)
    }

    /// The edges of the safe area that the view keeps its content from by itself, so that its subviews have none there.
    package final var absorbedSafeAreaEdges: UIRectEdge {
        get { UIRectEdge(rawValue: UInt(seams.intersection(.absorbedEdges).rawValue)) }
        set {
            if newValue == absorbedSafeAreaEdges { return }
            seams.subtract(.absorbedEdges)
            seams.formUnion(ViewSeams(rawValue: UInt8(truncatingIfNeeded: newValue.rawValue & 15)))
            if mayHaveSafeArea { updateSafeArea() }
        }
    }

    /// Whether the superview has this view in its list of arranged views.
    package final var isArranged: Bool {
        get { seams.contains(.arranged) }
        set { if newValue { seams.insert(.arranged) } else { seams.remove(.arranged) } }
    }

    /// Whether the content's size was asked for since it last changed. A view whose content is its subviews sets it
    /// when it answers; it is taken back, and the superview marked, when the content of a subview changes.
    package final var isContentSizeKnown: Bool {
        get { seams.contains(.contentSizeKnown) }
        set { if newValue { seams.insert(.contentSizeKnown) } else { seams.remove(.contentSizeKnown) } }
    }

    /// What the view's own content asks for may be another size now: marks the superview, and as long as that is sized
    /// by its content, and somebody has asked for its size, the one above it as well.
    /// - Complexity: O(1) amortised: a view is passed once after its size was asked for.
    package final func contentSizeDidChange() {
        seams.remove(.contentSizeKnown)
        constraintRecord?.wishDidChange()
        if seams.contains(.arranged) { tellArrangement() }
        var current = realSuperview
        while let view = current {
            view.markNeedsLayout()
            guard view.seams.contains(.contentSizeKnown) else { return }
            view.seams.remove(.contentSizeKnown)
            view.constraintRecord?.wishDidChange()
            current = view.realSuperview
        }
    }

    /// Says to the view that arranges this one that what this one asks for may be another size now.
    final func tellArrangement() { (realSuperview as? any ArrangingView)?.contentDidChange(ofArranged: self) }

    /// Marks an `ArrangingView` for `updateArrangement()`.
    package final func markForArrangement() { markForConstraintUpdate() }

    /// What the view wishes, as constraints have it (AUTOLAYOUT 2.2).
    package final var wishedSize: CGSize { wishedContentSize }

    /// Lets constraints ask for the content's size again.
    package final func wishMayHaveChanged() { constraintRecord?.wishDidChange() }

    /// Says that another view may have this view's baselines now, or that they may be at another share of the height.
    package final func baselinesMayHaveChanged() { constraintRecord?.directionDidChange() }

    /// As `contentSizeDidChange()` of one of the subviews.
    package final func contentOfSubviewDidChange() {
        markNeedsLayout()
        if seams.contains(.contentSizeKnown) { contentSizeDidChange() }
    }
}
