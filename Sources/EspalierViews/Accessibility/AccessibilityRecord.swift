import Foundation

/// What was said of a view for those who do not see it. nil is what nobody has said, where a class has an answer.
package struct AccessibilityRecord {
    package var isElement: Bool?
    package var label: String?
    package var value: String?
    package var traits: UIAccessibilityTraits?
    package var hint: String?
    var language: String?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    package var elements: [Any]?
    package var hidesElements = false
    package var isModal = false
    package var groupsChildren = false
    var containerType = UIAccessibilityContainerType.none
    package var customActions: [UIAccessibilityCustomAction]?
    var inputLabels: [String]?
    var respondsToUserInteraction: Bool?

    package init(
        isElement: Bool? = nil, label: String? = nil, value: String? = nil, traits: UIAccessibilityTraits? = nil,
        hint: String? = nil
    ) {
        self.isElement = isElement
        self.label = label
        self.value = value
        self.traits = traits
        self.hint = hint
    }
}

/// A class that has answers of its own where nobody has said anything.
package protocol AccessibilityImplying: UIView {
    /// What is so of the view as it is now.
    var impliedAccessibility: AccessibilityRecord { get }
}

extension UIView {
    /// What was said, or else what the view's class says.
    final func said<Value>(_ property: KeyPath<AccessibilityRecord, Value?>) -> Value? {
        side?.uncommon?.accessibility?[keyPath: property]
            ?? (self as? any AccessibilityImplying)?.impliedAccessibility[keyPath: property]
    }

    /// What was said of the view, or what a view is of which nothing was.
    package final var accessibility: AccessibilityRecord { side?.uncommon?.accessibility ?? AccessibilityRecord() }

    /// Whether something was said.
    package final var hasAccessibility: Bool { side?.uncommon?.accessibility != nil }

    /// Says of the view what a record does, of what its initialiser takes; nil takes back what was said.
    package final func say(_ new: AccessibilityRecord) {
        let old = accessibility
        if old.isElement == new.isElement, old.label == new.label, old.value == new.value, old.traits == new.traits,
            old.hint == new.hint
        {
            return
        }
        changeAccessibility {
            ($0.isElement, $0.label, $0.value) = (new.isElement, new.label, new.value)
            ($0.traits, $0.hint) = (new.traits, new.hint)
        }
    }

    final func changeAccessibility(_ change: (inout AccessibilityRecord) -> Void) {
        changeUncommon {
            var record = $0.accessibility ?? AccessibilityRecord()
            change(&record)
            $0.accessibility = record
        }
    }

    /// The bounds on the screen.
    final var boundsOnScreen: CGRect { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
}
