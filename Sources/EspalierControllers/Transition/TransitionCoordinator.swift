import EspalierViews
import Foundation

/// The coordinator of one transition: a turn of a window, a presentation, another content of a container.
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
    let transitionDuration: TimeInterval
    let isAnimated: Bool
    let containerView: UIView
    /// The transition; nil for a turn. It holds this object.
    weak var context: TransitionContext?
    private(set) var initiallyInteractive = false
    /// What the window is going to be like, for a turn.
    let turned: TurnedWindow?
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    /// Who is still to hear of the transition, the next one last.
    private var listeners: [(container: any UIContentContainer, news: TransitionNews)] = []
    private var hasBegun = false

    init(duration: TimeInterval, isAnimated: Bool, container: UIView?, turned: TurnedWindow? = nil) {
        transitionDuration = duration
        self.isAnimated = isAnimated
        self.turned = turned
        containerView = container ?? UIView()
    }

    var isCancelled: Bool { context?.transitionWasCancelled ?? false }
    var isInteractive: Bool { context?.isInteractive ?? false }
    var percentComplete: CGFloat { isInteractive ? context?.percentComplete ?? 1 : 1 }
    var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context?.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

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

    func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { interactionHandlers.append(handler) }

    func tellInteraction() {
        for handler in interactionHandlers { handler(self) }
    }

    /// Tells a controller, and then those to which it forwards.
    func tell(_ controller: any UIContentContainer, of news: TransitionNews) {
        listeners.append((controller, news))
        while let listener = listeners.popLast() { listener.news.tell(listener.container, self) }
    }

    func forward(to others: [(container: any UIContentContainer, news: TransitionNews)]) {
        listeners.append(contentsOf: others.reversed())
    }

    /// The new state is set.
    func begin() {
        hasBegun = true
        initiallyInteractive = isInteractive
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

    func end() {
        let completions = completions
        self.completions = []
        for completion in completions { completion(self) }
    }
}

/// What a window is going to be like when it has turned.
struct TurnedWindow {
    var size: CGSize
    var safeArea: UIEdgeInsets
    var traits: UITraitCollection
}

extension UIViewController {
    /// Children, and the presentation of what the controller itself presents, hear of it next.
    final func forward(_ news: TransitionNews, with coordinator: any UIViewControllerTransitionCoordinator) {
        var others: [(container: any UIContentContainer, news: TransitionNews)] = childStorage.map {
            ($0, news.news(of: $0, in: self))
        }
        if let presentation = presentedStorage?.activePresentation {
            others.append((presentation, news.news(of: presentation, with: coordinator)))
        }
        coordinator.forward(to: others)
    }
}

extension UIViewControllerTransitionCoordinator {
    /// Has others hear of the transition next.
    func forward(to others: [(container: any UIContentContainer, news: TransitionNews)]) {
        if let own = self as? TransitionCoordinator {
            own.forward(to: others)
        } else {
            for other in others { other.news.tell(other.container, self) }
        }
    }
}

/// What controllers hear before a transition.
enum TransitionNews {
    case size(CGSize)
    case traits(UITraitCollection)

    /// What a child hears if its parent has heard this.
    func news(of child: any UIContentContainer, in parent: any UIContentContainer) -> TransitionNews {
        guard case .size(let size) = self else { return self }
        return .size(parent.size(forChildContentContainer: child, withParentContainerSize: size))
    }

    /// What a presentation hears if the presenter has heard this: the size of its container.
    func news(
        of presentation: UIPresentationController, with coordinator: any UIViewControllerTransitionCoordinator
    ) -> TransitionNews {
        guard case .size = self, presentation.fillsWindow, let own = coordinator as? TransitionCoordinator,
            let turned = own.turned
        else { return self }
        return .size(turned.size)
    }

    func tell(_ container: any UIContentContainer, _ coordinator: any UIViewControllerTransitionCoordinator) {
        switch self {
        case .size(let size): container.viewWillTransition(to: size, with: coordinator)
        case .traits(let traits): container.willTransition(to: traits, with: coordinator)
        }
    }
}
