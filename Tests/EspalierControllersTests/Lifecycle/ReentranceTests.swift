import EspalierControllers
import EspalierViews
import Foundation
import TestSupport
import Testing

/// What callbacks change is legal; the order stays legal and nothing is left half way (checked by the stage).
@Suite("Changes inside callbacks")
struct ReentranceTests {
    @Test(
        "A presented controller that dismisses itself in one of its calls",
        arguments: ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"], [false, true])
    func dismissesItself(in call: String, animated: Bool) {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            b.modalPresentationStyle = .fullScreen
            stage.log.reactions["b.\(call)"] = { [unowned b] in b.dismiss(animated: animated) }
            a.present(b, animated: animated)
            stage.window.clock.advance(by: 5)
            #expect(a.presentedViewController == nil)
            #expect(stage.window.subviews == [a.view])
            #expect(stage.log.calls.filter { $0 == "b.viewDidDisappear" }.count == 1)
        }
    }

    @Test("A root that pushes, or sets the stack, while it is loaded")
    func pushesInViewDidLoad() {
        onStage { stage in
            let a = stage.probe("a")
            let b = stage.probe("b")
            let navigation = UINavigationController(rootViewController: a)
            stage.log.reactions["a.viewDidLoad"] = { navigation.pushViewController(b, animated: false) }
            stage.window.rootViewController = navigation
            stage.window.makeKeyAndVisible()
            #expect(navigation.viewControllers == [a, b])
            #expect(stage.log.takeAppearance() == ["b will+", "b is+", "b did+"])
        }
    }

    @Test(
        "A pushed controller that pushes another, or pops itself, in one of its calls",
        arguments: ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "willMove(navigation)"],
        [true, false])
    func pushedReacts(in call: String, pushes: Bool) {
        onStage { stage in
            let a = stage.probe("a")
            let navigation = UINavigationController(rootViewController: a)
            navigation.title = "navigation"
            stage.window.rootViewController = navigation
            stage.window.makeKeyAndVisible()
            let b = stage.probe("b")
            let c = stage.probe("c")
            stage.log.reactions["b.\(call)"] = {
                if pushes {
                    navigation.pushViewController(c, animated: false)
                } else {
                    navigation.popViewController(animated: false)
                }
            }
            navigation.pushViewController(b, animated: false)
            stage.window.clock.advance(by: 5)
            #expect(navigation.topViewController?.view.window === stage.window)
            #expect(navigation.children.filter { $0.view.window != nil }.count == 1)
        }
    }

    @Test(
        "A child that removes itself in one of its calls",
        arguments: ["viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewDidLoad", "didMove(p)"])
    func removesItself(in call: String) {
        onStage { stage in
            let p = stage.shown("p")
            let c = stage.probe("c")
            stage.log.reactions["c.\(call)"] = { [unowned c] in c.leave() }
            p.embed(c)
            stage.window.layoutIfNeeded()
            #expect(c.parent == nil)
            c.view.removeFromSuperview()
        }
    }

    @Test("A child that is put back while it is being removed")
    func putBack() {
        onStage { stage in
            let p = stage.shown("p")
            let c = stage.probe("c")
            p.embed(c)
            stage.window.layoutIfNeeded()
            stage.log.clear()
            let box = UIView()
            p.view.addSubview(box)
            stage.log.reactions["c.viewWillDisappear"] = { box.addSubview(c.view) }
            c.view.removeFromSuperview()
            stage.window.layoutIfNeeded()
            #expect(c.view.superview === box)
            #expect(stage.log.takeAppearance().last == "c did+")
        }
    }

    @Test(
        "A root that replaces itself in one of its calls",
        arguments: ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewDidLayoutSubviews"])
    func replacesItself(in call: String) {
        onStage { stage in
            let a = stage.probe("a")
            let b = stage.probe("b")
            stage.log.reactions["a.\(call)"] = { [unowned stage] in stage.window.rootViewController = b }
            stage.window.rootViewController = a
            stage.window.makeKeyAndVisible()
            stage.window.layoutIfNeeded()
            #expect(stage.window.rootViewController === b)
            #expect(stage.window.subviews == [b.view])
            #expect(stage.log.takeAppearance().last == "b did+")
        }
    }

    @Test(
        "A root that hides its window, or presents, in one of its calls",
        arguments: ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewDidLayoutSubviews"],
        [true, false])
    func rootReacts(in call: String, hides: Bool) {
        onStage { stage in
            let a = stage.probe("a")
            let b = stage.probe("b")
            stage.log.reactions["a.\(call)"] = { [unowned stage, unowned a] in
                if hides { stage.window.isHidden = true } else { a.present(b, animated: false) }
            }
            stage.window.rootViewController = a
            stage.window.makeKeyAndVisible()
            stage.window.layoutIfNeeded()
            if hides { #expect(stage.log.takeAppearance().last != "a did+") }
        }
    }

    @Test("A child added in each call of its parent appears with it, or right after")
    func addsInCalls() {
        for call in ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewDidLayoutSubviews"] {
            onStage { stage in
                let p = stage.probe("p")
                let c = stage.probe("c")
                stage.log.reactions["p.\(call)"] = { [unowned p] in p.embed(c) }
                stage.window.rootViewController = p
                stage.window.makeKeyAndVisible()
                stage.window.layoutIfNeeded()
                let heard = stage.log.takeAppearance()
                #expect(heard.filter { $0 == "c did+" }.count == 1, "\(call): \(heard)")
                if call != "viewDidAppear" {
                    #expect(heard.suffix(2) == ["c did+", "p did+"], "\(call): \(heard)")
                }
            }
        }
    }
}
