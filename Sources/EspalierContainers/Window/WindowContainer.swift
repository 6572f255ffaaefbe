// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierViews
import Foundation

/// The root controller of a window that shows one container at a time, and fades from one to the next.
///
///     let container = window.rootViewController as! WindowContainer<Part>
///     container.transition(to: .shop) { print("there") }
///     window.clock.advance(by: 0.3)  // there
///
/// It loads its view when the window is shown, and puts the provider's launcher in.
open class WindowContainer<Provider: WindowContainerType>: UIViewController {
    /// What is shown, or nil while it is the launcher. Changes when a transition begins.
    public private(set) final var baseType: Provider?

    /// The container that is shown; the new one as soon as a transition begins. nil before the view is loaded.
    public private(set) final var container: UIView!

    private let runner = TransitionRunner()

    /// Puts the launcher in. Overrides call super.
    open override func viewDidLoad() {
        super.viewDidLoad()
        show(checked(Provider.launcher(in: self), from: "launcher(in:)"))
    }

    /// A transition that waits for the clock comes to its end. Overrides call super.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        runner.finish()
    }

    // MARK: Transitions

    /// Fades to what `provider` stands for. See `transition(toView:as:completion:)`.
    open func transition(to provider: Provider, completion: (() -> Void)? = nil) {
        transition(as: provider, completion) { provider.container }
    }

    /// Fades to a container.
    ///
    /// The new container is there at once, in front of the old one. The old one is taken out, with what it holds, when
    /// 0.3 seconds have passed on the window's clock; at once outside a window, and where animations are turned off.
    /// Another transition brings the one that waits to its end before it begins; one that is asked for inside
    /// `completion`, or inside a call that the transition causes, follows when that has ended.
    ///
    /// - Parameters:
    ///   - toView: a container. The one that is shown already stays.
    ///   - provider: what `baseType` says from now on.
    ///   - completion: called exactly once: at the end, also if another transition overtakes this one. Where the window
    ///     is released before, it is called then.
    open func transition(toView: UIView!, as provider: Provider, completion: (() -> Void)? = nil) {
        transition(as: provider, completion) { toView }
    }

    private func transition(as provider: Provider, _ completion: (() -> Void)?, _ made: @escaping () -> UIView?) {
        loadViewIfNeeded()
        let end = OnceCall(completion)
        runner.run { self.begin(provider, made, end) }
    }

    private func begin(_ provider: Provider, _ made: () -> UIView?, _ end: OnceCall) {
        let new = checked(made(), from: "\(provider)")
        let old = container === new ? nil : container
        let isAnimated = old != nil && UIView.areAnimationsEnabled
        baseType = provider
        UIView.transition(
            with: view, duration: isAnimated ? fadeTime : 0, options: .transitionCrossDissolve,
            animations: { self.show(new) })
        // The clock's entry is the runner's too, and must not hold who owns that.
        runner.finish(after: isAnimated ? fadeTime : nil, in: view.window) { [weak self] in
            self?.view.window?.layoutIfNeeded()
            old?.removeFromSuperview()
            end.call()
        }
    }

    /// The container that a provider has given.
    private func checked(_ view: UIView?, from place: String) -> UIView {
        if let view, view is any UIContainer { return view }
        let given = view.map { "\(type(of: $0)), which is no container" } ?? "no view"
        trap(
            "\(Provider.self) gave \(given), for \(place): give a Container or a ContainerView made in the "
                + "WindowContainer, or another UIContainer")
    }

    private func show(_ new: UIView) {
        if container === new { return }
        container = new
        view.addSubview(new)
        if new.superview === view { new.pinEdges() }
    }

    // MARK: Presentation

    /// Presents over what is shown: the topmost of the controllers that are presented already does it.
    open override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        let top = topmostPresented
        if top === self {
            super.present(viewControllerToPresent, animated: flag, completion: completion)
        } else {
            top.present(viewControllerToPresent, animated: flag, completion: completion)
        }
    }

    /// The last of the controllers that present one another, from what is shown on; this one where nothing is
    /// presented.
    public final var topmostPresented: UIViewController {
        let shown = container?.mount?.content as? UIViewController
        guard var top = (shown ?? self).presentedViewController else { return self }
        while let next = top.presentedViewController, next !== top { top = next }
        return top
    }
}

/// How long a window fades, in seconds on its clock.
private let fadeTime: TimeInterval = 0.3
