import EspalierObservation
import Testing

@testable import EspalierRelatives
@testable import EspalierViews

/// What a change costs an index, held by its counters: keys computed, entries patched, answers forgotten.
@Suite("A change costs an index what it touches, and no more")
struct GroupIndexExactnessTests {
    /// root ─ 4 panels ─ 8 views each, whose tags are 0 to 7.
    struct Scene {
        let root = UIView()
        let panels: [UIView]

        init() {
            panels = (0..<4).map { number in
                let panel = UIView()
                panel.tag = 100 + number
                for tag in 0..<8 {
                    let view = UIView()
                    view.tag = tag
                    panel.addSubview(view)
                }
                return panel
            }
            panels.forEach { root.addSubview($0) }
        }

        func made(_ key: @escaping (UIView) -> Int? = { $0.tag }) -> GroupIndex<Int> {
            let index = GroupIndex(of: root, by: key)
            askAll(index)
            return index
        }

        func askAll(_ index: GroupIndex<Int>) { _ = index.groups }
    }

    /// What an index did while `body` ran and everything was asked again.
    struct Cost: Equatable {
        var keys = 0
        var patches = 0
        var touches = 0

        static func of(_ index: GroupIndex<Int>, _ body: () -> Void) -> Cost {
            let before = Cost(index)
            body()
            _ = index.groups
            let after = Cost(index)
            return Cost(
                keys: after.keys - before.keys, patches: after.patches - before.patches,
                touches: after.touches - before.touches)
        }

        init(keys: Int = 0, patches: Int = 0, touches: Int = 0) {
            (self.keys, self.patches, self.touches) = (keys, patches, touches)
        }

        init(_ index: GroupIndex<Int>) {
            keys = index.core.keysComputed
            patches = index.core.groups.patches
            touches = index.core.groups.touches
        }
    }

    @Test("nothing is computed before something is asked, and each key once then")
    func lazy() {
        let scene = Scene()
        let index = GroupIndex(of: scene.root) { $0.tag }
        #expect(index.core.keysComputed == 0 && scene.root.order == nil)
        #expect(index[3].count == 4)
        #expect(index[5].count == 4)
        #expect(index.core.keysComputed == 36)
    }

    @Test("a changed tag concerns its two groups")
    func tag() {
        let scene = Scene()
        let index = scene.made()
        let cost = Cost.of(index) { scene.panels[1].subviews[2].tag = 5 }
        #expect(cost == Cost(keys: 1, patches: 2, touches: 2))
        #expect(Cost.of(index) { scene.panels[1].subviews[2].tag = 5 } == Cost(), "the same tag again")
    }

    @Test("what no key has read costs nothing")
    func unread() {
        let scene = Scene()
        let index = scene.made()
        let cost = Cost.of(index) {
            for view in scene.panels[0].subviews + [scene.root] {
                view.frame.size.width += 10
                view.isHidden = true
                view.alpha = 0.5
                view.name = "one"
                view.transform = CGAffineTransform(scaleX: 2, y: 2)
            }
            scene.root.layoutIfNeeded()
        }
        #expect(cost == Cost())
    }

    @Test("a view that comes or goes concerns its group, a subtree the groups of its views")
    func comesAndGoes() {
        let scene = Scene()
        let index = scene.made()
        let view = UIView()
        view.tag = 3
        #expect(Cost.of(index) { scene.panels[2].insertSubview(view, at: 4) } == Cost(keys: 1, patches: 1, touches: 1))
        #expect(Cost.of(index) { view.removeFromSuperview() } == Cost(keys: 0, patches: 1, touches: 1))
        #expect(Cost.of(index) { scene.panels[3].removeFromSuperview() } == Cost(keys: 0, patches: 9, touches: 9))
        #expect(Cost.of(index) { scene.root.addSubview(scene.panels[3]) } == Cost(keys: 9, patches: 9, touches: 8))
    }

    @Test("a view that is moved keeps its key; groups whose order stays keep their answers")
    func moved() {
        let scene = Scene()
        let index = scene.made()
        let view = scene.panels[1].subviews[2]
        let stays = Cost.of(index) { scene.panels[1].bringSubviewToFront(view) }
        #expect(stays == Cost(), "among other tags, in the same panel")
        let goes = Cost.of(index) { scene.panels[3].addSubview(view) }
        #expect(goes == Cost(keys: 0, patches: 1, touches: 1), "behind the others of its tag")
        let whole = Cost.of(index) { scene.root.sendSubviewToBack(scene.panels[2]) }
        #expect(whole.keys == 0)
        #expect(whole.touches == 8, "each tag once; the panel's own group has no other view")
    }

    @Test("an exchange touches what stands between the two")
    func exchanged() {
        let scene = Scene()
        let index = scene.made()
        #expect(Cost.of(index) { scene.panels[0].exchangeSubview(at: 0, withSubviewAt: 7) } == Cost())
        let cost = Cost.of(index) { scene.root.exchangeSubview(at: 1, withSubviewAt: 2) }
        #expect(cost.keys == 0)
        #expect(cost.touches == 8, "each tag once")
    }

    @Test("keys that read their views alone are right after their indexed subtree came to another tree")
    func carried() {
        let scene = Scene()
        let index = GroupIndex(of: scene.panels[0]) { $0.tag }
        #expect(index.count == 8)
        let other = UIView()
        let own = GroupIndex(of: other) { $0.tag }
        #expect(own.count == 0)
        for target in [nil, other, scene.root, other, nil] {
            if let target { target.addSubview(scene.panels[0]) } else { scene.panels[0].removeFromSuperview() }
            #expect(index[4].count == 1)
        }
        #expect(index.core.keysComputed == 8)
        #expect(index.core.groups.touches == 0)
    }

    @Test("what is said to be changed is computed again; groups that stay the same keep their answers")
    func invalidated() {
        let scene = Scene()
        var shifts: [UIView: Int] = [:]
        let index = scene.made { view in view.tag < 100 ? view.tag + shifts[view, default: 0] : nil }
        #expect(Cost.of(index) { index.invalidate(scene.panels[0].subviews[1]) } == Cost(keys: 1))
        #expect(Cost.of(index) { index.invalidate() } == Cost(keys: 36))
        let last = scene.panels[0].subviews[7]
        shifts[last] = 1
        #expect(Cost.of(index) { index.invalidate(last) } == Cost(keys: 1, patches: 2, touches: 1))
        #expect(index[8] == [last])
        index.invalidate(UIView())
        index.invalidate(scene.root)
        #expect(Cost.of(index) {} == Cost(), "views that are not below the root")
    }
}
