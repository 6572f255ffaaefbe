import EspalierSupport
import Foundation

/// What a face is called: the table `name`.
struct FontNames: Hashable {
    let postScript: String
    let full: String
    let families: [String]

    init(_ directory: FontDirectory, _ budget: inout FontBudget) throws(FontFileError) {
        var texts: [Int: String] = [:]
        if let table = try directory.table("name") { texts = try Self.texts(table, &budget) }
        let families = [texts[16], texts[1]].compactMap(\.self)
        let file = directory.file.split(separator: "/").last.map(String.init) ?? directory.file
        let stem = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        full = texts[4] ?? texts[6] ?? families.first ?? stem
        postScript = texts[6] ?? full
        self.families = families.count == 2 && families[0] == families[1] ? [families[0]] : families
    }

    /// The texts that are used, by their numbers; each in the encoding and language that people most likely write.
    private static func texts(
        _ table: FontTable, _ budget: inout FontBudget
    ) throws(FontFileError) -> [Int: String] {
        let (count, storage) = (try table.u16(2), try table.u16(4))
        try budget.spend(count)
        var best: [Int: (rank: Int, record: Int)] = [:]
        for index in 0..<count {
            let record = 6 + 12 * index
            let number = try table.u16(record + 6)
            guard [1, 4, 6, 16].contains(number) else { continue }
            let (platform, encoding, language) = (
                try table.u16(record), try table.u16(record + 2), try table.u16(record + 4)
            )
            let rank = rank(platform, encoding, language)
            if rank > best[number]?.rank ?? 0 { best[number] = (rank, record) }
        }
        var texts: [Int: String] = [:]
        for number in best.keys.ordered() {
            guard let record = best[number]?.record else { continue }
            let (length, offset) = (try table.u16(record + 8), try table.u16(record + 10))
            let bytes = try table.bytes(at: storage + offset, count: length)
            let text = try table.u16(record) == 1 ? macText(bytes) : wideText(bytes)
            if !text.isEmpty { texts[number] = text }
        }
        return texts
    }

    /// How likely it is that people write a name so: English before others, Unicode before the old encodings. 0 for those
    /// that are not read.
    private static func rank(_ platform: Int, _ encoding: Int, _ language: Int) -> Int {
        switch (platform, encoding) {
        case (3, 0), (3, 1), (3, 10): language == 0x409 ? 5 : 3
        case (0, _): 2
        case (1, 0): language == 0 ? 4 : 1
        default: 0
        }
    }

    private static func wideText(_ bytes: ArraySlice<UInt8>) -> String {
        let bytes = Array(bytes)
        let units = (0..<bytes.count / 2).map { UInt16(bytes[2 * $0]) << 8 | UInt16(bytes[2 * $0 + 1]) }
        return trimmed(String(decoding: units, as: UTF16.self))
    }

    private static func macText(_ bytes: ArraySlice<UInt8>) -> String {
        trimmed(String(data: Data(bytes), encoding: .macOSRoman) ?? "")
    }

    /// Names stand in messages: without control characters.
    private static func trimmed(_ text: String) -> String {
        let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
        return String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespaces)
    }
}
