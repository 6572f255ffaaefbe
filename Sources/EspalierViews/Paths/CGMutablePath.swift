import Foundation

/// A path that goes on. What needs a point to go on from, and finds none, does nothing, as in Core Graphics.
public final class CGMutablePath: CGPath {
    /// Makes a path without elements.
    public init() { super.init(PathData()) }

    /// Begins a subpath.
    ///
    /// - Parameters:
    ///   - point: where it begins.
    ///   - transform: put on the point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        data.move(to: point.applying(transform))
    }

    /// Adds a straight line.
    ///
    /// - Parameters:
    ///   - point: where it ends.
    ///   - transform: put on the point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        data.line(to: point.applying(transform))
    }

    /// Adds a curve of the second degree.
    ///
    /// - Parameters:
    ///   - end: where it ends.
    ///   - control: where the tangents of its ends meet.
    ///   - transform: put on the points.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        data.quad(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a curve of the third degree.
    ///
    /// - Parameters:
    ///   - end: where it ends.
    ///   - control1: what it begins towards.
    ///   - control2: what it comes from at its end.
    ///   - transform: put on the points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        data.curve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// Goes back to where the subpath began.
    public func closeSubpath() { data.close() }

    /// Adds a rectangle as a subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.rectangle(rect) }
    }

    /// Adds rectangles, each as a subpath.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Moves to the first point, and adds lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds the ellipse in a rectangle as a subpath.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.ellipse(in: rect) }
    }

    /// Adds a rectangle with rounded corners as a subpath.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - cornerWidth: how wide corners are; at most half of the width counts.
    ///   - cornerHeight: how high corners are; at most half of the height counts.
    ///   - transform: put on the points.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let radius = CGSize(width: cornerWidth, height: cornerHeight)
        add(transform) { $0.rounded(rect, radii: (radius, radius, radius, radius)) }
    }

    /// Adds an arc of a circle, with a line to its beginning if there is something to go on from.
    ///
    /// - Parameters:
    ///   - center: the middle of the circle.
    ///   - radius: how far away from it the arc lies.
    ///   - startAngle: in radians, from the x axis to the y axis.
    ///   - endAngle: likewise. More than a whole turn is one whole turn.
    ///   - clockwise: as Core Graphics sees it, whose y grows upwards: true goes from larger angles to smaller ones. It
    ///     is the other way round than with `UIBezierPath`.
    ///   - transform: put on the points.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        data.arc(center: center, radius: radius, from: startAngle, to: endAngle, isIncreasing: !clockwise, transform)
    }

    /// Adds an arc of a circle, with a line to its beginning if there is something to go on from.
    ///
    /// - Parameters:
    ///   - center: the middle of the circle.
    ///   - radius: how far away from it the arc lies.
    ///   - startAngle: in radians, from the x axis to the y axis.
    ///   - delta: how far it goes, in radians; less than 0 goes to smaller angles. More than a whole turn is one.
    ///   - transform: put on the points.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        data.arc(
            center: center, radius: radius, from: startAngle, to: startAngle + delta, isIncreasing: delta >= 0,
            transform)
    }

    /// Adds an arc that touches the line to `tangent1End` and that from there to `tangent2End`, with a line to it.
    ///
    /// - Parameters:
    ///   - tangent1End: where both lines meet.
    ///   - tangent2End: where the second line leads.
    ///   - radius: of the arc.
    ///   - transform: put on the points.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        data.arc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform)
    }

    /// Adds the elements of another path.
    ///
    /// - Parameters:
    ///   - path: the other path, or this one.
    ///   - transform: put on its points.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        data.append(path.data.applying(transform))
    }

    private func add(_ transform: CGAffineTransform, _ build: (inout PathData) -> Void) {
        var shape = PathData()
        build(&shape)
        data.append(shape.applying(transform))
    }
}
