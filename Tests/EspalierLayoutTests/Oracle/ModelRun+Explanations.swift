import EspalierLayout
import EspalierViews

@testable import LayoutOracle

// What is told of each number after a pass, computed again by the naive solver.
extension ModelRun {
    /// - Parameter before: the model as it was before the pass.
    /// - Returns: what is told and not so, or nil.
    mutating func explanationFailure(_ before: ModelTree) throws -> String? {
        for view in model.alive where model.root(of: view) == solvedRoot {
            for attribute in LayoutAttribute.allCases {
                let told = real.view(view).layoutRules.explain(attribute)
                explained += 1
                if let failure = try failure(told, view, before) {
                    return "v\(view).\(attribute): \(failure)\n\(told)"
                }
            }
        }
        return nil
    }

    private mutating func failure(_ told: LayoutExplanation, _ view: Int, _ before: ModelTree) throws -> String? {
        let number = told.attribute.rawValue
        let now = model.views[view].frame[number]
        if told.value != now { return "the number is \(now)" }
        guard let superview = model.views[view].parent, isRuled(told.attribute, view) else {
            return told.source == .given(follows: false) && told.rules.isEmpty && told.limits.isEmpty
                ? nil : "no rule gives it"
        }
        if told.source != .rules { return "rules give it" }
        let place = NaiveSolver.Place(
            view: view, superview: superview, axis: number % 2 == 0 ? .horizontal : .vertical)
        // The views are at the fixed point: what is measured now is what the pass has measured.
        var solver = NaiveSolver(tree: model, root: solvedRoot)
        for rule in told.rules + told.limits {
            if let failure = try failure(rule, place, &solver) { return failure }
        }
        if told.rulesGive != nil {
            return now == before.views[view].frame[number] ? nil : "it came out as no number, and has changed"
        }
        guard let recomputed = try recomputed(told, place, &solver) else { return "a part has no number" }
        if recomputed.bitPattern != now.bitPattern, recomputed != 0 || now != 0 {
            return "what is told makes \(recomputed)"
        }
        for limit in told.limits {
            if let failure = try failure(limit, told, view, before) { return failure }
        }
        return nil
    }

    /// SLL 9.2.
    private func isRuled(_ attribute: LayoutAttribute, _ view: Int) -> Bool {
        let rules = model.views[view].rules
        let axis = attribute.rawValue % 2
        if attribute == .x || attribute == .y { return !rules.inForce[axis].isEmpty }
        let names: [ModelName] = axis == 0 ? [.w, .minw, .maxw] : [.h, .minh, .maxh]
        return rules.inForce[axis].count == 2 || names.contains { rules.values[$0] != nil }
    }

    /// The value of a rule, and each number that it takes from elsewhere.
    private func failure(
        _ rule: ExplainedRule, _ place: NaiveSolver.Place, _ solver: inout NaiveSolver
    ) throws -> String? {
        let rules = model.views[place.view].rules
        guard let name = ModelName(rawValue: rule.name) else { return "there is no name \(rule.name)" }
        if !isSame(rule.value, try solver.value(rules.values[name], at: place)) { return "\(name) is another one" }
        if let canonical = rule.canonicalName.flatMap(ModelName.init) {
            let value = try solver.value(rules.values[canonical], at: place)
            if name.mirrored != canonical || !isSame(rule.canonicalValue, value) {
                return "\(canonical) is another one"
            }
        }
        let start = rule.site.text.unicodeScalars.dropFirst(rule.site.column - 1)
        if String(String.UnicodeScalarView(start.prefix(rule.site.length))) != rule.name {
            return "\(rule.name) does not stand at \(rule.site.column)"
        }
        for input in rule.inputs {
            if let failure = try failure(input, place, &solver) { return failure }
        }
        return nil
    }

