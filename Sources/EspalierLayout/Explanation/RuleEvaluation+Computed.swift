import EspalierSLL
import EspalierSupport
import EspalierViews

// An evaluation in numbers, each with whose it is.
extension RuleEvaluation {
    /// `ll`, `rl - ll`, `cl - width / 2`; empty where only limits touch the attribute.
    var formula: String {
        let names = parts.map(\.used.text)
        let size = LayoutAttribute.size(attribute.axis)
        switch plan.rule {
        case .open, .kept: return ""
        case .size, .position(.leading, _, _): return names[0]
        case .between(.leading, _, .trailing, _): return "\(names[1]) - \(names[0])"
        case .between: return "(\(names[1]) - \(names[0])) * 2"
        case .position(.center, _, _): return "\(names[0]) - \(size) / 2"
        case .position(.trailing, _, _): return "\(names[0]) - \(size)"
        }
    }

    /// The formula with numbers in the place of names; and the limits that apply. Empty where it would be one number.
    var computed: String {
        let size = LayoutAttribute.size(attribute.axis)
        let own = "\(PlainText.number(recording.ownSize(attribute.axis))) (its own \(size))"
        var text: Computed
        switch plan.rule {
        case .open: return ""
        case .kept: text = Computed("\(PlainText.number(recording.base)) (kept)")
        case .size, .position(.leading, _, _):
            text = told(parts[0])
        case .between(let first, _, let second, _):
            text = told(parts[1]).joined("-", told(parts[0]))
            if first != .leading || second != .trailing { text = text.joined("*", Computed("2")) }
        case .position(let line, _, _):
            let part = line == .center ? Computed("\(own) / 2", rank: 2) : Computed(own)
            text = told(parts[0]).joined("-", part)
        }
        var limits = ""
        for limit in self.limits where limit.changes {
            let length = limit.part.usedValue.map(PlainText.number) ?? "no number"
            limits += ", at \(limit.isMinimum ? "least" : "most") \(length) (\(limit.part.name.text))"
        }
        if attribute.isSize, recording.unlimited < 0, value == 0, limits.isEmpty {
            limits = ", at least 0 (no size is negative)"
        }
        let isOneNumber = limits.isEmpty && (plan.isKept || text.isPlain)
        return isOneNumber ? "" : text.text + limits
    }

    /// The value of a part, and its name; of a distance from the far side, the size that it is taken from too.
    private func told(_ part: Part) -> Computed {
        let value = Computed(
            "\(part.value.map(PlainText.number) ?? "no number") (\(part.name.text))", isPlain: part.name == part.used)
        if part.name == part.used { return value }
        return extent(attribute.axis).joined("-", value)
    }

    private func extent(_ axis: Axis) -> Computed {
        let superview = view.realSuperview.map(\.possessive) ?? "the superview's"
        return Computed(
            "\(PlainText.number(recording.extent(axis))) (\(superview) \(LayoutAttribute.size(axis)))", isPlain: false)
    }

    // MARK: One rule

    /// How the value of an operation comes about; empty where it is a number that the rule has.
    func computed(_ root: OperationIndex) -> String {
        let operations = record.state.operations
        var texts: [OperationIndex: Computed] = [:]
        for index in AttributePlan.reachable(from: [root], in: operations) {
            var text = computed(operations[index].kind, index) { texts[$0] ?? Computed("no number") }
            // A value may be built from another one over and over: then it is one number from here on.
            if text.text.utf8.count > Self.longest { text = Computed(number(index), isPlain: false) }
            texts[index] = text
        }
        guard let text = texts[root], !text.isPlain else { return "" }
        return text.text
    }

    private static var longest: Int { 240 }

    private func number(_ operation: OperationIndex) -> String {
        value(of: operation).map(PlainText.number) ?? "no number"
    }

    private func computed(
        _ kind: RuleOperation.Kind, _ index: OperationIndex, _ operand: (OperationIndex) -> Computed
    ) -> Computed {
        switch kind {
        case .number(let number): return Computed(PlainText.number(number), rank: number < 0 ? 3 : 4)
        case .percentage(let number, let axis):
            return share("\(PlainText.number(number))%", axis)
        case .argument(let argument):
            return Computed("\(number(index)) (\(record.format("f", ofArgument: argument)))", isPlain: false)
        case .argumentPercentage(let argument, let axis):
            let given = record.number(ofArgument: argument).map(PlainText.number) ?? "no number"
            return share("\(given)% (\(record.format("p", ofArgument: argument)))", axis)
        case .size(let argument, let axis):
            return Computed("\(number(index)) (\(owner(argument)) \(LayoutAttribute.size(axis)))", isPlain: false)
        case .position(let argument, let name):
            return Computed("\(number(index)) (\(owner(argument)) \(name.text))", isPlain: false)
        case .negate(let a):
            return Computed("-" + operand(a).text(atLeast: 4), rank: 3, isPlain: operand(a).isPlain)
        case .binary(let sign, let a, let b): return operand(a).joined(sign.text, operand(b))
        case .fromFarSide(let axis, let a): return extent(axis).joined("-", operand(a))
        }
    }

    private func share(_ part: String, _ axis: Axis?) -> Computed {
        Computed("\(part) of \(extent(axis ?? attribute.axis).text)", rank: 2, isPlain: false)
    }

    private func owner(_ argument: ArgumentIndex) -> String {
        record.viewReference(ofArgument: argument)?.object.possessive ?? "no view's"
    }
}

/// A part of a computation as text.
private struct Computed {
    var text: String
    /// How tightly it holds together: 1 sums, 2 products, 3 signs, 4 numbers.
    var rank = 4
    /// Whether there is nothing in it but one number, and whose it is is said already.
    var isPlain = true

    init(_ text: String, rank: Int = 4, isPlain: Bool = true) {
        self.text = text
        self.rank = rank
        self.isPlain = isPlain
    }

    func text(atLeast least: Int) -> String { rank < least ? "(\(text))" : text }

    func joined(_ sign: String, _ other: Computed) -> Computed {
        let rank = sign == "+" || sign == "-" ? 1 : 2
        return Computed(
            "\(text(atLeast: rank)) \(sign) \(other.text(atLeast: rank + 1))", rank: rank, isPlain: false)
    }
}

extension RuleSyntax.Operator {
    fileprivate var text: String {
        switch self {
        case .add: "+"
        case .subtract: "-"
        case .multiply: "*"
        case .divide: "/"
        }
    }
}

extension LayoutRecord {
    /// A format for a number, as it is written for an argument of its kind (SLL 7.1).
    func format(_ letter: String, ofArgument index: ArgumentIndex) -> String {
        guard case .asked(let asked) = arguments[index] else { return "%\(letter)" }
        switch asked.source {
        case .function: return "%^\(letter)"
        case .object: return "%@\(letter)"
        }
    }
}

extension UIView {
    /// Its name, or its path, before something that it has.
    fileprivate var possessive: String { "\(PlainText.line(layoutName))'s" }
}
