// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import Espalier
import EspalierContainers
import TestSupport
import Testing

/// What a window of the tests shows; a class, so that each test has its own log.
private final class Screen: WindowContainerType {
    let name: String
    let log: CallLog
    weak var window: WindowContainer<Screen>?
    var made: UIView?

    init(_ name: String, _ log: CallLog, _ window: WindowContainer<Screen>) {
        self.name = name
        self.log = log
        self.window = window
    }

    var container: UIView! { made ?? Container(in: window) { [self] in Page(name, log) } }

    static func launcher(in windowContainer: WindowContainer<Screen>) -> UIView! {
        ContainerView<View>(in: windowContainer)
    }
}

private final class WindowStage {
    let log = CallLog()
    let window = UIWindow.container(Screen.self, screen: .iPhone14)
    let checker: LifecycleChecker
    let root: WindowContainer<Screen>

    init(isShown: Bool = true) {
        // What other tests began on this thread and never ended: while it waits, no window is at rest.
        UIWindow().clock.advance(by: 0)
        checker = LifecycleChecker(window)
        root = window.rootViewController as! WindowContainer<Screen>
        if isShown { window.makeKeyAndVisible() }
    }

    func screen(_ name: String) -> Screen { Screen(name, log, root) }

    func go(_ name: String) {
        root.transition(to: screen(name)) { [log] in log.note("\(name) done") }
    }

    var names: [String] { root.children.map { ($0 as? Page)?.name ?? "?" } }
}

private func onWindow(isShown: Bool = true, _ body: (WindowStage) -> Void) {
    let log: CallLog
    do {
        let stage = WindowStage(isShown: isShown)
        log = stage.log
        body(stage)
        stage.window.clock.advance(by: 1)
        stage.checker.check()
        #expect(stage.checker.mistakes.map { "\($0)" } == [])
    }
    #expect(log.living.count == 0, "controllers live on")
}

@Suite("Windows of containers")
struct WindowTests {
    @Test("7.1 The launcher is made when the window is shown, and fills it")
    func launcher() {
        onWindow(isShown: false) { stage in
            #expect(stage.root.container == nil && stage.root.baseType == nil && !stage.root.isViewLoaded)
            stage.window.makeKeyAndVisible()
            #expect(stage.root.container is ContainerView<View>)
            #expect(stage.root.container.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect((stage.root.container as? ContainerView<View>)?.view.parent === stage.root)
            #expect(stage.root.baseType == nil)
            stage.window.rotate(to: .landscapeRight)
            #expect(stage.root.container.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        }
        #expect(UIWindow.container(Screen.self).frame == .zero)
    }

    @Test("7.2 The new container is there at once; the old one goes, and the completion comes, on the window's clock")
    func transition() {
        onWindow { stage in
            stage.go("a")
            stage.window.clock.advance(by: 0.3)
            _ = stage.log.take()
            let old = stage.root.container
            let target = stage.screen("b")
            stage.root.transition(to: target) { stage.log.note("b done") }
            #expect(stage.root.baseType === target && stage.root.container !== old)
            #expect(stage.names == ["a", "b"] && stage.root.view.subviews == [old, stage.root.container])
            stage.window.clock.advance(by: 0.2)
            #expect(stage.names == ["a", "b"])
            stage.window.clock.advance(by: 0.2)
            #expect(stage.names == ["b"] && stage.root.view.subviews == [stage.root.container])
            #expect(
                stage.log.take() == [
                    "b willMove(WindowContainer<Screen>)", "b load", "b didMove(WindowContainer<Screen>)", "b will+",
                    "b did+", "a willMove(nil)", "a will-", "a did-", "a didMove(nil)", "b done",
                ])
            #expect(stage.root.container.frame == stage.window.bounds)
        }
    }

    @Test("7.2 transition(toView:as:) takes a container as it is given; the one that is shown stays")
    func given() {
        onWindow { stage in
            let target = stage.screen("a")
            let view = ContainerView<View>(in: stage.root)
            stage.root.transition(toView: view, as: target) { stage.log.note("done") }
            stage.window.clock.advance(by: 0.3)
            #expect(stage.root.container === view && stage.root.baseType === target)
            let other = stage.screen("b")
            stage.root.transition(toView: view, as: other) { stage.log.note("again") }
            #expect(stage.log.take() == ["done", "again"])
            #expect(stage.root.baseType === other && stage.root.view.subviews == [view] && view.view != nil)
        }
    }

