/// Inputs made of those of a corpus, as a fuzzer begins: bytes are set, taken out, repeated and swapped for parts of other
/// inputs and for words of the format.
package struct MutatedInputs {
    package let corpus: [[UInt8]]
    package let words: [[UInt8]]
    private var random: SplitMix64

    package init(corpus: [[UInt8]], words: [[UInt8]], seed: UInt64) {
        precondition(corpus.contains { !$0.isEmpty }, "no input to begin with")
        self.corpus = corpus
        self.words = words
        random = SplitMix64(seed: seed)
    }

    /// The next input: one of the corpus with one to eight changes.
    package mutating func next() -> [UInt8] {
        var bytes = random.any(corpus)
        for _ in 0...random.below(8) { change(&bytes) }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        let place = random.below(bytes.count + 1)
        let end = min(bytes.count, place + 1 + random.below(16))
        switch random.below(6) {
        case 0 where place < bytes.count: bytes[place] = UInt8(random.below(256))
        case 1 where place < bytes.count: bytes[place] ^= 1 << UInt8(random.below(8))
        case 2: bytes.removeSubrange(place..<end)
        case 3: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
        case 4 where !words.isEmpty:
            bytes.replaceSubrange(place..<end, with: random.any(words))
        default:
            let other = random.any(corpus)
            let first = random.below(other.count + 1)
            let last = min(other.count, first + 1 + random.below(64))
            bytes.replaceSubrange(place..<end, with: other[first..<last])
        }
    }
}
