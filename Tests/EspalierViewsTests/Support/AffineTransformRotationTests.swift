import EspalierViews
import Foundation
import Testing

#if !canImport(CoreGraphics)
    @Suite("CGAffineTransform: rotation")
    struct AffineTransformRotationTests {
        static let quarters: [CGAffineTransform] = [
            .identity,
            CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
            CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0),
            CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0),
        ]

        @Test("by a multiple of 90° is exact", arguments: Array(-40...40) + [1_000_001, -1_000_002, 1_048_576])
        func quarterTurns(count: Int) {
            let expected = Self.quarters[count & 3]
            #expect(CGAffineTransform(rotationAngle: CGFloat(count) * .pi / 2) == expected)
            #expect(CGAffineTransform.identity.rotated(by: CGFloat(count) * (.pi / 2)) == expected)
        }

        @Test("by a multiple of 90° has no negative zero")
        func noNegativeZero() {
            for count in -4...4 {
                let transform = CGAffineTransform(rotationAngle: CGFloat(count) * .pi / 2)
                #expect(!String(describing: transform).contains("-0.0"))
            }
        }

        @Test("by an angle that was computed from degrees or summed up is exact at 90°")
        func computedAngles() {
            #expect(CGAffineTransform(rotationAngle: 90 * .pi / 180) == Self.quarters[1])
            #expect(CGAffineTransform(rotationAngle: 270 / 180 * .pi) == Self.quarters[3])
            let sum = (0..<3).reduce(CGFloat(0)) { angle, _ in angle + .pi / 6 }
            #expect(CGAffineTransform(rotationAngle: sum) == Self.quarters[1])
            #expect(CGAffineTransform(rotationAngle: (CGFloat.pi / 2).nextUp) == Self.quarters[1])
            #expect(CGAffineTransform(rotationAngle: (CGFloat.pi / 2).nextDown) == Self.quarters[1])
        }

        @Test("by angles next to a quarter turn keeps them apart", arguments: [1e-14, 1e-12, 1e-9, -1e-12])
        func nearQuarterTurns(difference: Double) {
            let transform = CGAffineTransform(rotationAngle: .pi / 2 + difference)
            #expect(transform.a != 0)
            #expect(abs(transform.a + difference) < 1e-15)
        }

        @Test("by tiny angles keeps the sine", arguments: [1e-300, 1e-12, -1e-20])
        func tinyAngles(angle: Double) {
            let transform = CGAffineTransform(rotationAngle: angle)
            #expect(Double(transform.b) == sin(angle))
            #expect(transform.b != 0)
            #expect(transform.a == 1)
        }

        @Test("by huge and by infinite angles takes the plain functions")
        func hugeAngles() {
            let transform = CGAffineTransform(rotationAngle: 1e17)
            #expect(Double(transform.b) == sin(1e17))
            #expect(Double(transform.a) == cos(1e17))
            #expect(CGAffineTransform(rotationAngle: .infinity).a.isNaN)
            #expect(CGAffineTransform(rotationAngle: .nan).b.isNaN)
        }

        @Test("by 30° and 45° agrees with the plain functions")
        func otherAngles() {
            for angle in [CGFloat.pi / 6, CGFloat.pi / 4, 1, -2.5] {
                let transform = CGAffineTransform(rotationAngle: angle)
                #expect(transform.a == cos(angle) && transform.d == cos(angle))
                #expect(transform.b == sin(angle) && transform.c == -sin(angle))
            }
        }
    }
#endif
