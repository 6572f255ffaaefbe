import EspalierScenarios
import EspalierViews
import Foundation

extension SweepCoverage {
    /// What was looked at, on one line.
    public var text: String {
        if !isBuilt { return "covered: nothing, as the tree could not be built" }
        var parts: [String] = []
        func count(_ number: Int, _ one: String, _ many: String) -> String {
            "\(Self.grouped(number)) \(number == 1 ? one : many)"
        }
        if widths.count > 1 {
            parts.append("widths \(widths.lowerBound) to \(widths.upperBound)")
        }
        if heights.count > 1 {
            parts.append("heights \(heights.lowerBound) to \(heights.upperBound)")
        }
        if widths.count == 1, heights.count == 1 { parts.append("\(base.width)x\(base.height)") }
        if textSizes.count > 1 {
            parts.append("text sizes \(textSizes.map(\.word).joined(separator: " "))")
        } else if base.surroundings.textSize != .large {
            parts.append("text size \(base.surroundings.textSize.word)")
        }
        if directions.count > 1 || base.surroundings.direction == .rightToLeft {
            parts.append(directions.map(\.words).joined(separator: " and "))
        }
        parts += lengthenings.dropFirst().map(\.times)
        if pairs > 0 { parts.append(count(pairs, "pair", "pairs")) }
        return "covered: \(parts.joined(separator: ", ")); \(count(layouts, "layout", "layouts"))"
    }

    /// A number with commas between thousands.
    private static func grouped(_ number: Int) -> String {
        var digits = Array("\(number)")
        var place = digits.count - 3
        while place > 0 {
            digits.insert(",", at: place)
            place -= 3
        }
        return String(digits)
    }

    /// As an object of its own.
    func write(to writer: inout JSONWriter, file: String?) {
        writer.beginObject()
        writer.formatVersion()
        if let file { writer.member("file", file) }
        writer.key("coverage")
        writer.beginObject()
        writer.list("widths", [widths.lowerBound, widths.upperBound]) { $1.integer($0) }
        writer.list("heights", [heights.lowerBound, heights.upperBound]) { $1.integer($0) }
        writer.list("base", [base.width, base.height]) { $1.integer($0) }
        writer.list("textSizes", textSizes) { $1.string($0.word) }
        writer.list("directions", directions) { $1.string($0.word) }
        writer.list("lengthenings", lengthenings) { $1.number($0) }
        writer.member("pairs", pairs)
        writer.member("layouts", layouts)
        writer.endObject()
        writer.endObject()
    }
}

extension SweepOccurrences {
    /// As members of the finding's object.
    func write(to writer: inout JSONWriter) {
        writer.list("ranges", lines) { line, writer in
            writer.beginObject()
            writer.member("axis", line.axis.rawValue)
            line.surroundings.write(to: &writer)
            writer.list("ranges", line.ranges) { range, writer in
                writer.beginList()
                writer.integer(range.lowerBound)
                writer.integer(range.upperBound)
                writer.endList()
            }
            writer.endObject()
        }
        writer.list("pairs", pairs) { $0.write(to: &$1) }
        writer.key("first")
        first.write(to: &writer)
        writer.member("example", example)
        writer.key("document")
        if let document { writer.written(document) } else { writer.null() }
    }
}

extension SweepPoint {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("width", width)
        writer.member("height", height)
        surroundings.write(to: &writer)
        writer.endObject()
    }
}

extension SweepSurroundings {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.member("textSize", textSize.word)
        writer.member("direction", direction.word)
        writer.key("lengthening")
        writer.number(lengthening)
    }
}
