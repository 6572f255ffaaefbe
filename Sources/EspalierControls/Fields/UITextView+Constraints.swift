import EspalierViews
import Foundation

// A text view that does not scroll is as high as its text at its width (AUTOLAYOUT 3.3).
extension UITextView: WidthDependentContent {
    package final var heightFollowsWidth: Bool { !isScrollEnabled }

    package final func contentHeight(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
}

// The first line begins below the inset; the last one ends above it.
extension UITextView: BaselineLayout {
    package final var firstBaseline: BaselinePosition {
        BaselinePosition(share: 0, offset: textContainerInset.top + ascent(of: usedFont))
    }

    package final var lastBaseline: BaselinePosition {
        let height = measuredFont(usedFont).lineHeight
        return BaselinePosition(share: 1, offset: -(textContainerInset.bottom + height - ascent(of: usedFont)))
    }
}
