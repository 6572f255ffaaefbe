import EspalierScenarios
import EspalierSupport
import EspalierViews
import Foundation

/// Records what happens to a view and all below it, from the moment at which it is made until it goes: which views come,
/// go and move, every property that scenario documents know, rules, constraints, stored properties, and layout passes, in
/// the order in which it happens.
///
///     let recording = HierarchyRecording(of: screen)
///     recording.mark("tapped save")
///     …
///     print(try recording.document().json())
///     recording.undo()
///
/// What was recorded is a scenario document: its root is the tree as it was at the beginning, its steps are what happened.
/// Running it gives the same frames. What follows from a step by itself (what masks, rules, constraints and the layout of
/// known classes place) is no step.
///
/// The recording holds the root, and the views that have left, as long as a step within its reach can bring them back. It
/// belongs to the isolation domain of its root. A tree that is not recorded pays nothing for it; a change that is
/// recorded reads what it concerns before and after, as a hierarchy observer with old values does.
public final class HierarchyRecording {
    let core: RecordingCore
    private let token: HierarchyObservation

    /// Begins to record.
    ///
    /// - Parameters:
    ///   - root: The view that becomes the root of the document. Changes above it are not recorded.
    ///   - classes: The classes that documents know: those of the runtime, and what the program registers.
    ///   - properties: Stored properties that are recorded too. Those that a scenario gave its views always are.
    ///   - limit: How many steps can be gone back at least; nil for all. Older steps become part of the document's root,
    ///     and what only they held is released. Up to a quarter more steps, and at least 16, are kept.
    /// - Precondition: `limit` is not negative.
    /// - Complexity: O(number of views).
    public init(
        of root: UIView, classes: ScenarioClasses = ScenarioClasses(), properties: [RecordedProperty] = [],
        limit: Int? = nil
    ) {
        if let limit, limit < 0 { trap("HierarchyRecording(of:limit: \(limit)): the limit must not be negative") }
        core = RecordingCore(root: root, classes: classes, properties: properties, limit: limit)
        token = root.record(by: core)
    }

    deinit {
        core.end()
        token.invalidate()
    }

    /// The view that is recorded.
    public var root: UIView { core.root }

    /// How many steps the document has: those within reach, which say what code changed, layout passes that changed
    /// something, and marks; and before them the notes on the start.
    public var stepCount: Int { core.startSteps.count + core.steps.count }

    /// After how many of these steps the tree is as it is now; `stepCount`, unless steps were taken back.
    public var step: Int { core.startSteps.count + core.position }

    /// Puts a mark behind what has happened. It is a step of the document, `{"mark": "tapped save"}`, and what follows it
    /// is one group for `undo()`, up to the next mark.
    ///
    /// - Parameter text: What happens next, for those who read the steps.
    public func mark(_ text: String) { core.mark(text) }

    /// What was recorded, up to the present step, as a scenario document.
    ///
    /// Its layout is manual: passes run where they ran. What a document cannot say stands in `note` steps, with what is
    /// there in its place.
    ///
    /// - Complexity: O(number of views and of changes).
    public func document() -> ScenarioDocument { core.document().document }

    /// Writes the recording to a file, now and as it goes on: the start in the first line, then each step in a line of its
    /// own, when it happens. So the file is readable after a crash, up to the last step. `ScenarioDocument` and the
    /// command read it as any document.
    ///
    /// What `undo()` and its like change is written as steps, too. One file is written at a time: another call goes on
    /// with another one.
    ///
    /// - Parameter url: The file, which is made anew.
    /// - Throws: where the file cannot be made or written. If a later write fails, `writeError` says why, and nothing more
    ///   is written.
    /// - Complexity: O(number of views and of changes), then O(1) a change besides its path.
    public func write(to url: URL) throws {
        let (document, tree) = core.document()
        core.stream = try RecordingStream(url, document, tree)
    }

    /// Why the file that `write(to:)` has begun does not go on; nil if it does.
    public var writeError: (any Error)? { core.stream?.error }

    package var counters: RecordingCounters { core.counters }
}

// Going back and forth.
extension HierarchyRecording {
    /// Whether there is a step to take back.
    public var canUndo: Bool { core.position > 0 }

    /// Whether steps were taken back that can be made again.
    public var canRedo: Bool { core.position < core.steps.count }

    /// Takes back what has happened since the last mark, and the mark; where there is none within reach, the last outermost
    /// change, with the passes behind it.
    ///
    /// Everything is set by the usual setters, as one `performChanges(_:)`: observers and indexes are told as of any
    /// change. What they change in turn, of what is recorded, is taken back, too. None of it is recorded anew; but a change
    /// after it makes an end of what could be made again.
    ///
    /// - Returns: whether there was anything to take back.
    /// - Complexity: O(what has changed).
    @discardableResult
    public func undo() -> Bool {
        guard canUndo else { return false }
        core.go(to: core.groupStart(before: core.position))
        return true
    }

    /// Makes again what `undo()` has taken back last: up to the next mark, or the next outermost change. See `undo()`.
    ///
    /// - Returns: whether there was anything to make again.
    @discardableResult
    public func redo() -> Bool {
        guard canRedo else { return false }
        core.go(to: core.groupEnd(after: core.position))
        return true
    }

    /// Goes to the state after a number of steps. See `undo()`.
    ///
    /// - Parameter step: How many steps have happened then, from 0, the beginning, to `stepCount`.
    /// - Precondition: `step` is within that range.
    public func go(to step: Int) {
        if step < 0 || step > stepCount { trap("go(to: \(step)): the recording has the steps 0 to \(stepCount)") }
        core.go(to: max(0, step - core.startSteps.count))
    }

    /// What the group that `undo()` would take back was marked as; nil without a mark.
    public var undoName: String? { canUndo ? core.markText(at: core.groupStart(before: core.position)) : nil }

    /// What the group that `redo()` would make again was marked as; nil without a mark.
    public var redoName: String? { canRedo ? core.markText(at: core.position) : nil }
}
