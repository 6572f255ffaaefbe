import EspalierControls
import EspalierScenarios
import EspalierViews
import Foundation

/// The tree of one step at each of some widths.
///
/// Views have numbers: those that are in the tree of the step by their places in its snapshot, those that come at other
/// widths further ones.
struct StepWidths: Sendable, Equatable {
    /// What is so from a width on, until the next one.
    struct Run<Value: Sendable & Equatable>: Sendable, Equatable {
        /// The place of the first width.
        let start: Int
        let value: Value
    }

    /// A view of a hierarchy.
    struct Place: Sendable, Equatable {
        let view: Int
        /// -1 for the root.
        let parent: Int
    }

    /// A line of a shown text.
    struct Line: Sendable, Equatable {
        let text: String
        let fontSize: Double
        let weight: Int
        /// `x`, `y`, `width`, `height` and the baseline, from the beginning of the run.
        let tracks: [WidthTrack]
    }

    struct View: Sendable, Equatable {
        /// `x`, `y`, `width`, `height`. Where the view is not in the tree, they go on as they were.
        let frame: [WidthTrack]
        /// What else is told of it, without the lines of its text.
        let facts: [Run<WrittenView.Facts>]
        let lines: [Run<[Line]>]
    }

    struct Finding: Sendable, Equatable {
        let kind: LintKind
        /// The view's path at these widths.
        let path: String
        let what: String
        let fix: String
        /// By widths.
        let ranges: [ClosedRange<Int>]
    }

    let widths: ClosedRange<Int>
    /// By number.
    private(set) var views: [View] = []
    /// The classes of the views that are not in the step's own tree.
    private(set) var newClasses: [String] = []
    /// The hierarchy, each view before its subviews, which stand in their order.
    private(set) var trees: [Run<[Place]>] = []
    private(set) var findings: [Finding] = []

    /// Whether a view besides the root is elsewhere, or another one, at different widths.
    var isFollowed: Bool {
        trees.count > 1
            || views.dropFirst().contains { view in
                view.facts.count > 1 || view.lines.count > 1 || view.frame.contains { $0.constant == nil }
            }
    }

    /// Lays a tree out at all widths.
    ///
    /// - Parameter snapshot: The tree as it was recorded.
    /// - Parameter room: how many views may be laid out; less what was. Constraints count by the steps of solving them.
    /// - Returns: nil where the tree cannot be built or laid out, or is another one than was recorded, where a frame is
    ///   not finite, and where there is no more room.
    init?(_ subject: DocumentSubject, like snapshot: HierarchySnapshot, _ widths: ClosedRange<Int>, room: inout Int) {
        self.widths = widths
        guard let tree = subject.tree() else { return nil }
        var numbering = ViewNumbering(classes: subject.classes)
        // Numbers by places: depth-first.
        let own = HierarchySnapshot(of: tree.view, numbering: &numbering)
        guard own.entries.map(\.className) == snapshot.entries.map(\.className) else { return nil }
        let size = tree.root.bounds.size
        let plan = SweepPlan(LayoutSweep(widths: widths), size: size, traits: tree.root.treeTraits)
        let stage = SweepStage(tree, plan.base.surroundings, setsTextSizes: false)
        var watch = SweepWatch(stage, without: [])
        var logs: [ViewLog] = []
        var solved = tree.root.constraintCosts.solving
        for (index, width) in widths.enumerated() {
            guard room >= 0, stage.layOut(width, plan.base.height, exactHeight: size.height), watch.look(at: index)
            else {
                return nil
            }
            let present = HierarchySnapshot(of: tree.view, numbering: &numbering)
            let solving = tree.root.constraintCosts.solving
            room -= max(present.entries.count, solving - solved)
            solved = solving
            while logs.count < numbering.count { logs.append(ViewLog()) }
            for entry in present.entries {
                guard logs[entry.id].take(entry, at: index) else { return nil }
                if entry.id >= own.entries.count + newClasses.count { newClasses.append(entry.className) }
            }
            let places = present.entries.map { entry in
                Place(view: entry.id, parent: entry.parent.map { present.entries[$0].id } ?? -1)
            }
            if trees.last?.value != places { trees.append(Run(start: index, value: places)) }
        }
        watch.end(at: widths.count - 1)
        views = logs.map { $0.view(count: widths.count) }
        let job = SweepJob(
            axis: .width, surroundings: plan.base.surroundings, sizes: widths.map { ($0, plan.base.height) })
        var lines = SweptLines()
        lines.add(job, watch.findings.entries)
        findings = lines.findings.map { found in
            let key = found.entry.key
            return Finding(
                kind: key.kind, path: key.path, what: found.entry.what, fix: found.entry.fix,
                ranges: found.ranges(.width, plan.base.surroundings))
        }
    }
}
