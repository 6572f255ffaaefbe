import EspalierControllers
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Presentation controllers")
struct PresentationControllerTests {
    @Test("Each style has its own, which is kept until the dismissal has ended")
    func styles() {
        onStage { stage in
            let a = stage.shown("a")
            for (style, found) in [
                (UIModalPresentationStyle.automatic, UIModalPresentationStyle.pageSheet), (.formSheet, .formSheet),
                (.fullScreen, .fullScreen), (.overCurrentContext, .overCurrentContext), (.popover, .popover),
                (.custom, .custom),
            ] {
                let b = stage.probe("b")
                b.modalPresentationStyle = style
                let presentation = b.presentationController
                #expect(presentation?.presentationStyle == found && presentation?.containerView == nil)
                #expect(presentation?.presentedViewController === b)
                #expect((b.sheetPresentationController != nil) == [.pageSheet, .formSheet].contains(found))
                #expect((b.popoverPresentationController != nil) == (found == .popover))
                a.present(b, animated: false)
                #expect(b.presentationController === presentation && presentation?.presentingViewController === a)
                let child = stage.probe("child")
                b.addChild(child)
                #expect(child.presentationController === presentation)
                a.dismiss(animated: false)
                #expect(b.presentationController !== presentation && presentation?.containerView == nil)
            }
            #expect(a.presentationController == nil && a.sheetPresentationController == nil)
        }
    }

