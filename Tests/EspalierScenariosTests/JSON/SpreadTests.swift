import Testing

@testable import EspalierScenarios

@Suite("JSON for people")
struct SpreadTests {
    @Test("has one key a line, and numbers beside one another")
    func spread() {
        let json = #"{"a": [1, -2.5], "b": {"c": "x: {,\"y\\", "d": []}, "e": ["p", "q"], "f": {}, "g": [[1], [2]]}"#
        #expect(
            String(decoding: JSONText.spread(json.utf8), as: UTF8.self) == #"""
                {
                  "a": [1, -2.5],
                  "b": {
                    "c": "x: {,\"y\\",
                    "d": []
                  },
                  "e": [
                    "p",
                    "q"
                  ],
                  "f": {},
                  "g": [
                    [1],
                    [2]
                  ]
                }
                """#)
    }
}
