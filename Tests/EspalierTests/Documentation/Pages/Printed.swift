import Synchronization
import Testing

/// What an example prints, so that it can be compared with what its page says.
final class Printed: Sendable {
    @TaskLocal private static var current: Printed?
    /// The text of each block so far.
    private let texts = Mutex([""])

    static func add(_ items: [Any], separator: String, terminator: String) {
        let line = items.map { "\($0)" }.joined(separator: separator) + terminator
        guard let current else {
            Issue.record("printed outside of an example: \(line)")
            return
        }
        current.texts.withLock { $0[$0.count - 1] += line }
    }

    /// What is printed from here on belongs to the next block.
    static func endBlock() {
        current?.texts.withLock { $0.append("") }
    }

    /// The lines that each block of `body` prints.
    static func collect(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
    ) async throws -> [[String]] {
        let printed = Printed()
        try await $current.withValue(printed) { try await body() }
        return printed.texts.withLock { $0 }.map { text in
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            while lines.last == "" { lines.removeLast() }
            return lines
        }
    }

    /// Compares what an example has printed with what its page says, where it says it. When recording, writes what stands
    /// in a fence of its own.
    static func compare(
        _ printed: [[String]], withExample number: Int, of page: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let text = try ProjectFiles.text(page)
        let examples = PageExamples(page: page, text: text).examples
        guard number <= examples.count, examples[number - 1].blocks.count == printed.count else {
            Issue.record("\(page) has changed; record its examples first", sourceLocation: sourceLocation)
            return
        }
        for (block, lines) in zip(examples[number - 1].blocks, printed) {
            guard var stated = block.output else { continue }
            while stated.last == "" { stated.removeLast() }
            guard lines != stated else { continue }
            guard ProjectFiles.isRecording, let shown = block.shown else {
                Issue.record(
                    "\(page), line \(block.shown?.line ?? 0): it prints\n\(lines.joined(separator: "\n"))",
                    sourceLocation: sourceLocation)
                continue
            }
            try ProjectFiles.change(page, sourceLocation: sourceLocation) { text in
                var all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                // The fence may stand elsewhere since another one was written.
                let fences = PageExamples(page: page, text: text).examples[number - 1].blocks.compactMap(\.shown)
                guard let fence = fences.first(where: { $0.lines == shown.lines && $0.ordinal == shown.ordinal }) else {
                    return text
                }
                all.replaceSubrange(fence.line..<fence.line + fence.lines.count, with: lines)
                return all.joined(separator: "\n")
            }
        }
    }
}
