import EspalierViews
import Foundation

// What text key paths know of a label beyond what they know of a view.
extension UILabel {
    static let labelKeys: [ObservableKey] = [
        key("text", \UILabel.text, textProperty) {
            $0.text
        } set: {
            $0.text = $1
        },
        key("font", \UILabel.font, fontProperty) {
            $0.font
        } set: {
            $0.font = $1
        },
        key("textColor", \UILabel.textColor, textColorProperty) {
            $0.textColor
        } set: {
            $0.textColor = $1
        },
        key("textAlignment", \UILabel.textAlignment, textAlignmentProperty) {
            $0.textAlignment
        } set: {
            $0.textAlignment = $1
        },
        key("numberOfLines", \UILabel.numberOfLines, numberOfLinesProperty) {
            $0.numberOfLines
        } set: {
            $0.numberOfLines = $1
        },
        key("isEnabled", \UILabel.isEnabled, isEnabledProperty) {
            $0.isEnabled
        } set: {
            $0.isEnabled = $1
        },
    ]

    private static func key<Value>(
        _ name: String, _ keyPath: KeyPath<UILabel, Value> & Sendable, _ property: AnyObject,
        _ get: @escaping @Sendable (UILabel) -> Value, set: @escaping @Sendable (UILabel, Value) -> Void
    ) -> ObservableKey {
        ObservableKey(name, keyPath, PropertyKey(stored: property), get: get, set: set)
    }
}
