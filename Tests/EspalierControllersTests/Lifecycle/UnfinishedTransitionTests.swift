import EspalierControllers
import EspalierViews
import TestSupport
import Testing

/// What waits for a clock that will never be stepped again must not keep anything.
@Suite("Transitions that are never ended")
struct UnfinishedTransitionTests {
    @Test("A window that goes during an animated push or pop takes its controllers along", arguments: [false, true])
    func pushed(isPopping: Bool) {
        let log = CallLog()
        let living = LivingCount()
        do {
            let window = UIWindow(frame: .zero)
            let navigation = UINavigationController()
            window.rootViewController = navigation
            window.isHidden = false
            navigation.pushViewController(Probe("first", log, living), animated: !isPopping)
            navigation.pushViewController(Probe("second", log, living), animated: !isPopping)
            if isPopping { navigation.popViewController(animated: true) }
        }
        #expect(living.most > 0)
        #expect(living.count == 0)
    }

    @Test("A window that goes during an animated presentation takes its controllers along", arguments: [false, true])
    func presented(isDismissing: Bool) {
        let log = CallLog()
        let living = LivingCount()
        do {
            let window = UIWindow(frame: .zero)
            let root = Probe("root", log, living)
            window.rootViewController = root
            window.isHidden = false
            root.present(Probe("presented", log, living), animated: !isDismissing)
            if isDismissing { root.dismiss(animated: true) }
        }
        #expect(living.most > 0)
        #expect(living.count == 0)
    }

    @Test("A container that outlives its window ends the push in the next one")
    func reused() {
        onStage { stage in
            let navigation = UINavigationController()
            let first = stage.probe("first")
            do {
                let window = UIWindow(frame: .zero)
                window.rootViewController = navigation
                window.isHidden = false
                navigation.pushViewController(first, animated: true)
                #expect(stage.log.takeAppearance() == ["first will+", "first is+"])
            }
            stage.window.rootViewController = navigation
            stage.window.makeKeyAndVisible()
            navigation.pushViewController(stage.probe("second"), animated: false)
            #expect(stage.log.takeAppearance().contains("first did-"))
        }
    }

    @Test("A child that comes to a parent on screen when its view is there already appears with didMove(toParent:)")
    func handedOver() {
        onStage { stage in
            let root = stage.shown()
            let away = stage.probe("away")
            let child = stage.probe("child")
            away.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: away)
            #expect(stage.log.takeAppearance() == [])
            child.willMove(toParent: nil)
            child.removeFromParent()
            root.addChild(child)
            child.didMove(toParent: root)
            stage.window.layoutIfNeeded()
            #expect(stage.log.takeAppearance() == ["child will+", "child is+", "child did+"])
        }
    }
}
