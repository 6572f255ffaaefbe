/// An affine transform as a document writes it: `[a, b, c, d, tx, ty]`.
///
/// A type of its own, because Foundation has `CGAffineTransform` on Apple's systems only.
package struct ScenarioTransform: Sendable, Equatable {
    package var a, b, c, d, tx, ty: Double

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// The numbers in the order of a document.
    package var numbers: [Double] { [a, b, c, d, tx, ty] }
}

/// What of a frame follows its superview's size: what is flexible.
package struct ScenarioAutoresizing: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let left = ScenarioAutoresizing(rawValue: 1)
    package static let width = ScenarioAutoresizing(rawValue: 2)
    package static let right = ScenarioAutoresizing(rawValue: 4)
    package static let top = ScenarioAutoresizing(rawValue: 8)
    package static let height = ScenarioAutoresizing(rawValue: 16)
    package static let bottom = ScenarioAutoresizing(rawValue: 32)

    /// The words of a document, in the order in which results list them.
    package static let words: [(word: String, option: ScenarioAutoresizing)] = [
        ("left", .left), ("width", .width), ("right", .right), ("top", .top), ("height", .height), ("bottom", .bottom),
    ]

    /// The words for what is set.
    package var words: [String] { Self.words.filter { contains($0.option) }.map(\.word) }
}
