import EspalierObservation
import EspalierRelatives
import Testing

@testable import EspalierViews

@Suite("Docs/Relatives.md, 5: indexes of tags, classes and names")
struct TreeIndexRuleTests {
    /// A view with many subviews: tags from 0 to 9, names of the same numbers, every fifth a box.
    private func makeList(_ count: Int, in superview: UIView? = nil) -> UIView {
        let list = put(UIView(), "list", tag: -1, in: superview)
        for number in 0..<count {
            put(number % 5 == 0 ? Box() : UIView(), "row \(number % 10)", tag: number % 10, in: list)
        }
        return list
    }

    /// Asks for a tag that no view has, so that all are looked at.
    private func askInVain(_ view: UIView, _ times: Int) {
        for _ in 0..<times { #expect(view.findFirstDescendant(by: [-100]) == nil) }
    }

    private func indexes(_ view: UIView) -> TreeIndexes? { view.order?.indexes }

    @Test("5.1 An index finds the same as looking at the views, in the same order")
    func sameAnswers() {
        let list = makeList(3000)
        let rows = list.subviews
        func check() {
            #expect(list.viewWithTag(7) === rows[7])
            #expect(list.view(named: "row 8") === rows[8])
            #expect(list.findFirstDescendant(by: [9, 4, 4]) === rows[4])
            #expect(list.findFirstDescendant(by: ["row 6", "none"]) === rows[6])
            #expect(list.findFirstDescendant(by: [Box.self, SmallBox.self]) === rows[0])
            #expect(rows[0].findFirstDescendant(by: [0]) == nil)
            let tagged = list.groupDescendants(by: [3, 2, 3, 100])
            #expect(tagged == [2: rows.filter { $0.tag == 2 }, 3: rows.filter { $0.tag == 3 }])
            #expect(list.groupDescendants(by: ["row 2"]) == ["row 2": rows.filter { $0.tag == 2 }])
            #expect(list.groupDescendants(by: [Box.self]) == ["Box": rows.filter { $0 is Box }])
        }
        check()
        #expect(indexes(list) == nil)
        for _ in 0..<3 { check() }
        #expect(indexes(list)?.tags != nil && indexes(list)?.types != nil && indexes(list)?.names != nil)
    }

    @Test("5.2 An index comes when twice the tree, and 2,048 views, were looked at; short questions do not count")
    func coming() {
        let small = makeList(500)
        askInVain(small, 4)
        #expect(indexes(small) == nil)
        askInVain(small, 1)
        #expect(indexes(small)?.tags != nil)
        #expect(indexes(small)?.types == nil && indexes(small)?.names == nil)
        let large = makeList(3000)
        askInVain(large, 1)
        #expect(indexes(large) == nil)
        askInVain(large, 1)
        #expect(indexes(large)?.tags != nil)
        let tiny = makeList(30)
        askInVain(tiny, 1000)
        #expect(indexes(tiny) == nil)
        // To look at the tree from below costs the way up.
        var top = makeList(200)
        let deep = top
        for _ in 0..<300 {
            let above = UIView()
            above.addSubview(top)
            top = above
        }
        askInVain(deep, 100)
        #expect(indexes(top) == nil)
        askInVain(top, 5)
        #expect(indexes(top)?.tags != nil)
    }

    @Test("5.3 An index is one of the whole tree; what leaves the tree leaves it")
    func wholeTree() {
        let root = UIView()
        let left = makeList(3000, in: root)
        let right = makeList(3000, in: root)
        // It is asked in one half: an index pays a little later there.
        askInVain(left, 10)
        #expect(indexes(root)?.tags != nil)
        #expect(indexes(left) === indexes(root) && indexes(right) === indexes(root))
        #expect(right.findFirstDescendant(by: [3]) === right.subviews[3])
        left.removeFromSuperview()
        #expect(left.order == nil)
        #expect(root.findFirstDescendant(by: [3]) === right.subviews[3])
        #expect(left.findFirstDescendant(by: [3]) === left.subviews[3])
        #expect(root.viewWithTag(-1) === right)
    }

    @Test("5.4 Callbacks and observers are answered by the tree as it is")
    func callbacks() {
        let list = makeList(3000)
        askInVain(list, 2)
        #expect(indexes(list)?.tags != nil)
        let view = AskingView()
        view.tag = 77
        var found: [Bool] = []
        view.asked = { found.append(list.viewWithTag(77) === view) }
        list.insertSubview(view, at: 1500)
        #expect(found == [true])
        let token = view.observe(\.tag) { view, _ in
            found.append(list.viewWithTag(77) == nil && list.viewWithTag(view.tag) === view)
        }
        view.tag = 78
        token.invalidate()
        #expect(found == [true, true])
        view.asked = { found.append(list.viewWithTag(78) == nil) }
        view.removeFromSuperview()
        #expect(found == [true, true, true])
    }

    private final class AskingView: UIView {
        var asked: () -> Void = {}
        override func didMoveToSuperview() { asked() }
    }

    @Test("5.5 The indexes go when changes have cost more than making them again; asking keeps them")
    func going() {
        let list = makeList(500)
        let rows = list.subviews
        askInVain(list, 5)
        func change(_ times: Int) {
            for number in 1...times { rows[1].tag = 1000 + number }
            rows[1].tag = 1
        }
        // Two changes for each of the 500 views, and 1,024; the tag's last one is in `change`.
        change(2023)
        #expect(indexes(list) != nil)
        askInVain(list, 1)
        change(2023)
        #expect(indexes(list) != nil)
        change(1)
        #expect(list.order == nil)
        #expect(list.findFirstDescendant(by: [1]) === rows[1])
        askInVain(list, 5)
        #expect(indexes(list)?.tags != nil)
    }

    @Test("5.6 An index holds no view, and an answer none that has left")
    func holding() {
        let list = makeList(3000)
        askInVain(list, 2)
        weak let row = list.subviews[4]
        #expect(list.groupDescendants(by: [4])[4]?.first === row)
        #expect(list.groupDescendants(by: [4, 5])[4]?.first === row)
        row?.removeFromSuperview()
        #expect(row == nil)
        #expect(indexes(list)?.tags != nil)
        #expect(list.groupDescendants(by: [4])[4]?.count == 299)
    }

    @Test("5.7 Closures, sequences, ancestors and siblings make no index")
    func withoutIndexes() {
        let list = makeList(3000)
        let row = list.subviews[0]
        for _ in 0..<10 {
            #expect(list.findFirstDescendant { $0.tag == -100 } == nil)
            #expect(list.groupDescendants { $0.tag < 0 ? 1 : nil } == [:])
            #expect(Array(list.descendants(by: [-100])) == [])
            #expect(row.groupSiblings(by: [-100]) == [:])
            #expect(row.findFirstAncestor(by: [-100]) == nil)
        }
        #expect(list.order == nil)
    }
}
