import Foundation

/// A path: lines and curves. As in Core Graphics a class; two are equal if they have the same elements.
///
/// Nothing is drawn. What can be known of a path is: its boxes, what lies inside of it, its elements.
public class CGPath: Hashable {
    /// What it consists of.
    package internal(set) final var data: PathData

    init(_ data: PathData) {
        self.data = data
    }

    /// Makes a path of a rectangle.
    ///
    /// - Parameters:
    ///   - rect: the rectangle; negative sides are standardised.
    ///   - transform: put on all points; nil for none.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.rectangle(rect) }
    }

    /// Makes a path of the ellipse in a rectangle.
    ///
    /// - Parameters:
    ///   - rect: what the ellipse fills; negative sides are standardised.
    ///   - transform: put on all points; nil for none.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.ellipse(in: rect) }
    }

    /// Makes a path of a rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rect: the rectangle; negative sides are standardised.
    ///   - cornerWidth: how wide corners are. More than half of the width counts as half of it; Core Graphics stops there.
    ///   - cornerHeight: how high corners are, likewise.
    ///   - transform: put on all points; nil for none.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let radius = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(transform) { $0.rounded(rect, radii: (radius, radius, radius, radius)) }
    }

    private convenience init(_ transform: UnsafePointer<CGAffineTransform>?, _ build: (inout PathData) -> Void) {
        var data = PathData()
        build(&data)
        self.init(data.applying(transform?.pointee ?? .identity))
    }

    /// Whether the path has no elements.
    public final var isEmpty: Bool { data.isEmpty }

    /// The end of the last element; after a close, where the subpath began; zero without elements.
    public final var currentPoint: CGPoint { data.current ?? .zero }

    /// The smallest rectangle around all points, control points among them; null for an empty path.
    ///
    /// - Complexity: O(elements).
    public final var boundingBox: CGRect { data.boundingBox }

    /// The smallest rectangle around the lines and curves; null for an empty path.
    ///
    /// - Complexity: O(elements).
    public final var boundingBoxOfPath: CGRect { data.boundingBoxOfPath }

    /// Whether a point lies inside; open subpaths count as closed ones. Of points on the path itself, either.
    ///
    /// - Parameters:
    ///   - point: the point.
    ///   - rule: what is inside where the path meets itself.
    ///   - transform: put on the point before.
    /// - Complexity: O(elements).
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        data.contains(point.applying(transform), using: rule)
    }

    /// A path that does not change with this one.
    public final func copy() -> CGPath? { CGPath(data) }

    /// The path with a transform put on all points.
    ///
    /// - Parameter transform: the transform; nil for none.
    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(data.applying(transform?.pointee ?? .identity))
    }

    /// A path with the same elements that can go on.
    public final func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

    /// As `mutableCopy()`, with a transform put on all points.
    ///
    /// - Parameter transform: the transform; nil for none.
    public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.data = data.applying(transform?.pointee ?? .identity)
        return copy
    }

    /// Whether the path is a rectangle with upright sides, and nothing else.
    ///
    /// - Parameter rect: where the rectangle is written, if it is one; nil for nowhere.
    public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        var points: [CGPoint] = []
        for (place, segment) in data.segments.enumerated() {
            switch segment {
            case .move(let point) where place == 0: points.append(point)
            case .line(let point): points.append(point)
            case .close where place == data.segments.count - 1: break
            default: return false
            }
        }
        if points.count == 5, points.first == points.last { points.removeLast() }
        guard points.count == 4 else { return false }
        func sides(_ one: KeyPath<CGPoint, CGFloat>, _ other: KeyPath<CGPoint, CGFloat>) -> Bool {
            points[0][keyPath: one] == points[1][keyPath: one] && points[1][keyPath: other] == points[2][keyPath: other]
                && points[2][keyPath: one] == points[3][keyPath: one]
                && points[3][keyPath: other] == points[0][keyPath: other]
        }
        guard sides(\.x, \.y) || sides(\.y, \.x) else { return false }
        rect?.pointee = boundingBox
        return true
    }

    /// Calls `block` with each element, in order.
    ///
    /// - Parameter block: gets the address of an element, which is valid within the call.
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
            guard let points = buffer.baseAddress else { return }
            for segment in data.segments {
                for (place, point) in segment.points.enumerated() { (points + place).initialize(to: point) }
                var element = CGPathElement(type: segment.type, points: points)
                block(&element)
            }
        }
    }

    /// Whether both paths have the same elements.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.data == rhs.data }

    /// Feeds what equal paths have in common into `hasher`.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(data.segments.count)
        for point in data.segments.first?.points ?? [] {
            hasher.combine(point.x)
            hasher.combine(point.y)
        }
    }
}

extension PathSegment {
    var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
