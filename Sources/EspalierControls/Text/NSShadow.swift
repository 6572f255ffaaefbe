import EspalierViews
import Foundation

/// The shadow of letters, as the value of the attribute `.shadow`. Nothing is drawn, and it plays no part in sizes.
open class NSShadow: ObjectOfUIKit {
    /// Where the shadow falls, in points; what is above 0 falls to the right and down. Zero by default.
    open var shadowOffset = CGSize.zero
    /// How blurred it is, in points. 0 by default.
    open var shadowBlurRadius: CGFloat = 0
    /// Its colour: a `UIColor`. Black at a third of its opacity by default.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    /// Makes a shadow of the defaults.
    public init() {}

    /// A shadow of the same values.
    open func copy() -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Whether both have the same values.
    public static func == (lhs: NSShadow, rhs: NSShadow) -> Bool {
        lhs.shadowOffset == rhs.shadowOffset && lhs.shadowBlurRadius == rhs.shadowBlurRadius
            && lhs.shadowColor as? UIColor == rhs.shadowColor as? UIColor
    }

    /// Hashes the values.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        hasher.combine(shadowColor as? UIColor)
    }
}

extension NSAttributedString.Key {
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
}
