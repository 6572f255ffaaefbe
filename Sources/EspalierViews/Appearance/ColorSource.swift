import Foundation

/// Where the components of a colour come from that has others under other traits: from one of three.
///
/// Optionals, and no cases of an enum: a pointer in one of several cases carries the number of its case, and what a colour
/// holds that lives to the end of the process would look like lost memory.
struct ColorSource: Hashable, Sendable {
    private struct Adjusted: Hashable, Sendable {
        let color: UIColor
        let adjustment: ColorAdjustment
    }

    private var provider: ColorProvider?
    private var choices: [ColorChoice]?
    private var adjusted: Adjusted?

    /// Somebody's function.
    static func provider(_ provider: ColorProvider) -> ColorSource { ColorSource(provider: provider) }
    /// The colour of the choice that fits best; clear where none fits.
    static func choices(_ choices: [ColorChoice]) -> ColorSource { ColorSource(choices: choices) }
    /// What another colour has, changed.
    static func adjusted(_ color: UIColor, _ adjustment: ColorAdjustment) -> ColorSource {
        ColorSource(adjusted: Adjusted(color: color, adjustment: adjustment))
    }

    /// The colour under traits, which may depend on them in its turn.
    func color(under traits: TraitValues) -> UIColor {
        if let provider { return provider.provide(UITraitCollection(values: traits)) }
        if let adjusted {
            let color = adjusted.color.resolved(with: traits)
            switch adjusted.adjustment {
            case .alpha(let alpha): return color.withAlphaComponent(alpha)
            case .desaturated: return color.desaturated
            }
        }
        return TraitConditions.best(of: choices ?? [], \.conditions, under: traits)?.color ?? .clear
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
