import EspalierObservation
import Synchronization

/// A breakpoint on a part of a tree, a property or a constraint: its token. It ends with the token, with `remove()`, when
/// what it is on goes, and, if it is to stop once, when it has stopped.
///
/// Its handler is called in the middle of the change, right after the write, on the stack of the code that made it: a
/// debugger that stops there, or `Thread.callStackSymbols`, shows who that is. It may look at everything. It must not
/// change the tree.
public final class ViewBreakpoint {
    private var tokens: [AnyObject] = []
    private var remaining: ((ViewStop) -> Void)?
    private let isOnce: Bool
    /// Where it was set, as `file:line`.
    public let place: String
    /// How often it has stopped.
    public private(set) var hits = 0

    init(once isOnce: Bool, place: String, _ handler: @escaping (ViewStop) -> Void) {
        self.isOnce = isOnce
        self.place = place
        remaining = handler
    }

    deinit {
        remove()
    }

    /// Ends the breakpoint. May be called at any time, inside the handler too, and more than once.
    public func remove() {
        let held = (tokens, remaining)
        tokens = []
        remaining = nil
        for token in held.0 {
            (token as? KeyValueObservation)?.invalidate()
            guard let observer = token as? HierarchyObserver else { continue }
            ThreadState.breakpointCount.subtract(1, ordering: .relaxed)
            observer.end()
        }
    }

    func hold(_ token: AnyObject) {
        if remaining != nil { tokens.append(token) }
    }

    /// Stops at every record of an observer.
    func add(_ view: UIView, _ options: HierarchyObservingOptions) {
        let observer = HierarchyObserver(view, options, place: place) { _ in }
        observer.stop = { [weak self] record in
            self?.stop { ViewStop(record: record, constraint: record.constraint, stack: OngoingChange.texts()) }
        }
        ThreadState.breakpointCount.add(1, ordering: .relaxed)
        view.addHierarchyObserver(observer)
        hold(observer)
    }

    /// Something has happened.
    func stop(_ what: () -> ViewStop) {
        guard let handler = remaining else { return }
        hits += 1
        let stop = what()
        if isOnce { remove() }
        handler(stop)
    }
}

/// What a breakpoint stopped at.
public struct ViewStop: CustomStringConvertible {
    /// The change of a view: what came, left or moved, or which property has another value, with the old one.
    public let record: HierarchyRecord?
    /// The constraint that has changed.
    public let constraint: NSLayoutConstraint?
    /// What was under way, the outermost first: layout passes, changes of this tree, observers that are being told with
    /// where they were registered, and `performChanges` with where it was called. The change itself is the last.
    public let stack: [String]

    /// The stack, a line for each entry, the change itself first.
    public var description: String { stack.reversed().joined(separator: "\n  in ") }
}
