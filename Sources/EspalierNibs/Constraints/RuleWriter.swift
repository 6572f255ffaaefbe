/// Writes one rule: `NAME = SOURCE * FACTOR + CONSTANT`.
struct RuleWriter {
    /// What the rule measures.
    enum Source {
        /// A constant alone.
        case nothing
        /// A part of the superview's size on an axis: 0 for the near edge, 0.5 for the centre, 1 for the far edge and
        /// for the size itself.
        case superview(part: Double, ConstraintAxis)
        /// A line of another view, or a size of the view itself.
        case view(Int, ConstraintLine)
    }

    private(set) var text = ""
    private(set) var arguments: [InterfaceRule.Argument] = []

    init(_ line: ConstraintLine, _ source: Source, ratio: ConstraintRatio, constant: Double) {
        if case .end(let axis) = line, case .superview(1, axis) = source, ratio.isOne {
            // The distance from the far side, which is positive towards the inside (SLL 2.2).
            text = axis == .horizontal ? "rr = " : "bb = "
            write(-constant)
            return
        }
        text = "\(line.name) = "
        switch source {
        case .nothing, .superview(0, _):
            write(constant)
            return
        case .superview(let part, let axis):
            let prefix = axis == line.axis ? "" : axis.prefix
            let percent = part * 100 * ratio.upper
            if ratio.lower == 1, percent / 100 == part * ratio.upper, Self.plain(percent) != nil {
                if percent < 0 { text += "-" }
                text += "\(prefix)\(Self.plain(abs(percent)) ?? "")%"
            } else {
                text += "\(prefix)\(part == 1 ? 100 : 50)%"
                write(ratio)
            }
        case .view(let view, let other):
            text += "%\(other.name)"
            arguments.append(.view(view))
            write(ratio)
        }
        guard constant != 0 else { return }
        text += constant < 0 ? " - " : " + "
        write(abs(constant))
    }

    private mutating func write(_ ratio: ConstraintRatio) {
        if ratio.isOne { return }
        if ratio.upper != 1 {
            text += " * "
            write(ratio.upper)
        }
        if ratio.lower != 1 {
            text += " / "
            write(ratio.lower)
        }
    }

    /// Writes a number, as an argument where the language has no way to write it (SLL 3.5).
    private mutating func write(_ number: Double) {
        if let plain = Self.plain(number) {
            text += plain
        } else {
            text += "%f"
            arguments.append(.number(number))
        }
    }

    /// The number with the fewest digits that read back to it; nil where that takes an exponent.
    private static func plain(_ number: Double) -> String? {
        let text = "\(number == 0 ? 0 : number)"
        if text.contains("e") { return nil }
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
