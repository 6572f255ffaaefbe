import EspalierViews
import Foundation

/// A control that is on or off. It has a size of its own: sizes in frames and bounds are ignored.
open class UISwitch: UIControl {
    static let isOnProperty = StoredProperty<UISwitch, Bool>(default: false)
    static let switchKeys = [ObservableKey("isOn", \UISwitch.isOn, stored: isOnProperty)]
    /// Until the switch is in a window.
    private static let firstSize = ControlDesign.current.switchSize
    private final var ownSize: CGSize { usedDesign.switchSize }

    /// Those of a control, and `isOn`.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + switchKeys }

    /// Makes a switch at the frame's origin, in its own size.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.standardized.origin, size: Self.firstSize))
    }

    /// Makes a switch from an archive.
    public required init?(coder: NSCoder) {
        super.init(frame: CGRect(origin: .zero, size: Self.firstSize))
        coder.decode(self)
    }

    /// The rectangle that the switch fills in its superview's coordinates. Of what is set, the origin counts.
    open override var frame: CGRect {
        get { super.frame }
        set {
            let frame = newValue.standardized
            let own = givesItselfSize ? ownSize : frame.size
            super.frame = CGRect(origin: frame.origin, size: transform.isIdentity ? own : super.frame.size)
        }
    }

    /// The rectangle in the switch's own coordinates. Of what is set, the origin counts.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let size = givesItselfSize ? ownSize : newValue.size
            super.bounds = CGRect(origin: newValue.origin, size: size)
        }
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

    /// 2 at the right: what constraints place ends before the frame does (AUTOLAYOUT 7.5).
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

    /// The size of the alignment rectangle, 2 narrower than the frame: (61, 28), or (49, 31) in older designs.
    open override var intrinsicContentSize: CGSize { CGSize(width: ownSize.width - 2, height: ownSize.height) }

    /// (63, 28), or (51, 31) in older designs, whatever the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

    override var keepsTaps: Bool { true }

    /// Turns it over.
    override func performTouchUp(_ touch: UITouch) {
        setOn(!isOn, animated: true)
        sendActions(for: .valueChanged)
    }

    override func designDidChange(to design: ControlDesign) {
        if transform.isIdentity {
            // Where it begins, a frame has said.
            super.frame = CGRect(origin: super.frame.origin, size: design.switchSize)
        } else {
            super.bounds = CGRect(origin: bounds.origin, size: design.switchSize)
        }
    }
}

extension UISwitch: SelfSizedView {
    /// A document may say what the switch wishes, and constraints give it that.
    package final var givesItselfSize: Bool { documentContentSize == nil }
}
