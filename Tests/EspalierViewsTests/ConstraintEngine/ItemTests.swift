import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Constraints: items and coordinates")
struct ItemTests {
    @Test("AUTOLAYOUT 1.1: an item's four numbers are those of its alignment rectangle in its superview")
    func item() {
        let root = makeRoot()
        let view = makeItem(in: root)
        lay(root, view.placed(10, 20, 30, 40))
        #expect(view.frame == area(10, 20, 30, 40))
    }

    @Test("AUTOLAYOUT 1.1: widths and heights are never negative, which breaks what would make them so")
    func notNegative() {
        let root = makeRoot(100, 100)
        let view = makeItem("view", in: root)
        let right = view.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 20)
        let messages = reports(of: root) {
            lay(root, [view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50), right])
        }
        #expect(view.frame.width >= 0)
        #expect(root.layoutConflicts.map(\.broken) == [right])
        #expect(messages.count == 1)
    }

    @Test("AUTOLAYOUT 1.1: a guide that was added is an item, in the coordinates of its owner")
    func guide() {
        let root = makeRoot()
        let box = UIView(frame: area(50, 50, 200, 100))
        root.addSubview(box)
        let guide = UILayoutGuide()
        box.addLayoutGuide(guide)
        let view = makeItem(in: box)
        lay(
            root,
            [
                guide.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
                guide.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
                guide.topAnchor.constraint(equalTo: box.topAnchor), guide.heightAnchor.constraint(equalToConstant: 7),
                view.leftAnchor.constraint(equalTo: guide.rightAnchor),
                view.topAnchor.constraint(equalTo: guide.bottomAnchor),
                view.rightAnchor.constraint(equalTo: box.rightAnchor), view.heightAnchor.constraint(equalToConstant: 5),
            ])
        #expect(guide.layoutFrame == area(10, 0, 100, 7))
        #expect(view.frame == area(110, 7, 90, 5))
    }

    @Test("AUTOLAYOUT 1.2: a view with a mask is given, and constraints follow its frame")
    func given() {
        let root = makeRoot()
        let box = UIView(frame: area(20, 20, 100, 50))
        root.addSubview(box)
        let view = makeItem(in: root)
        lay(
            root,
            [
                view.leftAnchor.constraint(equalTo: box.rightAnchor, constant: 8),
                view.topAnchor.constraint(equalTo: box.topAnchor),
                view.widthAnchor.constraint(equalTo: box.widthAnchor),
                view.heightAnchor.constraint(equalTo: box.heightAnchor, constant: -10),
            ])
        #expect(view.frame == area(128, 20, 100, 40))
        box.frame = area(30, 25, 60, 30)
        root.layoutIfNeeded()
        #expect(view.frame == area(98, 25, 60, 20))
        #expect(box.frame == area(30, 25, 60, 30))
    }

    @Test("AUTOLAYOUT 1.2: a view that its mask resizes is followed in the same pass")
    func givenByMask() {
        let root = makeRoot(100, 100)
        let box = makeItem(in: root)
        let inner = UIView(frame: area(0, 0, 50, 50))
        let view = makeItem(in: box)
        let width = box.widthAnchor.constraint(equalToConstant: 100)
        lay(root, box.placed(0, 0, 100, 100).dropLast(2) + [width, box.heightAnchor.constraint(equalToConstant: 100)])
        inner.autoresizingMask = .flexibleWidth
        box.addSubview(inner)
        lay(
            root,
            [view.leftAnchor.constraint(equalTo: inner.rightAnchor), view.widthAnchor.constraint(equalToConstant: 5)])
        #expect(view.frame.minX == 50)
        width.constant = 200
        root.layoutIfNeeded()
        #expect(inner.frame.width == 150)
        #expect(view.frame.minX == 150)
    }

    @Test("AUTOLAYOUT 1.3: views between two items count with their places, insets and bounds origins")
    func between() {
        let root = makeRoot()
        let outer = makeItem(in: root, InsetAlignedView(UIEdgeInsets(top: 3, left: 5, bottom: 2, right: 1)))
        let middle = UIView(frame: area(7, 11, 100, 100))
        outer.addSubview(middle)
        middle.bounds.origin = CGPoint(x: 100, y: 200)
        let view = makeItem(in: middle)
        lay(
            root,
            outer.placed(20, 30, 200, 200) + [
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 60),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: 70),
                view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
            ])
        #expect(outer.frame == area(15, 27, 206, 205))
        #expect(root.convert(view.bounds, from: view) == area(60, 70, 10, 10))
        middle.bounds.origin = CGPoint(x: -10, y: 5)
        root.layoutIfNeeded()
        #expect(root.convert(view.bounds, from: view) == area(60, 70, 10, 10))
        outer.insets = .zero
        root.layoutIfNeeded()
        #expect(outer.frame == area(20, 30, 200, 200))
        #expect(root.convert(view.bounds, from: view) == area(60, 70, 10, 10))
    }

    @Test("AUTOLAYOUT 1.3: a view's own edges, seen from inside, begin at its bounds origin and insets")
    func own() {
        let root = makeRoot()
        let box = makeItem(in: root, InsetAlignedView(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
        box.bounds.origin = CGPoint(x: 100, y: 50)
        let view = makeItem(in: box)
        lay(
            root,
            box.placed(0, 0, 100, 80) + [
                view.leftAnchor.constraint(equalTo: box.leftAnchor), view.topAnchor.constraint(equalTo: box.topAnchor),
                view.rightAnchor.constraint(equalTo: box.rightAnchor),
                view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            ])
        #expect(view.frame == area(102, 51, 100, 80))
        #expect(root.convert(view.bounds, from: view) == area(0, 0, 100, 80))
    }

    @Test("AUTOLAYOUT 1.3: under a transform the untransformed rectangle is read and written")
    func transforms() {
        let root = makeRoot()
        let view = makeItem(in: root)
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        let turned = UIView(frame: area(100, 100, 50, 20))
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        root.addSubview(turned)
        let next = makeItem(in: root)
        lay(
            root,
            view.placed(10, 20, 30, 40) + [
                next.leftAnchor.constraint(equalTo: turned.rightAnchor),
                next.topAnchor.constraint(equalTo: turned.bottomAnchor),
            ])
        #expect(view.bounds.size == CGSize(width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        #expect(next.frame.origin == CGPoint(x: 150, y: 120))
        view.transform = .identity
        #expect(view.frame == area(10, 20, 30, 40))
    }

    @Test("AUTOLAYOUT 1.6: of a topmost view with the flag false the size is looked for, the place is given")
    func topmost() {
        let root = UIView(frame: area(7, 9, 1, 1))
        root.translatesAutoresizingMaskIntoConstraints = false
        let view = makeItem(in: root)
        lay(
            root,
            view.placed(10, 10, 50, 60) + [
                root.rightAnchor.constraint(equalTo: view.rightAnchor, constant: 10),
                root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 5),
            ])
        #expect(root.frame == area(7, 9, 70, 75))
    }

    @Test("AUTOLAYOUT 1.6: a window keeps its size whatever its flag says")
    func window() {
        let window = UIWindow(frame: area(0, 0, 100, 100))
        window.translatesAutoresizingMaskIntoConstraints = false
        let view = makeItem(in: window)
        let messages = reports(of: window) {
            lay(window, [window.widthAnchor.constraint(equalToConstant: 50)] + view.placed(0, 0, 10, 10))
        }
        #expect(window.frame == area(0, 0, 100, 100))
        #expect(messages.count == 1)
    }
}
