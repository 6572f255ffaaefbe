import Foundation
import Testing

/// The ways around the compiler's checks that `Docs/Contributing.md` names stand in the files of a list, so that none
/// comes to another file unseen.
@Suite("Ways around the compiler's checks")
struct UnsafeCodeTests {
    private static let list = "Tests/EspalierTests/Contract/unsafe.txt"
    private static let ways = [
        "Unmanaged", "unowned(unsafe)", "@exclusivity(unchecked)", "unsafeDowncast", "unsafeBitCast",
        "@unchecked Sendable", "nonisolated(unsafe)",
    ]

    /// The ways that a source has, outside of comments.
    private static func ways(in source: String) -> [String] {
        let code = source.split(separator: "\n").map {
            $0.prefix(upTo: $0.firstRange(of: "//")?.lowerBound ?? $0.endIndex)
        }
        return ways.filter { way in code.contains { $0.contains(way) } }
    }

    @Test("Stand in the files of the list, and in no others")
    func listed() throws {
        let folder = ProjectFiles.root.appendingPathComponent("Sources")
        var lines: [String] = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        where path.hasSuffix(".swift") {
            let found = Self.ways(in: try ProjectFiles.text("Sources/\(path)"))
            if !found.isEmpty { lines.append("\(path): \(found.joined(separator: ", "))") }
        }
        #expect(lines.count > 10)
        try ProjectFiles.expect(Self.list, is: lines.joined(separator: "\n") + "\n")
    }

    @Test("Are named in the guide of those who change the code")
    func named() throws {
        let guide = try ProjectFiles.text("Docs/Contributing.md")
        for way in Self.ways where way != "unsafeBitCast" {
            #expect(guide.contains("`\(way)`"), "\(way)")
        }
    }

    @Test("Are found in code, and not in comments")
    func found() {
        #expect(Self.ways(in: "final class A: @unchecked Sendable {}\n// unsafeDowncast\n") == ["@unchecked Sendable"])
    }
}
