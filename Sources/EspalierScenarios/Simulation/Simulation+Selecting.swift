import EspalierRelatives
import EspalierViews

// What is asked of the tree from outside of the scenario.
extension Simulation {
    /// What a query finds whose view is already known.
    package func answer(_ question: ScenarioQuery.Question, of view: UIView) throws(ScenarioRunError)
        -> ScenarioResult.Answer
    {
        switch question {
        case .firstAncestor(let criterion): return .view(firstAncestor(of: view, by: criterion).flatMap(countedPath))
        case .group(let relatives, let criterion):
            return answer(groups(of: relatives, of: view, by: criterion))
        case .relation(let relation, of: let reference):
            let other = try self.view(reference)
            switch relation {
            case .ancestor: return .boolean(view.isRelativeAncestor(of: other))
            case .descendant: return .boolean(view.isRelativeDescendant(of: other))
            case .sibling: return .boolean(view.isRelativeSibling(of: other))
            }
        case .named(let name): return .view(view.view(named: name).flatMap(countedPath))
        }
    }

    /// A view that a selector has found, as reports tell it.
    package struct SelectedView: Sendable, Equatable {
        /// Its path.
        package var path: String
        /// Its class, as documents call it.
        package var className: String
        package var name: String?
    }

    /// The views that a selector means, from a view on, in depth-first order; as many as the result has
    /// room for.
    package func views(matching selector: ViewSelector, from view: UIView) -> [SelectedView] {
        let views = view.views(matching: selector)
        return zip(views, paths(of: views)).map { view, path in
            SelectedView(path: path, className: classes.name(of: view), name: view.currentName)
        }
    }
}
