import EspalierViews
import Foundation
import Testing

/// Masks whose superview's size constraints look for (AUTOLAYOUT 1.2).
@Suite("Masks that hold both ways")
struct MaskTests {
    private let root = makeRoot()

    /// An item at 0, 0 of the root with a view in it that has a mask.
    private func pair(_ frame: CGRect, _ mask: UIView.AutoresizingMask) -> (outer: UIView, inner: UIView) {
        let outer = makeItem("outer", in: root)
        outer.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        outer.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let inner = UIView(frame: frame)
        inner.name = "inner"
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        return (outer, inner)
    }

    @Test("A superview is as large as what its masked subview holds")
    func content() {
        let (outer, inner) = pair(.zero, [.flexibleWidth, .flexibleHeight])
        let leaf = makeItem("leaf", in: inner)
        lay(
            root,
            leaf.placed(8, 4, 70, 30) + [
                inner.rightAnchor.constraint(equalTo: leaf.rightAnchor, constant: 8),
                inner.bottomAnchor.constraint(equalTo: leaf.bottomAnchor, constant: 4),
            ])
        #expect(outer.frame == area(0, 0, 86, 38))
        #expect(inner.frame == area(0, 0, 86, 38))
        #expect(leaf.frame == area(8, 4, 70, 30))
        #expect(!outer.hasAmbiguousLayout)
        #expect(root.layoutConflicts.isEmpty)
    }

    @Test("Through a hundred masks in one another")
    func chain() {
        let (outer, inner) = pair(.zero, [.flexibleWidth, .flexibleHeight])
        var last = inner
        for _ in 0..<100 {
            let next = UIView()
            next.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            last.addSubview(next)
            last = next
        }
        lay(
            root,
            [
                last.widthAnchor.constraint(equalToConstant: 50),
                inner.heightAnchor.constraint(equalToConstant: 20),
            ])
        #expect(outer.frame == area(0, 0, 50, 20))
        #expect(last.frame == area(0, 0, 50, 20))
    }

    static let rows = [
        AutoresizingTests.Axis(200, 300, 20, 100, 1, 120, 100), AutoresizingTests.Axis(200, 300, 20, 100, 2, 20, 200),
        AutoresizingTests.Axis(200, 40, 20, 100, 2, 20, 0), AutoresizingTests.Axis(200, 300, 20, 100, 4, 20, 100),
        AutoresizingTests.Axis(200, 300, 20, 100, 3, 20 + 100 / 6, 100 + 500 / 6),
        // Rule 4 has no part: the place stays where the proportion puts it.
        AutoresizingTests.Axis(200, 40, 20, 100, 3, 20 - 160 / 6, 0),
        AutoresizingTests.Axis(200, 300, 20, 100, 5, 40, 100),
        AutoresizingTests.Axis(0, 100, 0, 0, 7, 100 / 3, 100 / 3),
    ]

    @Test("The mask is UIKit's linear function of the superview's size", arguments: rows)
    func function(row: AutoresizingTests.Axis) {
        let outer = makeItem("outer", in: root)
        let width = outer.widthAnchor.constraint(equalToConstant: row.from)
        lay(root, [width, outer.heightAnchor.constraint(equalToConstant: 10)])
        let inner = UIView(frame: area(row.x, 1, row.width, 3))
        inner.autoresizingMask = UIView.AutoresizingMask(rawValue: row.mask)
        outer.addSubview(inner)
        for length in [row.to, 0, 17, row.to] {
            width.constant = length
            root.layoutIfNeeded()
        }
        #expect(abs(inner.frame.minX - row.newX) < 1e-9, "\(inner.frame)")
        #expect(abs(inner.frame.width - row.newWidth) < 1e-9, "\(inner.frame)")
        #expect(inner.frame.minY == 1)
        // However far it was away: the base is what was set.
        width.constant = row.from
        root.layoutIfNeeded()
        #expect(abs(inner.frame.minX - row.x) < 1e-9, "\(inner.frame)")
        #expect(abs(inner.frame.width - row.width) < 1e-9, "\(inner.frame)")
    }

