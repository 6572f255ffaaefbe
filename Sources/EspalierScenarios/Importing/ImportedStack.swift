import EspalierConstraintText
import EspalierNibs
import Foundation

/// What a stack view of a file adds to a scenario: scenarios have no stacks, so that the constraints stand there which a
/// stack stands for (AUTOLAYOUT 6), between its visible views, with guides as its spacers.
struct ImportedStack {
    private let index: Int
    private let tree: InterfaceViewTree
    private let classes: InterfaceSizeClasses
    private let element: InterfaceElement
    private let isRow: Bool
    private let alignment: String
    private let distribution: String
    private let spacing: Double
    private let shown: [Int]
    private let hidden: [Int]
    /// All of them, in order.
    private let members: [Int]

    private typealias Attribute = ConstraintSyntax.Attribute

    init(_ index: Int, _ tree: InterfaceViewTree, _ classes: InterfaceSizeClasses) {
        self.index = index
        self.tree = tree
        self.classes = classes
        let element = tree.nodes[index].element
        self.element = element
        isRow = element.value("axis", for: classes) != "vertical"
        distribution = element.value("distribution", for: classes) ?? "fill"
        let written = element.value("alignment", for: classes) ?? "fill"
        alignment = ["top": "leading", "bottom": "trailing"][written] ?? written
        let number = element.value("spacing", for: classes).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
        spacing = element.value("spacingType", for: classes) == "standard" ? 8 : number ?? 0
        var members: [Int] = []
        var next = index + 1
        while next < tree.nodes.count, tree.nodes[next].depth > tree.nodes[index].depth {
            if tree.nodes[next].parent == index { members.append(next) }
            next += 1
        }
        self.members = members
        shown = members.filter { tree.nodes[$0].element.value("hidden", for: classes) != "YES" }
        hidden = members.filter { tree.nodes[$0].element.value("hidden", for: classes) == "YES" }
    }

    // MARK: Attributes along and across

    private var near: Attribute { isRow ? .leading : .top }
    private var far: Attribute { isRow ? .trailing : .bottom }
    private var middle: Attribute { isRow ? .centerX : .centerY }
    private var length: Attribute { isRow ? .width : .height }
    private var crossNear: Attribute { isRow ? .top : .leading }
    private var crossFar: Attribute { isRow ? .bottom : .trailing }
    private var crossMiddle: Attribute { isRow ? .centerY : .centerX }
    private var crossLength: Attribute { isRow ? .height : .width }

    /// Writes the constraints into the stack's list, before the stack's own, and its guides.
    func write(_ view: inout ScenarioView, _ names: inout ImportedNames) {
        guard !members.isEmpty else { return }
        var lines = Lines(stack: self, names: names)
        for member in hidden { lines.add(member, length, "==", constant: 0) }
        connect(&lines)
        align(&lines)
        space(&lines)
        distribute(&lines)
        if alignment != "fill" {
            for member in shown { lines.add(member, crossLength, "==", constant: 0, priority: 25) }
        }
        names = lines.names
        view.layoutGuides += lines.guides
        view.constraints = lines.texts.map { ScenarioConstraint($0) } + view.constraints
    }

    // MARK: Across

    private var isBaseline: Bool { alignment == "firstBaseline" || alignment == "lastBaseline" }

    private func connect(_ lines: inout Lines) {
        guard let first = members.first, let last = members.last else { return }
        lines.add(first, near, "==", to: nil, near)
        lines.add(nil, far, "==", to: last, far)
    }

