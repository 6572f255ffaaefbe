import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Constraints: views that come, go and move")
struct MovingTests {
    @Test("AUTOLAYOUT 2.7: what lies wholly inside a view that moves stays, and is solved where it is now")
    func inside() {
        let (one, other) = (makeRoot(100, 100), makeRoot(200, 200))
        let box = makeItem(in: one)
        let inner = makeItem(in: box)
        let half = inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5)
        let wide = box.widthAnchor.constraint(equalTo: one.widthAnchor)
        lay(one, [half, wide])
        #expect(inner.frame.width == 50)
        other.addSubview(box)
        #expect(half.isActive && !wide.isActive)
        lay(other, [box.widthAnchor.constraint(equalTo: other.widthAnchor)])
        one.layoutIfNeeded()
        #expect(inner.frame.width == 100)
        box.removeFromSuperview()
        box.frame.size.width = 30
        box.translatesAutoresizingMaskIntoConstraints = true
        box.layoutIfNeeded()
        #expect(inner.frame.width == 15)
    }

    @Test("AUTOLAYOUT 2.7: a tree that is put below another one is solved by that")
    func treeBelow() {
        let (one, other) = (makeRoot(100, 100), makeRoot(200, 200))
        let view = makeItem(in: one)
        let constraints = [
            view.rightAnchor.constraint(equalTo: one.rightAnchor), view.widthAnchor.constraint(equalToConstant: 10),
        ]
        lay(one, constraints)
        #expect(view.frame.maxX == 100)
        other.addSubview(one)
        one.frame = area(10, 10, 60, 60)
        other.layoutIfNeeded()
        #expect(view.frame.maxX == 60)
        lay(other, [view.topAnchor.constraint(equalTo: other.topAnchor, constant: 30)])
        #expect(view.frame.minY == 20)
        one.removeFromSuperview()
        one.frame.size.width = 80
        one.layoutIfNeeded()
        #expect(view.frame.maxX == 80)
    }

    @Test("AUTOLAYOUT 2.7: a given view that was measured and moves away and back is heard again")
    func givenLeaf() {
        let root = makeRoot()
        let box = UIView(frame: area(0, 0, 40, 40))
        root.addSubview(box)
        let view = makeItem(in: root)
        func measure() { lay(root, [view.widthAnchor.constraint(equalTo: box.widthAnchor)]) }
        for round in 1...3 {
            measure()
            box.frame.size.width = CGFloat(round * 10)
            root.layoutIfNeeded()
            #expect(view.frame.width == CGFloat(round * 10))
            box.removeFromSuperview()
            root.layoutIfNeeded()
            #expect(view.frame.width == 0)
            root.addSubview(box)
        }
    }

    @Test("AUTOLAYOUT 2.7: constraints go with their views")
    func gone() {
        let root = makeRoot()
        let view = makeItem(in: root)
        var other: UIView? = makeItem(in: root)
        weak let weakOther = other
        let link = view.leftAnchor.constraint(equalTo: other!.rightAnchor)
        lay(root, other!.placed(0, 0, 30, 10) + [link])
        #expect(view.frame.minX == 30)
        other?.removeFromSuperview()
        other = nil
        #expect(weakOther == nil)
        root.layoutIfNeeded()
        #expect(!link.isActive && view.frame.minX == 0)
    }

    @Test("AUTOLAYOUT 2.7: a tree goes with its engine, and a view that is held solves by itself")
    func treeGone() {
        var root: UIView? = makeRoot()
        let box = makeItem(in: root!)
        let inner = makeItem(in: box)
        let constraints = inner.placed(1, 2, 3, 4)
        lay(root!, box.placed(0, 0, 10, 10) + constraints)
        root = nil
        constraints[0].constant = 5
        box.layoutIfNeeded()
        #expect(inner.frame == area(5, 2, 3, 4))
    }

    @Test("A guide that goes away leaves its constraints inactive, and may come back elsewhere")
    func guides() {
        let root = makeRoot(100, 100)
        let view = makeItem(in: root)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let constraints = [
            guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
            view.leftAnchor.constraint(equalTo: guide.leftAnchor),
        ]
        lay(root, constraints)
        #expect(view.frame.minX == 7)
        root.removeLayoutGuide(guide)
        root.layoutIfNeeded()
        #expect(constraints.filter(\.isActive).isEmpty && view.frame.minX == 0)
        let box = UIView(frame: area(20, 0, 50, 50))
        root.addSubview(box)
        box.addLayoutGuide(guide)
        lay(root, [guide.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 7), constraints[1]])
        #expect(view.frame.minX == 27)
    }

    @Test("Contents that change constraints, views and guides while they are asked do no harm")
    func hostile() {
        final class Hostile: UIView {
            var change: (() -> Void)?
            override var intrinsicContentSize: CGSize {
                change?()
                return CGSize(width: 10, height: 10)
            }
            override var alignmentRectInsets: UIEdgeInsets {
                change?()
                return .zero
            }
        }
        for turn in 0..<6 {
            let root = makeRoot()
            let view = makeItem(in: root, Hostile())
            let other = makeItem(in: root)
            let link = other.leftAnchor.constraint(equalTo: view.rightAnchor)
            var left = 3
            view.change = {
                if left == 0 { return }
                left -= 1
                switch turn {
                case 0: view.removeFromSuperview()
                case 1: link.isActive.toggle()
                case 2: other.removeFromSuperview()
                case 3: root.addLayoutGuide(UILayoutGuide())
                case 4: view.invalidateIntrinsicContentSize()
                default: view.translatesAutoresizingMaskIntoConstraints.toggle()
                }
            }
            lay(root, [link])
            root.layoutIfNeeded()
            // The closure holds the view that holds it.
            view.change = nil
        }
    }
}
