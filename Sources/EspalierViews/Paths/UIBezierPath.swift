import Foundation

/// A path with how it is drawn. Nothing is drawn here: `fill()`, `stroke()` and `addClip()` do nothing.
///
/// What needs a point to go on from, and finds none, does nothing.
open class UIBezierPath: UIKitObject, NSCopying {
    private final var data = PathData()
    private final var dash: [CGFloat] = []
    private final var dashPhase: CGFloat = 0

    /// How wide lines are, in points. 1 by default.
    open var lineWidth: CGFloat = 1
    /// How lines end.
    open var lineCapStyle = CGLineCap.butt
    /// How lines meet.
    open var lineJoinStyle = CGLineJoin.miter
    /// How many widths of the line a point of two lines may stand out. 10 by default.
    open var miterLimit: CGFloat = 10
    /// How far what is drawn may be from a curve. 0.6 by default.
    open var flatness: CGFloat = 0.6
    /// Whether the inside goes by the even-odd rule. False by default.
    open var usesEvenOddFillRule = false

    /// Makes a path without elements.
    public override init() {}

    /// Archives of paths are not read: the path is empty.
    public required init?(coder: NSCoder) {}

    /// The elements. Setting it takes a copy.
    open var cgPath: CGPath {
        get { CGPath(data) }
        set { data = newValue.data }
    }

    /// Whether the path has no elements.
    open var isEmpty: Bool { data.isEmpty }

    /// The smallest rectangle around all points, control points among them; null for an empty path.
    /// - Complexity: O(elements).
    open var bounds: CGRect { data.boundingBox }

    /// The end of the last element; after a close, where the subpath began; zero without elements.
    open var currentPoint: CGPoint { data.current ?? .zero }

    /// Whether a point lies inside, by `usesEvenOddFillRule`; open subpaths count as closed ones.
    /// - Complexity: O(elements).
    open func contains(_ point: CGPoint) -> Bool {
        data.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Begins a subpath.
    open func move(to point: CGPoint) { data.move(to: point) }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) { data.line(to: point) }

    /// Adds a curve of the third degree.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        data.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a curve of the second degree.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        data.quad(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle, with a line to its beginning if there is something to go on from.
    ///
    /// - Parameters:
    ///   - center: the middle of the circle.
    ///   - radius: how far away from it the arc lies.
    ///   - startAngle: in radians: 0 is at the right, π/2 at the bottom.
    ///   - endAngle: likewise. More than a whole turn is one whole turn.
    ///   - clockwise: as a screen shows it: true goes from smaller angles to larger ones.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        data.arc(center: center, radius: radius, from: startAngle, to: endAngle, isIncreasing: clockwise)
    }

    /// Goes back to where the subpath began.
    open func close() { data.close() }

    /// Takes all elements out.
    open func removeAllPoints() { data = PathData() }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) { data.append(bezierPath.data) }

    /// Puts a transform on all points.
    open func apply(_ transform: CGAffineTransform) { data = data.applying(transform) }

    /// The path from its end to its beginning: each subpath is turned round. How it is drawn stays.
    open func reversing() -> UIBezierPath {
        let reversed = copied()
        reversed.data = data.reversed()
        return reversed
    }

    /// Sets lengths of dashes and gaps.
    ///
    /// - Parameters:
    ///   - pattern: the lengths, dash and gap in turns; nil for a line without gaps.
    ///   - count: how many there are.
    ///   - phase: where in them the line begins.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    /// Tells lengths of dashes and gaps.
    ///
    /// - Parameters:
    ///   - pattern: where the lengths are written; nil for nowhere.
    ///   - count: where their number is written; nil for nowhere.
    ///   - phase: where the place in them is written at which the line begins; nil for nowhere.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern { for (place, length) in dash.enumerated() { pattern[place] = length } }
        count?.pointee = dash.count
        phase?.pointee = dashPhase
    }

    /// Nothing is drawn, so it does nothing.
    open func fill() {}

    /// Nothing is drawn, so it does nothing.
    open func stroke() {}

    /// Nothing is drawn, so it does nothing.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}

    /// Nothing is drawn, so it does nothing.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}

    /// Nothing is drawn, so it does nothing.
    open func addClip() {}

    /// A path with the same elements that is drawn in the same way.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    private func copied() -> UIBezierPath {
        let copy = UIBezierPath()
        copy.data = data
        copy.dash = dash
        copy.dashPhase = dashPhase
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }

    /// Whether the other object is a path of the same elements that is drawn in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return data == other.data && dash == other.dash && dashPhase == other.dashPhase
            && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
            && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
            && flatness == other.flatness && usesEvenOddFillRule == other.usesEvenOddFillRule
    }

    /// Equal for equal paths.
    open override var hash: Int { cgPath.hashValue }

    fileprivate convenience init(_ build: (inout PathData) -> Void) {
        self.init()
        build(&data)
    }
}

extension UIBezierPath {
    /// Makes a path of a rectangle.
    public convenience init(rect: CGRect) { self.init { $0.rectangle(rect) } }

    /// Makes a path of the ellipse in a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init { $0.ellipse(in: rect) } }

    /// Makes a path of a rectangle with rounded corners: quarters of circles, where UIKit has softer ones.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - cornerRadius: how large corners are; at most half of a side counts.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Makes a path of a rectangle of which some corners are rounded.
    ///
    /// - Parameters:
    ///   - rect: the rectangle.
    ///   - corners: which corners.
    ///   - cornerRadii: how wide and how high they are; at most half of a side counts.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? cornerRadii : .zero }
        self.init {
            $0.rounded(
                rect, radii: (radius(.topLeft), radius(.topRight), radius(.bottomRight), radius(.bottomLeft)))
        }
    }

    /// Makes a path of an arc. See `addArc(withCenter:radius:startAngle:endAngle:clockwise:)`.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init {
            $0.arc(center: center, radius: radius, from: startAngle, to: endAngle, isIncreasing: clockwise)
        }
    }

    /// Makes a path with the elements of another one.
    public convenience init(cgPath: CGPath) { self.init { $0 = cgPath.data } }
}

extension UIColor {
    /// Nothing is drawn, so it does nothing; for ported code to call.
    public func set() {}

    /// Nothing is drawn, so it does nothing; for ported code to call.
    public func setFill() {}

    /// Nothing is drawn, so it does nothing; for ported code to call.
    public func setStroke() {}
}
