import Foundation

/// A shape that a view's background, or its layer, would draw: what pictures show.
package struct LayerPiece: Equatable, Sendable {
    /// What a shape is filled with.
    package enum Paint: Equatable, Sendable {
        case color(UIColor)
        /// Colours along a line, each with its place on it from 0 to 1.
        case axial([Stop], from: CGPoint, to: CGPoint)
        /// Colours on circles around a point.
        case radial([Stop], center: CGPoint, radius: CGFloat)
    }

    package struct Stop: Equatable, Sendable {
        package var color: UIColor
        package var place: Double
    }

    package struct Line: Equatable, Sendable {
        package var color: UIColor
        package var width: CGFloat
        /// As SVG and canvases call them, too.
        package var cap = "butt"
        package var join = "miter"
        package var miterLimit: CGFloat = 10
        package var dash: [CGFloat] = []
        package var phase: CGFloat = 0

        package init(
            color: UIColor, width: CGFloat, cap: String = "butt", join: String = "miter", miterLimit: CGFloat = 10,
            dash: [CGFloat] = [], phase: CGFloat = 0
        ) {
            (self.color, self.width, self.cap, self.join) = (color, width, cap, join)
            (self.miterLimit, self.dash, self.phase) = (miterLimit, dash, phase)
        }
    }

    /// In the view's own coordinates.
    package var path: PathData
    package var fill: Paint?
    package var isEvenOdd = false
    package var line: Line?
    package var opacity = 1.0

    package init(path: PathData, fill: Paint? = nil, isEvenOdd: Bool = false, line: Line? = nil) {
        (self.path, self.fill, self.isEvenOdd, self.line) = (path, fill, isEvenOdd, line)
    }

    /// The same piece in coordinates around it.
    fileprivate func mapped(by map: CGAffineTransform, opacity: Double) -> LayerPiece {
        var result = self
        result.opacity *= opacity
        if map.isIdentity { return result }
        let scale = (map.a * map.d - map.b * map.c).magnitude.squareRoot()
        result.path = path.applying(map)
        switch fill {
        case .axial(let stops, let from, let to):
            result.fill = .axial(stops, from: from.applying(map), to: to.applying(map))
        case .radial(let stops, let center, let radius):
            result.fill = .radial(stops, center: center.applying(map), radius: radius * scale)
        case .color, nil: break
        }
        if var line {
            line.width *= scale
            line.phase *= scale
            line.dash = line.dash.map { $0 * scale }
            result.line = line
        }
        return result
    }
}

extension UIView {
    /// What the view's background and its layer would draw, back to front, in its own coordinates; without its subviews.
    ///
    /// Sublayers of its own stand behind all subviews here. Shadows, masks and texts are left out.
    /// - Complexity: O(sublayers of its own, and subviews where there are any).
    package final var layerPieces: [LayerPiece] {
        if let existingLayer { return existingLayer.pieces(withBorder: true) }
        guard let color = shownBackground, color.alpha > 0 else { return [] }
        var path = PathData()
        path.rectangle(CGRect(origin: boundsOrigin, size: rect.size))
        return [LayerPiece(path: path, fill: .color(color))]
    }
}

extension CALayer {
    /// A layer to go through, or what comes after one and all below it.
    private enum Entry {
        case layer(CALayer, CGAffineTransform, opacity: Double)
        case border(LayerPiece)
    }

    /// The opacity of the view itself counts elsewhere.
    ///
    /// - Parameter withBorder: whether the layer's own border is among them; those of its sublayers are.
    func pieces(withBorder: Bool) -> [LayerPiece] {
        var pieces: [LayerPiece] = []
        var waiting = [Entry.layer(self, .identity, opacity: 1)]
        while let entry = waiting.popLast() {
            guard case .layer(let layer, let map, let opacity) = entry else {
                if case .border(let piece) = entry { pieces.append(piece) }
                continue
            }
            pieces += layer.ownPieces.map { $0.mapped(by: map, opacity: opacity) }
            if withBorder || layer !== self, let border = layer.border {
                waiting.append(.border(border.mapped(by: map, opacity: opacity)))
            }
            for sublayer in layer.ownInOrder.reversed() where !sublayer.isHidden && sublayer.opacity > 0 {
                waiting.append(
                    .layer(
                        sublayer, sublayer.geometryValue.map.concatenating(map),
                        opacity: opacity * Double(min(sublayer.opacity, 1))))
            }
        }
        return pieces
    }

