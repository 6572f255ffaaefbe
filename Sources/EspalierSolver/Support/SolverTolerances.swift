/// What counts as nothing outside of programs (see `ProgramTolerance` for those).
enum Tolerances {
    /// A violation up to this, in points, holds: decimals that do not add up in binary are no conflict (AUTOLAYOUT 2.6).
    static let holding = 1e-6

    /// Equations of a block that are further from holding than this are refined: a hundredth of what is allowed.
    static let refining = 1e-8

    /// A sum is known up to this part of its largest term: four units in the last place. Matters only for numbers beyond
    /// 10⁷ points, where such a unit is more than `holding`.
    static let rounding = 0x1p-50

    /// What is left of a coefficient after adding up terms that cancel, as a part of what was added, is rounding.
    static let cancelling = 1e-11

    /// Slopes of costs that differ by less, as a part of their sum, are equal.
    static let slope = 1e-9

    /// A value that can move by less, as a part of its size, is the only possible one.
    static let ambiguity = 1e-7

    /// The greatest factor that substitution may bring about. Behind it an equation is left to the program, which chooses
    /// what to solve it for by size: chains of substitutions that grow lose digits with each link.
    static let growth = 64.0
}
