import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Constraints: passes and frames")
struct WritingTests {
    @Test("AUTOLAYOUT 3.1: updateConstraints comes first, subviews before superviews, then frames, then layoutSubviews")
    func phases() {
        final class Logged: UIView {
            nonisolated(unsafe) static var log: [String] = []
            override func updateConstraints() {
                Self.log.append("update \(name ?? "")")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                Self.log.append("layout \(name ?? "") \(Int(bounds.width)) \(subviews.map { Int($0.frame.width) })")
            }
        }
        Logged.log = []
        let root = makeRoot(100, 100)
        let outer = makeItem("outer", in: root, Logged())
        let inner = makeItem("inner", in: outer, Logged())
        lay(root, outer.placed(0, 0, 50, 50) + inner.placed(0, 0, 20, 20))
        #expect(Logged.log == ["update inner", "update outer", "layout outer 50 [20]", "layout inner 20 []"])
        Logged.log = []
        outer.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(Logged.log == ["update outer"])
    }

    @Test("AUTOLAYOUT 3.1: what updateConstraints changes is solved in the same pass")
    func changeInUpdate() {
        final class Updating: UIView {
            var width: NSLayoutConstraint?
            override func updateConstraints() { width?.constant = 70 }
        }
        let root = makeRoot(100, 100)
        let view = makeItem(in: root, Updating())
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        view.width = width
        lay(root, [width])
        #expect(view.frame.width == 70)
    }

    @Test("AUTOLAYOUT 3.1: what layoutSubviews changes is solved in the same pass")
    func changeInLayout() {
        final class Laying: UIView {
            var other: NSLayoutConstraint?
            override func layoutSubviews() { other?.constant = bounds.width }
        }
        let root = makeRoot(100, 100)
        let view = makeItem(in: root, Laying())
        let next = makeItem(in: root)
        let height = next.heightAnchor.constraint(equalToConstant: 1)
        view.other = height
        lay(root, view.placed(0, 0, 33, 10) + [height])
        #expect(next.frame.height == 33)
    }

    @Test("AUTOLAYOUT 3.1: a pass that any view is asked for solves and writes the whole tree")
    func wholeTree() {
        let root = makeRoot(100, 100)
        let view = makeItem(in: root)
        let leaf = makeItem(in: view)
        NSLayoutConstraint.activate(view.placed(1, 2, 30, 40) + leaf.placed(5, 5, 5, 5))
        leaf.layoutIfNeeded()
        #expect(view.frame == area(1, 2, 30, 40) && leaf.frame == area(5, 5, 5, 5))
    }

    @Test("AUTOLAYOUT 3.1: frames are written superviews first")
    func superviewsFirst() {
        final class Noting: UIView {
            nonisolated(unsafe) static var written: [String] = []
            override var frame: CGRect {
                get { super.frame }
                set {
                    super.frame = newValue
                    Self.written.append(name ?? "")
                }
            }
        }
        let root = makeRoot(100, 100)
        let late = makeItem("0", in: root, Noting())
        let first = makeItem("1", in: late, Noting())
        let second = makeItem("2", in: first, Noting())
        Noting.written = []
        lay(
            root,
            second.placed(0, 0, 10, 10) + [
                first.widthAnchor.constraint(equalTo: second.widthAnchor),
                late.widthAnchor.constraint(equalTo: first.widthAnchor),
            ])
        #expect(Noting.written == ["0", "1", "2"])
    }

    @Test("AUTOLAYOUT 3.2: a change marks where frames may change, and a pass writes only frames that differ")
    func marks() {
        let root = makeRoot(100, 100)
        let box = makeItem(in: root)
        let view = makeItem(in: box)
        let other = makeItem(in: box)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        lay(root, box.placed(0, 0, 50, 50) + other.placed(0, 0, 5, 5) + [width])
        #expect(!box.needsLayout && !view.needsLayout)
        let before = root.constraintCounters
        width.constant = 20
        #expect(view.needsLayout)
        root.layoutIfNeeded()
        #expect(view.frame.width == 20)
        let after = root.constraintCounters
        #expect(after.framesWritten - before.framesWritten == 1)
        #expect(after.framesCompared - before.framesCompared == 1)
        #expect(after.translations == before.translations)
        root.layoutIfNeeded()
        #expect(root.constraintCounters == after)
    }

    @Test("AUTOLAYOUT 3.6: a frame that is set on an item is written over by the next pass")
    func foreignFrame() {
        let root = makeRoot(100, 100)
        let view = makeItem(in: root)
        lay(root, view.placed(1, 2, 3, 4))
        view.frame = area(50, 50, 50, 50)
        root.layoutIfNeeded()
        #expect(view.frame == area(1, 2, 3, 4))
        view.frame.origin.x = 9
        #expect(view.needsLayout)
        root.layoutIfNeeded()
        #expect(view.frame == area(1, 2, 3, 4))
    }

    @Test("AUTOLAYOUT 3.6: the flag going true gives the view back to its mask, and its constraints stay active")
    func givenBack() {
        let root = makeRoot(100, 100)
        let view = makeItem(in: root)
        let next = makeItem(in: root)
        let constraints = view.placed(1, 2, 3, 4)
        lay(root, constraints + [next.leftAnchor.constraint(equalTo: view.rightAnchor)])
        view.translatesAutoresizingMaskIntoConstraints = true
        root.layoutIfNeeded()
        #expect(view.frame == area(1, 2, 3, 4) && root.layoutConflicts.isEmpty)
        view.frame = area(10, 2, 30, 4)
        root.layoutIfNeeded()
        #expect(view.frame == area(10, 2, 30, 4) && next.frame.minX == 40)
        #expect(constraints.filter(\.isActive).count == 4)
        #expect(root.layoutConflicts.map(\.broken) == [constraints[0], constraints[2]])
        view.translatesAutoresizingMaskIntoConstraints = false
        root.layoutIfNeeded()
        #expect(view.frame == area(1, 2, 3, 4) && next.frame.minX == 4)
    }

