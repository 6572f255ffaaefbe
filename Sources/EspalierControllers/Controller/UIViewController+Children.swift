import EspalierViews
import Foundation

/// What an appearance call may belong to. Each is set when its cause begins, and cleared when it has ended.
struct Movement {
    var isBeingPresented = false
    var isBeingDismissed = false
    var isMovingToParent = false
    var isMovingFromParent = false
}

extension UIViewController {
    final func attach(_ child: UIViewController) {
        var current: UIViewController? = self
        while let controller = current {
            if controller === child { trap("addChild(\(child.brief)) on \(brief), which is it or lies below it") }
            // Without children it cannot be above this one, so that building a chain downwards stays linear.
            if child.childStorage.isEmpty && controller === self { break }
            current = controller.parentStorage
        }
        if child.parentStorage != nil {
            if child.parentStorage !== self {
                child.removeFromParent()
            } else {
                forget(child)
                childStorage.append(child)
                return
            }
        }
        child.call(.willMove) { child.willMove(toParent: self) }
        guard child.parentStorage == nil else { return }
        childStorage.append(child)
        child.parentStorage = self
        child.movement.isMovingToParent = true
        child.movement.isMovingFromParent = false
        child.lifecycle.owesDidMove = true
        child.lifecycle.isLeaving = false
    }

    final func detachFromParent() {
        guard let parent = parentStorage else { return }
        if !lifecycle.isLeaving {
            note(.missed, "willMove(toParent: nil)", "call it before the view is removed and removeFromParent() called")
        }
        parent.forget(self)
        didLeaveParent()
    }

    /// Takes a child out of the list. From both ends: children mostly go in the order in which they came, or backwards.
    private func forget(_ child: UIViewController) {
        let count = childStorage.count
        for step in 0..<(count + 1) / 2 {
            for index in [step, count - 1 - step] where childStorage[index] === child {
                childStorage.remove(at: index)
                return
            }
        }
    }

    /// The controller is out of its parent's list already.
    final func didLeaveParent() {
        parentStorage = nil
        if traits.container != .unspecified { setTraits { $0.container = .unspecified } }
        lifecycle.owesDidMove = false
        lifecycle.isLeaving = false
        lifecycle.wasRemoved = true
        movement.isMovingToParent = false
        movement.isMovingFromParent = false
        viewStorage?.window?.ensuredControllers.see(self)
        // It was about to enter or to leave a window with the parent: no move has told it.
        if appearance.state == .disappearing || (appearance.isOn && viewStorage?.window == nil) { updateAppearance() }
        call(.didMove) { didMove(toParent: nil) }
    }

    /// Ends what a container has begun by `addChild(_:)` and `willMove(toParent: nil)`.
    final func endMoves(entering: [UIViewController], leaving: [UIViewController]) {
        for child in leaving where child.parentStorage === self { child.removeFromParent() }
        for child in entering where child.parentStorage === self && child.lifecycle.owesDidMove {
            child.call(.didMove) { child.didMove(toParent: self) }
        }
    }

    final func baseWillMove(_ parent: UIViewController?) {
        let isCalled = lifecycle.calling.contains(.willMove)
        lifecycle.reached.insert(.willMove)
        if parent == nil {
            lifecycle.isLeaving = true
            movement.isMovingFromParent = parentStorage != nil
        } else if !isCalled {
            note(.doubled, "willMove(toParent:)", "leave it to addChild(_:), which calls it")
        }
    }

    final func baseDidMove(_ parent: UIViewController?) {
        let isCalled = lifecycle.calling.contains(.didMove)
        lifecycle.reached.insert(.didMove)
        guard let parent else {
            if !isCalled {
                note(.doubled, "didMove(toParent: nil)", "leave it to removeFromParent(), which calls it")
            }
            return
        }
        if parent !== parentStorage {
            note(.unbalanced, "didMove(toParent:)", "call addChild(_:) on \(parent.brief) before it")
        } else if !lifecycle.owesDidMove {
            note(.doubled, "didMove(toParent:)", "call it once after each addChild(_:)")
        }
        lifecycle.owesDidMove = false
        // Its view came to the window below a parent that was off screen: no move has told it, nor will one.
        if appearance.state == .disappeared && parent === parentStorage { updateAppearance() }
        // The parent is not on screen: what comes later is the parent's appearance.
        if appearance.state == .disappeared { movement.isMovingToParent = false }
    }
}
