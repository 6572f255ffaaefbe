import EspalierControllers
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("One controller, as the root of a window")
struct RootTests {
    @Test("Row 1: the root of a hidden window is not loaded")
    func hidden() {
        onStage { stage in
            let root = stage.probe("root")
            stage.window.rootViewController = root
            #expect(stage.window.rootViewController === root)
            #expect(!root.isViewLoaded)
            #expect(stage.log.take().isEmpty)
        }
    }

    @Test("Row 2: makeKeyAndVisible brings everything up to viewDidAppear, with the window callbacks in between")
    func makeKeyAndVisible() {
        onStage { stage in
            let root = stage.probe("root", notesViews: true)
            stage.window.rootViewController = root
            stage.window.makeKeyAndVisible()
            #expect(
                stage.log.take() == [
                    "root.loadView", "root.viewDidLoad", "rootView.willMove(toSuperview: window)",
                    "root.viewWillAppear", "rootView.willMove(toWindow: window)", "rootView.didMoveToWindow",
                    "rootView.didMoveToSuperview", "root.viewIsAppearing", "root.viewWillLayoutSubviews",
                    "rootView.layoutSubviews", "root.viewDidLayoutSubviews", "root.viewDidAppear",
                ])
            #expect(root.view.frame == rect(0, 0, 390, 844))
            #expect(stage.window.isKeyWindow)
            #expect(!stage.window.isHidden)
            stage.window.makeKeyAndVisible()
            #expect(stage.log.take().isEmpty)
        }
    }

    @Test("Row 2: isHidden = false does the same, without making the window key")
    func shown() {
        onStage { stage in
            stage.window.rootViewController = stage.probe("root")
            stage.window.isHidden = false
            #expect(stage.log.takeAppearance() == ["root will+", "root is+", "root did+"])
            #expect(!stage.window.isKeyWindow)
        }
    }

    @Test("Row 3: a root set on a visible window: the old one out, then the new one in, at once")
    func replaced() {
        onStage { stage in
            let old = stage.shown("old")
            let new = stage.probe("new")
            stage.window.rootViewController = new
            #expect(
                stage.log.take() == [
                    "old.viewWillDisappear", "old.viewDidDisappear", "new.loadView", "new.viewDidLoad",
                    "new.viewWillAppear", "new.viewIsAppearing", "new.viewWillLayoutSubviews",
                    "new.viewDidLayoutSubviews", "new.viewDidAppear",
                ])
            #expect(old.view.window == nil)
            #expect(stage.window.subviews == [new.view])
        }
    }

    @Test("Row 4: a view that comes later hears viewDidAppear after the window's next pass, not before")
    func afterPass() {
        onStage { stage in
            let root = stage.shown()
            let child = stage.probe("child")
            root.embed(child)
            #expect(stage.log.takeAppearance() == ["child will+", "child is+"])
            child.view.layoutIfNeeded()
            #expect(stage.log.takeAppearance().isEmpty, "a pass that was not asked of the window")
            stage.window.layoutIfNeeded()
            #expect(stage.log.takeAppearance() == ["child did+"])
            stage.window.layoutIfNeeded()
            #expect(stage.log.takeAppearance().isEmpty)
        }
    }

    @Test("Row 4: or when the window's clock is stepped, by nothing too")
    func byClock() {
        onStage { stage in
            let root = stage.shown()
            root.embed(stage.probe("child"))
            stage.log.clear()
            stage.window.clock.advance(by: 0)
            #expect(stage.log.takeAppearance() == ["child did+"])
        }
    }

    @Test("Row 5: the window hidden, and shown again")
    func hiddenAgain() {
        onStage { stage in
            let root = stage.shown()
            stage.window.isHidden = true
            #expect(stage.log.takeAppearance() == ["root will-", "root did-"])
            #expect(root.view.window === stage.window)
            #expect(!stage.window.isKeyWindow)
            stage.window.isHidden = false
            #expect(stage.log.takeAppearance() == ["root will+", "root is+", "root did+"])
        }
    }

    @Test("Row 5: the root set to nil")
    func removed() {
        onStage { stage in
            let root = stage.shown()
            stage.window.rootViewController = nil
            #expect(stage.log.takeAppearance() == ["root will-", "root did-"])
            #expect(root.view.superview == nil)
            #expect(stage.window.subviews.isEmpty)
        }
    }

    @Test("A root that is replaced while the window is hidden is never loaded")
    func replacedUnseen() {
        onStage { stage in
            let first = stage.probe("first")
            stage.window.rootViewController = first
            stage.window.rootViewController = stage.probe("second")
            stage.window.makeKeyAndVisible()
            #expect(stage.log.takeAppearance() == ["second will+", "second is+", "second did+"])
            #expect(!first.isViewLoaded)
        }
    }

    @Test("The root of one window that becomes the root of another leaves the first")
    func otherWindow() {
        onStage { stage in
            let root = stage.shown()
            let other = UIWindow(screen: .iPhone14)
            other.makeKeyAndVisible()
            other.rootViewController = root
            #expect(stage.window.rootViewController == nil)
            #expect(
                stage.log.takeAppearance() == ["root will-", "root did-", "root will+", "root is+", "root did+"])
            #expect(root.view.window === other)
            other.rootViewController = nil
        }
    }

    @Test("A child cannot be a root")
    func child() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let parent = UIViewController()
            let child = UIViewController()
            parent.addChild(child)
            UIWindow().rootViewController = child
        }
        #expect(
            errorText(result).contains(
                "rootViewController set to UIViewController, which is a child of UIViewController"))
    }

    @Test("A window that goes while its root is on screen takes everything along, without calls")
    func windowEnds() {
        let log = CallLog()
        let living = LivingCount()
        do {
            let stage = Stage(.iPhone14, log, living)
            stage.shown().embed(stage.probe("child"))
            stage.window.layoutIfNeeded()
            log.clear()
        }
        #expect(living.count == 0)
        #expect(log.calls.isEmpty)
    }
}