    private var ownInOrder: [CALayer] {
        if own.isEmpty { return [] }
        var list = own[nil]
        view?.forEachChild { list += own[$0.reference] }
        return list
    }

    /// The bounds with their corners, so far inside.
    func outline(inset: CGFloat) -> PathData {
        let radius = max(cornerRadius - inset, 0)
        func corner(_ corner: CACornerMask) -> CGSize {
            maskedCorners.contains(corner) ? CGSize(width: radius, height: radius) : .zero
        }
        let rect = geometryValue.bounds.insetBy(dx: inset, dy: inset)
        var path = PathData()
        if radius == 0 {
            path.rectangle(rect)
        } else {
            path.rounded(
                rect,
                radii: (
                    corner(.layerMinXMinYCorner), corner(.layerMaxXMinYCorner), corner(.layerMaxXMaxYCorner),
                    corner(.layerMinXMaxYCorner)
                ))
        }
        return path
    }

    var border: LayerPiece? {
        let size = geometryValue.rect.size
        guard borderWidth > 0, borderWidth.isFinite, size.width > 0, size.height > 0, let color = borderColor?.color,
            color.alpha > 0
        else { return nil }
        // Both sides of the border meet: it is all that can be seen.
        if borderWidth * 2 >= min(size.width, size.height) {
            return LayerPiece(path: outline(inset: 0), fill: .color(color))
        }
        return LayerPiece(path: outline(inset: borderWidth / 2), line: .init(color: color, width: borderWidth))
    }

    private var ownPieces: [LayerPiece] {
        var pieces: [LayerPiece] = []
        if let color = backgroundColor?.color, color.alpha > 0 {
            pieces.append(LayerPiece(path: outline(inset: 0), fill: .color(color)))
        }
        if let paint = (self as? CAGradientLayer)?.paint {
            pieces.append(LayerPiece(path: outline(inset: 0), fill: paint))
        }
        if let shape = self as? CAShapeLayer { pieces += shape.shapePieces }
        return pieces
    }
}

extension ViewGeometry {
    /// From the view's or layer's own coordinates to those around it.
    fileprivate var map: CGAffineTransform {
        let origin = toSuperview(.zero)
        var map = transform
        map.tx = origin.x
        map.ty = origin.y
        return map
    }
}

extension CAGradientLayer {
    fileprivate var paint: LayerPiece.Paint? {
        let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color ?? $0 as? UIColor }
        guard let first = colors.first else { return nil }
        if colors.count == 1 || type == .conic { return .color(first) }
        let stops = colors.enumerated().map { number, color in
            let even = Double(number) / Double(colors.count - 1)
            let place = locations.flatMap { number < $0.count ? $0[number].doubleValue : nil }
            return LayerPiece.Stop(color: color, place: min(max(place ?? even, 0), 1))
        }
        let bounds = geometryValue.bounds
        let (start, end) = (bounds.point(at: startPoint), bounds.point(at: endPoint))
        if type == .radial {
            return .radial(stops, center: start, radius: max((end.x - start.x).magnitude, (end.y - start.y).magnitude))
        }
        return .axial(stops, from: start, to: end)
    }
}

extension CAShapeLayer {
    fileprivate var shapePieces: [LayerPiece] {
        guard let data = path?.data, !data.isEmpty else { return [] }
        var pieces: [LayerPiece] = []
        if let color = fillColor?.color, color.alpha > 0 {
            pieces.append(LayerPiece(path: data, fill: .color(color), isEvenOdd: fillRule == .evenOdd))
        }
        let shown = data.trimmed(from: strokeStart, to: strokeEnd)
        if let color = strokeColor?.color, color.alpha > 0, lineWidth > 0, !shown.isEmpty {
            let line = LayerPiece.Line(
                color: color, width: lineWidth, cap: lineCap.rawValue, join: lineJoin.rawValue, miterLimit: miterLimit,
                dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, phase: lineDashPhase)
            pieces.append(LayerPiece(path: shown, line: line))
        }
        return pieces
    }
}
