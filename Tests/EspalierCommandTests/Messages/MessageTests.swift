import Foundation
import Testing

@Suite("Messages")
struct MessageTests {
    /// Whether the file is written anew: asked for, and never where a machine checks.
    private static var records: Bool {
        let environment = ProcessInfo.processInfo.environment
        return environment["ESPALIER_RECORD"] == "1" && (environment["CI"] ?? "").isEmpty
    }

    @Test("come from each row, no row throws, and they are, all of them in a row, those of messages.txt")
    func table() throws {
        let texts = MessageTable.groups.map { $0.text() }
        for (group, text) in zip(MessageTable.groups, texts) {
            #expect(!text.contains("\nNOTHING\n") && !text.contains("\nTHROWN: "), "\(text)")
            let done = group.rows.map(\.done)
            #expect(Set(done).count == done.count, "two rows of '\(group.title)' do the same")
        }
        let text = texts.joined(separator: "\n")
        let recorded = try? String(contentsOf: MessageTable.file, encoding: .utf8)
        if recorded == text { return }
        if Self.records {
            try text.write(to: MessageTable.file, atomically: true, encoding: .utf8)
            Issue.record("messages.txt was written; look at it, and run again without ESPALIER_RECORD")
            return
        }
        let (old, new) = (sections(recorded ?? ""), sections(text))
        for section in new where !old.contains(section) { Issue.record("not in messages.txt:\n\(section)") }
        for section in old where !new.contains(section) { Issue.record("no longer said:\n\(section)") }
        Issue.record("ESPALIER_RECORD=1 swift test --filter EspalierCommandTests writes it anew; look at the change")
    }

    private func sections(_ text: String) -> [String] { text.components(separatedBy: "\n\n") }
}
