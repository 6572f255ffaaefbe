/// What stands at the head of a font file: which tables each face has.
struct FontContainer {
    let directories: [FontDirectory]

    init(
        bytes: [UInt8], file: String, limits: FontFileLimits, _ budget: inout FontBudget
    ) throws(FontFileError) {
        let whole = FontTable(bytes: bytes, file: file)
        guard bytes.count >= 12 else { throw Self.unknown(file, "it has \(bytes.count) bytes") }
        switch try whole.tag(0) {
        case "ttcf":
            let count = try whole.u32(8)
            if count == 0 { throw whole.error("the collection has no faces", at: 8) }
            if count > limits.maxFaces {
                throw FontFileError(
                    file: file, offset: 8, message: "the collection has \(count) faces; \(limits.maxFaces) are allowed",
                    fix: "leave out what no text needs, or allow more with FontFileLimits.maxFaces")
            }
            var directories: [FontDirectory] = []
            for index in 0..<count {
                directories.append(try FontDirectory(whole, at: whole.u32(12 + 4 * index), &budget))
            }
            self.directories = directories
        case "wOFF", "wOF2":
            throw FontFileError(
                file: file, message: "this is a WOFF file, a font packed for web pages",
                fix: "give the .ttf or .otf file that it was made from, or unpack it into one")
        case "OTTO", "true": directories = [try FontDirectory(whole, at: 0, &budget)]
        case let tag:
            guard try whole.u32(0) == 0x0001_0000 else { throw Self.unknown(file, "it begins with '\(tag)'") }
            directories = [try FontDirectory(whole, at: 0, &budget)]
        }
    }

    private static func unknown(_ file: String, _ why: String) -> FontFileError {
        FontFileError(
            file: file, message: "this is no TrueType or OpenType font: \(why)",
            fix: "give a .ttf, .otf or .ttc file")
    }
}

/// Where the tables of a face are.
struct FontDirectory {
    private let whole: FontTable
    private var places: [String: (offset: Int, count: Int)] = [:]

    init(_ whole: FontTable, at offset: Int, _ budget: inout FontBudget) throws(FontFileError) {
        self.whole = whole
        let head = try whole.part(at: offset)
        let (version, tag) = (try head.u32(0), try head.tag(0))
        guard version == 0x0001_0000 || ["OTTO", "true"].contains(tag) else {
            throw head.error("the face is neither TrueType nor OpenType", at: 0)
        }
        let count = try head.u16(4)
        // A name and a place each.
        try budget.spend(8 * count)
        for index in 0..<count {
            let record = 12 + 16 * index
            // Of two tables of one name the first counts.
            let (tag, place) = (try head.tag(record), (try head.u32(record + 8), try head.u32(record + 12)))
            if places[tag] == nil { places[tag] = place }
        }
    }

    var file: String { whole.file }

    /// A table; nil where the face has none of that name.
    func table(_ tag: String) throws(FontFileError) -> FontTable? {
        guard let place = places[tag] else { return nil }
        return try whole.table(tag, at: place.offset, count: place.count)
    }

    /// A table that each font must have.
    func required(_ tag: String) throws(FontFileError) -> FontTable {
        if let table = try table(tag) { return table }
        throw FontFileError(
            file: whole.file, table: tag, message: "the font has no such table",
            fix: "export the font again with all tables, as for a device")
    }
}
