import Foundation

/// A view whose content has a height for a width (AUTOLAYOUT 3.3).
package protocol WidthDependentContent: UIView {
    /// The height that the content wishes at a width of the alignment rectangle; nil where the height does not depend
    /// on it at present: `intrinsicContentSize` counts then.
    func contentHeight(forWidth width: CGFloat) -> CGFloat?
}

/// A view with text, whose baselines constraints can speak of (AUTOLAYOUT 1.4).
package protocol BaselineLayout: UIView {
    /// The distance of the first baseline from the top of the alignment rectangle.
    var firstBaselineFromTop: CGFloat { get }
    /// The distance of the last baseline from the bottom of the alignment rectangle.
    var lastBaselineFromBottom: CGFloat { get }
}

/// A view whose subviews lie in content of a size of its own: a scroll view (AUTOLAYOUT 1.5).
package protocol ScrollingContent: UIView {
    /// The guide of the content, `ownGuide(.contentLayout)`, has another rectangle. `contentSize` follows it.
    func contentGuideDidChange(_ frame: CGRect)
}

extension ScrollingContent {
    /// The guide that stands for the content; constraints of what is inside to the edges of this view speak of it.
    var contentGuide: UILayoutGuide { ownGuide(.contentLayout) }
}
