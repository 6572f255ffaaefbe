import EspalierViews
import Foundation

/// An object of a class that takes part in observing, and is no view.
final class ModelItem: KeyValueObservable {
    let observerRegistry = ObserverRegistry()
    @Observed var count = 0
    @Observed var label = ""
    @Observed var link: UIView?

    var isEmpty: Bool { count == 0 }
}

/// An observing object of a class that takes no part in observing.
final class PlainObserver {
    /// Called in deinit.
    var atEnd: (() -> Void)?

    deinit {
        atEnd?()
    }
}

/// A view that can act in each of its callbacks.
class ModelView: UIView {
    /// What the view is called in traces; no two of a program have the same.
    var serial = 0
    /// What is run in a callback, which is named.
    var whenCalled: ((String) -> Void)?

    deinit {
        whenCalled?("deinit")
    }

    override func willMove(toSuperview newSuperview: UIView?) { whenCalled?("willMove(toSuperview:)") }

    override func didMoveToSuperview() { whenCalled?("didMoveToSuperview") }

    override func willMove(toWindow newWindow: UIWindow?) { whenCalled?("willMove(toWindow:)") }

    override func didMoveToWindow() { whenCalled?("didMoveToWindow") }

    override func didAddSubview(_ subview: UIView) { whenCalled?("didAddSubview") }

    override func willRemoveSubview(_ subview: UIView) { whenCalled?("willRemoveSubview") }

    override func layoutSubviews() { whenCalled?("layoutSubviews") }
}

extension UIView {
    /// A stored property that is observed.
    static let modelMark = StoredProperty<UIView, Int>(default: 0)

    var modelMark: Int {
        get { self[stored: Self.modelMark] }
        set { self[stored: Self.modelMark] = newValue }
    }
}
