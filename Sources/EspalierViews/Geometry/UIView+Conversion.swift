import EspalierObservation
import Foundation

/// How the coordinates of a view lie in those of another: steps up to a common space, then steps down.
private struct ConversionPath {
    /// Views whose coordinates are left for their superviews', innermost first.
    var up: [UIView] = []
    /// Views whose coordinates are entered from their superviews', outermost first.
    var down: [UIView] = []

    init(from source: UIView, to target: UIView?) {
        var sourceChain = source.chainToRoot()
        sourceChain.trackGeometry()
        guard let target else {
            sourceChain.removeLast()
            up = sourceChain
            return
        }
        var targetChain = target.chainToRoot()
        targetChain.trackGeometry()
        // Different trees meet where the frames of their topmost views are: windows on the screen.
        while let last = sourceChain.last, last === targetChain.last {
            sourceChain.removeLast()
            targetChain.removeLast()
        }
        up = sourceChain
        down = targetChain.reversed()
    }

    var hasTransform: Bool {
        up.contains { $0.flags.contains(.transformed) } || down.contains { $0.flags.contains(.transformed) }
    }

    func convert(_ point: CGPoint) -> CGPoint {
        var point = point
        for view in up { point = view.toSuperview(point) }
        for view in down { point = view.fromSuperview(point) }
        return point
    }

    func convert(_ rect: CGRect) -> CGRect {
        // Without a transform the size stays, to the bit.
        if !hasTransform { return CGRect(origin: convert(rect.origin), size: rect.size) }
        let corners = [
            convert(CGPoint(x: rect.minX, y: rect.minY)), convert(CGPoint(x: rect.maxX, y: rect.minY)),
            convert(CGPoint(x: rect.minX, y: rect.maxY)), convert(CGPoint(x: rect.maxX, y: rect.maxY)),
        ]
        let left = corners.map(\.x).min()!, right = corners.map(\.x).max()!
        let top = corners.map(\.y).min()!, bottom = corners.map(\.y).max()!
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension [UIView] {
    /// Tells the tracker, if there is one, that the places of these views are being read.
    fileprivate func trackGeometry() {
        if !ThreadState.mayBeTracking { return }
        for view in self {
            for property in [ViewProperty.frame, .bounds, .transform, .superview] { view.track(property) }
        }
    }
}

extension UIView {
    /// The view, its superview, and so on to the topmost view.
    final func chainToRoot() -> [UIView] {
        var chain: [UIView] = [self]
        while let superview = chain[chain.count - 1].parent { chain.append(superview.object) }
        return chain
    }

    /// A point of this view's coordinates in the superview's.
    final func toSuperview(_ point: CGPoint) -> CGPoint {
        if flags.contains(.specialGeometry) { return geometry.toSuperview(point) }
        return CGPoint(x: point.x + rect.origin.x, y: point.y + rect.origin.y)
    }

    /// A point of the superview's coordinates in this view's.
    final func fromSuperview(_ point: CGPoint) -> CGPoint {
        if flags.contains(.specialGeometry) { return geometry.fromSuperview(point) }
        return CGPoint(x: point.x - rect.origin.x, y: point.y - rect.origin.y)
    }

    final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        ConversionPath(from: self, to: view).convert(point)
    }

    final func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
        if let view, parent == Handle(view) { return fromSuperview(point) }
        return ConversionPath(from: view ?? topmost, to: self).convert(point)
    }

    final func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
        ConversionPath(from: self, to: view).convert(rect)
    }

    final func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
        ConversionPath(from: view ?? topmost, to: self).convert(rect)
    }
}
