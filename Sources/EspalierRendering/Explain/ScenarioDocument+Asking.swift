import EspalierControls
import EspalierScenarios
import EspalierViews

extension ScenarioDocument {
    /// Runs the scenario up to a step, and asks something of a view of its tree.
    ///
    /// - Parameters:
    ///   - view: the view's name, or its path such as `/0/2`, after the step.
    ///   - step: the step after which it is asked; nil for the last one.
    ///   - classes: the classes that views may have.
    ///   - nibs: how the interface file is found that the root may be.
    ///   - fonts: the font files that texts are measured by whose fonts they have.
    ///   - ask: asks; it must not change the tree.
    /// - Throws: what is wrong with the classes of the document, an error of a step up to this one, or that there is no
    ///   such step or view.
    /// - Complexity: that of running the scenario up to the step, and of `ask`.
    package func asking<Answer>(
        _ view: String, step: Int? = nil, classes: ScenarioClasses = ScenarioClasses(),
        nibs: ScenarioNibs = ScenarioNibs(), fonts: FontBook = FontBook(),
        _ ask: (Simulation, UIView) throws(ScenarioRunError) -> Answer
    ) throws(ExplainError) -> Answer {
        let last = try lastStep(step)
        let (simulation, found) = try run(to: last, finding: view, classes, nibs, fonts)
        do throws(ScenarioRunError) {
            let answer = try ask(simulation, found)
            if let excess = simulation.excess { throw excess }
            return answer
        } catch {
            throw .run(error)
        }
    }

    /// Runs the scenario up to a step, and finds a view by its name or its path.
    func run(
        to last: Int, finding view: String, _ classes: ScenarioClasses, _ nibs: ScenarioNibs, _ fonts: FontBook
    ) throws(ExplainError) -> (simulation: Simulation, view: UIView) {
        guard let reference = ScenarioReference(view) else {
            throw .noView(
                message: "'\(view)' is neither a name nor a path",
                fix: "write a view's name, or its path such as \"/\" or \"/0/2\"")
        }
        let simulation = try run(to: last, classes, nibs, fonts)
        do throws(ScenarioRunError) {
            return (simulation, try simulation.find(reference))
        } catch {
            throw .noView(message: error.problem.message, fix: error.problem.fix)
        }
    }
}
