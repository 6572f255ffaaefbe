import Foundation
import TestSupport
import Testing

@testable import EspalierText

/// The fonts of the machine, measured by HarfBuzz's tool too. Further ones are tested with `ESPALIER_FONTS=FOLDER`.
///
/// What is not made here is turned off there: ligatures and other replacements, and where marks stand.
@Suite("Font files beside HarfBuzz")
struct HarfBuzzTests {
    private static let tool = "hb-shape"
    static let isInstalled = ToolRun.find(tool) != nil
    /// Those of Debian's packages `fonts-dejavu-core`, `fonts-liberation` and the like.
    static let fonts: [String] = {
        let chosen = ProcessInfo.processInfo.environment["ESPALIER_FONTS"]
        let folders = chosen.map { [$0] } ?? ["/usr/share/fonts/truetype", "/usr/share/fonts/opentype"]
        let all = folders.flatMap { folder in
            (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
                .filter { path in [".ttf", ".otf", ".ttc"].contains { path.hasSuffix($0) } }.map { "\(folder)/\($0)" }
        }
        return chosen == nil ? Array(all.prefix(8)) : all
    }()

    private static let alphabets = [
        Array(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;-–—'\"“”‘’«»!?()/&@éèüöäñçßøåÉÄÖÜŁłž"
                .unicodeScalars),
        Array("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяёђјњћџ".unicodeScalars),
        Array("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊ".unicodeScalars),
    ]
    private static let words = [
        "AVATAR", "Type", "To Vary", "LAWYER Yo", "Wave, P.", "“Tea”", "r.o.v.e", "11/7", "«Łódź»", "Ärger", "T-Shirt",
        "Тогда", "ГОУ.", "Ρώτα", "ΑΥΤΟ",
    ]

    private static let features = [
        "liga", "clig", "calt", "rlig", "rclt", "ccmp", "locl", "mark", "mkmk", "curs", "dist", "abvm", "blwm",
    ].map { "-\($0)" }.joined(separator: ",")

    /// The advances that the tool finds, one sum for each text.
    private func asked(_ texts: [String], _ font: String, face: Int) throws -> [Int] {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try texts.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        let run = try ToolRun(
            Self.tool,
            [
                font, "--face-index=\(face)", "--text-file=\(file.path)", "--output-format=json", "--no-glyph-names",
                "--no-clusters", "--features=\(Self.features)",
            ])
        return try run.output.split(separator: "\n").map { line in
            let glyphs = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [[String: Any]] ?? []
            return glyphs.reduce(0) { $0 + ($1["ax"] as? Int ?? 0) }
        }
    }

    @Test(
        "Texts are as wide as HarfBuzz says, to the unit",
        .enabled(if: isInstalled && !fonts.isEmpty, "needs hb-shape (libharfbuzz-bin) and a font (fonts-dejavu-core)"),
        arguments: fonts)
    func widths(path: String) throws {
        let file = try FontFile(contentsOf: URL(filePath: path))
        var random = SplitMix64(seed: 0x4B)
        for (index, face) in file.faces.enumerated().prefix(3) {
            var texts = Self.words.filter { $0.unicodeScalars.allSatisfy(face.contains) }
            for alphabet in Self.alphabets {
                let letters = alphabet.filter(face.contains)
                if letters.count < 10 { continue }
                for _ in 0..<120 {
                    let letters = (0...random.below(6)).map { _ in random.any(letters) }
                    texts.append(String(String.UnicodeScalarView(letters)))
                }
            }
            // A text of nothing but spaces and signs has no script, and needs none here.
            texts = texts.filter { $0.contains { $0.isLetter } }
            let expected = try asked(texts, path, face: index)
            try #require(expected.count == texts.count)
            let widths = texts.map { Int(SyntheticFont.width($0, face)) }
            let wrong = texts.indices.filter { widths[$0] != expected[$0] }
            let list = wrong.prefix(5).map { "'\(texts[$0])' \(widths[$0]) and not \(expected[$0])" }
            #expect(list == [], "\(wrong.count) of \(texts.count) in face \(index)")
        }
    }
}
