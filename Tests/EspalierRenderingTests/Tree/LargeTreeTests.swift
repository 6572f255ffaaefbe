import EspalierRendering
import EspalierViews
import Foundation
import Testing

@Suite("Large trees")
struct LargeTreeTests {
    static func chain(_ count: Int) -> UIView {
        let root = UIView()
        var last = root
        for _ in 1..<count {
            let view = UIView()
            last.addSubview(view)
            last = view
        }
        return root
    }

    static func row(_ count: Int) -> UIView {
        let root = UIView()
        for _ in 1..<count { root.addSubview(UIView()) }
        return root
    }

    @Test("A chain of 20,000 views is written, read and compared without recursion, in linear space")
    func deep() throws {
        let root = Self.chain(20_000)
        var numbering = ViewNumbering()
        let before = HierarchySnapshot(of: root, numbering: &numbering)
        let text = before.text()
        #expect(text.utf8.count < 20_000 * 120)
        let lines = text.split(separator: "\n")
        #expect(lines[40] == String(repeating: " ", count: 80) + "UIView [0, 0, 0, 0]")
        #expect(lines[19_999] == String(repeating: " ", count: 80) + "^19999 UIView [0, 0, 0, 0]")
        let read = try HierarchySnapshot(text: text)
        #expect(HierarchyDiff(from: read, to: before, matching: .contents).isEmpty)
        root.walk { $0.tag = 1 }
        let after = HierarchySnapshot(of: root, numbering: &numbering)
        for matching in [HierarchyDiff.Matching.ids, .contents] {
            let diff = HierarchyDiff(from: before, to: after, matching: matching)
            #expect(diff.changes.count == 20_000)
            #expect(diff.text().utf8.count < 20_000 * 100)
            #expect(diff.json().utf8.count < 20_000 * 250)
        }
        let last = HierarchyDiff(from: before, to: after, matching: .contents).text().split(separator: "\n").last
        #expect(last == "~ UIView at …/0/0/0/0/0/0/0/0 (level 19999): retagged 0 -> 1")
    }

    @Test("A row of 20,000 views is written, read and compared")
    func wide() throws {
        let root = Self.row(20_000)
        var numbering = ViewNumbering()
        let before = HierarchySnapshot(of: root, numbering: &numbering)
        #expect(
            HierarchyDiff(from: try HierarchySnapshot(text: before.text()), to: before, matching: .contents).isEmpty)
        let last = root.subviews[19_998]
        root.sendSubviewToBack(last)
        let after = HierarchySnapshot(of: root, numbering: &numbering)
        #expect(
            HierarchyDiff(from: before, to: after).text() == "~ UIView #19999 at /0: reordered at 19998 -> at 0\n")
        for view in root.subviews { root.sendSubviewToBack(view) }
        let reversed = HierarchySnapshot(of: root, numbering: &numbering)
        #expect(HierarchyDiff(from: after, to: reversed).changes.count == 19_998)
    }
}

extension UIView {
    /// Calls a body for each view of a chain.
    fileprivate func walk(_ body: (UIView) -> Void) {
        var view: UIView? = self
        while let present = view {
            body(present)
            view = present.subviews.first
        }
    }
}
