import Foundation
import Synchronization
import Testing

/// The project's folder, as it stands beside these tests.
enum ProjectFiles {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The paths of all pages: the README, the guides, and that of the samples.
    static let pages: [String] = {
        let folder = root.appendingPathComponent("Docs")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return ["README.md"] + files.filter { $0.hasSuffix(".md") }.sorted().map { "Docs/\($0)" }
            + ["Samples/README.md"]
    }()

    /// Whether the tests write what they make, instead of comparing: on request, and never where `CI` is set.
    static let isRecording: Bool = {
        let environment = ProcessInfo.processInfo.environment
        return environment["ESPALIER_RECORD"] == "1" && (environment["CI"] ?? "").isEmpty
    }()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }

    /// Compares a file that is made with what it should be. When recording, writes it, and fails once.
    static func expect(
        _ path: String, is text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let present = try? self.text(path)
        guard present != text else { return }
        guard isRecording else {
            let (old, new) = (lines(present ?? ""), lines(text))
            let place = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
            Issue.record(
                """
                \(path) is not what is made now, from line \(place + 1) on:
                  there: \(place < old.count ? old[place] : "(nothing)")
                  made:  \(place < new.count ? new[place] : "(nothing)")
                ESPALIER_RECORD=1 swift test --filter EspalierTests writes it anew; look at the change
                """, sourceLocation: sourceLocation)
            return
        }
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
        Issue.record(
            "\(path) was written; look at it, and run again without ESPALIER_RECORD", sourceLocation: sourceLocation)
    }

    /// Changes a page while recording, one change after the other, and fails once.
    static func change(
        _ path: String, sourceLocation: SourceLocation = #_sourceLocation, _ edit: (String) throws -> String
    ) throws {
        try writing.withLock { _ in
            try edit(text(path)).write(to: root.appendingPathComponent(path), atomically: true, encoding: .utf8)
        }
        Issue.record(
            "\(path) was written; look at it, and run again without ESPALIER_RECORD", sourceLocation: sourceLocation)
    }

    /// Pages are read and written by one test at a time.
    private static let writing = Mutex(0)

    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
