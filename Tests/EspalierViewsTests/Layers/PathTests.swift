import EspalierViews
import Foundation
import TestSupport
import Testing

/// A path flattened to many points, by formulas written out here again: what boxes and insides are held against.
struct SampledPath {
    private static let steps = 400
    /// Subpaths as lists of points, each taken for a closed one.
    private(set) var rings: [[CGPoint]] = []

    init(_ path: CGPath) {
        var start = CGPoint.zero
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                start = points[0]
                rings.append([start])
            case .addLineToPoint: append { _ in points[0] }
            case .addQuadCurveToPoint:
                let (p, c, e) = (rings[rings.count - 1].last!, points[0], points[1])
                append { t in
                    let u = 1 - t
                    let (a, b, g): (CGFloat, CGFloat, CGFloat) = (u * u, 2 * u * t, t * t)
                    return point(a * p.x + b * c.x + g * e.x, a * p.y + b * c.y + g * e.y)
                }
            case .addCurveToPoint:
                let (p, c, d, e) = (rings[rings.count - 1].last!, points[0], points[1], points[2])
                append { t in
                    let u = 1 - t
                    let a: CGFloat = u * u * u
                    let b: CGFloat = 3 * u * u * t
                    let g: CGFloat = 3 * u * t * t
                    let h: CGFloat = t * t * t
                    let x: CGFloat = a * p.x + b * c.x + g * d.x + h * e.x
                    let y: CGFloat = a * p.y + b * c.y + g * d.y + h * e.y
                    return point(x, y)
                }
            case .closeSubpath: rings[rings.count - 1].append(start)
            }
        }
    }

    private mutating func append(_ place: (CGFloat) -> CGPoint) {
        for step in 1...Self.steps { rings[rings.count - 1].append(place(CGFloat(step) / CGFloat(Self.steps))) }
    }

    var points: [CGPoint] { rings.flatMap { $0 } }

    /// The angle that the way around a point makes, in turns.
    func winding(around p: CGPoint) -> Int {
        rings.reduce(0) { total, ring in
            var angle = 0.0
            for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
                let (one, next) = (point(a.x - p.x, a.y - p.y), point(b.x - p.x, b.y - p.y))
                let cross: CGFloat = one.x * next.y - one.y * next.x
                let along: CGFloat = one.x * next.x + one.y * next.y
                angle += Double(atan2(cross, along))
            }
            return total + Int((angle / (2 * .pi)).rounded())
        }
    }

    func distance(to p: CGPoint) -> CGFloat { points.map { hypot($0.x - p.x, $0.y - p.y) }.min() ?? .infinity }
}

@Suite("Paths")
struct PathTests {
    private static func randomPath(_ random: inout SplitMix64) -> CGMutablePath {
        let path = CGMutablePath()
        func next() -> CGPoint { point(random.quarter(-40...40), random.quarter(-40...40)) }
        path.move(to: next())
        for _ in 0..<random.below(7) + 2 {
            switch random.below(7) {
            case 0: path.move(to: next())
            case 1, 2: path.addLine(to: next())
            case 3: path.addQuadCurve(to: next(), control: next())
            case 4: path.addCurve(to: next(), control1: next(), control2: next())
            case 5:
                path.addArc(
                    center: next(), radius: 12, startAngle: CGFloat(random.below(80)) / 10,
                    endAngle: CGFloat(random.below(80)) / 10, clockwise: random.oneIn(2))
            default: path.closeSubpath()
            }
        }
        return path
    }

    @Test("Boxes are those of all points, and of what is drawn, of random paths", arguments: randomPrograms(200))
    func boxes(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let path = Self.randomPath(&random)
        var all: [CGPoint] = []
        path.applyWithBlock { element in
            let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
            all += (0..<count).map { element.pointee.points[$0] }
        }
        func expectBox(_ box: CGRect, _ points: [CGPoint], _ slack: CGFloat) {
            let (xs, ys) = (points.map(\.x), points.map(\.y))
            let expected = rect(xs.min()!, ys.min()!, xs.max()! - xs.min()!, ys.max()! - ys.min()!)
            #expect(close(box, expected, within: slack), "seed \(seed)")
        }
        expectBox(path.boundingBox, all, 1e-9)
        let sampled = SampledPath(path).points
        expectBox(path.boundingBoxOfPath, sampled, 0.01)
        let box = path.boundingBoxOfPath.insetBy(dx: -1e-9, dy: -1e-9)
        let isInside: (CGPoint) -> Bool = { p in
            (box.minX...box.maxX).contains(p.x) && (box.minY...box.maxY).contains(p.y)
        }
        #expect(sampled.allSatisfy(isInside))
    }

