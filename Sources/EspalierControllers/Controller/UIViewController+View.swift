import EspalierViews
import Foundation

/// Reads a controller's view from an interface file. Whoever reads those files makes `UIViewController` conform.
package protocol NibViewLoading {
    /// The view, with this controller as the file's owner; nil where there is no file for it.
    func loadViewFromNib() -> UIView?
}

extension UIViewController {
    /// How messages call the controller: its class, and its title if it has one.
    final var brief: String {
        let type = String(describing: type(of: self))
        return bars.title.map { "\(type) '\($0)'" } ?? type
    }

    final func loadedView() -> UIView? {
        if viewStorage == nil {
            if isLoadingView { trap("view of \(brief) was read inside loadView() before it was set") }
            loadViewIfNeeded()
        }
        return viewStorage
    }

    final func loadIfNeeded() {
        if viewStorage != nil || isLoadingView { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        if viewStorage == nil { trap("loadView() of \(brief) did not set view") }
        viewWasLoaded()
        call(.viewDidLoad) { viewDidLoad() }
    }

    /// What an interface file gives as the view; nil where there is none.
    final func suppliedView() -> UIView? {
        if let viewSource, let view = viewSource(self) { return view }
        return (self as? any NibViewLoading)?.loadViewFromNib()
    }

    final func loadDefaultView() {
        if let view = suppliedView() {
            // An outlet of the file may have set it.
            if viewStorage == nil { self.view = view }
            return
        }
        let made = UIView(frame: expectedFrame)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = made
    }

    /// The frame of a view that is made for the controller: as large as the window that it is going to be in, and where
    /// none is known (one that is hidden has no views of controllers yet), as the main screen, as in UIKit.
    final var expectedFrame: CGRect {
        var current: UIViewController? = self
        while let controller = current {
            if let window = controller.viewStorage?.window ?? controller.host?.window {
                return CGRect(origin: .zero, size: window.bounds.size)
            }
            current = controller.parentStorage ?? controller.presentingStorage
        }
        return UIScreen.main.bounds
    }

    final func setView(_ new: UIView?) {
        let old = viewStorage
        if old === new { return }
        if let other = new?.owner, other !== self {
            trap("view of \(brief) set to the root view of another controller")
        }
        old?.owner = nil
        viewStorage = new
        new?.owner = self
        moveTraits(from: old, to: new)
        if old != nil { updateAppearance() }
    }

    /// Releases children and what is presented without recursing, so that a chain of any length can go.
    final func releaseOthers() {
        var pending = takeOthers()
        while var controller = pending.popLast() {
            if isKnownUniquelyReferenced(&controller) { pending.append(contentsOf: controller.takeOthers()) }
        }
    }

    private func takeOthers() -> [UIViewController] {
        var others = childStorage
        childStorage = []
        if let presentedStorage { others.append(presentedStorage) }
        presentedStorage = nil
        return others
    }
}
