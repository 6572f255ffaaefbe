import EspalierViews
import Foundation

extension ScenarioResult.View {
    /// - Parameter path: as UTF-8.
    init(_ view: UIView, path: [UInt8], frameBefore: CGRect? = nil, _ names: ClassNames) {
        self.init(
            path: String(decoding: path, as: UTF8.self), className: names.name(of: view), name: view.name,
            tag: view.tag, frame: view.frame, frameBefore: frameBefore)
    }
}

/// What a document calls the classes of views. The names of types are looked up once.
final class ClassNames {
    private let classes: ScenarioClasses
    private var names: [ObjectIdentifier: String] = [:]

    init(_ classes: ScenarioClasses) { self.classes = classes }

    func name(of view: UIView) -> String {
        if let name = ScenarioClasses.writtenName(of: view) { return name }
        let type = type(of: view)
        if let name = names[ObjectIdentifier(type)] { return name }
        let name = classes.name(of: type)
        names[ObjectIdentifier(type)] = name
        return name
    }
}

/// The views that the result of a step lists, found when they are written.
package struct StepListing {
    enum Views {
        case tree(UIView, ClassNames)
        case changed(TreeWatch)
        /// The tree as it was before a step that could not be done.
        case before(TreeWatch)
        /// Those of a result that is there already.
        case known([ScenarioResult.View], removed: [String])
    }

    /// Nil where none are asked for.
    let views: Views?
    let budget: ResultBudget

    /// Calls `body` for each of them, depth-first.
    func forEach<Failure: Error>(_ body: (ScenarioResult.View) throws(Failure) -> Void) throws(Failure) {
        switch views {
        case .tree(let root, let names):
            try PathText.walk(from: root) { (view, _, path) throws(Failure) in
                try body(ScenarioResult.View(view, path: path, names))
            }
        case .changed(let watch): try watch.forEachChanged(body)
        case .before(let watch): try watch.forEachBefore(body)
        case .known(let views, removed: _): for view in views { try body(view) }
        case nil: return
        }
    }

    /// The paths of the views that are gone, as many as the result has room for.
    var removed: [String] {
        switch views {
        case .changed(let watch): watch.removedPaths(budget)
        case .known(_, let removed): removed
        case .tree, .before, nil: []
        }
    }

    /// The step with its views, as many as the result has room for.
    package func completed(_ step: ScenarioResult.Step) -> ScenarioResult.Step {
        guard views != nil else { return step }
        var step = step
        var views: [ScenarioResult.View] = []
        // Ends where the budget does.
        try? forEach { (view) throws(ListingEnd<Never>) in
            guard budget.make(view.path.utf8.count) else { throw .spent }
            views.append(view)
        }
        step.views = views
        step.removed = removed
        return step
    }
}

/// Why a list of views ends before its last one.
enum ListingEnd<Failure: Error>: Error {
    /// The result is larger than it may be.
    case spent
    case failure(Failure)
}
