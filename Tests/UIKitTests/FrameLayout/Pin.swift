import UIKit

/// Chained statements that place a view in its superview. It is placed when the statement ends.
///
///     avatar.pin.top(8).left(8).size(48)
final class Pin {
    private let view: UIView
    private var left, right, top, bottom, hCenter, vCenter: CGFloat?
    private var width, height: CGFloat?
    private var margins = UIEdgeInsets.zero
    private var fit: Fit?

    /// Which side `sizeToFit(_:)` keeps.
    enum Fit { case width, height, content }

    init(_ view: UIView) {
        self.view = view
    }

    deinit {
        apply()
    }

    private var container: CGRect { view.superview.map { CGRect(origin: .zero, size: $0.bounds.size) } ?? .zero }

    @discardableResult func left(_ distance: CGFloat = 0) -> Pin { set(\.left, distance) }
    @discardableResult func top(_ distance: CGFloat = 0) -> Pin { set(\.top, distance) }
    @discardableResult func right(_ distance: CGFloat = 0) -> Pin { set(\.right, container.maxX - distance) }
    @discardableResult func bottom(_ distance: CGFloat = 0) -> Pin { set(\.bottom, container.maxY - distance) }
    @discardableResult func hCenter(_ shift: CGFloat = 0) -> Pin { set(\.hCenter, container.midX + shift) }
    @discardableResult func vCenter(_ shift: CGFloat = 0) -> Pin { set(\.vCenter, container.midY + shift) }
    @discardableResult func center() -> Pin { hCenter().vCenter() }
    @discardableResult func horizontally(_ distance: CGFloat = 0) -> Pin { left(distance).right(distance) }
    @discardableResult func vertically(_ distance: CGFloat = 0) -> Pin { top(distance).bottom(distance) }
    @discardableResult func all(_ distance: CGFloat = 0) -> Pin { horizontally(distance).vertically(distance) }

    @discardableResult func all(_ insets: UIEdgeInsets) -> Pin {
        left(insets.left).top(insets.top).right(insets.right).bottom(insets.bottom)
    }

    @discardableResult func width(_ width: CGFloat) -> Pin { set(\.width, width) }
    @discardableResult func height(_ height: CGFloat) -> Pin { set(\.height, height) }
    @discardableResult func size(_ side: CGFloat) -> Pin { width(side).height(side) }
    @discardableResult func width(percent: CGFloat) -> Pin { width(container.width * percent / 100) }

    @discardableResult func below(of sibling: UIView, spacing: CGFloat = 0) -> Pin {
        set(\.top, rect(of: sibling).maxY + spacing)
    }

    @discardableResult func above(of sibling: UIView, spacing: CGFloat = 0) -> Pin {
        set(\.bottom, rect(of: sibling).minY - spacing)
    }

    @discardableResult func after(of sibling: UIView, spacing: CGFloat = 0) -> Pin {
        set(\.left, rect(of: sibling).maxX + spacing)
    }

    @discardableResult func before(of sibling: UIView, spacing: CGFloat = 0) -> Pin {
        set(\.right, rect(of: sibling).minX - spacing)
    }

    @discardableResult func vCenter(to sibling: UIView) -> Pin { set(\.vCenter, rect(of: sibling).midY) }

    @discardableResult func margin(_ margin: CGFloat) -> Pin {
        margins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        return self
    }

    @discardableResult func sizeToFit(_ fit: Fit = .content) -> Pin {
        self.fit = fit
        return self
    }

    private func set(_ key: ReferenceWritableKeyPath<Pin, CGFloat?>, _ value: CGFloat) -> Pin {
        self[keyPath: key] = value
        return self
    }

    /// A view's rectangle in the superview of the placed one, wherever it is.
    private func rect(of other: UIView) -> CGRect {
        guard let superview = view.superview, let parent = other.superview else { return other.frame }
        return parent === superview ? other.frame : parent.convert(other.frame, to: superview)
    }

    private func apply() {
        var size = view.bounds.size
        if let width = width { size.width = width }
        if let height = height { size.height = height }
        let leading = left.map { $0 + margins.left }, trailing = right.map { $0 - margins.right }
        let upper = top.map { $0 + margins.top }, lower = bottom.map { $0 - margins.bottom }
        if width == nil, let leading = leading, let trailing = trailing { size.width = max(trailing - leading, 0) }
        if height == nil, let upper = upper, let lower = lower { size.height = max(lower - upper, 0) }
        if let fit = fit {
            let unbounded = CGFloat.greatestFiniteMagnitude
            let fitted = view.sizeThatFits(
                CGSize(
                    width: fit == .width ? size.width : unbounded, height: fit == .height ? size.height : unbounded))
            if fit != .width { size.width = fitted.width }
            if fit != .height { size.height = fitted.height }
        }
        // By bounds and centre, so that a transform does not matter.
        let old = view.center
        let x = place(leading, trailing, hCenter, length: size.width, old: old.x - view.bounds.width / 2)
        let y = place(upper, lower, vCenter, length: size.height, old: old.y - view.bounds.height / 2)
        view.bounds.size = size
        view.center = CGPoint(x: x + size.width / 2, y: y + size.height / 2)
    }

    private func place(
        _ low: CGFloat?, _ high: CGFloat?, _ middle: CGFloat?, length: CGFloat, old: CGFloat
    ) -> CGFloat {
        if let low = low { return low }
        if let high = high { return high - length }
        return middle.map { $0 - length / 2 } ?? old
    }
}

extension UIView {
    var pin: Pin { Pin(self) }
}
