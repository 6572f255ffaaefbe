import EspalierViews
import Foundation
import Testing

/// `hitTest` and `point(inside:)` are asked while the tree is walked: an override may change the tree.
@Suite("Hit tests that change the tree")
struct HitTestChangeTests {
    final class Acting: UIView {
        var act: () -> Void = {}

        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            act()
            return nil
        }
    }

    @Test("An override that removes all its siblings, which nobody else holds")
    func removesSiblings() async {
        await #expect(processExitsWith: .success) {
            let root = makeView("root", CGRect(x: 0, y: 0, width: 100, height: 100))
            for number in 0..<10 {
                makeView("\(number)", CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
            }
            let acting = Acting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            root.addSubview(acting)
            acting.act = { [unowned root] in
                for view in root.subviews {
                    view.removeFromSuperview()
                }
            }
            #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil)?.name == "root")
        }
    }

    @Test("An override that empties the whole tree while a deeper level is asked")
    func removesAncestors() async {
        await #expect(processExitsWith: .success) {
            let root = makeView("root", CGRect(x: 0, y: 0, width: 100, height: 100))
            makeView("below", CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
            let middle = makeView("middle", CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
            let acting = Acting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            middle.addSubview(acting)
            acting.act = { [unowned root] in
                for view in root.subviews {
                    view.removeFromSuperview()
                }
            }
            _ = root.hitTest(CGPoint(x: 5, y: 5), with: nil)
            #expect(root.subviews.isEmpty)
        }
    }
}