    private func failure(
        _ input: ExplainedInput, _ place: NaiveSolver.Place, _ solver: inout NaiveSolver
    ) throws -> String? {
        // `v3`; arguments that are numbers have no view, and enter into the value of the rule.
        guard let owner = input.view.flatMap({ Int($0.dropFirst()) }) else { return nil }
        let expected: Double
        switch input.text {
        case "width", "%w": expected = try solver.attribute(2, of: owner)
        case "height", "%h": expected = try solver.attribute(3, of: owner)
        case let text where text.hasPrefix("%") && !text.contains(" of the "):
            guard let name = ModelName(rawValue: String(text.dropFirst())) else { return "\(text) is no format" }
            expected = try solver.distance(name, of: owner, in: place.superview)
        default: return owner == place.superview ? nil : "a share of v\(owner)"
        }
        return isSame(input.value, expected) ? nil : "\(input.text) of v\(owner) is \(expected)"
    }

    /// The formula with the values that are told, and the limits that are said to apply.
    private func recomputed(
        _ told: LayoutExplanation, _ place: NaiveSolver.Place, _ solver: inout NaiveSolver
    ) throws -> Double? {
        var values: [String: Double] = [:]
        for rule in told.rules {
            guard let value = rule.canonicalName == nil ? rule.value : rule.canonicalValue else { return nil }
            values[rule.canonicalName ?? rule.name] = value
        }
        let own = try solver.attribute(place.axis.rawValue + 2, of: place.view)
        let size = place.axis == .horizontal ? "width" : "height"
        values[size] = own
        var result = told.value
        let words = told.formula.split(separator: " ").map(String.init)
        switch words.count {
        // Kept: what a limit has made of it is the limit.
        case 0: if let without = told.limits.compactMap(\.without).first { result = without }
        case 1: result = values[words[0]] ?? .nan
        case 3 where words[1] == "-": result = (values[words[0]] ?? .nan) - (values[words[2]] ?? .nan)
        case 5 where words[3] == "/": result = (values[words[0]] ?? .nan) - own / 2
        case 5:
            let names = words.map { $0.trimmingParentheses }
            result = ((values[names[0]] ?? .nan) - (values[names[2]] ?? .nan)) * 2
        default: return nil
        }
        if told.attribute == .x || told.attribute == .y { return result }
        for limit in told.limits {
            guard let value = limit.value, value >= 0 else { continue }
            if limit.name.hasPrefix("min") ? result < value : result > value { result = value }
        }
        return result < 0 ? 0 : result
    }

    /// A limit that is said to change nothing changes nothing when it is taken away; one that is said to apply makes the
    /// difference that is said, or holds the size as it is.
    private mutating func failure(
        _ limit: ExplainedRule, _ told: LayoutExplanation, _ view: Int, _ before: ModelTree
    ) throws -> String? {
        guard let name = ModelName(rawValue: limit.name) else { return "there is no name \(limit.name)" }
        let isKept = told.formula.isEmpty
        if limit.applied, limit.without == nil {
            // It holds what is kept, or what would be no number otherwise (SLL 11.3).
            let isHeld = isKept || told.computed.contains("inf") || told.computed.contains("nan")
            return isHeld && limit.value == told.value ? nil : "nothing holds it"
        }
        // Of a size that is kept, from the frame that limits had not touched yet; else from any.
        if isKept, limit.applied, passes > 1 { return nil }
        var other = isKept && limit.applied ? before : model
        other.views[view].rules.drop(name)
        let without = try NaiveSolver.frames(of: other, root: solvedRoot)[view][told.attribute.rawValue]
        if limit.applied { limits.applied += 1 } else { limits.idle += 1 }
        let expected = limit.applied ? limit.without : told.value
        return without == expected ? nil : "without \(name) it is \(without)"
    }

    /// Whether both are the same number, or none.
    private func isSame(_ first: Double?, _ second: Double?) -> Bool {
        first == second || (first ?? .nan).isNaN && (second ?? .nan).isNaN
    }
}

extension String {
    fileprivate var trimmingParentheses: String { filter { $0 != "(" && $0 != ")" } }
}
