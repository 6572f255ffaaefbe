import EspalierViews
import Foundation
import TestSupport
import Testing

/// Every hierarchy call against plain arrays: the resulting order, the callbacks, and what each callback sees.
@Suite("Hierarchy calls against a model of plain arrays")
struct HierarchyModelTests {
    struct Shape: Sendable, CustomTestStringConvertible {
        let count: Int
        let windows: Int
        let forests: Int

        var testDescription: String { "\(count) views, \(windows) of them windows: \(forests) forests" }
    }

    static let shapes = [
        Shape(count: 1, windows: 0, forests: 1), Shape(count: 2, windows: 0, forests: 3),
        Shape(count: 2, windows: 1, forests: 2), Shape(count: 3, windows: 0, forests: 19),
        Shape(count: 3, windows: 1, forests: 9), Shape(count: 3, windows: 2, forests: 3),
        Shape(count: 4, windows: 0, forests: 193), Shape(count: 4, windows: 1, forests: 70),
        Shape(count: 4, windows: 2, forests: 17),
    ]

    @Test("All forests, every call with every argument", arguments: shapes)
    func exhaustive(_ shape: Shape) {
        let forests = HierarchyModel.allForests(count: shape.count, windows: shape.windows)
        #expect(forests.count == shape.forests)
        var checked = 0
        for forest in forests {
            for call in forest.allCalls {
                var expected = forest
                guard let events = expected.make(call) else { continue }
                let world = HierarchyWorld(forest)
                world.make(call)
                checked += 1
                let difference = world.difference(from: expected)
                guard difference == nil, world.events == events else {
                    Issue.record(
                        "\(forest.children), \(call): \(difference ?? ""); heard \(world.events), expected \(events)")
                    return
                }
            }
        }
        #expect(checked >= forests.count)
    }

    @Test("Each callback sees the whole old or the whole new state", arguments: shapes.filter { $0.count <= 3 })
    func callbacksSeeOneState(_ shape: Shape) {
        for forest in HierarchyModel.allForests(count: shape.count, windows: shape.windows) {
            for call in forest.allCalls {
                var expected = forest
                guard expected.make(call) != nil else { continue }
                let world = HierarchyWorld(forest)
                var mistakes: [String] = []
                world.whenHeard = { [unowned world] event in
                    if let mistake = world.difference(from: event.isBeforeTheWrite ? forest : expected) {
                        mistakes.append("\(event) sees: \(mistake)")
                    }
                }
                world.make(call)
                guard mistakes.isEmpty else {
                    Issue.record("\(forest.children), \(call): \(mistakes)")
                    return
                }
            }
        }
    }

    @Test("Long random sequences", arguments: UInt64(1)...12)
    func randomSequences(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let windows = Int(seed % 3)
        var model = HierarchyModel(count: 5 + random.below(12), windows: windows)
        let world = HierarchyWorld(count: model.count, windows: windows)
        var trace: [String] = []
        var made = 0
        while made < 600 {
            let call = model.randomCall(&random)
            let before = model
            guard let events = model.make(call) else { continue }
            made += 1
            trace.append("\(call)")
            world.events.removeAll()
            var mistake: String?
            world.whenHeard = { [unowned world] event in
                mistake = mistake ?? world.difference(from: event.isBeforeTheWrite ? before : model)
            }
            world.make(call)
            world.whenHeard = nil
            mistake = mistake ?? world.difference(from: model)
            guard mistake == nil, world.events == events else {
                Issue.record(
                    """
                    seed \(seed), call \(made) from \(before.children): \(trace.suffix(8)): \(mistake ?? ""); \
                    heard \(world.events), expected \(events)
                    """)
                return
            }
        }
    }
}
