import EspalierScenarios
import EspalierViews

/// Which view has which name, step by step.
struct NameHolders {
    private let references: NameReferences
    /// By name: the number of a view that has it.
    private var holders: [String: Int] = [:]
    /// How many views were looked at.
    private var seen = 0
    private var repeated = 0

    init(references: NameReferences) { self.references = references }

    /// The view that a step gives a name to; nil for other steps. Ask before the step.
    func renamedView(by step: Int, _ simulation: Simulation) -> Int? {
        guard let (reference, _) = simulation.renaming(at: step), let view = try? simulation.find(reference) else {
            return nil
        }
        return ViewHistory.of(view)?.number
    }

    /// Looks at the names that a step brought.
    mutating func lookAt(_ step: Int, _ renamed: Int?, _ simulation: Simulation, _ collector: inout LintCollector) {
        if let renamed, let (_, name) = simulation.renaming(at: step), let name {
            take(name, renamed, at: simulation.mark(ofValueAt: step), simulation, &collector)
        }
        for number in seen..<max(seen, simulation.histories.count) {
            let description = simulation.histories[number].description
            guard let name = description.name else { continue }
            take(name, number, at: simulation.mark("name", in: description.mark), simulation, &collector)
        }
        seen = max(seen, simulation.histories.count)
    }

    private mutating func take(
        _ name: String, _ number: Int, at mark: ScenarioMark, _ simulation: Simulation,
        _ collector: inout LintCollector
    ) {
        guard let holder = holders[name], holder != number, simulation.isInTree(holder, as: name),
            simulation.isInTree(number, as: name)
        else {
            holders[name] = number
            return
        }
        guard references.references.contains(name) else { return }
        repeated += 1
        guard repeated <= collector.options.limit else {
            if repeated == collector.options.limit + 1 {
                collector.add(
                    .init(kind: .repeatedName, view: 0, detail: [-1]), at: mark, path: "/", name: nil,
                    message: "more names that several views have", fix: "see the findings about the first ones")
            }
            return
        }
        let first = simulation.histories[holder].view
        collector.add(
            .init(kind: .repeatedName, view: number, detail: [repeated]), at: mark,
            path: simulation.histories[number].view?.path, name: name,
            message: "the name \(PlainText.quoted(name)) is that of \(first?.path ?? "another view") too; a reference "
                + "means the first in the tree",
            fix: "give one of them another name")
    }

    /// Names of the document that nothing refers to. The root's is that of the whole; and where nothing is referred to
    /// by a name at all, names are for reading.
    func lookForUnused(_ simulation: Simulation, _ tree: LintTree, _ collector: inout LintCollector) {
        guard collector.wants(.unusedName), !references.isEmpty else { return }
        var paths: [Int: Int] = [:]
        for (place, node) in tree.nodes.enumerated() {
            if let history = node.history { paths[history.number] = place }
        }
        var known: Set<String> = []
        var count = 0
        var leftOut = simulation.rootMark
        for history in simulation.histories where history.number > 0 {
            guard let name = history.description.name, !references.contains(name), known.insert(name).inserted else {
                continue
            }
            count += 1
            if count == collector.options.limit + 1 {
                leftOut = simulation.mark("name", in: history.description.mark)
            }
            if count > collector.options.limit { continue }
            collector.add(
                .init(kind: .unusedName, view: history.number, detail: []),
                at: simulation.mark("name", in: history.description.mark),
                path: paths[history.number].map { tree.path(of: $0) }, name: name,
                message: "nothing refers to the name \(PlainText.quoted(name))",
                fix: "leave it out, or see whether something should refer to it")
        }
        let limit = collector.options.limit
        let more = count - limit
        if more > 0 {
            collector.add(
                .init(kind: .unusedName, view: 0, detail: [-1]), at: leftOut, path: "/", name: nil,
                message: "\(more) more \(more == 1 ? "name" : "names") that nothing refers to",
                fix: "see the findings about the first \(limit)")
        }
    }
}

extension Simulation {
    /// The view to which a step gives a name, and the name; nil for other steps.
    fileprivate func renaming(at step: Int) -> (ScenarioReference, String?)? {
        guard step > 0, case .set(let reference, let setting) = document.steps[step - 1].action,
            case .name(let name) = setting.value
        else { return nil }
        return (reference, name)
    }

    fileprivate func mark(ofValueAt step: Int) -> ScenarioMark { mark("value", in: document.steps[step - 1].mark) }

    fileprivate func mark(_ key: String, in mark: ScenarioMark) -> ScenarioMark { document.mark(key, in: mark) }

    fileprivate var rootMark: ScenarioMark { document.root[0].mark }

    /// Whether a view is in the tree and has a name.
    fileprivate func isInTree(_ number: Int, as name: String) -> Bool {
        guard let view = histories[number].view else { return false }
        return view.name == name && view.topmost === root
    }
}
