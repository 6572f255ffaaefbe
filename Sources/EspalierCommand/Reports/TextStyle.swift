import EspalierScenarios
import EspalierSupport

/// How a text for reading is set: colour where there is one, and what must not reach a terminal as it is.
struct TextStyle {
    var isColored: Bool

    enum Color: Int {
        case bold = 1
        case dim = 2
        case red = 31
        case green = 32
        case yellow = 33
        case cyan = 36
    }

    func colored(_ text: String, _ color: Color) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }

    private static func isStopped(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isHidden && scalar != "\n" && scalar != "\t"
    }

    /// A text as it goes out to people: what came from outside cannot move the cursor or turn the direction of what
    /// follows, whoever has put the text together. Line ends and tabs stay, and the colours that are set here, where
    /// there are any.
    func bytes(_ text: String) -> [UInt8] {
        guard text.unicodeScalars.contains(where: { Self.isStopped($0) }) else { return Array(text.utf8) }
        var safe = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            if isColored, scalar == "\u{1B}",
                let color = Substring(rest).prefixMatch(of: #/\x1B\[(0|1|2|31|32|33|36)m/#)
            {
                safe.append(contentsOf: color.0.unicodeScalars)
                rest = rest.dropFirst(color.0.unicodeScalars.count)
                continue
            }
            if Self.isStopped(scalar) {
                safe.append(contentsOf: scalar.codeText.unicodeScalars)
            } else {
                safe.append(scalar)
            }
            rest.removeFirst()
        }
        return Array(String(safe).utf8)
    }

    /// A message, or findings: the file and the place, the caret and the word `fix:` in colour.
    func message(_ text: String) -> String {
        guard isColored else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { (line: Substring) -> String in
            let head = line.prefix { $0 == " " }
            let rest = line[head.endIndex...]
            if rest == "^" { return head + colored("^", .red) }
            if rest.hasPrefix("fix: ") { return head + colored("fix:", .green) + rest.dropFirst(4) }
            if head.isEmpty, let place = line.firstMatch(of: #/^.*?:[0-9]+:[0-9]+: |^espalier: /#) {
                let end = line.index(before: place.range.upperBound)
                return colored(String(line[..<end]), .bold) + line[end...]
            }
            return String(line)
        }.joined(separator: "\n")
    }

    /// A number with at most three decimals.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "inf" : "-inf" }
        let scaled = (value * 1000).rounded() / 1000
        return JSONWriter.text(scaled.isFinite ? scaled : value)
    }
}

/// Rows with columns of equal width.
struct TextTable {
    struct Cell {
        var text: String
        var isRight = false
        var color: TextStyle.Color?
    }

    private var rows: [[Cell]] = []
    /// What is wider than this does not push the other rows.
    private static let widest = 60

    var isEmpty: Bool { rows.isEmpty }

    mutating func add(_ cells: [Cell]) {
        rows.append(cells)
    }

    /// The rows as lines, two spaces before each and between columns.
    func lines(_ style: TextStyle) -> String {
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.enumerated() {
                if column == widths.count { widths.append(0) }
                let width = cell.text.count
                if width <= Self.widest { widths[column] = max(widths[column], width) }
            }
        }
        var lines = ""
        for row in rows {
            // Spaces wait for the next text, so that none stand at the end of a line.
            var spaces = 2
            for (column, cell) in row.enumerated() {
                let padding = max(0, widths[column] - cell.text.count)
                if cell.isRight { spaces += padding }
                if !cell.text.isEmpty {
                    lines += String(repeating: " ", count: spaces)
                    lines += cell.color.map { style.colored(cell.text, $0) } ?? cell.text
                    spaces = 0
                }
                spaces += (cell.isRight ? 0 : padding) + 2
            }
            lines += "\n"
        }
        return lines
    }
}
