import Foundation
import Testing

/// One trap, and the exit test that expects its text. In `traps.txt` they stand below the name of the file that traps:
/// the text with `…` for values, and below it the file of the test, `: ` and a part of the text as the test writes it.
/// Or, for a trap that no caller can bring about, `none: ` and why.
private struct TrapRow {
    let file: String
    let text: String
    /// The file of the test; nil where there is none.
    let test: String?
    /// What the test expects, or why there is none.
    let quote: String

    static func all() throws -> [TrapRow] {
        var rows: [TrapRow] = []
        var file = "", text = ""
        for line in try ProjectFiles.text("Tests/EspalierTests/Contract/traps.txt").split(separator: "\n") {
            if line.hasPrefix("# ") {
                file = String(line.dropFirst(2))
            } else if !line.hasPrefix("    ") {
                text = String(line)
            } else {
                let parts = line.dropFirst(4).split(separator: ": ", maxSplits: 1).map(String.init)
                let quote = try #require(parts.count == 2 ? parts[1] : nil, "no ': ' in '\(line)'")
                rows.append(TrapRow(file: file, text: text, test: parts[0] == "none" ? nil : parts[0], quote: quote))
            }
        }
        return rows
    }

    /// Whether what the test expects is of this text: they have a piece in common that says something.
    var fits: Bool {
        let pieces = text.split(separator: "…").filter { $0.count >= 8 }
        return pieces.isEmpty
            || pieces.contains { piece in
                (0...piece.count - 8).contains { quote.contains(piece.dropFirst($0).prefix(8)) }
            }
    }
}

@Suite("Traps")
struct TrapTests {
    @Test("Each has an exit test that expects its text; a new one needs a row in traps.txt")
    func complete() throws {
        let rows = try TrapRow.all()
        let sources = ProjectFiles.root.appendingPathComponent("Sources")
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
        var calls: [TrapCall] = []
        for file in files { calls += TrapCall.all(in: try ProjectFiles.text("Sources/\(file)"), of: file) }
        #expect(calls.count >= 130, "\(calls.count) traps found")
        for change in rows.map({ "\($0.file): \($0.text)" }).difference(from: calls.map { "\($0.file): \($0.text)" }) {
            switch change {
            case .insert(_, let text, _): Issue.record("a row of traps.txt is of no trap, or at another place: \(text)")
            case .remove(_, let text, _): Issue.record("write an exit test and a row in traps.txt for \(text)")
            }
        }
    }

    @Test("The rows of traps.txt tell exit tests, and each another expectation")
    func tested() throws {
        var told: Set<String> = []
        for row in try TrapRow.all() {
            guard let test = row.test else { continue }
            let source = try ProjectFiles.text("Tests/\(test)")
            #expect(source.contains("processExitsWith: .failure"), "\(test) has no exit test")
            #expect(source.contains(row.quote), "\(test) does not expect '\(row.quote)'")
            #expect(row.fits, "'\(row.quote)' is not of '\(row.text)'")
            #expect(told.insert("\(test): \(row.quote)").inserted, "'\(row.quote)' stands for two traps")
        }
        #expect(told.count >= 120)
    }

    @Test("Calls are found, and comments, declarations and other calls are not")
    func reading() {
        let source = #"""
            // trap("comment")
            func trap(_ text: String) {}
            retrap("no"); a.trap("no"); print("trap(")
            guard isRight else { trap("one \(list.map { "(\($0))" }) and \(two)") }
            trap(
                "long "
                    + "text")
            trap(error.text)
            """#
        let calls = TrapCall.all(in: source, of: "F.swift")
        #expect(calls.map(\.text) == ["one … and …", "long text", "…"])
        #expect(calls.map(\.line) == [4, 5, 8])
    }
}
