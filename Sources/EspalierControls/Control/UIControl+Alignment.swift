import EspalierViews

extension UIControl {
    /// Where content stands from left to right.
    public enum ContentHorizontalAlignment: Int, Sendable {
        // The cases are UIKit's, in its order.
        case center, left, right, fill, leading, trailing
    }

    /// Where content stands from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        // The cases are UIKit's, in its order.
        case center, top, bottom, fill
    }

    static let horizontalProperty = StoredProperty<UIControl, ContentHorizontalAlignment>(default: .center)
    static let verticalProperty = StoredProperty<UIControl, ContentVerticalAlignment>(default: .center)

    /// `contentHorizontalAlignment`, with `.leading` and `.trailing` as the side that they mean here.
    public final var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        switch contentHorizontalAlignment {
        case .leading: return isLeftToRight ? .left : .right
        case .trailing: return isLeftToRight ? .right : .left
        case let other: return other
        }
    }

    /// What text key paths know of a control.
    static let controlKeys = [
        ObservableKey("isEnabled", \UIControl.isEnabled, stored: isEnabledProperty),
        ObservableKey("isSelected", \UIControl.isSelected, stored: isSelectedProperty),
        ObservableKey("isHighlighted", \UIControl.isHighlighted, stored: isHighlightedProperty),
        ObservableKey(
            "contentHorizontalAlignment", \UIControl.contentHorizontalAlignment, stored: horizontalProperty),
        ObservableKey("contentVerticalAlignment", \UIControl.contentVerticalAlignment, stored: verticalProperty),
    ]
}
