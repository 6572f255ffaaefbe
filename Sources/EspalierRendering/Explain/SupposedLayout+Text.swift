import EspalierScenarios
import Foundation

extension SupposedLayout {
    /// What would be, for reading: a line for the constraint, one for each view that moves, and one for each conflict that
    /// comes or goes.
    ///
    /// - Parameter file: the document's name, for places; nil for places without one.
    public func text(file: String? = nil) -> String {
        let what =
            switch supposition {
            case .without: "without"
            case .nudged(_, let points): "\(points < 0 ? "" : "+")\(PlainText.number(points)) on the constant of"
            case .broken: isBrokenAlready ? "broken as it is:" : "broken in place of another:"
            }
        var lines = ["\(what) \(site.constraintText(file))"]
        for view in moved {
            let name = view.name.map { "\(PlainText.line($0))  " } ?? ""
            lines.append(
                "  \(name)\(view.path)  \(PlainText.line(view.className))  \(Self.list(view.from)) → \(Self.list(view.to))"
            )
        }
        if moved.isEmpty { lines.append("  no view moves") }
        lines += mended.map { "  holds then: \(PlainText.line($0))" }
        if case .broken = supposition {
            lines += standing.map { "  broken all the same: \(PlainText.line($0))" }
        }
        lines += broken.map { "  broken then: \(PlainText.line($0))" }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The same as JSON, on one line without a line break at its end. Equal answers give the same bytes.
    public func json() -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.formatVersion()
        writer.member("step", step)
        switch supposition {
        case .without(let constraint): writer.member("without", constraint)
        case .nudged(let constraint, let points):
            writer.member("nudge", constraint)
            writer.key("by")
            writer.number(points)
        case .broken(let constraint): writer.member("break", constraint)
        }
        writer.list("moved", moved) { view, writer in
            writer.beginObject()
            writer.member("path", view.path)
            writer.member("name", view.name)
            writer.member("class", view.className)
            writer.member("from", view.from.numbers)
            writer.member("to", view.to.numbers)
            writer.endObject()
        }
        writer.list("mended", mended) { $1.string($0) }
        writer.list("broken", broken) { $1.string($0) }
        if case .broken = supposition {
            writer.list("standing", standing) { $1.string($0) }
            writer.member("isBrokenAlready", isBrokenAlready)
        }
        writer.endObject()
        return writer.text
    }

    private static func list(_ rect: CGRect) -> String {
        "[" + [rect.minX, rect.minY, rect.width, rect.height].map { PlainText.number($0) }.joined(separator: ", ") + "]"
    }
}
