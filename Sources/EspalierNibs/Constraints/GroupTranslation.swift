/// Hands out the constraints among the subviews of one view, whose own frame is decided.
///
/// First those that only one view can take. Then, again and again, those of two siblings where one side is decided.
/// When there is none, something stays as the frame has it: the size that a view has by its contents.
struct GroupTranslation {
    private let translator: ConstraintTranslator
    private let superview: Int
    private let equations: [ConstraintEquation]
    private var isDone: [Bool]
    /// The constraints of two open sides, by axis.
    private var users: [Int: [Int]] = [:]
    private var ready = WorkList()
    /// Constraints of two positions with a side that has a rule, then of two sizes, then all.
    private var waiting: [WorkList] = [WorkList(), WorkList(), WorkList()]

    init(_ translator: ConstraintTranslator, _ superview: Int, _ equations: [ConstraintEquation]) {
        self.translator = translator
        self.superview = superview
        self.equations = equations
        isDone = Array(repeating: false, count: equations.count)
    }

    mutating func run() {
        for (index, equation) in equations.enumerated() {
            guard let second = equation.second, isInside(equation.first), isInside(second) else { continue }
            for side in [equation.first, second] { users[ConstraintTranslator.slot(side), default: []].append(index) }
            if equation.first.line.isSize, equation.first.view != second.view { waiting[1].append(index) }
            waiting[2].append(index)
            ready.append(index)
        }
        for (index, equation) in equations.enumerated() { takeAlone(index, equation) }
        repeat {
            while let index = ready.next() { propagate(index) }
        } while resolveOne()
    }

    private func isInside(_ side: ConstraintEquation.Side) -> Bool {
        translator.tree.nodes[side.view].parent == superview
    }

    // MARK: Constraints that one view can take

    private mutating func takeAlone(_ index: Int, _ equation: ConstraintEquation) {
        guard let second = equation.second else {
            let writer = RuleWriter(
                equation.first.line, .nothing, ratio: equation.ratio, constant: equation.constant)
            return give(index, equation.first, writer)
        }
        switch (isInside(equation.first), isInside(second)) {
        case (true, true): break
        case (true, false): give(index, equation.first, measuring: second, equation.ratio, equation.constant)
        case (false, _): give(index, second, measuring: equation.first, inverting: equation)
        }
    }

    /// Gives a view a rule that measures the superview, or a view that was decided before.
    private mutating func give(
        _ index: Int, _ side: ConstraintEquation.Side, measuring other: ConstraintEquation.Side,
        _ ratio: ConstraintRatio, _ constant: Double
    ) {
        let source: RuleWriter.Source
        if other.view != superview {
            source = .view(other.view, other.line)
        } else {
            switch other.line {
            case .start(let axis): source = .superview(part: 0, axis)
            case .center(let axis): source = .superview(part: 0.5, axis)
            case .end(let axis), .size(let axis): source = .superview(part: 1, axis)
            }
        }
        give(index, side, RuleWriter(side.line, source, ratio: ratio, constant: constant))
    }

    /// The same with the equation solved for its second side.
    private mutating func give(
        _ index: Int, _ side: ConstraintEquation.Side, measuring other: ConstraintEquation.Side,
        inverting equation: ConstraintEquation
    ) {
        let ratio = equation.ratio.inverse
        give(index, side, measuring: other, ratio, -equation.constant * ratio.upper / ratio.lower)
    }

    private mutating func give(_ index: Int, _ side: ConstraintEquation.Side, _ writer: RuleWriter) {
        isDone[index] = true
        guard translator.axis(side).canTake(side.line) else {
            return translator.leaveOut(equations[index].element, translator.reason(against: side))
        }
        translator.give(side, writer, equations[index].element)
        noteChange(ConstraintTranslator.slot(side))
    }

    // MARK: Constraints of two siblings

    private mutating func noteChange(_ slot: Int) {
        for index in users[slot] ?? [] where !isDone[index] {
            ready.append(index)
            if !equations[index].first.line.isSize { waiting[0].append(index) }
        }
    }

    /// Gives a constraint to the side that can take it, if the other one is decided.
    private mutating func propagate(_ index: Int) {
        guard !isDone[index], let second = equations[index].second else { return }
        let equation = equations[index]
        let takes = translator.axis(equation.first).canTake(equation.first.line)
        let secondTakes = translator.axis(second).canTake(second.line)
        if takes, translator.axis(second).knows(second.line) {
            give(index, equation.first, measuring: second, equation.ratio, equation.constant)
        } else if secondTakes, translator.axis(equation.first).knows(equation.first.line) {
            give(index, second, measuring: equation.first, inverting: equation)
        } else if !takes, !secondTakes {
            isDone[index] = true
            translator.leaveOut(
                equation.element,
                [equation.first, second].map { translator.reason(against: $0) }.joined(separator: "; "))
        }
    }

    /// Decides one axis by the frame, where no constraint can be given otherwise. False if all are done.
    private mutating func resolveOne() -> Bool {
        for list in waiting.indices {
            while let index = waiting[list].next() {
                guard !isDone[index], let second = equations[index].second else { continue }
                let kept = measured(equations[index].first, second)
                translator.keep(kept)
                ready.append(index)
                noteChange(ConstraintTranslator.slot(kept))
                return true
            }
        }
        return false
    }

    /// Which side is measured, and keeps what it has open: the better decided one; of equals, the one that keeps more
    /// to the size of its contents; else the second.
    private func measured(
        _ first: ConstraintEquation.Side, _ second: ConstraintEquation.Side
    ) -> ConstraintEquation.Side {
        let (one, other) = (translator.axis(first), translator.axis(second))
        if !one.canTake(first.line) { return first }
        if !other.canTake(second.line) { return second }
        if !first.line.isSize, one.rank != other.rank { return one.rank > other.rank ? first : second }
        return hugging(first) > hugging(second) ? first : second
    }

    private func hugging(_ side: ConstraintEquation.Side) -> Double {
        let key = side.line.axis == .horizontal ? "horizontalHuggingPriority" : "verticalHuggingPriority"
        return translator.tree.nodes[side.view].element[key]?.fileNumber ?? 250
    }
}

/// Numbers in the order in which they were put in.
private struct WorkList {
    private var items: [Int] = []
    private var start = 0

    mutating func append(_ item: Int) { items.append(item) }

    mutating func next() -> Int? {
        guard start < items.count else { return nil }
        defer { start += 1 }
        return items[start]
    }
}
