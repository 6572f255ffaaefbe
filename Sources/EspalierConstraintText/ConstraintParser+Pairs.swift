import EspalierSupport

extension ConstraintParser {
    /// Reports what the two attributes show to be impossible (AUTOLAYOUT 2.7). One mistake at most.
    mutating func checkRelated(_ first: ParsedTerm, _ right: Expression) {
        guard let left = first.attribute else { return }
        guard let second = right.second, let other = second.attribute else {
            if !left.isSize { locationAlone(first, right) }
            return
        }
        if left.isSize != other.isSize { return locationWithSize(first, second) }
        guard !left.isSize else { return }
        if left.followsDirection && other.isFixedSide || left.isFixedSide && other.followsDirection {
            scanner.report(
                .wrongPair, at: second.attributeOffset,
                "a constraint cannot be made between a leading/trailing attribute and a right/left attribute: "
                    + "'\(left.rawValue)' and '\(other.rawValue)'",
                fix: "write '\(item(second)).\(Self.counterpart(of: other))', or '\(item(first))."
                    + "\(Self.counterpart(of: left))' on the left side")
            return
        }
        if right.multiplier == 0 {
            scanner.report(
                .wrongPair, at: places.multiplier ?? second.range.lowerBound,
                "location attributes must be specified in pairs: with the multiplier 0 nothing is left of "
                    + "\(scanner.quote(second.range))",
                fix: "write a multiplier that is not 0, or leave it out")
        }
    }

    private mutating func locationAlone(_ first: ParsedTerm, _ right: Expression) {
        let number = decimalText(right.constant.magnitude)
        let sign = right.constant < 0 ? " - " : " + "
        // What is measured from the superview is what is meant most often.
        let base = first.item == .owner || first.item == .superview ? "icon" : "super"
        let attribute = scanner.text(first.attributeOffset..<first.range.upperBound)
        scanner.report(
            .wrongPair, at: places.constant ?? first.range.lowerBound,
            "location attributes must be specified in pairs: \(scanner.quote(first.range)) is a place, and a number "
                + "alone is none",
            fix:
                "write what it is measured from, as in '\(clippedText(scanner.bytes, first.range)) == \(base)."
                + "\(attribute)\(right.constant == 0 ? "" : sign + number)'")
    }

    private mutating func locationWithSize(_ first: ParsedTerm, _ second: ParsedTerm) {
        guard let left = first.attribute, let other = second.attribute else { return }
        let (place, size) = left.isSize ? (other, left) : (left, other)
        scanner.report(
            .wrongPair, at: second.attributeOffset,
            "location attributes must be specified in pairs: '\(place.rawValue)' is a place, and "
                + "'\(size.rawValue)' a size",
            fix: left.isSize
                ? "write a size on the right side, as in '\(item(second)).\(left.rawValue)'"
                : "write a place on the right side, as in '\(item(second)).\(left.rawValue)'")
    }

    /// The item of a term as it is written, with its guide.
    private func item(_ term: ParsedTerm) -> String {
        clippedText(scanner.bytes, term.base)
    }

    /// The side that `attribute` is where the layout runs from left to right, by the other way of naming sides.
    private static func counterpart(of attribute: ConstraintSyntax.Attribute) -> String {
        switch attribute {
        case .left: "leading"
        case .right: "trailing"
        case .leading: "left"
        case .trailing: "right"
        case .leftMargin: "leadingMargin"
        case .rightMargin: "trailingMargin"
        case .leadingMargin: "leftMargin"
        case .trailingMargin: "rightMargin"
        default: attribute.rawValue
        }
    }
}
