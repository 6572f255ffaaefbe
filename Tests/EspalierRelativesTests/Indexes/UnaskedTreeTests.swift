import EspalierObservation
import Testing

@testable import EspalierRelatives
@testable import EspalierViews

@Suite("A tree pays for indexes where they were asked for, and only when that pays")
struct UnaskedTreeTests {
    /// A root with `count` views below, half of them in panels, tagged by their number.
    static func tree(_ count: Int) -> UIView {
        let root = UIView()
        var panel = root
        for number in 0..<count {
            let view = UIView()
            view.tag = number
            (number.isMultiple(of: 2) ? root : panel).addSubview(view)
            if number.isMultiple(of: 20) { panel = view }
        }
        return root
    }

    private func isBare(_ root: UIView) -> Bool {
        ([root] + IndexForest.below(root)).allSatisfy {
            $0.side == nil && $0.orderNode == nil && $0.flags.isDisjoint(with: [.ordered, .keyed])
        }
    }

    @Test("whatever is done to a tree that nobody asks, its views have no node and no side record")
    func unasked() {
        let root = Self.tree(200)
        let window = UIWindow()
        window.addSubview(root)
        root.exchangeSubview(at: 0, withSubviewAt: 1)
        root.subviews[0].tag = 7
        root.subviews[0].isHidden = true
        root.subviews[1].addSubview(root.subviews[2])
        window.layoutIfNeeded()
        root.removeFromSuperview()
        #expect(isBare(root) && window.side == nil)
    }

    @Test("an index that nobody asks costs its tree nothing")
    func unaskedIndex() {
        let root = Self.tree(100)
        let index = GroupIndex(of: root) { $0.tag }
        root.addSubview(UIView())
        index.invalidate()
        index.invalidate(root.subviews[0])
        index.release()
        #expect(isBare(root) && index.core.states.isEmpty && index.core.pending.isEmpty)
    }

    @Test("views that are no part of an index's subtree stay as they are")
    func besideIndex() {
        let root = Self.tree(100)
        let inside = root.subviews[0]
        let index = GroupIndex(of: inside) { $0.tag }
        #expect(index.count > 0)
        #expect(inside.order != nil && root.orderNode == nil)
        #expect(root.subviews.dropFirst().allSatisfy { $0.orderNode == nil })
        inside.removeFromSuperview()
        #expect(isBare(root))
    }

    @Test("few questions are answered by looking; many make an index, which answers the same")
    func pays() {
        let root = Self.tree(3000)
        let expected = IndexForest.below(root)
        func ask(_ tag: Int) -> UIView? { root.viewWithTag(tag) }
        #expect(ask(2999) === expected.first { $0.tag == 2999 })
        #expect(root.order == nil, "one question")
        var asked = 1
        while root.order?.indexes?.tags == nil, asked < 50 {
            #expect(root.groupDescendants(by: [asked])[asked]?.count == 1)
            asked += 1
        }
        #expect((2...5).contains(asked), "as many views were looked at as the index looks at twice")
        #expect(root.order?.indexes?.types == nil && root.order?.indexes?.names == nil, "only tags were asked for")
        for tag in [0, 1, 1500, 2999, 3000, -1] {
            #expect(ask(tag) === ([root] + expected).first { $0.tag == tag })
            #expect(root.groupDescendants(by: [tag])[tag] ?? [] == expected.filter { $0.tag == tag })
        }
    }

    @Test("a small tree is always looked through for a long time")
    func small() {
        let root = Self.tree(40)
        for _ in 0..<20 { #expect(root.groupDescendants(by: [39])[39]?.count == 1) }
        #expect(root.order == nil)
    }

    @Test("an index that nobody asks any more goes while the tree changes on")
    func goesAgain() {
        let root = Self.tree(100)
        TreeOrder.ensured(for: root).ensureIndexes().make(.tags)
        #expect(root.viewWithTag(50) != nil)
        let view = UIView()
        var changes = 0
        while root.order != nil, changes < 20_000 {
            root.addSubview(view)
            view.removeFromSuperview()
            changes += 1
        }
        #expect(root.order == nil && changes > 200)
        #expect(IndexForest.below(root).allSatisfy { $0.orderNode == nil && !$0.flags.contains(.ordered) })
        #expect(root.viewWithTag(50)?.tag == 50)
    }

    @Test("frames and flags of views in a tag index touch nothing and make no side record")
    func framesOfOrdered() {
        let root = Self.tree(30)
        TreeOrder.ensured(for: root).ensureIndexes().make(.tags)
        _ = root.groupDescendants(by: [1])
        let before = root.order?.indexes?.tags.map { [$0.patches, $0.touches] }
        for view in root.subviews {
            view.frame.size.width = 3
            view.isHidden = true
            #expect(view.side == nil)
        }
        #expect(root.order?.indexes?.tags.map { [$0.patches, $0.touches] } == before)
    }
}
