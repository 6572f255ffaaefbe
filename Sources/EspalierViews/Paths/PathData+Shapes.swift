import Foundation

// Rectangles, ellipses and arcs. Arcs become curves of at most a quarter of a circle, which lie within 0.03 % of the
// radius; they begin and end where the circle is widest, so that boxes of circles are exact.
extension PathData {
    /// How far control points of a quarter of a circle of radius 1 lie from its ends: `4 / 3 · (√2 − 1)`.
    private static let quarter: CGFloat = 0.552284749830793

    package mutating func rectangle(_ rect: CGRect) {
        let rect = rect.standardized
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.minY))
        line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        line(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    package mutating func ellipse(in rect: CGRect) {
        let rect = rect.standardized
        let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
        rounded(rect, radii: (radii, radii, radii, radii), isEllipse: true)
    }

    /// A rectangle whose corners are quarters of ellipses.
    ///
    /// - Parameters:
    ///   - radii: Of the corners at the top left, top right, bottom right and bottom left. Those that are larger than
    ///     half of the rectangle count as half of it.
    ///   - isEllipse: Whether nothing is straight, which then is left out.
    package mutating func rounded(
        _ rect: CGRect, radii: (CGSize, CGSize, CGSize, CGSize), isEllipse: Bool = false
    ) {
        let rect = rect.standardized
        func fitting(_ radius: CGSize) -> CGSize {
            CGSize(
                width: min(max(radius.width, 0), rect.width / 2), height: min(max(radius.height, 0), rect.height / 2))
        }
        let corners = [
            (CGPoint(x: rect.minX, y: rect.minY), fitting(radii.0), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
            (CGPoint(x: rect.maxX, y: rect.minY), fitting(radii.1), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), fitting(radii.2), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), fitting(radii.3), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
        for (number, (corner, radius, back, on)) in corners.enumerated() {
            func point(_ way: CGVector, _ share: CGFloat) -> CGPoint {
                CGPoint(x: corner.x + way.dx * radius.width * share, y: corner.y + way.dy * radius.height * share)
            }
            let from = point(back, 1)
            if number == 0 { move(to: from) } else if !isEllipse { line(to: from) }
            if radius.width == 0 || radius.height == 0 { continue }
            let rest = 1 - Self.quarter
            curve(to: point(on, 1), control1: point(back, rest), control2: point(on, rest))
        }
        close()
    }

    /// An arc, with a line to its beginning if there is something to go on from.
    ///
    /// Where the end does not lie on that side of the beginning, whole turns are added until it does; more than a whole
    /// turn is one whole turn.
    ///
    /// - Parameter isIncreasing: Whether the angle grows on the way.
    mutating func arc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, isIncreasing: Bool,
        _ transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * CGFloat.pi
        var sweep = end - start
        if isIncreasing {
            if sweep < 0 { sweep = turn - fmod(-sweep, turn) }
            sweep = min(sweep, turn)
        } else {
            if sweep > 0 { sweep = fmod(sweep, turn) - turn }
            sweep = max(sweep, -turn)
        }
        guard sweep.isFinite, start.isFinite else { return }
        // Beyond that, quarter turns are none in floating point.
        let start = start.magnitude > 1e6 ? fmod(start, turn) : start
        arc(center: center, radius: radius, from: start, by: sweep, transform)
    }

    private mutating func arc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, by sweep: CGFloat, _ transform: CGAffineTransform
    ) {
        func place(_ turn: CGAffineTransform, _ along: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + radius * (turn.a - along * turn.b), y: center.y + radius * (turn.b + along * turn.a)
            ).applying(transform)
        }
        var angle = start
        var turn = CGAffineTransform(rotationAngle: angle)
        let first = place(turn, 0)
        if current == nil { move(to: first) } else { line(to: first) }
        for next in Self.stops(from: start, by: sweep) {
            let nextTurn = CGAffineTransform(rotationAngle: next)
            let reach = 4 / 3 * tan((next - angle) / 4)
            curve(to: place(nextTurn, 0), control1: place(turn, reach), control2: place(nextTurn, -reach))
            (angle, turn) = (next, nextTurn)
        }
    }

    /// The quarter turns on the way, and its end.
    private static func stops(from start: CGFloat, by sweep: CGFloat) -> [CGFloat] {
        let quarter = CGFloat.pi / 2
        if sweep == 0 { return [] }
        // An end that misses a quarter turn by a rounding is one.
        let slack = 8 * max(start.magnitude, sweep.magnitude, quarter).ulp
        let way: CGFloat = sweep < 0 ? -1 : 1
        var stops: [CGFloat] = []
        var number = way > 0 ? (start / quarter).rounded(.down) : (start / quarter).rounded(.up)
        while stops.count < 5 {
            number += way
            let passed = (number * quarter - start) * way
            if passed <= slack { continue }
            if passed >= sweep.magnitude - slack { break }
            stops.append(number * quarter)
        }
        return stops + [start + sweep]
    }

    /// An arc of a circle that touches the line to `first` and that from there to `second`, with a line to it.
    mutating func arc(
        tangent1End first: CGPoint, tangent2End second: CGPoint, radius: CGFloat, _ transform: CGAffineTransform
    ) {
        guard let current else { return }
        let from = current.applying(transform.inverted())
        let (ax, ay) = (from.x - first.x, from.y - first.y)
        let (bx, by) = (second.x - first.x, second.y - first.y)
        let (a, b) = (hypot(ax, ay), hypot(bx, by))
        let cross = ax * by - ay * bx
        guard a > 0, b > 0, cross != 0, radius > 0 else { return line(to: first.applying(transform)) }
        let half = atan2(cross.magnitude, ax * bx + ay * by) / 2
        let along = radius / tan(half)
        let (start, end) = (
            CGPoint(x: first.x + ax / a * along, y: first.y + ay / a * along),
            CGPoint(x: first.x + bx / b * along, y: first.y + by / b * along)
        )
        // Away from the first line, at a right angle, to the side of the second one.
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: start.x - ay / a * radius * side, y: start.y + ax / a * radius * side)
        arc(
            center: center, radius: radius, from: atan2(start.y - center.y, start.x - center.x),
            to: atan2(end.y - center.y, end.x - center.x), isIncreasing: cross < 0, transform)
    }
}
