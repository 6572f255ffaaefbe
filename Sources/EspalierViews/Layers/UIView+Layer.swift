import Foundation

extension UIView {
    /// The layer, made if need be.
    final var ownLayer: CALayer {
        if let layer = existingLayer { return layer }
        let type: AnyClass = Swift.type(of: self).layerClass
        guard let making = type as? any InstanceMaking.Type, type is CALayer.Type,
            let layer = making.init(making: .plain) as? CALayer
        else { trap("layerClass of \(brief) is \(type), which is no CALayer") }
        ensureObserving().layer = layer
        layer.join(self)
        return layer
    }

    /// The layer, if somebody has asked for it.
    package final var existingLayer: CALayer? { side?.observing?.layer }

    final var trackedAlpha: CGFloat {
        track(.alpha)
        return side?.uncommon?.alpha ?? 1
    }

    final var trackedShownBackground: UIColor? {
        track(.backgroundColor)
        return shownBackground
    }

    /// The background with the components that it has under the view's traits.
    final var shownBackground: UIColor? {
        guard let color = side?.uncommon?.backgroundColor, color.source != nil else {
            return side?.uncommon?.backgroundColor
        }
        return color.resolved(with: currentTraits)
    }

    /// Calls the layout code: by way of the layer where there is one, as a layer's class or the view may override that.
    @inline(__always)
    final func callLayoutCode() {
        guard let layer = existingLayer else { return layoutSubviews() }
        layer.layoutSublayers()
        layer.layOutMarkedSublayers()
    }

    /// The view is going: its layer keeps what it has said of itself so far.
    final func leaveLayer() { existingLayer?.leaveView(self) }
}

extension UIView: CALayerDelegate {}

extension CALayer {
    /// Takes a view's word for what both have. What the layer's class has set in its initialiser goes to the view.
    fileprivate final func join(_ view: UIView) {
        let made = lone
        host = view.reference
        lone = nil
        guard let made else { return }
        if let color = made.backgroundColor, view.side?.uncommon?.backgroundColor == nil {
            view.setBackgroundColor(color.color)
        }
        if made.isHidden { isHidden = true }
        if made.masksToBounds { masksToBounds = true }
        if made.opacity != 1 { opacity = made.opacity }
        if !own.isEmpty { hearView() }
    }

    /// Has the view tell of its changes.
    final func hearView() {
        guard !isHearing, let view else { return }
        isHearing = true
        view.addConsumer(self)
    }

    fileprivate final func leaveView(_ view: UIView) {
        lone = LoneLayer(of: self)
        var list = own[nil]
        view.forEachChild { list += own[$0.reference] }
        host = nil
        isHearing = false
        own = OwnSublayers()
        own[nil] = list
        for layer in list { layer.group = nil }
    }
}

extension CALayer: ViewConsumer {
    /// Keeps own sublayers where they are among the subviews.
    package final func viewDidChange(_ view: UIView, _ change: ViewChange) {
        switch change {
        case .subviewRemoved(let subview, let behind), .subviewsReordered(.moved(let subview, let behind)):
            own.moveGroup(of: subview, behind: behind)
        case .subviewsReordered(.exchanged(let first, let second)): own.exchangeGroups(of: first, second)
        case .superview: if isApart { comeBack() }
        default: break
        }
    }

    package final func viewWillDie(_ view: UIView) {}
}
