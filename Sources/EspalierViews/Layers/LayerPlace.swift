import Foundation

/// A layer in the tree of layers; a view stands for its own, which need not have been made for that.
enum LayerPlace {
    case layer(CALayer)
    case view(UIView)

    init(_ layer: CALayer) {
        self = layer.view.map { .view($0) } ?? .layer(layer)
    }

    var id: ObjectIdentifier {
        switch self {
        case .layer(let layer): ObjectIdentifier(layer)
        case .view(let view): ObjectIdentifier(view)
        }
    }

    /// Where the superlayer stands; nil at the top.
    var above: LayerPlace? {
        switch self {
        case .layer(let layer): return layer.place.map { LayerPlace($0.object) }
        case .view(let view):
            if let layer = view.existingLayer, layer.isApart {
                return layer.place.map { LayerPlace($0.object) }
            }
            return view.parent.map { .view($0.object) }
        }
    }

    /// Its geometry, of which a tracker hears, if there is one.
    var geometry: ViewGeometry {
        switch self {
        case .layer(let layer): return layer.geometryValue
        case .view(let view):
            for property in [ViewProperty.frame, .bounds, .transform, .superview] { view.track(property) }
            return view.geometry
        }
    }

    /// This place and those above it, up to the topmost.
    private var chain: [LayerPlace] {
        var chain = [self]
        while let above = chain[chain.count - 1].above { chain.append(above) }
        return chain
    }

    func isAtOrBelow(_ other: LayerPlace) -> Bool {
        var current: LayerPlace? = self
        while let place = current {
            if place.id == other.id { return true }
            current = place.above
        }
        return false
    }

    /// The steps of a conversion: those up from this place, then those down to the other one; nil stands for the topmost.
    func way(to target: LayerPlace?) -> (up: [ViewGeometry], down: [ViewGeometry]) {
        var source = chain
        guard let target else { return (source.dropLast().map(\.geometry), []) }
        var other = target.chain
        while let last = source.last, last.id == other.last?.id {
            source.removeLast()
            other.removeLast()
        }
        return (source.map(\.geometry), other.reversed().map(\.geometry))
    }
}

extension CALayer {
    final func converted(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        Self.convert(point, along: LayerPlace(self).way(to: layer.map(LayerPlace.init)))
    }

    final func converted(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        Self.convert(point, along: wayHere(from: layer))
    }

    final func converted(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        Self.convert(rect, along: LayerPlace(self).way(to: layer.map(LayerPlace.init)))
    }

    final func converted(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        Self.convert(rect, along: wayHere(from: layer))
    }

    private func wayHere(from layer: CALayer?) -> (up: [ViewGeometry], down: [ViewGeometry]) {
        if let layer { return LayerPlace(layer).way(to: LayerPlace(self)) }
        let (up, _) = LayerPlace(self).way(to: nil)
        return ([], up.reversed())
    }

    private static func convert(_ point: CGPoint, along way: (up: [ViewGeometry], down: [ViewGeometry])) -> CGPoint {
        let top = way.up.reduce(point) { $1.toSuperview($0) }
        return way.down.reduce(top) { $1.fromSuperview($0) }
    }

    private static func convert(_ rect: CGRect, along way: (up: [ViewGeometry], down: [ViewGeometry])) -> CGRect {
        // Without a transform the size stays, to the bit.
        if (way.up + way.down).allSatisfy(\.transform.isIdentity) {
            return CGRect(origin: convert(rect.origin, along: way), size: rect.size)
        }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { convert($0, along: way) }
        let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
        let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Sublayers are asked front to back; the first answer wins, else the layer itself. Layers of this package's classes
    /// are walked in a loop, so that a tree of them may be of any depth; others are asked through their own `hitTest`.
    final func hitTested(_ point: CGPoint) -> CALayer? {
        guard let inside = entered(at: point) else { return nil }
        var path = [(layer: self, point: inside, waiting: sublayers ?? [])]
        while let (layer, point, waiting) = path.last {
            guard let sublayer = waiting.last else {
                if layer.contains(point) { return layer }
                path.removeLast()
                continue
            }
            path[path.count - 1].waiting.removeLast()
            if !sublayer.isOfPackage {
                if let hit = sublayer.hitTest(point) { return hit }
            } else if let inside = sublayer.entered(at: point) {
                path.append((sublayer, inside, sublayer.sublayers ?? []))
            }
        }
        return nil
    }

    /// A point of the superlayer in the layer's own coordinates, if anything in the layer may be there.
    private func entered(at point: CGPoint) -> CGPoint? {
        if isHidden { return nil }
        let inside = geometryValue.fromSuperview(point)
        return masksToBounds && !contains(inside) ? nil : inside
    }

    /// Whether nobody has given the class code of its own.
    final var isOfPackage: Bool {
        let type = type(of: self)
        return type == CALayer.self || type == CAShapeLayer.self || type == CAGradientLayer.self
            || type == CATextLayer.self
    }
}
