import EspalierScenarios
import EspalierSupport
import EspalierViews
import Foundation

/// One run of a sweep.
struct SweepRun {
    let sweep: LayoutSweep
    let subject: any SweepSubject
    var classes = ScenarioClasses()

    /// What a job has found and done; nil where its tree could not be built.
    private struct Outcome: Sendable {
        var entries: [SweepEntry] = []
        var counters = SweepCounters()
        var layouts = 0
    }

    /// What all jobs have found.
    struct Result {
        let lines: SweptLines
        let plan: SweepPlan
        let coverage: SweepCoverage
        /// By finding, where evidence was asked for.
        let evidence: [(snapshot: HierarchySnapshot, document: String?)?]
    }

    func result() -> Result {
        let tree = subject.tree()
        let size = tree?.size ?? Self.usualSize
        let plan = SweepPlan(sweep, size: size, traits: tree?.root.treeTraits ?? .unspecified)
        var coverage = SweepCoverage(
            widths: plan.widths, heights: plan.heights, base: plan.base, textSizes: plan.textSizes,
            directions: plan.directions, lengthenings: plan.lengthenings)
        var lines = SweptLines()
        guard let tree else {
            coverage.isBuilt = false
            return Result(lines: lines, plan: plan, coverage: coverage, evidence: [])
        }
        let jobs = plan.lines
        for (job, outcome) in zip(jobs, run(jobs)) {
            lines.add(job, outcome.entries)
            coverage.counters = coverage.counters + outcome.counters
            coverage.layouts += outcome.layouts
        }
        let designed = sweep.includesDesigned ? [] : designed(tree.designedSize, plan.base.surroundings)
        lines.remove(designed)
        let pairs = plan.pairs(lines)
        for (job, outcome) in zip(pairs, run(pairs)) {
            lines.add(job, outcome.entries)
            coverage.counters = coverage.counters + outcome.counters
            coverage.layouts += outcome.layouts
            coverage.pairs += outcome.layouts
        }
        lines.remove(designed)
        return Result(lines: lines, plan: plan, coverage: coverage, evidence: evidence(lines))
    }

    /// The overlaps that the tree has at the size at which it was drawn: they are as their author wants them.
    private func designed(_ size: CGSize?, _ surroundings: SweepSurroundings) -> Set<SweepKey> {
        guard let size else { return [] }
        let sizes = [(width: Int(clamping: size.width), height: Int(clamping: size.height))]
        let outcome = run(SweepJob(axis: nil, surroundings: surroundings, sizes: sizes))
        return Set(outcome.entries.map(\.key).filter { $0.kind == .overlap })
    }

    private static let usualSize = CGSize(width: 390, height: 844)

    private var threads: Int { sweep.threads ?? ProcessInfo.processInfo.activeProcessorCount }

    private func run(_ jobs: [SweepJob]) -> [Outcome] {
        parallelRuns(jobs.count, threads: threads) { [self] in run(jobs[$0]) }
    }

    private func run(_ job: SweepJob) -> Outcome {
        var outcome = Outcome()
        guard let tree = subject.tree() else { return outcome }
        let stage = SweepStage(tree, job.surroundings, setsTextSizes: !sweep.textSizes.isEmpty)
        var watch = SweepWatch(stage, without: sweep.without)
        for (index, size) in job.sizes.enumerated() {
            // A cycle among rules does not depend on sizes: there is none later where there was none before.
            guard stage.layOut(size.width, size.height), watch.look(at: index) else { break }
            outcome.layouts += 1
        }
        watch.end(at: outcome.layouts - 1)
        outcome.entries = watch.findings.entries
        outcome.counters = watch.counters
        outcome.counters.built = 1
        return outcome
    }

    /// The tree at the first size of each finding, and a document of it.
    private func evidence(_ lines: SweptLines) -> [(snapshot: HierarchySnapshot, document: String?)?] {
        guard sweep.keepsEvidence else { return lines.findings.map { _ in nil } }
        var points: [SweepPoint] = []
        var places: [SweepPoint: Int] = [:]
        for finding in lines.findings where places[finding.first] == nil {
            places[finding.first] = points.count
            points.append(finding.first)
        }
        let asked = points
        let shown = parallelRuns(asked.count, threads: threads) { [self] in show(asked[$0]) }
        return lines.findings.map { finding in places[finding.first].flatMap { shown[$0] } }
    }

    private func show(_ point: SweepPoint) -> (snapshot: HierarchySnapshot, document: String?)? {
        guard let tree = subject.tree() else { return nil }
        let stage = SweepStage(tree, point.surroundings, setsTextSizes: !sweep.textSizes.isEmpty)
        guard stage.layOut(point.width, point.height), stage.takeNewViews() else { return nil }
        var numbering = ViewNumbering(classes: classes)
        let snapshot = HierarchySnapshot(of: tree.view, numbering: &numbering)
        return (snapshot, try? ScenarioDocument(capturing: tree.view, classes: classes).json())
    }
}

extension SweepRun.Result {
    /// The findings in the order of the source, or where it has no places, of the tree; of one view in the order of the
    /// kinds.
    func findings(_ places: SourcePlaces) -> [LintFinding] {
        let order = LintKind.allCases
        var findings = lines.findings.indices.map { index -> LintFinding in
            let found = lines.findings[index]
            let text = SweepPlaceText(found, plan).text
            let occurrences = SweepOccurrences(
                lines: found.lines, pairs: found.pairs, first: found.first, example: found.entry.example,
                snapshot: evidence.indices.contains(index) ? evidence[index]?.snapshot : nil,
                document: evidence.indices.contains(index) ? evidence[index]?.document : nil, place: text)
            return LintFinding(
                kind: found.entry.key.kind, view: found.entry.key.path, name: found.entry.name, place: nil,
                documentPath: "", message: "\(found.entry.what) \(text)", fix: found.entry.fix, sizes: [],
                swept: occurrences, axis: found.entry.axis)
        }
        places.complete(&findings, lines.findings.map { ($0.entry.mark, $0.entry.parts) })
        let described = zip(findings, lines.findings).map { (finding: $0, way: $1.entry.way) }
        let none = TextPlace(line: .max, column: .max)
        return described.ordered { one, other in
            let (place, otherPlace) = (one.finding.place ?? none, other.finding.place ?? none)
            if place != otherPlace { return place < otherPlace }
            if one.way != other.way { return one.way.lexicographicallyPrecedes(other.way) }
            let kinds = [one, other].map { order.firstIndex(of: $0.finding.kind) ?? 0 }
            if kinds[0] != kinds[1] { return kinds[0] < kinds[1] }
            return one.finding.message < other.finding.message
        }.map(\.finding)
    }
}
