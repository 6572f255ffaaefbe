import EspalierViews
import Foundation

// What text key paths know of a label beyond what they know of a view.
extension UILabel {
    static let labelKeys: [ObservableKey] = [
        ObservableKey("text", \UILabel.text, stored: textProperty),
        ObservableKey("attributedText", \UILabel.attributedText, stored: attributedProperty),
        ObservableKey("font", \UILabel.font, stored: fontProperty),
        ObservableKey("textColor", \UILabel.textColor, stored: textColorProperty),
        ObservableKey("textAlignment", \UILabel.textAlignment, stored: textAlignmentProperty),
        ObservableKey("lineBreakMode", \UILabel.lineBreakMode, stored: lineBreakModeProperty),
        ObservableKey("numberOfLines", \UILabel.numberOfLines, stored: numberOfLinesProperty),
        ObservableKey(
            "preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth, stored: preferredMaxLayoutWidthProperty),
        ObservableKey(
            "adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth, stored: adjustsFontSizeProperty),
        ObservableKey("minimumScaleFactor", \UILabel.minimumScaleFactor),
        ObservableKey("isHighlighted", \UILabel.isHighlighted, stored: isHighlightedProperty),
        ObservableKey("isEnabled", \UILabel.isEnabled, stored: isEnabledProperty),
    ]
}
