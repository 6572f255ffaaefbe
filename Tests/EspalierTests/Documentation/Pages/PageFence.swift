/// A block between fences of a page, and what is said around it to those who compile it.
///
/// Comments in the page, which readers of the page do not see, make an example whole:
///
/// - `<!-- example continues -->`: it goes on where the one before has ended;
/// - `<!-- example declares -->`: it stands at the file's top level, as it extends or declares;
/// - `<!-- example begins with`, lines of code, `-->`: they stand before it;
/// - `<!-- example ends with`, lines of code, `-->` behind the block: they stand after it.
struct PageFence {
    /// What follows the opening fence, such as `swift`; may be empty.
    var language: String
    /// The lines between the fences, without the indentation of the fence.
    var lines: [String] = []
    /// The heading that it stands under.
    var heading: String
    /// The line of the opening fence, from 1.
    var line: Int
    /// How many blocks of the page stand before it.
    var ordinal: Int
    /// The last line with text before it that is no comment and no fence; empty if a fence is nearer.
    var lead: String
    var continues = false
    var declares = false
    var before: [String] = []
    var after: [String] = []
}

extension PageFence {
    private enum Comment {
        case before, after, other
    }

    /// The blocks of a page, in their order.
    static func all(of page: String) -> [PageFence] {
        var fences: [PageFence] = []
        var open: PageFence?
        var indent = 0
        var comment: Comment?
        var next = (continues: false, declares: false, before: [String]())
        var heading = "", lead = ""
        for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let trimmed = line.trimmingPrefix { $0 == " " }
            if var fence = open {
                if trimmed == "```" {
                    fences.append(fence)
                    open = nil
                    lead = ""
                } else {
                    fence.lines.append(String(line.dropFirst(min(indent, line.count - trimmed.count))))
                    open = fence
                }
            } else if let kind = comment {
                if trimmed == "-->" {
                    comment = nil
                } else if kind == .before {
                    next.before.append(String(line))
                } else if kind == .after {
                    fences[fences.count - 1].after.append(String(line))
                }
            } else if trimmed.hasPrefix("```") {
                indent = line.count - trimmed.count
                open = PageFence(
                    language: String(trimmed.dropFirst(3)), heading: heading, line: index + 1,
                    ordinal: fences.count, lead: lead,
                    continues: next.continues, declares: next.declares, before: next.before)
                next = (false, false, [])
            } else if trimmed.hasPrefix("<!--") {
                switch trimmed {
                case "<!-- example continues -->": next.continues = true
                case "<!-- example declares -->": next.declares = true
                case "<!-- example begins with": comment = .before
                case "<!-- example ends with" where !fences.isEmpty: comment = .after
                default: comment = trimmed.hasSuffix("-->") ? nil : .other
                }
            } else if trimmed.hasPrefix("#") {
                heading = String(trimmed.drop { $0 == "#" || $0 == " " })
                lead = String(trimmed)
            } else if !trimmed.isEmpty {
                lead = String(trimmed)
            }
        }
        return fences
    }

    /// Whether this is what the block before prints: it follows it at once, or after a line that ends with "prints:".
    var isOutput: Bool {
        language == "text" && (lead.isEmpty || lead.hasSuffix("prints:"))
    }

    /// What the comments behind calls of `print` say that they print.
    var commentedOutput: [String] {
        lines.compactMap { line in
            line.firstMatch(of: #/\bprint\(.*\)\s*\}?\s+// (.*)$/#).map { String($0.1) }
        }
    }

    /// The files that a page has its readers write, in its order: a block behind a line that ends with the file's name
    /// between backquotes, and a colon; and the blocks that continue it. A file that comes again takes the place of the
    /// one before.
    static func files(of page: String) -> [(name: String, text: String)] {
        var files: [(name: String, text: String)] = []
        var isOpen = false
        for fence in all(of: page) where fence.language != "text" {
            let text = fence.lines.joined(separator: "\n") + "\n"
            if let name = fence.lead.firstMatch(of: /`([A-Za-z\/]+\.(?:swift|json))`:$/)?.1 {
                files.append((String(name), text))
                isOpen = true
            } else if fence.continues, isOpen {
                files[files.count - 1].text += "\n" + text
            } else {
                isOpen = false
            }
        }
        return files
    }
}