    private func align(_ lines: inout Lines) {
        guard let first = shown.first else { return }
        let others = members.filter { $0 != first }
        switch alignment {
        case "leading": lines.add(nil, crossNear, "==", to: first, crossNear)
        case "trailing": lines.add(nil, crossFar, "==", to: first, crossFar)
        case "center": lines.add(nil, crossMiddle, "==", to: first, crossMiddle)
        case "firstBaseline", "lastBaseline": break
        default:
            lines.add(nil, crossNear, "==", to: first, crossNear)
            lines.add(first, crossFar, "==", to: nil, crossFar)
            for other in others {
                lines.add(other, crossNear, "==", to: first, crossNear)
                lines.add(other, crossFar, "==", to: first, crossFar)
            }
            return
        }
        let line: Attribute =
            switch alignment {
            case "leading": crossNear
            case "trailing": crossFar
            case "center": crossMiddle
            case "firstBaseline": .firstBaseline
            default: .lastBaseline
            }
        for other in others { lines.add(other, line, "==", to: first, line) }
        if shown.count == 1 {
            lines.add(nil, crossNear, "<=", to: first, crossNear)
            lines.add(first, crossFar, "<=", to: nil, crossFar)
            lines.add(nil, crossLength, "==", constant: 0, priority: 49)
            return
        }
        span(&lines)
        if isBaseline {
            if alignment == "lastBaseline" { lines.add(first, crossFar, "<=", to: nil, crossFar) }
            lines.add(nil, crossLength, "==", constant: 0, priority: 49)
        }
    }

    /// The spacer that holds all views across.
    private func span(_ lines: inout Lines) {
        let spacer = lines.guide("spacer")
        if alignment != "leading" { lines.add(guide: spacer, crossNear, "==", to: nil, crossNear) }
        if alignment != "trailing" { lines.add(guide: spacer, crossFar, "==", to: nil, crossFar) }
        for member in shown {
            switch alignment {
            case "leading": lines.add(guide: spacer, crossNear, "==", to: member, crossNear, priority: 999.5)
            default: lines.add(guide: spacer, crossNear, "<=", to: member, crossNear)
            }
            switch alignment {
            case "trailing": lines.add(guide: spacer, crossFar, "==", to: member, crossFar, priority: 999.5)
            default: lines.add(guide: spacer, crossFar, ">=", to: member, crossFar)
            }
        }
        lines.add(guide: spacer, crossLength, "==", constant: 0, priority: 51)
    }

    // MARK: Along

    private func space(_ lines: inout Lines) {
        let isExact = !distribution.hasPrefix("equal")
        let isRelative = !isRow && element["baselineRelativeArrangement"] == "YES"
        let shownSet = Set(shown)
        for (number, (before, after)) in zip(members, members.dropFirst()).enumerated() {
            // The gap before a hidden view stays for the next visible one.
            let isBetween =
                members[...number].contains(where: shownSet.contains)
                && members[(number + 1)...].contains(where: shownSet.contains)
            let gap = isBetween && shownSet.contains(before) ? spacing : 0
            if isRelative, shownSet.contains(before), shownSet.contains(after) {
                lines.add(after, .firstBaseline, isExact ? "==" : ">=", to: before, .lastBaseline, constant: gap)
            } else {
                lines.add(after, near, isExact ? "==" : ">=", to: before, far, constant: gap)
            }
        }
    }

    private func distribute(_ lines: inout Lines) {
        guard let first = shown.first else { return }
        switch distribution {
        case "fillEqually":
            for other in shown.dropFirst() { lines.add(other, length, "==", to: first, length) }
        case "fillProportionally": proportion(&lines)
        case "equalSpacing": gaps(&lines, from: far, to: near, priority: 1000)
        case "equalCentering": gaps(&lines, from: middle, to: middle, priority: 149)
        default: break
        }
        let texts = shown.filter {
            let element = tree.nodes[$0].element
            return element.name == "label" && (element["numberOfLines"] ?? "1") != "1"
        }
        if isRow, isBaseline, texts.count > 1 {
            for text in texts {
                lines.add(
                    text, length, "==", to: nil, length, priority: 760, ratio: "1/\(shown.count)")
            }
        }
    }

