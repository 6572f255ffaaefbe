/// How far text reaches above and below a baseline, in points.
struct LineExtent {
    var above = -Double.infinity
    var below = -Double.infinity

    var isEmpty: Bool { above == -.infinity }

    mutating func add(_ other: LineExtent) {
        above = max(above, other.above)
        below = max(below, other.below)
    }
}

/// Breaks text into lines while its parts come in one by one, and keeps what is asked of the lines: how many there are,
/// how wide the widest is, how high they are together, and where baselines are. All lengths are in points.
///
/// Greedy: a word goes to the present line if it fits. A word that no line can hold is cut by characters. The text's end
/// and each line break end a line, so that there is an empty one behind a line break at the end. Spaces where a line was
/// broken do not count; those at the end of a paragraph do, as far as they are within the limit. Nothing is allocated.
struct LineBreaker {
    /// How wide a line may be, indents included.
    private let limit: Double
    /// By how much a word may be wider all the same: for what rounding took off a width.
    private let slack: Double
    /// Whether words may be cut anywhere in all paragraphs, so that lines are filled.
    private let alwaysCutsWords: Bool
    /// How many lines count in the height.
    private let maximumLines: Int

    private(set) var lines = 0
    /// Those that count in the height.
    var counted: Int { min(lines, maximumLines) }
    private(set) var widest = 0.0
    private(set) var height = 0.0
    private(set) var firstBaseline = 0.0
    private(set) var lastBaseline = 0.0

    /// The paragraph's style, that of the run that comes in, and what the former leaves of the limit on the present line.
    private var paragraph = TextParagraph()
    private var style = TextParagraph()
    private(set) var room: Double
    private var indent = 0.0
    /// Whether the paragraph's words may be cut.
    private(set) var cutsWords: Bool
    /// Where the paragraph's lines end that is not broken: infinite where it is.
    private var edge = Double.infinity
    private var isFirstLine = true
    /// Whether nothing of the paragraph has come in yet.
    private var isAtStart = true
    /// What is free below the last line.
    private var gap = 0.0

    /// Where the pen stands on the present line, and where the last word ends.
    private var position = 0.0
    private var inkEnd = 0.0
    private var extent = LineExtent()
    /// The word that is not placed yet.
    private var wordWidth = 0.0
    private var wordExtent = LineExtent()
    /// That of the run that comes in.
    private var pen = LineExtent()

    /// What characters leave to the next one; see `LineBreaker+Text.swift`.
    var trail = CharacterTrail()
    /// The font of the last run.
    var lastTable: GlyphTable?
    var lastSize = 0.0

    /// Where the lines stand; nil, as by default, where nobody asks for it.
    var places: [PlacedLine]?
    /// In bytes of the whole text: where the part that comes in begins, and where the one behind it does.
    var cursor = 0
    var next = 0
    private var lineStart = 0
    private var wordStart = 0

    init(limit: Double, slack: Double, cutsWords: Bool, maximumLines: Int) {
        self.limit = limit
        self.slack = slack
        alwaysCutsWords = cutsWords
        self.cutsWords = cutsWords
        self.maximumLines = maximumLines
        room = limit
    }

    /// Whether lines can be broken at all.
    var isUnlimited: Bool { room == .infinity }

    // MARK: Parts of a text

    /// Begins a run. A paragraph has the style of the run that it begins with.
    mutating func begin(_ extent: LineExtent, _ style: TextParagraph?) {
        pen = extent
        self.style = style ?? TextParagraph()
        if isAtStart, self.style != paragraph { openParagraph() }
    }

    /// Adds a part of a word that lines do not break in.
    ///
    /// - Returns: false, with nothing added, where no line can hold the word with this part: it is to be added
    ///   character by character.
    mutating func addPart(_ width: Double) -> Bool {
        isAtStart = false
        if position + wordWidth + width > room + slack {
            if position > 0 { endLine(isWrapped: true) }
            if wordWidth + width > room + slack { return false }
        }
        if wordExtent.isEmpty { wordStart = cursor }
        wordWidth += width
        wordExtent.add(pen)
        return true
    }

