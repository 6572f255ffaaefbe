import EspalierViews
import Foundation

/// What a constraint of a file is about: a view, or a guide.
package enum InterfaceItem: Hashable {
    case view(InterfaceElement)
    /// A guide that a view has by itself.
    case guide(GuideKind, of: InterfaceElement)
    /// A guide that the file adds to a view.
    case ownGuide(InterfaceElement, of: InterfaceElement)

    /// The view, or the view whose guide it is.
    package var view: InterfaceElement {
        switch self {
        case .view(let view), .guide(_, of: let view), .ownGuide(_, of: let view): view
        }
    }
}

extension InterfaceItem {
    fileprivate var isSafeArea: Bool { if case .guide(.safeArea, _) = self { true } else { false } }
}

/// A constraint of a file, read and checked as far as the file alone shows: what it says for some size classes.
package struct FileConstraint {
    /// One side.
    package struct Side: Hashable {
        package var item: InterfaceItem
        package var attribute: NSLayoutConstraint.Attribute
    }

    package let element: InterfaceElement
    package let first: Side
    package let relation: NSLayoutConstraint.Relation
    /// Nil for a size that is held against a number.
    package let second: Side?
    package let multiplier: ConstraintRatio
    package let constant: Double
    package let priority: Double

    /// What Interface Builder means by standard spacing where it writes no number.
    private static let standardSpacing = 8.0

    /// - Throws: why it is none.
    package init(
        _ element: InterfaceElement, of document: InterfaceDocument, for classes: InterfaceSizeClasses
    ) throws(ConstraintRefusal) {
        self.element = element
        let first = try Self.side(element, "firstItem", "firstAttribute", document)
        relation =
            switch element.value("relation", for: classes) {
            case nil, "equal": .equal
            case "lessThanOrEqual": .lessThanOrEqual
            case "greaterThanOrEqual": .greaterThanOrEqual
            case let other?: throw .init("the relation '\(other)' is not known")
            }
        var constant = try Self.constant(element, classes)
        priority = try Self.priority(element, classes)
        guard element["secondItem"] != nil || element["secondAttribute"] != nil else {
            if first.attribute != .width, first.attribute != .height {
                throw .init("the attribute '\(first.attribute.name)' is held against nothing")
            }
            self.constant = constant ?? 0
            (self.first, second, multiplier) = (first, nil, ConstraintRatio(1))
            return
        }
        let second = try Self.side(element, "secondItem", "secondAttribute", document)
        // Between a view and a safe area, the standard is no spacing at all.
        if constant == nil, element["symbolic"] == "YES" {
            constant = first.item.isSafeArea || second.item.isSafeArea ? 0 : Self.standardSpacing
        }
        self.constant = constant ?? 0
        (self.first, self.second) = (first, second)
        guard let text = element.value("multiplier", for: classes) else {
            multiplier = ConstraintRatio(1)
            return
        }
        guard let read = ConstraintRatio(text), read.value.isFinite, abs(read.value) <= PropertyPart.largest else {
            throw .init("'\(text)' is no factor")
        }
        multiplier = read
    }

    /// Whether the attributes cannot stand in a constraint together, whatever the items are; nil if they can.
    package var mistake: String? {
        let (one, other) = (UIView(), UIView())
        return NSLayoutConstraint.mistake(
            item: one, attribute: first.attribute, relatedBy: relation, toItem: second == nil ? nil : other,
            attribute: second?.attribute ?? .notAnAttribute, multiplier: CGFloat(multiplier.value),
            constant: CGFloat(constant))
    }

    /// Nil where the file writes none.
    private static func constant(
        _ element: InterfaceElement, _ classes: InterfaceSizeClasses
    ) throws(ConstraintRefusal) -> Double? {
        guard let text = element.value("constant", for: classes) else { return nil }
        guard let number = text.fileNumber else { throw .init("the constant '\(text)' is no number") }
        return number
    }

    private static func priority(
        _ element: InterfaceElement, _ classes: InterfaceSizeClasses
    ) throws(ConstraintRefusal) -> Double {
        guard let text = element.value("priority", for: classes) else { return 1000 }
        guard let number = text.fileNumber, Float(number) > 0, number <= 1000 else {
            throw .init("the priority '\(text)' is no number above 0 and up to 1000")
        }
        return number
    }

    private static func side(
        _ element: InterfaceElement, _ itemKey: String, _ attributeKey: String, _ document: InterfaceDocument
    ) throws(ConstraintRefusal) -> Side {
        guard let text = element[attributeKey] else { throw .init("it has no '\(attributeKey)'") }
        guard let attribute = attributes[text] else { throw .init("the attribute '\(text)' is not known") }
        var target = element.parent?.parent ?? element
        if let id = element[itemKey] {
            guard let found = document.element(id: id) else { throw .init("'\(id)' is no element of the file") }
            target = found
        }
        if target.isViewGuide { return try side(ofGuide: target, attribute) }
        if target.name == "viewControllerLayoutGuide" { return try side(ofController: target, attribute) }
        guard target.isView else {
            throw .init("'\(element[itemKey] ?? target.name)' is no view and no guide, but <\(target.name)>")
        }
        return Side(item: .view(target), attribute: attribute)
    }

    private static func side(
        ofGuide guide: InterfaceElement, _ attribute: NSLayoutConstraint.Attribute
    ) throws(ConstraintRefusal) -> Side {
        let owner = guide.parent?.name == "layoutGuides" ? guide.parent?.parent : guide.parent
        guard let owner, owner.isView else { throw .init("the guide '\(guide.id ?? "")' belongs to no view") }
        if let kind = guide.guideKind { return Side(item: .guide(kind, of: owner), attribute: attribute) }
        return Side(item: .ownGuide(guide, of: owner), attribute: attribute)
    }

    /// The guides of a controller and the safe area of its view agree (AUTOLAYOUT 7.4): of each, one edge is the
    /// view's, and the other one that of the safe area.
    private static func side(
        ofController guide: InterfaceElement, _ attribute: NSLayoutConstraint.Attribute
    ) throws(ConstraintRefusal) -> Side {
        guard let view = guide.parent?.parent?.child(key: "view"), view.isView else {
            throw .init("the guide '\(guide.id ?? "")' belongs to no controller with a view")
        }
        let isTop = guide["type"] != "bottom"
        switch attribute {
        case .top, .bottom:
            let isInner = isTop == (attribute == .bottom)
            // The inner edge of the guide at the top is the safe area's top.
            let edge: NSLayoutConstraint.Attribute = isTop ? .top : .bottom
            return Side(item: isInner ? .guide(.safeArea, of: view) : .view(view), attribute: edge)
        case .left, .right, .leading, .trailing, .centerX, .width:
            return Side(item: .view(view), attribute: attribute)
        default:
            throw .init("the guide '\(guide.id ?? "")' of a controller has no '\(attribute.name)' here")
        }
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}

extension InterfaceElement {
    /// Which guide that views have by themselves the element is; nil for one that the file adds.
    package var guideKind: GuideKind? {
        if name == "keyboardLayoutGuide" { return .keyboard }
        return switch key {
        case "safeArea": .safeArea
        case "layoutMarginsGuide", "layoutMargins", "margins": .margins
        case "readableContent", "readableContentGuide": .readable
        case "keyboard", "keyboardLayoutGuide": .keyboard
        case "contentLayoutGuide": .contentLayout
        case "frameLayoutGuide": .frameLayout
        default: nil
        }
    }

    /// Whether the element is a guide of a view.
    package var isViewGuide: Bool { name == "viewLayoutGuide" || name == "keyboardLayoutGuide" }

    /// The guides of a view, in the order of the file.
    package var viewGuides: [InterfaceElement] {
        children.flatMap { $0.name == "layoutGuides" ? $0.children.filter(\.isViewGuide) : $0.isViewGuide ? [$0] : [] }
    }

    /// Whether a constraint stays out of running programs: Interface Builder alone knows placeholders.
    package var isPlaceholderConstraint: Bool { name == "constraint" && self["placeholder"] == "YES" }

    /// Whether constraints place the view, by what the file says of itself: it says so, the frame is not fixed, and
    /// neither a cell, a table, a bar nor a controller places it.
    package var isPlacedByConstraints: Bool {
        guard self["translatesAutoresizingMaskIntoConstraints"] == "NO", self["fixedFrame"] != "YES" else {
            return false
        }
        return key == nil || parent?.name == "subviews"
    }
}
