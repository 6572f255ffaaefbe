import EspalierNibs

/// How rules refer to imported views: by the name that a runtime attribute gives; else a view that needs one gets its
/// label in Interface Builder or its identifier as a name; where none of these leads to the view, by its path.
struct ImportedReferences {
    private let tree: InterfaceViewTree
    /// The place of each view among the subviews of its superview.
    private var places: [Int] = []
    /// The first view of each name.
    private var views: [String: Int] = [:]
    private var names: [String?] = []

    /// Names those of `views` that rules refer to.
    init(_ tree: InterfaceViewTree, _ views: inout [ScenarioView], _ rules: [InterfaceRule]) {
        self.tree = tree
        var counts = Array(repeating: 0, count: views.count)
        for node in tree.nodes {
            places.append(node.parent < 0 ? 0 : counts[node.parent])
            if node.parent >= 0 { counts[node.parent] += 1 }
        }
        for (index, view) in views.enumerated() {
            if let name = view.name, self.views[name] == nil { self.views[name] = index }
        }
        for rule in rules {
            for case .view(let index) in rule.arguments where views[index].name == nil {
                let element = tree.nodes[index].element
                let candidates = [element["userLabel"], element.id].compactMap(\.self)
                guard let name = candidates.first(where: { isFree($0) }) else { continue }
                views[index].name = name
                self.views[name] = index
            }
        }
        names = views.map(\.name)
    }

    private func isFree(_ name: String) -> Bool { !name.isEmpty && !name.hasPrefix("/") && views[name] == nil }

    func rule(_ rule: InterfaceRule) -> ScenarioRule {
        let arguments = rule.arguments.map { argument in
            switch argument {
            case .view(let index): ScenarioArgument(.view(reference(to: index)))
            case .number(let number): ScenarioArgument(.number(number))
            }
        }
        return ScenarioRule(rule.text, arguments)
    }

    private func reference(to index: Int) -> ScenarioReference {
        if let name = names[index], views[name] == index { return ScenarioReference(.name(name)) }
        var path: [Int] = []
        var view = index
        while tree.nodes[view].parent >= 0 {
            path.append(places[view])
            view = tree.nodes[view].parent
        }
        return ScenarioReference(.path(path.reversed()))
    }
}
