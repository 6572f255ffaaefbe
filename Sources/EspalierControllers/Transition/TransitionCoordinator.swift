import EspalierViews
import Foundation

/// What is known of a change of size that is under way.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the end waits for a clock.
    var isAnimated: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// Whether it was given up. Never here.
    var isCancelled: Bool { get }
    /// The view in which it takes place.
    var containerView: UIView { get }
}

/// Lets controllers make changes together with a change of size, and hear of its end.
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Has `animation` called when the new size is set, and `completion` at the end. Always true here.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// As `animate(alongsideTransition:completion:)` without a completion.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// The coordinator of one turn of a window.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    let transitionDuration: TimeInterval
    let isAnimated: Bool
    let isCancelled = false
    let containerView: UIView
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    /// Who is still to hear of the transition, the next one last.
    private var listeners: [(controller: UIViewController, news: TransitionNews)] = []
    private var hasBegun = false

    init(duration: TimeInterval, isAnimated: Bool, container: UIView?) {
        transitionDuration = duration
        self.isAnimated = isAnimated
        containerView = container ?? UIView()
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation {
            if hasBegun { animation(self) } else { animations.append(animation) }
        }
        if let completion { completions.append(completion) }
        return true
    }

    /// Tells a controller, and then those to which it forwards.
    func tell(_ controller: UIViewController, of news: TransitionNews) {
        listeners.append((controller, news))
        while let listener = listeners.popLast() { listener.news.tell(listener.controller, self) }
    }

    func forward(to others: [(controller: UIViewController, news: TransitionNews)]) {
        listeners.append(contentsOf: others.reversed())
    }

    /// The new size is set.
    func begin() {
        hasBegun = true
        let animations = animations
        self.animations = []
        UIView.animate(withDuration: transitionDuration) {
            for animation in animations { animation(self) }
        }
    }

    /// Calls the completions when the time has passed on the clock of `window`, or now.
    func finish(on window: UIWindow?) {
        guard let window else { return end() }
        _ = window.clock.schedule(after: transitionDuration) { self.end() }
    }

    private func end() {
        let completions = completions
        self.completions = []
        for completion in completions { completion(self) }
    }
}

extension UIViewController {
    /// Children, and what the controller itself presents, hear of it next.
    final func forward(_ news: TransitionNews, with coordinator: any UIViewControllerTransitionCoordinator) {
        var others = childStorage.map { (controller: $0, news: news.news(of: $0, in: self)) }
        if let presentedStorage { others.append((presentedStorage, news)) }
        if let own = coordinator as? TransitionCoordinator {
            own.forward(to: others)
        } else {
            for other in others { other.news.tell(other.controller, coordinator) }
        }
    }
}

/// What controllers hear before a transition.
enum TransitionNews {
    case size(CGSize)
    case traits(UITraitCollection)

    /// What a child hears if its parent has heard this.
    func news(of child: UIViewController, in parent: UIViewController) -> TransitionNews {
        guard case .size(let size) = self else { return self }
        return .size(parent.size(forChildContentContainer: child, withParentContainerSize: size))
    }

    func tell(_ controller: UIViewController, _ coordinator: any UIViewControllerTransitionCoordinator) {
        switch self {
        case .size(let size): controller.viewWillTransition(to: size, with: coordinator)
        case .traits(let traits): controller.willTransition(to: traits, with: coordinator)
        }
    }
}
