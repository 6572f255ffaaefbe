/// What is decided about one axis of a view, while constraints are handed out.
///
/// An axis takes two rules at most: two positions, or a position and a size (SLL 8.3). What others measure must be
/// decided before, and stay so.
struct AxisState {
    /// A rule that the axis has got.
    struct Taken {
        let line: ConstraintLine
        let rule: InterfaceRule
        let constraint: String
    }

    private(set) var positions: [Taken] = []
    private(set) var size: Taken?
    /// Whether the size stays as the frame has it, because others measure it.
    private var keepsSize = false
    /// Whether the whole axis stays as the frame has it, where no rules say otherwise.
    private var keepsAll = false

    /// Whether all is decided.
    var isComplete: Bool {
        keepsAll || positions.count == 2 || (positions.count == 1 && knowsSize)
    }

    private var knowsSize: Bool { size != nil || keepsSize }

    /// Whether others may measure a line. A left edge that a rule gives needs nothing else, if that rule is the newest
    /// (SLL 8.4); other edges need the size, too.
    func knows(_ line: ConstraintLine) -> Bool {
        if isComplete { return true }
        switch line {
        case .size: return knowsSize
        case .start: return positions.contains { $0.line == line }
        case .center, .end: return false
        }
    }

    /// Whether a rule for a line can still be taken. Once false, it stays so.
    func canTake(_ line: ConstraintLine) -> Bool {
        if isComplete { return false }
        return line.isSize ? !knowsSize : !positions.contains { $0.line == line }
    }

    mutating func take(_ taken: Taken) {
        if taken.line.isSize { size = taken } else { positions.append(taken) }
    }

    /// Decides that what is open for a line to be measured stays as the frame has it.
    mutating func keep(for line: ConstraintLine) {
        if isComplete { return }
        if line.isSize || positions.count == 1 { keepsSize = true } else { keepsAll = true }
    }

    mutating func keepAll() { keepsAll = true }

    /// How well the axis is decided: 2 with a position, 1 with a size, 0 with nothing.
    var rank: Int { !positions.isEmpty ? 2 : knowsSize ? 1 : 0 }

    /// The rules in the order in which they are to be added: a left or top edge is the newest position (SLL 8.4), so
    /// that it needs nothing but what its rule measures.
    var ordered: [Taken] {
        let near = positions.filter { $0.line == .start($0.line.axis) }
        let others = positions.filter { $0.line != .start($0.line.axis) }
        return others + near + (size.map { [$0] } ?? [])
    }

    /// Why a rule for a line cannot be taken.
    func reason(against line: ConstraintLine, of view: String) -> String {
        let has = positions + (size.map { [$0] } ?? [])
        if let same = has.first(where: { $0.line == line }) {
            return "the \(line.words) of '\(view)' comes from constraint \(same.constraint)"
        }
        let given = has.map { "its \($0.line.words) from constraint \($0.constraint)" }.joined(separator: " and ")
        if has.count == 2 { return "'\(view)' has \(given), which leaves nothing open \(line.axis.adverb)" }
        let kept = "what else it has \(line.axis.adverb) stays as in the file, because other rules measure it"
        return has.isEmpty ? "of '\(view)', \(kept)" : "'\(view)' has \(given); \(kept)"
    }
}
