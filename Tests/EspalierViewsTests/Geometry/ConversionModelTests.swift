import EspalierViews
import Foundation
import TestSupport
import Testing

/// Random trees with transforms and bounds origins, converted by the formula of one step, written out here again.
@Suite("Conversion against the formula, step by step")
struct ConversionModelTests {
    static func makeTree(_ random: inout SplitMix64) -> [UIView] {
        var views = [UIView(frame: random.rect())]
        for index in 1..<12 {
            let view = makeView("\(index)", random.rect(), in: views[random.below(views.count)])
            view.bounds.origin = point(random.quarter(-50...50), random.quarter(-50...50))
            switch random.below(5) {
            case 0: view.transform = CGAffineTransform(rotationAngle: CGFloat(random.below(360)) * .pi / 180)
            case 1: view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
            case 2: view.transform = CGAffineTransform(scaleX: -1, y: 1.5).rotated(by: 1)
            case 3: view.transform = CGAffineTransform(a: 1, b: 0.25, c: -0.5, d: 1, tx: 8, ty: -3)
            default: break
            }
            views.append(view)
        }
        return views
    }

    /// One step up: `T·(p − bounds.mid) + center`.
    static func up(_ p: CGPoint, from view: UIView) -> CGPoint {
        let t = view.transform
        let x = p.x - view.bounds.midX
        let y = p.y - view.bounds.midY
        return point(t.a * x + t.c * y + t.tx + view.center.x, t.b * x + t.d * y + t.ty + view.center.y)
    }

    static func toRoot(_ p: CGPoint, from view: UIView) -> CGPoint {
        var p = p
        var view = view
        while let superview = view.superview {
            p = up(p, from: view)
            view = superview
        }
        return p
    }

    @Test("Points: direct conversion equals the way over the root, and back again", arguments: UInt64(1)...20)
    func points(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let views = Self.makeTree(&random)
        for _ in 0..<200 {
            let from = views[random.below(views.count)]
            let to = views[random.below(views.count)]
            let p = point(random.quarter(-100...100), random.quarter(-100...100))
            let converted = from.convert(p, to: to)
            let trace = "seed \(seed), \(p) from \(from.name ?? "0") to \(to.name ?? "0") is \(converted)"
            #expect(close(Self.toRoot(converted, from: to), Self.toRoot(p, from: from), within: 1e-6), "\(trace)")
            #expect(close(to.convert(converted, to: from), p, within: 1e-6), "there and back; \(trace)")
            #expect(to.convert(p, from: from) == converted, "from: differs from to:; \(trace)")
            #expect(close(from.convert(p, to: nil), Self.toRoot(p, from: from), within: 1e-6), "to nil; \(trace)")
        }
    }

    @Test("Rectangles: the bounding box of the four converted corners", arguments: UInt64(1)...20)
    func rectangles(seed: UInt64) {
        var random = SplitMix64(seed: seed &+ 1000)
        let views = Self.makeTree(&random)
        for _ in 0..<100 {
            let from = views[random.below(views.count)]
            let to = views[random.below(views.count)]
            let r = random.rect()
            let corners = [
                point(r.minX, r.minY), point(r.maxX, r.minY), point(r.minX, r.maxY), point(r.maxX, r.maxY),
            ].map { from.convert($0, to: to) }
            let xs = corners.map(\.x)
            let ys = corners.map(\.y)
            let box = rect(xs.min()!, ys.min()!, xs.max()! - xs.min()!, ys.max()! - ys.min()!)
            let converted = from.convert(r, to: to)
            let trace = "seed \(seed), \(r) from \(from.name ?? "0") to \(to.name ?? "0") is \(converted)"
            #expect(close(converted, box, within: 1e-6), "\(trace), not \(box)")
            #expect(close(to.convert(r, from: from), converted, within: 1e-9), "\(trace)")
        }
    }

    @Test("frame is the view's bounds converted to its superview", arguments: UInt64(1)...20)
    func frames(seed: UInt64) {
        var random = SplitMix64(seed: seed &+ 2000)
        for view in Self.makeTree(&random).dropFirst() {
            #expect(close(view.convert(view.bounds, to: view.superview), view.frame, within: 1e-6), "seed \(seed)")
        }
    }
}
