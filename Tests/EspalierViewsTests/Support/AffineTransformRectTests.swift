import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("CGRect.applying")
struct AffineTransformRectTests {
    @Test("is the bounding box of the four corners", arguments: [21, 22, 23] as [UInt64])
    func boundingBox(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<300 {
            let transform = AffineTransformTests.whole(&random)
            let rect = random.rect()
            let corners = [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
            ].map { $0.applying(transform) }
            let xs = corners.map(\.x).sorted()
            let ys = corners.map(\.y).sorted()
            let result = rect.applying(transform)
            #expect(result.origin == CGPoint(x: xs[0], y: ys[0]), "seed \(seed): \(rect), \(transform)")
            #expect(
                result.size == CGSize(width: xs[3] - xs[0], height: ys[3] - ys[0]),
                "seed \(seed): \(rect), \(transform)")
        }
    }

    @Test("of the identity and of translations keeps the size bit for bit")
    func noNeedlessRounding() {
        let rect = CGRect(x: 1e9 + 0.1, y: -1e9 + 0.3, width: 0.1, height: 0.7)
        let same = rect.applying(.identity)
        #expect(same.origin == rect.origin && same.size == rect.size)
        #expect(rect.applying(CGAffineTransform(translationX: 0.3, y: 0.3)).size == rect.size)
    }

    @Test("of a quarter turn exchanges the sides")
    func quarterTurn() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        let result = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(result.origin == CGPoint(x: -70, y: 10) && result.size == CGSize(width: 50, height: 100))
    }

    @Test("of 45° is the box around the diamond")
    func eighthTurn() {
        let result = CGRect(x: -50, y: -25, width: 100, height: 50).applying(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(result.width - 106.066) < 0.001 && abs(result.height - 106.066) < 0.001)
        #expect(abs(result.minX + 53.033) < 0.001 && abs(result.minY + 53.033) < 0.001)
    }

    @Test("takes rectangles of negative sides for the area that they cover")
    func negativeSides() {
        let result = CGRect(x: 10, y: 10, width: -5, height: -4).applying(CGAffineTransform(scaleX: -1, y: 2))
        #expect(result.origin == CGPoint(x: -10, y: 12) && result.size == CGSize(width: 5, height: 8))
    }

    @Test("leaves the null and the infinite rectangle")
    func specialRects() {
        let transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 5, y: 5)
        #expect(CGRect.null.applying(transform).isNull)
        #expect(CGRect.infinite.applying(transform).isInfinite)
    }
}
