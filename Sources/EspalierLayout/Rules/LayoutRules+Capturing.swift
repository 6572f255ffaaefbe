import EspalierSLL
import EspalierSupport
import EspalierViews

/// A rule text with its arguments, from which a view's rules can be made again.
package struct RuleSource {
    package var text: String
    package var arguments: [LayoutArgument]
}

extension LayoutRules {
    /// Rule texts that, added in order to a view without rules, give it the rules that this view has.
    ///
    /// They are the texts that were added, as far as these suffice; where a later text was computed from one that
    /// counts no more (`tt += 5` over and over), it is one text made from the values.
    package var sources: [RuleSource] {
        guard let record = LayoutRecord.existing(of: view), record.isRuled else { return [] }
        record.dropGoneViews()
        return record.originalSources ?? [RulePrinter(record).source]
    }
}

extension LayoutRecord {
    /// The texts that were added, if they make the present state.
    fileprivate var originalSources: [RuleSource]? {
        var replayed: RuleState?
        var sources: [RuleSource] = []
        var firstArgument = 0
        for text in state.texts {
            let (syntax, diagnostics) = RuleSyntax.parse(text)
            guard diagnostics.isEmpty else { return nil }
            // An argument that no value needs any more is not kept, so the text cannot be given its own.
            let last = firstArgument + syntax.formats.count
            guard last <= arguments.count else { return nil }
            sources.append(RuleSource(text: text, arguments: arguments[firstArgument..<last].map(\.source)))
            firstArgument = last
            replayed = LayoutRule(syntax).transition(from: replayed, nil, adding: RuleOrigin(file: "", line: 0)).to
        }
        return (replayed ?? .empty) == state ? sources : nil
    }
}

extension BoundArgument {
    fileprivate var source: LayoutArgument {
        switch self {
        case .view(let record): record.viewReference.map { .view($0.object) } ?? .number(.nan)
        case .number(let number): .number(number)
        case .asked(let asked):
            switch asked.source {
            case .function(let function): .function(function)
            case .object(let object): .provider(object)
            }
        }
    }
}

/// Writes one rule text that makes a state.
private struct RulePrinter {
    private let record: LayoutRecord
    private var arguments: [LayoutArgument] = []

    init(_ record: LayoutRecord) { self.record = record }

    private var state: RuleState { record.state }

    var source: RuleSource {
        var printer = self
        let text = printer.statements().joined(separator: ", ")
        return RuleSource(text: text, arguments: printer.arguments)
    }

    private mutating func statements() -> [String] {
        var statements: [String] = []
        for name in ConstraintName.allCases where !name.isCanonical && value(name).exists && !name.isMirror {
            statements.append("\(name.text) = \(expression(value(name)))")
        }
        for axis in Axis.allCases {
            let inForce = state.inForce(axis)
            let names = ConstraintName.allCases.filter { $0.isPosition && $0.axis == axis }
            // A mirror name writes its canonical one too, which is then written over.
            for name in names where name.isMirror && value(name).exists {
                statements.append("\(name.text) = \(expression(value(name)))")
                if !value(name.canonical).exists { statements.append("\(name.canonical.text) = nil") }
            }
            let displaced = names.filter { $0.isCanonical && value($0).exists && !inForce.contains($0) }
            for name in displaced { statements.append("\(name.text) = \(expression(value(name)))") }
            // What is displaced stays out of force behind two others, of which those without a value go again.
            var fillers: [ConstraintName] = []
            if !displaced.isEmpty {
                fillers = names.filter { $0.isCanonical && !value($0).exists && !inForce.contains($0) }
                fillers = Array(fillers.prefix(max(0, 2 - inForce.count)))
            }
            for name in fillers { statements.append("\(name.text) = 0") }
            for name in inForce { statements.append("\(name.text) = \(expression(value(name)))") }
            for name in fillers { statements.append("\(name.text) = nil") }
        }
        return statements
    }

    private func value(_ name: ConstraintName) -> OperationIndex { state.values[Int(name.rawValue)] }

    /// The text of a value. A value that others share is written out in each, so the depth is walked with a list of
    /// what is left to write, not by recursion.
    private mutating func expression(_ root: OperationIndex) -> String {
        enum Piece {
            case text(String)
            case operation(OperationIndex)
        }
        var result = ""
        var pieces: [Piece] = [.operation(root)]
        while let piece = pieces.popLast() {
            switch piece {
            case .text(let text): result += text
            case .operation(let index):
                switch state.operations[index].kind {
                case .number(let number): result += number.ruleText
                case .percentage(let number, let axis): result += prefix(axis) + "\(number.decimalText)%"
                case .argument(let argument): result += format("f", argument, nil)
                case .argumentPercentage(let argument, let axis): result += format("p", argument, axis)
                case .size(let argument, let axis):
                    result += axis == .horizontal ? "%w" : "%h"
                    arguments.append(record.arguments[argument].source)
                case .position(let argument, let name):
                    result += "%" + name.text
                    arguments.append(record.arguments[argument].source)
                case .negate(let a): pieces += [.text(")"), .operation(a), .text("-(")]
                case .binary(let op, let a, let b):
                    pieces += [.text(")"), .operation(b), .text(op.text), .operation(a), .text("(")]
                case .fromFarSide(let axis, let a):
                    pieces += [.text(")"), .operation(a), .text("(\(prefix(axis))100% - ")]
                }
            }
        }
        return result
    }

    private func prefix(_ axis: Axis?) -> String {
        switch axis {
        case .horizontal: "H:"
        case .vertical: "V:"
        case nil: ""
        }
    }

    private mutating func format(_ letter: String, _ argument: ArgumentIndex, _ axis: Axis?) -> String {
        let source = record.arguments[argument].source
        arguments.append(source)
        switch source {
        case .function: return prefix(axis) + "%^" + letter
        case .provider: return prefix(axis) + "%@" + letter
        case .number, .view: return prefix(axis) + "%" + letter
        }
    }
}

extension RuleSyntax.Operator {
    fileprivate var text: String {
        switch self {
        case .add: " + "
        case .subtract: " - "
        case .multiply: " * "
        case .divide: " / "
        }
    }
}

extension Double {
    /// The number as an expression of SLL, which has neither exponents nor signs nor names for what is not finite.
    fileprivate var ruleText: String {
        if isNaN { return "(0 / 0)" }
        if isInfinite { return self < 0 ? "(-1 / 0)" : "(1 / 0)" }
        return sign == .minus ? "(-\((-self).decimalText))" : decimalText
    }
}
