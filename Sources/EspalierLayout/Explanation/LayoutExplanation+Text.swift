import EspalierSupport

extension LayoutExplanation: CustomStringConvertible {
    /// For reading: a line for the number, below it a line for each rule, each number that the rule takes from
    /// elsewhere, and each constraint or other thing that holds it. A caret stands under the name that is meant where a
    /// rule has several.
    public var description: String {
        let head = view + "."
        var lines = lines(file: nil)
        lines[0] = head + lines[0]
        if !needs.isEmpty { lines.append("  from " + needs.joined(separator: ", ")) }
        return lines.joined(separator: "\n")
    }

    /// The lines of `description`, without the name of the view.
    ///
    /// - Parameter file: the document's name, for places; nil for places without one.
    package func lines(file: String?) -> [String] {
        var lines = ["\(attribute) is \(PlainText.number(value)), \(reason(file))"]
        if !computed.isEmpty { lines[0] += (formula.isEmpty ? ": " : " = ") + computed }
        if let rulesGive {
            lines[0] +=
                rulesGive.isFinite
                ? "; the rules give \(PlainText.number(rulesGive)), which the next pass writes"
                : "; the rules give no finite number, so it stays (SLL 11.3)"
        }
        for rule in rules { lines += rule.lines(file, limiting: nil) }
        for limit in limits { lines += limit.lines(file, limiting: attribute) }
        lines += holders.map { "  " + $0.line(file) }
        for rule in displaced { lines += rule.lines(file) }
        return lines
    }

    private func reason(_ file: String?) -> String {
        switch source {
        case .rules: return formula.isEmpty ? "kept, within its limits" : "by \(formula)"
        case .ownRules:
            return "by rules that the view's own code added" + (formula.isEmpty ? "" : ", by \(formula)")
        case .formerRules(let step): return "kept from the rules of step \(step) (SLL 8.5)"
        case .constraints where holders.first?.kind == .own: return "by the view itself"
        case .constraints: return holders.isEmpty ? "by constraints: none decides it" : "by constraints"
        case .formerConstraints(let step): return "kept from the constraints of step \(step)"
        case .frame(nil): return "given: no rule decides it, and the document writes no frame"
        case .frame(let site?): return "given: no rule decides it; '\(site.text)' at \(site.documentText(file))"
        case .step(let step, let site):
            return "given: step \(step) set it" + (site.map { ", at \($0.documentText(file))" } ?? "")
        case .autoresizing(let step): return "by the autoresizing mask, at step \(step)"
        case .code(let step): return "by the layout code of a class, at step \(step)"
        case .given(let follows):
            return "given: no rule decides it" + (follows ? "; the autoresizing mask lets it follow the superview" : "")
        }
    }
}

extension ExplainedRule {
    /// - Parameter attribute: of a limit, the size that it is about; nil for others.
    fileprivate func lines(_ file: String?, limiting attribute: LayoutAttribute?) -> [String] {
        var line = MarkedLine("  \(name)" + (value.map { " = \(PlainText.number($0))" } ?? ""))
        if let canonicalName, let canonicalValue {
            line.append(", so \(canonicalName) = \(PlainText.number(canonicalValue))")
        }
        if let attribute {
            line.append(applied ? ", the limit that applies" : ", a limit that changes nothing")
            if let without { line.append(": without it the \(attribute) is \(PlainText.number(without))") }
        }
        line.append("  ")
        line.append(site, file)
        var lines = line.lines
        for input in inputs {
            let of = input.view.map { " of \(PlainText.line($0))" } ?? ""
            lines.append("    \(input.text)\(of) is \(input.value.map(PlainText.number) ?? "no number")")
        }
        if !computed.isEmpty { lines.append("    \(name) = \(computed)") }
        return lines
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
    fileprivate func lines(_ file: String?) -> [String] {
        var line = MarkedLine("  not \(name), ")
        line.append(site, file)
        switch reason {
        case .displaced: line.append(": displaced by ")
        case .overwritten: line.append(": overwritten by ")
        case .reset: line.append(": reset by ")
        case .viewGone: line.append(": unset, because a view that it measured is gone")
        case .unused: line.append(": not used, because two position rules give the size: ")
        }
        if let by {
            line.append(by)
            if let bySite {
                line.append(", ")
                line.append(bySite, file)
            }
        }
        return line.lines
    }
}

/// A line, with carets below what is meant in it.
private struct MarkedLine {
    private var text: String
    private var marks: [Range<Int>] = []

    init(_ text: String) { self.text = text }

    mutating func append(_ more: String) { text += more }

    /// The place in the rule text, the text, and where it stands.
    mutating func append(_ site: RuleSite, _ file: String?) {
        text += "\(site.line):\(site.column) in "
        let (quoted, place) = PlainText.quoted(site.text, around: site.marked)
        let start = text.unicodeScalars.count
        text += quoted
        if !place.isEmpty, site.isOneOfMany { marks.append(start + place.lowerBound..<start + place.upperBound) }
        if !site.isWithoutPlace { text += " at \(site.documentText(file))" }
        if site.step > 0 { text += ", step \(site.step)" }
    }

    var lines: [String] {
        if marks.isEmpty { return [text] }
        var carets = ""
        var column = 0
        for mark in marks {
            carets += String(repeating: " ", count: mark.lowerBound - column)
            carets += String(repeating: "^", count: mark.count)
            column = mark.upperBound
        }
        return [text, carets]
    }
}

extension RuleSite {
    /// The characters of the text that are meant.
    var marked: Range<Int> {
        if length == 0 { return 0..<0 }
        var (line, start, number) = (1, 0, 0)
        var isAfterReturn = false
        for scalar in text.unicodeScalars {
            if line == self.line, !(isAfterReturn && scalar == "\n") { break }
            number += 1
            if scalar == "\r" || scalar == "\n" && !isAfterReturn { line += 1 }
            isAfterReturn = scalar == "\r"
            start = number
        }
        return start + column - 1..<start + column - 1 + length
    }

    /// Whether the text assigns more than one name, so that the one that is meant has to be pointed out.
    fileprivate var isOneOfMany: Bool { text.contains(",") || text.count { $0 == "=" } > 1 }

    fileprivate var isWithoutPlace: Bool { documentLine == nil && path.isEmpty }

    /// The text of a constraint, and where it stands.
    package func constraintText(_ file: String?) -> String {
        var text = PlainText.line(text)
        if !isWithoutPlace { text += "  at \(documentText(file))" }
        return text + (step > 0 ? ", step \(step)" : "")
    }

    /// Where the text stands in the document, or in the program.
    package func documentText(_ file: String?) -> String {
        guard let documentLine, let documentColumn else {
            return (path.hasPrefix("$") ? file.map { "\($0) " } ?? "" : "") + PlainText.line(path)
        }
        return (file.map { "\($0):" } ?? "") + "\(documentLine):\(documentColumn) \(PlainText.line(path))"
    }
}
