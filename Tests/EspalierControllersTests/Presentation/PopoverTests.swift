import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Popovers")
struct PopoverTests {
    /// A pad with a source in it, and a popover that has not been presented.
    private func onPad(_ source: CGRect, _ body: (Stage, Probe, Probe, UIView) -> Void) {
        onStage(.iPadPro11Inch) { stage in
            let a = stage.shown("a")
            let view = UIView(frame: source)
            a.view.addSubview(view)
            let b = stage.probe("b")
            b.modalPresentationStyle = .popover
            b.preferredContentSize = CGSize(width: 300, height: 400)
            b.popoverPresentationController?.sourceView = view
            body(stage, a, b, view)
        }
    }

    @Test("It stands beside its source, on the first side that has room: below, above, on the right, on the left")
    func sides() {
        let cases: [(CGRect, UIPopoverArrowDirection, CGRect)] = [
            (rect(400, 200, 60, 40), .up, rect(280, 253, 300, 400)),
            (rect(400, 1000, 60, 40), .down, rect(280, 587, 300, 400)),
            (rect(20, 200, 60, 40), .up, rect(10, 253, 300, 400)),
            (rect(800, 200, 30, 40), .up, rect(524, 253, 300, 400)),
            (rect(20, 300, 60, 700), .left, rect(93, 450, 300, 400)),
            (rect(700, 300, 60, 700), .right, rect(387, 450, 300, 400)),
        ]
        for (source, direction, frame) in cases {
            onPad(source) { _, a, b, _ in
                #expect(b.popoverPresentationController?.arrowDirection == .unknown)
                a.present(b, animated: false)
                #expect(b.view.frame == frame)
                #expect(b.popoverPresentationController?.arrowDirection == direction)
                #expect(b.traitCollection.horizontalSizeClass == .compact)
                #expect(a.view.window != nil)
            }
        }
    }

