/// Takes Swift source apart into tokens. Linear in the length, and not recursive: interpolations are on a stack.
struct SwiftLexer {
    private let bytes: [UInt8]
    private var position = 0
    private var startsLine = true
    private var tokens: [SwiftToken] = []

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func tokens(of bytes: [UInt8]) throws(PortingError) -> [SwiftToken] {
        var lexer = SwiftLexer(bytes)
        // A mark of the byte order stands before the first token.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { lexer.position = 3 }
        while lexer.position < bytes.count { try lexer.step() }
        return lexer.tokens
    }

    private func byte(at place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

    private mutating func step() throws(PortingError) {
        let start = position
        let first = bytes[start]
        switch first {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            startsLine = true
            position += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
            position += 1
        case UInt8(ascii: "/") where byte(at: start + 1) == UInt8(ascii: "/"):
            while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        case UInt8(ascii: "/") where byte(at: start + 1) == UInt8(ascii: "*"):
            try skipComment()
        case UInt8(ascii: "\""):
            try skipText()
            add(.text, from: start)
        case UInt8(ascii: "#"):
            var end = start
            while byte(at: end) == UInt8(ascii: "#") { end += 1 }
            if byte(at: end) == UInt8(ascii: "\"") {
                try skipText()
                add(.text, from: start)
            } else if Self.isWord(byte(at: start + 1)) {
                position += 1
                while Self.isWord(byte(at: position)) { position += 1 }
                add(.hash, from: start)
            } else {
                position += 1
                add(.sign, from: start)
            }
        case UInt8(ascii: "`"):
            position += 1
            while position < bytes.count, bytes[position] != UInt8(ascii: "`"), bytes[position] != UInt8(ascii: "\n") {
                position += 1
            }
            position = min(position + 1, bytes.count)
            add(.word, from: start)
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipNumber()
            add(.number, from: start)
        default:
            if Self.isWord(first) {
                while Self.isWord(byte(at: position)) { position += 1 }
                add(.word, from: start)
            } else {
                position += 1
                add(.sign, from: start)
            }
        }
    }

    private mutating func add(_ kind: SwiftToken.Kind, from start: Int) {
        tokens.append(SwiftToken(kind: kind, range: start..<position, startsLine: startsLine))
        startsLine = false
    }

    private mutating func skipNumber() {
        while true {
            let next = byte(at: position)
            let isFraction = next == UInt8(ascii: ".") && Self.isDigit(byte(at: position + 1))
            guard Self.isWord(next) || isFraction else { return }
            position += 1
        }
    }

    private mutating func skipComment() throws(PortingError) {
        let start = position
        var depth = 0
        repeat {
            guard position < bytes.count else { throw PortingError(bytes, start, "a comment has no end") }
            switch (bytes[position], byte(at: position + 1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                position += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                position += 2
            case (UInt8(ascii: "\n"), _):
                startsLine = true
                position += 1
            default: position += 1
            }
        } while depth > 0
    }

    /// What a text is in the middle of.
    private enum Open {
        case text(hashes: Int, quotes: Int)
        case interpolation(depth: Int)
    }

    private mutating func skipText() throws(PortingError) {
        let start = position
        var open = [beginText()]
        while let last = open.popLast() {
            guard position < bytes.count else { throw PortingError(bytes, start, "a text has no end") }
            let next = bytes[position]
            switch last {
            case .text(let hashes, let quotes):
                if quotes == 1, next == UInt8(ascii: "\n") { throw PortingError(bytes, start, "a text has no end") }
                if has(UInt8(ascii: "\""), quotes, then: hashes, at: position) {
                    position += quotes + hashes
                    continue
                }
                open.append(last)
                if next == UInt8(ascii: "\\"), has(UInt8(ascii: "#"), hashes, then: 0, at: position + 1) {
                    position += 1 + hashes
                    if byte(at: position) == UInt8(ascii: "(") {
                        open.append(.interpolation(depth: 0))
                    } else {
                        position += 1
                    }
                } else {
                    position += 1
                }
            case .interpolation(let depth):
                let isText =
                    next == UInt8(ascii: "\"")
                    || next == UInt8(ascii: "#") && byte(at: position + 1) == UInt8(ascii: "\"")
                if isText {
                    open.append(last)
                    open.append(beginText())
                    continue
                }
                position += 1
                let inside =
                    next == UInt8(ascii: "(") ? depth + 1 : next == UInt8(ascii: ")") ? depth - 1 : depth
                if inside > 0 { open.append(.interpolation(depth: inside)) }
            }
        }
        position = min(position, bytes.count)
    }

    /// Goes behind the marks that begin a text.
    private mutating func beginText() -> Open {
        var hashes = 0
        while byte(at: position) == UInt8(ascii: "#") {
            hashes += 1
            position += 1
        }
        let isLong = has(UInt8(ascii: "\""), 3, then: 0, at: position)
        // Two marks and no third are an empty text.
        position += isLong ? 3 : 1
        return .text(hashes: hashes, quotes: isLong ? 3 : 1)
    }

    private func has(_ sign: UInt8, _ count: Int, then hashes: Int, at place: Int) -> Bool {
        (0..<count).allSatisfy { byte(at: place + $0) == sign }
            && (0..<hashes).allSatisfy { byte(at: place + count + $0) == UInt8(ascii: "#") }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: false
        }
    }
}
