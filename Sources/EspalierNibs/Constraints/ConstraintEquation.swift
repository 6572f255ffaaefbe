/// `A.line = B.line * ratio + constant`, of views of a tree.
struct ConstraintEquation {
    /// One side: a line of a view.
    struct Side: Hashable {
        let view: Int
        let line: ConstraintLine
    }

    let element: InterfaceElement
    let first: Side
    /// Nil where a size is held against a constant.
    let second: Side?
    let ratio: ConstraintRatio
    let constant: Double
}

/// Why a constraint is no equation that rules can say.
package struct ConstraintRefusal: Error {
    package let reason: String

    package init(_ reason: String) { self.reason = reason }
}

/// Reads constraints.
package struct ConstraintReader {
    let document: InterfaceDocument
    let tree: InterfaceViewTree
    /// The constraints that the base of the file's variations leaves out.
    private let excluded: Set<String>

    package init(_ document: InterfaceDocument, _ tree: InterfaceViewTree) {
        self.document = document
        self.tree = tree
        var excluded: Set<String> = []
        for variation in document.variations where variation.key == "default" {
            for member in variation.members where member.list == "constraints" && !member.isIncluded {
                if let reference = member.reference { excluded.insert(reference) }
            }
        }
        self.excluded = excluded
    }

    /// The elements that an attribute of a constraint leads to; the constraint's owner where it does not say.
    private func item(_ element: InterfaceElement, _ attribute: String) -> InterfaceElement? {
        guard let id = element[attribute] else { return element.parent?.parent }
        return document.element(id: id)
    }

    /// Whether a constraint is about the tree: it stands in it, or one of its views is below the root.
    package func isRelevant(_ element: InterfaceElement) -> Bool {
        guard element.name == "constraint", element.parent?.name == "constraints" else { return false }
        if let owner = element.parent?.parent, tree.index(of: owner) != nil { return true }
        return ["firstItem", "secondItem"].contains { attribute in
            element[attribute] != nil && (item(element, attribute).flatMap { tree.index(of: $0) } ?? 0) > 0
        }
    }

    func equation(_ element: InterfaceElement) throws(ConstraintRefusal) -> ConstraintEquation {
        try checkForce(of: element)
        let first = try side(element, "firstItem", "firstAttribute")
        let ratio: ConstraintRatio
        if let text = element["multiplier"] {
            guard let read = ConstraintRatio(text) else { throw .init("'\(text)' is no factor") }
            ratio = read
        } else {
            ratio = ConstraintRatio(1)
        }
        let constant = try number(element)
        guard element["secondItem"] != nil || element["secondAttribute"] != nil else {
            if !first.line.isSize { throw .init("the \(first.line.words) is held against nothing") }
            return .init(element: element, first: first, second: nil, ratio: ratio, constant: constant)
        }
        let second = try side(element, "secondItem", "secondAttribute")
        if first.line.isSize != second.line.isSize {
            throw .init("the \(first.line.words) and the \(second.line.words) are nothing that can be equal")
        }
        if !first.line.isSize, first.line.axis != second.line.axis {
            throw .init("the \(first.line.words) and the \(second.line.words) lie on different axes")
        }
        return .init(element: element, first: first, second: second, ratio: ratio, constant: constant)
    }

    /// Refuses what need not hold, or does not hold as an equality.
    private func checkForce(of element: InterfaceElement) throws(ConstraintRefusal) {
        if let id = element.id, excluded.contains(id) {
            throw .init("it is installed for some sizes of the screen only")
        }
        if element["placeholder"] == "YES" { throw .init("it is a placeholder, which is removed at build time") }
        switch element["relation"] {
        case nil, "equal": break
        case "lessThanOrEqual", "greaterThanOrEqual": throw .init("it is an inequality")
        case let other?: throw .init("the relation '\(other)' is not known")
        }
        guard let priority = element["priority"], priority.fileNumber != 1_000 else { return }
        throw .init("its priority is \(priority), so it need not hold")
    }

    private func number(_ element: InterfaceElement) throws(ConstraintRefusal) -> Double {
        guard let text = element["constant"] else {
            if element["symbolic"] == "YES" { throw .init("its constant is the system's spacing") }
            return 0
        }
        guard let number = text.fileNumber else { throw .init("the constant '\(text)' is no number") }
        return number
    }

    private func side(
        _ element: InterfaceElement, _ itemKey: String, _ attributeKey: String
    ) throws(ConstraintRefusal) -> ConstraintEquation.Side {
        guard let item = item(element, itemKey) else {
            throw .init("'\(element[itemKey] ?? "")' is no element of the file")
        }
        let id = item.id ?? "<\(item.name)>"
        if item.name == "viewLayoutGuide" || item.name == "viewControllerLayoutGuide" {
            throw .init("'\(id)' is a layout guide (\(item["key"] ?? item["type"] ?? "of its own"))")
        }
        guard let attribute = element[attributeKey] else { throw .init("it has no '\(attributeKey)'") }
        guard let line = ConstraintLine(attribute: attribute) else {
            if attribute.contains("argin") { throw .init("'\(attribute)' is a margin") }
            if attribute.lowercased().contains("baseline") { throw .init("'\(attribute)' is a baseline") }
            throw .init("the attribute '\(attribute)' is not known")
        }
        guard let view = tree.index(of: item) else {
            throw .init("'\(id)' is no view below '\(tree.nodes[0].element.id ?? "the root")'")
        }
        if ["leading", "trailing"].contains(attribute), item["semanticContentAttribute"] == "forceRightToLeft" {
            throw .init("'\(id)' goes from right to left")
        }
        return .init(view: view, line: line)
    }
}
