import EspalierScenarios
import EspalierViews
import Foundation

// Views as documents write them.
extension RecordedTree {
    /// The tree as the root of a document, with what a document says in steps after it.
    mutating func start(_ notes: inout [ScenarioStep]) -> ScenarioTree {
        let walked = walked(from: root)
        let constraints = held.compactMap { $0 }
        var (tree, after) = written(walked.map { ($0.node, $0.parent) })
        var texts: [ScenarioConstraint] = []
        for entry in constraints {
            if let text = text(of: entry.constraint, entry.numbers, entry.identifier) {
                texts.append(ScenarioConstraint(text))
            }
        }
        tree[0].constraints += texts
        notes += after
        return tree
    }

    /// The step that adds captured views, and the steps that say the rest.
    mutating func insert(_ captured: [CapturedView], _ place: RecordedChange.Place) -> [ScenarioStep] {
        let superview = reference(place.parent)
        let count = self[place.parent]?.children.count ?? 0
        add(captured, to: place.parent, at: place.index)
        let nodes = captured.compactMap { entry in self[entry.view].map { ($0, entry.parent) } }
        guard nodes.count == captured.count, !nodes.isEmpty else { return [] }
        var (tree, after) = written(nodes)
        var constrained: [ScenarioStep] = []
        for entry in captured {
            if entry.standsIn {
                after.insert(Self.standIn(entry.view, entry.state.className, reference(entry.view)), at: 0)
            }
            for (constraint, numbers) in entry.constraints { constrained += activate(constraint, numbers) }
        }
        // In the view itself they count from its first pass on, as they do here.
        var others: [ScenarioStep] = []
        for step in constrained {
            if case .constrain(let constraint, in: _) = step.action {
                tree[0].constraints.append(constraint)
            } else {
                others.append(step)
            }
        }
        let position = place.index >= count ? nil : place.index
        return [ScenarioStep(.add(tree, to: superview, at: position))] + others + after
    }

    static func standIn(_ view: UIView, _ className: String, _ reference: ScenarioReference) -> ScenarioStep {
        note(
            "the class '\(type(of: view))' of \(reference) is not known: it stands as '\(className)', and what its code "
                + "changes is set by steps")
    }

    private mutating func written(_ nodes: [(Node, parent: Int)]) -> (ScenarioTree, after: [ScenarioStep]) {
        var after: [ScenarioStep] = []
        var tree: ScenarioTree?
        for (node, parent) in nodes {
            var view = node.state
            let geometry = node.geometry.documented
            view.frame = geometry.rect
            if geometry.boundsOrigin != .zero {
                view.bounds = CGRect(origin: geometry.boundsOrigin, size: geometry.rect.size)
            }
            if !geometry.transform.isIdentity { view.transform = ScenarioTransform(recorded: geometry.transform) }
            if geometry.center != geometry.rect.middle, let field = ScenarioField.named("center") {
                let setting = ScenarioSetting(ScenarioKeyPath(.field(field)), .point(geometry.center))
                after.append(ScenarioStep(.set(reference(node.view), setting)))
            }
            let (rules, fault) = written(node.rules)
            if let rules {
                view.rules = rules
            } else {
                after.append(
                    Self.note("a rule of \(reference(node.view)) \(fault): its frames are set by steps instead"))
                change(node.view) { $0.isLeftToFrames = true }
            }
            // Without it, a view of no size would be left to the constraints that name it.
            if view.translatesAutoresizing == nil, !view.isPlacedByItself { view.translatesAutoresizing = true }
            if tree == nil { tree = ScenarioTree(root: view) } else { tree?.append(view, to: parent) }
        }
        return (tree ?? ScenarioTree(root: ScenarioView()), after)
    }
}
