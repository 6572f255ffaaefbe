import EspalierViews
import Foundation

// Where the baselines of the text lie, which begins at the top of the label.
extension UILabel: BaselineLayout {
    package final var firstBaselineFromTop: CGFloat { (font ?? Self.defaultFont).ascender }

    package final var lastBaselineFromBottom: CGFloat {
        let font = font ?? Self.defaultFont
        let height = intrinsicContentSize.height
        let lines = (height / font.lineHeight).rounded(.down)
        return max(0, height - max(0, lines - 1) * font.lineHeight - font.ascender)
    }
}
