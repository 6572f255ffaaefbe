/// Breaks text into lines while its characters come in one by one, and keeps what is asked of the lines: how many there
/// are, how wide the widest is, and how high they are together. Lengths are of any unit, heights of another.
///
/// Greedy: a word goes to the present line if it fits. Lines break at spaces, after the hyphens of a word, and at line
/// breaks; a word that no line can hold is cut by characters. The text's end and each line break end a line, so that
/// there is an empty one behind a line break at the end.
struct LineCounter {
    /// How wide a line may be.
    let limit: Double
    /// Whether the spaces at the end of a line are part of its width.
    let countsTrailingSpaces: Bool
    /// Whether a word may be cut anywhere, so that lines are filled.
    let cutsWords: Bool
    /// How far tab stops are from each other.
    let tabDistance: Double
    /// How many lines count in the height.
    var maximumLines = Int.max

    private(set) var lines = 0
    private(set) var widest = 0.0
    private(set) var height = 0.0

    /// Where the pen stands on the present line.
    private var position = 0.0
    /// Where the last character stands that is no space.
    private var inkEnd = 0.0
    /// The height of the present line so far.
    private var lineHeight = 0.0
    /// The height of the last character: that of a line without any.
    private var lastHeight = 0.0
    /// A word that may not fit: the advances, and the heights.
    private var word: [(width: Double, height: Double)] = []
    private var wordWidth = 0.0
    private var isAfterHyphen = false

    init(limit: Double, countsTrailingSpaces: Bool, cutsWords: Bool, tabDistance: Double) {
        self.limit = limit
        self.countsTrailingSpaces = countsTrailingSpaces
        self.cutsWords = cutsWords
        self.tabDistance = tabDistance
    }

    mutating func add(_ character: Character, width: Double, height: Double) {
        if character.isNewline {
            placeWord()
            // An empty line is as high as the font of its line break.
            if lineHeight == 0 { lineHeight = height }
            lastHeight = height
            return endLine()
        }
        if Self.isBreakingSpace(character) {
            placeWord()
            position =
                character == "\t" ? ((position / tabDistance).rounded(.down) + 1) * tabDistance : position + width
            lineHeight = max(lineHeight, height)
        } else {
            let isHyphen = character == "-" || character == "\u{2010}"
            if isAfterHyphen && !isHyphen { placeWord() }
            isAfterHyphen = isHyphen
            // Where nothing can be too wide, no word needs to be remembered.
            if limit == .infinity {
                advance(by: width, height)
            } else {
                word.append((width, height))
                wordWidth += width
                if cutsWords { placeWord() }
            }
        }
        lastHeight = height
    }

    mutating func finish() {
        placeWord()
        endLine()
    }

    private mutating func placeWord() {
        isAfterHyphen = false
        if word.isEmpty { return }
        if position > 0 && position + wordWidth > limit { endLine() }
        let fits = position + wordWidth <= limit
        for (width, height) in word {
            if !fits && position > 0 && position + width > limit { endLine() }
            if !fits { advance(by: width, height) } else { lineHeight = max(lineHeight, height) }
        }
        // Added up before, so that what fits is what was compared.
        if fits { advance(by: wordWidth, 0) }
        word.removeAll(keepingCapacity: true)
        wordWidth = 0
    }

    private mutating func advance(by width: Double, _ height: Double) {
        position += width
        inkEnd = position
        lineHeight = max(lineHeight, height)
    }

    private mutating func endLine() {
        lines += 1
        widest = max(widest, countsTrailingSpaces ? position : inkEnd)
        if lines <= maximumLines { height += lineHeight == 0 ? lastHeight : lineHeight }
        position = 0
        inkEnd = 0
        lineHeight = 0
    }

    /// A tab, or a space that does not hold two words together.
    private static func isBreakingSpace(_ character: Character) -> Bool {
        if character == " " || character == "\t" { return true }
        guard let first = character.unicodeScalars.first, !first.isASCII else { return false }
        if first == "\u{A0}" || first == "\u{2007}" || first == "\u{202F}" { return false }
        return first.properties.generalCategory == .spaceSeparator
    }
}