    @Test("What lies inside is what random paths go around", arguments: randomPrograms(100))
    func inside(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed) &+ 1000)
        let path = Self.randomPath(&random)
        let sampled = SampledPath(path)
        for _ in 0..<40 {
            let p = point(random.quarter(-45...45) + 0.1, random.quarter(-45...45) + 0.07)
            if sampled.distance(to: p) < 0.4 { continue }
            let winding = sampled.winding(around: p)
            #expect(path.contains(p) == (winding != 0), "seed \(seed), \(p)")
            #expect(path.contains(p, using: .evenOdd) == (winding % 2 != 0), "seed \(seed), \(p)")
        }
    }

    @Test("Circles have exact boxes, wherever their arcs begin")
    func circles() {
        for start in stride(from: -7.0, through: 7, by: 0.35) {
            let circle = UIBezierPath(
                arcCenter: point(50, 60), radius: 40, startAngle: start, endAngle: start + 2 * .pi, clockwise: true)
            #expect(circle.cgPath.boundingBoxOfPath == CGRect(x: 10, y: 20, width: 80, height: 80))
            #expect(circle.contains(point(50, 98)) && !circle.contains(point(21, 31)))
        }
        let oval = CGRect(x: 1, y: 2, width: 30, height: 14)
        #expect(UIBezierPath(ovalIn: oval).bounds == oval)
        #expect(CGPath(ellipseIn: oval, transform: nil).boundingBoxOfPath == oval)
    }

    @Test("An arc is a circle's: all its points have the distance of the radius, and it goes the way that is said")
    func arcs() {
        let turn = CGFloat.pi * 2
        let table: [(start: CGFloat, end: CGFloat, clockwise: Bool, length: CGFloat)] = [
            (0, turn / 4, true, 0.25), (0, turn / 4, false, 0.75), (-turn / 4, turn * 0.75, true, 1),
            (0, turn, false, 1), (1, 0.5, true, 1 - 0.5 / turn), (0, 9, true, 1), (2, 2, true, 0),
        ]
        for (start, end, clockwise, length) in table {
            let path = UIBezierPath(
                arcCenter: point(3, 4), radius: 20, startAngle: start, endAngle: end, clockwise: clockwise)
            let points = SampledPath(path.cgPath).points
            #expect(points.allSatisfy { p in close(hypot(p.x - 3, p.y - 4), 20, within: 0.006) })
            var way: CGFloat = 0
            for (one, next) in zip(points, points.dropFirst()) { way += hypot(next.x - one.x, next.y - one.y) }
            #expect(abs(way / (20 * turn) - length) < 0.001)
            // Samples are even where the arc is cut into equal parts.
            if length == 0.25 || length == 0.75 {
                let middle = points[points.count / 2]
                let half: CGFloat = length * turn / 2
                let angle: CGFloat = clockwise ? start + half : start - half
                let expected = point(3 + 20 * cos(angle), 4 + 20 * sin(angle))
                #expect(close(middle, expected, within: 0.2))
            }
        }
        let core = CGMutablePath()
        core.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(core.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("An arc between two lines touches both")
    func tangents() {
        let path = CGMutablePath()
        path.move(to: point(0, 0))
        path.addArc(tangent1End: point(100, 0), tangent2End: point(100, 100), radius: 25)
        #expect(hypot(path.currentPoint.x - 100, path.currentPoint.y - 25) < 1e-9)
        let isRound: (CGPoint) -> Bool = { p in p.x <= 75.001 || close(hypot(p.x - 75, p.y - 25), 25, within: 0.01) }
        #expect(SampledPath(path).points.allSatisfy(isRound))
        path.addArc(tangent1End: point(100, 50), tangent2End: point(100, 90), radius: 5)
        #expect(path.currentPoint == point(100, 50), "a line where there is no corner")
    }

    @Test("Rounded rectangles leave out their corners, those that are asked for")
    func rounded() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
        let corners = [
            (UIRectCorner.topLeft, point(11, 21)), (.topRight, point(109, 21)), (.bottomLeft, point(11, 79)),
            (.bottomRight, point(109, 79)),
        ]
        for (corner, place) in corners {
            let path = UIBezierPath(
                roundedRect: rect, byRoundingCorners: corner, cornerRadii: CGSize(width: 20, height: 20))
            #expect(path.bounds == rect && !path.contains(place))
            #expect(corners.allSatisfy { $0.0 == corner || path.contains($0.1) })
        }
        let all = UIBezierPath(roundedRect: rect, cornerRadius: 500)
        #expect(all.bounds == rect && all.cgPath.boundingBoxOfPath == rect)
        #expect(corners.allSatisfy { !all.contains($0.1) } && all.contains(point(12, 50)))
        #expect(CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 0, transform: nil).boundingBox == rect)
    }

    @Test("A transform moves what is inside, and the inverse moves it back")
    func transforms() {
        var turn = CGAffineTransform(translationX: 5, y: 6).rotated(by: 0.4).scaledBy(x: 2, y: 0.5)
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 20))
        let turned = path.cgPath.copy(using: &turn)
        for x in stride(from: CGFloat(-3), through: 43, by: 4.6) {
            for y in stride(from: CGFloat(-3), through: 23, by: 3.7) {
                let p = point(x, y)
                #expect(path.contains(p) == turned?.contains(p.applying(turn)))
                #expect(path.contains(p) == turned?.contains(p, using: .winding, transform: turn))
            }
        }
        let applied = UIBezierPath(cgPath: path.cgPath)
        applied.apply(turn)
        #expect(applied.cgPath == turned && applied != path)
    }

    @Test("Reversed, a path draws the same the other way round", arguments: randomPrograms(60))
    func reversing(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed) &+ 2000)
        let path = UIBezierPath(cgPath: Self.randomPath(&random))
        let reversed = path.reversing()
        let (one, other) = (SampledPath(path.cgPath), SampledPath(reversed.cgPath))
        for _ in 0..<20 {
            let p = point(random.quarter(-45...45) + 0.1, random.quarter(-45...45) + 0.07)
            if one.distance(to: p) < 0.4 { continue }
            #expect(one.winding(around: p) == -other.winding(around: p), "seed \(seed), \(p)")
        }
    }

    @Test("What has nothing to go on from does nothing; a close goes back to the beginning")
    func emptyPaths() {
        let path = UIBezierPath()
        path.addLine(to: point(1, 1))
        path.addQuadCurve(to: point(1, 1), controlPoint: .zero)
        path.close()
        #expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero && !path.contains(.zero))
        path.move(to: point(3, 4))
        path.addLine(to: point(9, 4))
        path.addLine(to: point(9, 9))
        path.close()
        path.close()
        #expect(path.currentPoint == point(3, 4))
        var types: [CGPathElementType] = []
        path.cgPath.applyWithBlock { types.append($0.pointee.type) }
        #expect(types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test("Copies do not change with their originals, and equal paths are equal")
    func copies() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 4, height: 5))
        let copy = path.copy()
        #expect(copy == path && copy?.hashValue == path.hashValue)
        path.addLine(to: point(50, 50))
        #expect(copy != path && copy?.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 5))
        var rect = CGRect.zero
        #expect(copy?.isRect(&rect) == true && rect == CGRect(x: 0, y: 0, width: 4, height: 5))
        #expect(!path.isRect(nil) && !CGPath(ellipseIn: rect, transform: nil).isRect(nil))
        let shape = CAShapeLayer()
        shape.path = path
        let kept = shape.path
        path.addLine(to: .zero)
        #expect(shape.path == kept && shape.path != path)
        let dashed = UIBezierPath(rect: rect)
        dashed.setLineDash([4, 2], count: 2, phase: 1)
        dashed.lineWidth = 3
        var (count, phase) = (0, CGFloat.zero)
        (dashed.copy() as? UIBezierPath)?.getLineDash(nil, count: &count, phase: &phase)
        #expect(count == 2 && phase == 1 && dashed.copy() as? UIBezierPath == dashed)
    }
}
