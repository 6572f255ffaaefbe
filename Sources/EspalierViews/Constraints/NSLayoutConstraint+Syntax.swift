import EspalierConstraintText

// What constraint texts say, as UIKit's types, and back.

extension NSLayoutConstraint.Relation {
    package init(_ relation: ConstraintSyntax.Relation) {
        self =
            switch relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
    }
}

extension NSLayoutConstraint.Attribute {
    package init(_ attribute: ConstraintSyntax.Attribute) {
        self =
            switch attribute {
            case .left: .left
            case .right: .right
            case .top: .top
            case .bottom: .bottom
            case .leading: .leading
            case .trailing: .trailing
            case .width: .width
            case .height: .height
            case .centerX: .centerX
            case .centerY: .centerY
            case .firstBaseline: .firstBaseline
            case .lastBaseline: .lastBaseline
            case .leftMargin: .leftMargin
            case .rightMargin: .rightMargin
            case .topMargin: .topMargin
            case .bottomMargin: .bottomMargin
            case .leadingMargin: .leadingMargin
            case .trailingMargin: .trailingMargin
            case .centerXWithinMargins: .centerXWithinMargins
            case .centerYWithinMargins: .centerYWithinMargins
            }
    }
}

// Each case is the only one that becomes its counterpart.

extension ConstraintSyntax.Relation {
    package init(_ relation: NSLayoutConstraint.Relation) {
        self = Self.allCases.first { NSLayoutConstraint.Relation($0) == relation } ?? .equal
    }
}

extension ConstraintSyntax.Attribute {
    /// - Precondition: it is an attribute.
    package init(_ attribute: NSLayoutConstraint.Attribute) {
        self = Self.allCases.first { NSLayoutConstraint.Attribute($0) == attribute } ?? .width
    }
}
