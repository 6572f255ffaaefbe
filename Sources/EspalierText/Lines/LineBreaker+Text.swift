import Foundation

/// What is the same for all characters of a run.
struct RunMeasure {
    let table: GlyphTable
    let face: FontFace
    /// Points behind each character; nil for the font's own kerning.
    let kern: Double?
    /// How wide an object in the text is.
    let objectWidth: Double

    init(_ run: TextRun, in face: FontFace) {
        self.init(face, kern: run.kern.map { Double($0) }, objectWidth: Double(run.attachment?.width ?? 0))
    }

    private init(_ face: FontFace, kern: Double?, objectWidth: Double) {
        self.face = face
        table = face.table
        self.kern = kern
        self.objectWidth = objectWidth
    }

    /// What characters are measured by that the table lacks.
    var substitute: RunMeasure {
        RunMeasure(.system(size: face.size, weight: 0), kern: kern, objectWidth: objectWidth)
    }

    /// How wide a picture is that stands for a character: in whatever font, it is of the emoji's.
    var emojiWidth: Double { face.size * Double(ScalarClass.emoji) / 10_000 + (kern ?? 0) }

    /// How wide characters are, in points.
    @inline(__always)
    func points(_ advance: Advance, _ characters: Int) -> Double {
        face.points(advance) + (kern ?? 0) * Double(characters)
    }
}

extension LineBreaker {
    /// Adds the characters of a run in a face.
    mutating func add(_ run: TextRun, in face: FontFace) {
        begin(run.extent(in: face), run.paragraph)
        let measure = RunMeasure(run, in: face)
        // Only characters of one font move closer to one another.
        if lastTable !== measure.table || lastSize != measure.face.size { trail.row = 0 }
        (lastTable, lastSize) = (measure.table, measure.face.size)
        var text = run.text
        text.withUTF8 { add($0, measure) }
    }

