import EspalierControls
import EspalierLayout
import EspalierViews
import Foundation

/// Runs one scenario.
///
/// Make it, then call `run` once.
package final class Simulation {
    package let document: ScenarioDocument
    let classes: ScenarioClasses
    let views: ScenarioResult.Views
    let properties: ScenarioProperties
    /// The files that texts are measured by.
    private let fonts: FontBook
    /// The root of the tree.
    package let root: UIView
    /// What an interface file has made besides the root.
    private let nibObjects: [AnyObject]
    /// The step that is under way.
    package private(set) var step = 0
    /// The expectations that did not hold so far.
    package private(set) var failures: [ScenarioResult.Failure] = []
    /// How many expectations were asked so far: `expect` steps, and rules that must be refused.
    package private(set) var expectationCount = 0
    /// The tree as it was after the step before; valid between steps.
    private(set) var snapshot = TreeSnapshot()
    /// What the observers hear.
    let recorder: EventRecorder
    var observers = LivingObservers()
    var answers: QueryAnswers
    var constraints = LivingConstraints()
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
    /// Whether views of other classes than the runtime's take part, whose code may change what no step changes.
    private let runsForeignCode: Bool

    /// Prepares a run.
    ///
    /// - Throws: all that is wrong with the classes of the document, and what is wrong with the interface file that its
    ///   root is, which can be known without running.
    package init(
        _ document: ScenarioDocument, classes: ScenarioClasses = ScenarioClasses(),
        views: ScenarioResult.Views = .changed, nibs: ScenarioNibs = ScenarioNibs(), fonts: FontBook = FontBook()
    ) throws(ScenarioError) {
        if let error = document.classProblems(classes) { throw error }
        self.document = document
        self.classes = classes
        self.views = views
        self.fonts = fonts
        let loaded = try document.nibRoot(nibs, classes)
        root = loaded?.view ?? classes.make(document.root[0]) ?? UIView()
        nibObjects = loaded?.others ?? []
        properties = ScenarioProperties()
        recorder = EventRecorder(root: root, classes: classes, properties: properties)
        answers = QueryAnswers(document)
        usesConstraints = document.usesConstraints
        runsForeignCode = loaded != nil || document.usesForeignCode(classes)
    }

    /// Builds the tree, runs the steps, and hands over the result of each step as soon as it is there.
    ///
    /// - Returns: why the run ended before the last step; nil if it did not.
    /// - Throws: what `each` throws.
    package func run<Failure: Error>(
        _ each: (ScenarioResult.Step) throws(Failure) -> Void
    ) throws(Failure) -> ScenarioRunError? {
        // Which step is the last one, the next one tells.
        var waiting: ScenarioResult.Step?
        var error: ScenarioRunError?
        for step in 0...document.steps.count {
            self.step = step
            diagnostics = []
            recorder.beginStep()
            answers.beginStep()
            do {
                try perform()
            } catch let problem {
                error = problem
                break
            }
            let result = finishStep()
            if let waiting { try each(waiting) }
            waiting = result
        }
        if var last = waiting {
            if views == .last { last.views = allEntries() }
            try each(last)
        }
        return error
    }

    /// Does one step and the pass after it, without a result: for callers that look at the tree in between. Steps come
    /// in their order, from 0, the building of the tree.
    ///
    /// - Returns: why the step could not be done; no further one can follow then.
    package func performStep(_ step: Int) -> ScenarioRunError? {
        self.step = step
        diagnostics = []
        recorder.beginStep()
        answers.beginStep()
        do {
            try perform()
        } catch {
            return error
        }
        _ = snapshot.update(root, readsNames: mayHaveRenamed, classes: classes)
        return nil
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
        let differences = snapshot.update(root, readsNames: mayHaveRenamed, classes: classes)
        var result = ScenarioResult.Step(index: step)
        switch views {
        case .changed:
            result.views = differences.changed.map { snapshot.entry($0.place, frameBefore: $0.frameBefore) }
            result.removed = differences.removed
        case .all: result.views = allEntries()
        case .last, .none: break
        }
        result.events = recorder.events
        result.queries = answers.ofStep
        result.diagnostics = diagnostics
        result.conflicts = conflicts
        didFinishStep?(self)
        return result
    }

    /// The design that the document says controls have.
    var design: ControlDesign? { document.traits?.controlDesign?.value }

    /// Whether a pass runs after each step.
    package var layoutIsAutomatic: Bool { document.layout == .automatic }

    private func allEntries() -> [ScenarioResult.View] {
        snapshot.nodes.indices.map { snapshot.entry($0, frameBefore: nil) }
    }

    /// Whether names that the snapshot has may be others after the present step.
    private var mayHaveRenamed: Bool {
        guard !runsForeignCode, step > 0 else { return true }
        guard case .set(_, let setting) = document.steps[step - 1].action else { return false }
        return setting.keyPath.property == .name
    }

    private func hear(_ diagnostic: ViewDiagnostic) {
        // Results list conflicts by themselves, at every step.
        if diagnostic.isConflict { return }
        diagnostics.append(ScenarioResult.Diagnostic(path: diagnostic.views.first?.path, message: diagnostic.message))
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

    func fail(at path: String, _ kind: ScenarioResult.Failure.Kind) {
        failures.append(ScenarioResult.Failure(step: step, path: path, kind: kind))
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
        let (message, fix) = Self.parts(of: cycle.description)
        return error(stepMark, message, fix: fix)
    }

    /// A text that ends with a line `fix: …`, cut in two.
    static func parts(of text: String) -> (message: String, fix: String) {
        guard let range = text.range(of: "\nfix: ", options: .backwards) else { return (text, "change the rule") }
        return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
    }
}

extension ScenarioDocument {
    /// Whether classes other than the runtime's own are named.
    fileprivate func usesForeignCode(_ classes: ScenarioClasses) -> Bool {
        func isForeign(_ tree: ScenarioTree) -> Bool {
            tree.allViews.contains { view in
                guard let type = classes.entry(view.className)?.type else { return true }
                return !ScenarioClasses.isOwn(type)
            }
        }
        return isForeign(root)
            || steps.contains { step in
                if case .add(let tree, to: _, at: _) = step.action { isForeign(tree) } else { false }
            }
    }

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
    /// - Complexity: O(number of steps · number of views), and what the layout passes take.
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
