import EspalierViews
import Foundation
import TestSupport
import Testing

/// Setters in random order against a model that stores bounds, center and transform and computes the rest.
@Suite("Geometry against a model")
struct GeometryModelTests {
    struct Model {
        var bounds = CGRect.zero
        var center = CGPoint.zero
        var transform = CGAffineTransform.identity

        /// The size of the bounding box of a size under the linear part of a transform.
        static func box(_ size: CGSize, _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGSize {
            CGSize(
                width: abs(a) * size.width + abs(c) * size.height, height: abs(b) * size.width + abs(d) * size.height)
        }

        var frame: CGRect {
            let t = transform
            let box = Self.box(bounds.size, t.a, t.b, t.c, t.d)
            return rect(
                center.x + t.tx - box.width / 2, center.y + t.ty - box.height / 2, box.width, box.height)
        }

        mutating func setFrame(_ frame: CGRect) {
            let t = transform
            let determinant = t.a * t.d - t.b * t.c
            center = point(frame.midX, frame.midY)
            if t.isIdentity {
                bounds.size = frame.size
            } else if determinant != 0 {
                bounds.size = Self.box(
                    frame.size, t.d / determinant, -t.b / determinant, -t.c / determinant, t.a / determinant)
            }
        }
    }

    /// No translations: where a frame set under one lies is undefined in UIKit, and the tables leave it open.
    static func transform(_ random: inout SplitMix64) -> CGAffineTransform {
        switch random.below(6) {
        case 0: CGAffineTransform(rotationAngle: CGFloat(random.below(8)) * .pi / 4)
        case 1: CGAffineTransform(scaleX: 2, y: 0.5)
        case 2: CGAffineTransform(scaleX: -1, y: 1.5)
        case 3: CGAffineTransform(a: 1, b: 0.25, c: -0.5, d: 1, tx: 0, ty: 0)
        case 4: CGAffineTransform(scaleX: 0, y: 0)
        default: .identity
        }
    }

    static func step(_ view: UIView, _ model: inout Model, _ random: inout SplitMix64) -> String {
        switch random.below(8) {
        case 0, 1:
            let frame = random.rect()
            view.frame = frame
            model.setFrame(frame)
            return "frame = \(frame)"
        case 2:
            let bounds = random.rect()
            view.bounds = bounds
            model.bounds = bounds
            return "bounds = \(bounds)"
        case 3:
            let size = random.rect().size
            view.bounds.size = size
            model.bounds.size = size
            return "bounds.size = \(size)"
        case 4:
            let origin = random.rect().origin
            view.bounds.origin = origin
            model.bounds.origin = origin
            return "bounds.origin = \(origin)"
        case 5:
            let center = random.rect().origin
            view.center = center
            model.center = center
            return "center = \(center)"
        default:
            let transform = Self.transform(&random)
            view.transform = transform
            model.transform = transform
            return "transform = \(transform)"
        }
    }

    @Test("Every sequence of setters ends where the model does", arguments: UInt64(1)...30)
    func sequences(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let view = UIView()
        var model = Model()
        var trace: [String] = []
        for _ in 0..<60 {
            trace.append(Self.step(view, &model, &random))
            let agrees =
                close(view.frame, model.frame, within: 1e-6) && close(view.bounds, model.bounds, within: 1e-6)
                && close(view.center, model.center, within: 1e-6) && view.transform == model.transform
            guard agrees else {
                Issue.record(
                    """
                    seed \(seed), after \(trace.suffix(6).joined(separator: "; ")): frame \(view.frame) for \
                    \(model.frame), bounds \(view.bounds) for \(model.bounds), center \(view.center) for \(model.center)
                    """)
                return
            }
        }
    }
}
