import Foundation

/// An object that looks at the touches of a view and of all below it, and calls its targets when they are a gesture.
///
/// Subclasses override the four methods for touches and set `state` in them. What is legal: from `.possible` to
/// `.began`, `.ended` (which is `.recognized`) or `.failed`; from `.began` and `.changed` to `.changed`, `.ended` or
/// `.cancelled`. A `.failed` that comes after `.began` is taken as `.cancelled`, and a `.cancelled` before it as
/// `.failed`; what else is set is ignored. After the last state, and when its fingers are lifted, the recognizer is
/// `reset()`.
///
/// Time is the window's clock.
open class UIGestureRecognizer: ObjectMadeByClass, ObjectWithIdentity, InterfaceMemberListing {
    /// The members that interface files name, none here. Subclasses that list some add them to those of super.
    open class var interfaceMembers: InterfaceMembers { InterfaceMembers() }

    /// What a recognizer has found out. The raw values are UIKit's.
    public enum State: Int, Sendable {
        // The cases are UIKit's, in its order.
        case possible, began, changed, ended, cancelled, failed
        /// The same as `.ended`: what a gesture that is over in a moment goes to.
        public static let recognized = State.ended
    }

    /// What is called of a target: a method of its class, in the place of a selector.
    public typealias Action = TargetAction<UIGestureRecognizer>

    final var progress = GestureProgress()
    final var targets: [GestureTarget] = []
    final var required: [WeakGesture] = []

    /// Makes a recognizer that calls `action` of `target`, which is not held. What subclasses override.
    public init(target: AnyObject?, action: Action?) {
        super.init(making: .plain)
        if let target, let action { targets.append(GestureTarget(target, action)) }
    }

    /// Makes a recognizer that calls nobody yet.
    public convenience init() { self.init(target: nil, action: nil) }

    /// Not to be called: write `T()`. See ``ObjectMadeByClass``.
    @available(*, unavailable, message: "write T()")
    public required convenience init(making request: InstanceRequest) { self.init(target: nil, action: nil) }

    // MARK: What it is

    /// What it has found out. `.possible` at first, and after each gesture. For subclasses to set.
    open var state: State {
        get { progress.proposals.last ?? progress.state }
        set { propose(newValue) }
    }

    /// The view that it was added to. Not held.
    open var view: UIView? { progress.view }

    /// Whether it gets touches. True by default. Set to false, it ends what it has begun as cancelled.
    open var isEnabled = true {
        didSet { if oldValue && !isEnabled { withdraw() } }
    }

    /// Who decides, and is not held. nil by default.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A name for messages. nil by default.
    open var name: String?

    // MARK: Touches and views

    /// Whether the view hears no more of touches once they are the gesture: those that it knows of are cancelled. True
    /// by default.
    open var cancelsTouchesInView = true
    /// Whether the view hears of no touch as long as it may be the gesture. False by default.
    open var delaysTouchesBegan = false
    /// Whether the view does not hear that a touch ends as long as it may be the gesture. True by default.
    open var delaysTouchesEnded = true

    // MARK: Places

    /// How many fingers the gesture has.
    open var numberOfTouches: Int { shownFingers.count }

    /// The middle of the fingers, in the coordinates of a view; nil stands for the window.
    open func location(in view: UIView?) -> CGPoint { place(middle, in: view) }

    /// Where a finger is, in the coordinates of a view; nil stands for the window.
    /// - Precondition: there are more fingers than `touchIndex`.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let fingers = shownFingers
        guard fingers.indices.contains(touchIndex) else {
            trap("location(ofTouch: \(touchIndex)) of \(Swift.type(of: self)): there are \(fingers.count) touches")
        }
        return fingers[touchIndex].location(in: view)
    }

    // MARK: Others

    /// Waits with its gesture until another recognizer has failed; if that recognizes its own, this one fails. Neither
    /// is held.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { requireFailure(of: otherGestureRecognizer) }

    /// Whether this gesture makes another impossible. For subclasses; true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another gesture makes this one impossible. For subclasses; true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether it waits until another recognizer has failed. For subclasses; false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another recognizer waits until this one has failed. For subclasses; false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    // MARK: For subclasses

    /// Fingers begin to touch. Does nothing; overrides call super.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers have moved. Does nothing; overrides call super.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers were lifted. Does nothing; overrides call super.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The system takes touches away. Does nothing; overrides call super.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The gesture is over, or was none: what was remembered of it is to be forgotten. `state` is `.possible` after it.
    /// Overrides call super.
    open func reset() {}

    /// Looks at a touch no longer; the view goes on hearing of it.
    open func ignore(_ touch: UITouch, for event: UIEvent) { progress.touches.removeAll { $0 === touch } }

    // MARK: For recognizers of this package

    /// One more condition of beginning.
    func mayBeginByItself() -> Bool { true }

    /// Whether the view does not hear yet that a touch has begun.
    func holdsBegan(of touch: UITouch) -> Bool { delaysTouchesBegan }

    /// The fingers whose number and place are told.
    var shownFingers: [UITouch] { fingers }

    /// Another state is about to be told to the targets.
    func willTell() {}

    // MARK: As an object

    /// The class, the name if it has one, and the state. Never an address, so that output stays the same.
    open var description: String {
        let called = name.map { " '\($0)'" } ?? ""
        return "<\(Swift.type(of: self))\(called); state = \(state)>"
    }

    /// What debuggers print: the `description`.
    open var debugDescription: String { description }

    /// Whether both are the same object.
    public static func == (lhs: UIGestureRecognizer, rhs: UIGestureRecognizer) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// How far a recognizer is with its gesture.
struct GestureProgress {
    weak var view: UIView?
    var state = UIGestureRecognizer.State.possible
    /// What the method for touches that is running has set.
    var proposals: [UIGestureRecognizer.State] = []
    var isReceiving = false
    /// What it goes to when those have failed that it waits for.
    var waiting: UIGestureRecognizer.State?
    /// The touches that it looks at; those that end stay until the event has been told.
    var touches: [UITouch] = []
    /// All since the last reset.
    var seen: [UITouch] = []
    /// Those since the last time that no finger touched: the fingers of the last tap of several.
    var group: [UITouch] = []
    /// Where it gets touches from; since the first of a gesture.
    weak var dispatcher: TouchDispatcher?

    /// Whether it may still be the gesture.
    var isUndecided: Bool { state == .possible }
    var isRecognized: Bool { state == .began || state == .changed || state == .ended }
    var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
}

/// Another recognizer, not held.
struct WeakGesture {
    weak var gesture: UIGestureRecognizer?
}
