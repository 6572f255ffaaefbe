import EspalierSupport
import EspalierViews

/// The first view of each name of a tree, depth-first. Valid as long as neither names nor the tree change.
struct ViewNames {
    private var views: [String: UIView] = [:]

    /// - Complexity: O(number of views).
    init(_ root: UIView) {
        root.forEachInSubtree { view in if let name = view.name, views[name] == nil { views[name] = view } }
    }

    subscript(name: String) -> UIView? { views[name] }
}

extension Simulation {
    /// The view that a document refers to.
    ///
    /// - Parameters:
    ///   - names: the names of a tree, where many are asked for; nil for those of the whole tree.
    ///   - top: where paths begin; nil for the root.
    func view(
        _ reference: ScenarioReference, names: ViewNames? = nil, from top: UIView? = nil
    ) throws(ScenarioRunError) -> UIView {
        switch reference.target {
        case .name(let name):
            if let view = names.map({ $0[name] }) ?? root.view(named: name) { return view }
            throw error(reference.mark, "no view has the name \(Quoted.text(name))", fix: nameFix(for: name))
        case .path(let indices): return try view(reference, down: indices, from: top ?? root) { .path($0) }
        case .kept(let number, let indices):
            guard number < kept.count else {
                throw error(
                    reference.mark, "there is no view \(Quoted.text(reference.description))",
                    fix: kept.isEmpty
                        ? "keep a view before, by a step {\"keep\": VIEW}"
                        : "the kept views are \"//0\" to \"//\(kept.count - 1)\"")
            }
            return try view(reference, down: indices, from: kept[number]) { .kept(number, $0) }
        }
    }

    private func view(
        _ reference: ScenarioReference, down indices: [Int], from top: UIView,
        _ target: ([Int]) -> ScenarioReference.Target
    ) throws(ScenarioRunError) -> UIView {
        var view = top
        for (depth, index) in indices.enumerated() {
            guard index < view.subviewCount else {
                throw error(
                    reference.mark, "there is no view \(Quoted.text(reference.description))",
                    fix: pathFix(for: view, ScenarioReference(target(Array(indices.prefix(depth))))))
            }
            view = view.listedChild(at: index)
        }
        return view
    }

    private func nameFix(for name: String) -> String {
        var known: [String] = []
        root.forEachInSubtree { view in if let name = view.name { known.append(name) } }
        if let near = nearestName(to: name, among: known) { return "did you mean \(Quoted.text(near))?" }
        return "write the name of a view that is in the tree now, or a path such as \"/\" or \"/0/2\""
    }

    private func pathFix(for view: UIView, _ reference: ScenarioReference) -> String {
        let path = Quoted.text(reference.description)
        switch view.subviewCount {
        case 0: return "\(path) has no subviews"
        case 1: return "\(path) has one subview; count from 0"
        case let count: return "\(path) has \(count) subviews; count from 0 to \(count - 1)"
        }
    }
}

extension Simulation {
    /// The path of a view.
    ///
    /// - Complexity: O(depth), and what `SiblingIndexes` takes for the indices on the way.
    func path(of view: UIView) -> String {
        guard let watch else { return view.path }
        return watch.path(of: view)
    }

    /// The paths of many views, which cost less in the order of the tree; as many as the result has room for.
    func paths(of views: [UIView]) -> [String] {
        var text = PathText()
        var paths: [String] = []
        for view in views {
            let path =
                if let watch {
                    String(decoding: text.path(of: view, from: root, &watch.places), as: UTF8.self)
                } else { view.path }
            guard budget.make(path.utf8.count) else { break }
            paths.append(path)
        }
        return paths
    }
}

extension UIView {
    /// The child at an index of the real list.
    ///
    /// Many paths may lead through one view with many subviews. Asking for the list keeps it at hand, so that each
    /// takes O(1) and not a walk.
    fileprivate func listedChild(at index: Int) -> UIView {
        if min(index, subviewCount - 1 - index) < 32 { return child(at: index) }
        let list = subviews
        return list.count == subviewCount ? list[index] : child(at: index)
    }
}
