import EspalierControls
import EspalierLayout
import EspalierScenarios
import EspalierSupport
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
    /// - Complexity: without `shrinks`, that of building and laying out the tree at each size and of running the steps, and O(n log n) in
    ///   the number of views; overlaps of one view's subviews are looked for until 20,000 pairs, or eight for each
    ///   subview, were found.
    public func lint(
        _ options: LintOptions = LintOptions(), classes: ScenarioClasses = ScenarioClasses(),
        nibs: ScenarioNibs = ScenarioNibs(), fonts: FontBook = FontBook()
    ) throws(ScenarioError) -> LintReport {
        var run = LintRun(document: self, classes: classes, nibs: nibs, fonts: fonts, options: options)
        if !LayoutSweep.kinds.union([.noLabel, .unsettled]).isSubset(of: options.without) {
            let sizes: [CGSize?] = options.sizes.isEmpty ? [nil] : options.sizes
            for size in sizes { try run.lookAtFrames(size) }
        }
        let error = try run.lookAtSteps()
        var report = LintReport(findings: run.collector.findings(of: self), error: error)
        func finished(_ findings: [LintFinding]) -> [LintFinding] {
            guard options.shrinks else { return findings }
            return findings.withSmallest(of: self, classes: classes, nibs: nibs, fonts: fonts)
        }
        if var sweep = options.sweep {
            sweep.without = options.without
            sweep.keepsEvidence = sweep.keepsEvidence || options.shrinks
            let result = SweepRun(
                sweep: sweep.checked,
                subject: DocumentSubject(document: self, classes: classes, nibs: nibs, fonts: fonts), classes: classes
            ).result()
            report.findings = Self.merged(report.findings, result.findings(SourcePlaces(document: self)))
            report.coverage = result.coverage
        }
        report.ignore(ignored, options)
        report.findings = finished(report.findings)
        return report
    }

    /// Two lists in the order of the document as one; of one place, the first list's before.
    private static func merged(_ one: [LintFinding], _ other: [LintFinding]) -> [LintFinding] {
        let none = TextPlace(line: .max, column: .max)
        return (one + other).ordered { $0.place ?? none }
    }
}

extension LintReport {
    /// Takes out what a document says is to be ignored, and takes down what that list silences for nothing.
    fileprivate mutating func ignore(_ ignored: [ScenarioIgnored], _ options: LintOptions) {
        if ignored.isEmpty { return }
        var used: Set<Int> = []
        let count = findings.count
        findings.removeAll { finding in
            let matching = ignored.indices.filter { ignored[$0].matches(finding) }
            used.formUnion(matching)
            return !matching.isEmpty
        }
        silenced = count - findings.count
        // At some sizes alone, or after some of the steps, nothing says that it does not occur.
        if error != nil || !options.sizes.isEmpty || options.sweep != nil { return }
        unusedIgnores = ignored.indices.filter { !used.contains($0) }.compactMap { index in
            let word = ignored[index].kind
            if let kind = word.flatMap(LintKind.init), options.without.contains(kind) { return nil }
            return ignored[index].text + (word.map { LintKind.remark(on: $0) } ?? "")
        }
    }
}

extension ScenarioIgnored {
    fileprivate func matches(_ finding: LintFinding) -> Bool {
        (kind == nil || kind == finding.kind.rawValue) && (object.map(finding.objects.contains) ?? true)
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
    let checks: FrameChecks

    init(
        document: ScenarioDocument, classes: ScenarioClasses, nibs: ScenarioNibs, fonts: FontBook, options: LintOptions
    ) {
        self.document = document
        self.classes = classes
        self.nibs = nibs
        self.fonts = fonts
        collector = LintCollector(options)
        checks = FrameChecks(scrolled: document.scrolledViews)
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
        let tree = LintTree(root, DocumentSource(simulation: simulation))
        let checks = checks
        let contents = ContentOpenings(tree, tree.nodes.indices.filter { tree.nodes[$0].scrolls })
        for place in tree.nodes.indices {
            checks.lookForOverlaps(in: place, tree, &self)
            checks.lookForOutside(of: place, tree, &self)
            checks.lookForZeroSize(of: place, tree, &self)
            checks.lookForCutOff(of: place, tree, &self)
            checks.lookForSmallTarget(of: place, tree, &self)
            checks.lookForMissingLabel(of: place, tree, &self)
            checks.lookForLowContrast(of: place, tree, &self)
            if tree.nodes[place].isOwn { checks.lookForAmbiguity(of: place, tree, contents, &self) }
        }
        for conflict in root.layoutConflicts { checks.tell(conflict, tree, &self) }
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
        let tree = LintTree(simulation.root, DocumentSource(simulation: simulation))
        lookAtRules(simulation, tree)
        names.lookForUnused(simulation, tree, &collector)
        return failure
    }
}

extension ScenarioDocument {
    /// The views that scroll: a step sets their bounds.
    var scrolledViews: Set<String> {
        Set(
            steps.compactMap { step in
                guard case .set(let reference, let setting) = step.action, setting.keyPath.property == .bounds else {
                    return nil
                }
                return reference.description
            })
    }
}

extension UIView {
    /// Gives the view a size, whatever its transform is.
    func setSize(_ size: CGSize) {
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
