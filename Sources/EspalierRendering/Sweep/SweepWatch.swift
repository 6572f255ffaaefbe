import EspalierControls
import EspalierLayout
import EspalierScenarios
import EspalierViews
import Foundation

/// Looks at a tree after each layout, at what has changed since the one before.
struct SweepWatch {
    /// What was known of a label's text.
    private struct Label {
        let place: Int
        let label: UILabel
        var text: String?
        var font: UIFont?
        /// The size of the text on one line, once it was asked for.
        var natural: CGSize?
    }

    private let stage: any SweepStaging
    private let checks: FrameChecks
    private var tree: LintTree
    private(set) var findings: SweepFindings
    private(set) var counters = SweepCounters()
    private var labels: [Label] = []
    /// By view: its place among the labels; -1 for other views.
    private var labelOf: [Int] = []
    /// The labels that superviews may clip: these are looked at whenever something has moved.
    private var clipped: [Int] = []
    /// The views that constraints place, that have guides, or that scroll.
    private var constrained: [Int] = []
    private var scrolling: [Int] = []
    private var dividing: [Int] = []
    /// By view: at which size its subviews were compared last.
    private var familyStamps: [Int] = []
    private var changed: [Int] = []
    private var costs = ConstraintCosts()
    private let measurer = RuleMeasurer()

    init(_ stage: any SweepStaging, without: Set<LintKind>) {
        self.stage = stage
        checks = stage.tree.checks
        tree = LintTree(stage.tree.view, stage.tree.source)
        findings = SweepFindings(without: without)
    }

    // Units of findings: four of each view, and one of the whole tree.
    private func family(_ place: Int) -> Int { 4 * place }
    private func own(_ place: Int) -> Int { 4 * place + 1 }
    private func ambiguity(_ place: Int) -> Int { 4 * place + 2 }
    private func division(_ place: Int) -> Int { 4 * place + 3 }
    private var whole: Int { 4 * tree.nodes.count }

    /// Looks at the layout of the size at a place of the line.
    ///
    /// - Returns: whether there is one: new views are laid out once more.
    mutating func look(at index: Int) -> Bool {
        findings.index = index
        changed.removeAll(keepingCapacity: true)
        let isNew = familyStamps.isEmpty || !tree.update(changed: &changed)
        if isNew {
            guard stage.takeNewViews() else { return false }
            readTree()
            for place in tree.nodes.indices { lookAtView(place) }
            for place in tree.nodes.indices { lookAtFamily(place) }
        } else {
            lookAtChanges()
        }
        lookAtConstraints(isNew)
        for place in dividing { lookForDivisions(place) }
        return true
    }

    /// The line ends behind that size.
    mutating func end(at index: Int) { findings.closeAll(before: index + 1) }

    private mutating func readTree() {
        tree = LintTree(stage.tree.view, stage.tree.source)
        let count = tree.nodes.count
        findings.begin(units: 4 * count + 1)
        familyStamps = Array(repeating: -1, count: count)
        labelOf = Array(repeating: -1, count: count)
        labels = []
        clipped = []
        constrained = []
        scrolling = []
        dividing = []
        for place in 0..<count {
            let node = tree.nodes[place]
            if let label = node.view as? UILabel {
                labelOf[place] = labels.count
                labels.append(Label(place: place, label: label, text: label.text, font: label.font))
                if tree.hasClippingSuperview(place) { clipped.append(place) }
            }
            if node.scrolls { scrolling.append(place) }
            let isPlaced = place > 0 && !node.view.translatesAutoresizingMaskIntoConstraints
            if node.isOwn, isPlaced || node.scrolls || !node.view.layoutGuides.isEmpty { constrained.append(place) }
            if node.history?.rules.contains(where: { $0.rule.text.utf8.contains(UInt8(ascii: "/")) }) ?? false {
                dividing.append(place)
            }
        }
        counters.compared += count
    }

    private mutating func lookAtChanges() {
        counters.compared += tree.nodes.count
        for index in labels.indices {
            let label = labels[index].label
            let text = label.text
            let font = label.font
            if text == labels[index].text, font == labels[index].font { continue }
            labels[index].text = text
            labels[index].font = font
            labels[index].natural = nil
            lookAtView(labels[index].place)
        }
        for place in changed {
            lookAtView(place)
            let parent = tree.nodes[place].parent
            if parent >= 0 { lookAtFamily(parent) }
            lookAtFamily(place)
        }
        // What changed lies anywhere between a label and what clips it.
        if !changed.isEmpty { for place in clipped { lookAtView(place) } }
    }

    /// What concerns a view alone.
    private mutating func lookAtView(_ place: Int) {
        counters.checked += 1
        findings.ask(own(place))
        checks.lookForZeroSize(of: place, tree, &findings)
        let label = labelOf[place]
        if label >= 0 {
            if labels[label].natural == nil, labels[label].label.numberOfLines == 1 {
                labels[label].natural = labels[label].label.naturalSize
            }
            checks.lookForCutOff(of: place, tree, natural: labels[label].natural, &findings)
        }
        checks.lookForLowContrast(of: place, tree, &findings)
        if tree.nodes[place].isControl { checks.lookForSmallTarget(of: place, tree, &findings) }
        findings.endUnit()
    }

    /// What concerns a view and its subviews.
    private mutating func lookAtFamily(_ place: Int) {
        guard familyStamps[place] != findings.index, !tree.children[place].isEmpty else { return }
        familyStamps[place] = findings.index
        counters.families += 1
        findings.ask(family(place))
        checks.lookForOverlaps(in: place, tree, &findings)
        checks.lookForOutside(of: place, tree, &findings)
        findings.endUnit()
    }

    // MARK: Constraints

    private mutating func lookAtConstraints(_ isNew: Bool) {
        let now = stage.tree.root.constraintCosts
        // Nothing was solved since: what was ambiguous is, and what contradicts.
        if now == costs, !isNew { return }
        // To ask costs, too.
        defer { costs = stage.tree.root.constraintCosts }
        let contents = ContentOpenings(tree, scrolling)
        for place in constrained {
            findings.ask(ambiguity(place))
            checks.lookForAmbiguity(of: place, tree, contents, &findings)
            findings.endUnit()
        }
        let conflicts = stage.tree.root.layoutConflicts
        guard !conflicts.isEmpty || findings.isOpen(whole) else { return }
        findings.ask(whole)
        for conflict in conflicts { checks.tell(conflict, tree, &findings) }
        findings.endUnit()
    }

    // MARK: Rules

    private mutating func lookForDivisions(_ place: Int) {
        guard let history = tree.nodes[place].history else { return }
        guard findings.wants(.divisionByZero) else { return }
        findings.ask(division(place))
        for division in history.divisionsByZero(measurer) {
            findings.found(
                .divisionByZero, tree, FrameSubject(view: place, detail: [division.text, division.offset]),
                FrameWords(
                    what: LintRun.divisionMessage(division, history, tree.label(place)), fix: LintRun.divisionFix,
                    mark: .document(history.rules[division.text].rule.mark)))
        }
        findings.endUnit()
    }
}
