/// What counts as nothing in a program, all in one place.
enum ProgramTolerance {
    /// How far outside of its domain an unknown may be at last (AUTOLAYOUT 2.6: a violation of up to 10⁻⁶ holds). Only what
    /// cannot be met within `snap` gets this much. Beyond numbers of 10⁷ (AUTOLAYOUT 2.8) it grows with them: there the
    /// next double is further away than that.
    static func accepted(_ magnitude: Double) -> Double { max(1e-6, 1e-13 * magnitude) }

    /// How near two values are that count as one: an unknown is at a break point or at an end, two break points are the
    /// same, an interval is a point. Far below what is accepted and far above what rounding does to numbers of the size of
    /// `magnitude` in some hundred steps (1.1 × 10⁻⁷ at 10⁷). Small dyadic numbers are never that near to one another.
    static func snap(_ magnitude: Double) -> Double { 1e-9 + 1e-14 * magnitude }

    /// A slope is none if it is smaller than this part of the sum of the sizes it was added up from.
    static let slope = 1e-9

    /// A slope added up from the costs of one unknown is none below this part: weights like 0.1, 0.2 and 0.3 cancel up
    /// to rounding only.
    static let ownSlope = 1e-12

    /// A cell that almost cancels, to less than this part of what it was or of what the scales of its unknowns let
    /// expect, is zero: what is left is rounding (2⁻⁴⁰).
    static let cancelled = 0x1p-40

    /// A cell that is smaller than this part of the greatest in its column (in elimination: its row) does not stop
    /// anything and is never pivoted on.
    static let pivot = 1e-9

    /// Nor does one that is smaller than this part of what the scales of its unknowns let expect: a whole column may be
    /// left over from rounding. The same goes for a slope (2⁻³⁶).
    static let noise = 0x1p-36

    /// Two ends are met at the same time if no more than this part of `snap` lies between.
    static let tie = 0x1p-6

    /// How many times values are refined at most. Each time, what is left is smaller by what the condition number leaves
    /// of a double's digits, so that two or three do; then it stops by itself.
    static let refinements = 6

    /// A refined value that is smaller than this part of the greatest number is 0: each time, one that should be 0 comes
    /// nearer, but it never gets there (2⁻⁷⁰).
    static let nothing = 0x1p-70

    /// The greatest number of cells, 128 megabytes, if nothing else is said.
    static let mostCells = 16_000_000

    /// The greatest number of cells that exchanges change in one solve, if nothing else is said.
    static let mostWork = 2_000_000_000

    /// How many steps one level may take. The method needs about as many as there are unknowns and break points.
    static func steps(unknowns: Int, pieces: Int) -> Int { 2_000 + 50 * (unknowns + pieces) }

    /// After how many pivots the dictionary is computed anew: each adds some rounding. Small programs end before.
    static func pivots(rows: Int, parameters: Int) -> Int { 128 + min(rows, parameters) }

    /// After how many steps that do not get anywhere choices are made by number alone, which cannot go round in circles.
    static func patience(rows: Int) -> Int { 12 + rows }
}
