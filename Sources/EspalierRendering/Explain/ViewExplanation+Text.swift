import EspalierLayout
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
            lines += attribute.lines(file: file)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func heading(_ file: String?) -> String {
        var line = name.map { "\(PlainText.line($0))  " } ?? ""
        line += "\(path)  \(PlainText.line(className))"
        if place != nil, let documentPath {
            let site = RuleSite(text: "", line: 1, column: 1, place: place, path: documentPath, step: step)
            line += "  at " + site.documentText(file)
        }
        return line + (step == 0 ? "  as it is built" : "  after step \(step)")
    }
}
