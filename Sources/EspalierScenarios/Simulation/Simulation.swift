import EspalierControls
import EspalierLayout
import EspalierNibs
import EspalierViews
import Foundation

/// Runs one scenario.
///
/// Make it, then call `run` once.
package final class Simulation {
    package let document: ScenarioDocument
    let classes: ScenarioClasses
    let views: ScenarioResult.Views
    /// How large the result may become.
    package let budget: ResultBudget
    let properties: ScenarioProperties
    /// The files that texts are measured by.
    private let fonts: FontBook
    /// The root of the tree.
    package let root: UIView
    /// What was made of the interface file that the root is; nil for another root.
    package let nibScene: LiveScene?
    /// The step that is under way.
    package private(set) var step = 0
    /// The expectations that did not hold so far.
    package private(set) var failures: [ScenarioResult.Failure] = []
    /// How many expectations were asked so far: `expect` steps, and rules that must be refused.
    package private(set) var expectationCount = 0
    /// Hears what steps do, from the end of step 0 on; nil where steps are done one by one.
    private(set) var watch: TreeWatch?
    private let classNames: ClassNames
    /// What the observers hear.
    let recorder: EventRecorder
    var observers = LivingObservers()
    var answers: QueryAnswers
    var constraints = LivingConstraints()
    /// Views that steps keep.
    var kept: [UIView] = []
    /// Whether the document makes any constraints.
    let usesConstraints: Bool
    /// Called after each step and its pass, with the tree as they left it.
    package var didFinishStep: ((Simulation) -> Void)?
    /// What the passes of the present step reported.
    var diagnostics: [ScenarioResult.Diagnostic] = []
    /// What the document says of each view, kept where `keepsHistories` is set before the run.
    package internal(set) var histories: [ViewHistory] = []
    /// Whether views remember what the document says of them, for explanations. Set it before the first step.
    package var keepsHistories = false
    /// What went wrong while rows were built, in the middle of a pass.
    var rowError: ScenarioRunError?
    /// How many views rows have been built of.
    var rowViewCount = 0

    /// Prepares a run by itself. See `init(_:views:nibs:fonts:cache:)`.
    package convenience init(
        _ document: ScenarioDocument, classes: ScenarioClasses = ScenarioClasses(),
        views: ScenarioResult.Views = .changed, nibs: ScenarioNibs = ScenarioNibs(), fonts: FontBook = FontBook()
    ) throws(ScenarioError) {
        try self.init(document, views: views, nibs: nibs, fonts: fonts, cache: SimulationCache(classes))
    }

    /// Prepares a run among others of the same classes.
    ///
    /// - Throws: all that is wrong with the classes of the document, and what is wrong with the interface file that its
    ///   root is, which can be known without running.
    package init(
        _ document: ScenarioDocument, views: ScenarioResult.Views, nibs: ScenarioNibs, fonts: FontBook,
        cache: SimulationCache
    ) throws(ScenarioError) {
        let classes = cache.classes
        if let error = document.classProblems(classes) { throw error }
        self.document = document
        self.classes = classes
        self.views = views
        budget = ResultBudget(document.maxOutput)
        self.fonts = fonts
        classNames = cache.classNames
        let loaded = try document.nibRoot(nibs, classes)
        root = loaded?.view ?? classes.make(document.root[0]) ?? UIView()
        cache.shareRules(with: root)
        nibScene = loaded
        properties = ScenarioProperties()
        recorder = EventRecorder(root: root, classes: classes, properties: properties, budget: budget)
        answers = QueryAnswers(document)
        usesConstraints = document.usesConstraints
    }

    /// Builds the tree, runs the steps, and hands over the result of each step without its views, and what finds these
    /// as long as `each` runs.
    ///
    /// - Returns: why the run ended before the last step; nil if it did not.
    /// - Throws: what `each` throws.
    package func run<Failure: Error>(
        _ each: (ScenarioResult.Step, StepListing) throws(Failure) -> Void
    ) throws(Failure) -> ScenarioRunError? {
        // Which step is the last one, the next one tells.
        var waiting: ScenarioResult.Step?
        for step in 0...document.steps.count {
            if let error = begin(step) {
                let before = budget.isSpent ? nil : watch.map { StepListing.Views.before($0) }
                if let waiting { try each(waiting, StepListing(views: before, budget: budget)) }
                return error
            }
            let result = finishStep()
            if let waiting { try each(waiting, StepListing(views: nil, budget: budget)) }
            if views == .last {
                waiting = result
            } else {
                try each(result, StepListing(views: listed, budget: budget))
            }
            if let excess { return excess }
            endWatchedStep()
        }
        if let waiting { try each(waiting, StepListing(views: .tree(root, classNames), budget: budget)) }
        return excess
    }

    /// The same, with the views of each step in its result.
    package func run<Failure: Error>(
        _ each: (ScenarioResult.Step) throws(Failure) -> Void
    ) throws(Failure) -> ScenarioRunError? {
        try run { (step, listing) throws(Failure) in try each(listing.completed(step)) }
    }

    /// Which views the present step lists.
    private var listed: StepListing.Views? {
        switch views {
        case .changed: watch.map { .changed($0) } ?? .tree(root, classNames)
        case .all: .tree(root, classNames)
        case .last, .none: nil
        }
    }

    /// The tree is as the present step has left it.
    private func endWatchedStep() {
        if let watch { return watch.endStep() }
        guard !document.steps.isEmpty else { return }
        let notes = views == .changed || views == .last || document.hasQueryObservers
        watch = TreeWatch(root, classNames, notes: notes, notesClasses: views == .last)
    }

    /// Does one step and the pass after it, without a result: for callers that look at the tree in between. Steps come
    /// in their order, from 0, the building of the tree.
    ///
    /// - Returns: why the step could not be done; no further one can follow then.
    package func performStep(_ step: Int) -> ScenarioRunError? { begin(step) }

    private func begin(_ step: Int) -> ScenarioRunError? {
        self.step = step
        diagnostics = []
        recorder.beginStep()
        answers.beginStep()
        do {
            try UIView.readingDataFromOutside { () throws(ScenarioRunError) in try perform() }
        } catch {
            return error
        }
        return excess
    }

    /// Does the present step and the pass after it.
    private func perform() throws(ScenarioRunError) {
        // What a step refers to is released when it returns: a view that it removed is gone when the pass begins.
        if step == 0 {
            root.isDocumentRoot = true
            if let traits = document.traits { root.treeTraits = traits.values }
            if !fonts.isEmpty { root.treeTextMeasurer = TextMeasurer(fonts: fonts) }
            root.diagnosticsHandler = { [weak self] diagnostic in self?.hear(diagnostic) }
            try buildRoot()
            if let design { root.setDocumentDesign(design) }
            try startObservers()
        } else {
            try act(document.steps[step - 1])
        }
        if document.layout == .automatic { try pass(from: root) }
        if let rowError { throw rowError }
    }

    private func finishStep() -> ScenarioResult.Step {
        var result = ScenarioResult.Step(index: step)
        result.events = recorder.events
        result.queries = answers.ofStep
        result.diagnostics = diagnostics
        result.conflicts = conflicts.filter { budget.make($0.leastBytes) }
        didFinishStep?(self)
        return result
    }

    /// The design that the document says controls have.
    var design: ControlDesign? { document.traits?.controlDesign?.value }

    /// Whether a pass runs after each step.
    package var layoutIsAutomatic: Bool { document.layout == .automatic }

    private func hear(_ diagnostic: ViewDiagnostic) {
        // Results list conflicts by themselves, at every step.
        if diagnostic.isConflict { return }
        let told = ScenarioResult.Diagnostic(path: diagnostic.views.first.map(path), message: diagnostic.message)
        if budget.make(told.leastBytes) { diagnostics.append(told) }
    }

    /// Runs a layout pass.
    func pass(from view: UIView) throws(ScenarioRunError) {
        do {
            try view.solveLayout()
        } catch {
            throw self.error(cycle: error)
        }
    }
}

