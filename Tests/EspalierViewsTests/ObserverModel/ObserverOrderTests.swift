import EspalierViews
import Foundation
import Testing

@Suite("Whom one change concerns over several paths and objects")
struct ObserverOrderTests {
    @Test("The observers of one object are told in the order of registration, also over several paths and objects")
    func orderOverPaths() {
        let child = UIView()
        let parent = UIView()
        let sibling = UIView()
        parent.addSubview(child)
        parent.addSubview(sibling)
        var heard: [Int] = []
        let tokens = [
            child.observe(\.superview?.tag) { _, _ in heard.append(1) },
            sibling.observe(\.superview?.tag) { _, _ in heard.append(10) },
            child.observe(\.superview!.tag) { _, _ in heard.append(2) },
            child.observe(\.superview?.tag) { _, _ in heard.append(3) },
        ]
        parent.tag = 1
        #expect(heard.filter { $0 < 10 } == [1, 2, 3])
        heard = []
        // The second path was registered first now.
        let more = sibling.observe(\.superview!.tag) { _, _ in heard.append(11) }
        let last = sibling.observe(\.superview?.tag) { _, _ in heard.append(12) }
        parent.tag = 2
        #expect(heard.filter { $0 >= 10 } == [10, 11, 12] && heard.filter { $0 < 10 } == [1, 2, 3])
        withExtendedLifetime((tokens, more, last)) {}
    }

    @Test("The values of a change of another object are its own, whatever earlier observers set")
    func valuesOverObjects() {
        let child = UIView()
        let parent = UIView()
        parent.addSubview(child)
        var heard: [[Int?]] = []
        let first = parent.observe(\.tag) { parent, _ in if parent.tag == 1 { parent.tag = 2 } }
        let second = child.observe(\.superview?.tag, options: [.old, .new]) { _, change in
            heard.append([change.oldValue ?? nil, change.newValue ?? nil])
        }
        parent.tag = 1
        #expect(heard == [[1, 2], [0, 1]])
        withExtendedLifetime((first, second)) {}
    }

    @Test("A layout does not come to depend on what it sets and somebody observes")
    func layoutReads() {
        final class Setting: UIView {
            var count = 0
            override func layoutSubviews() {
                count += 1
                subviews[0].tag = 7
            }
        }
        let view = Setting()
        let child = UIView()
        view.addSubview(child)
        let token = child.observe(\.tag, options: [.old, .new]) { _, _ in }
        view.layoutIfNeeded()
        #expect(view.count == 1)
        child.tag = 8
        view.layoutIfNeeded()
        #expect(view.count == 1)
        token.invalidate()
    }
}
