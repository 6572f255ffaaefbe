import EspalierText
import Foundation
import TestSupport

@testable import EspalierCommand

// What is said about font files, and by the command about its own.
extension MessageTable {
    static let fonts = [
        MessageGroup("font files", fontFiles, done: \.done) { row in
            do {
                _ = try FontFile(data: Data(row.bytes()), name: "unit.ttf", limits: row.limits)
                return ""
            } catch {
                return "\(error)"
            }
        },
        MessageGroup("font files of the command", fontOptions) { options in
            try withFolder { folder in
                try FileManager.default.createDirectory(
                    at: folder.appending(path: "empty"), withIntermediateDirectories: true)
                var wider = SyntheticFont()
                wider.missingAdvance += 1
                wider.advances[2].advance += 1
                try Data(SyntheticFont().bytes).write(to: folder.appending(path: "unit.ttf"))
                try Data(wider.bytes).write(to: folder.appending(path: "wider.ttf"))
                try Data("<svg>".utf8).write(to: folder.appending(path: "wrong.ttf"))
                let options = options.split(separator: " ").map {
                    $0.hasPrefix("--") ? String($0) : folder.appending(path: String($0)).path
                }
                return CommandRun(["simulate", "-"] + options, input: #"{"espalier": 1, "root": {}}"#).errors
                    .replacing(folder.path, with: "FOLDER")
            }
        },
    ]

    private static let fontOptions = [
        "--font none.ttf", "--font empty", "--font wrong.ttf", "--font unit.ttf --font wider.ttf", "--fonts none",
        "--fonts empty", "--fonts .",
    ]

    struct WrongFont: Sendable {
        let done: String
        var limits = FontFileLimits()
        let bytes: @Sendable () -> [UInt8]

        /// A font without a few things, and with bytes changed behind the beginning of a table.
        init(
            _ done: String, limits: FontFileLimits = FontFileLimits(), kerning: SyntheticFont.Kerning = .none,
            in table: String = "head", _ changes: [(offset: Int, value: Int)] = [],
            _ change: @escaping @Sendable (inout SyntheticFont) -> Void = { _ in }
        ) {
            self.done = done
            self.limits = limits
            bytes = {
                var font = SyntheticFont()
                font.kerning = kerning
                change(&font)
                var bytes = font.bytes
                let start = SyntheticFont.start(of: table, in: bytes) ?? 0
                for (offset, value) in changes {
                    bytes[start + offset] = UInt8(value >> 8)
                    bytes[start + offset + 1] = UInt8(value & 0xFF)
                }
                return bytes
            }
        }

        init(_ done: String, limits: FontFileLimits = FontFileLimits(), bytes: @escaping @Sendable () -> [UInt8]) {
            self.done = done
            self.limits = limits
            self.bytes = bytes
        }
    }

    private static let fontFiles = [
        WrongFont("a file of 3 bytes") { [1, 2, 3] },
        WrongFont("a picture") { Array("\u{89}PNG and more of that".utf8) },
        WrongFont("a WOFF file") { Array("wOF2 and what follows".utf8) },
        WrongFont("a file that is cut off") { Array(SyntheticFont().bytes.dropLast(50)) },
        WrongFont("a file that is cut off in its head") { Array(SyntheticFont().bytes.prefix(30)) },
        WrongFont("a collection without faces") { Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 0] },
        WrongFont("a collection of three faces, where two are allowed", limits: FontFileLimits(maxFaces: 2)) {
            SyntheticFont().repeated(3)
        },
        WrongFont("a collection whose face is none") {
            Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
        },
        WrongFont("more bytes than are allowed", limits: FontFileLimits(maxBytes: 100)) { SyntheticFont().bytes },
        WrongFont("more characters than are allowed", limits: FontFileLimits(maxEntries: 300)) {
            SyntheticFont().bytes
        },
        WrongFont("a font without hmtx") { $0.without = ["hmtx"] },
        WrongFont("a head without its magic number", [(12, 0)]),
        WrongFont("no units to the size", [(18, 0)]),
        WrongFont("more widths than glyphs", in: "hhea", [(34, 500)]),
        WrongFont("lines that are not high") {
            ($0.ascender, $0.descender) = (-5, 3)
        },
        WrongFont("no list of characters that is known", in: "cmap", [(12, 99)]),
        WrongFont("a list of characters that leads out of the table", in: "cmap", [(24, 0x7FFF)]),
        WrongFont("a coverage of an unknown format", kerning: .pairs(far: false), in: "GPOS", [(74, 7)]),
        WrongFont("fewer sets of pairs than glyphs", kerning: .pairs(far: false), in: "GPOS", [(64, 1)]),
        WrongFont("classes of an unknown format", kerning: .classes(far: false), in: "GPOS", [(144, 7)]),
        WrongFont("a feature that is not there", kerning: .pairs(far: false), in: "GPOS", [(28, 9)]),
        WrongFont("a lookup that is not there", kerning: .pairs(far: false), in: "GPOS", [(42, 9)]),
        WrongFont(
            "two subtables of pairs, of which the first has no length", kerning: .kern(apple: false), in: "kern",
            [(2, 2), (6, 0)]),
    ]
}
