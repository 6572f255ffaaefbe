import EspalierConstraintText
import Foundation

/// The Swift statements that build the tree of a document and do its steps, for tests that show a fault.
///
/// It knows what small documents are made of: plain views, labels, buttons and a few more, their frames and common
/// properties, rules, constraints between anchors, and the steps that set, remove and expect. What it does not know it
/// does not leave out: there are no statements for such a document.
package struct SwiftTree {
    /// The statements, without indentation.
    package private(set) var lines: [String] = []
    /// What the steps expect, as calls of `#expect`.
    package private(set) var expectations: [String] = []
    /// Whether a statement may throw.
    package private(set) var throwsErrors = false
    /// The variables of the views, in the order of the tree.
    private var variables: [String] = []
    private let document: ScenarioDocument
    private var hasStatement = true

    /// The variable of the root.
    package var root: String { variables[0] }

    /// - Returns: nil where Swift statements are not known for all of the document.
    package init?(_ document: ScenarioDocument) {
        self.document = document
        guard document.nib == nil, document.observers.isEmpty, document.traits == nil else { return nil }
        variables = Self.variables(of: document.root)
        for index in document.root.views.indices { addView(index) }
        for (index, view) in document.root.views.enumerated() {
            for rule in view.rules { add(rule, to: variables[index]) }
        }
        for (index, view) in document.root.views.enumerated() {
            for constraint in view.constraints { add(constraint, of: index) }
        }
        if !document.steps.isEmpty { layOut() }
        // An expectation is asked at the end, so none may stand before a step that changes something.
        guard document.steps.drop(while: { !$0.isExpectation }).allSatisfy(\.isExpectation) else { return nil }
        for step in document.steps { add(step) }
        guard hasStatement else { return nil }
    }

    /// Adds the pass that runs after a step.
    package mutating func layOut() {
        guard document.layout == .automatic else { return }
        lines.append("try \(root).solveLayout()")
        throwsErrors = true
    }

    /// One variable a view: its name, where that can be one.
    private static func variables(of tree: ScenarioTree) -> [String] {
        var used: Set<String> = []
        return tree.views.enumerated().map { index, view in
            let name = view.name.flatMap { SwiftText.isVariable($0) ? $0 : nil }
            var variable = name ?? (index == 0 ? "root" : "view\(index)")
            while !used.insert(variable).inserted { variable += "_" }
            return variable
        }
    }
}

// Views.
extension SwiftTree {
    private static let classes: Set<String> = [
        "UIView", "UILabel", "UIButton", "UIImageView", "UIStackView", "UIScrollView", "UISwitch", "UISlider",
        "UITextField", "UITextView",
    ]

    private mutating func addView(_ index: Int) {
        let view = document.root[index]
        let variable = variables[index]
        guard view.part == nil, Self.classes.contains(view.className), view.properties.isEmpty,
            view.layoutGuides.isEmpty
        else {
            hasStatement = false
            return
        }
        var made = "\(view.className)()"
        if case .word(let word) = view.settings[.buttonType] { made = "UIButton(type: .\(word))" }
        lines.append("let \(variable) = \(made)")
        if let name = view.name { lines.append("\(variable).name = \(SwiftText.literal(name))") }
        if view.tag != 0 { lines.append("\(variable).tag = \(view.tag)") }
        if view.frame != .zero { lines.append("\(variable).frame = \(SwiftText.rectangle(view.frame))") }
        for entry in view.settings.entries where entry.field != .buttonType {
            guard let statements = SwiftText.statements(entry.field, entry.value, of: variable, view.className) else {
                hasStatement = false
                return
            }
            lines += statements
        }
        if isLeftToConstraints(index) { lines.append("\(variable).translatesAutoresizingMaskIntoConstraints = false") }
        guard let parent = document.root.parent(of: index) else { return }
        let isArranged = document.root[parent].className == "UIStackView"
        lines.append("\(variables[parent]).\(isArranged ? "addArrangedSubview" : "addSubview")(\(variable))")
    }

    /// Whether a constraint names the view, and nothing else places it (AUTOLAYOUT 5).
    private func isLeftToConstraints(_ index: Int) -> Bool {
        let view = document.root[index]
        // Nothing but its frame places the root, whatever its constraints say.
        if index == 0 || view.isPlacedByItself || view.translatesAutoresizing != nil { return false }
        return document.root.views.enumerated().contains { owner, other in
            other.constraints.contains { constraint in
                guard let syntax = constraint.syntax else { return false }
                return [syntax.first.item, syntax.second?.item].contains {
                    $0.flatMap { place($0, of: owner) } == index
                }
            }
        }
    }

    /// The view that a constraint in the list of another one speaks of.
    private func place(_ item: ConstraintSyntax.Item, of owner: Int) -> Int? {
        switch item {
        case .owner: owner
        case .superview: document.root.parent(of: owner)
        case .path(let indices): place(at: indices)
        case .name(let name): place(named: name, in: owner) ?? place(named: name, in: 0)
        }
    }

    private func place(named name: String, in top: Int) -> Int? {
        document.root.views.indices.first { document.root[$0].name == name && isBelow($0, top) }
    }

    private func isBelow(_ index: Int, _ top: Int) -> Bool {
        var view: Int? = index
        while let present = view, present > top { view = document.root.parent(of: present) }
        return view == top
    }

    private func place(at indices: [Int]) -> Int? {
        var view = 0
        for index in indices {
            let children = document.root.views.indices.filter { document.root.parent(of: $0) == view }
            guard index < children.count else { return nil }
            view = children[index]
        }
        return view
    }

