import EspalierViews
import Foundation
import TestSupport
import Testing

/// Transforms of space, held against products of matrices written out here again.
@Suite("Transforms of space")
struct SpaceTests {
    private static func rows(_ t: CATransform3D) -> [[CGFloat]] {
        [
            [t.m11, t.m12, t.m13, t.m14], [t.m21, t.m22, t.m23, t.m24], [t.m31, t.m32, t.m33, t.m34],
            [t.m41, t.m42, t.m43, t.m44],
        ]
    }

    private static func product(_ a: [[CGFloat]], _ b: [[CGFloat]]) -> [[CGFloat]] {
        a.map { row in
            (0..<4).map { column in
                var sum: CGFloat = 0
                for place in 0..<4 { sum += row[place] * b[place][column] }
                return sum
            }
        }
    }

    private static func near(_ a: [[CGFloat]], _ b: [[CGFloat]], _ slack: CGFloat = 1e-9) -> Bool {
        zip(a.joined(), b.joined()).allSatisfy { one, other in
            let size: CGFloat = max(1, one.magnitude, other.magnitude)
            return (one - other).magnitude <= slack * size
        }
    }

    private static func random(_ random: inout SplitMix64) -> CATransform3D {
        var t = CATransform3DIdentity
        func number() -> CGFloat { CGFloat(random.below(41) - 20) / 8 }
        for _ in 0..<3 {
            switch random.below(4) {
            case 0: t = CATransform3DTranslate(t, number(), number(), number())
            case 1: t = CATransform3DScale(t, number() + 0.0625, number() + 0.0625, number() + 0.0625)
            case 2: t = CATransform3DRotate(t, number(), number(), number(), number() + 0.01)
            default: t.m34 = number() / 100
            }
        }
        return t
    }

    @Test("Concat is the product, and the inverse takes it back", arguments: randomPrograms(200))
    func concat(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let (a, b) = (Self.random(&random), Self.random(&random))
        let both = CATransform3DConcat(a, b)
        #expect(Self.near(Self.rows(both), Self.product(Self.rows(a), Self.rows(b))), "seed \(seed)")
        let one = Self.rows(CATransform3DConcat(a, CATransform3DInvert(a)))
        #expect(Self.near(one, Self.rows(CATransform3DIdentity), 1e-6), "seed \(seed)")
    }

    @Test("A turn keeps its axis, and turns what is at a right angle to it by the angle")
    func turns() {
        let axes: [[CGFloat]] = [[1, 2, 3], [0, 0, 1], [-1, 0, 0.5]]
        for axis in axes {
            let t = CATransform3DMakeRotation(0.7, axis[0], axis[1], axis[2])
            func applied(_ v: [CGFloat]) -> [CGFloat] { Self.product([v + [1]], Self.rows(t))[0] }
            #expect(Self.near([applied(axis)], [axis + [1]]))
            let side: [CGFloat] = axis[0] == 0 && axis[1] == 0 ? [1, 0, 0] : [axis[1], -axis[0], 0]
            let turned = applied(side)
            var (length, cosine): (CGFloat, CGFloat) = (0, 0)
            for place in 0..<3 {
                length += side[place] * side[place]
                cosine += side[place] * turned[place]
            }
            #expect(close(cosine / length, cos(0.7), within: 1e-12))
        }
        let plane = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
        #expect(plane == CGAffineTransform(rotationAngle: .pi / 2))
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    }

    @Test("Affine are those of the plane, and these go both ways")
    func plane() {
        let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(plane)
        #expect(CATransform3DIsAffine(t) && CATransform3DGetAffineTransform(t) == plane)
        var tilted = t
        tilted.m34 = -1 / 500
        #expect(!CATransform3DIsAffine(tilted) && !CATransform3DEqualToTransform(t, tilted))
        #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
        #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(t))
        let flat = CATransform3DMakeScale(1, 1, 0)
        #expect(CATransform3DInvert(flat) == flat, "what cannot be undone stays")
    }
}
