import EspalierViews
import Foundation
import Testing

/// Whether two numbers agree to a thousandth, as the tables print them.
func close(_ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 0.001) -> Bool {
    abs(left - right) <= tolerance
}

func close(_ left: CGPoint, _ right: CGPoint, within tolerance: CGFloat = 0.001) -> Bool {
    close(left.x, right.x, within: tolerance) && close(left.y, right.y, within: tolerance)
}

func close(_ left: CGSize, _ right: CGSize, within tolerance: CGFloat = 0.001) -> Bool {
    close(left.width, right.width, within: tolerance) && close(left.height, right.height, within: tolerance)
}

/// Compares origin and size as they are stored: a rectangle that is not standardised differs from its standardised form.
func close(_ left: CGRect, _ right: CGRect, within tolerance: CGFloat = 0.001) -> Bool {
    close(left.origin, right.origin, within: tolerance) && close(left.size, right.size, within: tolerance)
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: x, y: y)
}

func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The names of views, in order; `?` for a view without a name.
func names(_ views: [UIView]) -> [String] {
    views.map { $0.name ?? "?" }
}

/// A view of a frame and a name, put in `superview`.
@discardableResult
func makeView(_ name: String, _ frame: CGRect = .zero, in superview: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.name = name
    superview?.addSubview(view)
    return view
}
