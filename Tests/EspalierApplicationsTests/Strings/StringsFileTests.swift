import EspalierNibs
import Foundation
import TestSupport
import Testing

@testable import EspalierApplications

@Suite struct StringsFileTests {
    private func texts(_ source: String) throws -> [String: String] {
        try StringsFileReader.read(Array(source.utf8), file: "Main.strings").texts.mapValues(\.value)
    }

    @Test(
        "2.3: pairs, comments, words without quotes and escapes are read as property lists have them",
        arguments: [
            (#""a.text" = "Hallo";"#, ["a.text": "Hallo"]),
            ("/* Class = \"UILabel\"; */\n// more\n\"a\" = \"b\"; 'c' = 'd';", ["a": "b", "c": "d"]),
            (#"key = value.of-it; alone;"#, ["key": "value.of-it", "alone": "alone"]),
            (#""a" = "say \"yes\"\n\\ \U00e4\101";"#, ["a": "say \"yes\"\n\\ äA"]),
            (#""a" = "\UD83D\UDE00";"#, ["a": "😀"]),
            (#"{ "a" = "b"; }"#, ["a": "b"]),
            (#""a" = "1"; "a" = "2";"#, ["a": "2"]),
            ("", [:]),
        ])
    func grammar(_ source: String, _ expected: [String: String]) throws {
        #expect(try texts(source) == expected)
    }

    @Test("3.1: a text knows where its key stands")
    func places() throws {
        let table = try StringsFileReader.read(
            Array("/* ä */ \"a\" = \"b\";\r\n  \"c\" = \"d\";".utf8), file: "M.strings")
        #expect(table.keys == ["a", "c"])
        #expect(table.texts["a"]?.place == TextPlace(line: 1, column: 9))
        #expect(table.texts["c"]?.place == TextPlace(line: 2, column: 3))
    }

    @Test(
        "6: a mistake is told with its place",
        arguments: [
            ("\"a\" = \"b\"", "1:10", "';' is missing"), ("\"a\" = \"b", "1:7", "has no end"),
            ("\n/* never", "2:1", "has no end"), ("\"a\" = ;", "1:7", "a value is missing"),
            ("{ \"a\" = \"b\";", "1:13", "brace is missing"), ("\"a\" = \"\\", "1:9", "ends in an escape"),
        ])
    func mistakes(_ source: String, _ place: String, _ words: String) throws {
        let error = try #require(throws: ApplicationFileError.self) { try texts(source) }
        #expect(error.place?.description == place)
        #expect(error.message.contains(words))
    }

    @Test("2.3: a file may be UTF-8 or UTF-16 of either order, with a byte order mark or without")
    func encodings() throws {
        let source = "\"a\" = \"Größe\";"
        let units = Array(source.utf16)
        let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let files: [[UInt8]] = [
            Array(source.utf8), [0xEF, 0xBB, 0xBF] + Array(source.utf8), [0xFF, 0xFE] + little, [0xFE, 0xFF] + big,
            little, big,
        ]
        for bytes in files {
            let text = try TextDecoding.utf8(Data(bytes), file: "M.strings")
            #expect(try StringsFileReader.read(text, file: "M.strings").texts["a"]?.value == "Größe")
        }
        #expect(throws: ApplicationFileError.self) { try TextDecoding.utf8(Data([0xFF, 0xFE, 0x41]), file: "M") }
        #expect(throws: ApplicationFileError.self) { try TextDecoding.utf8(Data([0x41, 0xC3]), file: "M") }
    }
}
