import EspalierScenarios
import Foundation
import TestSupport
import Testing

@testable import EspalierRendering

@Suite("The inspector's page")
struct InspectorPageTests {
    /// Texts that would end a script element, begin a comment in one, or break its lines.
    static let attacks = [
        "</script><script>alert(1)</script>", "<!--<script>", "]]>", "\u{2028}\u{2029}", "&lt;", "{{recording}}",
        "x/*{{script}}*/", "x/*{{style}}*/", "\u{0}\u{1}\u{7F}\u{85}", "'\"`\\", "__proto__",
        "javascript:alert(1)", "<img src=x onerror=alert(1)>", "<svg onload=alert(1)>", "\u{FEFF}</title>",
        "*/alert(1)/*",
    ]

    static func scenario(_ text: String) throws -> String {
        let data = try JSONEncoder().encode(text)
        let quoted = String(decoding: data, as: UTF8.self)
        return """
            {"espalier": 1, "title": \(quoted), "root": {"name": \(quoted), "properties": {\(quoted): \(quoted)},
             "subviews": [{"class": "UILabel", "text": \(quoted)}]},
             "observers": [{"id": \(quoted), "target": "/", "keyPath": "name", "options": ["old", "new"]}],
             "steps": [{"set": "/", "keyPath": "name", "value": \(quoted)},
              {"query": \(quoted), "from": "/", "group": "descendants", "by": {"property": \(quoted)}},
              {"query": "q", "from": "/", "named": \(quoted)},
              {"rule": \(quoted), "on": "/", "fails": true},
              {"layout": \(quoted)}, {"remove": \(quoted)}]}
            """
    }

    @Test("No text of a document has a byte that HTML would take for its own", arguments: attacks)
    func harmless(text: String) throws {
        let recording = try recording(Self.scenario(text))
        var data = InspectorData(recording, eventLimit: 10)
        let json = data.json()
        #expect(!json.contains { $0 < 0x20 || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") || $0 == 0x7F })
        #expect(!String(decoding: json, as: UTF8.self).unicodeScalars.contains { $0 == "\u{2028}" || $0 == "\u{2029}" })
        // And it reads back as it was.
        #expect(try object(json)["title"] as? String == text)
        let page = String(decoding: recording.inspectorPage(), as: UTF8.self)
        let plain = String(
            decoding: try EspalierRenderingTests.recording(Self.scenario("x")).inspectorPage(), as: UTF8.self)
        for mark in ["<script", "</script", "<!--"] {
            #expect(page.components(separatedBy: mark).count == plain.components(separatedBy: mark).count, "\(mark)")
        }
    }

    @Test("The page holds everything, and asks for nothing")
    func selfContained() throws {
        let page = String(decoding: try recording(#"{"espalier": 1, "root": {}}"#).inspectorPage(), as: UTF8.self)
        for outside in [
            "http:", "https:", "src=", "href=", "url(", "@import", "fetch(", "XMLHttpRequest", "innerHTML", "{{",
        ] {
            #expect(!page.contains(outside), "\(outside)")
        }
        #expect(page.contains("default-src 'none'"))
        #expect(page.hasPrefix("<!DOCTYPE html>"))
    }

    @Test("The same recording gives the same bytes")
    func deterministic() throws {
        let json = RandomScenario(seed: 5, views: 20, steps: 20).json
        let first = try recording(json).inspectorPage()
        #expect(try recording(json).inspectorPage() == first)
    }

    @Test("A long recording is shortened; a short one stays readable")
    func embedding() throws {
        let json = Array(#"{"a":1}"#.utf8)
        #expect(ScenarioRecording.embedded(json) == json)
        let packed = ScenarioRecording.embedded(json, readableSize: 0)
        let bytes = try #require(Data(base64Encoded: Data(packed)))
        #expect(try Inflate.lengthened(Array(bytes)) == json)
    }
}

@Suite("Shortening bytes (RFC 1951)")
struct DeflateTests {
    @Test("What was shortened reads back", arguments: 0..<40 as Range<UInt64>)
    func roundTrip(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var bytes: [UInt8] = []
        let letters = UInt8.random(in: 1...255, using: &random)
        for _ in 0..<Int.random(in: 0..<60, using: &random) {
            if Bool.random(using: &random), let start = bytes.indices.randomElement(using: &random) {
                for step in 0..<Int.random(in: 1..<900, using: &random) { bytes.append(bytes[start + step]) }
            } else {
                for _ in 0..<Int.random(in: 0..<900, using: &random) {
                    bytes.append(UInt8.random(in: 0...letters, using: &random))
                }
            }
        }
        #expect(try Inflate.lengthened(Deflate.shortened(bytes)) == bytes, "seed \(seed)")
    }

    @Test("Repetitions further away than the window are written anew")
    func window() throws {
        var random = SplitMix64(seed: 1)
        let head = (0..<64).map { _ in UInt8.random(in: 0...255, using: &random) }
        let gap = (0..<40_000).map { _ in UInt8.random(in: 0...255, using: &random) }
        for distance in [32_767, 32_768, 32_769, 40_000] {
            let bytes = head + gap.prefix(distance - 64) + head
            #expect(try Inflate.lengthened(Deflate.shortened(bytes)) == bytes, "distance \(distance)")
        }
    }

    @Test("Text that repeats itself becomes much shorter")
    func shorter() {
        let bytes = Array(String(repeating: "[12,3,45.5,60],", count: 4000).utf8)
        #expect(Deflate.shortened(bytes).count < bytes.count / 50)
    }
}
