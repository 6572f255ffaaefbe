import UIKit

extension CGRect {
    /// Cuts a slice off an edge and gives it back.
    mutating func slice(_ amount: CGFloat, from edge: CGRectEdge, gap: CGFloat = 0) -> CGRect {
        let (slice, rest) = divided(atDistance: amount, from: edge)
        self = rest.divided(atDistance: gap, from: edge).remainder
        return slice
    }

    /// Equal columns with gaps.
    func columns(_ count: Int, gap: CGFloat) -> [CGRect] {
        let width = (self.width - gap * CGFloat(count - 1)) / CGFloat(count)
        return (0..<count).map {
            CGRect(x: minX + CGFloat($0) * (width + gap), y: minY, width: width, height: height)
        }
    }

    func centered(_ size: CGSize) -> CGRect {
        CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The largest rectangle of that aspect in the middle.
    func fitting(aspect: CGSize) -> CGRect {
        let scale = min(width / aspect.width, height / aspect.height)
        return centered(CGSize(width: aspect.width * scale, height: aspect.height * scale))
    }
}

extension CGPoint {
    static func + (lhs: CGPoint, rhs: CGVector) -> CGPoint { CGPoint(x: lhs.x + rhs.dx, y: lhs.y + rhs.dy) }
}

extension UIEdgeInsets {
    init(all distance: CGFloat) {
        self.init(top: distance, left: distance, bottom: distance, right: distance)
    }

    var horizontal: CGFloat { left + right }
    var vertical: CGFloat { top + bottom }
    static func + (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: lhs.top + rhs.top, left: lhs.left + rhs.left, bottom: lhs.bottom + rhs.bottom,
            right: lhs.right + rhs.right)
    }
}

extension UIView {
    var x: CGFloat {
        get { frame.origin.x }
        set { frame.origin.x = newValue }
    }
    var right: CGFloat {
        get { frame.maxX }
        set { frame.origin.x = newValue - frame.width }
    }
    var size: CGSize {
        get { bounds.size }
        set { bounds.size = newValue }
    }
    /// Whole pixels of the screen.
    func roundToPixels(scale: CGFloat) {
        func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        let frame = self.frame
        self.frame = CGRect(
            x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
            height: rounded(frame.height))
    }
}