    private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ run: RunMeasure) {
        var place = 0
        let start = next
        let hasASCII = run.table.hasASCII
        while place < bytes.count {
            let byte = bytes[place]
            cursor = start + place
            if hasASCII, Self.isPlain(byte, hasRoom: isUnlimited) {
                addWord(bytes, &place, run)
                continue
            }
            let (value, length) = Self.scalar(bytes, place)
            place += length
            if value == 0x0D, place < bytes.count, bytes[place] == 0x0A { place += 1 }
            next = start + place
            add(value, run)
        }
        cursor = start + bytes.count
        next = cursor
    }

    /// Whether a character is of ASCII and part of a word; where there is room for everything, spaces and hyphens are no
    /// different.
    @inline(__always)
    private static func isPlain(_ byte: UInt8, hasRoom: Bool) -> Bool {
        byte > 0x20 && byte < 0x7F && byte != 0x2D || hasRoom && (byte == 0x20 || byte == 0x2D)
    }

    /// Adds all of a word that is of ASCII.
    private mutating func addWord(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int, _ run: RunMeasure) {
        if trail.opens(before: bytes[place]) { endWord() }
        let start = place
        let firstRow = trail.row
        var row = firstRow
        var advance = Advance()
        let hasRoom = isUnlimited
        let glyphs = run.table.glyphs
        let pairs = run.table.pairs
        let kerns = run.kern == nil
        while place < bytes.count, Self.isPlain(bytes[place], hasRoom: hasRoom) {
            let glyph = glyphs[Int(bytes[place]) - 32]
            advance.base += Int(glyph.base)
            advance.difference += Int(glyph.difference)
            if kerns { advance.base += Int(pairs[row + Int(glyph.column)]) }
            row = Int(glyph.row)
            place += 1
        }
        advance.tracked = run.table.isTracked ? place - start : 0
        trail = CharacterTrail()
        trail.last = UInt32(bytes[place - 1])
        if !cutsWords, addPart(run.points(advance, place - start)) {
            trail.row = row
            return
        }
        trail.row = firstRow
        for byte in bytes[start..<place] {
            addCharacter(width(of: UInt32(byte), .letter, run))
            cursor += 1
        }
    }

    /// The width of a character behind those before it; it is the one that the next stands behind.
    private mutating func width(of value: UInt32, _ kind: ScalarKind, _ run: RunMeasure) -> Double {
        var advance = Advance()
        let number = run.table.index.number(of: value)
        if number < 0, run.table.other == nil {
            // Nothing moves closer to a character of another font.
            trail.row = 0
            let width = width(of: value, kind, run.substitute)
            trail.row = 0
            return width
        }
        if number >= 0 {
            let glyph = run.table.glyphs[number]
            advance.base = Int(glyph.base)
            advance.difference = Int(glyph.difference)
            // Pairs are those of characters that stand in the table themselves.
            let isListed = value < 0x80 || number >= 95
            if run.kern == nil, isListed { advance.base += Int(run.table.pairs[trail.row + Int(glyph.column)]) }
            if run.table.isTracked { advance.tracked = 1 }
            trail.row = isListed ? Int(glyph.row) : 0
        } else {
            advance.base = ScalarClass.width(of: value, kind, other: run.table.other ?? 0)
            if advance.base > 0 { trail.row = 0 }
        }
        return run.points(advance, advance.base > 0 ? 1 : 0)
    }

    /// Adds one character that ends a word, or is not of ASCII.
    private mutating func add(_ value: UInt32, _ run: RunMeasure) {
        let kind = ScalarClass.kind(of: value)
        let old = trail
        if kind != .mark && kind != .joiner && kind != .emojiSelector {
            trail = CharacterTrail()
            trail.row = old.row
            trail.last = value
        }
        switch kind {
        case .mark: break
        case .joiner: trail.isJoined = old.isEmoji
        case .emojiSelector: makeEmoji(run)
        case .letter: addLetter(value, kind, old, run)
        case .object:
            if old.opening != .none { endWord() }
            addLetterWidth(run.objectWidth + (run.kern ?? 0))
            trail.row = 0
        case .hyphen:
            if old.opening == .free { endWord() }
            addLetterWidth(width(of: value, kind, run))
            trail.opening = .hyphen
        case .dash:
            addLetterWidth(width(of: value, kind, run))
            trail.opening = .free
        case .space: addSpace(width(of: value, kind, run))
        case .tab: addTab()
        case .newline: addNewline(endsParagraph: value != 0x2028 && value != 0x0B)
        case .breakPoint: endWord()
        case .ideograph, .opening:
            endWordUnlessHeld(by: old)
            addLetterWidth(width(of: value, kind, run))
            trail.opening = kind == .ideograph ? .free : .none
            trail.isOpening = kind == .opening
        case .closing:
            addLetterWidth(width(of: value, kind, run))
            trail.opening = .free
        case .emoji, .regional: addEmoji(value, kind, old, run)
        }
    }

    private mutating func addLetter(_ value: UInt32, _ kind: ScalarKind, _ old: CharacterTrail, _ run: RunMeasure) {
        // Beyond ASCII no letter is a digit or closes anything.
        if value < 0x80 ? old.opens(before: UInt8(value)) : old.opening != .none { endWord() }
        addLetterWidth(width(of: value, kind, run))
    }

    /// Before an ideograph lines may end, but not behind an opening bracket.
    private mutating func endWordUnlessHeld(by old: CharacterTrail) {
        if !old.isOpening { endWord() }
    }

    private mutating func addLetterWidth(_ width: Double) {
        if cutsWords || !addPart(width) { addCharacter(width) }
    }

    private mutating func addEmoji(_ value: UInt32, _ kind: ScalarKind, _ old: CharacterTrail, _ run: RunMeasure) {
        trail.isEmoji = true
        trail.opening = .free
        // An emoji of several characters is as wide as one.
        if old.isJoined && old.isEmoji || kind == .regional && old.isHalfFlag { return }
        trail.isHalfFlag = kind == .regional
        endWordUnlessHeld(by: old)
        addLetterWidth(width(of: value, kind, run))
    }

    /// The last character is an emoji although it need not be one.
    private mutating func makeEmoji(_ run: RunMeasure) {
        guard !trail.isEmoji, let scalar = Unicode.Scalar(trail.last), scalar.properties.isEmoji else { return }
        let value = trail.last
        trail.row = 0
        let plain = width(of: value, .letter, run)
        addLetterWidth(run.emojiWidth - plain)
        trail = CharacterTrail()
        trail.last = value
        trail.isEmoji = true
        trail.opening = .free
    }

    /// The character that begins at a byte, and how many bytes it takes. Swift's texts are always well formed.
    private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(bytes[place])
        func next(_ offset: Int) -> UInt32 { UInt32(bytes[place + offset]) & 0x3F }
        switch first {
        case ..<0x80: return (first, 1)
        case ..<0xE0: return ((first & 0x1F) << 6 | next(1), 2)
        case ..<0xF0: return ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3)
        default: return ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
        }
    }
}
