import Foundation

/// What happened: fingers began to touch, moved, or were lifted.
///
/// A window has one event for all fingers that are on it, and sends it each time that some of them change.
open class UIEvent: UIKitObject {
    /// What kind of event it is. The raw values are UIKit's.
    public enum EventType: Int, Sendable {
        // The cases are UIKit's.
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// The fingers, in the order in which they came.
    final var touches: [UITouch] = []
    /// When it was sent.
    final var time: TimeInterval = 0

    /// Makes an event without content.
    public override init() {}

    /// What kind of event it is: one of touches.
    open var type: EventType { .touches }

    /// When it was sent, in seconds of the window's clock.
    open var timestamp: TimeInterval { time }

    /// All fingers, those that have not moved too; nil where there are none.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

    /// Those that began in a window; nil where there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    /// Those that began in a view, not in one below it; nil where there are none.
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    /// Those that a recognizer looks at; nil where there are none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { gesture.progress.touches.contains($0) }
    }

    /// What was put together in one step of a touch: the touch itself, as each step is told.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

    /// Where a touch may go: nothing is guessed.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

    /// The fingers, in the order in which they came.
    package final var orderedTouches: [UITouch] { touches }

    private func touches(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(isMeant)
        return found.isEmpty ? nil : Set(found)
    }
}
