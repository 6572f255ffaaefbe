import EspalierObservation
import Foundation

/// Hears of each change of the views that it sees by itself, between the write and the callbacks: in the order in which
/// they happen, where hierarchy observers hear of them at the end of the outermost change.
///
/// It changes no view and runs no user code but getters.
package protocol ChangeRecorder: AnyObject {
    /// Properties of a view are about to be written: what is to be known of their old values must be read now. Each call
    /// is followed by `didChange`, with no other call of the two in between.
    func willChange(_ view: UIView, _ properties: PropertySet)
    /// They are written, and may have other values.
    func didChange(_ view: UIView, _ properties: PropertySet)
    /// A view has another place, or a constraint became active or inactive.
    func didChange(_ record: HierarchyRecord)
    /// An active constraint has other numbers than these.
    func numbersDidChange(of constraint: NSLayoutConstraint, constant: CGFloat, priority: Float)
    /// Whether what the view's `layoutSubviews()` changes follows from what is recorded, as the class is known.
    func knowsLayout(of view: UIView) -> Bool
    /// The outermost change in which it heard of anything has ended, with all its callbacks.
    func outermostChangeDidEnd()
}

/// Why a change happens that a recorder hears of.
package enum ChangeCause {
    /// Code outside of the runtime wants it.
    case code
    /// It follows from the change before: a mask, a constraint whose view leaves.
    case change
    /// It follows from a layout pass. Passes are numbered; the view is the one that was asked for the pass.
    case pass(number: UInt, of: UIView?)

    /// That of the change that the calling thread is making.
    package static var current: ChangeCause {
        let batch = HierarchyBatch.current
        guard batch.consequences.depth == ThreadState.current.batchDepth else { return .code }
        return batch.consequences.areOfPass ? .pass(number: batch.passNumber, of: batch.passView) : .change
    }
}

/// Changes that the runtime makes by itself: those that begin at a depth of changes inside one another. What callbacks
/// change in turn is one level deeper, and no consequence.
struct Consequences {
    var depth = -1
    var areOfPass = false
}

extension HierarchyBatch {
    /// The calling thread's, if it ever had one: if not, there is no observer and no recorder.
    static var existing: HierarchyBatch? {
        ThreadState.current.batch.map { unsafeDowncast($0, to: HierarchyBatch.self) }
    }

    /// What begins from now on at the next depth is a consequence.
    ///
    /// - Returns: what was so before, to be put back.
    func beginConsequences(areOfPass: Bool) -> Consequences {
        let outer = consequences
        consequences = Consequences(depth: ThreadState.current.batchDepth + 1, areOfPass: areOfPass)
        return outer
    }

    /// Tells a recorder, once, when the outermost change ends.
    func tellEnd(_ recorder: any ChangeRecorder) {
        if !recorders.contains(where: { $0 === recorder }) { recorders.append(recorder) }
    }

    func tellEnds() {
        let told = recorders
        recorders = []
        for recorder in told { recorder.outermostChangeDidEnd() }
    }
}

extension UIView {
    /// Lets a recorder hear of all changes of this view and all below it, until the token goes.
    ///
    /// - Complexity: O(views below).
    package final func record(by recorder: any ChangeRecorder) -> HierarchyObservation {
        let observer = HierarchyObserver(self, recorder: recorder)
        addHierarchyObserver(observer)
        return HierarchyObservation(observer)
    }

    /// Calls `body` for the recorders that see the view. An outermost change is open.
    final func tellRecorders(_ body: (any ChangeRecorder) -> Void) {
        guard flags.contains(.inHierarchyScope), let scope = hierarchyScope(), scope.hasRecorders else { return }
        let batch = HierarchyBatch.current
        scope.forEach { observer in
            guard let recorder = observer.recorder, observer.isLive else { return }
            batch.tellEnd(recorder)
            body(recorder)
        }
    }

    /// Whether the view's own layout follows from what recorders know.
    final var hasRecordedLayout: Bool {
        var isKnown = false
        tellRecorders { isKnown = $0.knowsLayout(of: self) }
        return isKnown
    }

    /// Whether a key-value observer is told when one of these properties is set to the value that it has.
    package final func tellsOfEqualValues(_ properties: PropertySet) -> Bool {
        flags.contains(.observed) && side?.observing?.registry?.tellsOfEqualValues(properties) ?? false
    }

    /// Writes a property that nobody observes, but recorders.
    package final func changeRecorded(_ property: ViewProperty, _ write: () -> Void) {
        if !flags.contains(.inHierarchyScope) { return write() }
        ThreadState.current.beginBatch()
        defer { ThreadState.current.endBatch() }
        let setting = HierarchySetting(self, property.set)
        write()
        setting?.commit()
    }

    /// The view's own margins, as they were set; nil where none were.
    package final var ownLayoutMargins: UIEdgeInsets? {
        get { marginBase }
        set { setMarginBase(newValue) }
    }
}
