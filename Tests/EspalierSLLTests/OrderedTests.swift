import EspalierSupport
import TestSupport
import Testing

@Suite("Lists in order")
struct OrderedTests {
    @Test("Lists are sorted as the library sorts them", arguments: [0, 1, 2, 3, 17, 100, 1000])
    func asTheLibrary(count: Int) {
        var random = SplitMix64(seed: 7)
        let numbers = (0..<count).map { _ in Int.random(in: 0..<50, using: &random) }
        #expect(numbers.ordered() == numbers.sorted())
        #expect(numbers.ordered(by: >) == numbers.sorted(by: >))
        #expect(numbers.map(String.init).ordered() == numbers.map(String.init).sorted())
    }

    @Test("Equal elements stay in their order")
    func equalElements() {
        var random = SplitMix64(seed: 11)
        let pairs = (0..<500).map { (key: Int.random(in: 0..<10, using: &random), place: $0) }
        let ordered = pairs.ordered(byKey: \.key)
        for (one, other) in zip(ordered, ordered.dropFirst()) {
            #expect(one.key < other.key || one.key == other.key && one.place < other.place)
        }
        #expect(ordered.map(\.place).sorted() == Array(0..<500))
    }

    @Test("Sets and keys are sorted too")
    func otherSequences() {
        #expect(Set(["b", "c", "a"]).ordered() == ["a", "b", "c"])
        #expect(["b": 1, "a": 2].keys.ordered() == ["a", "b"])
        #expect(["b": 1, "a": 2].ordered(byKey: \.value).map(\.key) == ["b", "a"])
    }

    @Test("No more comparisons are made than by the library")
    func comparisons() {
        let numbers = (0..<1000).map { ($0 * 7919) % 1000 }
        var ours = 0
        var theirs = 0
        func isLess(_ one: Int, _ other: Int, _ count: inout Int) -> Bool {
            count += 1
            return one < other
        }
        #expect(numbers.ordered { isLess($0, $1, &ours) } == numbers.sorted { isLess($0, $1, &theirs) })
        #expect(ours == theirs)
    }
}
