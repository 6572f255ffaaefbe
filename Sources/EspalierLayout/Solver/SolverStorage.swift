import EspalierViews

/// A view that the solver knows.
struct SolverNode: BitwiseCopyable {
    /// Nil while the node is free.
    var view: Unmanaged<UIView>?
    var record: Unmanaged<LayoutRecord>?
    /// The node of the superview, if its size is needed; -1 otherwise. Valid while the node is settled.
    var space: Int32 = -1
    /// Neither transforms nor scrolled bounds enter into what the node needs: it measures nothing but siblings, and the
    /// values of slots are all that its own are computed from. Valid while the node is settled.
    var isPlain = false
    /// Waits in `unsettled`.
    var isUnsettled = false
    /// Is in `opaqueNodes`: has functions or objects to ask.
    var isOpaque = false
    /// Is in `foreignNodes`: measures a view of another tree, whose changes nobody tells.
    var isForeign = false
    /// Waits to be written.
    var isSolved = false
}

/// A number that others may need: one of the four of a frame, or whether the view is there at all.
struct SolverSlot: BitwiseCopyable {
    enum State: UInt8, BitwiseCopyable {
        /// The value is right.
        case settled
        /// Something that the value needs may change.
        case suspect
        /// The value must be computed.
        case stale
        /// The value is waiting for those that it needs.
        case active
    }

    /// What the frame says, or will say once it is written.
    var value = 0.0
    /// The first edge to a slot that needs this one, or -1.
    var firstOut: Int32 = -1
    /// The edges from the slots that this one needs: `inCount` in a row.
    var firstIn: Int32 = 0
    var inCount: Int32 = 0
    var state = State.settled
    /// The value differs from the one that the dependents were computed with. Is in `changed`.
    var isChanged = false
    /// Rules give the value (it is not given, SLL 9.2).
    var isRuled = false
    /// The mask makes the value follow the superview (SLL 9.8).
    var follows = false

    var isComputed: Bool { isRuled || follows }
}

/// `target` needs `source`.
struct SolverEdge: BitwiseCopyable {
    /// -1 once the source is gone; the target is settled anew then.
    var source: Int32
    var target: Int32
    /// The neighbours in the list of edges out of `source`, or -1.
    var nextOut: Int32 = -1
    var previousOut: Int32 = -1
}

/// A slot that is waiting for those that it needs.
struct SolverStep: BitwiseCopyable {
    var slot: Int32
    /// The edge from the next of them.
    var next: Int32
    /// Whether the slot must be computed, whatever they come to.
    var wasStale: Bool
}

/// Slots are numbered by node: four attributes, and the view's existence.
enum SlotNumber {
    static let perNode: Int32 = 5
    static let existence: Int32 = 4

    static func of(_ node: Int32, _ attribute: LayoutAttribute) -> Int32 {
        node * perNode + Int32(attribute.rawValue)
    }

    static func node(_ slot: Int32) -> Int32 { slot / perNode }

    static func attribute(_ slot: Int32) -> LayoutAttribute? { LayoutAttribute(rawValue: Int(slot % perNode)) }
}

/// What the solver of a tree has done so far, so that costs can be held by counts.
package struct SolverCounters: Equatable, Sendable {
    /// Passes that had something to solve.
    package var passes = 0
    /// Attributes that were computed.
    package var valuesSolved = 0
    /// Views whose frame was written.
    package var framesWritten = 0
    /// Views whose dependencies were found, anew or for the first time.
    package var nodesSettled = 0
    /// Comparisons made to find out what a number needs, each thing once.
    package var needsCompared = 0
    /// Rule texts that were read for the tree's library.
    package var textsCompiled = 0
}