    /// Adds a character of a word that is cut where a line ends.
    mutating func addCharacter(_ width: Double) {
        isAtStart = false
        if width > 0, position + wordWidth > 0, position + wordWidth + width > room + slack {
            endWord()
            endLine(isWrapped: true)
        }
        if wordExtent.isEmpty { wordStart = cursor }
        wordWidth += width
        wordExtent.add(pen)
    }

    /// Lines may end here.
    mutating func endWord() {
        if wordExtent.isEmpty { return }
        position += wordWidth
        inkEnd = position
        extent.add(wordExtent)
        wordWidth = 0
        wordExtent = LineExtent()
    }

    /// Adds a space, which never begins a line.
    mutating func addSpace(_ width: Double) {
        endWord()
        isAtStart = false
        position += width
        extent.add(pen)
    }

    /// Goes to the next multiple of 28 points.
    mutating func addTab() {
        endWord()
        isAtStart = false
        position = (((indent + position) / Self.tabDistance).rounded(.down) + 1) * Self.tabDistance - indent
        extent.add(pen)
    }

    /// - Parameter endsParagraph: false for a line break inside of one.
    mutating func addNewline(endsParagraph: Bool) {
        endWord()
        // An empty line is as high as the font of its line break.
        if extent.isEmpty { extent = pen }
        endLine(isWrapped: false)
        if endsParagraph {
            gap += Double(paragraph.paragraphSpacing)
            openParagraph()
        }
    }

    mutating func finish() {
        endWord()
        if extent.isEmpty { extent = pen }
        endLine(isWrapped: false)
    }

    /// How far tab stops are from each other.
    private static let tabDistance = 28.0

    // MARK: Lines

    private mutating func openParagraph() {
        paragraph = style
        cutsWords = alwaysCutsWords
        isAtStart = true
        isFirstLine = true
        updateRoom()
    }

    private mutating func updateRoom() {
        indent = Double(isFirstLine ? paragraph.firstLineHeadIndent : paragraph.headIndent)
        let tail = Double(paragraph.tailIndent)
        let end = tail > 0 ? min(limit, tail) : limit + tail
        room = max(0, end - indent)
        edge = .infinity
        switch paragraph.lineBreakMode {
        case .byWordWrapping: break
        case .byCharWrapping: cutsWords = limit < .infinity
        default: (edge, room) = (room, .infinity)
        }
    }

    private mutating func endLine(isWrapped: Bool) {
        let width = min(isWrapped ? inkEnd : max(inkEnd, min(position, room)), edge)
        widest = max(widest, indent + width - min(0, Double(paragraph.tailIndent)))
        lines += 1
        if lines <= maximumLines {
            addLineHeight()
            if places != nil { addPlace(width, isWrapped) }
        }
        position = 0
        inkEnd = 0
        extent = LineExtent()
        isFirstLine = false
        updateRoom()
    }

    private mutating func addLineHeight() {
        if lines > 1 { height += gap + (isFirstLine ? Double(paragraph.paragraphSpacingBefore) : 0) }
        let lineHeight = paragraph.lineHeight(extent.above + extent.below)
        // What a line has more than its text needs is above it.
        lastBaseline = height + lineHeight - extent.below
        if lines == 1 { firstBaseline = lastBaseline }
        height += lineHeight
        gap = Double(paragraph.lineSpacing)
    }

    private mutating func addPlace(_ width: Double, _ isWrapped: Bool) {
        // A line ends before the word that has no room on it.
        let end = isWrapped && !wordExtent.isEmpty ? wordStart : cursor
        places?.append(
            PlacedLine(
                bytes: lineStart..<max(lineStart, end), isWrapped: isWrapped, indent: indent, width: width,
                bottom: height, baseline: lastBaseline))
        lineStart = isWrapped ? end : next
    }
}
