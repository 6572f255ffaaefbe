import EspalierControllers
import EspalierViews
import Foundation
import Testing

@Suite("Nested four deep, and changes of the window")
struct NestedTests {
    /// `a` contains `b` contains `c` contains `d`, all with their views.
    func nest(_ stage: Stage) -> [Probe] {
        let probes = ["a", "b", "c", "d"].map { stage.probe($0) }
        for (parent, child) in zip(probes, probes.dropFirst()) { parent.embed(child) }
        stage.log.clear()
        return probes
    }

    static let arrival = [
        "a will+", "b will+", "c will+", "d will+", "a is+", "b is+", "c is+", "d is+", "d did+", "c did+", "b did+",
        "a did+",
    ]
    static let departure = ["a will-", "b will-", "c will-", "d will-", "d did-", "c did-", "b did-", "a did-"]

    @Test("Becoming root, and out again")
    func root() {
        onStage { stage in
            let probes = nest(stage)
            stage.window.rootViewController = probes[0]
            stage.window.makeKeyAndVisible()
            #expect(stage.log.takeAppearance() == Self.arrival)
            stage.window.rootViewController = nil
            #expect(stage.log.takeAppearance() == Self.departure)
        }
    }

    @Test("Added to a visible controller, and removed")
    func added() {
        onStage { stage in
            let root = stage.shown()
            let probes = nest(stage)
            root.embed(probes[0])
            stage.window.layoutIfNeeded()
            #expect(stage.log.takeAppearance() == Self.arrival)
            probes[0].leave()
            #expect(stage.log.takeAppearance() == Self.departure)
        }
    }

    @Test("The window changes in one step: out of the one, then into the other, each once")
    func windowChanged() {
        onStage { stage in
            let probes = nest(stage)
            let other = UIWindow(screen: .iPhone14)
            other.isHidden = false
            stage.window.isHidden = false
            stage.window.addSubview(probes[0].view)
            stage.window.layoutIfNeeded()
            #expect(stage.log.takeAppearance() == Self.arrival)
            other.addSubview(probes[0].view)
            other.layoutIfNeeded()
            #expect(stage.log.takeAppearance() == Self.departure + Self.arrival)
            probes[0].view.removeFromSuperview()
            #expect(stage.log.takeAppearance() == Self.departure)
            // Views hold neither their window nor their controllers.
            withExtendedLifetime((other, probes)) {}
        }
    }

    @Test("Moved within a window: nothing")
    func movedWithin() {
        onStage { stage in
            let root = stage.shown()
            let box = UIView()
            root.view.addSubview(box)
            let c = stage.probe("c")
            root.embed(c)
            stage.window.layoutIfNeeded()
            stage.log.clear()
            box.addSubview(c.view)
            stage.window.layoutIfNeeded()
            #expect(stage.log.takeAppearance().isEmpty)
        }
    }

    @Test("Taken out between will…Appear and did…Appear: both disappear calls still come, and no did…Appear")
    func takenOutEarly() {
        onStage { stage in
            let root = stage.shown()
            let probes = nest(stage)
            root.embed(probes[0])
            stage.log.clear()
            probes[0].leave()
            stage.window.layoutIfNeeded()
            #expect(stage.log.takeAppearance() == Self.departure)
        }
    }

    @Test("A child of 2,000 nested ones costs no stack", arguments: [2_000])
    func deep(depth: Int) {
        let window = UIWindow(screen: .iPhone14)
        let root = UIViewController()
        var last = root
        for _ in 0..<depth {
            let child = UIViewController()
            last.addChild(child)
            last.view.addSubview(child.view)
            child.didMove(toParent: last)
            last = child
        }
        final class Deepest: UIViewController {
            var heard = 0
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                heard += 1
            }
        }
        let deepest = Deepest()
        last.addChild(deepest)
        last.view.addSubview(deepest.view)
        deepest.didMove(toParent: last)
        window.rootViewController = root
        window.makeKeyAndVisible()
        #expect(deepest.heard == 1)
    }
}
