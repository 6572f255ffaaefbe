/// The two axes, as indices of pairs.
enum ModelAxis: Int {
    case horizontal, vertical
}

/// The 18 names, once more and on their own: nothing here looks at the implementation.
enum ModelName: String, CaseIterable {
    case ll, cl, rl, lr, cr, rr
    case tt, ct, bt, tb, cb, bb
    case w, minw, maxw
    case h, minh, maxh

    /// Which line of the view a position name means.
    enum Line {
        case near, middle, far
    }

    static let positions: [ModelName] = [.ll, .cl, .rl, .lr, .cr, .rr, .tt, .ct, .bt, .tb, .cb, .bb]

    var axis: ModelAxis {
        switch self {
        case .ll, .cl, .rl, .lr, .cr, .rr, .w, .minw, .maxw: .horizontal
        case .tt, .ct, .bt, .tb, .cb, .bb, .h, .minh, .maxh: .vertical
        }
    }

    /// The name that a mirror mirrors (SLL 2.2).
    var mirrored: ModelName? {
        switch self {
        case .lr: .ll
        case .cr: .cl
        case .rr: .rl
        case .tb: .tt
        case .cb: .ct
        case .bb: .bt
        default: nil
        }
    }

    /// The line, of a position name (SLL 2.1).
    var line: Line? {
        switch self {
        case .ll, .lr, .tt, .tb: .near
        case .cl, .cr, .ct, .cb: .middle
        case .rl, .rr, .bt, .bb: .far
        default: nil
        }
    }
}
