import EspalierSupport
import Foundation

/// A curve of the third degree; lines and curves of the second are such curves too.
struct CubicPiece {
    let start: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint

    init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// Nil for a straight line, and for what draws nothing.
    init?(_ start: CGPoint, _ segment: PathSegment) {
        switch segment {
        case .move, .line, .close: return nil
        case .curve(let control1, let control2, let end): self.init(start, control1, control2, end)
        case .quad(let control, let end):
            func towards(_ point: CGPoint) -> CGPoint {
                CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
            }
            self.init(start, towards(start), towards(end), end)
        }
    }

    var points: [CGPoint] { [start, control1, control2, end] }

    func point(at t: CGFloat) -> CGPoint {
        if t <= 0 { return start }
        if t >= 1 { return end }
        return split(at: t).0.end
    }

    /// Both parts, by halving lines in that proportion (de Casteljau).
    func split(at t: CGFloat) -> (CubicPiece, CubicPiece) {
        func between(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
            CGPoint(x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t)
        }
        let (a, b, c) = (between(start, control1), between(control1, control2), between(control2, end))
        let (d, e) = (between(a, b), between(b, c))
        let middle = between(d, e)
        return (CubicPiece(start, a, d, middle), CubicPiece(middle, e, c, end))
    }

    /// Where, strictly between its ends, the curve turns back along an axis, in order.
    func turns(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
        let (p, q, r, s) = (
            start[keyPath: axis], control1[keyPath: axis], control2[keyPath: axis], end[keyPath: axis]
        )
        // A third of the derivative: a t² + b t + c.
        let a = s - 3 * r + 3 * q - p
        let b = 2 * (r - 2 * q + p)
        let c = q - p
        var roots: [CGFloat] = []
        let discriminant = b * b - 4 * a * c
        if discriminant >= 0 {
            // Without the difference of two near numbers; where `a` is nothing, the second root is the only one.
            let half = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
            if a != 0 { roots.append(half / a) }
            if half != 0 { roots.append(c / half) }
        }
        return roots.filter { $0 > 0 && $0 < 1 }.ordered()
    }

    /// About as long as the curve: the sum of 32 chords.
    var length: CGFloat { lengths.last ?? 0 }

    static let chords = 32

    /// How long the curve is up to each of 32 equal steps.
    var lengths: [CGFloat] {
        var total: CGFloat = 0
        var last = start
        return (1...Self.chords).map { step in
            let next = point(at: CGFloat(step) / CGFloat(Self.chords))
            total += hypot(next.x - last.x, next.y - last.y)
            last = next
            return total
        }
    }

    /// Where the curve has that length.
    func place(at length: CGFloat) -> CGFloat {
        var before: CGFloat = 0
        for (step, after) in lengths.enumerated() {
            if length <= after {
                let share = after > before ? (length - before) / (after - before) : 0
                return (CGFloat(step) + share) / CGFloat(Self.chords)
            }
            before = after
        }
        return 1
    }
}

extension PathData {
    /// The smallest rectangle around all points, control points among them; null without any.
    package var boundingBox: CGRect { Self.box(segments.lazy.flatMap(\.points)) }

    /// The smallest rectangle around what is drawn; null without any points. Ends of lines count, and where curves turn.
    package var boundingBoxOfPath: CGRect {
        var points: [CGPoint] = segments.compactMap(\.points.last)
        forEachPiece { start, segment in
            guard let piece = CubicPiece(start, segment) else { return }
            points += piece.turns(\.x).map { piece.point(at: $0) }
            points += piece.turns(\.y).map { piece.point(at: $0) }
        }
        return Self.box(points)
    }

    private static func box(_ points: some Sequence<CGPoint>) -> CGRect {
        var box: (CGFloat, CGFloat, CGFloat, CGFloat)?
        for point in points {
            let old = box ?? (point.x, point.y, point.x, point.y)
            box = (min(old.0, point.x), min(old.1, point.y), max(old.2, point.x), max(old.3, point.y))
        }
        return box.map { CGRect(x: $0.0, y: $0.1, width: $0.2 - $0.0, height: $0.3 - $0.1) } ?? .null
    }

