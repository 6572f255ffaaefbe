import EspalierControllers
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Sheets")
struct SheetTests {
    typealias Detent = UISheetPresentationController.Detent

    private func frame(
        _ screen: UIScreen, _ style: UIModalPresentationStyle = .automatic,
        _ set: (UISheetPresentationController) -> Void = { _ in }, _ wished: CGSize = .zero
    ) -> CGRect {
        let window = UIWindow(screen: screen)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let controller = UIViewController()
        controller.modalPresentationStyle = style
        controller.preferredContentSize = wished
        if let sheet = controller.sheetPresentationController { set(sheet) }
        root.present(controller, animated: false)
        return controller.view.frame
    }

    @Test("On a phone held upright: 10 below the safe area; medium is half; both styles, and by default")
    func upright() {
        for style in [UIModalPresentationStyle.automatic, .pageSheet, .formSheet] {
            #expect(frame(.iPhone14, style) == rect(0, 57, 390, 787))
            #expect(frame(.iPhoneSE, style) == rect(0, 30, 375, 637))
            #expect(frame(.iPhone14, style) { $0.detents = [.medium(), .large()] } == rect(0, 422, 390, 422))
        }
    }

    @Test("On a phone that lies it fills the window, or stands on the bottom edge where that is wished")
    func lying() {
        #expect(frame(.iPhone14.landscape) == rect(0, 0, 844, 390))
        let attached = frame(.iPhone14.landscape) {
            $0.prefersEdgeAttachedInCompactHeight = true
            $0.detents = [.medium(), .large()]
        }
        #expect(attached == rect(47, 10, 750, 380), "medium is not there")
        let narrow = frame(
            .iPhone14.landscape, .pageSheet,
            {
                $0.prefersEdgeAttachedInCompactHeight = true
                $0.widthFollowsPreferredContentSizeWhenEdgeAttached = true
            }, CGSize(width: 400, height: 100))
        #expect(narrow == rect(222, 10, 400, 380))
    }

