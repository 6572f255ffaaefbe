import Testing
import UIKit

/// Dims what is below, and stands at the bottom, as high as its content wishes.
private final class CardPresentationController: UIPresentationController {
    private let dimmingView = UIView()

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.4)
        dimmingView.alpha = 0
        dimmingView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: CardPresentationController.tapped))
    }

    func tapped() {
        presentingViewController.dismiss(animated: true)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let size = size(
            forChildContentContainer: presentedViewController, withParentContainerSize: containerView.bounds.size)
        return CGRect(origin: CGPoint(x: 0, y: containerView.bounds.height - size.height), size: size)
    }

    override func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        CGSize(width: parentSize.width, height: min(container.preferredContentSize.height, parentSize.height))
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        containerView.insertSubview(dimmingView, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 1
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [weak self] _ in
            self?.dimmingView.alpha = 0
        })
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    var isDimmed: Bool { dimmingView.alpha == 1 && dimmingView.window != nil }
}

private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key) else { return }
        if isPresenting { transitionContext.containerView.addSubview(controller.view) }
        let presented =
            isPresenting
            ? transitionContext.finalFrame(for: controller) : transitionContext.initialFrame(for: controller)
        var dismissed = presented
        dismissed.origin.y = transitionContext.containerView.bounds.height
        controller.view.frame = isPresenting ? dismissed : presented
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { controller.view.frame = self.isPresenting ? presented : dismissed },
            completion: { finished in transitionContext.completeTransition(finished) })
    }
}

private final class CardTransitions: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        CardPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { SlideAnimator(isPresenting: true) }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        SlideAnimator(isPresenting: false)
    }
}

private final class MapController: UIViewController, UIPopoverPresentationControllerDelegate,
    UISheetPresentationControllerDelegate
{
    private let transitions = CardTransitions()
    let filterButton = UIButton(type: .system)
    var detent: UISheetPresentationController.Detent.Identifier?
    var wasDismissed = false

    override func viewDidLoad() {
        super.viewDidLoad()
        filterButton.frame = CGRect(x: 20, y: 80, width: 60, height: 40)
        view.addSubview(filterButton)
    }

    func showCard() {
        let card = UIViewController()
        card.preferredContentSize = CGSize(width: 0, height: 240)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = transitions
        present(card, animated: true)
    }

    func showFilter() {
        let filter = UIViewController()
        filter.modalPresentationStyle = .popover
        filter.preferredContentSize = CGSize(width: 240, height: 320)
        if let popover = filter.popoverPresentationController {
            popover.sourceView = filterButton
            popover.sourceRect = filterButton.bounds
            popover.permittedArrowDirections = [.up, .down]
            popover.delegate = self
        }
        present(filter, animated: true)
    }

    func showSettings() {
        let settings = UINavigationController(rootViewController: UIViewController())
        if let sheet = settings.sheetPresentationController {
            sheet.detents = [.medium(), .large(), .custom(identifier: .init("peek")) { _ in 120 }]
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.prefersGrabberVisible = true
            sheet.preferredCornerRadius = 24
            sheet.delegate = self
        }
        present(settings, animated: true, completion: nil)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { wasDismissed = true }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { detent = sheetPresentationController.selectedDetentIdentifier }
}

@Suite("Presentations as applications write them")
struct PresentedTests {
    private let window = UIWindow(screen: .iPhone14)
    private let map = MapController()

    init() {
        window.rootViewController = map
        window.makeKeyAndVisible()
    }

    @Test("A card with a presentation controller and an animator of its own")
    func card() throws {
        map.showCard()
        let card = try #require(map.presentedViewController)
        let presentation = try #require(card.presentationController as? CardPresentationController)
        #expect(presentation.isDimmed)
        window.clock.advance(by: 0.3)
        #expect(card.view.frame == CGRect(x: 0, y: 604, width: 390, height: 240))
        card.preferredContentSize.height = 300
        window.rotate(to: .landscapeRight)
        #expect(card.view.frame == CGRect(x: 0, y: 90, width: 844, height: 300))
        window.tap(at: CGPoint(x: 400, y: 40))
        #expect(!presentation.isDimmed && card.view.frame.minY == 390)
        window.clock.advance(by: 0.3)
        #expect(map.presentedViewController == nil)
    }

    @Test("A popover on a phone, which stays one, and is dismissed beside it")
    func filter() throws {
        map.showFilter()
        window.clock.advance(by: 0.5)
        let filter = try #require(map.presentedViewController)
        #expect(filter.view.frame == CGRect(x: 10, y: 133, width: 240, height: 320))
        #expect(filter.popoverPresentationController?.arrowDirection == .up)
        window.tap(at: CGPoint(x: 300, y: 700))
        window.clock.advance(by: 0.5)
        #expect(map.presentedViewController == nil && map.wasDismissed)
    }

    @Test("A sheet with detents, dragged up and down")
    func settings() throws {
        map.showSettings()
        window.clock.advance(by: 0.5)
        let settings = try #require(map.presentedViewController)
        #expect(settings.view.frame == CGRect(x: 0, y: 690, width: 390, height: 154))
        window.drag(from: CGPoint(x: 195, y: 800), to: CGPoint(x: 195, y: 540), duration: 1, hold: 0.2)
        window.layoutIfNeeded()
        #expect(map.detent == .medium && settings.view.frame.minY == 422)
        window.tap(map.filterButton)
        #expect(map.presentedViewController === settings)
        window.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 843), duration: 1, hold: 0.2)
        window.layoutIfNeeded()
        #expect(map.detent == UISheetPresentationController.Detent.Identifier("peek"))
    }

    @Test("An action sheet: at the bottom of a phone, a popover beside its source on a pad")
    func actionSheet() throws {
        var chosen: [String] = []
        func sheet() -> UIAlertController {
            let alert = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("Delete") })
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
            return alert
        }
        let alert = sheet()
        if let popover = alert.popoverPresentationController { popover.sourceView = map.filterButton }
        map.present(alert, animated: false)
        #expect(alert.view.frame == window.bounds)
        #expect(alert.choose("Delete") && chosen == ["Delete"])
        let pad = UIWindow(screen: .iPadPro11Inch)
        let map = MapController()
        pad.rootViewController = map
        pad.makeKeyAndVisible()
        let other = sheet()
        other.popoverPresentationController?.sourceView = map.filterButton
        map.present(other, animated: false)
        #expect(other.view.frame.width == 304 && other.view.frame.minY == 133 && other.view.frame.minX == 10)
        #expect(other.view.subviews[0].frame == other.view.bounds)
        #expect(other.view.subviews[0].subviews.compactMap { $0 as? UIButton }.filter { !$0.isHidden }.count == 1)
        pad.tap(at: CGPoint(x: 700, y: 1000))
        pad.clock.advance(by: 0.5)
        #expect(map.presentedViewController == nil && chosen == ["Delete", "Cancel"])
    }
}