    /// Gap guides between neighbours, all of one length.
    private func gaps(_ lines: inout Lines, from start: Attribute, to end: Attribute, priority: Double) {
        guard shown.count > 2 else { return }
        var firstGap: String?
        for (before, after) in zip(shown, shown.dropFirst()) {
            let gap = lines.guide("gap")
            lines.add(guide: gap, near, "==", to: before, start)
            lines.add(guide: gap, far, "==", to: after, end)
            if let firstGap { lines.add(guide: gap, length, "==", toGuide: firstGap, length, priority: priority) }
            firstGap = firstGap ?? gap
        }
    }

    private func proportion(_ lines: inout Lines) {
        let wishes = shown.map { member -> Double? in
            guard let size = tree.nodes[member].element.storedContentSize else { return nil }
            return Double(isRow ? size.width : size.height)
        }
        let sum = wishes.compactMap(\.self).reduce(0, +) + spacing * Double(max(shown.count - 1, 0))
        guard sum > 0 else { return }
        var priority = 999.0
        for (member, wish) in zip(shown, wishes) {
            guard let wish, wish > 0, priority >= 1 else { continue }
            lines.add(
                member, length, "==", to: nil, length, priority: priority,
                ratio: "\(decimalText(wish))/\(decimalText(sum))")
            priority -= 1
        }
    }

    // MARK: Texts

    /// The constraints as texts, with the guides that they need.
    private struct Lines {
        let stack: ImportedStack
        var names: ImportedNames
        var texts: [String] = []
        var guides: [String] = []

        init(stack: ImportedStack, names: ImportedNames) {
            self.stack = stack
            self.names = names
        }

        mutating func guide(_ kind: String) -> String {
            let name = names.free("\(stack.element.id ?? "stack")-\(kind)")
            guides.append(name)
            return name
        }

        /// Nil is the stack itself, or its margins.
        private func text(_ member: Int?, _ attribute: Attribute) -> String {
            guard let member else {
                let isRelative =
                    stack.element["layoutMarginsRelativeArrangement"].map { $0 == "YES" } ?? stack.element.hasOwnMargins
                return "self\(isRelative ? ".margins" : "").\(attribute.rawValue)"
            }
            return "\(names.item(member, from: stack.index).text).\(attribute.rawValue)"
        }

        private mutating func add(
            _ left: String, _ relation: String, _ right: String, _ constant: Double, _ priority: Double
        ) {
            var text = "\(left) \(relation) \(right)"
            if constant != 0 { text += (constant < 0 ? " - " : " + ") + decimalText(abs(constant)) }
            texts.append(text + (priority == 1000 ? "" : " @\(decimalText(priority))"))
        }

        mutating func add(
            _ first: Int?, _ attribute: Attribute, _ relation: String, to second: Int?, _ other: Attribute,
            constant: Double = 0, priority: Double = 1000, ratio: String? = nil
        ) {
            let right = (ratio.map { $0 + " * " } ?? "") + text(second, other)
            add(text(first, attribute), relation, right, constant, priority)
        }

        mutating func add(
            _ first: Int?, _ attribute: Attribute, _ relation: String, constant: Double, priority: Double = 1000
        ) {
            add(text(first, attribute), relation, decimalText(constant), 0, priority)
        }

        private func text(_ guide: String, _ attribute: Attribute) -> String {
            "\(ConstraintSyntax.Item.name(guide).text).\(attribute.rawValue)"
        }

        mutating func add(
            guide: String, _ attribute: Attribute, _ relation: String, to second: Int?, _ other: Attribute,
            priority: Double = 1000
        ) {
            add(text(guide, attribute), relation, text(second, other), 0, priority)
        }

        mutating func add(
            guide: String, _ attribute: Attribute, _ relation: String, toGuide second: String, _ other: Attribute,
            priority: Double = 1000
        ) {
            add(text(guide, attribute), relation, text(second, other), 0, priority)
        }

        mutating func add(
            guide: String, _ attribute: Attribute, _ relation: String, constant: Double, priority: Double = 1000
        ) {
            add(text(guide, attribute), relation, decimalText(constant), 0, priority)
        }
    }
}
