import EspalierSupport
import TestSupport
import Testing

@testable import EspalierScenarios

@Suite("Places in long texts")
struct TextPlacesTests {
    @Test("are those that counting from the beginning finds", arguments: 0..<40)
    func random(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let parts = ["a", "b", " ", "\t", "\n", "\r", "\r\n", "ä", "漢", "👩‍👧", "\u{301}"]
        let text = (0..<random.below(400)).map { _ in random.any(parts) }.joined()
        let places = TextPlaces(text)
        for offset in -1...text.utf8.count + 1 {
            let excerpt = SourceExcerpt(text: text, offset: offset)
            let place = places.place(at: offset)
            #expect(place.line == excerpt.line && place.column == excerpt.column, "seed \(seed), offset \(offset)")
        }
    }
}
