import EspalierObservation
import Foundation

/// A group of changes of layers. Changes have their end at once, so what a transaction says is kept, and its completion
/// waits for the animations that were added to layers meanwhile.
///
/// Transactions belong to the thread: `begin()` and `commit()` stand in one turn of its isolation domain. Outside of
/// them nothing is kept.
public final class CATransaction {
    private struct Open {
        var disablesActions = false
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var completion: (() -> Void)?
        var values: [String: Any] = [:]
        /// How long the longest animation takes that was added meanwhile.
        var longest: CFTimeInterval = 0
    }

    /// Those of a thread, the innermost last.
    private final class Stack {
        var open: [Open] = []
    }

    private init() {}

    private static var stack: Stack? {
        ThreadState.current.layerTransactions.map { unsafeDowncast($0, to: Stack.self) }
    }

    private static func change(_ body: (inout Open) -> Void) {
        guard let stack, !stack.open.isEmpty else { return }
        body(&stack.open[stack.open.count - 1])
    }

    /// What the innermost transaction says that says anything.
    private static func said<Value>(_ value: (Open) -> Value?) -> Value? {
        stack?.open.lazy.reversed().compactMap(value).first
    }

    /// Begins a transaction, inside of one that is open already.
    public static func begin() {
        let state = ThreadState.current
        let stack = stack ?? Stack()
        state.layerTransactions = stack
        stack.open.append(Open())
    }

    /// Ends the innermost transaction. Its completion is called when the longest animation that was added to a layer
    /// meanwhile, or the duration that was set, has passed on a clock: see ``WindowClock``. Does nothing outside of any.
    public static func commit() {
        guard let stack, let ended = stack.open.popLast() else { return }
        if stack.open.isEmpty { ThreadState.current.layerTransactions = nil }
        let time = max(ended.longest, ended.disablesActions ? 0 : ended.duration ?? 0)
        change { $0.longest = max($0.longest, time) }
        if let completion = ended.completion { UIView.whenAnimationEnds(after: time, completion) }
    }

    /// Changes have their end at once, so it does nothing.
    public static func flush() {}

    /// Whether changes of layers are animated: none are here. Kept until the transaction ends.
    public static func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

    /// What was set last, in the innermost transaction. False by default.
    public static func disableActions() -> Bool { stack?.open.last?.disablesActions ?? false }

    /// How long animations take that do not say so, in seconds.
    /// - Precondition: `dur` is finite.
    public static func setAnimationDuration(_ dur: CFTimeInterval) {
        guard dur.isFinite else { trap("CATransaction.setAnimationDuration(\(dur)): the time must be finite") }
        change { $0.duration = max(dur, 0) }
    }

    /// What the innermost transaction says that says a duration; 0.25 where none does.
    public static func animationDuration() -> CFTimeInterval { said(\.duration) ?? 0.25 }

    /// The course of animations that have none.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        change { $0.timingFunction = function }
    }

    /// What the innermost transaction says that says a course; nil where none does.
    public static func animationTimingFunction() -> CAMediaTimingFunction? { said(\.timingFunction) }

    /// What is called at the end of the transaction; see `commit()`. Outside of any it is called with the next step of a
    /// clock.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        if stack?.open.last != nil { return change { $0.completion = block } }
        if let block { UIView.whenAnimationEnds(after: 0, block) }
    }

    /// What is called at the end of the innermost transaction.
    public static func completionBlock() -> (() -> Void)? { stack?.open.last?.completion }

    /// What the innermost transaction keeps under a name that keeps anything there.
    public static func value(forKey key: String) -> Any? { said { $0.values[key] } }

    /// Keeps a value under a name until the transaction ends.
    public static func setValue(_ anObject: Any?, forKey key: String) { change { $0.values[key] = anObject } }

    /// An animation was added that takes so many seconds.
    static func noteAnimation(of seconds: CFTimeInterval) { change { $0.longest = max($0.longest, seconds) } }
}