// What steps report.
extension Simulation {
    func countExpectation() { expectationCount += 1 }

    func fail(_ view: UIView, _ kind: ScenarioResult.Failure.Kind) {
        fail(at: path(of: view), name: view.name, kind)
    }

    func fail(at path: String, name: String? = nil, _ kind: ScenarioResult.Failure.Kind) {
        let failure = ScenarioResult.Failure(step: step, path: path, name: name, kind: kind)
        if budget.make(failure.leastBytes) { failures.append(failure) }
    }

    /// An error of the present step, at a part of the document.
    func error(
        _ mark: ScenarioMark, key: String? = nil, _ message: String, fix: String
    ) -> ScenarioRunError {
        ScenarioRunError(step: step, problem: document.problem(at: mark, key: key, message: message, fix: fix))
    }

    /// Where the present step stands; the root, while the tree is built.
    var stepMark: ScenarioMark { step == 0 ? document.root[0].mark : document.steps[step - 1].mark }

    private func error(cycle: LayoutCycle) -> ScenarioRunError {
        error(stepMark, cycle.message, fix: cycle.fix)
    }
}

extension ScenarioDocument {
    /// Runs the scenario.
    ///
    /// A reference to nothing, a cycle and the like end the run; they stand in the result's `error`.
    ///
    /// - Parameters:
    ///   - classes: The classes that views may have.
    ///   - views: Which views the results of steps list.
    ///   - nibs: How the interface file is found that the root may be.
    ///   - fonts: The font files that texts are measured by whose fonts they have.
    /// - Throws: what is wrong with the classes of the document: one that is not registered, a text for one that has
    ///   none, a window that is not the root; and an interface file that cannot be the root.
    /// - Complexity: O(number of views + what the steps change), and what the layout passes take; with `.all`, O(number
    ///   of steps · number of views). A result of more than `maxOutput` bytes, counted without its numbers and keys, ends
    ///   with an error.
    public func simulate(
        classes: ScenarioClasses = ScenarioClasses(), views: ScenarioResult.Views = .changed,
        nibs: ScenarioNibs = ScenarioNibs(), fonts: FontBook = FontBook()
    ) throws(ScenarioError) -> ScenarioResult {
        let simulation = try Simulation(self, classes: classes, views: views, nibs: nibs, fonts: fonts)
        var result = ScenarioResult(title: title)
        result.error = simulation.run { result.steps.append($0) }
        result.failures = simulation.failures
        return result
    }
}
