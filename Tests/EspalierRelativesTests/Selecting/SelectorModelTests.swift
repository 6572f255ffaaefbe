import TestSupport
import Testing

@testable import EspalierRelatives
@testable import EspalierViews

@Suite("Selectors find what their words mean")
struct SelectorModelTests {
    private final class Row: UIView {}
    private final class Mark: UIView {}

    @Test("random selectors over random trees, with indexes and without", arguments: 0..<24)
    func random(seed: Int) throws {
        var generator = SplitMix64(seed: UInt64(seed))
        func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
        for _ in 0..<12 {
            let views = makeTree(size: 2 + random(24), random)
            if random(2) == 0 {
                for kind in TreeIndexes.Kind.allCases where random(3) > 0 {
                    TreeOrder.ensured(for: views[random(2)].topmost).ensureIndexes().make(kind)
                }
            }
            for _ in 0..<25 {
                let selector = ViewSelector((0...random(4) / 3).map { _ in (0...random(4)).map { _ in step(random) } })
                let origin = views[random(views.count)]
                let found = origin.views(matching: selector)
                #expect(
                    found.elementsEqual(NaiveSelector.views(selector, from: origin), by: ===),
                    "seed \(seed): \(selector)")
                #expect(try ViewSelector(selector.description) == selector)
            }
        }
    }

    @Test("all selectors of two steps over all trees of four views")
    func exhaustive() {
        let steps = ViewSelector.Step.Relation.allCases.flatMap { relation in
            [false, true].flatMap { isFirst in
                [nil, "Row"].map { ViewSelector.Step(relation: relation, className: $0, isFirst: isFirst) }
            }
        }
        // The superview of each view is one of those before it; classes differ in all ways.
        for shape in 0..<6 {
            for classes in 0..<8 {
                let views = (0..<4).map { $0 > 0 && classes >> ($0 - 1) & 1 == 1 ? Row() : UIView() }
                views[0].addSubview(views[1])
                views[shape % 2].addSubview(views[2])
                views[shape % 3].addSubview(views[3])
                for first in steps {
                    for second in steps {
                        let selector = ViewSelector([[first, second]])
                        for origin in [views[0], views[1]] {
                            let found = origin.views(matching: selector)
                            if found.elementsEqual(NaiveSelector.views(selector, from: origin), by: ===) { continue }
                            Issue.record("shape \(shape), classes \(classes): \(selector)")
                            return
                        }
                    }
                }
            }
        }
    }

    private func makeTree(size: Int, _ random: (Int) -> Int) -> [UIView] {
        var views: [UIView] = []
        for number in 0..<size {
            let view: UIView = [UIView(), Row(), Mark()][random(3)]
            view.tag = random(4)
            view.name = random(2) == 0 ? nil : "n\(random(3))"
            view.isHidden = random(4) == 0
            view.frame.size.width = Double(random(4) * 10)
            if number > 0 { views[random(number)].addSubview(view) }
            views.append(view)
        }
        return views
    }

    private func step(_ random: (Int) -> Int) -> ViewSelector.Step {
        var step = ViewSelector.Step(relation: ViewSelector.Step.Relation.allCases[random(6)])
        if random(3) == 0 { step.className = ["UIView", "Row", "Mark", "None"][random(4)] }
        if random(4) == 0 { step.name = "n\(random(4))" }
        for _ in 0..<random(3) / 1 where random(2) == 0 { step.conditions.append(condition(random)) }
        step.isFirst = random(5) == 0
        return step
    }

    private func condition(_ random: (Int) -> Int) -> ViewSelector.Condition {
        switch random(6) {
        case 0: return ViewSelector.Condition(key: "tag", comparison: .equal, value: .number(Double(random(5))))
        case 1:
            let comparison = [
                ViewSelector.Condition.Comparison.less, .lessOrEqual, .greater, .greaterOrEqual, .notEqual,
            ]
            return ViewSelector.Condition(
                key: "frame.size.width", comparison: comparison[random(5)], value: .number(Double(random(4) * 10)))
        case 2: return ViewSelector.Condition(key: "isHidden", comparison: .equal, value: .boolean(random(2) == 0))
        case 3: return ViewSelector.Condition(key: "name", comparison: .isPresent)
        case 4:
            let comparison = [ViewSelector.Condition.Comparison.equal, .begins, .ends, .contains, .notEqual][random(5)]
            return ViewSelector.Condition(
                key: "name", comparison: comparison, value: .text(["n1", "n", "1", ""][random(4)]))
        default:
            return ViewSelector.Condition(key: "name", comparison: random(2) == 0 ? .equal : .notEqual, value: .absent)
        }
    }
}
