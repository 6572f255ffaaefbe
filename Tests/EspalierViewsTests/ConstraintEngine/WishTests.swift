import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Constraints: wishes, ties and conflicts")
struct WishTests {
    @Test("AUTOLAYOUT 2.2: an item has the size that its content asks for, where nothing says otherwise")
    func wish() {
        let root = makeRoot()
        let view = makeItem(in: root, WishingView(50, UIView.noIntrinsicMetric))
        root.layoutIfNeeded()
        #expect(view.frame == area(0, 0, 50, 0))
        view.content = CGSize(width: 60, height: 20)
        root.layoutIfNeeded()
        #expect(view.frame == area(0, 0, 60, 20))
        view.content = CGSize(width: UIView.noIntrinsicMetric, height: 20)
        root.layoutIfNeeded()
        #expect(view.frame == area(0, 0, 0, 20))
    }

    @Test("AUTOLAYOUT 2.2: a given view's wish counts nothing")
    func givenWish() {
        let root = makeRoot()
        let view = WishingView(50, 60)
        view.frame = area(1, 2, 3, 4)
        root.addSubview(view)
        root.layoutIfNeeded()
        #expect(view.frame == area(1, 2, 3, 4))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.layoutIfNeeded()
        #expect(view.frame == area(0, 0, 50, 60))
    }

    @Test("AUTOLAYOUT 2.2, 2.3: hugging and resistance decide who keeps his size")
    func priorities() {
        let root = makeRoot(100, 100)
        let first = makeItem(in: root, WishingView(30, 10))
        let second = makeItem(in: root, WishingView(40, 10))
        lay(
            root,
            [
                first.leftAnchor.constraint(equalTo: root.leftAnchor),
                second.leftAnchor.constraint(equalTo: first.rightAnchor),
                second.rightAnchor.constraint(equalTo: root.rightAnchor),
            ])
        // AUTOLAYOUT 2.4: of two in a row that must fill it, the first keeps its size.
        #expect(first.frame.width == 30 && second.frame.width == 70)
        second.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        root.layoutIfNeeded()
        #expect(first.frame.width == 60 && second.frame.width == 40)
        root.frame.size.width = 50
        root.layoutIfNeeded()
        #expect(first.frame.width == 10 && second.frame.width == 40)
        first.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        #expect(first.frame.width == 30 && second.frame.width == 20)
    }

    @Test("AUTOLAYOUT 2.2: a wish at 1000 that cannot hold is dropped without a report")
    func droppedWish() {
        let root = makeRoot(100, 100)
        let view = makeItem(in: root, WishingView(30, 10))
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        let messages = reports(of: root) { lay(root, [view.widthAnchor.constraint(equalToConstant: 20)]) }
        #expect(view.frame.width == 20)
        #expect(messages.isEmpty && root.layoutConflicts.isEmpty)
    }

    @Test("AUTOLAYOUT 2.8: a wish that is no finite number is reported, and counts nothing")
    func notFinite() {
        let root = makeRoot(100, 100)
        let view = makeItem("odd", in: root, WishingView(.nan, .infinity))
        let messages = reports(of: root) { root.layoutIfNeeded() }
        #expect(messages.count == 1)
        #expect(messages.first?.contains("'odd'") ?? false)
        #expect(view.frame == .zero)
    }

    @Test("AUTOLAYOUT 2.4: what is open is at the bounds origin of the superview, and as small as can be")
    func ties() {
        let root = makeRoot(100, 100)
        let box = UIView(frame: area(10, 10, 50, 50))
        box.bounds.origin = CGPoint(x: 5, y: 6)
        root.addSubview(box)
        let view = makeItem(in: box)
        root.layoutIfNeeded()
        #expect(view.frame == area(5, 6, 0, 0))
        #expect(view.hasAmbiguousLayout == true)
        box.bounds.origin = CGPoint(x: -7, y: 8)
        root.layoutIfNeeded()
        #expect(view.frame == area(-7, 8, 0, 0))
    }

    @Test("AUTOLAYOUT 2.4: a constraint wins over a wish of its priority that it balances")
    func balance() {
        let root = makeRoot(500, 100)
        let view = makeItem(in: root, WishingView(0, 10))
        let width = view.widthAnchor.constraint(equalToConstant: 375)
        width.priority = .defaultLow
        lay(root, [width, view.leftAnchor.constraint(equalTo: root.leftAnchor)])
        #expect(view.frame.width == 375)
    }

