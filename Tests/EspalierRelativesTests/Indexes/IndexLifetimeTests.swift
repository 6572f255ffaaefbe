import EspalierObservation
import Testing

@testable import EspalierRelatives
@testable import EspalierViews

@Suite("Indexes hold nothing back, and go with what they belong to")
struct IndexLifetimeTests {
    @Test("a view that is taken out goes at once, whatever answers it was in")
    func removedView() {
        let root = UIView()
        var view: UIView? = UIView()
        weak let gone = view
        view?.tag = 7
        view?.name = "seven"
        view.map { root.addSubview($0) }
        let index = GroupIndex(of: root) { $0.tag }
        for kind in TreeIndexes.Kind.allCases { TreeOrder.ensured(for: root).ensureIndexes().make(kind) }
        #expect(index[7].count == 1 && root.groupDescendants(by: [7])[7]?.count == 1)
        #expect(root.groupDescendants(by: ["seven"]).count == 1 && root.groupDescendants(by: [UIView.self]).count == 1)
        view?.removeFromSuperview()
        #expect(gone != nil)
        view = nil
        #expect(gone == nil)
        #expect(index[7].isEmpty && root.viewWithTag(7) == nil)
    }

    @Test("an answer that the caller keeps holds its views, and the index goes on")
    func keptAnswer() {
        let root = UIView()
        (0..<3).forEach { _ in root.addSubview(UIView()) }
        let index = GroupIndex(of: root) { $0.tag }
        var kept = index[0]
        weak let gone = kept[1]
        kept[1].removeFromSuperview()
        #expect(gone != nil && gone?.order == nil)
        #expect(index[0].count == 2)
        kept = []
        #expect(gone == nil)
    }

    @Test("the root is not held; when it goes, every answer is empty and nothing of the order is left")
    func root() {
        var root: UIView? = UIView()
        let child = UIView()
        let grandchild = UIView()
        child.addSubview(grandchild)
        root?.addSubview(child)
        weak let goneRoot = root
        let index = root.map { root in GroupIndex(of: root) { $0.tag } }
        #expect(index?[0].count == 2)
        weak let goneOrder = child.order
        root = nil
        #expect(goneRoot == nil && goneOrder == nil)
        #expect(index?.root == nil && index?[0] == [] && index?.keys == [] && index?.count == 0)
        #expect(index?.descendants(of: child, 0) == [] && index?.siblings(of: child) == [:])
        index?.invalidate()
        index?.invalidate(child)
        index?.release()
        #expect(child.order == nil && grandchild.orderNode == nil && !child.flags.contains(.ordered))
    }

    @Test("an index whose root's superview goes stays right")
    func superviewOfRoot() {
        var top: UIView? = UIView()
        let root = UIView()
        root.addSubview(UIView())
        top?.addSubview(root)
        let index = GroupIndex(of: root) { $0.tag }
        let whole = top.map { top in GroupIndex(of: top) { $0.tag } }
        // Asked last, the larger one takes the order of the smaller one in.
        #expect(index.count == 1 && whole?.count == 2)
        top = nil
        #expect(root.superview == nil)
        root.addSubview(UIView())
        #expect(index.count == 2 && whole?.count == 0)
        root.order?.checkInvariants()
    }

    @Test("the order goes with its last index, and the side of no view is left marked")
    func lastIndex() {
        let root = UIView()
        let child = UIView()
        root.addSubview(child)
        var first: GroupIndex<Int>? = GroupIndex(of: root) { $0.isHidden ? 1 : 0 }
        var second: GroupIndex<Int>? = GroupIndex(of: child) { $0.tag }
        #expect(first?.count == 1 && second?.count == 0)
        weak let order = child.order
        first = nil
        #expect(order != nil && child.order != nil)
        second?.release()
        #expect(order == nil && child.orderNode == nil && root.orderNode == nil)
        #expect(child.flags.isDisjoint(with: [.ordered, .keyed]))
        child.addSubview(UIView())
        #expect(second?.count == 1, "it goes on after its release")
        second = nil
        #expect(child.orderNode == nil)
    }

    @Test("released, an index holds no key and no view")
    func releasedKeys() {
        final class Key: Hashable {
            static func == (one: Key, other: Key) -> Bool { one === other }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        let root = UIView()
        root.addSubview(UIView())
        var key: Key? = Key()
        weak let gone = key
        let index = GroupIndex(of: root) { [weak key] _ in key }
        #expect(index.count == 1)
        key = nil
        #expect(gone != nil)
        index.release()
        #expect(gone == nil)
    }

    @Test("a view can own an index of itself")
    func ownIndex() {
        final class Owner: UIView { var index: GroupIndex<Int>? }
        var owner: Owner? = Owner()
        weak let gone = owner
        owner?.addSubview(UIView())
        owner?.index = owner.map { owner in GroupIndex(of: owner) { $0.tag } }
        #expect(owner?.index?.count == 1)
        let root = UIView()
        owner.map { root.addSubview($0) }
        owner?.removeFromSuperview()
        owner = nil
        #expect(gone == nil)
    }

    @Test("views that come and go without a question leave nothing behind")
    func unaskedTraffic() {
        let root = UIView()
        root.addSubview(UIView())
        let index = GroupIndex(of: root) { $0.tag }
        #expect(index.count == 1)
        for _ in 0..<5000 {
            let view = UIView()
            root.addSubview(view)
            view.removeFromSuperview()
        }
        #expect(index.core.pending.count <= 2 * index.core.states.count + 64)
        #expect(index.core.states.count == 1)
        #expect(index.count == 1 && index.core.keysComputed == 1)
    }

    @Test("keys that no view has any more make room for others")
    func changingKeys() {
        let root = UIView()
        let view = UIView()
        root.addSubview(view)
        let index = GroupIndex(of: root) { $0.tag }
        for tag in 0..<1000 {
            view.tag = tag
            #expect(index.keys == [tag])
        }
        #expect(index.core.groups.groups.count <= 2)
    }

    @Test("a chain of 50,000 views with indexes in use goes without recursion", arguments: [false, true])
    func chain(isInTheMiddle: Bool) {
        var root: UIView? = UIView()
        var last = root
        var views: [ViewReference] = []
        for number in 0..<50_000 {
            let view = UIView()
            view.tag = number % 3
            last?.addSubview(view)
            last = view
            if number % 1000 == 0 { views.append(view.reference) }
        }
        weak let gone = last
        last = nil
        let middle = isInTheMiddle ? views[25].object : nil
        let indexes = [root, middle].compactMap { $0 }.map { view in GroupIndex(of: view) { $0.tag } }
        #expect(indexes[0].count == 50_000 && indexes[0][1].count > 15_000)
        root = nil
        #expect(indexes[0].count == 0)
        #expect((gone == nil) == !isInTheMiddle)
        if isInTheMiddle { #expect(indexes[1].count == 24_999) }
    }
}
