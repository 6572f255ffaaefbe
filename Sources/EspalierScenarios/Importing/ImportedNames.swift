import EspalierConstraintText
import EspalierNibs

/// How constraints refer to imported views: by the name that a runtime attribute gives, else by their identifier in the
/// file, which becomes their name; where none of these leads to the view, by its path.
struct ImportedNames {
    private let tree: InterfaceViewTree
    /// The place of each view among the subviews of its superview.
    private var places: [Int] = []
    /// What has a name first.
    private var owners: [String: Int] = [:]
    private var names: [String?] = []
    /// Whether rows that stand in the file are trees of their own.
    private let pathsBeginAtRows: Bool

    /// Gives all views that have no name their identifier, if it can be one.
    init(_ tree: InterfaceViewTree, _ views: inout [ScenarioView], pathsBeginAtRows: Bool) {
        self.tree = tree
        self.pathsBeginAtRows = pathsBeginAtRows
        var counts = Array(repeating: 0, count: views.count)
        for node in tree.nodes {
            places.append(node.parent < 0 ? 0 : counts[node.parent])
            if node.parent >= 0 { counts[node.parent] += 1 }
        }
        for (index, view) in views.enumerated() {
            if let name = view.name, owners[name] == nil { owners[name] = index }
        }
        for index in views.indices where views[index].name == nil {
            guard let id = tree.nodes[index].element.id, !id.isEmpty, !id.hasPrefix("/"), owners[id] == nil else {
                continue
            }
            views[index].name = id
            owners[id] = index
        }
        names = views.map(\.name)
    }

    /// A name for something that is no view, such as a guide: the wanted one, or one that begins like it.
    mutating func free(_ wanted: String) -> String {
        let base = wanted.isEmpty || wanted.hasPrefix("/") || wanted.contains("'") ? "guide" : wanted
        var name = base
        var number = 2
        while owners[name] != nil {
            name = "\(base)-\(number)"
            number += 1
        }
        owners[name] = -1
        return name
    }

    /// How a constraint in the list of `holder` names a view.
    func item(_ index: Int, from holder: Int) -> ConstraintSyntax.Item {
        if index == holder { return .owner }
        if tree.nodes[holder].parent == index { return .superview }
        // The language has no way to write a single quote in a name.
        if let name = names[index], owners[name] == index, !name.contains("'") { return .name(name) }
        var path: [Int] = []
        var view = index
        while tree.nodes[view].parent >= 0, !(pathsBeginAtRows && tree.nodes[view].element.isStaticRow) {
            path.append(places[view])
            view = tree.nodes[view].parent
        }
        return .path(path.reversed())
    }
}
