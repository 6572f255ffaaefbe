import Foundation
import Testing

/// One message: what is done, and what is said about it.
struct MessageRow: Sendable {
    let done: String
    let said: @Sendable () throws -> String

    init(_ done: String, _ said: @escaping @Sendable () throws -> String) {
        self.done = done
        self.said = said
    }
}

/// The messages of one part of the package.
struct MessageGroup: Sendable, CustomTestStringConvertible {
    let title: String
    let rows: [MessageRow]

    init(_ title: String, _ rows: [MessageRow]) {
        self.title = title
        self.rows = rows
    }

    /// Rows that differ only in what they begin with.
    init<Source: Sendable>(
        _ title: String, _ sources: [Source], done: (Source) -> String,
        said: @escaping @Sendable (Source) throws -> String
    ) {
        self.title = title
        rows = sources.map { source in MessageRow(done(source)) { try said(source) } }
    }

    init(_ title: String, _ sources: [String], said: @escaping @Sendable (String) throws -> String) {
        self.init(title, sources, done: { $0 }, said: said)
    }

    var testDescription: String { title }

    /// The group as it stands in the file: a title, then each row after a line that begins with `>`.
    func text() -> String {
        var lines = ["# \(title)", ""]
        for row in rows {
            var said: String
            do { said = try row.said() } catch { said = "THROWN: \(error)" }
            while said.hasSuffix("\n") { said.removeLast() }
            lines.append("> " + row.done.replacing("\n", with: "\n> "))
            lines.append(said.isEmpty ? "NOTHING" : said)
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }
}

/// All messages of the package about data from outside, in the order of the file `messages.txt`.
enum MessageTable {
    static let groups: [MessageGroup] =
        rules + frames + json + documents + documentSteps + documentConstraints + fields + runs + nibs + interfaceFiles
        + interfaceParts
        + interfaceObjects + constraints + command + scenes + fonts + reasons + trees + values

    static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("messages.txt")
}
