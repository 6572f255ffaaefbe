import EspalierSupport

/// Hands out the constraints of a tree to its views, as rules.
///
/// A constraint between a view and its superview goes to the view; one between siblings to the one that can still take
/// it while what it measures is decided. Superviews are done before their subviews, so a rule needs nothing but what
/// earlier rules have decided: there is no cycle (SLL 9.7), and no view gets a third rule on an axis, which would
/// displace another (SLL 6.3). A class, because the groups work on the same axes.
final class ConstraintTranslator {
    let tree: InterfaceViewTree
    private let reader: ConstraintReader
    /// Per view its horizontal and its vertical axis.
    private(set) var axes: [AxisState]
    /// The constraints that are read, by the superview whose subviews can take them.
    private var groups: [[ConstraintEquation]]
    private var untranslated: [UntranslatedConstraint] = []
    private let document: InterfaceDocument

    init(_ document: InterfaceDocument, _ tree: InterfaceViewTree) {
        self.document = document
        self.tree = tree
        reader = ConstraintReader(document, tree)
        axes = Array(repeating: AxisState(), count: tree.nodes.count * 2)
        groups = Array(repeating: [], count: tree.nodes.count)
        for (index, node) in tree.nodes.enumerated() where index == 0 || !node.isPlacedByConstraints(in: tree) {
            axes[index * 2].keepAll()
            axes[index * 2 + 1].keepAll()
        }
    }

    func translate() -> InterfaceRules {
        for element in document.elements where reader.isRelevant(element) {
            do {
                let equation = try reader.equation(element)
                groups[try group(of: equation)].append(equation)
            } catch {
                leaveOut(element, error.reason)
            }
        }
        // Superviews first, level by level.
        let order = tree.nodes.indices.ordered(byKey: { tree.nodes[$0].depth })
        for superview in order where !groups[superview].isEmpty {
            var work = GroupTranslation(self, superview, groups[superview])
            work.run()
        }
        return InterfaceRules(
            rules: axes.flatMap { $0.ordered.map(\.rule) },
            untranslated: untranslated.ordered(byKey: \.place))
    }

    func leaveOut(_ element: InterfaceElement, _ reason: String) {
        untranslated.append(UntranslatedConstraint(element, reason: reason))
    }

    /// The superview among whose subviews the view is that can take a constraint; of two, the one that is done later.
    private func group(of equation: ConstraintEquation) throws(ConstraintRefusal) -> Int {
        let first = equation.first
        guard let second = equation.second, second.view != first.view else {
            if let second = equation.second, !(second.line.isSize && second.line != first.line) {
                throw .init("both of its items are '\(name(first.view))'")
            }
            return try superview(of: first.view)
        }
        let (one, other) = (tree.nodes[first.view].parent, tree.nodes[second.view].parent)
        if other == first.view { return try checkEdges(of: other, equation) }
        if one == second.view { return try checkEdges(of: one, equation) }
        if one == other { return one }
        guard first.line.isSize else {
            throw .init(
                "'\(name(first.view))' and '\(name(second.view))' are neither siblings nor superview and subview")
        }
        let isLater = (rank(one), one) > (rank(other), other)
        return isLater ? one : other
    }

    private func rank(_ view: Int) -> Int { view < 0 ? -1 : tree.nodes[view].depth }

    private func superview(of view: Int) throws(ConstraintRefusal) -> Int {
        let parent = tree.nodes[view].parent
        guard parent < 0 else { return parent }
        throw .init("'\(name(view))' is the root, which keeps its frame")
    }

    /// Edges of a scroll view are those of what it scrolls.
    private func checkEdges(of superview: Int, _ equation: ConstraintEquation) throws(ConstraintRefusal) -> Int {
        if !equation.first.line.isSize, tree.nodes[superview].element.isScrollView {
            throw .init("the edges of '\(name(superview))' are those of the content that it scrolls")
        }
        return superview
    }

    /// What messages call a view.
    func name(_ view: Int) -> String {
        let element = tree.nodes[view].element
        return element.id ?? "<\(element.name)> at \(element.place)"
    }

    func axis(_ side: ConstraintEquation.Side) -> AxisState { axes[Self.slot(side)] }

    static func slot(_ side: ConstraintEquation.Side) -> Int { side.view * 2 + side.line.axis.rawValue }

    func keep(_ side: ConstraintEquation.Side) { axes[Self.slot(side)].keep(for: side.line) }

    /// Gives a view its rule.
    func give(_ side: ConstraintEquation.Side, _ writer: RuleWriter, _ element: InterfaceElement) {
        let rule = InterfaceRule(
            view: side.view, text: writer.text, arguments: writer.arguments, constraint: element.id)
        axes[Self.slot(side)].take(
            .init(line: side.line, rule: rule, constraint: element.id ?? "at \(element.place)"))
    }

    /// Why a view cannot take a rule.
    func reason(against side: ConstraintEquation.Side) -> String {
        let node = tree.nodes[side.view]
        if side.view == 0 { return "'\(name(0))' is the root, which keeps its frame" }
        if !node.isPlacedByConstraints(in: tree) {
            return "'\(name(side.view))' is placed by its frame and its autoresizing mask"
        }
        return axis(side).reason(against: side.line, of: name(side.view))
    }
}

extension InterfaceViewTree.Node {
    /// Whether constraints place the view. Others keep their frames, which follow their superviews by autoresizing.
    package func isPlacedByConstraints(in tree: InterfaceViewTree) -> Bool {
        if element["translatesAutoresizingMaskIntoConstraints"] == "NO" { return element["fixedFrame"] != "YES" }
        return parent >= 0 && tree.nodes[parent].element.name == "stackView"
    }
}

extension InterfaceElement {
    /// What a constraint says, for people.
    package var constraintText: String {
        func side(_ item: String?, _ attribute: String?) -> String {
            "\(item ?? parent?.parent?.id ?? "owner").\(attribute ?? "?")"
        }
        let relation =
            switch self["relation"] {
            case "lessThanOrEqual": "<="
            case "greaterThanOrEqual": ">="
            default: "="
            }
        var text = "\(side(self["firstItem"], self["firstAttribute"])) \(relation) "
        guard self["secondItem"] != nil || self["secondAttribute"] != nil else {
            return text + (self["constant"] ?? "0")
        }
        text += side(self["secondItem"], self["secondAttribute"])
        if let factor = self["multiplier"] { text += " * \(factor)" }
        if let constant = self["constant"], constant != "0" {
            text += constant.hasPrefix("-") ? " - \(constant.dropFirst())" : " + \(constant)"
        }
        return text
    }
}
