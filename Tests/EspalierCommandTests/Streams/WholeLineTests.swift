import Foundation
import Testing

@testable import EspalierCommand
@testable import EspalierScenarios

@Suite("Lines that go out")
struct WholeLineTests {
    private let line = String(repeating: "x", count: 700)

    /// Hands on lines in pieces of 100 bytes.
    private func written(_ count: Int, as content: OutputBuffer.Content, to output: any ByteOutput) throws {
        let buffer = OutputBuffer("x", content) { output }
        let bytes = Array(String(repeating: line + "\n", count: count).utf8)
        for start in stride(from: 0, to: bytes.count, by: 100) {
            try buffer.collect(Array(bytes[start..<min(start + 100, bytes.count)]))
        }
        try buffer.flush()
        try buffer.finish()
    }

    @Test("are handed on whole, as long as they are no longer than a piece")
    func whole() throws {
        final class Pieces: ByteOutput {
            var ends: [UInt8] = []
            var count = 0
            func write(_ bytes: [UInt8]) {
                ends.append(bytes[bytes.count - 1])
                count += bytes.count
            }
            func finish() {}
        }
        let pieces = Pieces()
        try written(500, as: .lines, to: pieces)
        #expect(pieces.ends.count > 4 && pieces.ends.allSatisfy { $0 == 10 } && pieces.count == 500 * 701)
        let plain = Pieces()
        try written(500, as: .document, to: plain)
        #expect(plain.ends.contains { $0 != 10 } && plain.count == 500 * 701)
    }

    /// A file on a disk with little room.
    private final class Full: ByteOutput {
        private let stream: FileStream
        private var room: Int

        init(_ path: String, room: Int) throws {
            stream = try FileStream(writing: path)
            self.room = room
        }

        func write(_ bytes: [UInt8]) throws {
            try stream.write(Array(bytes.prefix(room)))
            room -= bytes.count
            guard room < 0 else { return }
            var error = StreamError(code: ENOSPC)
            error.written = bytes.count + room
            throw error
        }

        func finish() throws { try stream.finish() }
        func takeBack(_ count: Int) { stream.takeBack(count) }
    }

    @Test("are whole in a file that could not take all of them", arguments: [0, 1, 700, 701, 702, 1000, 1401])
    func full(_ room: Int) throws {
        try withFolder { folder throws in
            let path = folder.appending(path: "a").path
            let buffer = OutputBuffer("x", .lines) { try Full(path, room: room) }
            #expect(throws: CommandError.self) {
                try buffer.write(Array((line + "\n" + line).utf8))
                try buffer.write(Array("\n".utf8))
            }
            let whole = String(repeating: line + "\n", count: room / 701)
            // Reading a file by its name, Foundation on Linux loses memory where it is empty.
            let bytes = try FileHandle(forReadingFrom: URL(filePath: path)).readToEnd() ?? Data()
            #expect(String(decoding: bytes, as: UTF8.self) == whole)
        }
    }

    @Test("are taken back only from the end of a plain file")
    func takenBack() throws {
        try withFolder { folder in
            let path = folder.appending(path: "a").path
            func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
            let stream = try FileStream(writing: path)
            try stream.write(Array("old\nabc".utf8))
            stream.takeBack(3)
            try stream.write(Array("d".utf8))
            #expect(try text() == "old\nd")
            // More than there is, nothing, and a file that somebody else has written to.
            stream.takeBack(6)
            stream.takeBack(0)
            #expect(try text() == "old\nd")
            try "old\nde".write(toFile: path, atomically: false, encoding: .utf8)
            stream.takeBack(1)
            #expect(try text() == "old\nde")
        }
    }
}
