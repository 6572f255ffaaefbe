import Foundation
import Testing

@testable import EspalierViews

/// Views of a class of their own, for which no pass takes a short way.
private final class CodedView: UIView {
    override func layoutSubviews() { super.layoutSubviews() }
}

@Suite("Views without layout code of their own are laid out as all others, by the same counts")
struct PlainLayoutTests {
    /// A root with three subviews, of which the first two have two each.
    private struct Seven {
        let views: [UIView]

        init(_ make: (Int) -> UIView) {
            views = (0..<8).map(make)
            for (index, parent) in [0, 0, 0, 1, 1, 2, 2].enumerated() { views[parent].addSubview(views[index + 1]) }
            _ = views[0].layoutCounters
            views[0].layoutIfNeeded()
        }

        /// Marks some views, and runs a pass.
        ///
        /// - Returns: what it cost, and which views are still marked.
        func cost(marked: Int) -> (counters: LayoutCounters, left: [Bool]) {
            let before = views[0].layoutCounters
            for (index, view) in views.enumerated() where marked & 1 << index != 0 { view.setNeedsLayout() }
            views[0].layoutIfNeeded()
            var after = views[0].layoutCounters
            after.passes -= before.passes
            after.rounds -= before.rounds
            after.viewsLaidOut -= before.viewsLaidOut
            after.viewsVisited -= before.viewsVisited
            return (after, views.map { !$0.flags.isDisjoint(with: [.needsLayout, .layoutBelow]) })
        }
    }

    @Test("Whichever of eight views are marked, and whichever have a class of their own")
    func counts() {
        let coded = Seven { _ in CodedView() }
        for classes in [0, 1, 2, 0b0000_1000, 0b1000_0100, 0b0101_0110, 0b0110_1000] {
            let mixed = Seven { classes & 1 << $0 != 0 ? CodedView() : UIView() }
            for marked in 0..<256 {
                let expected = coded.cost(marked: marked)
                let found = mixed.cost(marked: marked)
                #expect(found.counters == expected.counters, "classes \(classes), marked \(marked)")
                #expect(found.left == expected.left && !found.left.contains(true))
                #expect(expected.counters.viewsLaidOut == marked.nonzeroBitCount)
            }
        }
    }

    @Test("A marked plain view waits for its turn: what an earlier sibling's layout code does to it is done before")
    func waits() {
        final class Marking: UIView {
            override func layoutSubviews() { superview?.subviews.last?.setNeedsLayout() }
        }
        let root = UIView()
        let (marking, last) = (Marking(), UIView())
        for view in [marking, UIView(), last] { root.addSubview(view) }
        root.layoutIfNeeded()
        let before = root.layoutCounters
        marking.setNeedsLayout()
        last.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(root.layoutCounters.rounds - before.rounds == 1)
        #expect(root.layoutCounters.viewsLaidOut - before.viewsLaidOut == 2)
        #expect(!last.needsLayout)
    }
}
