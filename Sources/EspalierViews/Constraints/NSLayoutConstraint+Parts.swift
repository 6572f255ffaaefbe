import EspalierObservation
import Foundation

/// An attribute in one byte.
struct Attribute8: RawRepresentable, Equatable {
    let rawValue: UInt8

    static let notAnAttribute = Attribute8(rawValue: 0)

    var attribute: NSLayoutConstraint.Attribute {
        NSLayoutConstraint.Attribute(rawValue: Int(rawValue)) ?? .notAnAttribute
    }
}

extension NSLayoutConstraint.Attribute {
    var short: Attribute8 { Attribute8(rawValue: UInt8(truncatingIfNeeded: rawValue)) }
}

/// What few constraints have.
final class ConstraintExtras {
    var identifier: String?
    var associatedObjects: AssociatedObjects?
    /// Who observes the constraint.
    var registry: ObserverRegistry?
    /// All terms of a constraint with the distance between two anchors in it, the two that it shows among them.
    var terms: [ConstraintTerm] = []
    /// The items of `terms` besides the two that the constraint shows, with their places in `referring`.
    var further: [(item: Handle<ConstraintItem>, place: Int32)] = []
}

/// One term of a constraint. The sum of all, related to the constant, is what it says.
struct ConstraintTerm {
    /// Nil once the item is gone.
    var item: Handle<ConstraintItem>?
    var attribute: NSLayoutConstraint.Attribute
    var coefficient: CGFloat
}

extension NSLayoutConstraint {
    final func ensureExtras() -> ConstraintExtras {
        if let extras { return extras }
        let made = ConstraintExtras()
        extras = made
        return made
    }

    /// Calls `body` for each term of `sum of coefficient × attribute (==, <=, >=) constant`.
    @inline(__always)
    final func forEachTerm(_ body: (ConstraintTerm) -> Void) {
        if let terms = extras?.terms, !terms.isEmpty { return terms.forEach(body) }
        guard firstKind != .notAnAttribute else { return }
        body(ConstraintTerm(item: first, attribute: firstKind.attribute, coefficient: 1))
        if secondKind != .notAnAttribute, multiplierValue != 0 {
            body(ConstraintTerm(item: second, attribute: secondKind.attribute, coefficient: -multiplierValue))
        }
    }

    /// Calls `body` for each distinct item that is still there.
    final func forEachItem(_ body: (ConstraintItem) -> Void) {
        first?.with { body($0) }
        if secondPlace >= 0 { second?.with { body($0) } }
        guard let extras else { return }
        for other in extras.further { other.item.with { body($0) } }
    }

    /// Whether an item has gone since the constraint was made, or it never had one.
    final var lacksItem: Bool {
        if first == nil || second == nil && secondKind != .notAnAttribute { return true }
        return extras?.terms.contains { $0.item == nil } ?? false
    }

    /// Gives the constraint its two sides.
    final func set(
        _ first: ConstraintItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: ConstraintItem?,
        _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
    ) {
        let side = ConstraintSides(
            first: first, firstAttribute: firstAttribute, relation: relation,
            second: secondAttribute == .notAnAttribute ? nil : second, secondAttribute: secondAttribute,
            multiplier: multiplier, constant: constant)
        side.check()
        write(side)
    }

    /// As `set`, without checks.
    final func write(_ sides: ConstraintSides) {
        firstKind = sides.firstAttribute.short
        relationBits = Int8(truncatingIfNeeded: sides.relation.rawValue)
        multiplierValue = sides.multiplier
        constantValue = sides.constant
        // An anchor may outlive its item: then the constraint is one whose item is gone.
        if !sides.first.isGone {
            first = Handle(sides.first)
            firstPlace = sides.first.add(self)
        }
        guard let other = sides.second else { return }
        secondKind = sides.secondAttribute.short
        if other.isGone { return }
        second = Handle(other)
        if other !== sides.first { secondPlace = other.add(self) }
    }

    /// Gives a constraint with two sides the terms that it really has. Called once, right after `write`.
    final func setTerms(_ terms: [(item: ConstraintItem, attribute: Attribute, coefficient: CGFloat)]) {
        let extras = ensureExtras()
        for term in terms {
            let item = Handle(term.item)
            extras.terms.append(
                ConstraintTerm(
                    item: term.item.isGone ? nil : item, attribute: term.attribute, coefficient: term.coefficient))
            if term.item.isGone { continue }
            let isKnown =
                first == item || second == item
                || extras.further.contains { $0.item == item }
            if !isKnown { extras.further.append((item, term.item.add(self))) }
        }
    }

    /// `item` has given the constraint another place in its list.
    final func setPlace(_ place: Int32, in item: ConstraintItem) {
        let item = Handle(item)
        if first == item {
            firstPlace = place
        } else if second == item {
            secondPlace = place
        } else if let extras, let index = extras.further.firstIndex(where: { $0.item == item }) {
            extras.further[index].place = place
        }
    }

    /// `item` is going: nothing may point to it any more.
    final func itemDidEnd(_ item: ConstraintItem) {
        let item = Handle(item)
        if first == item { first = nil }
        if second == item {
            second = nil
            secondPlace = -1
        }
        guard let extras else { return }
        for index in extras.terms.indices where extras.terms[index].item == item {
            extras.terms[index].item = nil
        }
        extras.further.removeAll { $0.item == item }
    }

    /// The constraint is going: its items list it no more.
    final func leaveItems() {
        first?.with { $0.remove(at: firstPlace) }
        if secondPlace >= 0 { second?.with { $0.remove(at: secondPlace) } }
        guard let extras else { return }
        for other in extras.further { other.item.with { $0.remove(at: other.place) } }
    }

    /// The item that a view or a guide is; nil for nil, also for a nil that is wrapped once more.
    static func item(of object: Any?) -> ConstraintItem? {
        guard let object else { return nil }
        if let view = object as? UIView { return view.ensureConstraintRecord() }
        if let guide = object as? UILayoutGuide { return guide.item }
        let mirror = Mirror(reflecting: object)
        if mirror.displayStyle == .optional, mirror.children.isEmpty { return nil }
        trap("a constraint was made with an item of \(type(of: object)): give it a UIView or a UILayoutGuide")
    }

    /// Keeps where the constraint is activated.
    final func remember(_ file: StaticString, _ line: UInt) {
        guard file.hasPointerRepresentation else { return }
        self.file = file.utf8Start
        self.line = UInt32(clamping: line)
    }
}
