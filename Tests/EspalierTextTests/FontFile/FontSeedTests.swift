import Foundation
import TestSupport
import Testing

@testable import EspalierText

/// The fonts that the fuzzer begins with are those that the tests make. `ESPALIER_RECORD=1` writes them anew.
@Suite("Fonts of the fuzzer")
struct FontSeedTests {
    private static let folder = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        .appending(path: "Fuzz/Corpus/fonts")

    static let seeds: [(name: String, bytes: [UInt8])] = {
        func font(_ kerning: SyntheticFont.Kerning, format: Int) -> SyntheticFont {
            var font = SyntheticFont()
            font.kerning = kerning
            font.mapFormat = format
            return font
        }
        // All of ASCII, with pairs: also what the benchmarks measure by.
        var plain = font(.classes(far: true), format: 4)
        plain.advances =
            (0x20..<0x7F).map { (Unicode.Scalar($0), 300 + Int($0) * 37 % 400) }
            + "äöüßéèàïœ«»–…漢字".unicodeScalars.map { ($0, 500) }
        plain.pairs = "AVWTYLPFaeov.,".unicodeScalars.flatMap { first in
            "AVWTYaeo.,".unicodeScalars.map { (first, $0, -Int(first.value + $0.value) % 97) }
        }
        return [
            ("apple.ttf", font(.kern(apple: true), format: 6).bytes),
            ("kern.ttf", font(.kern(apple: false), format: 0).bytes),
            ("pairs.ttf", font(.pairs(far: false), format: 4).bytes),
            ("far.ttf", font(.pairs(far: true), format: 12).bytes),
            ("classes.ttf", font(.classes(far: false), format: 12).bytes), ("plain.ttf", plain.bytes),
            ("two.ttc", SyntheticFont.collection([font(.none, format: 4), font(.classes(far: true), format: 12)])),
        ]
    }()

    @Test("are those that the tests make, and are read")
    func recorded() throws {
        for (name, bytes) in Self.seeds {
            let file = Self.folder.appending(path: name)
            if ProcessInfo.processInfo.environment["ESPALIER_RECORD"] == "1" {
                try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
                try Data(bytes).write(to: file)
            }
            #expect(try Data(contentsOf: file) == Data(bytes), "\(name): record it with ESPALIER_RECORD=1")
            #expect(try FontFile(contentsOf: file).faces.count == (name.hasSuffix("c") ? 2 : 1))
        }
    }
}