    /// Whether a point lies inside; open subpaths count as closed ones. Of points on the path itself, either.
    ///
    /// - Complexity: O(elements).
    package func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
        let winding = winding(around: point)
        return rule == .winding ? winding != 0 : winding & 1 != 0
    }

    /// How often the path goes around a point: what crosses the ray to the right of it, by its direction.
    private func winding(around point: CGPoint) -> Int {
        var winding = 0
        forEachPiece(isClosed: true) { start, segment in
            if let piece = CubicPiece(start, segment) {
                winding += Self.crossings(of: piece, point)
            } else if let end = segment.points.last {
                winding += Self.crossing(from: start, to: end, point) { share in start.x + (end.x - start.x) * share }
            }
        }
        return winding
    }

    /// - Parameter x: Where the way is when that share of its height is done.
    private static func crossing(
        from start: CGPoint, to end: CGPoint, _ point: CGPoint, _ x: (CGFloat) -> CGFloat
    ) -> Int {
        guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
        let share = (point.y - start.y) / (end.y - start.y)
        return x(share) > point.x ? (end.y > start.y ? 1 : -1) : 0
    }

    private static func crossings(of piece: CubicPiece, _ point: CGPoint) -> Int {
        let points = piece.points
        if points.allSatisfy({ $0.x <= point.x }) || points.allSatisfy({ $0.y > point.y })
            || points.allSatisfy({ $0.y <= point.y })
        {
            return 0
        }
        if points.allSatisfy({ $0.x > point.x }) {
            return crossing(from: piece.start, to: piece.end, point) { _ in .infinity }
        }
        // Between its turns the curve goes up or down all the way, so that it crosses the ray at most once.
        let stops = [0] + piece.turns(\.y) + [1]
        return zip(stops, stops.dropFirst()).reduce(0) { count, range in
            let (from, to) = (piece.point(at: range.0), piece.point(at: range.1))
            return count
                + crossing(from: from, to: to, point) { _ in
                    var (low, high) = range
                    for _ in 0..<60 {
                        let middle = (low + high) / 2
                        let isBefore = (piece.point(at: middle).y <= point.y) == (from.y <= point.y)
                        if isBefore { low = middle } else { high = middle }
                    }
                    return piece.point(at: (low + high) / 2).x
                }
        }
    }

    /// The part of the path between two shares of its length, which is that of its subpaths one after the other.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> PathData {
        let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
        if start == 0 && end == 1 { return self }
        var result = PathData()
        if start >= end { return result }
        var pieces: [(CubicPiece, isLine: Bool, length: CGFloat)] = []
        forEachPiece { start, segment in
            if let piece = CubicPiece(start, segment) {
                pieces.append((piece, false, piece.length))
            } else if let end = segment.points.last {
                pieces.append((CubicPiece(start, start, end, end), true, hypot(end.x - start.x, end.y - start.y)))
            }
        }
        let total = pieces.reduce(0) { $0 + $1.length }
        let (from, to) = (total * start, total * end)
        var done: CGFloat = 0
        var last: CGPoint?
        for (piece, isLine, length) in pieces {
            let range = (max(from - done, 0), min(to - done, length))
            done += length
            guard range.0 < range.1 else { continue }
            func place(_ at: CGFloat) -> CGFloat {
                at <= 0 ? 0 : at >= length ? 1 : isLine ? at / length : piece.place(at: at)
            }
            if isLine {
                func point(_ at: CGFloat) -> CGPoint {
                    let share = place(at)
                    return CGPoint(
                        x: piece.start.x + (piece.end.x - piece.start.x) * share,
                        y: piece.start.y + (piece.end.y - piece.start.y) * share)
                }
                let from = point(range.0)
                if last != from { result.move(to: from) }
                result.line(to: point(range.1))
            } else {
                let (low, high) = (place(range.0), place(range.1))
                let rest = low > 0 ? piece.split(at: low).1 : piece
                let part = high < 1 ? rest.split(at: (high - low) / (1 - low)).0 : rest
                if last != part.start { result.move(to: part.start) }
                result.curve(to: part.end, control1: part.control1, control2: part.control2)
            }
            last = result.current
        }
        return result
    }
}
