import EspalierObservation
import Testing

@testable import EspalierRelatives
@testable import EspalierViews

/// What a change costs an index in a tree so large that anything that grows with it would show.
@Suite("One change among 20,000 views patches what it touches", .serialized)
struct LargeTreeIndexTests {
    static let count = 20_000

    @Test("a view that comes, a tag that changes, a view that goes", arguments: [1, 20])
    func patches(indexCount: Int) {
        let root = UIView()
        var views = [root]
        for number in 1..<(indexCount == 1 ? Self.count : 1000) {
            let view = UIView()
            view.tag = number % 500
            views[(number - 1) / 10].addSubview(view)
            views.append(view)
        }
        let indexes = (0..<indexCount).map { _ in GroupIndex(of: root) { $0.tag } }
        let size = views.count - 1
        #expect(indexes.allSatisfy { $0.count == size })
        #expect(indexes.allSatisfy { $0.core.keysComputed == size })
        func cost(_ body: () -> Void) -> [[Int]] {
            let before = indexes.map { [$0.core.keysComputed, $0.core.groups.patches, $0.core.groups.touches] }
            body()
            return zip(indexes, before).map { index, before in
                _ = index[7].count + index[8].count
                let after = [index.core.keysComputed, index.core.groups.patches, index.core.groups.touches]
                return zip(after, before).map { $0 - $1 }
            }
        }
        _ = cost {}
        let leaf = UIView()
        leaf.tag = 7
        #expect(cost { views[size / 2].addSubview(leaf) }.allSatisfy { $0 == [1, 1, 1] })
        #expect(cost { leaf.tag = 8 }.allSatisfy { $0 == [1, 2, 2] })
        #expect(cost { leaf.removeFromSuperview() }.allSatisfy { $0 == [0, 1, 1] })
        #expect(cost {}.allSatisfy { $0 == [0, 0, 0] }, "asked again")
        #expect(cost { views[size].frame.size.width += 1 }.allSatisfy { $0 == [0, 0, 0] }, "what no key has read")
    }

    @Test("20,000 distinct tags: a group each, and a change concerns two")
    func distinctTags() {
        let root = UIView()
        root.tag = -1
        var views = [root]
        for number in 1..<Self.count {
            let view = UIView()
            view.tag = number
            views[(number - 1) / 10].addSubview(view)
            views.append(view)
        }
        let index = GroupIndex(of: root) { $0.tag }
        #expect(index.keys.count == Self.count - 1)
        #expect(index[Self.count / 2] == [views[Self.count / 2]])
        let patches = index.core.groups.patches
        views[5].tag = 6
        #expect(index[6] == [views[5], views[6]])
        #expect(index[5].isEmpty)
        #expect(index.core.groups.patches - patches == 2)
        #expect(index.core.keysComputed == Self.count)
    }
}
