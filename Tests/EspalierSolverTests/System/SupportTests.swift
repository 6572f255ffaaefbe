import Testing
import TestSupport

@testable import EspalierSolver

@Suite("Sets and heaps of the solver")
struct SupportTests {
    @Test("A set of places gives back the smallest, as a plain set does")
    func placeSet() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<20 {
            let set = NumberSet()
            var model: Set<Int32> = []
            for _ in 0..<400 {
                let place = Int32.random(in: 0..<(Bool.random(using: &random) ? 80 : 300_000), using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    set.remove(place)
                    model.remove(place)
                case 1:
                    let least = model.min()
                    #expect(set.popFirst() == least)
                    if let least { model.remove(least) }
                default:
                    set.insert(place)
                    model.insert(place)
                }
                #expect(set.count == model.count)
            }
            for place in model.sorted() { #expect(set.popFirst() == place) }
            #expect(set.popFirst() == nil)
        }
    }

    @Test("A heap gives back its numbers in their order")
    func leastFirst() {
        var random = SplitMix64(seed: 3)
        for count in 0..<40 {
            let numbers = (0..<count).map { _ in Int32.random(in: 0..<20, using: &random) }
            var heap = LeastFirst()
            for number in numbers { heap.insert(number) }
            var taken: [Int32] = []
            while let least = heap.popLeast() { taken.append(least) }
            #expect(taken == numbers.sorted())
        }
    }

    @Test("Values that one unknown may have are those that cost least")
    func interval() {
        var interval = Interval(lower: 0, upper: 100)
        var costs = [
            IntervalCost(priority: 500, point: 30, below: 1, above: 0),
            IntervalCost(priority: 500, point: 10, below: 0, above: 1),
        ]
        costs.withUnsafeMutableBufferPointer { interval.minimize($0) }
        #expect(interval.lower == 10 && interval.upper == 30)
        costs = [IntervalCost(priority: 400, point: 50, below: 1, above: 1)]
        costs.withUnsafeMutableBufferPointer { interval.minimize($0) }
        #expect(interval.lower == 30 && interval.isPoint)
    }
}
