import EspalierViews
import Foundation

// The one line of a field stands where the vertical alignment of its contents has it.
extension UITextField: BaselineLayout {
    package final var firstBaseline: BaselinePosition { lineBaseline }

    package final var lastBaseline: BaselinePosition { lineBaseline }

    private var lineBaseline: BaselinePosition {
        let font = usedFont
        let share = contentVerticalAlignment.share
        return BaselinePosition(share: share, offset: ascent(of: font) - share * measuredFont(font).lineHeight)
    }
}
