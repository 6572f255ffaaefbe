import TestSupport

/// Makes random texts of the visual format language without a mistake.
struct FormatGenerator {
    var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    mutating func text() -> String {
        var text = random.any(["", "H:", "V:", "V :"])
        if random.oneIn(2) { text += "|" + connection() }
        text += view()
        for _ in 0..<random.below(4) { text += connection() + view() }
        if random.oneIn(2) { text += connection() + "|" }
        return text
    }

    private mutating func view() -> String {
        "[" + name() + (random.oneIn(2) ? list(isView: true) : "") + "]" + random.any(["", "", " "])
    }

    private mutating func connection() -> String {
        switch random.below(4) {
        case 0: ""
        case 1: "-"
        case 2: "-" + random.any(["8", "0.5", "margin", "1e2", ".5"]) + "-"
        default: "-" + list(isView: false) + "-"
        }
    }

    private mutating func list(isView: Bool) -> String {
        let count = random.below(3) + 1
        return "("
            + (0..<count).map { _ in predicate(isView: isView) }.joined(
                separator: random.any([",", ", "])) + ")"
    }

    private mutating func predicate(isView: Bool) -> String {
        var text = random.any(["", "==", "<=", ">=", ">= "])
        if isView, random.oneIn(3) {
            text +=
                name() + random.any(["", ".width", ".height"]) + random.any(["", "*2", "/3*2", " / 0.5"])
        } else {
            text += random.any(["8", "-8", "+1.5e1", "margin", "0", "20.25"])
        }
        if random.oneIn(3) { text += "@" + random.any(["1", "1000", "749.5", "high"]) }
        return text
    }

    private mutating func name() -> String { random.any(["icon", "a1", "_title", "H", "x_9"]) }
}