    @Test("A frame that is set is the new base; one that is there already is none")
    func base() {
        let (outer, inner) = pair(area(10, 0, 20, 10), [.flexibleLeftMargin, .flexibleRightMargin])
        let width = outer.widthAnchor.constraint(equalToConstant: 100)
        lay(root, [width])
        // From 0 wide: 10 and -30 share the difference.
        #expect(inner.frame.minX == 10 + 100 * 0.25)
        inner.frame = inner.frame
        width.constant = 200
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 10 + 200 * 0.25)
        inner.frame.origin.x = 90
        width.constant = 300
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 140)
    }

    @Test("A view whose flag goes is an item; whose flag comes back, bound from where it lies")
    func flag() {
        let (outer, inner) = pair(area(0, 0, 10, 10), [.flexibleWidth])
        let width = outer.widthAnchor.constraint(equalToConstant: 100)
        lay(root, [width])
        #expect(inner.frame.width == 110)
        inner.translatesAutoresizingMaskIntoConstraints = false
        root.layoutIfNeeded()
        #expect(inner.frame.width == 0)
        inner.translatesAutoresizingMaskIntoConstraints = true
        width.constant = 140
        root.layoutIfNeeded()
        #expect(inner.frame.width == 40)
        outer.autoresizesSubviews = false
        width.constant = 200
        root.layoutIfNeeded()
        #expect(inner.frame.width == 40)
    }

    @Test("A mask that an item has kept plays no part, and moves no base of what is below it")
    func maskOfItem() {
        let outer = makeItem("outer", in: root)
        outer.frame.size = CGSize(width: 55, height: 33)
        let item = UIView(frame: area(23, 19, 42, 21))
        item.translatesAutoresizingMaskIntoConstraints = false
        item.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(item)
        let inner = UIView(frame: area(27, 1, 21, 5))
        inner.autoresizingMask = .flexibleWidth
        item.addSubview(inner)
        let width = item.widthAnchor.constraint(equalToConstant: 0)
        lay(root, [width])
        width.constant = 60
        root.layoutIfNeeded()
        #expect(inner.frame == area(27, 1, 39, 5))
    }

    @Test("A mask that takes part in a conflict is named")
    func conflict() throws {
        let (outer, inner) = pair(.zero, [.flexibleWidth])
        lay(
            root,
            [
                outer.widthAnchor.constraint(equalToConstant: 50), inner.widthAnchor.constraint(equalToConstant: 40),
            ])
        let conflict = try #require(root.layoutConflicts.first)
        #expect(conflict.broken.text == "inner.width == 40")
        #expect(conflict.with.map(\.text) == ["outer.width == 50"])
        #expect(conflict.given == ["the mask of 'inner'"])
        #expect(root.layoutConflicts.count == 1)
        #expect(outer.frame.width == 50)
        #expect(inner.frame.width == 50)
    }

    @Test("What is fitted by itself is as large as what its masked content holds; nothing in the tree is written")
    func fitting() {
        let cell = UIView(frame: area(0, 0, 90, 44))
        root.addSubview(cell)
        let content = UIView(frame: area(0, 0, 90, 44))
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.addSubview(content)
        let label = makeItem("label", in: content, WishingView(100, 20))
        lay(
            root,
            [
                label.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 8),
                content.rightAnchor.constraint(equalTo: label.rightAnchor, constant: 8),
                label.topAnchor.constraint(equalTo: content.topAnchor, constant: 4),
                content.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
            ])
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 116, height: 28))
        #expect(cell.frame == area(0, 0, 90, 44))
        #expect(content.frame == area(0, 0, 90, 44))
        label.content = CGSize(width: 60, height: 20)
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 76, height: 28))
    }

    @Test("In a window a bound view lies on pixels, and fills its superview there")
    func pixels() {
        let window = UIWindow(
            screen: UIScreen(name: "test", portraitSize: CGSize(width: 400, height: 300), scale: 2))
        let outer = makeItem("outer", in: window)
        let inner = UIView()
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        let width = outer.widthAnchor.constraint(equalToConstant: 33.4)
        lay(
            window,
            [width] + outer.placed(10.3, 0, 0, 20).prefix(2) + [
                outer.heightAnchor.constraint(equalToConstant: 20)
            ])
        #expect(outer.frame == area(10.5, 0, 33, 20))
        #expect(inner.frame == area(0, 0, 33, 20))
        width.constant = 33.8
        window.layoutIfNeeded()
        #expect(outer.frame == area(10.5, 0, 33.5, 20))
        #expect(inner.frame == area(0, 0, 33.5, 20))
    }

    @Test("Masks below a size that is given cost constraints nothing")
    func costs() {
        func counters(_ masked: Int) -> ConstraintCounters {
            let root = makeRoot()
            let given = UIView(frame: area(0, 0, 100, 100))
            root.addSubview(given)
            for _ in 0..<masked {
                let view = UIView(frame: area(0, 0, 100, 100))
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                given.addSubview(view)
            }
            let item = makeItem("item", in: given)
            lay(root, item.placed(1, 2, 3, 4))
            given.frame.size = CGSize(width: 200, height: 200)
            root.layoutIfNeeded()
            return root.constraintCounters
        }
        #expect(counters(500) == counters(0))
    }
}
