import EspalierSupport
import EspalierViews
import Foundation

extension UIControl {
    /// What the state says to those who do not see it.
    final var stateTraits: UIAccessibilityTraits {
        var traits = UIAccessibilityTraits.none
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return traits
    }
}

extension UIButton {
    /// The title as it is read out.
    final var spokenTitle: String? {
        currentTitle ?? currentAttributedTitle?.string ?? configuration?.title
    }
}

extension UISlider {
    /// How far the value is from the least to the greatest one.
    final var spokenShare: String {
        let length = maximumValue - minimumValue
        let share = length > 0 ? Double((value - minimumValue) / length) : 0
        return "\(Int(clamping: (share * 100).rounded()))%"
    }
}
