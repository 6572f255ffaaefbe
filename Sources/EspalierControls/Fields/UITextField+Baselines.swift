import EspalierViews
import Foundation

// The one line of a field stands where the vertical alignment of its contents has it.
extension UITextField: BaselineLayout {
    package final var firstBaseline: BaselinePlace { lineBaseline }

    package final var lastBaseline: BaselinePlace { lineBaseline }

    private var lineBaseline: BaselinePlace {
        let font = usedFont
        let share = contentVerticalAlignment.share
        return BaselinePlace(share: share, offset: ascent(of: font) - share * measuredFont(font).lineHeight)
    }
}
