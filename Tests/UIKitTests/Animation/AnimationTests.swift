import Testing
import UIKit

final class BannerController: UIViewController {
    let banner = UIView()
    private(set) var events: [String] = []
    private var isShown = false

    override func viewDidLoad() {
        super.viewDidLoad()
        banner.backgroundColor = .systemYellow
        view.addSubview(banner)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height: CGFloat = 60
        banner.frame = CGRect(x: 0, y: isShown ? 0 : -height, width: view.bounds.width, height: height)
    }

    func setBannerShown(_ shown: Bool) {
        isShown = shown
        view.setNeedsLayout()
        UIView.animate(
            withDuration: 0.3, delay: 0.1, options: [.curveEaseOut, .beginFromCurrentState],
            animations: { self.view.layoutIfNeeded() },
            completion: { finished in self.events.append(finished ? "finished" : "stopped") })
    }

    func fade() {
        let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) { self.banner.alpha = 0 }
        animator.addCompletion { position in
            if position == .end { self.banner.isHidden = true }
        }
        animator.startAnimation()
    }
}

@Suite("Animations written for iOS")
struct AnimationTests {
    func shown() -> (BannerController, UIWindow) {
        let controller = BannerController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return (controller, window)
    }

    @Test("The end state is there at once; completions wait for the window's clock")
    func animate() {
        let (controller, window) = shown()
        #expect(controller.banner.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
        controller.setBannerShown(true)
        #expect(controller.banner.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
        window.clock.advance(by: 0.3)
        #expect(controller.events.isEmpty)
        window.clock.advance(by: 0.2)
        #expect(controller.events == ["finished"])
    }

    @Test("A property animator ends on the clock too")
    func animator() {
        let (controller, window) = shown()
        controller.fade()
        #expect(controller.banner.alpha == 0 && !controller.banner.isHidden)
        window.clock.advance(by: 0.6)
        #expect(controller.banner.isHidden)
    }

    @Test("Spring, keyframes, transitions and no animation set what they are told")
    func others() {
        let (controller, window) = shown()
        let view = controller.banner
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [],
            animations: { view.transform = CGAffineTransform(scaleX: 2, y: 2) }, completion: nil)
        #expect(view.frame.size == CGSize(width: 640, height: 120))
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.transform = .identity }
        }
        UIView.performWithoutAnimation { view.tag = 9 }
        UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve) { view.alpha = 0.5 }
        #expect(view.transform.isIdentity && view.tag == 9 && view.alpha == 0.5)
        window.clock.advance(by: 2)
    }
}
