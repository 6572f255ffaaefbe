import EspalierSLL

/// Reads and runs rule texts in the plainest way: tokens by trying every form of SLL 3.2, the grammar of SLL 4.1 by
/// one function per line. An oracle for the parser; it shares no code with it.
struct NaiveReader {
    /// The text had a mistake.
    struct Refusal: Error {}

    var tokens: [String] = []
    var position = 0
    /// What was last assigned, without mirroring.
    var memory: [String: Double] = [:]
    /// How many formats were read.
    var formatCount = 0

    static let names = ConstraintName.allCases.map(\.text)
    private static let formats =
        "%p %^p %@p H:%p H:%^p H:%@p V:%p V:%^p V:%@p %f %^f %@f %w %h %tt %tb %ll %lr %bb %bt %rr %rl %ct %cl %cb %cr"
        .split(separator: " ").map(String.init)
    private static let signs = ["=", "+=", "-=", "*=", "/=", "+", "-", "*", "/", "(", ")"]

    /// The value of each statement, or a refusal of the whole text.
    mutating func run(_ text: String) throws -> [Double?] {
        var results: [Double?] = []
        for statement in text.split(separator: ",", omittingEmptySubsequences: false) {
            tokens = try NaiveReader.tokens(of: Array(statement.unicodeScalars))
            position = 0
            guard !tokens.isEmpty else { continue }
            results.append(try expression())
            if position < tokens.count { throw Refusal() }
        }
        return results
    }

    static func tokens(of scalars: [Unicode.Scalar]) throws -> [String] {
        var tokens: [String] = []
        var start = 0
        while start < scalars.count {
            if " \t\r\n".unicodeScalars.contains(scalars[start]) {
                start += 1
                continue
            }
            var longest: String?
            var candidate = ""
            for scalar in scalars[start...] {
                candidate.unicodeScalars.append(scalar)
                if isToken(candidate) { longest = candidate }
            }
            guard let longest else { throw Refusal() }
            tokens.append(longest)
            start += longest.unicodeScalars.count
        }
        return tokens
    }

    private static func isToken(_ text: String) -> Bool {
        signs.contains(text) || formats.contains(text) || isName(text) || isNumber(text) || isPercentage(text)
    }

    private static func isName(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, first == "_" || ("a"..."z").contains(first) else { return false }
        return scalars.allSatisfy { $0 == "_" || ("a"..."z").contains($0) || ("0"..."9").contains($0) }
    }

    private static func isNumber(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard scalars.allSatisfy({ $0 == "." || ("0"..."9").contains($0) }) else { return false }
        return scalars.count { $0 == "." } <= 1 && scalars.contains { $0 != "." }
    }

    private static func isPercentage(_ text: String) -> Bool {
        guard text.hasSuffix("%") else { return false }
        var rest = text.dropLast()
        if rest.hasPrefix("H:") || rest.hasPrefix("V:") {
            rest = rest.dropFirst(2)
            if rest.hasPrefix("+") || rest.hasPrefix("-") { rest = rest.dropFirst() }
        }
        return isNumber(String(rest))
    }

    private var token: String { position < tokens.count ? tokens[position] : "" }

    private mutating func expression() throws -> Double? {
        let assignments: Set = ["=", "+=", "-=", "*=", "/="]
        guard NaiveReader.isName(token), token != "nil", position + 1 < tokens.count,
            assignments.contains(tokens[position + 1])
        else { return try sum() }
        let name = token
        let sign = tokens[position + 1]
        position += 2
        guard NaiveReader.names.contains(name) else { throw Refusal() }
        var value = try expression()
        if sign != "=" { value = Self.apply(String(sign.first!), memory[name] ?? 0, value) }
        memory[name] = value
        return value
    }

    private mutating func sum() throws -> Double? {
        var value = try product()
        while token == "+" || token == "-" {
            let sign = token
            position += 1
            value = Self.apply(sign, value, try product())
        }
        return value
    }

    private mutating func product() throws -> Double? {
        var value = try unary()
        while token == "*" || token == "/" {
            let sign = token
            position += 1
            value = Self.apply(sign, value, try unary())
        }
        return value
    }

    private mutating func unary() throws -> Double? {
        if token == "+" || token == "-" {
            let sign = token
            position += 1
            let value = try unary()
            return sign == "-" ? value.map { -$0 } : value
        }
        return try atom()
    }

    private mutating func atom() throws -> Double? {
        let token = token
        position += 1
        if token == "(" {
            let value = try expression()
            guard self.token == ")" else { throw Refusal() }
            position += 1
            return value
        }
        if token == "nil" { return nil }
        if NaiveReader.isName(token) {
            guard NaiveReader.names.contains(token) else { throw Refusal() }
            return memory[token] ?? 0
        }
        if NaiveReader.isNumber(token) { return Double("0" + token + (token.contains(".") ? "0" : "")) }
        if NaiveReader.isPercentage(token) { return Self.percentage(token) }
        if NaiveReader.formats.contains(token) {
            formatCount += 1
            return Self.argument(formatCount - 1)
        }
        throw Refusal()
    }

    static func apply(_ sign: String, _ left: Double?, _ right: Double?) -> Double? {
        guard let left else { return right }
        guard let right else { return left }
        switch sign.first {
        case "+": return left + right
        case "-": return left - right
        case "*": return left * right
        default: return left / right
        }
    }

    /// Of a superview of 300 x 700, where a percentage without prefix is measured by 1000.
    private static func percentage(_ text: String) -> Double {
        let size = text.hasPrefix("H:") ? 300.0 : text.hasPrefix("V:") ? 700 : 1000
        let digits = String(text.dropLast().drop { $0 == "H" || $0 == "V" || $0 == ":" })
        let value = Double(digits.hasSuffix(".") ? digits + "0" : digits)!
        return value / 100 * size
    }

    /// The value of the argument with this number.
    static func argument(_ number: Int) -> Double { 7 + 13 * Double(number) }
}
