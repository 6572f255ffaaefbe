import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("UIStackView: at random")
struct StackPropertyTests {
    /// A random stack, and what it was made of.
    struct Case {
        let stack: UIStackView
        let visible: [WishView]
        let wishes: [CGFloat?]
        let gaps: [CGFloat]
        let room: CGFloat

        init(_ random: inout SplitMix64) {
            func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
            func priority() -> UILayoutPriority { UILayoutPriority(Float(250 * roll(1...3))) }
            let stack = UIStackView()
            stack.axis = roll(0...1) == 0 ? .horizontal : .vertical
            stack.distribution = StackRuleTests.all[roll(0...4)]
            stack.alignment = [.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline][roll(0...5)]
            stack.spacing = CGFloat(roll(0...3) * 5)
            room = CGFloat(roll(0...60) * 10)
            stack.frame.size = stack.axis == .horizontal ? size(room, 50) : size(50, room)
            var visible: [WishView] = []
            var wishes: [CGFloat?] = []
            var gaps: [CGFloat] = []
            for _ in 0..<roll(0...7) {
                let wish: CGFloat? = roll(0...4) == 0 ? nil : CGFloat(roll(0...120))
                let across: CGFloat? = roll(0...4) == 0 ? nil : CGFloat(roll(0...80))
                let view = stack.axis == .horizontal ? WishView(wish, across) : WishView(across, wish)
                view.setContentHuggingPriority(priority(), for: stack.axis)
                view.setContentCompressionResistancePriority(priority(), for: stack.axis)
                stack.addArrangedSubview(view)
                var gap = stack.spacing
                if roll(0...3) == 0 {
                    gap = CGFloat(roll(0...40))
                    stack.setCustomSpacing(gap, after: view)
                }
                if roll(0...4) == 0 {
                    view.isHidden = true
                } else {
                    visible.append(view)
                    wishes.append(wish)
                    gaps.append(gap)
                }
            }
            (self.stack, self.visible, self.wishes) = (stack, visible, wishes)
            self.gaps = Array(gaps.dropLast())
        }

        var spans: [Span] { visible.map { Span($0, on: stack.axis) } }
    }

    static let atRandom: Range<UInt64> = 0..<20

    @Test("Finite, in order, without overlap; from one edge to the other where there is room", arguments: atRandom)
    func order(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for step in 0..<40 {
            let test = Case(&random)
            test.stack.diagnosticsHandler = { _ in }
            test.stack.layoutIfNeeded()
            let place: Comment = "seed \(seed), step \(step): \(test.stack.distribution) \(test.wishes) in \(test.room)"
            for view in test.stack.arrangedSubviews {
                let parts = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
                #expect(parts.allSatisfy(\.isFinite) && view.frame.width >= 0 && view.frame.height >= 0, place)
            }
            let spans = test.spans
            guard let first = spans.first, let last = spans.last else { continue }
            let least = test.gaps.reduce(0, +)
            if least > test.room {
                #expect(!test.stack.layoutConflicts.isEmpty, place)
                continue
            }
            #expect(near(first.start, 0), place)
            for (index, gap) in test.gaps.enumerated() {
                let actual = spans[index + 1].start - spans[index].start - spans[index].length
                #expect(actual > gap - 1e-6, place)
                let isEven = [.equalSpacing, .equalCentering].contains(test.stack.distribution)
                #expect(isEven || near(actual, gap), place)
            }
            #expect(near(last.start + last.length, test.room), place)
        }
    }

    @Test("fill: only the right views grow or shrink, and the least that is needed", arguments: atRandom)
    func fill(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for step in 0..<40 {
            let test = Case(&random)
            test.stack.distribution = .fill
            test.stack.diagnosticsHandler = { _ in }
            test.stack.layoutIfNeeded()
            if test.visible.count < 2 || !test.stack.layoutConflicts.isEmpty { continue }
            let place: Comment = "seed \(seed), step \(step): \(test.wishes) in \(test.room)"
            let axis = test.stack.axis
            let changes = zip(test.spans, test.wishes).map { $0.length - ($1 ?? 0) }
            let grown = changes.indices.filter { changes[$0] > 1e-6 }
            let shrunk = changes.indices.filter { changes[$0] < -1e-6 }
            #expect(grown.isEmpty || shrunk.isEmpty, place)
            if test.wishes.contains(nil) {
                #expect(grown.isEmpty || grown == [test.wishes.lastIndex(of: nil)], place)
            } else if let loose = grown.first {
                let priorities = test.visible.map { $0.contentHuggingPriority(for: axis).rawValue }
                #expect(grown.count == 1, place)
                #expect(loose == priorities.lastIndex(of: priorities.min() ?? 0), place)
            }
            let resistances = test.visible.map { $0.contentCompressionResistancePriority(for: axis).rawValue }
            for index in shrunk {
                for other in changes.indices {
                    let givesBefore =
                        resistances[other] < resistances[index]
                        || resistances[other] == resistances[index] && other < index
                    #expect(!givesBefore || test.spans[other].length == 0, place)
                }
            }
        }
    }

    @Test("A stack of its fitting size gives each view what it wishes", arguments: atRandom)
    func fitting(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for step in 0..<40 {
            let test = Case(&random)
            test.stack.distribution = .fill
            test.stack.alignment = .fill
            test.stack.sizeToFit()
            test.stack.layoutIfNeeded()
            let place: Comment = "seed \(seed), step \(step): \(test.wishes)"
            #expect(zip(test.spans, test.wishes).allSatisfy { near($0.length, $1 ?? 0) }, place)
        }
    }
}
