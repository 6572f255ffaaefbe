import EspalierLayout
import EspalierViews

/// What a run leaves to the next one on its thread: the names of classes, and rules that have been read. It makes runs
/// shorter and changes no result.
package final class SimulationCache {
    let classes: ScenarioClasses
    let classNames: ClassNames
    private var rules = RuleLibrary()

    package init(_ classes: ScenarioClasses) {
        self.classes = classes
        classNames = ClassNames(classes)
    }

    /// Gives a new tree the rules that have been read, or none where these have become many.
    func shareRules(with root: UIView) {
        if !rules.isSmall { rules = RuleLibrary() }
        rules.share(with: root)
    }
}
