import EspalierViews

/// Some of the four attributes of a view.
struct AttributeSet: OptionSet, BitwiseCopyable {
    var rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    @inline(__always)
    init(_ attribute: LayoutAttribute) { rawValue = 1 &<< UInt8(truncatingIfNeeded: attribute.rawValue) }

    static let all = AttributeSet(rawValue: 15)

    @inline(__always)
    func contains(_ attribute: LayoutAttribute) -> Bool { rawValue & AttributeSet(attribute).rawValue != 0 }

    @inline(__always)
    mutating func remove(_ attribute: LayoutAttribute) { rawValue &= ~AttributeSet(attribute).rawValue }

    @inline(__always)
    mutating func insert(_ attribute: LayoutAttribute) { rawValue |= AttributeSet(attribute).rawValue }

    /// The first one in the order of attributes.
    var first: LayoutAttribute? { LayoutAttribute(rawValue: rawValue.trailingZeroBitCount) }
}

/// Which attributes of one view need which of another, or of itself: four bits of needed ones for each that needs.
struct NeedMask: BitwiseCopyable, Equatable {
    private(set) var bits: UInt16 = 0

    var isEmpty: Bool { bits == 0 }

    mutating func insert(_ attribute: LayoutAttribute, _ needed: LayoutAttribute) {
        bits |= 1 << UInt16(4 * attribute.rawValue + needed.rawValue)
    }

    mutating func formUnion(_ other: NeedMask) { bits |= other.bits }

    /// What one attribute needs.
    @inline(__always)
    func needs(of attribute: LayoutAttribute) -> AttributeSet {
        AttributeSet(
            rawValue: UInt8(truncatingIfNeeded: bits &>> UInt16(truncatingIfNeeded: 4 &* attribute.rawValue)) & 15)
    }

    /// What any of `attributes` needs.
    @inline(__always)
    func needs(of attributes: AttributeSet) -> AttributeSet {
        var found = bits & Self.rows(of: attributes)
        found |= found >> 8
        found |= found >> 4
        return AttributeSet(rawValue: UInt8(truncatingIfNeeded: found) & 15)
    }

    /// The attributes that need any of `needed`.
    @inline(__always)
    func attributes(needing needed: AttributeSet) -> AttributeSet {
        var found = bits & (UInt16(needed.rawValue) * 0x1111)
        found |= found >> 2
        found = (found | found >> 1) & 0x1111
        found |= found >> 3
        return AttributeSet(rawValue: UInt8(truncatingIfNeeded: found & 3 | (found >> 6) & 12))
    }

    /// All bits of the rows of some attributes.
    private static func rows(of attributes: AttributeSet) -> UInt16 {
        let set = UInt16(attributes.rawValue)
        return (set & 1 | (set & 2) << 3 | (set & 4) << 6 | (set & 8) << 9) * 15
    }

    /// A position needs a size of the view itself, or the height its width: nothing that is computed later, where sizes
    /// are computed first.
    var isInOrder: Bool { bits & ~Self.inOrder == 0 }

    private static let inOrder: UInt16 = 0b0100_0000_1100_1100
}

/// A view that the solver knows. Its numbers stand in `values`.
struct SolverNode: BitwiseCopyable, TableElement {
    typealias Index = NodeIndex

    /// Nil while the node is free.
    var view: ViewReference?
    var record: Handle<LayoutRecord>?
    /// That of the view's rules. Valid while the node is resolved.
    var program = RuleState.empty.program
    /// The first edge to a node that needs this one, if there is any.
    var firstOut = EdgeIndex.absent
    /// The edges from the nodes that this one needs: `inCount` in a row.
    var firstIn = EdgeIndex(raw: 0)
    var inCount: Int32 = 0
    /// Attributes that rules give (they are not given, SLL 9.2).
    var ruled = AttributeSet()
    /// Attributes that the mask makes follow the superview (SLL 9.8).
    var following = AttributeSet()
    /// Attributes that must be computed.
    var stale = AttributeSet()
    /// Attributes that must be computed if something that they need has changed. Disjoint from `stale`.
    var suspect = AttributeSet()
    /// Attributes that wait for those that they need.
    var active = AttributeSet()
    /// Attributes that differ from what their dependents were computed with. The node is in `changed` if there are any.
    var changed = AttributeSet()
    /// Attributes that were stale or suspect since the last evaluation and have made those that need them suspect.
    var spread = AttributeSet()
    var marks = Marks()

    struct Marks: OptionSet, BitwiseCopyable {
        var rawValue: UInt8

        /// Nothing is measured but siblings, and neither transforms nor scrolled bounds enter: `RuleProgram` says what
        /// is needed, and values are computed without a look at any view. Valid while the node is resolved.
        static let plain = Marks(rawValue: 1)
        /// Waits in `unresolved`.
        static let unresolved = Marks(rawValue: 2)
        /// Is in `opaqueNodes`: has functions or objects to ask.
        static let opaque = Marks(rawValue: 4)
        /// Is in `foreignNodes`: measures a view of another tree, whose changes nobody tells.
        static let foreign = Marks(rawValue: 8)
        /// Is in `solved`.
        static let solved = Marks(rawValue: 16)
        /// Is in `pending`.
        static let pending = Marks(rawValue: 32)
        /// Is in `spreading`.
        static let spreading = Marks(rawValue: 64)
        /// Has a size that nothing but limits touches (SLL 8.3 c). Valid while the node is resolved.
        static let limited = Marks(rawValue: 128)
    }

    @inline(__always)
    var edgesIn: Range<EdgeIndex> { firstIn..<firstIn.advanced(by: Int(inCount)) }
    var computed: AttributeSet { ruled.union(following) }
    /// Attributes whose values are not right yet, or may not be.
    var unsolved: AttributeSet { stale.union(suspect) }
}

/// `target` needs `source`, in the way that `mask` says; only that it is there, if the mask is empty.
struct SolverEdge: BitwiseCopyable, TableElement {
    typealias Index = EdgeIndex

    /// None where nothing is needed, and once the source is gone; the target is resolved anew then.
    var source: NodeIndex
    var target: NodeIndex
    /// The next in the list of edges out of `source`, if there is any.
    var nextOut = EdgeIndex.absent
    /// The one before in that list; of the first one the last.
    var previousOut = EdgeIndex.absent
    var mask = NeedMask()
}

/// An attribute of a node that is waiting for those that it needs.
struct SolverStep: BitwiseCopyable {
    var slot: ValueSlot
    /// The edge that is looked at.
    var edge: EdgeIndex
    /// Whether the value must be computed, whatever they come to.
    var wasStale: Bool
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
    package var nodesResolved = 0
    /// Comparisons made to find out what a number needs, each thing once.
    package var needsCompared = 0
    /// Superviews that were visited to find out whether a measured view is in the tree.
    package var superviewsVisited = 0
    /// Rule texts that were read for the tree's library.
    package var textsCompiled = 0
    #if ESPALIER_CHECKS
        /// Values of which the recording was compared with what the layout computed.
        package var recordingsChecked = 0
    #endif
}
