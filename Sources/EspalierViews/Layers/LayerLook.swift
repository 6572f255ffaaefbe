import Foundation

/// How a view, or its layer, looks besides its contents: what lies behind them, what cuts them off, what lies over them.
package struct LayerLook: Equatable, Sendable {
    /// A shadow: a shape in one colour, moved and blurred.
    package struct Shadow: Equatable, Sendable {
        package var path: PathData
        package var color: UIColor
        package var offset: CGSize
        package var radius: CGFloat

        package init(path: PathData, color: UIColor, offset: CGSize, radius: CGFloat) {
            (self.path, self.color, self.offset, self.radius) = (path, color, offset, radius)
        }
    }

    /// Back to front, in the view's own coordinates; sublayers of its own are the last ones.
    package var under: [LayerPiece] = []
    /// What lies over all subviews: the border.
    package var over: [LayerPiece] = []
    /// What contents and subviews are cut off at; nil where they are not.
    package var clip: PathData?
    package var shadow: Shadow?
}

extension UIView {
    /// The look of the view without its contents and subviews.
    ///
    /// Of masks, those are counted that are shape layers: what lies outside of their path is not seen.
    /// - Complexity: O(sublayers of its own, and subviews where there are any).
    package final var layerLook: LayerLook {
        var look = LayerLook()
        guard let layer = existingLayer else {
            look.under = layerPieces
            if clipsToBounds { look.clip = rectanglePath }
            return look
        }
        look.under = layer.pieces(withBorder: false)
        look.over = layer.border.map { [$0] } ?? []
        look.shadow = layer.shadow
        if let path = (layer.mask as? CAShapeLayer)?.path?.data, let mask = layer.mask {
            let origin = mask.frame.origin
            look.clip = path.applying(CGAffineTransform(translationX: origin.x, y: origin.y))
        } else if layer.masksToBounds {
            look.clip = layer.outline(inset: 0)
        }
        return look
    }

    private var rectanglePath: PathData {
        var path = PathData()
        path.rectangle(CGRect(origin: boundsOrigin, size: rect.size))
        return path
    }
}

extension CALayer {
    /// The shadow of the layer's path or of its own background; nil where there is none to be seen.
    fileprivate var shadow: LayerLook.Shadow? {
        guard shadowOpacity > 0, !masksToBounds, let color = shadowColor?.color else { return nil }
        let isFilled = backgroundColor.map { $0.color.alpha > 0 } ?? false
        guard let path = shadowPath?.data ?? (isFilled ? outline(inset: 0) : nil) else { return nil }
        let opacity = color.alpha * CGFloat(min(shadowOpacity, 1))
        return .init(
            path: path, color: color.withAlphaComponent(opacity), offset: shadowOffset, radius: max(shadowRadius, 0))
    }
}
