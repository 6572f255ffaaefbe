import Foundation

/// A rectangle of a view that content can keep to. It is computed whenever it is read.
public final class UILayoutGuide {
    /// The view that the guide belongs to; nil once it is gone.
    public private(set) weak var owningView: UIView?
    private let rectangle: (UIView) -> CGRect

    init(of view: UIView, rectangle: @escaping (UIView) -> CGRect) {
        owningView = view
        self.rectangle = rectangle
    }

    /// The rectangle in the owning view's coordinates; zero once that is gone.
    public var layoutFrame: CGRect { owningView.map(rectangle) ?? .zero }
}

extension UIView {
    /// The bounds less the safe area. A new object at each read.
    public final var safeAreaLayoutGuide: UILayoutGuide {
        UILayoutGuide(of: self) { $0.bounds.inset(by: $0.safeAreaInsets) }
    }

    /// The bounds less the layout margins. A new object at each read.
    public final var layoutMarginsGuide: UILayoutGuide {
        UILayoutGuide(of: self) { $0.bounds.inset(by: $0.layoutMargins) }
    }

    /// The bounds less the layout margins, at most 672 points wide, centred. A new object at each read.
    public final var readableContentGuide: UILayoutGuide {
        UILayoutGuide(of: self) { view in
            let margins = view.bounds.inset(by: view.layoutMargins)
            let width = min(margins.size.width, 672)
            return CGRect(
                x: margins.origin.x + (margins.size.width - width) / 2, y: margins.origin.y, width: width,
                height: margins.size.height)
        }
    }
}
