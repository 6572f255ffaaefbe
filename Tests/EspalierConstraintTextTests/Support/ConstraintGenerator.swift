import EspalierConstraintText
import TestSupport

/// Makes random constraint texts without a mistake, from the grammar of AUTOLAYOUT 5.
struct ConstraintGenerator {
    var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    mutating func text() -> String {
        var text = space()
        if random.oneIn(3) {
            text += random.any(["gap", "a-b", "'9'", "'a b'", "UISV_x"]) + space() + ":" + space()
        }
        let isSize = random.oneIn(2)
        let attributes = isSize ? ["width", "height"] : Self.related[random.below(Self.related.count)]
        text += term(attributes) + space() + random.any(["==", "<=", ">="]) + space()
        if isSize, random.oneIn(2) {
            text += number()
        } else if random.oneIn(3) {
            text +=
                random.any(["0.5", "9/16", "-2", "16 : 9"]) + space() + "*" + space() + term(attributes)
                + constant()
        } else {
            text += term(attributes)
            for _ in 0..<random.below(3) {
                text += space() + random.any(["* 2", "*9/16", "* 3:4 ", "* -0.5"])
            }
            if random.oneIn(3) { text += random.any(["/ 3", "/4 * 2", "/ -5"]) }
            text += constant()
        }
        if random.oneIn(3) {
            text += space() + "@" + space() + random.any(["1", "250", "999.5", "1000", "749.25"])
        }
        return text + space()
    }

    /// Attributes that can be related to one another.
    private static let related = [
        ["left", "right", "centerX", "leftMargin", "centerXWithinMargins"],
        ["leading", "trailing", "trailingMargin"],
        ["top", "bottom", "centerY", "firstBaseline", "lastBaseline", "topMargin"],
    ]

    private mutating func term(_ attributes: [String]) -> String {
        var text = random.any([
            "a", "icon-view", "self", "super", "/", "/0/2", "'my view'", "'self'", "_x9", "été",
        ])
        if random.oneIn(4) {
            text += space() + "." + random.any(ConstraintSyntax.Guide.allCases).rawValue
        }
        return text + "." + space() + random.any(attributes)
    }

    private mutating func constant() -> String {
        random.oneIn(2) ? "" : space() + random.any(["+", "-", "−"]) + space() + number()
    }

    private mutating func number() -> String {
        random.any(["5", "0.25", ".5", "-8", "9/16", "12:5", "+3.75", "0"])
    }

    private mutating func space() -> String { random.any(["", "", " ", "\n", "\t ", "\r\n"]) }
}
