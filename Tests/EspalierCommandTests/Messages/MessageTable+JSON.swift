import Foundation

@testable import EspalierScenarios

// What is said about texts that are no JSON.
extension MessageTable {
    static let json = [
        MessageGroup("JSON", jsonTexts) { said(Array($0.utf8)) },
        MessageGroup(
            "JSON that is too much, or no text",
            [
                MessageRow("a text of 9 bytes where 8 are allowed") {
                    said(Array("[1, 2, 3]".utf8)) { $0.bytes = 8 }
                },
                MessageRow("4 values where 3 are allowed") {
                    said(Array("[1, 2, 3]".utf8)) { $0.nodes = 3 }
                },
                MessageRow("lists in lists in lists where 2 are allowed") {
                    said(Array("[[[]]]".utf8)) { $0.depth = 2 }
                },
                MessageRow("a byte that begins no character of UTF-8") { said([0x5B, 0x22, 0xFF, 0x22, 0x5D]) },
                MessageRow("such a byte outside a text") { said([0x5B, 0xFF, 0x5D]) },
            ]),
    ]

    private static func said(_ bytes: [UInt8], _ limit: (inout JSONReader.Limits) -> Void = { _ in }) -> String {
        var limits = JSONReader.Limits()
        limit(&limits)
        do {
            _ = try JSONReader.read(bytes, limits: limits)
            return ""
        } catch {
            return "\(error)"
        }
    }

    private static let jsonTexts = [
        "", "[1", #"{"a": 1"#, "{} {}", "['a']", "// a\n{}", "{} // a", "+1", ".5", "[,]", #"{"a": }"#, "#", "NaN",
        "[undefined]", "[tru]", "[yes]", "{a: 1}", "{'a': 1}", "{/* */}", #"{"a" 1}"#, #"{"a": 1]"#, "[1}", "[1 2]",
        #"{"a": 1 "b": 2}"#, "[1,]", #"{"a": 1,}"#, #"{"a": 1, "a": 2}"#, "[01]", "[1.]", "[-]", "[-a]", "[0x10]",
        "[1e999]", "[\"a\nb\"]", "[\"a\tb\"]", "[\"a\u{1}b\"]", #"["a"#, #"["\q"]"#, #"["\u12"]"#, #"["\ud800"]"#,
        #"{"list": [{"inner": tru}]}"#,
    ]
}
