import Foundation
import Testing

/// What could carry a number around the one gate between computed numbers and views (`UIView.admits`): a write of what
/// views store of their geometry, and a stop at a number that is not finite. Both stand in a list, so that none comes to
/// another file unseen. Conversions to whole numbers have no list: in a build with `ESPALIER_LINTS` the compiler names
/// each that may stop.
@Suite("Numbers and the gate")
struct NumberGateTests {
    private static let list = "Tests/EspalierTests/Contract/numbers.txt"

    /// The ways that a source has, outside of comments.
    ///
    /// - Parameter path: Elsewhere than with the views a rectangle is the author's own.
    private static func ways(in source: String, _ path: String = "EspalierViews/") -> [String] {
        let code = source.split(separator: "\n", omittingEmptySubsequences: false).map {
            $0.prefix(upTo: $0.firstRange(of: "//")?.lowerBound ?? $0.endIndex)
        }.joined(separator: "\n")
        var ways: [String] = []
        if path.hasPrefix("EspalierViews/"), code.contains(#/\n\s*(self\.)?rect = /#) {
            ways.append("writes a rectangle")
        }
        if code.contains(#/\bspecial\.\w+ = /#) { ways.append("writes rare geometry") }
        if code.contains(#/(?s)isFinite[^{}]*\{\s*trap\(/#) { ways.append("stops") }
        return ways
    }

    @Test("Geometry is written, and numbers stop the program, in the files of the list alone")
    func listed() throws {
        let folder = ProjectFiles.root.appendingPathComponent("Sources")
        var lines: [String] = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        where path.hasSuffix(".swift") && !path.hasPrefix("EspalierSolver/") {
            let found = Self.ways(in: try ProjectFiles.text("Sources/\(path)"), path)
            if !found.isEmpty { lines.append("\(path): \(found.joined(separator: ", "))") }
        }
        #expect(lines.count > 10)
        try ProjectFiles.expect(Self.list, is: lines.joined(separator: "\n") + "\n")
    }

    @Test("Only the ways of a frame write the rectangle that a view stores")
    func writers() throws {
        let writers = try ProjectFiles.text(Self.list).split(separator: "\n").filter { $0.contains(": writes") }
        #expect(
            writers.map { $0.prefix { $0 != ":" } } == [
                // Behind the gate, all of it.
                "EspalierViews/Geometry/UIView+Geometry.swift",
                // A frame whose parts have a finite sum; all else takes the way with the gate.
                "EspalierViews/Geometry/UIView+PlainFrame.swift",
                // A value, and no view.
                "EspalierViews/Geometry/ViewGeometry.swift",
                // A frame that the solver's writer has found finite.
                "EspalierViews/Layout/UIView+SolvedFrame.swift",
            ])
    }

    @Test("Are found in code, and not in comments")
    func found() {
        #expect(Self.ways(in: "\n    rect = new\n// special.transform = x\n") == ["writes a rectangle"])
        #expect(Self.ways(in: "guard new.isFinite, new > 0 else {\n trap(\"no\")\n}") == ["stops"])
        #expect(Self.ways(in: "if !new.isFinite { trap(\"no\") }") == ["stops"])
        #expect(Self.ways(in: "guard new.isFinite else { return }").isEmpty)
    }
}
