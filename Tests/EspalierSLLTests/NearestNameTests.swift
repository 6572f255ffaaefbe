import EspalierSLL
import EspalierSupport
import Testing

@Suite("SLL 12.3: the nearest name")
struct NearestNameTests {
    private let names = ConstraintName.allCases.map(\.text)

    @Test(
        "Letters put in, left out, replaced or swapped",
        arguments: [
            ("min_w", "minw"), ("mnw", "minw"), ("maxx", "maxw"), ("mniw", "minw"), ("minwid", "minw"), ("w5", "w"),
            ("hh", "h"), ("tl", "ll"), ("l", "ll"), ("tp", "tt"), ("max", "maxw"), ("maxh", "maxh"), ("min", "minw"),
        ])
    func near(text: String, expected: String) {
        #expect(nearestName(to: text, among: names) == expected)
    }

    @Test("Nothing is near", arguments: ["f", "p", "foo", "width", "left", "xx", "", "minimum", "e3"])
    func far(text: String) {
        #expect(nearestName(to: text, among: names) == nil)
    }

    @Test("Of equally near names the first one counts")
    func ties() {
        #expect(nearestName(to: "ab", among: ["ac", "ad"]) == "ac")
        #expect(nearestName(to: "ab", among: ["ad", "ac"]) == "ad")
        #expect(nearestName(to: "ab", among: ["ad", "ab"]) == "ab")
        #expect(nearestName(to: "ab", among: []) == nil)
    }

    @Test("Long texts are near nothing, and cost nothing")
    func long() {
        let text = String(repeating: "w", count: 5_000_000)
        #expect(nearestName(to: text, among: names + [text]) == nil)
    }
}
