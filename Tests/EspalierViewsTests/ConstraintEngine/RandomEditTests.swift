import EspalierViews
import Foundation
import TestSupport
import Testing

/// A random tree with random constraints, edited at random, and built anew as it is: both must come out the same.
private struct RandomTree {
    struct Link {
        var first: Int
        var second: Int?
        var attribute: NSLayoutConstraint.Attribute
        var other: NSLayoutConstraint.Attribute
        var relation: NSLayoutConstraint.Relation
        var multiplier: CGFloat
        var constant: CGFloat
        var priority: Float
        var made: NSLayoutConstraint?
    }

    final class Node: UIView {
        var number = 0
        var content = CGSize(width: -1, height: -1)
        var insets = UIEdgeInsets.zero
        override var intrinsicContentSize: CGSize { content }
        override var alignmentRectInsets: UIEdgeInsets { insets }
    }

    var random: SplitMix64
    let root: UIView
    var views: [Node] = []
    var links: [Link] = []

    init(seed: UInt64, inWindow: Bool) {
        random = SplitMix64(seed: seed)
        root =
            inWindow
            ? UIWindow(
                screen: UIScreen(
                    name: "test", portraitSize: CGSize(width: 400, height: 300), scale: seed % 2 == 0 ? 2 : 3))
            : makeRoot()
        root.diagnosticsHandler = { _ in }
        for _ in 0..<9 { addView() }
        for _ in 0..<14 { addLink() }
    }

