// Launches a window of containers, fades to a screen of carts, uses it, and takes it apart; prints the tree and the
// parents at each stage.
//
//     swift run Containers

import Espalier
import EspalierContainers

let delegate = AppDelegate()
_ = delegate.application(UIApplication(), didFinishLaunchingWithOptions: nil)
let root = delegate.windowView
let checker = LifecycleChecker(root.view.window ?? UIWindow())

print("launched:")
printTree(root.view)
printChildren(root)

print("a transition has begun:")
root.transition(to: .carts(root)) { print("  (the transition has ended)") }
printChildren(root)

print("0.3 seconds later:")
delegate.window?.clock.advance(by: 0.3)
printTree(root.view)
printChildren(root)

if let carts = root.children.first as? CartsViewController {
    print("the cart of the day runs, and gets a wider margin:")
    carts.cartView.view.touchRun()
    carts.cartView.edgeInsets.left = 40
    delegate.window?.layoutIfNeeded()
    printTree(carts.cartView)

    print("the cart of the day is taken out:")
    weak var view: CartView?
    view = carts.cartView.view
    carts.cartView.removeFromSuperview()
    print("  its container is \(carts.cartView == nil ? "gone" : "there"), its view \(view == nil ? "gone" : "there")")
}

print("the window shows nothing any more:")
root.container.removeFromSuperview()
printChildren(root)
print("mistakes in the controllers' lives: \(checker.mistakes.count)")
