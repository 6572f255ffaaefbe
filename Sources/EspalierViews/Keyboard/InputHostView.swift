import Foundation

/// What a window shows at its bottom for the first responder: its `inputAccessoryView` above its `inputView`.
final class InputHostView: UIView {
    private weak var accessory: UIView?
    private weak var input: UIView?

    /// How high a view stands there: as it is, or as its constraints make it.
    static func height(of view: UIView, in window: UIWindow) -> CGFloat {
        if view.bounds.height > 0 { return view.bounds.height }
        let width = CGSize(width: window.bounds.width, height: 0)
        return view.systemLayoutSizeFitting(
            width, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Takes these two in, and lets go of others.
    func show(_ accessory: UIView?, _ input: UIView?) {
        for old in subviews where old !== accessory && old !== input { old.removeFromSuperview() }
        for new in [accessory, input].compactMap(\.self) where new.superview !== self { addSubview(new) }
        (self.accessory, self.input) = (accessory, input)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let window else { return }
        var top: CGFloat = 0
        for view in [accessory, input].compactMap(\.self) where view.superview === self {
            let height = Self.height(of: view, in: window)
            view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
            top += height
        }
    }
}

extension UIWindow {
    /// Lets an accessory view and an input view stand where a keyboard of a height begins.
    final func dock(_ accessory: UIView?, _ input: UIView?, height: CGFloat) {
        var host = subviews.lazy.compactMap { $0 as? InputHostView }.last
        guard accessory != nil || input != nil else {
            host?.show(nil, nil)
            host?.removeFromSuperview()
            return
        }
        if host == nil {
            let made = InputHostView()
            made.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            host = made
        }
        guard let host else { return }
        host.show(accessory, input)
        let own = [accessory, input].compactMap(\.self).reduce(0) { $0 + InputHostView.height(of: $1, in: self) }
        host.frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: own)
        addSubview(host)
    }
}
