import EspalierControls
import EspalierLayout
import EspalierScenarios
import EspalierViews
import Foundation

extension ScenarioDocument {
    /// What in the scenario is most likely a mistake.
    ///
    /// The tree is built and laid out at each size by itself; so no size has a part in what another one shows. Frames
    /// are looked at there. Then all steps run once, for the rules and names that they bring.
    ///
    ///     var options = LintOptions()
    ///     options.sizes = [CGSize(width: 320, height: 568), CGSize(width: 390, height: 844)]
    ///     print(try document.lint(options).text(file: "screen.json"))
    ///
    /// Views that an interface file gives are not looked at; see to them where they are made.
    ///
    /// - Throws: what is wrong with the classes of the document, or with the interface file that its root is.
    /// - Complexity: that of building and laying out the tree at each size and of running the steps, and O(n log n) in
    ///   the number of views; overlaps of one view's subviews are looked for until 20,000 pairs, or eight for each
    ///   subview, were found.
    public func lint(
        _ options: LintOptions = LintOptions(), classes: ScenarioClasses = ScenarioClasses(),
        nibs: ScenarioNibs = ScenarioNibs(), fonts: FontBook = FontBook()
    ) throws(ScenarioError) -> LintReport {
        var run = LintRun(document: self, classes: classes, nibs: nibs, fonts: fonts, options: options)
        let frameKinds: Set<LintKind> = [.overlap, .outside, .zeroSize, .divisionByZero, .unsettled]
        if !frameKinds.isSubset(of: options.without) {
            let sizes: [CGSize?] = options.sizes.isEmpty ? [nil] : options.sizes
            for size in sizes { try run.lookAtFrames(size) }
        }
        let error = try run.lookAtSteps()
        return LintReport(findings: run.collector.findings(of: self), error: error)
    }
}

/// One run of the lint.
struct LintRun {
    let document: ScenarioDocument
    let classes: ScenarioClasses
    let nibs: ScenarioNibs
    let fonts: FontBook
    var collector: LintCollector
    /// How the root's frame came to be looked at; told with each finding about frames.
    var size: CGSize?
    /// The numbers of the views that scroll: a step sets their bounds.
    let scrolled: Set<String>

    init(
        document: ScenarioDocument, classes: ScenarioClasses, nibs: ScenarioNibs, fonts: FontBook, options: LintOptions
    ) {
        self.document = document
        self.classes = classes
        self.nibs = nibs
        self.fonts = fonts
        collector = LintCollector(options)
        scrolled = Set(
            document.steps.compactMap { step in
                guard case .set(let reference, let setting) = step.action, setting.keyPath.property == .bounds else {
                    return nil
                }
                return reference.description
            })
    }

    /// Looks at the tree as it is built and laid out once, at one size of the root.
    mutating func lookAtFrames(_ asked: CGSize?) throws(ScenarioError) {
        let simulation = try Simulation(document, classes: classes, views: .none, nibs: nibs, fonts: fonts)
        simulation.keepsHistories = true
        guard simulation.performStep(0) == nil else { return }
        let root = simulation.root
        if let asked { root.setSize(asked) }
        // In a manual layout, nothing has been laid out so far. A cycle is told with the steps.
        guard (try? root.solveLayout()) != nil else { return }
        size = root.bounds.size
        let tree = LintTree(root)
        lookForOverlaps(tree)
        lookForOutside(tree)
        lookForZeroSizes(tree)
        lookForDivisions(tree)
        lookForUnsettled(tree, root)
    }

    /// Runs the steps, and looks at the rules and names that were there at any time.
    mutating func lookAtSteps() throws(ScenarioError) -> ScenarioRunError? {
        let simulation = try Simulation(document, classes: classes, views: .none, nibs: nibs, fonts: fonts)
        simulation.keepsHistories = true
        var names = NameHolders(references: NameReferences(document))
        var failure: ScenarioRunError?
        for step in 0...document.steps.count {
            let renamed = names.renamedView(by: step, simulation)
            failure = simulation.performStep(step)
            names.lookAt(step, renamed, simulation, &collector)
            if failure != nil { break }
        }
        if failure != nil, let cycle = simulation.root.layoutCycle {
            lookAt(cycle, simulation)
            failure = nil
        }
        let tree = LintTree(simulation.root)
        lookAtRules(simulation, tree)
        names.lookForUnused(simulation, tree, &collector)
        return failure
    }
}

extension UIView {
    /// Gives the view a size, whatever its transform is.
    fileprivate func setSize(_ size: CGSize) {
        if isTransformed {
            bounds.size = size
        } else {
            frame.size = size
        }
    }

    /// The cycle among the rules of the tree, if there is one.
    fileprivate var layoutCycle: LayoutCycle? {
        do {
            try solveLayout()
            return nil
        } catch {
            return error
        }
    }
}
