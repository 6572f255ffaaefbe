import Foundation

/// A view whose content may have a height for a width (AUTOLAYOUT 3.3).
package protocol WidthDependentContent: UIView {
    /// Whether the height depends on the width at present; where not, the height of `intrinsicContentSize` counts. When
    /// it changes, the view invalidates that size.
    var heightFollowsWidth: Bool { get }

    /// The height that the content wishes at a width of the alignment rectangle; asked where `heightFollowsWidth`.
    func contentHeight(forWidth width: CGFloat) -> CGFloat
}

/// A view with text, whose baselines constraints can speak of (AUTOLAYOUT 1.4).
package protocol BaselineLayout: UIView {
    var firstBaseline: BaselinePosition { get }
    var lastBaseline: BaselinePosition { get }
}

/// Where a baseline lies in an alignment rectangle.
package struct BaselinePosition: Equatable {
    /// At this share of the height: 0 for text that keeps to the top, 1 for text that keeps to the bottom.
    package var share: CGFloat
    /// And so many points below that.
    package var offset: CGFloat

    package init(share: CGFloat, offset: CGFloat) {
        self.share = share
        self.offset = offset
    }
}

/// A view whose subviews lie in content of a size of its own: a scroll view (AUTOLAYOUT 1.5).
package protocol ScrollingContent: UIView {
    /// The guide of the content, `ownGuide(.contentLayout)`, has another rectangle. `contentSize` follows it.
    func contentGuideDidChange(_ frame: CGRect)

    /// Whether a subview is shown in another scale, from the corner that constraints give it.
    func isZoomed(_ view: UIView) -> Bool

    /// The subview that is zoomed has another size.
    func zoomedContentDidChange()
}

extension ScrollingContent {
    package func isZoomed(_ view: UIView) -> Bool { false }
    package func zoomedContentDidChange() {}

    /// The guide that stands for the content; constraints of what is inside to the edges of this view speak of it.
    var contentGuide: UILayoutGuide { ownGuide(.contentLayout) }

    /// That guide; nil where nobody has asked for it.
    package var existingContentGuide: UILayoutGuide? {
        constraintRecord?.guides?.own.first { $0.kind == .contentLayout }
    }

    /// The rectangle of that guide; nil where nobody has asked for the guide, or nothing has given it a size.
    package var solvedContentFrame: CGRect? {
        existingContentGuide.flatMap { $0.solvedFrame.size == .zero ? nil : $0.solvedFrame }
    }
}
