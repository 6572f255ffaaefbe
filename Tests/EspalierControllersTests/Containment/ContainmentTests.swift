import EspalierControllers
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Containment")
struct ContainmentTests {
    @Test("Row 1: addChild calls willMove(toParent:), then changes children and parent, and does not call didMove")
    func addChild() {
        onStage { stage in
            let p = stage.probe("p")
            let c = stage.probe("c")
            var seen: [String] = []
            stage.log.reactions["c.willMove(p)"] = { seen.append("\(c.parent == nil) \(p.children.count)") }
            p.addChild(c)
            #expect(seen == ["true 0"])
            #expect(stage.log.take() == ["c.willMove(p)"])
            #expect(c.parent === p)
            #expect(p.children == [c])
        }
    }

    @Test("Row 1: a child of another parent leaves that first, with its callback")
    func otherParent() {
        onStage { stage in
            let p = stage.probe("p")
            let q = stage.probe("q")
            let c = stage.probe("c")
            p.addChild(c)
            stage.log.clear()
            q.addChild(c)
            #expect(stage.log.take() == ["c.didMove(nil)", "c.willMove(q)"])
            #expect(p.children.isEmpty)
            #expect(q.children == [c])
        }
    }

    @Test("Rows 2 and 3: didMove(toParent: p) and willMove(toParent: nil) are the author's, and change nothing")
    func authorsCalls() {
        onStage { stage in
            let p = stage.probe("p")
            let c = stage.probe("c")
            p.addChild(c)
            c.didMove(toParent: p)
            c.willMove(toParent: nil)
            #expect(c.parent === p)
            #expect(p.children == [c])
            #expect(stage.log.take() == ["c.willMove(p)", "c.didMove(p)", "c.willMove(nil)"])
        }
    }

    @Test("Row 4: removeFromParent changes both, then calls didMove(toParent: nil), and does not call willMove")
    func removeFromParent() {
        onStage { stage in
            let p = stage.probe("p")
            let c = stage.probe("c")
            p.addChild(c)
            stage.log.clear()
            var seen: [String] = []
            stage.log.reactions["c.didMove(nil)"] = { seen.append("\(c.parent == nil) \(p.children.count)") }
            c.removeFromParent()
            #expect(seen == ["true 0"])
            #expect(stage.log.take() == ["c.didMove(nil)"])
            c.removeFromParent()
            #expect(stage.log.take().isEmpty)
        }
    }

    @Test("Row 5: a present child is removed and appended, without callbacks")
    func presentChild() {
        onStage { stage in
            let p = stage.probe("p")
            let a = stage.probe("a")
            let b = stage.probe("b")
            p.addChild(a)
            p.addChild(b)
            stage.log.clear()
            p.addChild(a)
            #expect(p.children == [b, a])
            #expect(stage.log.take().isEmpty)
        }
    }

