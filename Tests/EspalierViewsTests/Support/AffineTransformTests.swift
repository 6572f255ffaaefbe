import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("CGAffineTransform")
struct AffineTransformTests {
    /// Transforms of small whole numbers, so that every product and sum is exact.
    static func whole(_ random: inout SplitMix64) -> CGAffineTransform {
        func number() -> CGFloat { CGFloat(random.below(19) - 9) }
        return CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }

    @Test("of no numbers is all zero, and is not the identity")
    func emptyInit() {
        #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
        #expect(!CGAffineTransform().isIdentity)
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(CGAffineTransform.identity == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    }

    @Test("takes Double and CGFloat values alike")
    func doubles() {
        let half: Double = 0.5
        let double: CGFloat = 2
        #expect(CGAffineTransform(scaleX: half, y: double) == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 2, tx: 0, ty: 0))
        #expect(CGAffineTransform(a: half, b: 0, c: 0, d: half, tx: half, ty: 1).d == 0.5)
    }

    @Test(
        "is the identity only if all six numbers are",
        arguments: [\.a, \.b, \.c, \.d, \.tx, \.ty] as [WritableKeyPath<CGAffineTransform, CGFloat> & Sendable])
    func isIdentity(part: WritableKeyPath<CGAffineTransform, CGFloat> & Sendable) {
        var transform = CGAffineTransform.identity
        transform[keyPath: part] += 1e-9
        #expect(!transform.isIdentity)
    }

    @Test("applies x' = a x + c y + tx, y' = b x + d y + ty")
    func convention() {
        let transform = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        #expect(CGPoint(x: 1, y: 10).applying(transform) == CGPoint(x: 63, y: 86))
        #expect(CGSize(width: 1, height: 10).applying(transform) == CGSize(width: 52, height: 73))
    }

    @Test("concatenating applies the receiver first", arguments: [1, 2, 3] as [UInt64])
    func concatenating(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<200 {
            let first = Self.whole(&random)
            let second = Self.whole(&random)
            let point = CGPoint(x: random.below(100), y: random.below(100))
            #expect(
                point.applying(first.concatenating(second)) == point.applying(first).applying(second),
                "seed \(seed): \(first), \(second)")
        }
    }

    @Test("translatedBy, scaledBy and rotated apply the new one first", arguments: [4, 5, 6] as [UInt64])
    func prepending(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<200 {
            let old = Self.whole(&random)
            let x = CGFloat(random.below(19) - 9)
            let y = CGFloat(random.below(19) - 9)
            let moved = CGAffineTransform(translationX: x, y: y).concatenating(old)
            let scaled = CGAffineTransform(scaleX: x, y: y).concatenating(old)
            let turned = CGAffineTransform(rotationAngle: x * .pi / 2).concatenating(old)
            #expect(old.translatedBy(x: x, y: y) == moved, "seed \(seed): \(old), \(x), \(y)")
            #expect(old.scaledBy(x: x, y: y) == scaled, "seed \(seed): \(old), \(x), \(y)")
            #expect(old.rotated(by: x * .pi / 2) == turned, "seed \(seed): \(old), \(x)")
        }
    }

    @Test("codes as a list of six numbers")
    func coding() throws {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5.5, ty: -6)
        let data = try JSONEncoder().encode(transform)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5.5,-6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(CGAffineTransform.self, from: Data("[1,2,3,4,5]".utf8))
        }
    }

    @Test("hashes by its six numbers")
    func hashing() {
        #expect(Set([CGAffineTransform.identity, CGAffineTransform(scaleX: 1, y: 1)]).count == 1)
        #expect(Set([CGAffineTransform.identity, CGAffineTransform(scaleX: 1, y: 2)]).count == 2)
    }
}
