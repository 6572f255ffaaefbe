import EspalierViews
import Foundation

// Where the baselines of the text lie, which begins at the top of the label and ends at the bottom.
extension UILabel: BaselineLayout {
    package final var firstBaseline: BaselinePlace {
        BaselinePlace(share: 0, offset: (font ?? Self.defaultFont).ascender)
    }

    package final var lastBaseline: BaselinePlace {
        let font = font ?? Self.defaultFont
        let height = intrinsicContentSize.height
        let lines = (height / font.lineHeight).rounded(.down)
        return BaselinePlace(
            share: 1, offset: -max(0, height - max(0, lines - 1) * font.lineHeight - font.ascender))
    }
}

// The height of a text on several lines (AUTOLAYOUT 3.3, 7.1).
extension UILabel: WidthDependentContent {
    /// A width of one's own for the lines counts instead of the label's.
    package final var heightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    /// What `intrinsicContentSize` answers while lines wrap at this width, so that overrides that add to the size of the
    /// text count here too, as in UIKit.
    package final func contentHeight(forWidth width: CGFloat) -> CGFloat {
        self[stored: Self.solvedWidthProperty] = width
        defer { self[stored: Self.solvedWidthProperty] = 0 }
        return intrinsicContentSize.height
    }

    /// At which width the lines of the intrinsic size wrap.
    final var wrappingWidth: CGFloat {
        if numberOfLines == 1 { return 0 }
        let own = preferredMaxLayoutWidth
        return own == 0 ? self[stored: Self.solvedWidthProperty] : own
    }
}
