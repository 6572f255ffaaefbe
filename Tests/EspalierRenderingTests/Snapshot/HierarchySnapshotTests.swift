import EspalierControls
import EspalierRendering
import EspalierViews
import Foundation
import Testing

@Suite("Snapshots of a tree")
struct HierarchySnapshotTests {
    @Test("A view keeps its id wherever it moves, and no later view gets the id of one that is gone")
    func ids() {
        let root = UIView()
        let first = UIView()
        root.addSubview(first)
        var second: UIView? = UIView()
        second.map(root.addSubview)
        var numbering = ViewNumbering()
        let before = HierarchySnapshot(of: root, numbering: &numbering)
        #expect(before.entries.map(\.id) == [0, 1, 2])
        second?.removeFromSuperview()
        second = nil
        for _ in 0..<50 { root.insertSubview(UIView(), at: 0) }
        root.bringSubviewToFront(first)
        let after = HierarchySnapshot(of: root, numbering: &numbering)
        #expect(after.entries.map(\.id) == [0] + Array(3...52) + [1])
        #expect(after.index(of: 1) == 51)
        #expect(after.index(of: 2) == nil)
        #expect(numbering.count == 53)
    }

    @Test("A snapshot does not hold the views")
    func release() {
        weak var gone: UIView?
        var numbering = ViewNumbering()
        let snapshot: HierarchySnapshot
        do {
            let root = UIView()
            let child = UIView()
            root.addSubview(child)
            gone = child
            snapshot = HierarchySnapshot(of: root, numbering: &numbering)
        }
        #expect(gone == nil)
        #expect(snapshot.entries.count == 2)
    }

    @Test("Depth, superview, position, path and the end of a subtree belong together")
    func places() {
        let root = UIView()
        let middle = UIView()
        root.addSubview(UIView())
        root.addSubview(middle)
        middle.addSubview(UIView())
        middle.addSubview(UIView())
        root.addSubview(UIView())
        var numbering = ViewNumbering()
        let snapshot = HierarchySnapshot(of: root, numbering: &numbering)
        #expect(snapshot.entries.map(\.depth) == [0, 1, 1, 2, 2, 1])
        #expect(snapshot.entries.map(\.parent) == [nil, 0, 0, 2, 2, 0])
        #expect(snapshot.entries.map(\.position) == [0, 0, 1, 0, 1, 2])
        #expect(snapshot.entries.indices.map(snapshot.path) == ["/", "/0", "/1", "/1/0", "/1/1", "/2"])
        #expect(snapshot.entries.indices.map(snapshot.end) == [6, 2, 5, 4, 5, 6])
    }

    @Test("What a view has is taken down", arguments: [false, true])
    func values(flag: Bool) {
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        label.name = "title"
        label.tag = 7
        label.text = "Hello"
        label.isHidden = flag
        label.clipsToBounds = flag
        label.alpha = 0.5
        label.autoresizingMask = flag ? [.flexibleWidth, .flexibleTopMargin] : []
        var numbering = ViewNumbering()
        let entry = HierarchySnapshot(of: label, numbering: &numbering).entries[0]
        #expect(entry.className == "UILabel")
        #expect(entry.name == "title")
        #expect(entry.tag == 7)
        #expect(entry.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(entry.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(entry.text == "Hello")
        #expect(entry.isHidden == flag)
        #expect(entry.clips == flag)
        #expect(entry.alpha == 0.5)
        let autoresizing = HierarchySnapshot.Property(name: "autoresizing", value: #"["width", "top"]"#)
        #expect(entry.properties.contains(autoresizing) == flag)
    }

    @Test("Corners in the root are where the view itself converts them to", arguments: 0..<40)
    func corners(seed: Int) {
        let forest = RandomForest(seed: UInt64(seed), count: 30, uniqueNames: false)
        for _ in 0..<60 { forest.mutate() }
        var numbering = ViewNumbering()
        let snapshot = HierarchySnapshot(of: forest.root, numbering: &numbering)
        let entries = Dictionary(uniqueKeysWithValues: snapshot.entries.map { ($0.id, $0) })
        for view in forest.views {
            guard let id = numbering.existingID(of: view), let entry = entries[id] else {
                Issue.record("seed \(seed): no entry for \(view)")
                continue
            }
            let (near, far) = (view.bounds.origin, CGPoint(x: view.bounds.maxX, y: view.bounds.maxY))
            let corners = [near, CGPoint(x: far.x, y: near.y), far, CGPoint(x: near.x, y: far.y)]
            for (corner, got) in zip(corners, entry.cornersInRoot) {
                let expected = view.convert(corner, to: forest.root)
                let isNear = abs(expected.x - got.x) < 1e-9 && abs(expected.y - got.y) < 1e-9
                #expect(isNear, "seed \(seed): \(view): \(expected), got \(got)")
            }
        }
        #expect(snapshot.entries[0].frameInRoot == forest.root.bounds)
    }

    @Test("The text of a tree reads back to the same places, which tell the same corners", arguments: 0..<10)
    func cornersOfText(seed: Int) throws {
        let forest = RandomForest(seed: UInt64(seed), count: 30, uniqueNames: false)
        var numbering = ViewNumbering()
        let snapshot = HierarchySnapshot(of: forest.root, numbering: &numbering)
        let read = try HierarchySnapshot(text: snapshot.text())
        for (entry, other) in zip(snapshot.entries, read.entries) {
            for (corner, got) in zip(entry.cornersInRoot, other.cornersInRoot) {
                let isNear = abs(corner.x - got.x) < 1e-9 && abs(corner.y - got.y) < 1e-9
                #expect(isNear, "seed \(seed): \(entry.id): \(corner), got \(got)")
            }
        }
    }
}
