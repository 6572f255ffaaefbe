import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Names")
struct NameTests {
    @Test("A name is set, read, changed and removed")
    func readAndWrite() {
        let view = UIView()
        #expect(view.name == nil)
        view.name = "first"
        #expect(view.name == "first")
        view.name = "second"
        #expect(view.name == "second")
        view.name = nil
        #expect(view.name == nil)
        #expect(view.view(named: "second") == nil)
    }

    @Test("view(named:) finds depth-first, itself included")
    func depthFirst() {
        let root = makeView("root")
        let a = makeView("a", in: root)
        let b = makeView("b", in: root)
        let deep = makeView("x", in: a)
        let shallow = makeView("x", in: root)
        let last = makeView("y", in: b)
        #expect(root.view(named: "root") === root)
        #expect(root.view(named: "x") === deep)
        #expect(b.view(named: "x") == nil)
        #expect(root.view(named: "y") === last)
        root.sendSubviewToBack(shallow)
        #expect(root.view(named: "x") === shallow)
        #expect(a.view(named: "root") == nil, "only below the view that is asked")
        #expect(root.view(named: "nobody") == nil)
    }

    @Test("The answer follows every change")
    func follows() {
        let root = makeView("root")
        let a = makeView("a", in: root)
        let b = makeView("b", in: root)
        b.name = "a"
        #expect(root.view(named: "a") === a)
        a.name = nil
        #expect(root.view(named: "a") === b)
        b.removeFromSuperview()
        #expect(root.view(named: "a") == nil)
        #expect(b.view(named: "a") === b)
    }

    @Test("Empty names, long names and names of other scripts are names")
    func anyText() {
        let root = UIView()
        let long = String(repeating: "n", count: 5000)
        for name in ["", long, "Überschrift", "👩‍👩‍👧", "a b"] {
            let view = makeView(name, in: root)
            #expect(root.view(named: name) === view)
        }
        // The same character, composed and decomposed: texts that are equal in Swift are one name.
        #expect(root.view(named: "U\u{308}berschrift")?.name == "Überschrift")
    }

    @Test("Names against a plain search, in random trees", arguments: UInt64(1)...10)
    func randomTrees(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let root = makeView("n0")
        var views = [root]
        func search(_ name: String, in view: UIView) -> UIView? {
            if view.name == name {
                return view
            }
            for subview in view.subviews {
                if let found = search(name, in: subview) {
                    return found
                }
            }
            return nil
        }
        for step in 0..<200 {
            let view = views[random.below(views.count)]
            switch random.below(4) {
            case 0: views.append(makeView("n\(random.below(8))", in: view))
            case 1: view.name = random.below(3) == 0 ? nil : "n\(random.below(8))"
            case 2 where view !== root && !view.isDescendant(of: root): root.addSubview(view)
            default:
                if view !== root {
                    view.removeFromSuperview()
                }
            }
            let name = "n\(random.below(8))"
            #expect(root.view(named: name) === search(name, in: root), "seed \(seed), step \(step), \(name)")
        }
    }
}
