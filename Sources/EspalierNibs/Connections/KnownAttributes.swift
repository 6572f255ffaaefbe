import EspalierControls
import EspalierObservation
import EspalierViews
import Foundation

/// Runtime attributes that classes of this package answer to though text key paths do not know them: properties that
/// are not observable, properties under the names that Objective-C has for them, and cases of enumerations by number.
enum KnownAttributes {
    private typealias Setter = @Sendable (_ object: AnyObject, _ value: Any?) -> Bool

    /// Sets an attribute; false where the object has none of that key, or not for such a value.
    static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
        setters[key]?.contains { $0(object, value) } ?? false
    }

    static func isKnown(_ key: String) -> Bool { setters[key] != nil }

    private static func attribute<Object: AnyObject, Value>(
        _ keyPath: ReferenceWritableKeyPath<Object, Value> & Sendable
    ) -> Setter {
        { object, value in
            guard let object = object as? Object, let value = TextKeys.converted(value, to: Value.self) else {
                return false
            }
            object[keyPath: keyPath] = value
            return true
        }
    }

    private static func enumeration<Object: AnyObject, Value: RawRepresentable & Sendable>(
        _ keyPath: ReferenceWritableKeyPath<Object, Value> & Sendable
    ) -> Setter where Value.RawValue == Int {
        { object, value in
            guard let object = object as? Object, let number = TextKeys.converted(value, to: Int.self),
                let value = Value(rawValue: number)
            else { return false }
            object[keyPath: keyPath] = value
            return true
        }
    }

    /// Attributes of constraints, whose setters in code stop the program where a value cannot be right.
    private static func constraint(_ set: @escaping @Sendable (NSLayoutConstraint, Double) -> Bool) -> Setter {
        { object, value in
            guard let constraint = object as? NSLayoutConstraint,
                let number = TextKeys.converted(value, to: Double.self), number.isFinite
            else { return false }
            return set(constraint, number)
        }
    }

    /// Numbers of layers have half the precision of those of a file.
    private static func layer(_ keyPath: ReferenceWritableKeyPath<CALayer, Float> & Sendable) -> Setter {
        { object, value in
            guard let layer = object as? CALayer, let number = TextKeys.converted(value, to: Double.self) else {
                return false
            }
            layer[keyPath: keyPath] = Float(number)
            return true
        }
    }

    private static let activity: Setter = { object, value in
        guard let constraint = object as? NSLayoutConstraint, let isActive = TextKeys.converted(value, to: Bool.self),
            !isActive || constraint.hasCommonAncestor
        else { return false }
        constraint.isActive = isActive
        return true
    }

    private static let setters: [String: [Setter]] = [
        "active": [activity],
        "isActive": [activity],
        "constant": [
            constraint { constraint, number in
                constraint.constant = CGFloat(number)
                return true
            }
        ],
        "priority": [
            constraint { constraint, number in
                guard number > 0, number <= 1000 else { return false }
                constraint.priority = UILayoutPriority(Float(number))
                return true
            }
        ],
        "identifier": [attribute(\NSLayoutConstraint.identifier), attribute(\UILayoutGuide.identifier)],
        "shouldBeArchived": [attribute(\NSLayoutConstraint.shouldBeArchived)],
        "accessibilityIdentifier": [
            attribute(\UIView.accessibilityIdentifier), attribute(\UIBarItem.accessibilityIdentifier),
        ],
        "hidden": [attribute(\UIView.isHidden), attribute(\CALayer.isHidden)],
        "opaque": [attribute(\UIView.isOpaque)],
        "userInteractionEnabled": [attribute(\UIView.isUserInteractionEnabled)],
        "contentMode": [enumeration(\UIView.contentMode)],
        "enabled": [attribute(\UIControl.isEnabled), attribute(\UILabel.isEnabled), attribute(\UIBarItem.isEnabled)],
        "selected": [attribute(\UIControl.isSelected)],
        "highlighted": [attribute(\UIControl.isHighlighted)],
        "textAlignment": [
            enumeration(\UILabel.textAlignment), enumeration(\UITextField.textAlignment),
            enumeration(\UITextView.textAlignment),
        ],
        "lineBreakMode": [enumeration(\UILabel.lineBreakMode)],
        "cornerRadius": [attribute(\CALayer.cornerRadius)],
        "borderWidth": [attribute(\CALayer.borderWidth)],
        "masksToBounds": [attribute(\CALayer.masksToBounds)],
        "opacity": [layer(\CALayer.opacity)],
        "shadowOpacity": [layer(\CALayer.shadowOpacity)],
        "shadowOffset": [attribute(\CALayer.shadowOffset)],
        "shadowRadius": [attribute(\CALayer.shadowRadius)],
        "shouldRasterize": [attribute(\CALayer.shouldRasterize)],
        "zPosition": [attribute(\CALayer.zPosition)],
    ]
}
