/// What a controller hears of appearing, in the order of a whole life.
enum Appearance: Int, CaseIterable {
    case didDisappear, willAppear, isAppearing, didAppear, willDisappear

    /// What may come next.
    var followers: [Appearance] {
        switch self {
        case .didDisappear: [.willAppear]
        case .willAppear: [.isAppearing, .willDisappear]
        case .isAppearing: [.didAppear, .willDisappear]
        case .didAppear: [.willDisappear]
        case .willDisappear: [.didDisappear]
        }
    }
}

/// One step of a program over controllers and containers. The numbers are controllers, or containers where it says so.
enum ControllerOperation: CustomStringConvertible {
    case root(Int, window: Int)
    case hide(window: Int, Bool)
    case embed(Int, in: Int)
    case leave(Int)
    case present(Int, from: Int, full: Bool, animated: Bool)
    case dismiss(Int, animated: Bool)
    case push(Int, animated: Bool)
    case pop(animated: Bool)
    case popToRoot(animated: Bool)
    case advance(Int)
    case layOut
    /// The quarter of a second after which nothing goes on any more.
    case rest

    case prepare(container: Int, host: Int)
    case empty(container: Int)
    case swap(container: Int)
    case place(container: Int, host: Int)
    case take(container: Int)
    case handOver(container: Int, host: Int)
    case exchange(container: Int, other: Int)

    /// Once, when the controller hears it.
    indirect case inside(Int, Appearance, ControllerOperation)

    var description: String {
        switch self {
        case .root(let controller, let window): "window\(window).rootViewController = p\(controller)"
        case .hide(let window, let isHidden): "window\(window).isHidden = \(isHidden)"
        case .embed(let child, let parent): "p\(parent) embeds p\(child)"
        case .leave(let child): "p\(child) leaves its parent"
        case .present(let controller, let presenter, let full, let animated):
            "p\(presenter).present(p\(controller), animated: \(animated))\(full ? ", full screen" : "")"
        case .dismiss(let controller, let animated): "p\(controller).dismiss(animated: \(animated))"
        case .push(let controller, let animated): "push(p\(controller), animated: \(animated))"
        case .pop(let animated): "pop(animated: \(animated))"
        case .popToRoot(let animated): "popToRoot(animated: \(animated))"
        case .advance(let quarters): "the clocks go on by \(quarters)/4 s"
        case .layOut: "the windows are laid out"
        case .rest: "the clocks go on until nothing moves"
        case .prepare(let container, let host): "c\(container) is prepared inside p\(host)"
        case .empty(let container): "c\(container).removeContainer()"
        case .swap(let container): "c\(container) gets another page"
        case .place(let container, let host): "p\(host).view.addSubview(c\(container))"
        case .take(let container): "c\(container).removeFromSuperview()"
        case .handOver(let container, let host): "c\(container).parent = p\(host)"
        case .exchange(let container, let other): "c\(container) takes what c\(other) holds"
        case .inside(let controller, let call, let operation): "when p\(controller) hears \(call): \(operation)"
        }
    }
}