    @Test("AUTOLAYOUT 2.4: what only an inequality between places bounds stands at its bound, mirrored where it is")
    func bounds() {
        let root = makeRoot(100, 100)
        let view = makeItem(in: root, WishingView(30, 10))
        lay(
            root,
            [
                view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 10),
                view.leadingAnchor.constraint(lessThanOrEqualTo: root.leadingAnchor, constant: 7),
            ])
        #expect(view.frame == area(7, 10, 30, 10))
        #expect(view.hasAmbiguousLayout)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(view.frame == area(63, 10, 30, 10))
    }

    @Test("AUTOLAYOUT 2.4: of two bounds the first is rested at; sizes, distances and other axes have none")
    func firstBound() {
        let root = makeRoot(100, 100)
        let view = makeItem(in: root, WishingView(30, 10))
        let bounds = [
            view.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 60),
            view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 20),
        ]
        lay(root, bounds)
        #expect(view.frame.minY == 60)
        NSLayoutConstraint.deactivate(bounds)
        lay(root, bounds.reversed())
        #expect(view.frame.minY == 20)
        NSLayoutConstraint.deactivate(bounds)
        lay(
            root,
            [
                NSLayoutConstraint(
                    item: view, attribute: .top, relatedBy: .lessThanOrEqual, toItem: root, attribute: .left,
                    multiplier: 1, constant: 60),
                root.leftAnchor.anchorWithOffset(to: view.leftAnchor).constraint(lessThanOrEqualToConstant: 40),
            ])
        #expect(view.frame.origin == .zero)
    }

    @Test("AUTOLAYOUT 2.4: views at the front are decided first, and another order of them decides anew")
    func order() {
        let root = makeRoot(100, 100)
        let first = makeItem(in: root)
        let second = makeItem(in: root)
        lay(
            root,
            [
                second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: -1, constant: 100)
            ])
        #expect(first.frame.width == 0 && second.frame.width == 100)
        root.bringSubviewToFront(first)
        root.layoutIfNeeded()
        #expect(first.frame.width == 100 && second.frame.width == 0)
    }

    @Test("AUTOLAYOUT 2.4: a view's guides come after it and before its subviews")
    func guideOrder() {
        let root = makeRoot(100, 100)
        let view = makeItem(in: root)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        lay(
            root,
            [
                view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: -1, constant: 100)
            ])
        #expect(guide.layoutFrame.width == 0 && view.frame.width == 100)
    }

    @Test("AUTOLAYOUT 2.5: an item is ambiguous if a value of it could be another one")
    func ambiguous() {
        let root = makeRoot(100, 100)
        let view = makeItem(in: root)
        let constraints = view.placed(1, 2, 3, 4)
        lay(root, constraints)
        #expect(!view.hasAmbiguousLayout)
        constraints[2].isActive = false
        root.layoutIfNeeded()
        #expect(view.hasAmbiguousLayout)
        #expect(!root.hasAmbiguousLayout)
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == area(1, 2, 20, 4))
        root.layoutIfNeeded()
        #expect(view.frame == area(1, 2, 0, 4))
    }

    @Test("AUTOLAYOUT 2.6: of required constraints that contradict one another the last is broken, and named once")
    func conflict() {
        let root = makeRoot(100, 100)
        let view = makeItem("view", in: root)
        let wide = view.widthAnchor.constraint(equalToConstant: 50)
        let narrow = view.widthAnchor.constraint(equalToConstant: 30)
        let other = view.heightAnchor.constraint(equalToConstant: 7)
        let messages = reports(of: root) {
            lay(root, [wide, other, narrow])
            other.constant = 8
            root.layoutIfNeeded()
        }
        #expect(view.frame.size == CGSize(width: 50, height: 8))
        #expect(root.layoutConflicts.map(\.broken) == [narrow])
        #expect(root.layoutConflicts.map(\.with) == [[wide]])
        #expect(messages.count == 1)
        wide.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 30)
        #expect(view.layoutConflicts.isEmpty)
        #expect(reports(of: root) { lay(root, [wide]) }.count == 1)
        #expect(root.layoutConflicts.map(\.broken) == [wide])
    }

    @Test("AUTOLAYOUT 2.6: given numbers of a contradiction are named as frame or mask")
    func givenSides() {
        let root = makeRoot(100, 100)
        root.name = "root"
        let view = UIView(frame: area(0, 0, 30, 30))
        view.name = "box"
        root.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        let inside = view.rightAnchor.constraint(equalTo: root.rightAnchor)
        let messages = reports(of: root) { lay(root, [width, inside]) }
        #expect(messages.count == 2)
        #expect(root.layoutConflicts.map(\.broken) == [inside, width])
        #expect(root.layoutConflicts.map(\.with) == [[], []])
        #expect(
            root.layoutConflicts.map(\.given) == [
                ["the frame of 'root'", "the frame of 'box'"], ["the frame of 'box'"],
            ])
        #expect(view.frame == area(0, 0, 30, 30))
        view.autoresizingMask = .flexibleWidth
        view.frame.size.width = 40
        root.layoutIfNeeded()
        #expect(root.layoutConflicts.last?.given == ["the mask of 'box'"])
        view.frame.size.width = 50
        root.layoutIfNeeded()
        #expect(root.layoutConflicts.map(\.broken) == [inside])
    }

    @Test("AUTOLAYOUT 2.7: a priority may cross 1000 while the constraint is active")
    func crossing() {
        let root = makeRoot(100, 100)
        let view = makeItem(in: root, WishingView(30, 30))
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        lay(root, [width])
        #expect(view.frame.width == 50)
        width.priority = UILayoutPriority(100)
        root.layoutIfNeeded()
        #expect(view.frame.width == 30)
        width.priority = .required
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
    }

    @Test("AUTOLAYOUT 2.5: the constraints that a place rests on can be asked for")
    func affecting() {
        let root = makeRoot(100, 100)
        let view = makeItem(in: root)
        let other = makeItem(in: root)
        let constraints = view.placed(1, 2, 3, 4)
        let after = other.leftAnchor.constraint(equalTo: view.rightAnchor)
        lay(root, constraints + [after, other.widthAnchor.constraint(equalToConstant: 9)])
        #expect(view.constraintsAffectingLayout(for: .horizontal) == [constraints[0], constraints[2]])
        #expect(view.constraintsAffectingLayout(for: .vertical) == [constraints[1], constraints[3]])
        #expect(
            Set(other.constraintsAffectingLayout(for: .horizontal)).isSuperset(of: [
                constraints[0], constraints[2], after,
            ]))
        #expect(!other.constraintsAffectingLayout(for: .horizontal).contains(constraints[1]))
    }
}
