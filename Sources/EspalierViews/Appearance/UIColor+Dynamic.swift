import Foundation

extension UIColor {
    /// Makes a colour that has other components under other traits.
    ///
    ///     let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    ///     ink.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))  // white
    ///
    /// - Parameter dynamicProvider: the colour under traits, none of which is unspecified. Called each time that components
    ///   are asked for, on the thread of who asks; it should answer the same for the same traits. Two colours are equal
    ///   only if they were made by the same call.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(source: .provider(ColorProvider(dynamicProvider)))
    }

    /// Makes a colour with two appearances.
    convenience init(light: UIColor, dark: UIColor) {
        var conditions = TraitConditions()
        conditions.style = .dark
        self.init(choices: [ColorChoice(TraitConditions(), light), ColorChoice(conditions, dark)])
    }

    /// Makes the same colour once more.
    package convenience init(like color: UIColor) {
        if let source = color.source {
            self.init(source: source)
        } else {
            self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        }
    }

    /// Makes a colour of several, of which the one counts that fits traits best; of none, a clear one.
    package convenience init(choices: [ColorChoice]) {
        self.init(source: .choices(choices))
    }

    /// The colour with the components that it has under traits: one that depends on traits no more.
    ///
    /// - Parameter traitCollection: traits; what is unspecified in it counts as on a phone in the light appearance.
    /// - Precondition: a provider that answers colours which have providers comes to an end: not more than 100 follow one
    ///   another. Otherwise the program stops with a message.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        source == nil ? self : resolved(with: TraitValues.standard.overridden(by: traitCollection.values))
    }

    /// - Parameter traits: none of them unspecified.
    package func resolved(with traits: TraitValues) -> UIColor {
        var color = self
        for _ in 0...Self.mostProviders {
            guard let source = color.source else { return color }
            color = source.color(under: traits)
        }
        trap("UIColor: \(Self.mostProviders) dynamic colours in a row answered dynamic colours; the last one must not")
    }

    private static let mostProviders = 100
}