    @Test("7.3 A transition that another one overtakes comes to its end before that begins")
    func overtaken() {
        onWindow { stage in
            stage.go("a")
            stage.go("b")
            stage.go("c")
            #expect(
                stage.log.take().filter { $0.contains("done") || $0.contains("load") } == [
                    "a load", "a done", "b load", "b done", "c load",
                ])
            #expect(stage.names == ["b", "c"])
            stage.window.clock.advance(by: 0.3)
            #expect(stage.names == ["c"])
            #expect(stage.log.take().filter { $0.contains("done") } == ["c done"])
            stage.window.clock.advance(by: 1)
            #expect(stage.log.take().isEmpty)
        }
    }

    @Test("7.4 One that is asked for in a completion, or while a container is made, follows")
    func nested() {
        onWindow { stage in
            stage.root.transition(to: stage.screen("a")) {
                stage.log.note("a done")
                stage.go("b")
            }
            stage.window.clock.advance(by: 0.3)
            #expect(stage.names == ["a", "b"])
            stage.window.clock.advance(by: 0.3)
            #expect(stage.names == ["b"])
            #expect(stage.log.take().filter { $0.contains("done") } == ["a done", "b done"])
            final class Hasty: Page {
                var onLoad: () -> Void = {}
                override func viewDidLoad() {
                    super.viewDidLoad()
                    onLoad()
                }
            }
            let hasty = Hasty("hasty", stage.log)
            hasty.onLoad = { [unowned stage] in stage.go("c") }
            let target = stage.screen("hasty")
            target.made = UIView()
            let made = Container<Page>(in: stage.root) { hasty }
            stage.root.transition(toView: made, as: target) { stage.log.note("hasty done") }
            stage.window.clock.advance(by: 0.3)
            #expect(stage.names == [stage.names.last])
            stage.window.clock.advance(by: 0.3)
            #expect(stage.log.take().filter { $0.contains("done") } == ["c done", "hasty done"])
        }
    }

    @Test("7.5 In a hidden window's unloaded controller, and without animations, a transition is over at once")
    func immediate() {
        onWindow { stage in
            UIView.performWithoutAnimation { stage.go("a") }
            #expect(stage.names == ["a"] && stage.log.take().contains("a done"))
        }
        let log = CallLog()
        let root = WindowContainer<Screen>()
        root.transition(to: Screen("a", log, root)) { log.note("a done") }
        #expect(root.children.count == 1 && log.take().last == "a done")
    }

    @Test("7.6 A completion comes once, too, where the window is released, or shows another root, before the time")
    func released() {
        let log = CallLog()
        do {
            let stage = WindowStage()
            stage.root.transition(to: Screen("a", log, stage.root)) { log.note("done") }
            #expect(!log.take().contains("done"))
        }
        #expect(log.take().filter { $0 == "done" } == ["done"])
        #expect(log.living.count == 0)
        onWindow { stage in
            stage.go("a")
            stage.window.rootViewController = nil
            #expect(stage.log.take().filter { $0.contains("done") } == ["a done"])
            #expect(stage.names == ["a"])
        }
    }

    @Test("7.7 A presentation goes to the topmost of what is presented already")
    func presentation() {
        onWindow { stage in
            stage.go("a")
            stage.window.clock.advance(by: 0.3)
            let pages = ["one", "two", "three"].map { Page($0, stage.log) }
            #expect(stage.root.topmostPresented === stage.root)
            stage.root.present(pages[0], animated: false) { stage.log.note("one up") }
            #expect(pages[0].presentingViewController === stage.root && stage.log.take().last == "one up")
            stage.root.present(pages[1], animated: true)
            #expect(pages[1].presentingViewController === pages[0])
            stage.root.present(pages[2], animated: false)
            #expect(pages[2].presentingViewController === pages[1] && stage.root.topmostPresented === pages[2])
            stage.go("b")
            stage.window.clock.advance(by: 0.3)
            #expect(stage.names == ["b"] && stage.root.topmostPresented === pages[2])
            stage.root.dismiss(animated: false)
            #expect(stage.root.presentedViewController == nil)
        }
    }

    @Test("7.7 What is shown may present by itself, in a context of its own")
    func context() {
        onWindow { stage in
            stage.go("a")
            stage.window.clock.advance(by: 0.3)
            let shown = stage.root.children[0]
            shown.definesPresentationContext = true
            let pages = ["one", "two"].map { Page($0, stage.log) }
            pages[0].modalPresentationStyle = .overCurrentContext
            shown.present(pages[0], animated: false)
            #expect(pages[0].presentingViewController === shown)
            stage.root.present(pages[1], animated: false)
            #expect(pages[1].presentingViewController === pages[0])
            shown.dismiss(animated: false)
        }
    }

    @Test(
        "7.6 Random transitions and steps of the clock: each completion once, in order", arguments: randomPrograms(20))
    func random(seed: Int) {
        onWindow { stage in
            var random = SplitMix64(seed: UInt64(seed))
            // A model: who is shown, who waits for the clock, and since when.
            var shown: [String] = [], waiting: (name: String, left: Int)?, done: [String] = [], trace: [String] = []
            func end() {
                guard let name = waiting?.name else { return }
                shown = [name]
                done.append("\(name) done")
                waiting = nil
            }
            for number in 0..<100 {
                let name = "s\(number)"
                switch random.below(4) {
                case 0, 1:
                    trace.append("go \(name)")
                    end()
                    shown.append(name)
                    waiting = (name, 3)
                    stage.go(name)
                case 2:
                    trace.append("go \(name) at once")
                    end()
                    (shown, waiting) = ([name], (name, 0))
                    end()
                    UIView.performWithoutAnimation { stage.go(name) }
                default:
                    // In quarters of a second, which are exact.
                    let quarters = random.below(3)
                    trace.append("\(quarters) quarters")
                    if let left = waiting?.left { waiting?.left = left - 2 * quarters }
                    if let left = waiting?.left, left < 0 { end() }
                    stage.window.clock.advance(by: TimeInterval(quarters) / 4)
                }
                let heard = stage.log.take().filter { $0.hasSuffix("done") }
                guard heard == done, stage.names.filter({ $0 != "?" }) == shown else {
                    Issue.record(
                        "seed \(seed): \(heard) and \(stage.names), not \(done) and \(shown): \(trace.suffix(9))")
                    return
                }
                done = []
            }
        }
    }
}
