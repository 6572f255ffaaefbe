import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("What cannot be solved, or only roughly, is reported")
struct LimitTests {
    private func reports(of root: UIView, _ body: () -> Void) -> [ViewDiagnostic] {
        var reports: [ViewDiagnostic] = []
        root.diagnosticsHandler = { reports.append($0) }
        body()
        root.diagnosticsHandler = nil
        return reports
    }

    @Test("A block beyond the budget is named once and keeps its numbers, and the others are solved")
    func budget() throws {
        let root = makeRoot()
        root.name = "root"
        let apart = makeItem("apart", in: root)
        let items = (0..<4200).map { _ in makeItem(in: root) }
        var constraints = apart.placed(1, 2, 3, 4)
        // No two say the same of a number, and none is an equation: nothing takes a number out of the block.
        for index in items.indices {
            let wish = items[index].widthAnchor.constraint(
                greaterThanOrEqualTo: items[(index + 1) % items.count].widthAnchor,
                multiplier: 1 + CGFloat(index % 5) / 8, constant: CGFloat(index % 13) - 6)
            wish.priority = .defaultHigh
            constraints.append(wish)
        }
        let found = reports(of: root) { lay(root, constraints) }
        #expect(found.count == 1)
        let report = try #require(found.first)
        #expect(
            report.message.contains(
                "constraints are too many to solve together, and what they place stays where it is"))
        #expect(report.message.contains("more\nfix: give them more priorities that must hold"))
        #expect(report.views == [root])
        #expect(apart.frame == area(1, 2, 3, 4))
    }

    @Test("AUTOLAYOUT 2.8: constraints that are hard to solve hold, are in conflict, or are named as held only roughly")
    func imprecise() {
        var named = 0
        for seed in 0..<500 {
            var random = SplitMix64(seed: UInt64(seed))
            let root = makeRoot()
            let scene = HardSystem(in: root, &random)
            let reports = reports(of: root) { lay(root, scene.constraints) }.map(\.message)
            let rough = reports.filter { $0.contains("hold only roughly, further than a millionth of a point") }
            named += rough.isEmpty ? 0 : 1
            #expect(Set(rough).count == rough.count, "each is said once a pass")
            #expect(rough.allSatisfy { $0.hasSuffix("\nfix: use multipliers nearer to 1") })
            let broken = Set(root.layoutConflicts.map(\.broken))
            for (index, constraint) in scene.constraints.enumerated() where !broken.contains(constraint) {
                guard constraint.priority == .required, scene.violation(of: index) > 1e-6 else { continue }
                // A message has the first eight of a block.
                #expect(
                    rough.contains { $0.contains(constraint.text) || $0.contains(" more\n") },
                    "seed \(seed): \(constraint.text) is off by \(scene.violation(of: index))")
            }
        }
        // Else the systems above are not hard any more, and show nothing.
        #expect(named > 0)
    }
}

/// Relations among widths and distances whose multipliers are near to 1 or far from it, so that digits are lost.
private struct HardSystem {
    private(set) var constraints: [NSLayoutConstraint] = []
    private var items: [UIView] = []
    /// What each constraint says, to be held against the frames.
    private var sides: [(Length, Length, NSLayoutConstraint.Relation, multiplier: Double, constant: Double)] = []

    /// A width, or the distance from the left edge of one view to the right edge of another.
    private struct Length {
        let view: UIView
        let end: UIView?

        var anchor: NSLayoutDimension {
            end.map { view.leftAnchor.anchorWithOffset(to: $0.rightAnchor) } ?? view.widthAnchor
        }

        var value: Double { end.map { $0.frame.maxX - view.frame.minX } ?? view.frame.width }

        /// The greatest number that it is computed from.
        var magnitude: Double {
            [view, end ?? view].map { max(abs($0.frame.minX), $0.frame.width) }.reduce(0, max)
        }
    }

    init(in root: UIView, _ random: inout SplitMix64) {
        let count = Int.random(in: 3...7, using: &random)
        items = (0..<count).map { makeItem("v\($0)", in: root) }
        for _ in 0..<Int.random(in: count...(2 * count), using: &random) { add(&random) }
    }

    private mutating func add(_ random: inout SplitMix64) {
        let (first, second) = (length(&random), length(&random))
        let exponent = Int.random(in: 3...9, using: &random)
        let multiplier =
            random.oneIn(2)
            ? 1 + Double(Int.random(in: -5...5, using: &random)) * pow(10, -Double(exponent))
            : pow(10, Double(Int.random(in: -3...3, using: &random))) / 3
        let constant = Double(Int.random(in: -500...500, using: &random)) / 7
        let constraint: NSLayoutConstraint
        let relation: NSLayoutConstraint.Relation
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            relation = .equal
            constraint = first.anchor.constraint(equalTo: second.anchor, multiplier: multiplier, constant: constant)
        case 1:
            relation = .lessThanOrEqual
            constraint = first.anchor.constraint(
                lessThanOrEqualTo: second.anchor, multiplier: multiplier, constant: constant)
        default:
            relation = .greaterThanOrEqual
            constraint = first.anchor.constraint(
                greaterThanOrEqualTo: second.anchor, multiplier: multiplier, constant: constant)
        }
        if random.oneIn(4) { constraint.priority = .defaultHigh }
        constraints.append(constraint)
        sides.append((first, second, relation, multiplier, constant))
    }

    private func length(_ random: inout SplitMix64) -> Length {
        let view = items[Int.random(in: items.indices, using: &random)]
        let end = items[Int.random(in: items.indices, using: &random)]
        return Length(view: view, end: random.oneIn(2) ? nil : end)
    }

    /// How far a constraint is from holding, less what no double could say.
    func violation(of index: Int) -> Double {
        let (first, second, relation, multiplier, constant) = sides[index]
        let difference = first.value - multiplier * second.value - constant
        let violation =
            switch relation {
            case .equal: abs(difference)
            case .lessThanOrEqual: max(0, difference)
            case .greaterThanOrEqual: max(0, -difference)
            }
        return violation - 0x1p-48 * max(first.magnitude, abs(multiplier) * second.magnitude)
    }
}