    @Test("On a pad: a form sheet of 540 by 620 or as wished, a page sheet of 704, in the middle of the safe area")
    func pad() {
        #expect(frame(.iPadPro11Inch, .formSheet) == rect(147, 289, 540, 620))
        #expect(
            frame(.iPadPro11Inch, .formSheet, { _ in }, CGSize(width: 400, height: 300)) == rect(217, 449, 400, 300))
        #expect(
            frame(.iPadPro11Inch, .formSheet, { _ in }, CGSize(width: 2000, height: 3000)) == rect(20, 44, 794, 1110))
        #expect(frame(.iPadPro11Inch, .pageSheet) == rect(65, 44, 704, 1110))
        #expect(frame(.iPadPro11Inch.landscape, .automatic) == rect(245, 44, 704, 750))
        #expect(frame(.iPadPro11Inch.landscape, .automatic) { $0.detents = [.medium()] } == rect(245, 210.5, 704, 417))
    }

    @Test("Detents of one's own: the value leaves out what is covered below, and lies between 0 and the large one")
    func custom() {
        var maximum: CGFloat = 0
        let frame = frame(.iPhone14) {
            $0.detents = [
                .custom(identifier: Detent.Identifier("small")) { context in
                    maximum = context.maximumDetentValue
                    return 100
                }
            ]
        }
        #expect(maximum == 753 && frame == rect(0, 710, 390, 134))
        #expect(self.frame(.iPhone14) { $0.detents = [.custom { _ in 5000 }] } == rect(0, 57, 390, 787))
        #expect(self.frame(.iPhone14) { $0.detents = [.custom { _ in -5 }] } == rect(0, 810, 390, 34))
        #expect(self.frame(.iPhone14) { $0.detents = [.custom { _ in nil }] } == rect(0, 57, 390, 787))
        let several = self.frame(.iPhone14) { $0.detents = [.large(), .custom { _ in nil }, .custom { _ in 66 }] }
        #expect(several.minY == 744)
        #expect(Detent.medium().identifier == .medium && "\(Detent.large())" == "<Detent com.apple.UIKit.large>")
        #expect("\(Detent.custom { _ in 1 })" == "<Detent>")
        #expect(Detent.custom { _ in 1 }.identifier != Detent.custom { _ in 1 }.identifier)
    }

    @Test("The selected detent counts, where it is there; the smallest else; no delegate hears of what is set")
    func selected() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            let delegate = ProbeAdapting()
            guard let sheet = b.sheetPresentationController else { return #expect(Bool(false)) }
            sheet.delegate = delegate
            sheet.detents = [.medium(), .large()]
            a.present(b, animated: false)
            _ = delegate.take()
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
            #expect(b.view.frame == rect(0, 57, 390, 787))
            sheet.selectedDetentIdentifier = Detent.Identifier("none")
            stage.window.layoutIfNeeded()
            #expect(b.view.frame == rect(0, 422, 390, 422))
            sheet.detents = [.large()]
            stage.window.layoutIfNeeded()
            #expect(b.view.frame == rect(0, 57, 390, 787) && delegate.take() == [])
            var height: CGFloat = 200
            sheet.detents = [.custom { _ in height }]
            stage.window.layoutIfNeeded()
            height = 300
            stage.window.layoutIfNeeded()
            #expect(b.view.frame.height == 234)
            sheet.invalidateDetents()
            stage.window.layoutIfNeeded()
            #expect(b.view.frame.height == 334)
            b.preferredContentSize = CGSize(width: 100, height: 100)
            stage.window.layoutIfNeeded()
            #expect(b.view.frame == rect(0, 510, 390, 334))
        }
    }

    @Test("A turn and back: the frame follows, and so does what the presented controller is told of traits")
    func turned() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            b.sheetPresentationController?.detents = [.medium(), .large()]
            a.present(b, animated: false)
            stage.window.rotate(to: .landscapeLeft)
            #expect(b.view.frame == rect(0, 0, 844, 390))
            stage.window.rotate(to: .portrait)
            #expect(b.view.frame == rect(0, 422, 390, 422))
        }
        onStage(.iPadPro11Inch) { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            b.modalPresentationStyle = .formSheet
            a.present(b, animated: false)
            #expect(b.traitCollection.horizontalSizeClass == .compact, "a form sheet has the room of a phone")
            stage.window.rotate(to: .landscapeLeft)
            #expect(b.view.frame == rect(327, 109, 540, 620))
            b.preferredContentSize.height = 200
            stage.window.layoutIfNeeded()
            #expect(b.view.frame == rect(327, 319, 540, 200))
        }
    }

    @Test("A tap outside dismisses it, and the delegate hears; not where it may not")
    func tapped() {
        onStage { stage in
            let a = stage.shown("a")
            let delegate = ProbeAdapting()
            let b = stage.probe("b")
            b.sheetPresentationController?.detents = [.medium()]
            b.presentationController?.delegate = delegate
            a.present(b, animated: false)
            #expect(delegate.take() == ["will present none, true"])
            delegate.mayDismiss = false
            stage.window.tap(at: CGPoint(x: 195, y: 100))
            #expect(delegate.take() == ["attempt"] && b.presentingViewController != nil)
            delegate.mayDismiss = true
            let child = stage.probe("child")
            b.embed(child)
            child.isModalInPresentation = true
            stage.window.tap(at: CGPoint(x: 195, y: 100))
            #expect(delegate.take() == ["attempt"])
            child.isModalInPresentation = false
            stage.window.tap(at: CGPoint(x: 195, y: 600))
            #expect(delegate.take() == [])
            _ = stage.log.take()
            stage.window.tap(at: CGPoint(x: 195, y: 100))
            #expect(delegate.take() == ["will dismiss"])
            #expect(stage.log.takeAppearance() == ["b will-", "child will-"], "it waits for the clock")
            stage.window.clock.advance(by: 0.5)
            #expect(delegate.take() == ["did dismiss"] && a.presentedViewController == nil)
            a.present(b, animated: false)
            b.dismiss(animated: false)
            #expect(delegate.take() == [], "a new presentation has a delegate of its own, and code dismisses unheard")
        }
    }

    @Test("Dragging goes from detent to detent, and down to dismiss it; not aside, and not where it may not")
    func dragged() {
        onStage { stage in
            let a = stage.shown("a")
            let delegate = ProbeAdapting()
            let b = stage.probe("b")
            b.sheetPresentationController?.detents = [.medium(), .large()]
            b.presentationController?.delegate = delegate
            a.present(b, animated: false)
            _ = delegate.take()
            func drag(_ start: CGFloat, _ end: CGFloat) {
                stage.window.drag(
                    from: CGPoint(x: 195, y: start), to: CGPoint(x: 195, y: end), duration: 1, hold: 0.2)
                stage.window.layoutIfNeeded()
            }
            drag(430, 180)
            #expect(delegate.take() == ["com.apple.UIKit.large"] && b.view.frame.minY == 57)
            drag(100, 160)
            #expect(delegate.take() == [] && b.view.frame.minY == 57)
            drag(100, 400)
            #expect(delegate.take() == ["com.apple.UIKit.medium"] && b.view.frame.minY == 422)
            stage.window.drag(from: CGPoint(x: 10, y: 500), to: CGPoint(x: 380, y: 600))
            #expect(delegate.take() == [])
            let finger = stage.window.beginTouch(at: CGPoint(x: 195, y: 500))
            stage.window.moveTouch(finger, to: CGPoint(x: 195, y: 440))
            stage.window.layoutIfNeeded()
            #expect(b.view.frame == rect(0, 362, 390, 482), "it follows the finger")
            stage.window.moveTouch(finger, to: CGPoint(x: 195, y: 560))
            stage.window.layoutIfNeeded()
            #expect(b.view.frame == rect(0, 482, 390, 422), "below its smallest height it moves")
            stage.window.cancelTouches([finger])
            stage.window.layoutIfNeeded()
            #expect(b.view.frame == rect(0, 422, 390, 422))
            b.isModalInPresentation = true
            drag(430, 800)
            #expect(delegate.take() == ["attempt"] && b.view.frame.minY == 422)
            b.isModalInPresentation = false
            drag(430, 800)
            stage.window.clock.advance(by: 0.5)
            #expect(delegate.take() == ["will dismiss", "did dismiss"] && a.presentedViewController == nil)
        }
    }

    @Test("A fast drag down dismisses it, though short")
    func flung() {
        onStage { stage in
            let a = stage.shown("a")
            a.present(stage.probe("b"), animated: false)
            stage.window.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 300), duration: 0.1)
            stage.window.clock.advance(by: 0.5)
            #expect(a.presentedViewController == nil)
        }
    }

    @Test("Below an undimmed sheet everything can be touched; above that detent nothing")
    func undimmed() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            let sheet = b.sheetPresentationController
            sheet?.detents = [.medium(), .large()]
            sheet?.largestUndimmedDetentIdentifier = .medium
            a.present(b, animated: false)
            #expect(stage.window.tap(at: CGPoint(x: 195, y: 100)) === a.view)
            #expect(stage.window.tap(at: CGPoint(x: 195, y: 600)) === b.view)
            sheet?.selectedDetentIdentifier = .large
            stage.window.layoutIfNeeded()
            #expect(stage.window.hitTest(CGPoint(x: 195, y: 20), with: nil) === sheet?.containerView?.subviews[0])
            #expect(a.presentedViewController === b)
        }
    }

    @Test("The grabber stands 5 below the top of the sheet, in the middle, and goes again")
    func grabber() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            let sheet = b.sheetPresentationController
            sheet?.prefersGrabberVisible = true
            a.present(b, animated: false)
            #expect(sheet?.containerView?.subviews.last?.frame == rect(177, 62, 36, 5))
            #expect(stage.window.tap(at: CGPoint(x: 195, y: 64)) === b.view)
            sheet?.prefersGrabberVisible = false
            stage.window.layoutIfNeeded()
            #expect(sheet?.containerView?.subviews.last === b.view)
        }
    }

    @Test("A sheet without detents stops the program")
    func traps() async {
        let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIViewController().sheetPresentationController?.detents = []
        }
        #expect(errorText(none).contains("detents of a sheet set to none: a sheet needs a height to rest at"))
    }
}