    @Test("Row 5: addChild of itself traps")
    func itself() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let p = UIViewController()
            p.title = "p"
            p.addChild(p)
        }
        #expect(errorText(result).contains("addChild(UIViewController 'p') on UIViewController 'p'"))
    }

    @Test("Row 5: addChild of an ancestor traps")
    func ancestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let p = UIViewController()
            let c = UIViewController()
            let d = UIViewController()
            p.addChild(c)
            c.addChild(d)
            d.addChild(p)
        }
        #expect(errorText(result).contains("which is it or lies below it"))
    }

    @Test("Added to a visible parent: the whole order, with the author's didMove before viewDidAppear")
    func addedToVisible() {
        onStage { stage in
            let p = stage.shown("p")
            let c = stage.probe("c", notesViews: true)
            p.embed(c)
            stage.window.layoutIfNeeded()
            #expect(
                stage.log.take(without: "p.") == [
                    "c.willMove(p)", "c.loadView", "c.viewDidLoad", "cView.willMove(toSuperview: p)",
                    "c.viewWillAppear", "cView.willMove(toWindow: window)", "cView.didMoveToWindow",
                    "cView.didMoveToSuperview", "c.viewIsAppearing", "c.didMove(p)", "c.viewWillLayoutSubviews",
                    "cView.layoutSubviews", "c.viewDidLayoutSubviews", "c.viewDidAppear",
                ])
            #expect(
                c.movements == [
                    "viewWillAppear: to parent", "viewIsAppearing: to parent", "viewDidAppear: to parent",
                ])
        }
    }

    @Test("Removed: viewDidDisappear at once, after the view callbacks, before didMove(toParent: nil)")
    func removed() {
        onStage { stage in
            let p = stage.shown("p")
            let c = stage.probe("c", notesViews: true)
            p.embed(c)
            stage.window.layoutIfNeeded()
            stage.log.clear()
            c.movements = []
            c.leave()
            #expect(
                stage.log.take() == [
                    "c.willMove(nil)", "cView.willMove(toSuperview: nil)", "c.viewWillDisappear",
                    "cView.willMove(toWindow: nil)", "cView.didMoveToWindow", "cView.didMoveToSuperview",
                    "c.viewDidDisappear", "c.didMove(nil)",
                ])
            #expect(
                c.movements
                    == ["willMove(nil)", "viewWillDisappear", "viewDidDisappear"].dropFirst().map {
                        "\($0): from parent"
                    })
        }
    }

    @Test("Added to an invisible parent: hears nothing, then appears with it")
    func addedToInvisible() {
        onStage { stage in
            let p = stage.probe("p")
            let c = stage.probe("c")
            p.embed(c)
            #expect(
                stage.log.take() == [
                    "c.willMove(p)", "p.loadView", "p.viewDidLoad", "c.loadView", "c.viewDidLoad",
                    "c.didMove(p)",
                ])
            stage.window.rootViewController = p
            stage.window.makeKeyAndVisible()
            #expect(stage.log.takeAppearance() == ["p will+", "c will+", "p is+", "c is+", "c did+", "p did+"])
            #expect(c.movements.isEmpty, "it is the parent's appearance")
        }
    }

    @Test("Parent and child leave together: will from outside in, did from inside out")
    func together() {
        onStage { stage in
            let p = stage.shown("p")
            let a = stage.probe("a")
            let b = stage.probe("b")
            p.embed(b)
            p.embed(a)
            stage.window.layoutIfNeeded()
            stage.log.clear()
            stage.window.rootViewController = nil
            #expect(stage.log.takeAppearance() == ["p will-", "b will-", "a will-", "b did-", "a did-", "p did-"])
        }
    }

    @Test("Several children: in the order of children, whatever the order of their views; only those with a view there")
    func several() {
        onStage { stage in
            let p = stage.probe("p")
            let a = stage.probe("a")
            let b = stage.probe("b")
            let c = stage.probe("c")
            let d = stage.probe("d")
            for child in [a, b, c, d] {
                p.addChild(child)
                child.didMove(toParent: p)
            }
            p.view.addSubview(c.view)
            p.view.addSubview(a.view)
            d.loadViewIfNeeded()
            stage.window.rootViewController = p
            stage.window.makeKeyAndVisible()
            #expect(
                stage.log.takeAppearance() == [
                    "p will+", "a will+", "c will+", "p is+", "a is+", "c is+", "a did+", "c did+", "p did+",
                ])
            #expect(!b.isViewLoaded)
        }
    }

    @Test("A view added without addChild still brings its calls; parent stays nil")
    func withoutAddChild() {
        onStage { stage in
            let p = stage.shown("p")
            let c = stage.probe("c")
            p.view.addSubview(c.view)
            stage.window.layoutIfNeeded()
            #expect(stage.log.takeAppearance() == ["c will+", "c is+", "c did+"])
            #expect(c.parent == nil)
            stage.window.rootViewController = nil
            #expect(stage.log.takeAppearance() == ["p will-", "c will-", "p did-", "c did-"])
        }
    }

    @Test("With forwarding off, moves tell the child nothing; begin and end do: will…, then is… and did…")
    func manualForwarding() {
        onStage { stage in
            let p = stage.shown("p")
            p.forwards = false
            let c = stage.probe("c")
            p.addChild(c)
            c.beginAppearanceTransition(true, animated: true)
            #expect(stage.log.takeAppearance() == ["c will+"])
            p.view.addSubview(c.view)
            stage.window.layoutIfNeeded()
            #expect(stage.log.takeAppearance().isEmpty)
            c.endAppearanceTransition()
            c.didMove(toParent: p)
            #expect(stage.log.takeAppearance() == ["c is+", "c did+"])
            c.beginAppearanceTransition(false, animated: false)
            c.view.removeFromSuperview()
            #expect(stage.log.takeAppearance() == ["c will-"])
            c.endAppearanceTransition()
            #expect(stage.log.takeAppearance() == ["c did-"])
        }
    }

    @Test("Swapped by the author: the old one out, the new one in, each with its calls")
    func swapped() {
        onStage { stage in
            let p = stage.shown("p")
            let a = stage.probe("a")
            let b = stage.probe("b")
            p.embed(a)
            stage.window.layoutIfNeeded()
            stage.log.clear()
            a.leave()
            p.embed(b)
            stage.window.layoutIfNeeded()
            #expect(stage.log.takeAppearance() == ["a will-", "a did-", "b will+", "b is+", "b did+"])
        }
    }

    @Test("Swapped by transition(from:to:): the did calls when the clock has come to its end, then the completion")
    func transition() {
        onStage { stage in
            let p = stage.shown("p")
            let a = stage.probe("a")
            let b = stage.probe("b")
            p.embed(a)
            stage.window.layoutIfNeeded()
            stage.log.clear()
            a.willMove(toParent: nil)
            p.addChild(b)
            p.transition(from: a, to: b, duration: 0.5, animations: { stage.log.note("animations") }) { finished in
                stage.log.note("completion \(finished)")
                a.removeFromParent()
                b.didMove(toParent: p)
            }
            #expect(
                stage.log.take(without: "p.", "Layout") == [
                    "a.willMove(nil)", "b.willMove(p)", "b.loadView", "b.viewDidLoad", "a.viewWillDisappear",
                    "b.viewWillAppear", "b.viewIsAppearing", "animations",
                ])
            stage.window.clock.advance(by: 0.25)
            #expect(stage.log.take(without: "Layout").isEmpty)
            stage.window.clock.advance(by: 0.25)
            #expect(
                stage.log.take(without: "Layout") == [
                    "a.viewDidDisappear", "b.viewDidAppear", "completion true", "a.didMove(nil)", "b.didMove(p)",
                ])
            #expect(a.view.superview == nil)
            #expect(p.view.subviews == [b.view])
        }
    }
}
