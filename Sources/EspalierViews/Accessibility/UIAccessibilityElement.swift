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
}
