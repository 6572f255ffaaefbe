import EspalierViews
import Foundation

/// What a visual effect view does to what is behind it. Nothing is drawn.
open class UIVisualEffect: ObjectOfUIKit {
    /// Makes an effect.
    public init() {}

    /// Whether both are the same object.
    public static func == (lhs: UIVisualEffect, rhs: UIVisualEffect) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// A blur.
open class UIBlurEffect: UIVisualEffect {
    /// What a blur looks like.
    public enum Style: Int, Sendable {
        // The cases are UIKit's, in its order.
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
    }

    /// What the blur looks like.
    public final let style: Style

    /// Makes a blur.
    public init(style: Style) {
        self.style = style
    }
}

/// What makes content stand out on a blur.
open class UIVibrancyEffect: UIVisualEffect {
    /// The blur that it is for.
    public final let blurEffect: UIBlurEffect

    /// Makes an effect for a blur.
    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
    }
}
