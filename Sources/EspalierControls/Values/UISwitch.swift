import EspalierViews
import Foundation

/// A control that is on or off. It has a size of its own: sizes in frames and bounds are ignored.
open class UISwitch: UIControl {
    static let isOnProperty = StoredProperty<UISwitch, Bool>(default: false)
    static let switchKeys = [ObservableKey("isOn", \UISwitch.isOn, stored: isOnProperty)]
    private static let ownSize = CGSize(width: 51, height: 31)

    /// Those of a control, and `isOn`.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + switchKeys }

    /// Makes a switch at the frame's origin, in its own size.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.standardized.origin, size: Self.ownSize))
    }

    /// Makes a switch from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.frame = CGRect(origin: .zero, size: Self.ownSize)
    }

    /// The rectangle that the switch fills in its superview's coordinates. Of what is set, the origin counts.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let size = transform.isIdentity ? Self.ownSize : super.frame.size
            super.frame = CGRect(origin: newValue.standardized.origin, size: size)
        }
    }

    /// The rectangle in the switch's own coordinates. Of what is set, the origin counts.
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.ownSize) }
    }

    /// Whether the switch is on. False by default. Setting it sends no actions.
    open var isOn: Bool {
        get { self[stored: Self.isOnProperty] }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off, at once also where `animated` is true. Sends no actions.
    open func setOn(_ on: Bool, animated: Bool) { self[stored: Self.isOnProperty] = on }

    /// The colour while it is on. nil by default.
    open var onTintColor: UIColor?
    /// The colour of what moves. nil by default.
    open var thumbTintColor: UIColor?
    /// The image while it is on. nil by default; plays no part in the size.
    open var onImage: UIImage?
    /// The image while it is off. nil by default; plays no part in the size.
    open var offImage: UIImage?

    /// (51, 31).
    open override var intrinsicContentSize: CGSize { Self.ownSize }

    /// (51, 31), whatever the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.ownSize }
}
