import EspalierObservation
import Foundation

/// The two sides of a constraint that is being made.
struct ConstraintSides {
    let first: ConstraintItem
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    /// Nil where the second side is a number.
    let second: ConstraintItem?
    let secondAttribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let constant: CGFloat

    /// What is wrong with them (AUTOLAYOUT 2.7, 2.8); nil if nothing is. Sentences that UIKit has stand first, as
    /// ported code looks for them.
    var mistake: String? {
        if !multiplier.isFinite || !constant.isFinite {
            return "its multiplier is \(multiplier) and its constant \(constant): both must be finite"
        }
        guard firstAttribute != .notAnAttribute else { return "its first attribute is notAnAttribute" }
        if firstAttribute.isSize {
            guard second != nil, !secondAttribute.isSize else { return nil }
            return
                "Invalid pairing of layout attributes: a size cannot be related to a location; relate it to width or "
                + "height, or to a number"
        }
        if second == nil {
            return
                "Location attributes must be specified in pairs: a location cannot be equal to a number; relate it to "
                + "a location of another item"
        }
        if secondAttribute.isSize {
            return "Invalid pairing of layout attributes: a location cannot be related to a size; relate it to a "
                + "location"
        }
        if multiplier == 0 {
            return "Location attributes must be specified in pairs: a multiplier of 0 leaves a location and a number; "
                + "use another multiplier"
        }
        if firstAttribute.isDirectional && secondAttribute.isAbsolute
            || firstAttribute.isAbsolute && secondAttribute.isDirectional
        {
            return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute: use "
                + "leading and trailing for both, or left and right for both"
        }
        return nil
    }

    /// Stops the program if something is wrong with them.
    func check() {
        guard let mistake else { return }
        trap("a constraint cannot be made of \(text): \(mistake)")
    }

    /// The constraint as it would be written.
    var text: String {
        ConstraintText.text(
            first.brief, firstAttribute, relation, second?.brief, secondAttribute, multiplier, constant, 1000)
    }
}

extension NSLayoutConstraint.Attribute {
    var isSize: Bool { self == .width || self == .height }

    var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .width:
            true
        default: false
        }
    }

    /// Whether the layout direction decides which side it is.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether it is one side whatever the layout direction.
    var isAbsolute: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// The attribute's name, as it is written in code and in constraint texts.
    package var name: String { String(describing: self) }
}

/// Constraints as text, for messages.
enum ConstraintText {
    static func text(
        _ first: String, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: String?, _ secondAttribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ constant: CGFloat,
        _ priority: Float
    ) -> String {
        let sign =
            switch relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        var text = "\(first).\(firstAttribute.name) \(sign) "
        if let second {
            if multiplier != 1 { text += "\(number(multiplier)) * " }
            text += "\(second).\(secondAttribute.name)"
            if constant > 0 { text += " + \(number(constant))" }
            if constant < 0 { text += " - \(number(-constant))" }
        } else {
            text += number(constant)
        }
        return text + (priority == 1000 ? "" : " @\(number(CGFloat(priority)))")
    }

    /// Whole numbers without a fraction.
    static func number(_ number: CGFloat) -> String {
        let double = Double(number)
        return Int(exactly: double).map(String.init) ?? "\(double)"
    }
}
