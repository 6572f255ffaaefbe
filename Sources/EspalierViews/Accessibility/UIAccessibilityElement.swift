import Foundation

/// Something that is read out and is no view, such as a part of a view that draws itself. Its container lists it in
/// `accessibilityElements`.
open class UIAccessibilityElement: UIResponder {
    private weak var container: AnyObject?
    private var statedFrame: CGRect?

    /// Makes an element of a container, which is not held.
    public init(accessibilityContainer container: Any) {
        self.container = container as AnyObject
        super.init()
    }

    /// What lists the element: a view, as a rule. Not held.
    open var accessibilityContainer: Any? {
        get { container }
        set { container = newValue as AnyObject? }
    }

    /// Whether the element is read out. True by default.
    open var isAccessibilityElement = true
    /// What it is called. nil by default.
    open var accessibilityLabel: String?
    /// What happens when it is operated. nil by default.
    open var accessibilityHint: String?
    /// What it stands at. nil by default.
    open var accessibilityValue: String?
    /// What kind of thing it is. None by default.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// A name for tests and tools. nil by default.
    open var accessibilityIdentifier: String?
    /// The language, as `en-GB`, in which the texts are read. nil by default: the user's.
    open var accessibilityLanguage: String?
    /// What can be done with the element besides operating it. nil by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

    private var statedActivationPoint: CGPoint?

    /// Where the element is tapped, on the screen. The middle of `accessibilityFrame`, unless something else was set.
    open var accessibilityActivationPoint: CGPoint {
        get { statedActivationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { statedActivationPoint = newValue }
    }

    /// Where it is, in the container's coordinates. Zero by default. Once it is set, `accessibilityFrame` follows it and
    /// the container.
    open var accessibilityFrameInContainerSpace: CGRect = .zero {
        didSet { statedFrame = nil }
    }

    /// Where it is on the screen. By default where `accessibilityFrameInContainerSpace` says, if the container is a view.
    open var accessibilityFrame: CGRect {
        get {
            if let statedFrame { return statedFrame }
            guard let view = container as? UIView else { return accessibilityFrameInContainerSpace }
            return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
        }
        set { statedFrame = newValue }
    }

    /// Operates the element, as a tap would. For subclasses; does nothing, and returns false.
    open func accessibilityActivate() -> Bool { false }

    /// Sets an adjustable value one step up. For subclasses; does nothing.
    open func accessibilityIncrement() {}

    /// Sets an adjustable value one step down. For subclasses; does nothing.
    open func accessibilityDecrement() {}

    /// Leaves what is modal. For subclasses; does nothing, and returns false.
    open func accessibilityPerformEscape() -> Bool { false }
}
