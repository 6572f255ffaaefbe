import EspalierControls
import EspalierLayout
import EspalierScenarios
import EspalierViews

extension ScenarioDocument {
    /// Which rules gave a view its frame, and from what, or which constraints its frame depends on.
    ///
    ///     let why = try document.explain("title", attributes: [.width])
    ///     print(why.text(file: "title.json"))
    ///
    /// - Parameters:
    ///   - view: the view's name, or its path such as `/0/2`, after the step.
    ///   - attributes: the numbers of the frame to explain.
    ///   - step: the step after which it is explained; nil for the last one.
    ///   - classes: the classes that views may have.
    ///   - nibs: how the interface file is found that the root may be. What it gives has no place in the document.
    ///   - fonts: the font files that texts are measured by whose fonts they have.
    /// - Throws: what is wrong with the classes of the document, an error of a step up to this one, or that there is no
    ///   such step or view.
    /// - Complexity: that of running the scenario up to the step, twice where a number comes neither from rules nor
    ///   from constraints.
    public func explain(
        _ view: String, attributes: [LayoutAttribute] = LayoutAttribute.allCases, step: Int? = nil,
        classes: ScenarioClasses = ScenarioClasses(), nibs: ScenarioNibs = ScenarioNibs(), fonts: FontBook = FontBook()
    ) throws(ExplainError) -> ViewExplanation {
        let last = try lastStep(step)
        let (simulation, found) = try run(to: last, finding: view, classes, nibs, fonts)
        var explainer = ViewExplainer(document: self, simulation: simulation, view: found, step: last)
        if let history = explainer.history, explainer.hasOpen(attributes) {
            explainer.origins = try FrameOrigins.find(self, view: history.number, to: last, classes, nibs, fonts)
        }
        return explainer.explain(attributes)
    }

    func lastStep(_ step: Int?) throws(ExplainError) -> Int {
        let last = step ?? steps.count
        guard (0...steps.count).contains(last) else { throw .noStep(asked: last, last: steps.count) }
        return last
    }

    func run(
        to last: Int, _ classes: ScenarioClasses, _ nibs: ScenarioNibs, _ fonts: FontBook
    ) throws(ExplainError) -> Simulation {
        let simulation: Simulation
        do {
            simulation = try Simulation(self, classes: classes, views: .none, nibs: nibs, fonts: fonts)
        } catch {
            throw .document(error)
        }
        simulation.keepsHistories = true
        for step in 0...last {
            if let error = simulation.performStep(step) { throw .run(error) }
        }
        return simulation
    }
}

/// When the numbers of a view's frame changed last, and by what.
struct FrameOrigins {
    /// By attribute.
    var sources: [LayoutExplanation.Source]

    /// Runs the scenario once more, and looks at the view after each step.
    ///
    /// - Parameter number: the view's, in the order in which views are made.
    static func find(
        _ document: ScenarioDocument, view number: Int, to last: Int, _ classes: ScenarioClasses,
        _ nibs: ScenarioNibs, _ fonts: FontBook
    ) throws(ExplainError) -> FrameOrigins {
        let simulation: Simulation
        do {
            simulation = try Simulation(document, classes: classes, views: .none, nibs: nibs, fonts: fonts)
        } catch {
            throw .document(error)
        }
        simulation.keepsHistories = true
        let sites = SiteFinder(document: document)
        var origins: FrameOrigins?
        var before: [Double] = []
        for step in 0...last {
            let setting = document.setting(at: step, in: simulation)
            if let error = simulation.performStep(step) { throw .run(error) }
            guard simulation.histories.count > number else { continue }
            let history = simulation.histories[number]
            guard let view = history.view else { continue }
            let now = LayoutAttribute.allCases.map { $0.number(of: view) }
            if origins == nil {
                origins = FrameOrigins(
                    sources: LayoutAttribute.allCases.map { first($0, view, history, sites, step: step) })
            } else {
                for (index, attribute) in LayoutAttribute.allCases.enumerated() where now[index] != before[index] {
                    origins?.sources[index] =
                        if history.trace.isRuling(attribute, view) {
                            .formerRules(step: step)
                        } else if view.isPlacedByConstraints {
                            .formerConstraints(step: step)
                        } else if setting == number {
                            .step(step, sites.site("value", in: document.steps[step - 1].mark, step: step))
                        } else {
                            view.autoresizes(attribute) ? .autoresizing(step: step) : .code(step: step)
                        }
                }
            }
            before = now
        }
        return origins ?? FrameOrigins(sources: LayoutAttribute.allCases.map { _ in .code(step: last) })
    }

    /// What gave a number at the step that made the view.
    private static func first(
        _ attribute: LayoutAttribute, _ view: UIView, _ history: ViewHistory, _ sites: SiteFinder, step: Int
    ) -> LayoutExplanation.Source {
        let description = history.description
        if history.trace.isRuling(attribute, view) { return .formerRules(step: step) }
        if view.isPlacedByConstraints { return .formerConstraints(step: step) }
        if attribute.number(in: description.frame) == attribute.number(of: view) {
            return .frame(sites.site("frame", in: description.mark, step: step))
        }
        for key in ["transform", "bounds"] {
            if let site = sites.site(key, in: description.mark, step: step) { return .frame(site) }
        }
        return view.autoresizes(attribute) ? .autoresizing(step: step) : .code(step: step)
    }
}

extension ScenarioDocument {
    /// The number of the view whose geometry a step sets; nil for other steps.
    fileprivate func setting(at step: Int, in simulation: Simulation) -> Int? {
        guard step > 0, case .set(let reference, let setting) = steps[step - 1].action else { return nil }
        switch setting.keyPath.property {
        case .frame, .bounds, .center, .transform: break
        default: return nil
        }
        guard let view = try? simulation.find(reference) else { return nil }
        return ViewHistory.of(view)?.number
    }
}

extension RuleTrace {
    /// Whether rules give an attribute of a view (SLL 9.2).
    func isRuling(_ attribute: LayoutAttribute, _ view: UIView) -> Bool {
        view.realSuperview != nil && !isOpen(attribute)
    }
}
