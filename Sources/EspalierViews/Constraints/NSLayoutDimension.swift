import EspalierObservation
import Foundation

/// A size, or the distance between two places.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// `self == c`
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.equal, to: nil, constant: c)
    }

    /// `self >= c`
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: nil, constant: c)
    }

    /// `self <= c`
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: nil, constant: c)
    }

    /// `self == m × anchor`
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        related(.equal, to: anchor, multiplier: m)
    }

    /// `self >= m × anchor`
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, multiplier: m)
    }

    /// `self <= m × anchor`
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, multiplier: m)
    }

    /// `self == m × anchor + c`
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, multiplier: m, constant: c)
    }

    /// `self >= m × anchor + c`
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
    }

    /// `self <= m × anchor + c`
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
    }
}

// Distances between places (AUTOLAYOUT 7.7).
extension LayoutAnchor {
    /// The anchors that make up the value, with their factors: one of its own, or where a distance ends and begins.
    private var parts: [(anchor: LayoutAnchor, factor: CGFloat)] {
        origin.map { [(self, 1), ($0, -1)] } ?? [(self, 1)]
    }

    /// A constraint with a distance on one of its sides, which shows neither an item nor an attribute there.
    final func distanceRelated(
        _ relation: NSLayoutConstraint.Relation, to other: LayoutAnchor?, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint {
        let parts = parts + (other?.parts ?? []).map { ($0.anchor, -multiplier * $0.factor) }
        var terms: [(item: ConstraintItem, attribute: NSLayoutConstraint.Attribute, coefficient: CGFloat)] = []
        for part in parts {
            guard let item = part.anchor.item else {
                trap(
                    "a constraint was made with an anchor of a constraint whose item is gone: make it with another one")
            }
            terms.append((item, part.anchor.kind.attribute, part.factor))
        }
        check(terms, multiplier, constant)
        let constraint = NSLayoutConstraint()
        constraint.write(
            ConstraintSides(
                first: terms[0].item, firstAttribute: terms[0].attribute, relation: relation, second: terms[1].item,
                secondAttribute: terms[1].attribute, multiplier: multiplier, constant: constant))
        constraint.setTerms(terms)
        return constraint
    }

    /// What `ConstraintSides` checks, of distances: both ends of one go by the same sides.
    private func check(
        _ terms: [(item: ConstraintItem, attribute: NSLayoutConstraint.Attribute, coefficient: CGFloat)],
        _ multiplier: CGFloat, _ constant: CGFloat
    ) {
        if !multiplier.isFinite || !constant.isFinite {
            trap(
                "a constraint of the distance \(self) has the multiplier \(multiplier) and the constant \(constant): "
                    + "both must be finite")
        }
        let places = terms.map(\.attribute).filter { !$0.isSize }
        if places.contains(where: \.isDirectional) && places.contains(where: \.isAbsolute) {
            trap(
                "a constraint cannot be made of the distance \(self): A constraint cannot be made between a "
                    + "leading/trailing attribute and a right/left attribute: use leading and trailing for all, or "
                    + "left and right for all")
        }
    }
}
