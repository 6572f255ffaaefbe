/// Breaks text into lines while its characters come in one by one, and keeps what is asked of the lines: how many there
/// are, and how wide the widest is. All lengths are thousandths of the font's size.
///
/// Greedy: a word goes to the present line if it fits. Lines break at spaces, after the hyphens of a word, and at line
/// breaks; a word that no line can hold is cut by characters. The text's end and each line break end a line, so that
/// there is an empty one behind a line break at the end.
struct LineCounter {
    /// How wide a line may be.
    let limit: Double
    /// Whether the spaces at the end of a line are part of its width.
    let countsTrailingSpaces: Bool
    /// How far tab stops are from each other.
    let tabDistance: Double

    private(set) var lines = 0
    private(set) var widest = 0.0

    /// Where the pen stands on the present line.
    private var position = 0.0
    /// Where the last character stands that is no space.
    private var inkEnd = 0.0
    /// The advances of a word that may not fit.
    private var word: [Double] = []
    private var wordWidth = 0.0
    private var isAfterHyphen = false

    init(limit: Double, countsTrailingSpaces: Bool, tabDistance: Double) {
        self.limit = limit
        self.countsTrailingSpaces = countsTrailingSpaces
        self.tabDistance = tabDistance
    }

    mutating func add(_ character: Character, width: Double) {
        if character.isNewline {
            placeWord()
            endLine()
        } else if Self.isBreakingSpace(character) {
            placeWord()
            position =
                character == "\t" ? ((position / tabDistance).rounded(.down) + 1) * tabDistance : position + width
        } else {
            let isHyphen = character == "-" || character == "\u{2010}"
            if isAfterHyphen && !isHyphen { placeWord() }
            isAfterHyphen = isHyphen
            // Where nothing can be too wide, no word needs to be remembered.
            if limit == .infinity { return advance(by: width) }
            word.append(width)
            wordWidth += width
        }
    }

    mutating func finish() {
        placeWord()
        endLine()
    }

    private mutating func placeWord() {
        isAfterHyphen = false
        if word.isEmpty { return }
        if position > 0 && position + wordWidth > limit { endLine() }
        if position + wordWidth <= limit {
            advance(by: wordWidth)
        } else {
            for width in word {
                if position > 0 && position + width > limit { endLine() }
                advance(by: width)
            }
        }
        word.removeAll(keepingCapacity: true)
        wordWidth = 0
    }

    private mutating func advance(by width: Double) {
        position += width
        inkEnd = position
    }

    private mutating func endLine() {
        lines += 1
        widest = max(widest, countsTrailingSpaces ? position : inkEnd)
        position = 0
        inkEnd = 0
    }

    /// A tab, or a space that does not hold two words together.
    private static func isBreakingSpace(_ character: Character) -> Bool {
        if character == " " || character == "\t" { return true }
        guard let first = character.unicodeScalars.first, !first.isASCII else { return false }
        if first == "\u{A0}" || first == "\u{2007}" || first == "\u{202F}" { return false }
        return first.properties.generalCategory == .spaceSeparator
    }
}
