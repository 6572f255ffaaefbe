import EspalierSolver
import Foundation

// The short way of translating: sizes, and places of a view and its superview or of siblings, where the superview's
// own coordinates begin at zero, at its alignment rectangle, and neither margins nor baselines enter. No code of others
// runs, so nothing need be held or looked at twice: that is half of what putting constraints into the system takes.
// What it equals is `gather`; builds with checks compare the two.
extension ConstraintEngine {
    /// As `gather`, where the short way is right; otherwise answers false and leaves anything in `terms`.
    func gatherPlainly(_ constraint: NSLayoutConstraint) -> Bool {
        terms.removeAll()
        passed.removeAll()
        offset = 0
        guard constraint.extras == nil, let first = constraint.first else { return false }
        let firstPlace = PlainPosition(constraint.firstKind)
        let secondPlace = PlainPosition(constraint.secondKind)
        let one = viewNode(of: first)
        if one < 0 { return false }
        if firstPlace.isSize {
            add(firstPlace.size, of: one, 1)
            guard let second = constraint.second, constraint.multiplierValue != 0 else { return true }
            let other = viewNode(of: second)
            if other < 0 { return false }
            add(secondPlace.size, of: other, -constraint.multiplierValue)
            return true
        }
        guard firstPlace.isKnown, secondPlace.isKnown, let second = constraint.second else { return false }
        let other = viewNode(of: second)
        if other < 0 || one == other { return false }
        let space: Int32
        if nodes[one].parent == other {
            space = other
        } else if nodes[other].parent == one {
            space = one
        } else if nodes[one].parent == nodes[other].parent, nodes[one].parent >= 0 {
            space = nodes[one].parent
        } else {
            return false
        }
        guard isPlainSpace(space, isDirectional: firstPlace.isDirectional || secondPlace.isDirectional) else {
            return false
        }
        add(firstPlace, of: one, 1, space)
        add(secondPlace, of: other, -constraint.multiplierValue, space)
        return true
    }

    @inline(__always)
    private func add(_ place: PlainPosition, of node: Int32, _ factor: Double, _ space: Int32) {
        if node != space { add(place.isHorizontal ? .x : .y, of: node, factor) }
        if place.fraction != 0 { add(place.isHorizontal ? .width : .height, of: node, factor * place.fraction) }
    }

    /// The node of a view, made if need be, or -1 for guides.
    @inline(__always)
    private func viewNode(of item: Handle<ConstraintItem>) -> Int32 {
        item.with { $0.isGuide ? -1 : node(of: $0) }
    }

    /// Whether a view's own coordinates begin at zero, at its alignment rectangle, and from left to right if that
    /// matters. Of a class of its own the direction would have to be asked.
    @inline(__always)
    private func isPlainSpace(_ node: Int32, isDirectional: Bool) -> Bool {
        let marks = nodes[node].marks
        guard marks.isDisjoint(with: [.inset, .scrolls]), let view = nodes[node].view else { return false }
        return view.with { view in
            !view.hasSpecialGeometry
                && (!isDirectional
                    || direction == .leftToRight && marks.contains(.plain) && view.side?.uncommon == nil)
        }
    }

    #if ESPALIER_CHECKS
        /// The short way has gathered what the long one gathers.
        func checkPlainTerms(_ constraint: NSLayoutConstraint) {
            func sums() -> [Int32: Double] {
                var sums: [Int32: Double] = [:]
                for term in terms.elements { sums[term.variable.index, default: 0] += term.coefficient }
                return sums.filter { $0.value != 0 }
            }
            let (plain, plainOffset) = (sums(), offset)
            gather(constraint)
            precondition(plain == sums(), "the short way of translating has other terms")
            precondition(plainOffset == offset, "the short way of translating has another constant")
        }
    #endif
}

/// An attribute of a plain view: a point between two edges, or a size.
private struct PlainPosition {
    var fraction = 0.0
    var isKnown = true
    var isSize = false
    var isHorizontal = true
    var isDirectional = false

    var size: ItemNumber { isHorizontal ? .width : .height }

    @inline(__always)
    init(_ kind: Attribute8) {
        switch kind.attribute {
        case .left: break
        case .right: fraction = 1
        case .leading: isDirectional = true
        case .trailing: (fraction, isDirectional) = (1, true)
        case .centerX: fraction = 0.5
        case .top: isHorizontal = false
        case .bottom: (fraction, isHorizontal) = (1, false)
        case .centerY: (fraction, isHorizontal) = (0.5, false)
        case .width: isSize = true
        case .height: (isSize, isHorizontal) = (true, false)
        default: isKnown = false
        }
    }
}
