/// One of the two axes of a frame. They have nothing to do with each other, except where a value measures
/// across (SLL 8.1).
public enum Axis: UInt8, Sendable, CaseIterable {
    /// `x` and `width`; grows to the right.
    case horizontal
    /// `y` and `height`; grows downwards.
    case vertical

    /// The other axis.
    public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The 18 constraints of a view (SLL 2.1). The raw values are dense, so that a table by name is a plain array.
public enum ConstraintName: UInt8, Sendable, CaseIterable {
    case ll, cl, rl, lr, cr, rr
    case tt, ct, bt, tb, cb, bb
    case w, h, minw, maxw, minh, maxh

    /// The name as it is written in a rule.
    public var text: String { String(describing: self) }

    /// The axis that the constraint belongs to (SLL 2.1).
    public var axis: Axis {
        switch self {
        case .ll, .cl, .rl, .lr, .cr, .rr, .w, .minw, .maxw: .horizontal
        case .tt, .ct, .bt, .tb, .cb, .bb, .h, .minh, .maxh: .vertical
        }
    }

    /// Whether the name is a distance of a line of the view from a side of the superview (SLL 2.1).
    public var isPosition: Bool { rawValue < ConstraintName.w.rawValue }

    /// Whether the name is a position measured from the left or the top side (SLL 2.2).
    public var isCanonical: Bool {
        switch self {
        case .ll, .cl, .rl, .tt, .ct, .bt: true
        default: false
        }
    }

    /// Whether the name is a position measured from the right or the bottom side (SLL 2.2).
    public var isMirror: Bool { isPosition && !isCanonical }

    /// For a mirror name, the canonical name of the same line (`ll` for `lr`); for any other name, the name itself.
    public var canonical: ConstraintName {
        isMirror ? ConstraintName(rawValue: rawValue - 3)! : self
    }
}
