import ConstraintOracle
import EspalierViews
import Foundation
import TestSupport

/// A random tree of items and of views with masks, with what their masks count from kept beside it, and written out as
/// equations for an exact solver (AUTOLAYOUT 1.2).
struct MaskModel {
    /// Place and size of a view, or of a superview, on both axes: x, y, width, height.
    typealias Numbers = [Rational]

    struct Base {
        var frame: Numbers
        var superview: Numbers
    }

    let root = UIView(frame: area(0, 0, 400, 300))
    var views: [UIView] = []
    /// What was set or solved last, exactly: by view, the root last.
    var frames: [Numbers] = []
    var bases: [Base] = []
    var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        root.diagnosticsHandler = { _ in }
        for index in 0..<6 {
            let view = UIView()
            view.name = "v\(index)"
            views.append(view)
            let frame = (0..<4).map { $0 < 2 ? random.below(30) : random.below(60) }
            view.frame = area(CGFloat(frame[0]), CGFloat(frame[1]), CGFloat(frame[2]), CGFloat(frame[3]))
            view.translatesAutoresizingMaskIntoConstraints = random.oneIn(2)
            view.autoresizingMask = mask()
            let superview = index == 0 || random.oneIn(4) ? nil : random.below(index)
            (superview.map { views[$0] } ?? root).addSubview(view)
            frames.append(frame.map { Rational($0) })
            let outer = superview.map { frames[$0] } ?? [0, 0, 400, 300]
            bases.append(Base(frame: frames[index], superview: outer))
        }
        for _ in 0..<7 { addConstraint() }
    }

    private mutating func mask() -> UIView.AutoresizingMask {
        random.oneIn(3)
            ? [.flexibleWidth, .flexibleHeight] : UIView.AutoresizingMask(rawValue: UInt(random.below(64)))
    }

    private mutating func addConstraint() {
        let view = random.any(views)
        guard let superview = view.superview else { return }
        let isAcross = random.oneIn(2)
        let places: [NSLayoutConstraint.Attribute] = isAcross ? [.left, .right] : [.top, .bottom]
        let size: NSLayoutConstraint.Attribute = isAcross ? .width : .height
        let other = random.any([superview, superview] + superview.subviews)
        let isSize = random.oneIn(3)
        let isAlone = isSize && random.oneIn(2)
        if other === view, !isAlone { return }
        let made = NSLayoutConstraint(
            item: view, attribute: isSize ? size : random.any(places),
            relatedBy: random.any([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
            toItem: isAlone ? nil : other,
            attribute: isAlone ? .notAnAttribute : isSize ? size : random.any(places),
            multiplier: 1, constant: CGFloat(isAlone ? random.below(120) : random.below(60) - 30))
        made.priority = random.any([.required, .required, .defaultHigh, UILayoutPriority(500)])
        made.isActive = true
    }

    /// Changes something at random, and what the masks count from with it.
    mutating func edit() {
        let index = random.below(views.count)
        let view = views[index]
        switch random.below(6) {
        case 0: addConstraint()
        case 1: view.constraints.first?.isActive = false
        case 2: view.constraints.last?.constant = CGFloat(random.below(90))
        case 3:
            // An item's frame is none of its own.
            guard view.translatesAutoresizingMaskIntoConstraints else { return }
            let frame = [random.below(30), random.below(30), random.below(60), random.below(60)]
            let new = area(CGFloat(frame[0]), CGFloat(frame[1]), CGFloat(frame[2]), CGFloat(frame[3]))
            // What follows it by rule 4.1 is another matter.
            guard view.subviews.isEmpty, new != view.frame else { return }
            view.frame = new
            frames[index] = frame.map { Rational($0) }
            rebase(index)
        case 4:
            let new = mask()
            if new == view.autoresizingMask { return }
            view.autoresizingMask = new
            rebase(index)
        default:
            view.translatesAutoresizingMaskIntoConstraints.toggle()
            rebase(index)
        }
    }

    private mutating func rebase(_ index: Int) {
        bases[index] = Base(frame: frames[index], superview: superviewFrame(of: index))
    }

    private func superviewIndex(of index: Int) -> Int? { views.firstIndex { $0 === views[index].superview } }

    private func superviewFrame(of index: Int) -> Numbers {
        superviewIndex(of: index).map { frames[$0] } ?? [0, 0, 400, 300]
    }
}

// MARK: Equations

extension MaskModel {
    /// Whether a view's mask is an equation on an axis: 0 across, 1 down.
    func isBound(_ index: Int, _ axis: Int) -> Bool {
        let view = views[index]
        guard view.translatesAutoresizingMaskIntoConstraints, parts(index, axis)[0] || parts(index, axis)[1],
            let superview = superviewIndex(of: index)
        else { return false }
        return !views[superview].translatesAutoresizingMaskIntoConstraints || isBound(superview, axis)
    }

    private func parts(_ index: Int, _ axis: Int) -> [Bool] {
        let bits = Int(views[index].autoresizingMask.rawValue) >> (axis * 3)
        return [bits & 1 != 0, bits & 2 != 0, bits & 4 != 0]
    }

    /// The system of the tree as it is, and the constraints that its rows stand for; nil for masks.
    func system() throws(OracleOverflow) -> (OracleSystem, [NSLayoutConstraint?]) {
        var system = OracleSystem()
        // The owner of all masks, before all others; then the views, depth-first.
        var order: [Int: Int] = [:]
        var waiting: [UIView] = [root]
        while let view = waiting.popLast() {
            if let index = views.firstIndex(where: { $0 === view }) { order[index] = order.count }
            waiting += view.subviews.reversed()
        }
        system.positions = [-2, -1] + views.indices.map { order[$0] ?? 0 }
        for index in views.indices {
            let isItem = !views[index].translatesAutoresizingMaskIntoConstraints
            for number in 0..<4 {
                let isBound = isBound(index, number % 2)
                system.variables.append(
                    OracleVariable(
                        isBound ? .auxiliary : number < 2 ? .place(target: 0) : .size,
                        rank: OracleRank(owner: index + 2, index: number),
                        given: isItem || isBound ? nil : frames[index][number]))
            }
        }
        var names: [NSLayoutConstraint?] = []
        for axis in 0...1 {
            for index in views.indices where isBound(index, axis) {
                let superview = superviewIndex(of: index) ?? 0
                for equation in try equations(index, axis, superview) {
                    system.constraints.append(equation)
                    names.append(nil)
                }
            }
        }
        for (owner, view) in ([root] + views).enumerated() {
            for (place, constraint) in view.constraints.enumerated() {
                system.constraints.append(try row(constraint, OracleRank(owner: owner + 1, index: place)))
                names.append(constraint)
            }
        }
        return (system, names)
    }

    /// Rules 1 to 3 of UIKit's resizing, times the sum of the flexible parts: nothing is divided.
    private func equations(_ index: Int, _ axis: Int, _ superview: Int) throws(OracleOverflow) -> [OracleConstraint] {
        let base = bases[index]
        let (place, size, outer) = (base.frame[axis], base.frame[axis + 2], base.superview[axis + 2])
        let lengths = [place, size, try outer - place - size]
        var shares: [Rational] = []
        for (part, isFlexible) in zip(lengths, parts(index, axis)) {
            shares.append(isFlexible ? part < 0 ? try -part : part : 0)
        }
        if try shares[0] + shares[1] + shares[2] == 0 { shares = parts(index, axis).map { $0 ? 1 : 0 } }
        let sum = try shares[0] + shares[1] + shares[2]
        var rows: [OracleConstraint] = []
        for number in 0...1 {
            let (own, share) = (number == 0 ? place : size, shares[number])
            rows.append(
                OracleConstraint(
                    [
                        OracleTerm(sum, index * 4 + axis + number * 2),
                        OracleTerm(try -share, superview * 4 + axis + 2),
                    ], .equal, try sum * own - share * outer,
                    rank: OracleRank(owner: 0, index: index * 4 + axis * 2 + number)))
        }
        return rows
    }

    private func row(_ constraint: NSLayoutConstraint, _ rank: OracleRank) throws(OracleOverflow) -> OracleConstraint {
        var constant = Rational(Int(constraint.constant))
        var terms: [OracleTerm] = []
        let sides = [
            (constraint.firstItem, constraint.firstAttribute, 1),
            (constraint.secondItem, constraint.secondAttribute, -1),
        ]
        for (item, attribute, sign) in sides {
            guard let view = item as? UIView else { continue }
            let axis = [.top, .bottom, .height].contains(attribute) ? 1 : 0
            let isSize = attribute == .width || attribute == .height
            let isFar = attribute == .right || attribute == .bottom
            // The superview's own place is where its coordinates begin.
            let isSpace = constraint.firstItem.map { ($0 as? UIView)?.superview === view } ?? false
            guard let index = views.firstIndex(where: { $0 === view }) else {
                if isSize || isFar { constant = try constant - Rational(sign * (axis == 0 ? 400 : 300)) }
                continue
            }
            if !isSize, !isSpace { terms.append(OracleTerm(Rational(sign), index * 4 + axis)) }
            if isSize || isFar { terms.append(OracleTerm(Rational(sign), index * 4 + axis + 2)) }
        }
        let relation: OracleRelation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessOrEqual
            case .greaterThanOrEqual: .greaterOrEqual
            }
        let isPlace = constraint.secondItem != nil && ![.width, .height].contains(constraint.firstAttribute)
        return OracleConstraint(
            terms, relation, constant, priority: constraint.priority.rawValue, rank: rank,
            tie: relation != .equal && isPlace ? .rests : .none)
    }
}
