/// A stretch of a font file, read at places that are checked: what leads out of it is an error that says where.
///
/// Numbers are big-endian; places count from the beginning of the stretch.
struct FontTable {
    /// The name of the table, or nil for the head of the file.
    let tag: String?
    let file: String
    private let bytes: [UInt8]
    private let start: Int
    let count: Int

    /// The whole file.
    init(bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
        tag = nil
        start = 0
        count = bytes.count
    }

    /// - Precondition: the stretch is within the bytes.
    private init(_ tag: String?, _ whole: FontTable, start: Int, count: Int) {
        self.tag = tag
        bytes = whole.bytes
        file = whole.file
        self.start = start
        self.count = count
    }

    /// A table of the file.
    func table(_ tag: String, at offset: Int, count: Int) throws(FontFileError) -> FontTable {
        guard offset <= self.count, count <= self.count - offset else {
            throw FontFileError(
                file: file, table: tag, offset: offset,
                message: "the table has \(count) bytes from here, but the file ends at byte \(self.count)",
                fix: "the file was cut off: copy or download it again")
        }
        return FontTable(tag, self, start: offset, count: count)
    }

    /// What follows from a place on.
    func part(at offset: Int) throws(FontFileError) -> FontTable {
        guard offset <= count else { throw leadsOut(offset) }
        return FontTable(tag, self, start: start + offset, count: count - offset)
    }

    /// The part that an offset of two bytes leads to.
    func linked(at place: Int) throws(FontFileError) -> FontTable { try part(at: u16(place)) }

    /// Refuses to read on where there are not so many bytes from a place on.
    func require(_ count: Int, at offset: Int) throws(FontFileError) {
        if offset > self.count || count > self.count - offset { throw leadsOut(offset) }
    }

    func u8(_ offset: Int) throws(FontFileError) -> Int {
        if offset >= count { throw leadsOut(offset) }
        return Int(bytes[start + offset])
    }

    func u16(_ offset: Int) throws(FontFileError) -> Int {
        if offset > count - 2 { throw leadsOut(offset) }
        return Int(bytes[start + offset]) << 8 | Int(bytes[start + offset + 1])
    }

    func i16(_ offset: Int) throws(FontFileError) -> Int {
        Int(Int16(truncatingIfNeeded: try u16(offset)))
    }

    func u32(_ offset: Int) throws(FontFileError) -> Int {
        try u16(offset) << 16 | u16(offset + 2)
    }

    /// Four characters, as tables and features are called; others than those of ASCII are question marks.
    func tag(_ offset: Int) throws(FontFileError) -> String {
        try require(4, at: offset)
        let characters = bytes[start + offset..<start + offset + 4].map { (0x20..<0x7F).contains($0) ? $0 : 0x3F }
        return String(decoding: characters, as: UTF8.self)
    }

    /// The bytes of a stretch.
    func bytes(at offset: Int, count: Int) throws(FontFileError) -> ArraySlice<UInt8> {
        try require(count, at: offset)
        return bytes[start + offset..<start + offset + count]
    }

    /// What is wrong at a place of the table.
    func error(_ message: String, at offset: Int) -> FontFileError {
        FontFileError(
            file: file, table: tag, offset: start + offset, message: message,
            fix: "the file is damaged, or not made to the OpenType specification: export it again, or leave it out")
    }

    private func leadsOut(_ offset: Int) -> FontFileError {
        let end = tag == nil ? "the file" : "the table"
        return error("\(end) ends at byte \(start + count), but goes on here", at: offset)
    }
}
