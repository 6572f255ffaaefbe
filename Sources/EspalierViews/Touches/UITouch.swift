import Foundation

/// A finger on the screen.
///
/// A window makes one when a test puts a finger on it (`tap(at:)`, `beginTouch(at:)`, …), and changes it as the finger
/// moves. One that a program makes itself is nowhere, so that methods which take touches can be called with it; a
/// subclass says where it is by overriding `location(in:)`.
open class UITouch: ObjectWithIdentity {
    /// Where a touch is in its course. The raw values are UIKit's.
    public enum Phase: Int, Sendable {
        // The cases are UIKit's, in its order.
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// What touches. The raw values are UIKit's.
    public enum TouchType: Int, Sendable {
        // The cases are UIKit's, in its order.
        case direct, indirect, pencil, indirectPointer
    }

    final var state = TouchState()

    /// Makes a touch that is nowhere.
    public init() {}

    /// Where the touch is in its course. `.began` for one that a program has made.
    open var phase: Phase { state.phase }

    /// When it was where it is, in seconds of the window's clock. 0 for one that a program has made.
    open var timestamp: TimeInterval { state.timestamp }

    /// How many taps it is the last of: 1 where no other ended near it less than 0.35 seconds before. 0 for one that a
    /// program has made.
    open var tapCount: Int { state.tapCount }

    /// The view that it began in, by hit testing; nil where there was none, or it is gone.
    open var view: UIView? { state.view }

    /// The window that it began in.
    open var window: UIWindow? { state.window ?? view?.window }

    /// Who looks at it of the recognizers: those of `view`, then those of the views above it. nil without a window.
    open var gestureRecognizers: [UIGestureRecognizer]? { state.course?.recognizers }

    /// What touches: a finger.
    open var type: TouchType { .direct }

    /// Where it is, in the coordinates of a view; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint { state.place(state.location, in: view) }

    /// Where it was at the event before, in the coordinates of a view; nil stands for the window.
    open func previousLocation(in view: UIView?) -> CGPoint {
        state.window == nil ? location(in: view) : state.place(state.previousLocation, in: view)
    }

    /// The class. Never an address, so that output stays the same.
    open var description: String { "<\(Swift.type(of: self))>" }

    /// What debuggers print: the `description`.
    open var debugDescription: String { description }

    /// Whether both are the same object.
    public static func == (lhs: UITouch, rhs: UITouch) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// What a window writes of a touch. Places are in the window's coordinates.
struct TouchState {
    var phase = UITouch.Phase.began
    var timestamp: TimeInterval = 0
    var tapCount = 0
    /// Not held, as the view's recognizers hold touches: a view that nobody else holds hears no more of them.
    weak var view: UIView?
    weak var window: UIWindow?
    var location = CGPoint.zero
    var previousLocation = CGPoint.zero
    /// Exists while the window follows the touch.
    weak var course: TouchCourse?

    func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
        guard let window, let view else { return point }
        return view.convert(point, from: window)
    }

    /// Whether the finger is on the screen.
    var isDown: Bool { phase != .ended && phase != .cancelled }
}
