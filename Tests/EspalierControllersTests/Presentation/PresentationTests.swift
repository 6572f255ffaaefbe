import EspalierControllers
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Presentation")
struct PresentationTests {
    /// What A and B hear of a full-screen presentation, and of its end.
    static let presented = [
        "b.loadView", "b.viewDidLoad", "a.viewWillDisappear", "b.viewWillAppear", "b.viewIsAppearing",
        "b.viewWillLayoutSubviews", "b.viewDidLayoutSubviews", "b.viewDidAppear", "a.viewDidDisappear", "completion",
    ]
    static let dismissed = [
        "b.viewWillDisappear", "a.viewWillAppear", "a.viewIsAppearing", "a.viewDidAppear", "b.viewDidDisappear",
        "completion",
    ]

    @Test("Row 1: present full screen, not animated: all at once, A's view out after B appeared")
    func present() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            b.modalPresentationStyle = .fullScreen
            var seen: [String] = []
            stage.log.reactions["b.viewDidAppear"] = { seen.append("\(a.view.window != nil)") }
            stage.log.reactions["a.viewDidDisappear"] = { seen.append("\(a.view.window != nil)") }
            a.present(b, animated: false) { stage.log.note("completion") }
            #expect(stage.log.take() == Self.presented)
            #expect(seen == ["true", "false"])
            #expect(b.view.frame == stage.window.bounds)
            let container = b.presentationController?.containerView
            #expect(stage.window.subviews == [container] && container?.subviews == [b.view])
        }
    }

    @Test("Row 2: dismiss: A's view back before B's is out")
    func dismiss() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            b.modalPresentationStyle = .fullScreen
            a.present(b, animated: false)
            stage.log.clear()
            a.dismiss(animated: false) { stage.log.note("completion") }
            #expect(stage.log.take(without: "Layout") == Self.dismissed)
            #expect(stage.window.subviews == [a.view])
        }
    }

    @Test("Rows 1 and 2, animated: what follows viewIsAppearing waits for the clock")
    func animated() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            b.modalPresentationStyle = .fullScreen
            a.present(b, animated: true) { stage.log.note("completion") }
            stage.window.layoutIfNeeded()
            let before = Array(Self.presented.prefix(7))
            #expect(stage.log.take() == before)
            stage.window.clock.advance(by: 0.25)
            #expect(stage.log.take().isEmpty)
            stage.window.clock.advance(by: 0.25)
            #expect(stage.log.take() == Array(Self.presented.dropFirst(7)))
            a.dismiss(animated: true) { stage.log.note("completion") }
            #expect(stage.log.take(without: "Layout") == Array(Self.dismissed.prefix(3)))
            stage.window.clock.advance(by: 1)
            #expect(stage.log.take(without: "Layout") == Array(Self.dismissed.dropFirst(3)))
        }
    }

    @Test(
        "Row 3: over the presenter: A hears nothing, its view stays; row 9: sheets leave a gap above",
        arguments: [
            UIModalPresentationStyle.overFullScreen, .overCurrentContext, .pageSheet, .formSheet, .automatic, .popover,
            .custom,
        ])
    func over(style: UIModalPresentationStyle) {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            b.modalPresentationStyle = style
            a.present(b, animated: false)
            #expect(stage.log.takeAppearance() == ["b will+", "b is+", "b did+"])
            let container = b.view.superview
            #expect(stage.window.subviews == [a.view, container] && container?.frame == stage.window.bounds)
            let isSheet = [.pageSheet, .formSheet, .automatic, .popover].contains(style)
            #expect(b.view.frame == (isSheet ? rect(0, 57, 390, 787) : rect(0, 0, 390, 844)))
            a.dismiss(animated: false)
            #expect(stage.log.takeAppearance() == ["b will-", "b did-"])
            #expect(stage.window.subviews == [a.view] && b.view.superview == nil)
        }
    }

    @Test("Row 5: the outermost ancestor presents; children read it; set before viewWillAppear, cleared after did-")
    func presenter() {
        onStage { stage in
            let root = stage.shown()
            let child = stage.probe("child")
            root.embed(child)
            stage.window.layoutIfNeeded()
            let b = stage.probe("b")
            var seen: [String] = []
            func note() {
                seen.append("\(b.presentingViewController === root) \(root.presentedViewController === b)")
            }
            stage.log.reactions["b.viewWillAppear"] = note
            stage.log.reactions["b.viewDidDisappear"] = note
            child.present(b, animated: false)
            #expect(child.presentedViewController === b)
            #expect(b.presentingViewController === root)
            child.dismiss(animated: false)
            #expect(seen == ["true true", "true true"])
            #expect(b.presentingViewController == nil)
            #expect(root.presentedViewController == nil && child.presentedViewController == nil)
        }
    }

    @Test("Row 5: a controller that defines a context presents what asks for one, in its own place")
    func context() {
        onStage { stage in
            let root = stage.shown()
            let child = stage.probe("child")
            child.definesPresentationContext = true
            root.embed(child)
            child.view.frame = rect(0, 100, 390, 300)
            stage.window.layoutIfNeeded()
            stage.log.clear()
            let b = stage.probe("b")
            b.modalPresentationStyle = .currentContext
            child.present(b, animated: false)
            #expect(b.presentingViewController === child)
            let container = b.presentationController?.containerView
            #expect(container?.superview === root.view && b.view.superview === container)
            #expect(container?.frame == rect(0, 100, 390, 300) && b.view.frame == rect(0, 0, 390, 300))
            #expect(child.view.window == nil)
            #expect(stage.log.takeAppearance() == ["child will-", "b will+", "b is+", "b did+", "child did-"])
            b.dismiss(animated: false)
            #expect(stage.log.takeAppearance() == ["b will-", "child will+", "child is+", "child did+", "b did-"])
            #expect(root.view.subviews == [child.view])
        }
    }

    @Test("Row 6: dismiss on A takes all above it away, in one step")
    func dismissesAll() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            let c = stage.probe("c")
            b.modalPresentationStyle = .fullScreen
            c.modalPresentationStyle = .fullScreen
            a.present(b, animated: false)
            b.present(c, animated: false)
            stage.log.clear()
            a.dismiss(animated: false)
            #expect(stage.log.takeAppearance() == ["c will-", "a will+", "a is+", "a did+", "c did-"])
            #expect(b.presentingViewController == nil && c.presentingViewController == nil)
            #expect(stage.window.subviews == [a.view])
        }
    }

    @Test("Row 6: also where the upper one left the lower one visible")
    func dismissesAllVisible() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            let c = stage.probe("c")
            a.present(b, animated: false)
            b.present(c, animated: false)
            stage.log.clear()
            a.dismiss(animated: false)
            #expect(stage.log.takeAppearance() == ["c will-", "b will-", "c did-", "b did-"])
            #expect(stage.window.subviews == [a.view])
        }
    }

    @Test("Row 6: dismiss on B, which presents nothing, is its presenter's; B with C above dismisses C")
    func forwarded() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            let c = stage.probe("c")
            a.present(b, animated: false)
            b.present(c, animated: false)
            b.dismiss(animated: false)
            #expect(a.presentedViewController === b)
            #expect(b.presentedViewController == nil)
            b.dismiss(animated: false)
            #expect(a.presentedViewController == nil)
            a.dismiss(animated: false) { stage.log.note("completion") }
            #expect(!stage.log.calls.contains("completion"), "there was nothing to dismiss")
        }
    }

    @Test("Row 7: presenting while something is presented is refused, with a diagnostic")
    func refusedTwice() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            let c = stage.probe("c")
            a.present(b, animated: false)
            stage.log.clear()
            a.present(c, animated: false) { stage.log.note("completion") }
            #expect(stage.log.take().isEmpty)
            #expect(
                stage.diagnostics.calls == [
                    "Probe cannot present Probe: Probe presents Probe; dismiss that first, or present from it"
                ])
            #expect(a.presentedViewController === b)
            #expect(c.presentingViewController == nil && !c.isViewLoaded)
        }
    }

    @Test("Row 7: presenting from outside any shown window is refused")
    func refusedOutside() {
        onStage { stage in
            let a = stage.shown("a")
            let covering = stage.probe("covering")
            covering.modalPresentationStyle = .fullScreen
            a.present(covering, animated: false)
            stage.log.clear()
            a.present(stage.probe("b"), animated: false) { stage.log.note("completion") }
            #expect(stage.log.take().isEmpty)
            covering.dismiss(animated: false)
            stage.window.isHidden = true
            stage.log.clear()
            a.present(stage.probe("b"), animated: false) { stage.log.note("completion") }
            #expect(stage.log.take().isEmpty)
            #expect(stage.diagnostics.calls.last?.contains("in no shown window") ?? false)
        }
    }

    @Test("Row 8: isBeingPresented and isBeingDismissed are true during the calls that they explain, and only there")
    func flags() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            b.modalPresentationStyle = .fullScreen
            a.movements = []
            a.present(b, animated: false)
            #expect(!b.isBeingPresented)
            #expect(
                b.movements == [
                    "viewWillAppear: presented", "viewIsAppearing: presented", "viewDidAppear: presented",
                ])
            b.movements = []
            a.dismiss(animated: false)
            #expect(b.movements == ["viewWillDisappear: dismissed", "viewDidDisappear: dismissed"])
            #expect(a.movements.isEmpty)
        }
    }

    @Test("What has a parent, or is a root, cannot be presented")
    func wrong() async {
        let child = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let window = UIWindow(screen: .iPhone14)
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            let child = UIViewController()
            root.addChild(child)
            root.present(child, animated: false)
        }
        #expect(errorText(child).contains("cannot present UIViewController, which is a child of UIViewController"))
        let itself = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let window = UIWindow(screen: .iPhone14)
            let root = UIViewController()
            window.rootViewController = root
            window.makeKeyAndVisible()
            root.present(root, animated: false)
        }
        #expect(errorText(itself).contains("which is the root of a window"))
    }

    @Test("The root replaced while it presents: everything of it goes, topmost first")
    func rootReplaced() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            a.present(b, animated: false)
            stage.log.clear()
            stage.window.rootViewController = stage.probe("new")
            #expect(
                stage.log.takeAppearance() == [
                    "b will-", "b did-", "a will-", "a did-", "new will+", "new is+", "new did+",
                ])
            #expect(a.presentedViewController == nil)
            #expect(b.presentingViewController == nil)
        }
    }

    @Test("The window hidden while B covers A: only B disappears, and appears again")
    func hiddenWhileCovered() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            b.modalPresentationStyle = .fullScreen
            a.present(b, animated: false)
            stage.log.clear()
            stage.window.isHidden = true
            #expect(stage.log.takeAppearance() == ["b will-", "b did-"])
            stage.window.isHidden = false
            #expect(stage.log.takeAppearance() == ["b will+", "b is+", "b did+"])
        }
    }

    @Test("An animated presentation that is dismissed before its end is brought to its end first")
    func overlapping() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            b.modalPresentationStyle = .fullScreen
            a.present(b, animated: true) { stage.log.note("presented") }
            stage.window.layoutIfNeeded()
            a.dismiss(animated: true) { stage.log.note("dismissed") }
            stage.window.clock.advance(by: 5)
            #expect(
                stage.log.take(without: "Layout", "oad") == [
                    "a.viewWillDisappear", "b.viewWillAppear", "b.viewIsAppearing", "b.viewDidAppear",
                    "a.viewDidDisappear", "presented", "b.viewWillDisappear", "a.viewWillAppear", "a.viewIsAppearing",
                    "a.viewDidAppear", "b.viewDidDisappear", "dismissed",
                ])
        }
    }

    @Test("The status bar is the full-screen controller's")
    func statusBar() {
        final class Light: UIViewController {
            var style = UIStatusBarStyle.lightContent
            override var preferredStatusBarStyle: UIStatusBarStyle { style }
        }
        let window = UIWindow(screen: .iPhone14)
        let light = Light()
        window.rootViewController = light
        window.makeKeyAndVisible()
        #expect(window.statusBarStyle == .lightContent)
        light.style = .darkContent
        #expect(window.statusBarStyle == .lightContent)
        light.setNeedsStatusBarAppearanceUpdate()
        #expect(window.statusBarStyle == .darkContent)
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        light.present(full, animated: false)
        #expect(window.statusBarStyle == .default)
        light.dismiss(animated: false)
        #expect(window.statusBarStyle == .darkContent)
    }
}