    @Test("Permitted directions count; without any it stands in the middle of its source; without room it is smaller")
    func directions() {
        onPad(rect(400, 200, 60, 40)) { stage, a, b, view in
            guard let popover = b.popoverPresentationController else { return #expect(Bool(false)) }
            popover.permittedArrowDirections = [.left, .right]
            a.present(b, animated: false)
            #expect(b.view.frame == rect(473, 34, 300, 400) && popover.arrowDirection == .left)
            popover.permittedArrowDirections = []
            stage.window.layoutIfNeeded()
            #expect(b.view.frame == rect(280, 34, 300, 400) && popover.arrowDirection == [])
            popover.permittedArrowDirections = .down
            stage.window.layoutIfNeeded()
            #expect(b.view.frame == rect(280, 34, 300, 153))
            popover.canOverlapSourceViewRect = true
            stage.window.layoutIfNeeded()
            #expect(b.view.frame == rect(280, 34, 300, 400))
            popover.canOverlapSourceViewRect = false
            popover.permittedArrowDirections = .any
            popover.popoverLayoutMargins = UIEdgeInsets(top: 0, left: 300, bottom: 0, right: 0)
            stage.window.layoutIfNeeded()
            #expect(b.view.frame == rect(300, 253, 300, 400))
            popover.sourceRect = rect(30, 0, 2, 400)
            stage.window.layoutIfNeeded()
            #expect(b.view.frame == rect(300, 613, 300, 400))
            b.preferredContentSize = CGSize(width: 500, height: 100)
            stage.window.layoutIfNeeded()
            #expect(b.view.frame == rect(300, 613, 500, 100))
            view.frame.origin.y = -2000
            popover.popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            popover.sourceRect = .null
            stage.window.layoutIfNeeded()
            #expect(b.view.frame.minY == 34, "a source outside counts as the edge")
        }
    }

    @Test("Without a wished size it is 320 wide, and as high as there is room")
    func unwished() {
        onPad(rect(400, 200, 60, 40)) { _, a, b, _ in
            b.preferredContentSize = .zero
            a.present(b, animated: false)
            #expect(b.view.frame == rect(473, 34, 320, 1100), "there is room for all of it on the right")
        }
    }

    @Test("It points to an item of a bar")
    func barItem() {
        onStage(.iPadPro11Inch) { stage in
            let a = stage.probe("a")
            let item = UIBarButtonItem(title: "Sort", style: .plain, primaryAction: nil)
            a.navigationItem.rightBarButtonItem = item
            let navigation = UINavigationController(rootViewController: a)
            stage.window.rootViewController = navigation
            stage.window.makeKeyAndVisible()
            let b = stage.probe("b")
            b.modalPresentationStyle = .popover
            b.preferredContentSize = CGSize(width: 200, height: 100)
            let popover = b.popoverPresentationController
            popover?.barButtonItem = item
            #expect(popover?.sourceItem === item && popover?.sourceView == nil)
            a.present(b, animated: false)
            guard let frame = item.frame(in: stage.window) else { return #expect(Bool(false)) }
            #expect(frame.width > 20 && frame.maxX > 700)
            #expect(abs(b.view.frame.minY - frame.maxY - 13) <= 0.25 && b.view.frame.maxX == 824)
            #expect(UIBarButtonItem(title: "Other").frame(in: stage.window) == nil)
        }
    }

    @Test("A touch outside dismisses it, but in views that it lets pass")
    func touched() {
        onPad(rect(400, 200, 60, 40)) { stage, a, b, view in
            let delegate = ProbeAdapting()
            b.popoverPresentationController?.delegate = delegate
            b.popoverPresentationController?.passthroughViews = [view]
            a.present(b, animated: false)
            #expect(delegate.take() == ["prepare popover", "will present none, true"])
            #expect(stage.window.tap(at: CGPoint(x: 430, y: 220)) === view)
            #expect(stage.window.tap(at: CGPoint(x: 430, y: 300)) === b.view)
            #expect(delegate.take() == [])
            stage.window.tap(at: CGPoint(x: 30, y: 30))
            stage.window.clock.advance(by: 0.5)
            #expect(delegate.take() == ["will dismiss", "did dismiss"] && a.presentedViewController == nil)
        }
    }

    @Test("A turn: the delegate may point elsewhere; the source counts anew")
    func turned() {
        onPad(rect(400, 200, 60, 40)) { stage, a, b, view in
            let delegate = ProbeAdapting()
            delegate.shift = 100
            b.popoverPresentationController?.delegate = delegate
            a.present(b, animated: false)
            _ = delegate.take()
            stage.window.rotate(to: .landscapeRight)
            #expect(delegate.take() == ["reposition \(view.bounds)"])
            #expect(b.view.frame == rect(280, 353, 300, 400))
        }
    }

    @Test("On a phone it is a page sheet; with a delegate that says none it stays a popover")
    func phone() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            b.modalPresentationStyle = .popover
            b.preferredContentSize = CGSize(width: 200, height: 300)
            let delegate = ProbeAdapting()
            let popover = b.popoverPresentationController
            popover?.delegate = delegate
            popover?.sourceView = a.view
            popover?.sourceRect = rect(20, 100, 40, 40)
            popover?.adaptiveSheetPresentationController.detents = [.medium()]
            a.present(b, animated: false)
            #expect(b.view.frame == rect(0, 422, 390, 422))
            #expect(
                delegate.take() == [
                    "prepare <UISheetPresentationController>", "prepare popover", "will present pageSheet, true",
                ])
            #expect(b.presentationController === popover)
            #expect(b.activePresentationController === popover?.adaptiveSheetPresentationController)
            stage.window.tap(at: CGPoint(x: 195, y: 100))
            stage.window.clock.advance(by: 0.5)
            #expect(delegate.take() == ["will dismiss", "did dismiss"])
            delegate.style = UIModalPresentationStyle.none
            b.popoverPresentationController?.delegate = delegate
            b.popoverPresentationController?.sourceView = a.view
            b.popoverPresentationController?.sourceRect = rect(20, 100, 40, 40)
            a.present(b, animated: false)
            #expect(b.view.frame == rect(10, 153, 200, 300))
            #expect(b.activePresentationController === b.presentationController)
        }
    }

    @Test("It adapts to what the delegate says, also to what covers the presenter, and to another controller")
    func adapted() {
        onStage { stage in
            let a = stage.shown("a")
            let delegate = ProbeAdapting()
            for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .formSheet] {
                let b = stage.probe("b")
                b.modalPresentationStyle = .popover
                b.popoverPresentationController?.delegate = delegate
                delegate.style = style
                a.present(b, animated: false)
                #expect(b.activePresentationController?.presentationStyle == style)
                #expect((a.view.window == nil) == (style == .fullScreen))
                a.dismiss(animated: false)
                #expect(a.view.window != nil)
            }
            let b = stage.probe("b")
            b.modalPresentationStyle = .popover
            b.popoverPresentationController?.delegate = delegate
            let navigation = UINavigationController()
            delegate.replacement = navigation
            a.present(b, animated: false)
            #expect(a.presentedViewController === navigation && navigation.modalPresentationStyle == .formSheet)
            a.dismiss(animated: false)
        }
    }

    @Test("A phone that has room across when it lies: the sheet becomes a popover there, and a sheet again")
    func turning() {
        onStage(.iPhone15ProMax) { stage in
            let checker = LifecycleChecker(stage.window)
            let a = stage.shown("a")
            let b = stage.probe("b")
            b.modalPresentationStyle = .popover
            b.preferredContentSize = CGSize(width: 200, height: 100)
            let delegate = ProbeAdapting()
            b.popoverPresentationController?.delegate = delegate
            b.popoverPresentationController?.sourceView = a.view
            b.popoverPresentationController?.sourceRect = rect(100, 100, 20, 20)
            a.present(b, animated: false)
            #expect(b.view.frame == rect(0, 69, 430, 863))
            stage.window.rotate(to: .landscapeRight)
            #expect(b.view.frame == rect(69, 133, 200, 100))
            stage.window.rotate(to: .portrait)
            #expect(b.view.frame == rect(0, 69, 430, 863))
            delegate.style = .fullScreen
            stage.log.clear()
            stage.window.rotate(to: .landscapeRight)
            #expect(stage.log.takeAppearance() == ["a will-", "a did-"] && a.view.window == nil)
            delegate.style = .pageSheet
            stage.window.rotate(to: .portrait)
            #expect(stage.log.takeAppearance() == ["a will+", "a is+", "a did+"])
            #expect(b.view.frame == rect(0, 69, 430, 863) && a.view.frame == stage.window.bounds)
            #expect(checker.mistakes.isEmpty)
        }
    }

    @Test("A popover that points to nothing stops the program")
    func traps() async {
        let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let window = UIWindow(screen: .iPadPro11Inch)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            let controller = UIViewController()
            controller.modalPresentationStyle = .popover
            window.rootViewController?.present(controller, animated: false)
        }
        #expect(errorText(none).contains("UIViewController is presented as a popover that points to nothing"))
    }
}
