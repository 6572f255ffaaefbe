import EspalierScenarios

extension ViewExplanation {
    /// The explanation for reading: a line for the view, a line for each number, below it a line for each rule, each
    /// number that the rule takes from elsewhere, and each rule that does not count any more.
    ///
    /// - Parameter file: the document's name, for places; nil for places without one.
    public func text(file: String? = nil) -> String {
        var lines = [heading(file)]
        for attribute in attributes {
            lines.append("")
            lines += attribute.lines(file)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func heading(_ file: String?) -> String {
        var line = name.map { "\(PlainText.line($0))  " } ?? ""
        line += "\(path)  \(PlainText.line(className))"
        if let place { line += "  at " + RuleSite.text(file, place, documentPath) }
        return line + (step == 0 ? "  as it is built" : "  after step \(step)")
    }
}

extension AttributeExplanation {
    fileprivate func lines(_ file: String?) -> [String] {
        var lines = ["\(attribute) is \(PlainText.number(value)), \(reason(file))"]
        if let rulesGive {
            lines[0] +=
                rulesGive.isFinite
                ? "; the rules give \(PlainText.number(rulesGive)), which the next pass writes"
                : "; the rules give no finite number, so it stays (SLL 11.3)"
        }
        for rule in rules { lines += rule.lines(file, isLimit: false) }
        for limit in limits { lines += limit.lines(file, isLimit: true) }
        lines += holders.map { "  " + $0.line(file) }
        for rule in displaced { lines.append("  " + rule.line(file)) }
        return lines
    }

    private func reason(_ file: String?) -> String {
        switch source {
        case .rules:
            return formula.isEmpty ? "kept, within its limits" : "by \(formula)"
        case .ownRules: return "by rules that the view's own code added"
        case .formerRules(let step): return "kept from the rules of \(Self.when(step)) (SLL 8.5)"
        case .constraints:
            return holders.isEmpty ? "by constraints: none decides it" : "by constraints"
        case .formerConstraints(let step): return "kept from the constraints of \(Self.when(step))"
        case .frame(nil): return "given: no rule decides it, and the document writes no frame"
        case .frame(let site?): return "given: no rule decides it; '\(site.text)' at \(site.documentText(file))"
        case .step(let step, let site):
            return "given: step \(step) set it" + (site.map { ", at \($0.documentText(file))" } ?? "")
        case .autoresizing(let step): return "by the autoresizing mask, at \(Self.when(step))"
        case .code(let step): return "by the layout code of a class, at \(Self.when(step))"
        }
    }

    private static func when(_ step: Int) -> String { "step \(step)" }
}

extension ExplainedRule {
    fileprivate func lines(_ file: String?, isLimit: Bool) -> [String] {
        var line = "  \(name)" + (value.map { " = \(PlainText.number($0))" } ?? "")
        if let canonicalName, let canonicalValue {
            line += ", so \(canonicalName) = \(PlainText.number(canonicalValue))"
        }
        if isLimit { line += applied ? ", the limit that applies" : ", a limit that changes nothing" }
        if let site { line += "  \(site.fullText(file))" }
        return [line]
            + inputs.map { input in
                let of = input.view.map { " of \(PlainText.line($0))" } ?? ""
                return "    \(input.text)\(of) is \(input.value.map(PlainText.number) ?? "no number")"
            }
    }
}

extension ExplainedHolder {
    fileprivate func line(_ file: String?) -> String {
        let what = site?.constraintText(file) ?? PlainText.line(text)
        guard let share, share != 1 else { return what }
        return "\(what)  (\(share < 0 ? "" : "+")\(PlainText.number(share)) for each point)"
    }
}

extension DisplacedRule {
    fileprivate func line(_ file: String?) -> String {
        let by = by.map { "\($0)\(bySite.map { ", \($0.fullText(file))" } ?? "")" } ?? ""
        let what =
            switch reason {
            case .displaced: "displaced by \(by)"
            case .overwritten: "overwritten by \(by)"
            case .reset: "reset by \(by)"
            case .viewGone: "unset, because a view that it measured is gone"
            case .unused: "not used, because two position rules give the size: \(by)"
            }
        return "not \(name), \(site.fullText(file)): \(what)"
    }
}

extension RuleSite {
    /// The place in the rule text, the text, and where it stands.
    func fullText(_ file: String?) -> String {
        var text = "\(line):\(column) in \(PlainText.quoted(text))"
        text += place == nil && path.isEmpty ? "" : " at \(documentText(file))"
        return text + (step > 0 ? ", step \(step)" : "")
    }

    /// The text of a constraint, and where it stands.
    func constraintText(_ file: String?) -> String {
        var text = PlainText.line(text)
        if place != nil || !path.isEmpty { text += "  at \(documentText(file))" }
        return text + (step > 0 ? ", step \(step)" : "")
    }

    /// Where the text stands in the document.
    func documentText(_ file: String?) -> String { Self.text(file, place, path) }

    static func text(_ file: String?, _ place: TextPlace?, _ path: String?) -> String {
        let head = file.map { place == nil ? "\($0)" : "\($0):" } ?? ""
        return head + (place?.description ?? "") + (path.map { " \(PlainText.line($0))" } ?? "")
    }
}
