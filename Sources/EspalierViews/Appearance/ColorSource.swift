import Foundation

/// Where the components of a colour come from that has others under other traits.
indirect enum ColorSource: Hashable, Sendable {
    /// Somebody's function.
    case provider(ColorProvider)
    /// The colour of the choice that fits best; clear where none fits.
    case choices([ColorChoice])
    /// What another colour has, changed.
    case adjusted(UIColor, ColorAdjustment)

    /// The colour under traits, which may depend on them in its turn.
    func color(under traits: TraitValues) -> UIColor {
        switch self {
        case .provider(let provider): provider.provide(UITraitCollection(values: traits))
        case .choices(let choices): TraitConditions.best(of: choices, \.conditions, under: traits)?.color ?? .clear
        case .adjusted(let color, .alpha(let alpha)): color.resolved(with: traits).withAlphaComponent(alpha)
        case .adjusted(let color, .desaturated): color.resolved(with: traits).desaturated
        }
    }
}

/// What is done to a colour.
enum ColorAdjustment: Hashable, Sendable {
    case alpha(CGFloat)
    case desaturated
}

/// A function that makes colours of traits; two are equal if they are the same object.
final class ColorProvider: Hashable, Sendable {
    let provide: @Sendable (UITraitCollection) -> UIColor

    init(_ provide: @escaping @Sendable (UITraitCollection) -> UIColor) { self.provide = provide }

    static func == (one: ColorProvider, other: ColorProvider) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A colour, and under which traits it counts.
package struct ColorChoice: Hashable, Sendable {
    package let conditions: TraitConditions
    package let color: UIColor

    package init(_ conditions: TraitConditions, _ color: UIColor) {
        self.conditions = conditions
        self.color = color
    }
}
