import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("What holds a number")
struct HolderTests {
    @Test("Holders stand in the order from what is given to the number, with their shares")
    func order() {
        let root = makeRoot(300, 100)
        root.name = "root"
        let (left, right) = (makeItem("left", in: root, WishingView(40, 10)), makeItem("right", in: root))
        NSLayoutConstraint.activate(left.placed(0, 0, 1, 10).prefix(2) + right.placed(0, 0, 1, 1).suffix(1))
        lay(
            root,
            [
                right.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
                right.topAnchor.constraint(equalTo: root.topAnchor),
                right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 8),
            ])
        #expect(right.frame == area(48, 0, 232, 1))
        func lines(_ number: LayoutAmbiguity.Number) -> [String] {
            right.layoutHolders(of: number).map { "\($0.share?.description ?? "-") \($0.text)" }
        }
        #expect(
            Set(lines(.width)) == [
                "1.0 root.width = 300, the frame of 'root'", "-1.0 left.left == root.left",
                "1.0 right.right == root.right - 20", "-1.0 right.left == left.right + 8",
                "-1.0 the content of 'left': width 40, hugging 250, compression resistance 750",
            ])
        // Each after what it needs.
        let texts = lines(.width)
        let last = texts.firstIndex { $0.hasSuffix("right.left == left.right + 8") } ?? 0
        for text in ["left.left == root.left", "compression resistance 750"] {
            #expect((texts.firstIndex { $0.hasSuffix(text) } ?? .max) < last)
        }
        #expect(texts.first == "1.0 root.width = 300, the frame of 'root'")
        #expect(left.layoutHolders(of: .x).map(\.text) == ["left.left == root.left"])
        #expect(root.layoutHolders(of: .width).isEmpty)
    }

    @Test("A mask that a size goes through is one of its holders, and has holders of its own")
    func mask() {
        let root = makeRoot()
        let card = makeItem("my card", in: root)
        let inner = UIView(frame: CGRect(x: 5, y: 0, width: 80, height: 10))
        inner.name = "inner"
        inner.autoresizingMask = .flexibleWidth
        card.addSubview(inner)
        card.frame.size.width = 100
        inner.frame = CGRect(x: 5, y: 0, width: 80, height: 10)
        lay(
            root,
            card.placed(0, 0, 1, 10).filter { $0.firstAttribute != .width }
                + [inner.widthAnchor.constraint(equalToConstant: 60)])
        #expect(card.frame.width == 80)
        let equation = "the mask of 'inner': inner.width == 'my card'.width - 20"
        #expect(
            card.layoutHolders(of: .width).map { "\($0.share ?? 0) \($0.text)" } == [
                "1.0 inner.width == 60", "-1.0 \(equation)",
            ])
        #expect(inner.layoutHolders(of: .width).map(\.text) == ["inner.width == 60"])
        #expect(inner.layoutHolders(of: .x).isEmpty)
    }

    @Test("Numbers are called as constraints call them")
    func names() {
        let root = makeRoot()
        root.name = "root"
        let box = makeItem("my box", in: root)
        let plain = makeItem(in: root)
        let (gap, other) = (UILayoutGuide(), UILayoutGuide())
        for guide in [gap, other] { root.addLayoutGuide(guide) }
        (gap.identifier, other.identifier) = ("gap", "gap")
        lay(
            root,
            [
                box.leftAnchor.constraint(equalTo: root.leftAnchor),
                plain.leftAnchor.constraint(equalTo: box.rightAnchor),
                gap.leftAnchor.constraint(equalTo: plain.rightAnchor),
                gap.topAnchor.constraint(equalTo: box.bottomAnchor),
                other.leftAnchor.constraint(equalTo: gap.rightAnchor),
                other.widthAnchor.constraint(equalTo: gap.widthAnchor),
            ])
        let names = Set(root.layoutReport().ambiguities.flatMap(\.moves).map(\.name))
        #expect(names == ["'my box'", "/1", "gap", "'gap' of 'root'"])
        #expect(
            root.constraints.map(\.text) == [
                "'my box'.left == root.left", "/1.left == 'my box'.right", "gap.left == /1.right",
                "gap.top == 'my box'.bottom", "'gap' of 'root'.left == gap.right",
                "'gap' of 'root'.width == gap.width",
            ])
    }

    @Test("What nothing decides is called a tie")
    func tie() {
        let root = makeRoot()
        let box = makeItem("box", in: root)
        lay(root, box.placed(3, 4, 5, 6).suffix(3) + [])
        let holders = box.layoutHolders(of: .x)
        #expect(holders.count == 1)
        #expect(
            holders.first?.text == "nothing else decides it: it is as near to the origin as can be (AUTOLAYOUT 2.4)")
    }

    @Test("An optional constraint holds as long as nothing stronger does")
    func optional() {
        let root = makeRoot()
        let box = makeItem("box", in: root)
        let wish = box.widthAnchor.constraint(equalToConstant: 80)
        wish.priority = UILayoutPriority(500)
        let most = box.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
        lay(root, box.placed(0, 0, 0, 10).prefix(2) + [wish, most])
        #expect(box.layoutHolders(of: .width).map(\.text) == ["box.width == 80 @500"])
        wish.constant = 120
        root.layoutIfNeeded()
        #expect(box.layoutHolders(of: .width).map(\.text) == ["box.width <= 100"])
    }

    /// Each claim is made true: the constant is moved, and the number follows by the share.
    @Test("Shares are what happens, and nothing else moves the number", arguments: randomPrograms(40) as Range<UInt64>)
    func random(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let root = makeRoot()
        root.diagnosticsHandler = { _ in }
        var views: [UIView] = []
        for number in 0..<5 {
            let space = views.isEmpty || random.oneIn(2) ? root : random.any(views)
            views.append(
                makeItem("v\(number)", in: space, WishingView(CGFloat(random.below(60)), CGFloat(random.below(30)))))
        }
        var constraints: [NSLayoutConstraint] = []
        for _ in 0..<12 {
            let (first, second) = (random.any(views), random.any(views + [root]))
            if first === second { continue }
            let attribute = random.any([NSLayoutConstraint.Attribute.left, .right, .width])
            let constraint = NSLayoutConstraint(
                item: first, attribute: attribute, relatedBy: random.any([.equal, .equal, .lessThanOrEqual]),
                toItem: second, attribute: attribute == .width ? .width : random.any([.left, .right]), multiplier: 1,
                constant: random.quarter(-20...40))
            constraint.priority = UILayoutPriority(random.any([1000, 1000, 750, 300]))
            constraints.append(constraint)
        }
        lay(root, constraints)
        let frames = views.map(\.frame)
        let conflicts = root.layoutConflicts.map(\.broken)
        for view in views {
            for number in [LayoutAmbiguity.Number.x, .width] {
                let holders = view.layoutHolders(of: number)
                let value = number == .x ? view.frame.minX : view.frame.width
                for constraint in constraints {
                    let share = holders.lazy.compactMap { holder in
                        if case .constraint(constraint) = holder.kind { holder.share } else { nil }
                    }.first
                    // The step in which the share was found is the one in which the number follows.
                    let slopes = [1.0 / 64, -1.0 / 64].map { step in
                        constraint.constant += step
                        root.layoutIfNeeded()
                        let new = number == .x ? view.frame.minX : view.frame.width
                        constraint.constant -= step
                        root.layoutIfNeeded()
                        return ((new - value) / step * 1e6).rounded() / 1e6
                    }
                    let expected = slopes[0] != 0 ? slopes[0] : slopes[1]
                    #expect(
                        abs((share ?? 0) - expected) < 1e-5,
                        "seed \(seed): \(constraint) in \(view.name ?? "") \(number)")
                }
            }
        }
        root.layoutIfNeeded()
        _ = root.layoutReport(includesUnsatisfied: true)
        #expect(views.map(\.frame) == frames)
        #expect(root.layoutConflicts.map(\.broken) == conflicts)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(views.map(\.frame) == frames)
    }

    /// Each other choice is made true.
    @Test("Choices of conflicts are what happens", arguments: 0..<30 as Range<UInt64>)
    func choices(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let root = makeRoot()
        root.diagnosticsHandler = { _ in }
        let views = (0..<3).map { makeItem("v\($0)", in: root) }
        var constraints: [NSLayoutConstraint] = []
        for _ in 0..<9 {
            let (first, second) = (random.any(views), random.any(views + [root]))
            if first === second { continue }
            let attribute = random.any([NSLayoutConstraint.Attribute.left, .right, .width])
            constraints.append(
                NSLayoutConstraint(
                    item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: attribute,
                    multiplier: 1, constant: random.quarter(0...20)))
        }
        lay(root, constraints)
        let frames = views.map(\.frame)
        for conflict in root.layoutReport().conflicts {
            for choice in conflict.choices {
                choice.constraint.isActive = false
                choice.partner?.isActive = false
                root.layoutIfNeeded()
                for (view, old) in zip(views, frames) {
                    var told = old
                    for change in choice.changes where change.item === view {
                        switch change.number {
                        case .x: told.origin.x = change.to
                        case .y: told.origin.y = change.to
                        case .width: told.size.width = change.to
                        case .height: told.size.height = change.to
                        }
                    }
                    #expect(abs(view.frame.minX - told.minX) < 1e-6 && abs(view.frame.width - told.width) < 1e-6)
                }
                // Back in its old place of the list.
                NSLayoutConstraint.deactivate(constraints)
                NSLayoutConstraint.activate(constraints)
                root.layoutIfNeeded()
            }
        }
        #expect(views.map(\.frame) == frames)
    }
}
