import Foundation

/// What a layer without a view keeps itself, and one with a view leaves to the view.
final class LoneLayer {
    var geometry = ViewGeometry(rect: .zero, center: .zero, boundsOrigin: .zero, transform: .identity)
    var isHidden = false
    var opacity: Float = 1
    var masksToBounds = false
    var isOpaque = false
    var backgroundColor: CGColor?
    var contentsScale: CGFloat = 1
    /// The layer that it shows as it is seen: of what `presentation()` answers.
    weak var model: CALayer?

    init() {}

    /// As another layer has it, of itself or of its view.
    init(of layer: CALayer) {
        geometry = layer.geometryValue
        isHidden = layer.isHidden
        opacity = layer.opacity
        masksToBounds = layer.masksToBounds
        isOpaque = layer.isOpaque
        backgroundColor = layer.backgroundColor
        contentsScale = layer.contentsScale
    }
}

extension ViewGeometry {
    var bounds: CGRect { CGRect(origin: boundsOrigin, size: rect.size) }
}

// One truth for views and layers: both have a `ViewGeometry`, and a layer of a view has the view's.
extension CALayer {
    /// The view whose layer this is.
    final var view: UIView? { host?.object }

    final var geometryValue: ViewGeometry {
        view?.geometry ?? lone?.geometry
            ?? ViewGeometry(rect: .zero, center: .zero, boundsOrigin: .zero, transform: .identity)
    }

    /// The geometry, read as that property of a view.
    final func geometry(_ property: ViewProperty) -> ViewGeometry {
        view?.track(property)
        return geometryValue
    }

    final func setFrame(_ new: CGRect) {
        if let view { return view.setFrameByAllSteps(new) }
        guard new.isFinite else { refuse("frame", new) }
        changeLone { $0.with(frame: new.standardized) }
    }

    final func setBounds(_ new: CGRect) {
        if let view { return view.setBounds(new) }
        guard new.isFinite else { refuse("bounds", new) }
        let new = new.standardized
        changeLone { $0.with(size: new.size, boundsOrigin: new.origin) }
    }

    final func setPosition(_ new: CGPoint) {
        if let view { return view.setCenter(new) }
        guard new.isFinite else { refuse("position", new) }
        changeLone { $0.with(center: new) }
    }

    final func setAnchorPoint(_ new: CGPoint) {
        if let view { return view.setAnchorPoint(new) }
        guard new.isFinite else { refuse("anchorPoint", new) }
        changeLone { $0.with(anchor: new) }
    }

    final func setTransform(_ new: CATransform3D) {
        if let view { return view.setTransform3D(new) }
        guard new.isFinite else { refuse("transform", new) }
        changeLone { $0.with(transform3D: new) }
    }

    private func refuse(_ property: String, _ value: Any) -> Never {
        trap("\(property) of \(self) set to \(value): every part must be finite")
    }

    private func changeLone(_ plan: (ViewGeometry) -> ViewGeometry) {
        guard let lone else { return }
        let old = lone.geometry
        lone.geometry = plan(old)
        if old.bounds != lone.geometry.bounds { setNeedsLayout() }
    }
}
