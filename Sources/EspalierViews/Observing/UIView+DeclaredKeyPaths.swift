import EspalierObservation

extension UIView: DeclaringKeyPaths {}

// In an extension of the protocol, `Self` is the class that is asked, be it a subclass.
extension DeclaringKeyPaths where Self: UIView {
    package static var isDeclaringClass: Bool { self == UIView.self }

    package static func declaredKeyPath(_ property: PropertyKey) -> AnyKeyPath? {
        guard let number = property.number, let property = ViewProperty(rawValue: UInt8(number)) else { return nil }
        return switch property {
        case .frame: \Self.frame
        case .bounds: \Self.bounds
        case .center: \Self.center
        case .transform: \Self.transform
        case .tag: \Self.tag
        case .name: \Self.name
        case .isHidden: \Self.isHidden
        case .alpha: \Self.alpha
        case .backgroundColor: \Self.backgroundColor
        case .autoresizingMask: \Self.autoresizingMask
        case .subviews: \Self.subviews
        case .superview: \Self.superview
        case .window: \Self.window
        case .autoresizesSubviews: \Self.autoresizesSubviews
        case .isUserInteractionEnabled: \Self.isUserInteractionEnabled
        case .isOpaque: \Self.isOpaque
        case .clipsToBounds: \Self.clipsToBounds
        case .isMultipleTouchEnabled: \Self.isMultipleTouchEnabled
        case .isExclusiveTouch: \Self.isExclusiveTouch
        case .translatesAutoresizingMaskIntoConstraints: \Self.translatesAutoresizingMaskIntoConstraints
        case .constraints: \Self.constraints
        case .boundsOrigin, .contentHugging, .contentCompressionResistance, .layoutMargins, .semanticContentAttribute,
            .rules, .arrangement:
            nil
        }
    }
}
