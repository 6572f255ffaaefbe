import EspalierControls
import EspalierViews
import Foundation
import Testing

/// A view that wishes a size; nil where it has no wish.
class WishView: UIView {
    private var wish: (CGFloat?, CGFloat?)
    /// How often it was asked.
    private(set) var asked = 0

    init(_ width: CGFloat?, _ height: CGFloat?, name: String? = nil) {
        wish = (width, height)
        super.init(frame: .zero)
        self.name = name
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        asked += 1
        return CGSize(width: wish.0 ?? UIView.noIntrinsicMetric, height: wish.1 ?? UIView.noIntrinsicMetric)
    }

    func wishes(_ width: CGFloat?, _ height: CGFloat?) {
        wish = (width, height)
        invalidateIntrinsicContentSize()
    }
}

/// A stack that counts its layouts.
class CountingStack: UIStackView {
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

/// Numbers that agree up to rounding.
func near(_ lhs: CGFloat, _ rhs: CGFloat) -> Bool { abs(lhs - rhs) < 1e-4 }

func near(_ lhs: CGRect, _ rhs: CGRect) -> Bool {
    near(lhs.origin.x, rhs.origin.x) && near(lhs.origin.y, rhs.origin.y) && near(lhs.size.width, rhs.size.width)
        && near(lhs.size.height, rhs.size.height)
}

/// Position and length of a view along an axis.
struct Span: Equatable, Sendable, CustomStringConvertible {
    var start: CGFloat
    var length: CGFloat

    init(_ start: CGFloat, _ length: CGFloat) {
        self.start = start
        self.length = length
    }

    init(_ view: UIView, on axis: NSLayoutConstraint.Axis = .horizontal) {
        let frame = view.frame
        self = axis == .horizontal ? Span(frame.minX, frame.width) : Span(frame.minY, frame.height)
    }

    var description: String { "(\(start), \(length))" }
}

func near(_ lhs: [Span], _ rhs: [Span]) -> Bool {
    lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { near($0.start, $1.start) && near($0.length, $1.length) }
}

/// A horizontal stack (300, 40) of views that wish these widths, by 20.
func makeStack(
    _ widths: [CGFloat?] = [50, 80, 60], spacing: CGFloat = 10, size: CGSize = CGSize(width: 300, height: 40)
) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: widths.map { WishView($0, 20) })
    stack.frame.size = size
    stack.spacing = spacing
    return stack
}

extension UIStackView {
    /// Positions and lengths of the arranged views after a layout.
    func spans(on axis: NSLayoutConstraint.Axis = .horizontal) -> [Span] {
        layoutIfNeeded()
        return arrangedSubviews.map { Span($0, on: axis) }
    }

    /// The frames of the arranged views after a layout.
    func frames() -> [CGRect] {
        layoutIfNeeded()
        return arrangedSubviews.map(\.frame)
    }
}
