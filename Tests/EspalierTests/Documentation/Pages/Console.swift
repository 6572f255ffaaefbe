import Foundation

/// The blocks of a page that show a terminal: commands after `$ `, and what each of them prints below it.
///
/// A last line `…` says that more is printed than is shown.
struct Console {
    /// A command and what it prints.
    struct Entry: Equatable {
        var command: String
        /// The lines that are shown.
        var shown: [String]
        var isCut: Bool
        /// The places of the lines below the command in the page, from 0.
        var lines: Range<Int>
    }

    let entries: [Entry]

    init(page: String) {
        var entries: [Entry] = []
        var isOpen = false
        for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line == "```console" {
                isOpen = true
            } else if line == "```" {
                isOpen = false
            } else if isOpen, line.hasPrefix("$ ") {
                entries.append(
                    Entry(
                        command: String(line.dropFirst(2)), shown: [], isCut: false, lines: index + 1..<index + 1))
            } else if isOpen, !entries.isEmpty {
                entries[entries.count - 1].lines = entries[entries.count - 1].lines.lowerBound..<index + 1
                if line == "…" {
                    entries[entries.count - 1].isCut = true
                } else {
                    entries[entries.count - 1].shown.append(String(line))
                }
            }
        }
        self.entries = entries
    }

    /// A page with other lines below its commands.
    static func replacing(_ shown: [String: [String]], in page: String) -> String {
        var lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for entry in Console(page: page).entries.reversed() {
            guard let now = shown[entry.command] else { continue }
            lines.replaceSubrange(entry.lines, with: now + (entry.isCut ? ["…"] : []))
        }
        return lines.joined(separator: "\n")
    }
}
