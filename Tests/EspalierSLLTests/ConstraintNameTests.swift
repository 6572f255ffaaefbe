import EspalierSLL
import Testing

@Suite("SLL 2: constraint names")
struct ConstraintNameTests {
    @Test("2.1: each of the 18 names is found by its text", arguments: ConstraintName.allCases)
    func lookUp(name: ConstraintName) {
        #expect(ConstraintName(text: name.text) == name)
    }

    @Test("2.1: no other word of up to four of the letters in names is a name")
    func noOther() {
        let letters = ["l", "r", "c", "t", "b", "w", "h", "m", "i", "n", "a", "x", "_", "5"]
        let names = Set(ConstraintName.allCases.map(\.text))
        var words = [""]
        var found: Set<String> = []
        for _ in 0..<4 {
            words = words.flatMap { word in letters.map { word + $0 } }
            for word in words where ConstraintName(text: word) != nil { found.insert(word) }
        }
        #expect(found == names)
        #expect(ConstraintName(text: "") == nil)
        #expect(ConstraintName(text: "minww") == nil)
    }

    @Test("2.1: horizontal and vertical names")
    func axes() {
        let horizontal = ConstraintName.allCases.filter { $0.axis == .horizontal }.map(\.text)
        #expect(horizontal == ["ll", "cl", "rl", "lr", "cr", "rr", "w", "minw", "maxw"])
    }

    @Test("2.2: canonical names and their mirrors")
    func mirrors() {
        let canonical = ConstraintName.allCases.filter(\.isCanonical).map(\.text)
        #expect(canonical == ["ll", "cl", "rl", "tt", "ct", "bt"])
        let pairs = ConstraintName.allCases.filter(\.isMirror).map { $0.text + $0.canonical.text }
        #expect(pairs == ["lrll", "crcl", "rrrl", "tbtt", "cbct", "bbbt"])
        #expect(ConstraintName.allCases.filter { !$0.isPosition }.allSatisfy { $0.canonical == $0 && !$0.isMirror })
    }
}
