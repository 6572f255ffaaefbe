/// A call of `trap` in a source, or of `admits`, which traps where there is a caller, with what it says.
struct TrapCall: Equatable, CustomStringConvertible {
    /// The file, below `Sources`.
    let file: String
    let line: Int
    /// The text, with `…` for each value in it.
    let text: String

    var description: String { "\(file):\(line): \(text)" }

    /// The calls in a source, in their order.
    static func all(in source: String, of file: String) -> [TrapCall] {
        var reader = SwiftReader(source)
        var calls: [TrapCall] = []
        while let line = reader.findCall(["trap", "admits"]) {
            calls.append(TrapCall(file: file, line: line, text: reader.texts(upTo: ")")))
        }
        return calls
    }
}

/// Reads Swift code: enough of it to tell literals, comments and calls from one another.
private struct SwiftReader {
    private let code: [Character]
    private var place = 0
    private var line = 1

    init(_ source: String) { code = Array(source) }

    private mutating func pass() {
        if code[place].isNewline { line += 1 }
        place += 1
    }

    private func stands(_ text: String) -> Bool { code[place...].starts(with: text) }

    private mutating func passComment() -> Bool {
        guard stands("//") else { return false }
        while place < code.count, !code[place].isNewline { place += 1 }
        return true
    }

    /// Goes behind the next `NAME(` of one of some names that is no declaration. Returns its line.
    mutating func findCall(_ names: [String]) -> Int? {
        while place < code.count {
            if passComment() { continue }
            if passLiteral() != nil { continue }
            if !isInWord, !follows("func "), let name = names.first(where: { stands($0 + "(") }) {
                let found = line
                place += name.count + 1
                return found
            }
            pass()
        }
        return nil
    }

    private var isInWord: Bool {
        place > 0 && (code[place - 1].isLetter || code[place - 1].isNumber || "_.".contains(code[place - 1]))
    }

    private func follows(_ text: String) -> Bool {
        place >= text.count && code[..<place].suffix(text.count).elementsEqual(text)
    }

    /// What the literals up to the end of a call say, one after the other. Where there is none, a value says all.
    mutating func texts(upTo close: Character) -> String {
        var text = ""
        var depth = 0
        while place < code.count, depth > 0 || code[place] != close {
            if let literal = passLiteral() {
                text += literal
                continue
            }
            if "([{".contains(code[place]) { depth += 1 }
            if ")]}".contains(code[place]) { depth -= 1 }
            pass()
        }
        return text.isEmpty ? "…" : text
    }

    /// Goes behind a string literal, if one begins here. Returns it with `…` for what is interpolated.
    private mutating func passLiteral() -> String? {
        guard stands("\"") else { return nil }
        let close = stands("\"\"\"") ? "\"\"\"" : "\""
        place += close.count
        var text = ""
        while place < code.count, !stands(close) {
            guard code[place] == "\\", place + 1 < code.count else {
                text.append(code[place])
                pass()
                continue
            }
            place += 1
            if code[place] == "(" {
                place += 1
                _ = texts(upTo: ")")
                text += "…"
            } else {
                text.append(code[place])
            }
            pass()
        }
        place = min(place + close.count, code.count)
        return text
    }
}
