import EspalierConstraintText
import EspalierLayout
import EspalierSupport
import EspalierViews
import Foundation

// Views as documents write them.
extension DocumentTree {
    package static func note(_ text: String) -> ScenarioStep { ScenarioStep(.note(text)) }

    /// The tree as the root of a document.
    ///
    /// - Parameter setsRulesLater: whose rules measure what stands aside, so that steps set them.
    package mutating func rootTree(withoutRulesOf setsRulesLater: Set<ObjectIdentifier> = []) -> ScenarioTree {
        written(walked(from: root), lists(), withoutRulesOf: setsRulesLater)
    }

    /// Views with all that is theirs, and constraints by the views that hold them.
    package mutating func written(
        _ list: [(node: Node, parent: Int)], _ lists: [ObjectIdentifier: [ScenarioConstraint]],
        withoutRulesOf setsRulesLater: Set<ObjectIdentifier> = []
    ) -> ScenarioTree {
        var tree: ScenarioTree?
        for (node, parent) in list {
            var view = node.state
            let geometry = node.geometry.documented
            view.frame = geometry.rect
            view.writesZeroFrame = view.part != nil && geometry.rect == .zero
            if geometry.boundsOrigin != .zero {
                view.bounds = CGRect(origin: geometry.boundsOrigin, size: geometry.rect.size)
            }
            if geometry.center != geometry.rect.middle { view.settings[.center] = .point(geometry.center) }
            if !geometry.transform.isIdentity { view.transform = geometry.transform }
            // What a scroll view scrolls to follows from its inset, unless it is said behind it.
            if view.settings[.contentInset] != nil { view.settings[.contentOffset] = .point(geometry.boundsOrigin) }
            view.layoutGuides = node.guides.compactMap { guides[$0] }
            view.constraints = lists[ObjectIdentifier(node.view)] ?? []
            writeArrangement(of: node, to: &view)
            if !setsRulesLater.contains(ObjectIdentifier(node.view)), let rules = try? written(node.rules) {
                view.rules = rules
            }
            // Without it, a view of no size would be left to the constraints that name it.
            if lasting == nil || heldCount > 0, view.translatesAutoresizing == nil, !view.isPlacedByItself {
                view.translatesAutoresizing = true
            }
            if tree == nil { tree = ScenarioTree(root: view) } else { tree?.append(view, to: parent) }
        }
        return tree ?? ScenarioTree(root: ScenarioView())
    }

    /// Rules as documents write them.
    package mutating func written(_ rules: RuleSnapshot) throws(Unsaid) -> [ScenarioRule] {
        if rules.isEmpty { return [] }
        var result: [ScenarioRule] = []
        for source in Self.sources(of: rules) {
            var rule = ScenarioRule(source.text)
            for argument in source.arguments {
                switch argument {
                case .view(let view):
                    guard contains(view) else {
                        throw Unsaid(
                            rule: source.text, message: "it measures \(view.brief), which is not in the tree",
                            fix: "capture a view that both are in", note: "measures a view outside of the recording")
                    }
                    measured.insert(ObjectIdentifier(view))
                    rule.arguments.append(ScenarioArgument(.view(reference(view))))
                case .number(let value):
                    guard value.isFinite else {
                        throw Unsaid(
                            rule: source.text,
                            message: "the number \(Quoted.text("\(value)")) cannot stand in a scenario",
                            fix: "use a finite number", note: "has a number that is not finite")
                    }
                    rule.arguments.append(ScenarioArgument(.number(value)))
                case .function, .provider:
                    let isBlock = if case .function = argument { true } else { false }
                    throw Unsaid(
                        rule: source.text,
                        message: isBlock ? "a block cannot be written down" : "an object cannot be written down",
                        fix: "use a view or a number as the argument", note: "asks code")
                }
            }
            result.append(rule)
        }
        return result
    }

    // MARK: What stands aside

    /// The steps with which a document begins that has views aside: each is there for a moment, and kept.
    ///
    /// Numbers them anew. The root is written without the rules that these steps set.
    package mutating func beginAside() -> (steps: [ScenarioStep], later: Set<ObjectIdentifier>) {
        keptCount = 0
        if asides.isEmpty { return ([], []) }
        var aside: Set<ObjectIdentifier> = []
        let order = asides.sorted { $0.value < $1.value }.map(\.key)
        for id in order { aside.formUnion(walked(from: id).map { ObjectIdentifier($0.node.view) }) }
        var later = nodes.filter { _, node in
            Self.measured(by: node.rules).contains { aside.contains(ObjectIdentifier($0)) }
        }.keys.reduce(into: Set<ObjectIdentifier>()) { $0.insert($1) }
        later.formUnion(aside)
        var steps: [ScenarioStep] = []
        guard let root = nodes[self.root]?.view else { return ([], []) }
        for id in order {
            guard let view = nodes[id]?.view else { continue }
            let superview = reference(root)
            move(view, to: root, at: .max)
            steps.append(
                ScenarioStep(.add(written(walked(from: id), lists(), withoutRulesOf: later), to: superview, at: nil)))
            let reference = reference(view)
            steps += [ScenarioStep(.keep(reference)), ScenarioStep(.remove(reference))]
            _ = remove(view)
        }
        let ruled = (walked(from: self.root) + order.flatMap { walked(from: $0) }).map(\.node)
        for node in ruled where later.contains(ObjectIdentifier(node.view)) && !node.rules.isEmpty {
            if let rules = try? written(node.rules) {
                steps.append(ScenarioStep(.rules(rules, on: reference(node.view))))
            }
        }
        return (steps, later)
    }
}