    private mutating func addView() {
        let view = Node()
        view.number = views.count
        view.frame = random.rect(side: 60)
        view.translatesAutoresizingMaskIntoConstraints = random.oneIn(4)
        if random.oneIn(3) { view.content = CGSize(width: random.below(50), height: random.below(30)) }
        if random.oneIn(6) { view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        if random.oneIn(8) { view.bounds.origin = CGPoint(x: 3, y: 5) }
        (random.oneIn(2) ? root : views.isEmpty ? root : random.any(views)).addSubview(view)
        views.append(view)
    }

    private func view(_ index: Int?) -> UIView? { index.map { $0 < 0 ? root : views[$0] } }

    private mutating func addLink() {
        let horizontal: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .centerX, .leadingMargin]
        let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY, .bottomMargin, .lastBaseline]
        let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
        let kind = random.any([horizontal, vertical, sizes])
        var link = Link(
            first: random.below(views.count), second: random.below(views.count + 3) - 3, attribute: random.any(kind),
            other: random.any(kind), relation: random.any([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
            multiplier: random.oneIn(4) ? 0.5 : 1, constant: random.quarter(-20...40),
            priority: random.any([1000, 1000, 1000, 750, 300]))
        if let second = link.second, second < 0 { link.second = -1 }
        if kind == sizes, random.oneIn(2) { (link.second, link.other) = (nil, .notAnAttribute) }
        if link.second == link.first { return }
        activate(link)
    }

    private mutating func activate(_ link: Link) {
        var link = link
        guard let first = view(link.first) else { return }
        let made = NSLayoutConstraint(
            item: first, attribute: link.attribute, relatedBy: link.relation, toItem: view(link.second),
            attribute: link.other, multiplier: link.multiplier, constant: link.constant)
        made.priority = UILayoutPriority(link.priority)
        made.isActive = true
        link.made = made
        links.append(link)
    }

    mutating func edit() {
        switch random.below(13) {
        case 0: addLink()
        case 1: if !links.isEmpty { links.remove(at: random.below(links.count)).made?.isActive = false }
        case 2:
            if links.isEmpty { return }
            let index = random.below(links.count)
            links[index].constant = random.quarter(-20...40)
            links[index].made?.constant = links[index].constant
        case 3:
            if links.isEmpty { return }
            let index = random.below(links.count)
            links[index].priority = random.any([1000, 750, 300])
            links[index].made?.priority = UILayoutPriority(links[index].priority)
        case 4: random.any(views).translatesAutoresizingMaskIntoConstraints.toggle()
        case 5: random.any(views).frame = random.rect(side: 60)
        case 6:
            let view = random.any(views)
            view.content =
                random.oneIn(3)
                ? CGSize(width: -1, height: -1) : CGSize(width: random.below(60), height: random.below(40))
            view.invalidateIntrinsicContentSize()
        case 7:
            let view = random.any(views)
            view.insets = random.oneIn(2) ? .zero : UIEdgeInsets(top: 4, left: 1, bottom: 0, right: 2)
            view.invalidateIntrinsicContentSize()
        case 8: random.any(views).bounds.origin = random.oneIn(2) ? .zero : CGPoint(x: random.below(9), y: -4)
        case 9:
            let view = random.any(views)
            let target = random.oneIn(2) ? root : random.any(views)
            if !target.isDescendant(of: view) { target.addSubview(view) }
            links.removeAll { !($0.made?.isActive ?? false) }
        case 10: random.any(views).superview?.bringSubviewToFront(random.any(views))
        case 11:
            random.any(views).layoutMargins = UIEdgeInsets(top: 1, left: CGFloat(random.below(20)), bottom: 2, right: 3)
        default:
            random.any(views + [root] as [UIView]).semanticContentAttribute =
                random.oneIn(2) ? .forceRightToLeft : .unspecified
        }
    }

    /// The tree as it is, built anew, laid out.
    func rebuilt() -> [CGRect] {
        let copy: UIView
        if let window = root as? UIWindow, let screen = window.screen {
            copy = UIWindow(screen: screen)
        } else {
            copy = makeRoot()
        }
        copy.diagnosticsHandler = { _ in }
        copy.semanticContentAttribute = root.semanticContentAttribute
        let copies = views.map { _ in Node() }
        func copied(_ view: UIView) -> UIView { (view as? Node).map { copies[$0.number] } ?? copy }
        var waiting: [UIView] = [root]
        while let view = waiting.popLast() {
            for child in view.subviews {
                guard let child = child as? Node else { continue }
                let new = copies[child.number]
                new.content = child.content
                new.insets = child.insets
                new.frame = child.frame
                new.bounds.origin = child.bounds.origin
                new.layoutMargins = child.layoutMargins
                new.semanticContentAttribute = child.semanticContentAttribute
                new.translatesAutoresizingMaskIntoConstraints = child.translatesAutoresizingMaskIntoConstraints
                copied(view).addSubview(new)
                waiting.append(child)
            }
        }
        // Holder by holder, in the order of each list.
        for view in [root] + views as [UIView] {
            for constraint in view.constraints {
                guard let first = constraint.firstItem as? UIView else { continue }
                let made = NSLayoutConstraint(
                    item: copied(first), attribute: constraint.firstAttribute, relatedBy: constraint.relation,
                    toItem: (constraint.secondItem as? UIView).map(copied), attribute: constraint.secondAttribute,
                    multiplier: constraint.multiplier, constant: constraint.constant)
                made.priority = constraint.priority
                made.isActive = true
            }
        }
        copy.layoutIfNeeded()
        return copies.map(\.frame)
    }
}

@Suite("Constraints: edits at random")
struct RandomEditTests {
    @Test(
        "AUTOLAYOUT 3.2: solving again what changed gives the same frames as solving everything anew",
        arguments: Array(1...10) as [UInt64], [false, true])
    func incremental(seed: UInt64, inWindow: Bool) {
        var tree = RandomTree(seed: seed, inWindow: inWindow)
        for step in 0..<25 {
            for _ in 0...tree.random.below(3) { tree.edit() }
            tree.root.layoutIfNeeded()
            let frames = tree.views.map(\.frame)
            let anew = tree.rebuilt()
            for (index, (one, other)) in zip(frames, anew).enumerated() {
                let difference = max(
                    abs(one.minX - other.minX), abs(one.minY - other.minY), abs(one.width - other.width),
                    abs(one.height - other.height))
                #expect(difference < 1e-6, "seed \(seed), step \(step), view \(index): \(one), anew \(other)")
                if difference >= 1e-6 { return }
            }
        }
    }
}
