import EspalierLayout
import EspalierViews
import Foundation
import Synchronization
import Testing

@Suite("A rule that trees on several threads share")
struct SharedRuleThreadTests {
    /// What several threads found.
    private final class Count: Sendable {
        let value = Atomic<Int>(0)
    }

    /// The frame of a view with both rules.
    private static func frame(_ first: LayoutRule, _ second: LayoutRule, width: Int, height: Int) throws -> CGRect {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        let view = UIView()
        root.addSubview(view)
        // Threads make the same first state at the same time, and all ask the rule what the second makes of it.
        try view.layoutRules.add(first)
        try view.layoutRules.add(second)
        root.layoutIfNeeded()
        return view.frame
    }

    @Test("places the views of each tree as one that nobody shares does on one thread")
    func threads() throws {
        let texts = ("w = h = 10, rr = 5", "bb = 50%, rr = 7")
        let first = try LayoutRule(texts.0)
        let second = try LayoutRule(texts.1)
        let widths = 100..<400
        let heights = 50..<58
        let expected = try heights.map { height in
            try widths.map { width in
                try Self.frame(LayoutRule(texts.0), LayoutRule(texts.1), width: width, height: height)
            }
        }
        #expect(expected[0][0] == CGRect(x: 83, y: 15, width: 10, height: 10))
        let wrong = Count()
        DispatchQueue.concurrentPerform(iterations: heights.count) { row in
            for (column, width) in widths.enumerated() {
                let found = try? Self.frame(first, second, width: width, height: heights.lowerBound + row)
                if found != expected[row][column] { wrong.value.add(1, ordering: .relaxed) }
            }
        }
        #expect(wrong.value.load(ordering: .relaxed) == 0)
    }
}
