import EspalierViews
import Foundation
import TestSupport
import Testing

/// What marks a view as needing layout: the whole tree is clean, one change is made, and the next pass shows who was
/// marked.
@Suite("Layout marks")
struct MarkTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expected: [String]
        let act: @Sendable (ProbeTree) -> Void

        init(_ title: String, _ expected: [String], _ act: @escaping @Sendable (ProbeTree) -> Void) {
            testDescription = "\(title): \(expected)"
            self.expected = expected
            self.act = act
        }
    }

    static let rows = [
        Row("2 setNeedsLayout", ["v"]) { $0.v.setNeedsLayout() },
        Row("2 setNeedsLayout twice", ["v"]) { tree in
            tree.v.setNeedsLayout()
            tree.v.setNeedsLayout()
        },
        Row("3 bounds.size", ["p", "v"]) { $0.v.bounds.size = size(30, 30) },
        Row("3 frame with another size", ["p", "v"]) { $0.v.frame = rect(10, 10, 30, 100) },
        Row("3 bounds.size of the root", ["root"]) { $0.root.bounds.size = size(30, 30) },
        Row("5 frame set to the equal value", []) { $0.v.frame = rect(10, 10, 100, 100) },
        Row("5 bounds set to the equal value", []) { $0.v.bounds = rect(0, 0, 100, 100) },
        Row("6 frame with the same size", []) { $0.v.frame = rect(40, 40, 100, 100) },
        Row("6 center", []) { $0.v.center = point(1, 1) },
        Row("6 transform", []) { $0.v.transform = CGAffineTransform(scaleX: 2, y: 2) },
        Row("6 frame under a transform that keeps bounds.size", []) { tree in
            tree.v.transform = CGAffineTransform(scaleX: 2, y: 2)
            tree.v.frame = rect(0, 0, 200, 200)
        },
        Row("8 bounds.origin", ["v"]) { $0.v.bounds.origin = point(0, 7) },
        Row("9 a clean subview added", ["v"]) { tree in
            let clean = LayoutProbe("n", tree.log)
            clean.layoutIfNeeded()
            _ = tree.log.take()
            tree.v.addSubview(clean)
        },
        Row("9 a new subview added keeps its mark", ["v", "n"]) { tree in
            tree.v.addSubview(LayoutProbe("n", tree.log))
        },
        Row("9 a marked view below an added view keeps its mark", ["v", "inner"]) { tree in
            let clean = LayoutProbe("n", tree.log)
            let inner = LayoutProbe("inner", tree.log, in: clean)
            clean.layoutIfNeeded()
            _ = tree.log.take()
            inner.setNeedsLayout()
            tree.v.addSubview(clean)
        },
        Row("10 subview removed", ["v"]) { $0.x.removeFromSuperview() },
        Row("10 subview moved away", ["root", "v"]) { $0.root.addSubview($0.x) },
        Row("10 subview moved to a sibling", ["v", "sibling"]) { $0.sibling.addSubview($0.x) },
        Row("10 marked subview removed: only the superview is left to do", ["v"]) { tree in
            tree.x.setNeedsLayout()
            tree.x.removeFromSuperview()
        },
        Row("11 subviews reordered", ["v"]) { $0.v.bringSubviewToFront($0.x) },
        Row("11 subviews exchanged", ["v"]) { $0.v.exchangeSubview(at: 0, withSubviewAt: 1) },
        Row("11 subviews inserted where they are", []) { $0.v.insertSubview($0.y, aboveSubview: $0.x) },
        Row("12 isHidden", []) { $0.v.isHidden = true },
        Row("12 alpha", []) { $0.v.alpha = 0.5 },
        Row("12 tag", []) { $0.v.tag = 5 },
        Row("12 backgroundColor", []) { $0.v.backgroundColor = .red },
        Row("12 name", []) { $0.v.name = "v" },
        Row("13 invalidateIntrinsicContentSize", ["p"]) { $0.v.invalidateIntrinsicContentSize() },
        Row("14 layoutMargins", ["v"]) { $0.v.layoutMargins = insets(1, 2, 3, 4) },
        Row("the marks of two branches", ["sibling", "x"]) { tree in
            tree.x.setNeedsLayout()
            tree.sibling.setNeedsLayout()
        },
    ]

    @Test("Marked", arguments: rows)
    func marks(_ row: Row) {
        let tree = ProbeTree()
        row.act(tree)
        // The list is compared as a set: the order of a pass has its own tests.
        let laidOut = tree.pass()
        #expect(laidOut.sorted() == row.expected.sorted())
        #expect(tree.pass().isEmpty, "one pass cleans the tree")
    }

    @Test("Row 1: a new view is marked")
    func newView() {
        let log = CallLog()
        let view = LayoutProbe("new", log)
        view.layoutIfNeeded()
        #expect(log.take() == ["new"])
        view.layoutIfNeeded()
        #expect(log.take().isEmpty)
    }

    @Test("Row 4: a size set inside the superview's layoutSubviews marks the view only")
    func sizeInLayout() {
        let tree = ProbeTree()
        defer { tree.end() }
        tree.p.whenLaidOut = { _ in tree.v.frame.size.width += 1 }
        tree.p.setNeedsLayout()
        #expect(tree.pass() == ["p", "v"])
        #expect(tree.v.frame.width == 101)
        #expect(tree.pass().isEmpty)
    }

    @Test("Row 4: a size set inside another view's layoutSubviews marks the superview as well")
    func sizeInOtherLayout() {
        let tree = ProbeTree()
        defer { tree.end() }
        tree.root.whenLaidOut = { _ in tree.v.frame.size.width = 50 }
        tree.root.setNeedsLayout()
        #expect(tree.pass() == ["root", "p", "v"])
    }

    @Test("Row 14: a change of the safe area marks the views whose insets change")
    func safeArea() {
        let log = CallLog()
        let window = UIWindow(frame: rect(0, 0, 100, 200))
        let view = LayoutProbe("view", log, in: window, frame: rect(0, 0, 100, 100))
        let low = LayoutProbe("low", log, in: window, frame: rect(0, 100, 100, 50))
        window.layoutIfNeeded()
        _ = log.take()
        window.screenSafeAreaInsets = insets(20, 0, 0, 0)
        window.layoutIfNeeded()
        #expect(log.take() == ["view"])
        view.frame.origin.y = 5
        window.layoutIfNeeded()
        #expect(log.take() == ["view"], "same size, other insets")
        low.frame.origin.y = 90
        window.layoutIfNeeded()
        #expect(log.take().isEmpty, "its insets were and are zero")
    }

    @Test("A marked view that moves takes its mark along, and the old place stays clean")
    func marksMove() {
        let tree = ProbeTree()
        tree.x.setNeedsLayout()
        tree.sibling.addSubview(tree.x)
        #expect(tree.pass() == ["v", "sibling", "x"])
        let other = LayoutProbe("other", tree.log)
        other.layoutIfNeeded()
        _ = tree.log.take()
        tree.y.setNeedsLayout()
        other.addSubview(tree.y)
        other.layoutIfNeeded()
        #expect(tree.log.take() == ["other", "y"])
        #expect(tree.pass() == ["v"])
    }
}
