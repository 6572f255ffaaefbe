import EspalierSupport
import EspalierViews
import Foundation

// What controls are to those who do not see them, where their app has said nothing else.

extension UIButton: AccessibilityImplying {
    package var impliedAccessibility: AccessibilityRecord {
        AccessibilityRecord(
            isElement: true, label: currentTitle ?? currentAttributedTitle?.string ?? configuration?.title,
            traits: stateTraits.union(.button))
    }
}

extension TabBarButton: AccessibilityImplying {
    var impliedAccessibility: AccessibilityRecord {
        AccessibilityRecord(isElement: true, label: item.title, traits: stateTraits.union(.button))
    }
}

extension UISwitch: AccessibilityImplying {
    package var impliedAccessibility: AccessibilityRecord {
        AccessibilityRecord(isElement: true, value: isOn ? "1" : "0", traits: stateTraits.union(.button))
    }
}

extension UISlider: AccessibilityImplying {
    package var impliedAccessibility: AccessibilityRecord {
        AccessibilityRecord(isElement: true, value: spokenShare, traits: stateTraits.union(.adjustable))
    }

    /// How far the value is from the least to the greatest one.
    private var spokenShare: String {
        let length = maximumValue - minimumValue
        return Self.spoken(length > 0 ? Double((value - minimumValue) / length) : 0)
    }

    /// A share of 1, as a percentage.
    fileprivate static func spoken(_ share: Double) -> String { "\(Int(clamping: (share * 100).rounded()))%" }
}

extension UITextField: AccessibilityImplying {
    package var impliedAccessibility: AccessibilityRecord {
        AccessibilityRecord(isElement: true, label: placeholder, value: text)
    }
}

extension UITextView: AccessibilityImplying {
    package var impliedAccessibility: AccessibilityRecord { AccessibilityRecord(isElement: true, value: text) }
}

extension UILabel: AccessibilityImplying {
    package var impliedAccessibility: AccessibilityRecord {
        AccessibilityRecord(isElement: true, label: text, traits: .staticText)
    }
}

extension UIImageView: AccessibilityImplying {
    package var impliedAccessibility: AccessibilityRecord { AccessibilityRecord(traits: .image) }
}

extension UIProgressView: AccessibilityImplying {
    package var impliedAccessibility: AccessibilityRecord {
        AccessibilityRecord(isElement: true, value: UISlider.spoken(Double(progress)), traits: .updatesFrequently)
    }
}

extension UIActivityIndicatorView: AccessibilityImplying {
    package var impliedAccessibility: AccessibilityRecord {
        AccessibilityRecord(isElement: true, label: isAnimating ? "In progress" : "Progress halted")
    }
}

extension UIPageControl: AccessibilityImplying {
    package var impliedAccessibility: AccessibilityRecord {
        AccessibilityRecord(
            isElement: true, value: "page \(currentPage + 1) of \(numberOfPages)",
            traits: stateTraits.union([.adjustable, .updatesFrequently]))
    }
}

extension UIControl {
    /// What the state says.
    fileprivate final var stateTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}
