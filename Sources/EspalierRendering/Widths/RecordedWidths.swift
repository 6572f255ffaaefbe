import EspalierControls
import EspalierScenarios
import EspalierSupport
import EspalierViews
import Foundation

/// The widths that the inspector's page can show besides those that a scenario has itself.
///
///     let recording = try ScenarioRecording(running: document, widths: RecordedWidths(320...1366))
///
/// The tree of each step is laid out at all of them, as a ``LayoutSweep`` does it, and looked at for the same findings.
public struct RecordedWidths: Sendable, Equatable {
    /// The widths of the root, in points; at least one, from 1 to 100,000.
    public var range: ClosedRange<Int>
    /// How many views may be laid out, each counted once for every width of every step; where constraints take more steps
    /// to solve than there are views, these count. Steps beyond that have no widths, and the page says so.
    public var mostLayouts: Int
    /// How many bytes of the page may be spent on it, before these are shortened. Steps beyond that have no widths.
    public var mostBytes: Int
    /// Whether nobody asked for it: then it takes in the root's own width, and there is none where no view but the root
    /// follows the width.
    private(set) var isUsual = false

    /// Widths that somebody asks for.
    ///
    /// - Precondition: the widths lie between 1 and 100,000.
    public init(_ range: ClosedRange<Int>, mostLayouts: Int = 2_000_000, mostBytes: Int = 2 << 20) {
        if !LayoutSweep.sides.contains(range.lowerBound) || !LayoutSweep.sides.contains(range.upperBound) {
            trap("RecordedWidths of \(range): widths from 1 to 100000 are needed")
        }
        self.range = range
        self.mostLayouts = mostLayouts
        self.mostBytes = mostBytes
    }

    /// What `espalier inspect` does where nothing is said: widths 320 to 1366 and the root's own, for small documents in
    /// which any view follows the width.
    public static let usual = {
        var widths = RecordedWidths(320...1366, mostLayouts: 200_000, mostBytes: 128 << 10)
        widths.isUsual = true
        return widths
    }()
}

extension ScenarioRecording {
    /// Lays the tree of each step out at all widths, as far as there is room for it.
    ///
    /// - Complexity: that of running the scenario to each of the steps, and that of laying the trees out.
    mutating func record(
        _ asked: RecordedWidths, of document: ScenarioDocument, classes: ScenarioClasses, nibs: ScenarioNibs,
        fonts: FontBook
    ) {
        var range = asked.range
        let own = steps.first?.snapshot.entries.first?.frame.width ?? 0
        if asked.isUsual, own >= 1, own <= 2000 {
            range = min(range.lowerBound, Int(clamping: own))...max(range.upperBound, Int(clamping: own.rounded(.up)))
        }
        var room = asked.mostLayouts
        for index in steps.indices {
            // What only asks changes nothing.
            if index > 0, document.steps[index - 1].action.isQuestion {
                steps[index].widths = steps[index - 1].widths
                continue
            }
            let snapshot = steps[index].snapshot
            if snapshot.entries.count * range.count <= room {
                let subject = DocumentSubject(
                    document: document, classes: classes, nibs: nibs, fonts: fonts, step: index)
                steps[index].widths = StepWidths(subject, like: snapshot, range, room: &room)
            } else {
                room = -1
            }
            if room < 0 {
                let views = "\(snapshot.entries.count) \(snapshot.entries.count == 1 ? "view" : "views")"
                widthNote =
                    "From step \(index) on there are no other widths: \(views) at \(range.count) widths and those of the "
                    + "steps before are more than \(asked.mostLayouts) layouts."
                break
            }
        }
        mostWidthBytes = asked.mostBytes
        if asked.isUsual, !steps.contains(where: { $0.widths?.isFollowed ?? false }) {
            for index in steps.indices { steps[index].widths = nil }
            if steps.count > 0, room >= 0 { widthNote = nil }
        }
    }
}

extension ScenarioStep.Action {
    /// Whether the step changes neither the tree nor what lays it out.
    fileprivate var isQuestion: Bool {
        switch self {
        case .query, .expect, .expectValue, .expectAmbiguous, .expectAnswer, .observe, .unobserve: true
        default: false
        }
    }
}
