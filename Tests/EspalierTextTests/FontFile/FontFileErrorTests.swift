import Foundation
import TestSupport
import Testing

@testable import EspalierText

@Suite("Wrong font files")
struct FontFileErrorTests {
    private func error(_ bytes: [UInt8], limits: FontFileLimits = FontFileLimits()) -> FontFileError? {
        do {
            _ = try FontFile(data: Data(bytes), name: "a.ttf", limits: limits)
            return nil
        } catch {
            return error
        }
    }

    @Test("What is no font is refused with a word about what it is")
    func others() {
        #expect(error([])?.message == "this is no TrueType or OpenType font: it has 0 bytes")
        #expect(
            error(Array("%PDF-1.7 and more".utf8))?.message
                == "this is no TrueType or OpenType font: it begins with '%PDF'")
        for head in ["wOFF", "wOF2"] {
            let woff = error(Array("\(head)            ".utf8))
            #expect(
                woff?.message == "this is a WOFF file, a font packed for web pages"
                    && woff?.fix.contains(".ttf") ?? false)
        }
    }

    @Test("A table that each font has must be there", arguments: ["cmap", "head", "hhea", "hmtx", "maxp"])
    func missing(table: String) {
        var font = SyntheticFont()
        font.without = [table]
        #expect(error(font.bytes)?.table == table)
        #expect(
            error(font.bytes)?.description.hasPrefix("a.ttf: '\(table)': the font has no such table\nfix: ") ?? false)
    }

    @Test("A file that is cut off is refused wherever that is, with the place")
    func cut() {
        for kerning in FontFileTests.kernings {
            var font = SyntheticFont()
            font.kerning = kerning
            let bytes = font.bytes
            // What fills up the last table may be missing.
            for count in 0..<bytes.count - 3 {
                let error = error(Array(bytes[..<count]))
                #expect(error != nil, "\(count) of \(bytes.count) bytes")
                if let offset = error?.offset { #expect(offset <= bytes.count) }
            }
        }
    }

    @Test("Whatever bytes are changed: a font whose texts have a size, or an error with a place in the file")
    func changed() {
        var random = SplitMix64(seed: 0xF0A7)
        let seeds =
            FontFileTests.kernings.map { kerning in
                var font = SyntheticFont()
                font.kerning = kerning
                font.mapFormat = random.any([0, 4, 6, 12])
                return font.bytes
            } + [SyntheticFont.collection([SyntheticFont(), SyntheticFont()])]
        var (read, refused) = (0, 0)
        let numbers: [UInt8] = [0, 1, 2, 0x7F, 0x80, 0xFF]
        for _ in 0..<1500 {
            var bytes = random.any(seeds)
            for _ in 0...random.below(3) {
                bytes[random.below(bytes.count)] = random.oneIn(2) ? random.any(numbers) : UInt8(random.below(256))
            }
            do {
                let file = try FontFile(data: Data(bytes), name: "a.ttf", limits: FontFileLimits(maxEntries: 400_000))
                read += 1
                for face in file.faces {
                    let size = TextMeasurer().size(
                        of: "AVATo né漢 😀Ж", font: face.font(ofSize: 17), wrapping: .at(50), maximumLines: 0)
                    #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
                }
            } catch {
                refused += 1
                #expect(!error.message.isEmpty && !error.fix.isEmpty && error.offset ?? 0 <= 1 << 33)
            }
        }
        #expect(read > 200 && refused > 200)
    }

    @Test("A file within the limits is read; one beyond is refused with the name of the limit")
    func limits() {
        let bytes = SyntheticFont.collection([SyntheticFont(), SyntheticFont()])
        func message(_ limits: FontFileLimits) -> String? { error(bytes, limits: limits)?.description }
        #expect(message(FontFileLimits(maxBytes: bytes.count)) == nil)
        #expect(message(FontFileLimits(maxBytes: bytes.count - 1))?.contains("FontFileLimits.maxBytes") ?? false)
        #expect(message(FontFileLimits(maxFaces: 2)) == nil)
        #expect(message(FontFileLimits(maxFaces: 1))?.contains("FontFileLimits.maxFaces") ?? false)
        #expect(message(FontFileLimits(maxEntries: 6000)) == nil)
        #expect(message(FontFileLimits(maxEntries: 2000))?.contains("FontFileLimits.maxEntries") ?? false)
    }

    @Test("Few bytes that ask for much are refused before the memory is used")
    func bomb() {
        var font = SyntheticFont()
        font.claimsAll = true
        #expect(font.repeated(256).count < 4000)
        let error = error(font.repeated(256), limits: FontFileLimits(maxEntries: 300_000))
        #expect(error?.message == "the characters and pairs of the file need more than 300000 entries")
        font.claimsAll = false
        #expect(self.error(font.repeated(256)) == nil)
    }

    @Test("Files that are not there, and folders, are errors")
    func files() {
        let folder = FileManager.default.temporaryDirectory
        for (url, message) in [
            (folder.appending(path: "no-such.ttf"), "there is no such file"),
            (folder, "the path is that of a folder"),
        ] {
            let error = #expect(throws: FontFileError.self) { try FontFile(contentsOf: url) }
            #expect(error?.message == message && error?.file == url.relativePath)
        }
        let error = #expect(throws: FontFileError.self) {
            try FontFile(contentsOf: URL(string: "https://example.com/a.ttf") ?? folder)
        }
        #expect(error?.message.contains("nothing is fetched") ?? false)
    }
}
