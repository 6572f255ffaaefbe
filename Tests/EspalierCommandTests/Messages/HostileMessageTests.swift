import EspalierSupport
import Synchronization
import TestSupport
import Testing

@testable import EspalierCommand

/// Each message of the command once more for each text that caused it, with hidden characters put into that text.
@Suite("Messages about hostile texts")
struct HostileMessageTests {
    /// Control characters, DEL, C1, what turns the direction of writing, and line separators.
    private static let hostile = "\u{1B}[2J\u{7}\u{7F}\u{85}\u{9B}31m\u{202E}\u{2066}\u{200F}\u{2028}\u{FEFF}"
    /// The same for a text of JSON.
    private static let escaped = hostile.unicodeScalars.map { scalar in
        if scalar.value >= 0x20 && scalar.value < 0x7F { return String(scalar) }
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()

    @Test("show none of their hidden characters", arguments: MessageTable.groups.indices)
    func nothing(group: Int) {
        // A debug build takes a quarter of the texts, others of each row.
        let step = 4 / randomPrograms(4).count
        for (number, row) in MessageTable.groups[group].rows.enumerated() {
            var place = number % step
            // Rows with more texts are long for another reason.
            while place < 24, changes(row, place) { place += step }
        }
    }

    private final class Found: Sendable { let isSome = Mutex(false) }

    /// Does again what a row does, with one text changed. Returns whether any of its calls has a text of that number.
    private func changes(_ row: MessageRow, _ place: Int) -> Bool {
        let found = Found()
        let probe = CommandRun.Probe { arguments, input in
            guard let (arguments, input) = Self.changed(place, arguments, input) else { return (arguments, input) }
            found.isSome.withLock { $0 = true }
            return (arguments, input)
        } heard: { run in
            for text in [run.output, run.errors] {
                let hidden = text.unicodeScalars.filter { $0.isHidden && $0 != "\n" && $0 != "\t" }
                let codes = hidden.map(\.codeText)
                #expect(hidden.isEmpty, "\(row.done), text \(place): \(codes) in \(text.debugDescription)")
            }
        }
        CommandRun.$probe.withValue(probe) { _ = try? row.said() }
        return found.isSome.withLock { $0 }
    }

    /// Texts are the arguments behind the first one, but for the names of files that are written, and what stands in quotes
    /// in the input.
    private static func changed(_ place: Int, _ arguments: [String], _ input: String) -> ([String], String)? {
        // No call goes through the folder that the tests run in.
        if arguments.contains(".") { return nil }
        let named = arguments.indices.dropFirst().filter {
            arguments[$0] != "-" && !arguments[$0].hasPrefix("-o") && !arguments[$0].hasPrefix("--output")
                && !["-o", "--output"].contains(arguments[$0 - 1])
        }
        if place < named.count {
            var changed = arguments
            changed[named[place]] += hostile
            return (changed, input)
        }
        let quoted = input.ranges(of: #/"(?:[^"\\]|\\.)*"/#)
        guard place - named.count < quoted.count else { return nil }
        let end = input.index(before: quoted[place - named.count].upperBound)
        // XML has no control characters below 32.
        let text =
            input.contains("<") && !input.hasPrefix("{")
            ? String(hostile.unicodeScalars.filter { $0.value >= 0x7F && $0 != "\u{FEFF}" }) : escaped
        var changed = input
        changed.insert(contentsOf: text, at: end)
        return (arguments, changed)
    }
}
