import Foundation

extension UIResponder {
    /// A keyboard is about to be shown, or to have another height.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// A keyboard is shown.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard is about to be hidden.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// The keyboard is hidden.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The keyboard is about to have another frame.
    public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The keyboard has another frame.
    public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// The frame before, an `NSValue` of a rectangle in the coordinates of the screen.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The frame after, an `NSValue` of a rectangle in the coordinates of the screen.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// How long it takes, an `NSNumber` of seconds: 0.25.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// How it moves, an `NSNumber`: 7, as UIKit's.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard is the program's own, an `NSNumber`: true.
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

#if !canImport(Darwin)
    extension NSValue {
        /// The rectangle that it holds; of a value of another type, what Foundation makes of that.
        public var cgRectValue: CGRect { rectValue }
        /// The point that it holds.
        public var cgPointValue: CGPoint { pointValue }
        /// The size that it holds.
        public var cgSizeValue: CGSize { sizeValue }

        /// Makes a value of a rectangle.
        public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
        /// Makes a value of a point.
        public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
        /// Makes a value of a size.
        public convenience init(cgSize size: CGSize) { self.init(size: size) }
    }
#endif
