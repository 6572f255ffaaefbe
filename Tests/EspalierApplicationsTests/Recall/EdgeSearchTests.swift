import TestSupport
import Testing

@testable import EspalierApplications

@Suite struct EdgeSearchTests {
    @Test("2.2: edges between numbers that show different things are where looking at all numbers finds them")
    func edges() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<400 {
            let numbers = Set((0..<(2 + random.below(6))).map { _ in random.below(400) }).sorted()
            guard let first = numbers.first, let last = numbers.last, first < last else { continue }
            // Each thing shows from one number on, or up to one.
            let edges = (0..<(1 + random.below(4))).map { _ in (random.below(400), random.oneIn(2)) }
            func shown(_ number: Int) -> Set<String> {
                Set(edges.enumerated().filter { ($1.0 <= number) == $1.1 }.map { "\($0.offset)" })
            }
            let keys = Set(edges.indices.map(String.init))
            var search = EdgeSearch(among: numbers, keys: keys)
            while let number = search.next { search.found(shown(number).union(["other"]), at: number) }
            for (index, edge) in edges.enumerated() {
                let all = (first...last).filter { shown($0).contains("\(index)") }
                let expected = all.isEmpty ? [] : [all[0]...all[all.count - 1]]
                #expect(search.ranges(of: "\(index)") == expected, "\(edge) among \(numbers)")
            }
            #expect(search.count <= numbers.count + (last - first) / EdgeSearch.widest + 5 * edges.count)
        }
    }

    @Test("2.2: what comes and goes between two numbers is found where it lasts as long as the widest gap")
    func between() {
        for start in 301..<(500 - EdgeSearch.widest) {
            let range = start...(start + EdgeSearch.widest - 1)
            var search = EdgeSearch(among: [300, 500], keys: ["shows", "is gone"])
            while let number = search.next { search.found(range ~= number ? ["shows"] : ["is gone"], at: number) }
            #expect(search.ranges(of: "shows") == [range])
            #expect(search.ranges(of: "is gone") == [300...(range.lowerBound - 1), (range.upperBound + 1)...500])
        }
    }
}
