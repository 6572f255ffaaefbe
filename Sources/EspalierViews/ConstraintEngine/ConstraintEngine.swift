import EspalierSolver
import EspalierSupport
import Foundation

/// Solves the constraints of one tree, or of one subtree by itself (AUTOLAYOUT 3.4), and writes the frames.
///
/// Views and guides that enter into constraints are nodes. Constraints are translated into sums of the nodes'
/// variables; a `ConstraintSystem` solves them. Whatever changes puts a node or a constraint into one of the lists
/// below, which the next solving goes through: what it costs depends on what has changed, and not on the size of the
/// tree.
///
/// User code (contents, margins, insets, baselines, setters) runs while the lists are gone through and while frames are
/// written, and may change anything: nothing is kept across a call of it but numbers that are checked afterwards.
final class ConstraintEngine {
    let system = ConstraintSystem()
    let nodes = PlainBuffer<ConstraintNode>()
    let freeNodes = PlainBuffer<Int32>()
    /// By variable: four times the node, and which of its numbers.
    let slots = PlainBuffer<Int32>()
    /// By constraint of the system.
    let entries = PlainBuffer<EngineConstraint>()
    let dependencies = PlainBuffer<EngineDependency>()
    let freeDependencies = PlainBuffer<Int32>()
    let wishes = PlainBuffer<WishRow>()
    let freeWishes = PlainBuffer<Int32>()
    /// The alignment insets that are not zero.
    var alignment: [Int32: UIEdgeInsets] = [:]
    /// The equations of the masks that bind nodes, by node.
    var masks: [Int32: [MaskRow]] = [:]

    // What is to be done before the next solving. A node's marks say in which lists it stands.
    /// Views that have come with constraints.
    let holding = PlainBuffer<Int32>()
    /// Other constraints without a number in the system.
    var pending: [NSLayoutConstraint] = []
    /// Constraints whose constants must be found again.
    var stale: [NSLayoutConstraint] = []
    let states = PlainBuffer<Int32>()
    let given = PlainBuffer<Int32>()
    let wishing = PlainBuffer<Int32>()
    let heights = PlainBuffer<Int32>()
    let insetNews = PlainBuffer<Int32>()
    let fluid = PlainBuffer<Int32>()
    /// By node of `fluid`: what its constraints were translated with.
    var fluidInsets: [Int32: FluidInsets] = [:]
    /// Nodes whose frames may have to be written.
    let writes = PlainBuffer<Int32>()
    /// Views whose coordinates begin elsewhere in the window, where frames are rounded.
    let moved = PlainBuffer<Int32>()
    var orderHasChanged = false

    // What one translation gathers.
    let terms = PlainBuffer<SolverTerm>()
    /// The nodes that the terms go through.
    let passed = PlainBuffer<Int32>()
    var offset = 0.0
    /// Whether only the constant of what is translated may be another one.
    var onlyConstants = false
    /// The direction of plain views without a direction of their own; nil where traits are overridden, and each view
    /// must be asked.
    var direction: UIUserInterfaceLayoutDirection?

    /// The node whose frame is being written: its own change is no news.
    var writing: Int32 = -1
    var isSolving = false
    /// Whether insets have not settled in the pass that runs: what changes of them waits for the next one.
    var hasGivenUp = false
    var journal: FrameJournal?
    var counters = ConstraintCounters()
    var diagnostics: [ViewDiagnostic] = []
    /// The broken constraints that were reported.
    var reported: Set<ObjectIdentifier> = []
    /// The first constraints of what was reported in this pass as too large, or as held only roughly.
    var reportedInPass: Set<ObjectIdentifier> = []
    var standing: [LayoutConflict] = []
    /// The nodes whose contents were asked for heights in the solving that runs.
    var askedNodes: [Int32] = []
    /// The views that were written last.
    var lastWritten: [Int32] = []
    /// Pixels per point, where frames are rounded.
    var scale: Double?
    /// The places of nodes' own coordinates in the window while frames are written (AUTOLAYOUT 3.5).
    let origins = PlainBuffer<WindowOrigin>()
    var originStamp: Int32 = 0
    /// For putting nodes in order.
    let orderSlots = PlainBuffer<Int32>()

    /// The view that is fitted by itself; nil in the engine of a tree.
    let fitted: ViewReference?
    /// The nodes of a fitting, by item: those that items know are of their tree's engine.
    var fittedNodes: [ObjectIdentifier: Int32] = [:]
    /// The numbers of the constraints in a fitting.
    var fittedNumbers: [ObjectIdentifier: Int32] = [:]
    private(set) var root: ViewReference

    /// Makes the engine of the tree of which `root` is the topmost view.
    init(root: UIView) {
        self.root = root.reference
        fitted = nil
        system.ordering = self
    }

    /// Makes an engine of one view and what is below it.
    init(fitting view: UIView) {
        root = view.reference
        fitted = view.reference
        system.ordering = self
    }

    deinit {
        if fitted == nil { end() }
    }

    /// Lets all items forget the engine.
    func end() {
        for index in 0..<Int32(nodes.count) {
            nodes[index].item?.with {
                $0.engine = nil
                $0.node = -1
            }
            nodes[index].item = nil
        }
    }

    var restlessViews: [UIView] {
        lastWritten.compactMap { node in
            nodes[node].marks.contains(.guide) ? nil : nodes[node].view?.object
        }
    }
}
