import EspalierObservation
import Foundation

extension UIView: KeyValueObservable {
    /// Who observes the view: made when it is first asked for.
    public final var observerRegistry: ObserverRegistry {
        if let registry = side?.observing?.registry { return registry }
        let made = ObserverRegistry()
        ensureObserving().registry = made
        flags.insert(.observed)
        return made
    }

    /// That of `observerRegistry`, without a reference counted.
    public final var unretainedObserverRegistry: Unmanaged<ObserverRegistry> {
        if let registry = side?.observing?.registry { return .passUnretained(registry) }
        return .passUnretained(observerRegistry)
    }

    /// Tells the tree's diagnostics handler.
    public final func observationRanAway(_ message: String) {
        report(ViewDiagnostic(message: message, views: [self]))
    }
}

extension UIView: ObservationSource {
    package final var sourceRegistry: ObserverRegistry { observerRegistry }
}

extension UIView {
    /// What text key paths know of a plain view.
    static let viewKeys: [ObservableKey] = [
        key("frame", \UIView.frame, .frame, { $0.frame }, { $0.frame = $1 }),
        key("bounds", \UIView.bounds, .bounds, { $0.bounds }, { $0.bounds = $1 }),
        key("center", \UIView.center, .center, { $0.center }, { $0.center = $1 }),
        key("transform", \UIView.transform, .transform, { $0.transform }, { $0.transform = $1 }),
        key("tag", \UIView.tag, .tag, { $0.tag }, { $0.tag = $1 }),
        key("name", \UIView.name, .name, { $0.name }, { $0.name = $1 }),
        key("isHidden", \UIView.isHidden, .isHidden, { $0.isHidden }, { $0.isHidden = $1 }),
        key("alpha", \UIView.alpha, .alpha, { $0.alpha }, { $0.alpha = $1 }),
        key(
            "backgroundColor", \UIView.backgroundColor, .backgroundColor, { $0.backgroundColor },
            { $0.backgroundColor = $1 }),
        key("subviews", \UIView.subviews, .subviews, { $0.subviews }, nil),
        key("superview", \UIView.superview, .superview, { $0.superview }, nil),
        key("window", \UIView.window, .window, { $0.window }, nil),
        key("constraints", \UIView.constraints, .constraints, { $0.constraints }, nil),
        key(
            "translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints,
            .translatesAutoresizingMaskIntoConstraints, { $0.translatesAutoresizingMaskIntoConstraints },
            { $0.translatesAutoresizingMaskIntoConstraints = $1 }),
        key(
            "autoresizingMask", \UIView.autoresizingMask, .autoresizingMask, { $0.autoresizingMask },
            { $0.autoresizingMask = $1 }),
        key(
            "autoresizesSubviews", \UIView.autoresizesSubviews, .autoresizesSubviews, { $0.autoresizesSubviews },
            { $0.autoresizesSubviews = $1 }),
        key(
            "isUserInteractionEnabled", \UIView.isUserInteractionEnabled, .isUserInteractionEnabled,
            { $0.isUserInteractionEnabled }, { $0.isUserInteractionEnabled = $1 }),
        key("isOpaque", \UIView.isOpaque, .isOpaque, { $0.isOpaque }, { $0.isOpaque = $1 }),
        key("clipsToBounds", \UIView.clipsToBounds, .clipsToBounds, { $0.clipsToBounds }, { $0.clipsToBounds = $1 }),
        key(
            "isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled, .isMultipleTouchEnabled,
            { $0.isMultipleTouchEnabled }, { $0.isMultipleTouchEnabled = $1 }),
        key(
            "isExclusiveTouch", \UIView.isExclusiveTouch, .isExclusiveTouch, { $0.isExclusiveTouch },
            { $0.isExclusiveTouch = $1 }),
    ]

    private static func key<Value>(
        _ name: String, _ keyPath: KeyPath<UIView, Value> & Sendable, _ property: ViewProperty,
        _ get: @escaping @Sendable (UIView) -> Value, _ set: (@Sendable (UIView, Value) -> Void)?
    ) -> ObservableKey {
        ObservableKey(name, keyPath, property.key, get: get, set: set)
    }
}

extension CGAffineTransform: KeyedParts {
    package static var keyedParts: [KeyedPart] {
        [
            KeyedPart("a", \CGAffineTransform.a), KeyedPart("b", \CGAffineTransform.b),
            KeyedPart("c", \CGAffineTransform.c), KeyedPart("d", \CGAffineTransform.d),
            KeyedPart("tx", \CGAffineTransform.tx), KeyedPart("ty", \CGAffineTransform.ty),
        ]
    }
}
