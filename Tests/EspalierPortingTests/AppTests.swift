import EspalierPorting
import Foundation
import Testing
import TestSupport

@Suite("Files of an application")
struct AppTests {
    static let names = ["NoticeView", "CartController"]

    private static func file(_ folder: String, _ name: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "\(folder)/\(name).swift")
    }

    /// What comes out is compiled among the tests that import UIKit, and tried there.
    @Test("Become the files that compile", arguments: names)
    func compiled(name: String) throws {
        let source = [UInt8](try Data(contentsOf: Self.file("Apps", name)))
        let outcome = try PortedSource(source)
        let compiled = Self.file("../UIKitTests/PortedByTool", name)
        if ProcessInfo.processInfo.environment["ESPALIER_RECORD"] == "1" {
            try Data(outcome.text.utf8).write(to: compiled)
        }
        #expect(try String(contentsOf: compiled, encoding: .utf8) == outcome.text)
        #expect(outcome.leftovers.isEmpty && !outcome.changes.isEmpty)
        #expect(try PortedSource(Array(outcome.text.utf8)).text == outcome.text)
    }

    @Test("Cut off, or with parts taken out, they are refused or rewritten, and nothing ends the process")
    func damaged() throws {
        var random = SplitMix64(seed: 1)
        var (refused, rewritten) = (0, 0)
        for name in Self.names {
            let source = [UInt8](try Data(contentsOf: Self.file("Apps", name)))
            for round in 0..<60 {
                var damaged = source
                if round % 4 == 0 { damaged.removeLast(Int.random(in: 0..<source.count, using: &random)) }
                for _ in 0..<Int.random(in: 1...4, using: &random) where !damaged.isEmpty {
                    let place = Int.random(in: 0..<damaged.count, using: &random)
                    let sign = Array("\"{}()[]#@\\/*.:\n".utf8).randomElement(using: &random) ?? 0
                    if Bool.random(using: &random) {
                        damaged.remove(at: place)
                    } else {
                        damaged.insert(sign, at: place)
                    }
                }
                do {
                    _ = try PortedSource(damaged)
                    rewritten += 1
                } catch {
                    refused += 1
                    #expect(error.place.line >= 1 && error.place.column >= 1)
                }
            }
        }
        #expect(refused > 10 && rewritten > 10)
    }
}
