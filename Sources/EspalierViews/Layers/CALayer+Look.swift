import Foundation

// What a layer has in common with its view is written to the view, else to what the layer keeps itself.
extension CALayer {
    final func setMasksToBounds(_ new: Bool) {
        if let view { view.setFlag(.clips, new, of: .clipsToBounds) } else { lone?.masksToBounds = new }
    }

    final func setBackgroundColor(_ new: CGColor?) {
        if let view { view.setBackgroundColor(new.map(\.color)) } else { lone?.backgroundColor = new }
    }

    final func setContentsScale(_ new: CGFloat) {
        if let view { view.changeUncommon { $0.contentScaleFactor = new } } else { lone?.contentsScale = new }
    }

    final func boundsContain(_ point: CGPoint) -> Bool {
        let bounds = bounds
        return bounds.minX <= point.x && point.x < bounds.maxX && bounds.minY <= point.y && point.y < bounds.maxY
    }

    final func copyLook(of layer: CALayer) {
        lone = LoneLayer(of: layer)
        (name, anchorPointZ, zPosition) = (layer.name, layer.anchorPointZ, layer.zPosition)
        sublayerTransform = layer.sublayerTransform
        (cornerRadius, cornerCurve, maskedCorners) = (layer.cornerRadius, layer.cornerCurve, layer.maskedCorners)
        (borderWidth, borderColor) = (layer.borderWidth, layer.borderColor)
        (shadowColor, shadowOpacity, shadowOffset) = (layer.shadowColor, layer.shadowOpacity, layer.shadowOffset)
        (shadowRadius, shadowPath) = (layer.shadowRadius, layer.shadowPath)
        (contents, contentsGravity) = (layer.contents, layer.contentsGravity)
        (contentsRect, contentsCenter) = (layer.contentsRect, layer.contentsCenter)
        (minificationFilter, magnificationFilter) = (layer.minificationFilter, layer.magnificationFilter)
        compositingFilter = layer.compositingFilter
        (isDoubleSided, isGeometryFlipped) = (layer.isDoubleSided, layer.isGeometryFlipped)
        (shouldRasterize, rasterizationScale) = (layer.shouldRasterize, layer.rasterizationScale)
        (allowsGroupOpacity, allowsEdgeAntialiasing) = (layer.allowsGroupOpacity, layer.allowsEdgeAntialiasing)
        (edgeAntialiasingMask, drawsAsynchronously) = (layer.edgeAntialiasingMask, layer.drawsAsynchronously)
        (needsDisplayOnBoundsChange, actions) = (layer.needsDisplayOnBoundsChange, layer.actions)
        (beginTime, duration, speed, timeOffset) = (layer.beginTime, layer.duration, layer.speed, layer.timeOffset)
        (repeatCount, repeatDuration) = (layer.repeatCount, layer.repeatDuration)
        (autoreverses, fillMode) = (layer.autoreverses, layer.fillMode)
    }

    final func presented<Layer: CALayer>() -> Layer? {
        let making: any InstanceMaking.Type = type(of: self)
        let made = making.init(making: InstanceRequest(model: self)) as? Layer
        made?.lone?.model = self
        return made
    }
}
