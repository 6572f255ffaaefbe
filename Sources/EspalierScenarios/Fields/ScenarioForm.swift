/// The form of a value: what a document may write for it.
package enum ScenarioForm: Sendable, Equatable {
    case rectangle, point, size, transform, number, integer, boolean, text, name, autoresizing
    case priorities, insets, contentSize
    /// Of a stored property: whatever was stored.
    case any
    /// One of these.
    case word([String])
    /// A list of texts.
    case texts
    case font
    /// A name or numbers of a colour, or null for none.
    case color
    /// A size, or an object that says more.
    case image
    /// A number, or the word `automatic`.
    case height
    /// How many rows there are, or how many in each section.
    case counts
    /// An object: what stands after a view, by the view's name.
    case spacings
    /// A view of the document that is built when it is shown.
    case template
    /// One such view, or a list of several kinds.
    case templates
    /// `[top, leading, bottom, trailing]`.
    case directionalInsets
    /// A size, or the word `automatic`.
    case estimate
    /// A list of sizes.
    case sizes
    /// A list of integers, from 0.
    case indexes
    /// A list of lengths.
    case lengths
    /// A rectangle, or null for none.
    case place
    /// A list of texts with attributes.
    case runs
    /// A form of numbers, none of which lies outside the range.
    case limited(Numbers, ClosedRange<Double>)

    /// The forms whose numbers may have limits.
    package enum Numbers: Sendable {
        case number, integer, point, size, insets

        var form: ScenarioForm {
            switch self {
            case .number: .number
            case .integer: .integer
            case .point: .point
            case .size: .size
            case .insets: .insets
            }
        }
    }

    /// The greatest length of the forms below: up to it layouts are exact.
    static let greatest = 10_000_000.0

    /// Forms of lengths and the like, with the limits that keep layouts exact.
    static let anyNumber = ScenarioForm.limited(.number, -greatest...greatest)
    static let length = ScenarioForm.limited(.number, 0...greatest)
    static let offset = ScenarioForm.limited(.point, -greatest...greatest)
    static let extent = ScenarioForm.limited(.size, 0...greatest)
    static let distances = ScenarioForm.limited(.insets, -greatest...greatest)
    static let count = ScenarioForm.limited(.integer, 0...1_000_000)
    /// Of scales that content is shown in.
    static let scale = ScenarioForm.limited(.number, 0.001...1000)
    static let share = ScenarioForm.limited(.number, 0...1)

    /// The form without its limits.
    var unlimited: ScenarioForm { if case .limited(let numbers, _) = self { numbers.form } else { self } }

    /// The parts that a key path can name.
    var parts: [ScenarioKeyPath.Part] {
        switch self {
        case .rectangle: [.origin, .originX, .originY, .size, .width, .height]
        case .point: [.x, .y]
        case .size: [.ownWidth, .ownHeight]
        case .transform: [.a, .b, .c, .d, .tx, .ty]
        case .limited(let numbers, _): numbers.form.parts
        default: []
        }
    }

    /// The form of a part.
    func part(_ part: ScenarioKeyPath.Part) -> ScenarioForm {
        // The parts of those that may have limits are numbers.
        if case .limited(_, let range) = self { return .limited(.number, range) }
        switch part {
        case .origin: return .point
        case .size: return .size
        default: return .number
        }
    }

    /// Whether a value that code has set could stand in a document: its numbers are finite, and within the limits.
    package func allows(_ value: ScenarioSetting.Value) -> Bool {
        switch value {
        case .font(let font): return font.isAllowed
        case .runs(let runs): return runs.allSatisfy(\.isAllowed)
        case .image(let image):
            return [image.size.width, image.size.height].allSatisfy { (0...Self.greatest).contains(Double($0)) }
        default: break
        }
        let numbers = value.numbers ?? []
        if case .limited(_, let range) = self { return numbers.allSatisfy(range.contains) }
        if self == .priorities { return numbers.allSatisfy((1...1000).contains) }
        if self == .height || self == .estimate || self == .sizes || self == .lengths {
            return numbers.allSatisfy((0...Self.greatest).contains)
        }
        return numbers.allSatisfy(\.isFinite)
    }
}