    /// The variable that a reference leads to. Paths count the views that are there, which steps may change.
    private func variable(_ reference: ScenarioReference) -> String? {
        switch reference.target {
        case .name(let name): place(named: name, in: 0).map { variables[$0] }
        case .path(let indices): place(at: indices).map { variables[$0] }
        case .kept: nil
        }
    }
}

// Rules, constraints, steps.
extension SwiftTree {
    private mutating func add(_ rule: ScenarioRule, to variable: String) {
        var arguments: [String] = []
        for argument in rule.arguments {
            switch argument.kind {
            case .number(let number): arguments.append(JSONWriter.text(number))
            case .view(let reference):
                if let variable = self.variable(reference) { arguments.append(variable) } else { hasStatement = false }
            case .attribute: hasStatement = false
            }
        }
        let list = ([SwiftText.literal(rule.text)] + arguments).joined(separator: ", ")
        lines.append("try \(variable).layoutRules.add(\(list))")
        throwsErrors = true
    }

    private mutating func add(_ constraint: ScenarioConstraint, of owner: Int) {
        guard let syntax = constraint.syntax, let made = made(syntax, of: owner) else {
            hasStatement = false
            return
        }
        if syntax.identifier == nil, syntax.priority == 1000 { return lines.append("\(made).isActive = true") }
        let count = lines.count
        let variable = "constraint\(count)"
        lines.append("let \(variable) = \(made)")
        if let identifier = syntax.identifier {
            lines.append("\(variable).identifier = \(SwiftText.literal(identifier))")
        }
        if syntax.priority != 1000 {
            lines.append("\(variable).priority = UILayoutPriority(\(JSONWriter.text(Double(syntax.priority))))")
        }
        lines.append("\(variable).isActive = true")
    }

    /// The call that makes a constraint; nil for one that anchors do not make.
    private func made(_ syntax: ConstraintSyntax, of owner: Int) -> String? {
        guard let first = anchor(syntax.first, of: owner) else { return nil }
        let relation =
            switch syntax.relation {
            case .equal: "equalTo"
            case .lessThanOrEqual: "lessThanOrEqualTo"
            case .greaterThanOrEqual: "greaterThanOrEqualTo"
            }
        let constant = JSONWriter.text(syntax.constant)
        guard let term = syntax.second else {
            return syntax.first.attribute.isSize ? "\(first).constraint(\(relation)Constant: \(constant))" : nil
        }
        guard let second = anchor(term, of: owner), term.attribute.isSize == syntax.first.attribute.isSize,
            term.attribute.isHorizontal == syntax.first.attribute.isHorizontal || term.attribute.isSize,
            syntax.multiplier == 1 || term.attribute.isSize
        else { return nil }
        var list = "\(relation): \(second)"
        if syntax.multiplier != 1 { list += ", multiplier: \(JSONWriter.text(syntax.multiplier))" }
        if syntax.constant != 0 { list += ", constant: \(constant)" }
        return "\(first).constraint(\(list))"
    }

    private func anchor(_ term: ConstraintSyntax.Term, of owner: Int) -> String? {
        guard let place = place(term.item, of: owner) else { return nil }
        var item = variables[place]
        switch term.guide {
        case nil: break
        case .safeArea: item += ".safeAreaLayoutGuide"
        case .margins: item += ".layoutMarginsGuide"
        case .readable: item += ".readableContentGuide"
        case .keyboard: item += ".keyboardLayoutGuide"
        case .content, .frameLayout: return nil
        }
        switch term.attribute {
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY:
            return "\(item).\(term.attribute.rawValue)Anchor"
        case .firstBaseline, .lastBaseline: return term.guide == nil ? "\(item).\(term.attribute.rawValue)Anchor" : nil
        default: return nil
        }
    }

    private mutating func add(_ step: ScenarioStep) {
        switch step.action {
        case .set(let reference, let setting):
            guard let field = setting.keyPath.field, setting.keyPath.part == nil, let place = place(of: reference),
                let statements = SwiftText.statements(
                    field, setting.value, of: variables[place], document.root[place].className)
            else { return hasStatement = false }
            lines += statements
            layOut()
        case .remove(let reference):
            guard let variable = variable(reference) else { return hasStatement = false }
            lines.append("\(variable).removeFromSuperview()")
            layOut()
        case .expect(let reference, let frame, tolerance: _):
            expect(reference, "frame == \(SwiftText.rectangle(frame))")
        case .expectAmbiguous(let reference, let value):
            expect(reference, "hasAmbiguousLayout == \(value)")
        case .expectValue(let reference, let setting, tolerance: _):
            guard let place = place(of: reference),
                let value = SwiftText.comparison(setting, document.root[place].className)
            else { return hasStatement = false }
            expect(reference, value)
        default: hasStatement = false
        }
    }

    private func place(of reference: ScenarioReference) -> Int? {
        switch reference.target {
        case .name(let name): place(named: name, in: 0)
        case .path(let indices): place(at: indices)
        case .kept: nil
        }
    }

    private mutating func expect(_ reference: ScenarioReference, _ value: String) {
        guard let variable = variable(reference) else { return hasStatement = false }
        expectations.append("#expect(\(variable).\(value))")
    }
}

extension ScenarioStep {
    fileprivate var isExpectation: Bool {
        switch action {
        case .expect, .expectValue, .expectAmbiguous, .expectAnswer: true
        default: false
        }
    }
}