    @Test("Another style has another one, until it is presented")
    func changed() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            let sheet = b.presentationController
            b.modalPresentationStyle = .automatic
            #expect(b.presentationController === sheet)
            b.modalPresentationStyle = .fullScreen
            #expect(b.presentationController !== sheet)
            a.present(b, animated: false)
            let presentation = b.presentationController
            b.modalPresentationStyle = .pageSheet
            #expect(b.presentationController === presentation)
            a.dismiss(animated: false)
        }
    }

    @Test("One's own hears of the transitions, in order, around the controllers' calls")
    func order() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            let transitions = ProbeTransitions()
            transitions.presentation = { ProbePresentation($0, $1, stage.log) }
            b.modalPresentationStyle = .custom
            b.transitioningDelegate = transitions
            (b.presentationController as? ProbePresentation)?.removes = true
            stage.log.clear()
            a.present(b, animated: true) { stage.log.note("completion") }
            #expect(
                stage.log.take() == [
                    "b.loadView", "b.viewDidLoad", "presentationTransitionWillBegin", "a.viewWillDisappear",
                    "b.viewWillAppear", "b.viewIsAppearing", "alongside true",
                ])
            #expect(a.transitionCoordinator != nil && b.transitionCoordinator?.presentationStyle == .custom)
            stage.window.clock.advance(by: 0.5)
            #expect(
                stage.log.take(without: "ayoutSubviews") == [
                    "b.viewDidAppear", "a.viewDidDisappear", "presentationTransitionDidEnd(true)",
                    "alongside's completion, cancelled false", "completion",
                ])
            #expect(b.transitionCoordinator == nil && a.transitionCoordinator == nil)
            a.dismiss(animated: false) { stage.log.note("completion") }
            #expect(
                stage.log.take(without: "ayoutSubviews") == [
                    "dismissalTransitionWillBegin", "b.viewWillDisappear", "a.viewWillAppear", "a.viewIsAppearing",
                    "a.viewDidAppear", "b.viewDidDisappear", "dismissalTransitionDidEnd(true)", "completion",
                ])
        }
    }

    @Test("The container has what the presentation controller puts in, and goes with it; the frame is its own")
    func container() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            let transitions = ProbeTransitions()
            transitions.presentation = {
                let made = ProbePresentation($0, $1, stage.log)
                made.frame = rect(40, 100, 200, 300)
                return made
            }
            b.modalPresentationStyle = .custom
            b.transitioningDelegate = transitions
            a.present(b, animated: false)
            let presentation = b.presentationController as? ProbePresentation
            #expect(b.view.frame == rect(40, 100, 200, 300))
            #expect(presentation?.containerView?.subviews == [presentation?.backdrop, b.view].compactMap { $0 })
            stage.log.clear()
            presentation?.frame = rect(0, 0, 390, 200)
            presentation?.containerView?.setNeedsLayout()
            stage.window.layoutIfNeeded()
            #expect(b.view.frame == rect(0, 0, 390, 200))
            #expect(
                stage.log.take(without: "b.") == ["containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews"])
            let container = presentation?.containerView
            a.dismiss(animated: false)
            #expect(container?.superview == nil && b.view.superview == nil)
        }
    }

    @Test("Without a delegate, a custom style has a plain one, which fills the window and leaves the presenter")
    func plain() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            b.modalPresentationStyle = .custom
            a.present(b, animated: false)
            #expect(b.presentationController.map { type(of: $0) == UIPresentationController.self } == true)
            #expect(b.view.frame == stage.window.bounds && a.view.window != nil)
        }
    }

    @Test("Traits that it overrides are the presented controller's, until it is gone")
    func traits() {
        onStage { stage in
            let a = stage.shown("a")
            let b = stage.probe("b")
            b.modalPresentationStyle = .fullScreen
            b.presentationController?.overrideTraitCollection = UITraitCollection(verticalSizeClass: .compact)
            a.present(b, animated: false)
            #expect(b.traitCollection.verticalSizeClass == .compact)
            b.presentationController?.overrideTraitCollection = nil
            #expect(b.traitCollection.verticalSizeClass == .regular)
            b.presentationController?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
            a.dismiss(animated: false)
            #expect(b.traitCollection.userInterfaceStyle == .light)
        }
    }

    @Test("A turn: the presented controller hears the size that it is going to have")
    func turned() {
        onStage(.iPadPro11Inch) { stage in
            final class Sizes: UIViewController {
                var heard: [CGSize] = []
                override func viewWillTransition(
                    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
                ) {
                    super.viewWillTransition(to: size, with: coordinator)
                    heard.append(size)
                }
            }
            let a = stage.shown("a")
            let page = Sizes()
            let full = Sizes()
            full.modalPresentationStyle = .fullScreen
            a.present(page, animated: false)
            page.present(full, animated: false)
            stage.window.rotate(to: .landscapeRight)
            #expect(full.heard == [CGSize(width: 1194, height: 834)])
            full.dismiss(animated: false)
            #expect(page.heard == [page.view.frame.size] && page.view.frame.width == 704)
        }
    }

    @Test("What is dismissed together hears together, topmost first; what goes with its root hears too")
    func chains() {
        onStage { stage in
            let a = stage.shown("a")
            let transitions = ProbeTransitions()
            transitions.presentation = { ProbePresentation($0, $1, stage.log) }
            let others = ["b", "c"].map { stage.probe($0) }
            for other in others {
                other.modalPresentationStyle = .custom
                other.transitioningDelegate = transitions
            }
            for isRoot in [false, true] {
                a.present(others[0], animated: false)
                others[0].present(others[1], animated: false)
                stage.log.clear()
                if isRoot { stage.window.rootViewController = nil } else { a.dismiss(animated: false) }
                let heard = stage.log.take().filter { $0.hasPrefix("dismissal") }
                #expect(heard.count == 4 && heard.filter { $0 == "dismissalTransitionDidEnd(true)" }.count == 2)
                #expect(stage.window.subviews == (isRoot ? [] : [a.view]))
            }
        }
    }

    @Test("Who presents it must be known, and its controller must live, where they are asked for")
    func traps() async {
        let presenting = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIViewController().presentationController?.presentingViewController
            let controller = UIViewController()
            _ = controller.presentationController?.presentingViewController
        }
        #expect(errorText(presenting).contains("<UISheetPresentationController>, which nobody presents by"))
        let presented = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let presentation = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
            _ = presentation.presentedViewController
        }
        #expect(errorText(presented).contains("<UIPresentationController>, whose controller is gone"))
    }
}
