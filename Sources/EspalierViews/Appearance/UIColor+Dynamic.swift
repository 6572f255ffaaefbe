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

    /// Makes a colour of its appearances.
    ///
    /// - Parameters:
    ///   - sharpLight: where the user wants more contrast; nil: `light`.
    ///   - sharpDark: the same in the dark; nil: `dark`.
    ///   - raised: in the dark, on what stands above the rest; nil: as there.
    ///   - sharpRaised: the same with more contrast.
    package convenience init(
        light: UIColor, dark: UIColor, sharpLight: UIColor? = nil, sharpDark: UIColor? = nil, raised: UIColor? = nil,
        sharpRaised: UIColor? = nil
    ) {
        func choice(
            _ color: UIColor?, _ style: UIUserInterfaceStyle?, _ contrast: UIAccessibilityContrast? = nil,
            _ level: UIUserInterfaceLevel? = nil
        ) -> ColorChoice? {
            var conditions = TraitConditions()
            (conditions.style, conditions.contrast, conditions.level) = (style, contrast, level)
            return color.map { ColorChoice(conditions, $0) }
        }
        let choices = [
            choice(light, nil), choice(dark, .dark), choice(sharpLight, nil, .high), choice(sharpDark, .dark, .high),
            choice(raised, .dark, nil, .elevated), choice(sharpRaised, .dark, .high, .elevated),
        ]
        self.init(choices: choices.compactMap { $0 })
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
