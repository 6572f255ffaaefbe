import EspalierControls
import EspalierLayout
import EspalierScenarios
import EspalierViews

/// A scenario that was run to its end, with the state of the tree after each step: what pictures, trees, explanations
/// and inspectors are made from.
///
///     let document = try ScenarioDocument(json: text)
///     let recording = try ScenarioRecording(running: document)
///     print(recording.steps.last?.snapshot.entries.count ?? 0)
public struct ScenarioRecording: Sendable {
    /// The title of the scenario.
    public var title: String?
    /// The text that the document was read from, where the caller gave it.
    public var source: String?
    /// The steps that ran, step 0 first: the state after the tree was built. Empty where building it failed.
    public var steps: [Step] = []
    /// Why the run ended before the last step, if it did.
    public var error: ScenarioRunError?
    /// The constraints that came up; steps name them by their places. Empty where no reasons were asked for.
    var constraints: [ShownConstraint] = []
    /// By identifier of a constraint, where it stands in the file that the document was made of: pages say it.
    package var constraintPlaces: [String: String] = [:]
    /// How many expectations were asked.
    public var expectationCount = 0
    /// Why steps have no other widths, in words, where that was asked for.
    var widthNote: String?
    /// How many bytes of a page other widths may take.
    var mostWidthBytes = 0

    /// Runs a scenario and writes down what happens.
    ///
    /// A reference to nothing, a cycle and the like end the run; they stand in `error`.
    ///
    /// - Parameters:
    ///   - document: The scenario.
    ///   - source: The text that it was read from, for reports that show it.
    ///   - classes: The classes that views may have.
    ///   - nibs: How the interface file is found that the root may be.
    ///   - fonts: The font files that texts are measured by whose fonts they have.
    ///   - explaining: Whether the reasons of ruled views are written down at each step.
    ///   - widths: The widths at which each step is laid out besides, for a page that shows them; nil for none.
    ///   - afterStep: Called with the number of each step that is done.
    /// - Throws: what is wrong with the classes of the document, or with the interface file; nothing has run then.
    /// - Complexity: O(number of steps · number of views), and what the layout passes take. Memory: O(number of
    ///   steps · number of views) numbers, and what changes. With widths, besides: for each step that of running the
    ///   scenario to it and of laying it out at each width.
    public init(
        running document: ScenarioDocument, source: String? = nil, classes: ScenarioClasses = ScenarioClasses(),
        nibs: ScenarioNibs = ScenarioNibs(), fonts: FontBook = FontBook(), explaining: Bool = true,
        widths: RecordedWidths? = nil, afterStep: @escaping (Int) -> Void = { _ in }
    ) throws(ScenarioError) {
        try self.init(
            running: document, source: source, classes: classes, nibs: nibs, fonts: fonts, explaining: explaining,
            painting: false, widths: widths, afterStep: afterStep)
    }

    /// - Parameter painting: Whether what views paint is written down, for pictures of the screen.
    package init(
        running document: ScenarioDocument, source: String?, classes: ScenarioClasses, nibs: ScenarioNibs,
        fonts: FontBook, explaining: Bool, painting: Bool, widths: RecordedWidths? = nil,
        afterStep: @escaping (Int) -> Void
    ) throws(ScenarioError) {
        let simulation = try Simulation(document, classes: classes, views: .none, nibs: nibs, fonts: fonts)
        title = document.title
        self.source = source
        let recorder = StepRecorder(classes: classes, explaining: explaining, painting: painting)
        simulation.didFinishStep = { simulation in
            recorder.record(simulation)
            afterStep(simulation.step)
        }
        var results: [ScenarioResult.Step] = []
        error = simulation.run { results.append($0) }
        simulation.didFinishStep = nil
        expectationCount = simulation.expectationCount
        constraints = recorder.constraints.table
        let places = document.stepPlaces
        for (index, result) in results.enumerated() {
            var step = Step(index: index, snapshot: recorder.snapshots[index])
            if index > 0 {
                step.summary = document.steps[index - 1].summary
                step.json = document.steps[index - 1].json
                step.place = places[index - 1]
            }
            step.events = result.events
            step.queries = result.queries
            step.diagnostics = result.diagnostics
            step.conflicts = result.conflicts
            step.reasons = recorder.reasons[index]
            if explaining { step.constraints = recorder.constraints.steps[index] }
            steps.append(step)
        }
        // A failure of the step that ended the run belongs to no step that is here.
        for failure in simulation.failures where failure.step < steps.count {
            steps[failure.step].failures.append(failure)
        }
        if let widths { record(widths, of: document, classes: classes, nibs: nibs, fonts: fonts) }
    }

    /// The state after one step and its layout pass.
    public struct Step: Sendable {
        /// 0 for the tree as it was built, k for the k-th step.
        public var index: Int
        /// What the step does, on one line. Control characters are shown as codes; long parts are cut short.
        public var summary = "the tree as it is built"
        /// The step as JSON; nil for step 0.
        public var json: String?
        /// Where the step stands in the source; nil for step 0, and where there is no source.
        public var place: TextPlace?
        /// The tree after the step.
        public var snapshot: HierarchySnapshot
        /// What the observers heard, in the order of delivery.
        public var events: [ScenarioResult.Event] = []
        /// What queries of the step found.
        public var queries: [ScenarioResult.Query] = []
        /// The expectations of the step that did not hold.
        public var failures: [ScenarioResult.Failure] = []
        /// What the pass reported without failing (SLL 11.3, 11.4).
        public var diagnostics: [ScenarioResult.Diagnostic] = []
        /// The required constraints that cannot hold after the step (AUTOLAYOUT 2.6).
        public var conflicts: [ScenarioResult.Conflict] = []
        /// Why the ruled views are where they are, by the place of the view in the snapshot's entries, ascending.
        public var reasons: [ViewReasons] = []
        /// Which constraints there are, and what is wrong with them.
        var constraints = StepConstraints()
        /// The tree at other widths; nil where they were not asked for or had no room.
        var widths: StepWidths?
    }
}