    // MARK: Pixels

    private func window(_ scale: CGFloat) -> UIWindow {
        let screen = UIScreen(name: "test", portraitSize: CGSize(width: 400, height: 300), scale: scale)
        return UIWindow(screen: screen)
    }

    @Test("AUTOLAYOUT 3.5: in a window edges are rounded to pixels, halves up, and neighbours stay neighbours")
    func rounding() {
        let window = window(2)
        let views = (0..<3).map { _ in makeItem(in: window) }
        var constraints: [NSLayoutConstraint] = []
        for (index, view) in views.enumerated() {
            constraints += [
                view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 1 / 3),
                view.heightAnchor.constraint(equalToConstant: 10.25),
                view.leftAnchor.constraint(equalTo: index == 0 ? window.leftAnchor : views[index - 1].rightAnchor),
                view.topAnchor.constraint(equalTo: window.topAnchor, constant: 0.25),
            ]
        }
        lay(window, constraints)
        #expect(views.map(\.frame.minX) == [0, 133.5, 266.5])
        #expect(views.map(\.frame.maxX) == [133.5, 266.5, 400])
        #expect(views.allSatisfy { $0.frame.minY == 0.5 && $0.frame.maxY == 10.5 })
        window.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 133.5, 266.5])
    }

    @Test(
        "AUTOLAYOUT 3.5: edges are rounded where they lie in the window, and what fills a view fills its rounded frame")
    func nestedRounding() {
        let window = window(1)
        let box = makeItem(in: window)
        let inner = makeItem(in: box)
        let tail = makeItem(in: inner)
        let left = box.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 0.4)
        lay(
            window,
            [
                left, box.widthAnchor.constraint(equalToConstant: 10.4),
                tail.widthAnchor.constraint(equalToConstant: 3.3),
            ]
                + [
                    inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 0.3),
                    inner.rightAnchor.constraint(equalTo: box.rightAnchor),
                    tail.leftAnchor.constraint(equalTo: inner.leftAnchor),
                ])
        // 0.4 … 10.8; 0.7 … 10.8; 0.7 … 4.
        #expect(box.frame.minX == 0 && box.frame.maxX == 11)
        #expect(inner.frame.minX == 1 && inner.frame.maxX == 11)
        #expect(tail.frame.minX == 0 && tail.frame.maxX == 3)
        // 0.9 … 11.3; 1.2 … 11.3; 1.2 … 4.5: what is inside is rounded anew, though only the box was solved again.
        left.constant = 0.9
        window.layoutIfNeeded()
        #expect(box.frame.minX == 1 && box.frame.maxX == 11)
        #expect(inner.frame.minX == 0 && inner.frame.maxX == 10)
        #expect(tail.frame.minX == 0 && tail.frame.maxX == 4)
    }

    @Test("AUTOLAYOUT 3.5: given views keep their frames, and what lies in them is rounded from where they are")
    func roundingInGiven() {
        let window = window(1)
        let box = UIView(frame: area(10.3, 0, 50.5, 50))
        window.addSubview(box)
        let view = makeItem(in: box)
        lay(window, view.placed(0.3, 0, 10, 10))
        #expect(box.frame == area(10.3, 0, 50.5, 50))
        #expect(abs(box.frame.minX + view.frame.minX - 11) < 1e-9 && view.frame.width == 10)
        box.frame.origin.x = 10
        window.layoutIfNeeded()
        #expect(view.frame.minX == 0)
    }

    @Test("AUTOLAYOUT 3.5: scroll views count as unscrolled, and a millionth beside half a pixel counts as on it")
    func roundingScrolled() {
        final class Scroll: UIView, ScrollingContent {
            func contentGuideDidChange(_ frame: CGRect) {}
        }
        let window = window(1)
        let scroll = makeItem(in: window, Scroll())
        let view = makeItem(in: scroll)
        lay(
            window,
            scroll.placed(0, 0, 100, 100) + view.placed(0.4, 0.499_999_5, 10, 10))
        #expect(view.frame.origin == CGPoint(x: 0, y: 1))
        scroll.bounds.origin = CGPoint(x: 0.3, y: 0.7)
        window.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 0, y: 1))
    }

    @Test("AUTOLAYOUT 3.5: a tree without a window is not rounded")
    func notRounded() {
        let root = makeRoot(100, 100)
        let view = makeItem(in: root)
        lay(root, view.placed(0.3, 0.3, 0.3, 0.3))
        #expect(view.frame == area(0.3, 0.3, 0.3, 0.3))
    }

    @Test("AUTOLAYOUT 3.5: alignment rectangles are rounded, not frames")
    func roundedAlignment() {
        let window = window(1)
        let view = makeItem(in: window, InsetAlignedView(UIEdgeInsets(top: 0, left: 0.25, bottom: 0, right: 0)))
        lay(window, view.placed(10.4, 0, 10, 10))
        #expect(view.frame == area(9.75, 0, 10.25, 10))
    }
}
