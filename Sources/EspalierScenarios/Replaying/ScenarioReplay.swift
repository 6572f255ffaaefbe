import EspalierControls
import EspalierViews

/// A scenario that is run as far as somebody wants to look.
///
///     let replay = ScenarioReplay(of: document)
///     try replay.go(to: 3)
///     print(replay.root?.hierarchyText ?? "")
///
/// The tree that is there is the checkpoint: a later step goes on from it, and only for an earlier one the tree is built
/// anew.
public final class ScenarioReplay {
    /// The scenario.
    public let document: ScenarioDocument
    private let classes: ScenarioClasses
    private let nibs: ScenarioNibs
    private let fonts: FontBook
    private var simulation: Simulation?
    /// The step after which the tree is as it is now; nil where there is none yet, or a step could not be done.
    public private(set) var step: Int?
    /// How often the tree was built.
    public private(set) var replays = 0
    /// How many steps were done, those that build the tree included.
    public private(set) var stepsDone = 0

    /// Prepares a replay; nothing runs.
    ///
    /// - Parameters:
    ///   - document: The scenario.
    ///   - classes: The classes that views may have.
    ///   - nibs: How the interface file is found that the root may be.
    ///   - fonts: The font files that texts are measured by whose fonts they have.
    public init(
        of document: ScenarioDocument, classes: ScenarioClasses = ScenarioClasses(),
        nibs: ScenarioNibs = ScenarioNibs(), fonts: FontBook = FontBook()
    ) {
        self.document = document
        self.classes = classes
        self.nibs = nibs
        self.fonts = fonts
    }

    /// The root of the tree as it is after ``step``; nil where nothing has run. Changing it changes what later steps find.
    public var root: UIView? { step == nil ? nil : simulation?.root }

    /// Brings the tree to what it is after a step and its layout pass; 0 is the tree as it is built.
    ///
    /// - Throws: that there is no such step, what is wrong with the classes of the document or its interface file, or why
    ///   a step up to this one could not be done. The next call builds the tree anew then.
    /// - Complexity: that of the steps between the present one and this one, or, for an earlier one, of all up to it.
    public func go(to step: Int) throws(ScenarioReplayError) {
        guard (0...document.steps.count).contains(step) else {
            throw .noStep(asked: step, last: document.steps.count)
        }
        if let present = self.step, present > step { self.step = nil }
        while self.step ?? -1 < step {
            let next = (self.step ?? -1) + 1
            if next == 0 {
                replays += 1
                simulation = try made()
            }
            stepsDone += 1
            if let error = simulation?.performStep(next) {
                self.step = nil
                throw .run(error)
            }
            self.step = next
        }
    }

    private func made() throws(ScenarioReplayError) -> Simulation {
        do {
            return try Simulation(document, classes: classes, views: .none, nibs: nibs, fonts: fonts)
        } catch {
            throw .document(error)
        }
    }

    /// Whether a condition holds now. One about a view that is not there does not hold, nor does any before the first
    /// call of ``go(to:)``.
    ///
    /// - Complexity: that of looking for the view, or of the query.
    public func holds(_ condition: ScenarioCondition) -> Bool {
        guard step != nil, let simulation else { return false }
        return simulation.holds(condition)
    }
}

/// Why a replay did not come to a step.
public enum ScenarioReplayError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The scenario has fewer steps.
    case noStep(asked: Int, last: Int)
    /// What is wrong with the classes of the document, or with its interface file.
    case document(ScenarioError)
    /// A step could not be done.
    case run(ScenarioRunError)

    /// What is wrong, and below it what would be right.
    public var description: String {
        switch self {
        case .noStep(let asked, let last): "there is no step \(asked)\nfix: write a step from 0 to \(last)"
        case .document(let error): "\(error)"
        case .run(let error): "\(error)"
        }
    }
}

extension ScenarioDocument {
    /// The scenario up to a step, with that: what is left of it after the step is gone.
    ///
    /// - Parameter step: 0 for the tree alone. One beyond the last leaves everything.
    public func ending(after step: Int) -> ScenarioDocument {
        var document = self
        document.steps = Array(steps.prefix(max(0, step)))
        return document
    }

    /// How many steps the scenario has.
    public var stepCount: Int { steps.count }
}
