import EspalierViews
import Foundation

/// A sign that something is going on. Nothing turns here.
open class UIActivityIndicatorView: UIView {
    /// How large the sign is.
    public enum Style: Int, Sendable {
        /// 20 points on both sides.
        case medium = 100
        /// 37 points on both sides.
        case large = 101
    }

    static let isAnimatingProperty = StoredProperty<UIActivityIndicatorView, Bool>(default: false)
    static let styleProperty = StoredProperty<UIActivityIndicatorView, Style>(ofContent: .medium)
    static let hidesWhenStoppedProperty = StoredProperty<UIActivityIndicatorView, Bool>(default: true)

    static let indicatorKeys = [
        ObservableKey("style", \UIActivityIndicatorView.style, stored: styleProperty),
        ObservableKey(
            "hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped, stored: hidesWhenStoppedProperty),
    ]

    /// Those of a view, `style` and `hidesWhenStopped`.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + indicatorKeys }

    /// Makes an indicator of that frame, of the style `.medium`, hidden.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        super.isHidden = true
    }

    /// Makes an indicator in the size of its style, hidden.
    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        frame.size = intrinsicContentSize
    }

    /// Makes an indicator from an archive, hidden.
    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        super.isHidden = true
        coder.decode(self)
    }

    /// How large the sign is. `.medium` by default. Marks the superview.
    open var style: Style {
        get { self[stored: Self.styleProperty] }
        set { writeContent(Self.styleProperty, newValue) }
    }

    /// Whether the indicator is hidden as long as nothing goes on. True by default.
    open var hidesWhenStopped: Bool {
        get { self[stored: Self.hidesWhenStoppedProperty] }
        set {
            self[stored: Self.hidesWhenStoppedProperty] = newValue
            if !isAnimating { isHidden = newValue }
        }
    }

    /// Whether it was started. False by default.
    open var isAnimating: Bool { self[stored: Self.isAnimatingProperty] }

    /// Starts it; shows it if it hides when stopped.
    open func startAnimating() {
        self[stored: Self.isAnimatingProperty] = true
        if hidesWhenStopped { isHidden = false }
    }

    /// Stops it; hides it if it hides when stopped.
    open func stopAnimating() {
        self[stored: Self.isAnimatingProperty] = false
        if hidesWhenStopped { isHidden = true }
    }

    /// The colour. nil by default, and again after setting nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var color: UIColor!

    /// (20, 20), or (37, 37) for the style `.large`.
    open override var intrinsicContentSize: CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    /// The same as `intrinsicContentSize`, whatever the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
