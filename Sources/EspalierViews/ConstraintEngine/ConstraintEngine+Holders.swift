import EspalierSolver
import Foundation

// What holds a number of an item, and how strongly.
extension ConstraintEngine {
    /// By how much constants are moved to see what follows them: little enough that nothing else comes to hold.
    private static let nudge = 1.0 / 64
    /// Of more than this many constraints the shares are not found.
    private static let mostShares = 400

    /// What holds a number of an item, on the way from what is given to the number.
    func holders(of item: ConstraintItem, _ number: ItemNumber) -> [LayoutHolder] {
        let node = existingNode(of: item)
        guard isAtRest, node >= 0, nodes[node].variable(number) >= 0, nodes[node].isPlaced(number) else { return [] }
        let variable = SolverVariable(index: nodes[node].variable(number))
        let way = system.way(to: variable)
        let hasShares = way.constraints.count <= Self.mostShares
        var holders: [LayoutHolder] = []
        for given in way.given.reversed() {
            let slot = slots[given.index]
            guard let number = ItemNumber(rawValue: slot % 4) else { continue }
            let share = hasShares ? share(of: given, in: variable) : nil
            if share == 0 { continue }
            holders.append(
                LayoutHolder(
                    kind: .given,
                    text: "\(name(of: slot / 4, number)) = \(system.value(of: given).shortLength), "
                        + givenName(of: slot / 4), share: share))
        }
        for constraint in way.constraints {
            if let object = object(of: constraint) {
                let share = hasShares ? share(of: [constraint], in: variable) : nil
                if share == 0 { continue }
                holders.append(
                    LayoutHolder(
                        kind: .constraint(object), text: object.shownText, share: share))
            } else if let text = maskText(of: constraint.index) {
                let share = hasShares ? share(of: [constraint], in: variable) : nil
                if share != 0 { holders.append(LayoutHolder(kind: .mask, text: text, share: share)) }
            } else if let holder = contentHolder(constraint, hasShares ? variable : nil) {
                holders.append(holder)
            }
        }
        if system.isAmbiguous(variable) {
            holders.append(
                LayoutHolder(
                    kind: .tie,
                    text: number.isSize
                        ? "nothing else decides it: it is as small as can be (AUTOLAYOUT 2.4)"
                        : "nothing else decides it: it is as near to the origin as can be (AUTOLAYOUT 2.4)", share: nil)
            )
        }
        return holders
    }

    /// What constraints make of a size that the view does not take, because its class or its code has set another one; nil
    /// where it has the size that was found, to the pixel.
    func disregardedSize(of view: UIView, _ item: ConstraintItem, _ number: ItemNumber) -> Double? {
        let node = existingNode(of: item)
        guard number.isSize, isAtRest, node >= 0, nodes[node].variable(number) >= 0, nodes[node].isSolved(number)
        else { return nil }
        let solved = system.value(of: SolverVariable(index: nodes[node].variable(number)))
        let own = number.value(in: view.alignmentRect(forFrame: CGRect(origin: .zero, size: view.bounds.size)))
        return abs(own - solved) > 1 ? solved : nil
    }

    /// The two wishes on an axis are about one length: they stand as one where the first of them comes.
    private func contentHolder(_ wish: SolverConstraint, _ variable: SolverVariable?) -> LayoutHolder? {
        let node = entries[wish.index].node
        guard node >= 0, nodes[node].wishes >= 0 else { return nil }
        let row = wishes[nodes[node].wishes]
        for first: Int32 in [0, 2] where row[first] == wish.index {
            let pair = [row[first], row[first + 1]].filter { $0 >= 0 }.map(SolverConstraint.init(index:))
            let share = variable.map { self.share(of: pair, in: $0) }
            if share == 0 { return nil }
            let number: ItemNumber = first == 0 ? .width : .height
            let hugging = system.priority(of: SolverConstraint(index: row[first])).shortText
            let resistance = system.priority(of: SolverConstraint(index: row[first + 1])).shortText
            return LayoutHolder(
                kind: .content,
                text: "the content of '\(nodes[node].item?.with(\.brief) ?? "")': "
                    + "\(number.name) \(entries[wish.index].offset.shortLength), hugging \(hugging), "
                    + "compression resistance \(resistance)", share: share)
        }
        return nil
    }

    /// By how much a number changes for each point that constants change together; of two directions the one in which it
    /// follows more.
    private func share(of constraints: [SolverConstraint], in variable: SolverVariable) -> Double {
        let constants = constraints.map { system.constant(of: $0) }
        func set(_ step: Double) {
            for (constraint, constant) in zip(constraints, constants) {
                system.setConstant(constraint, constant + step)
            }
        }
        return share(in: variable) { set($0) }
    }

    private func share(of given: SolverVariable, in variable: SolverVariable) -> Double {
        let value = system.value(of: given)
        return share(in: variable) { system.setGiven(given, value + $0) }
    }

    private func share(in variable: SolverVariable, _ move: (Double) -> Void) -> Double {
        let value = system.value(of: variable)
        func slope(_ step: Double) -> Double {
            let new = supposing {
                move(step)
            } undo: {
                move(0)
            } answer: {
                system.value(of: variable)
            }
            let slope = (new - value) / step
            // What is left of the digits of both.
            let rounded = (slope * 1e6).rounded() / 1e6
            return rounded == 0 ? 0 : rounded
        }
        let forward = slope(Self.nudge)
        if forward != 0 { return forward }
        return slope(-Self.nudge)
    }
}

extension Float {
    /// For messages: without a fraction where there is none.
    var shortText: String { Double(self).shortLength }
}

extension UIView {
    /// What holds a number of the view's alignment rectangle. Empty where constraints do not place the view.
    package final func layoutHolders(of number: LayoutAmbiguity.Number) -> [LayoutHolder] {
        guard let record = constraintRecord, let engine = record.engine else { return [] }
        guard let number = ItemNumber.allCases.first(where: { $0.shown == number }) else { return [] }
        if let asked = engine.disregardedSize(of: self, record, number) {
            return [
                LayoutHolder(
                    kind: .own,
                    text: "'\(constraintName)' gives itself its \(number.name): constraints would make it "
                        + "\(asked.shortLength)", share: nil)
            ]
        }
        return engine.holders(of: record, number)
    }
}
