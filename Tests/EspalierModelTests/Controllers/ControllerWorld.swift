import EspalierContainers
import EspalierControllers
import EspalierViews
import Foundation

/// Two windows, controllers, a stack and containers; and beside them lists that say who should be whose child.
final class ControllerWorld {
    /// Controllers by number: those that are embedded and presented, those that are pushed, the stack itself.
    static let free = 0..<6, pushed = 6..<10, stack = 10
    static let containers = 4
    /// Those in whose views containers are placed.
    static let hosts = 0..<2

    let life = LivingCount()
    let windows = [UIWindow(screen: .iPhone14), UIWindow(screen: .iPhone14)]
    let navigation = UINavigationController()
    private(set) var probes: [ModelProbe] = []
    let boxes: [Container<ModelProbe>]
    let checkers: [LifecycleChecker]
    var armed = ArmedOperations<Appearance, ControllerOperation>()
    var mistake: String?
    var reactions = 0
    private var made = 100

    /// By controller: the numbers of its children. Pages have numbers from 100 on.
    var children: [Int: [Int]] = [:]
    /// By container: the page, its parent, and whether it is in a superview.
    var held: [Int?]
    var parents: [Int?]
    var placed: [Bool]

    init() {
        boxes = (0..<Self.containers).map { _ in Container(frame: .zero) }
        held = Array(repeating: nil, count: Self.containers)
        parents = Array(repeating: nil, count: Self.containers)
        placed = Array(repeating: false, count: Self.containers)
        checkers = windows.map { LifecycleChecker($0) }
        probes = (0..<Self.stack).map { ModelProbe($0, self) }
        for window in windows { window.diagnosticsHandler = { _ in } }
    }

    func controller(_ number: Int) -> UIViewController { number == Self.stack ? navigation : probes[number] }

    func number(of controller: UIViewController) -> Int {
        controller === navigation ? Self.stack : (controller as? ModelProbe)?.number ?? -1
    }

    func react(_ number: Int, _ call: Appearance) {
        guard let operation = armed.take(number, call) else { return }
        reactions += 1
        perform(operation)
    }

    func isFree(_ controller: UIViewController) -> Bool {
        controller.parent == nil && controller.presentingViewController == nil
            && !windows.contains { $0.rootViewController === controller }
    }

    func page() -> ModelProbe {
        made += 1
        return ModelProbe(made, self)
    }

    func perform(_ operation: ControllerOperation) {
        switch operation {
        case .root, .hide, .advance, .layOut, .rest: moveWindows(operation)
        case .embed, .leave, .present, .dismiss, .push, .pop, .popToRoot: moveControllers(operation)
        case .prepare, .empty, .swap, .place, .take, .handOver, .exchange: moveContainers(operation)
        case .inside(let controller, let call, let operation): armed.arm(controller, call, operation)
        }
    }

    private func moveWindows(_ operation: ControllerOperation) {
        switch operation {
        case .root(let number, let window):
            if isFree(controller(number)) { windows[window].rootViewController = controller(number) }
        case .hide(let window, let isHidden): windows[window].isHidden = isHidden
        case .advance(let quarters): for window in windows { window.clock.advance(by: Double(quarters) / 4) }
        case .layOut: for window in windows { window.layoutIfNeeded() }
        case .rest: rest()
        default: break
        }
    }

    private func rest() {
        for _ in 0..<3 { for window in windows { window.clock.advance(by: 10) } }
    }

    private func moveControllers(_ operation: ControllerOperation) {
        switch operation {
        case .embed(let child, let parent):
            let (one, other) = (controller(parent), controller(child))
            var above: UIViewController? = one
            while let controller = above, controller !== other { above = controller.parent }
            // A view may be left behind by a controller that has removed itself.
            guard isFree(other), above == nil, !one.view.isDescendant(of: other.view) else { return }
            one.addChild(other)
            children[parent, default: []].append(child)
            one.view.addSubview(other.view)
            other.didMove(toParent: one)
        case .leave(let child):
            let controller = controller(child)
            guard let parent = controller.parent, parent !== navigation else { return }
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
            children[number(of: parent)]?.removeAll { $0 == child }
        case .present(let number, let presenter, let full, let animated):
            let (one, other) = (controller(presenter), controller(number))
            guard isFree(other), one !== other, one.viewIfLoaded?.window?.isHidden == false else { return }
            other.modalPresentationStyle = full ? .fullScreen : .automatic
            one.present(other, animated: animated)
        case .dismiss(let number, let animated): controller(number).dismiss(animated: animated)
        case .push(let number, let animated):
            if probes[number].parent != nil { return }
            navigation.pushViewController(probes[number], animated: animated)
            children[Self.stack, default: []].append(number)
        case .pop(let animated):
            navigation.popViewController(animated: animated)
            if let list = children[Self.stack], list.count > 1 { children[Self.stack] = list.dropLast() }
        case .popToRoot(let animated):
            navigation.popToRootViewController(animated: animated)
            children[Self.stack] = children[Self.stack]?.first.map { [$0] }
        default: break
        }
    }
}
