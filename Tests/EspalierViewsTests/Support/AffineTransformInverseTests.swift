import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("CGAffineTransform.inverted")
struct AffineTransformInverseTests {
    @Test("leads back", arguments: [7, 8, 9] as [UInt64])
    func leadsBack(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<300 {
            let transform = AffineTransformTests.whole(&random)
            let point = CGPoint(x: random.below(100), y: random.below(100))
            let back = point.applying(transform).applying(transform.inverted())
            if transform.a * transform.d == transform.b * transform.c {
                #expect(transform.inverted() == transform, "seed \(seed): \(transform)")
            } else {
                #expect(abs(back.x - point.x) < 1e-9, "seed \(seed): \(transform), \(point)")
                #expect(abs(back.y - point.y) < 1e-9, "seed \(seed): \(transform), \(point)")
            }
        }
    }

    @Test(
        "returns what cannot be undone unchanged",
        arguments: [
            CGAffineTransform(),
            CGAffineTransform(scaleX: 0, y: 1),
            CGAffineTransform(scaleX: 1, y: 0),
            CGAffineTransform(a: 2, b: 4, c: 1, d: 2, tx: 3, ty: 3),
            CGAffineTransform(a: 0, b: 1, c: 0, d: 0, tx: 0, ty: 0),
            CGAffineTransform(scaleX: .infinity, y: .nan),
            CGAffineTransform(scaleX: .leastNonzeroMagnitude, y: 1),
        ])
    func notInvertible(transform: CGAffineTransform) {
        let inverse = transform.inverted()
        #expect(String(describing: inverse) == String(describing: transform))
    }

    @Test("of scales is exact, also where a determinant would round or vanish", arguments: [0.1, 3, 1e-200, 1e200, -7])
    func scales(factor: Double) {
        let transform = CGAffineTransform(scaleX: factor, y: 2 * factor)
        #expect(transform.inverted() == CGAffineTransform(scaleX: 1 / factor, y: 1 / (2 * factor)))
    }

    @Test("of quarter turns is the opposite quarter turn, with the translation undone")
    func quarterTurns() {
        let turn = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(turn.inverted() == CGAffineTransform(rotationAngle: -.pi / 2))
        let moved = turn.concatenating(CGAffineTransform(translationX: 10, y: 20))
        #expect(moved.concatenating(moved.inverted()).isIdentity)
        #expect(CGAffineTransform.identity.inverted().isIdentity)
    }
}
