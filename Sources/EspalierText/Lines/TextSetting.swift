import Foundation

/// All that the shown lines of a text follow from, as a value: what a snapshot keeps of a view, so that lines are found
/// only where somebody looks at them.
package struct TextSetting: Sendable, Equatable {
    /// The text.
    package var runs: [TextRun]
    /// The room of the text, in the view's own coordinates.
    package var room: CGRect
    /// Where lines stand; `natural` and `justified` count as the side at which lines begin.
    package var alignment = NSTextAlignment.natural
    package var isRightToLeft = false
    /// At which share of the room's height the text stands: 0 at the top, 1 at the bottom.
    package var verticalShare: CGFloat = 0
    package var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there may be; 0 means any number.
    package var maximumLines = 1
    /// How much smaller a single line may become, as a share; 0 for no smaller.
    package var minimumScale: CGFloat = 0
    /// See ``TextMeasuring/shrinking(of:toWidth:minimum:tightening:)``.
    package var tightening: CGFloat = 0
    /// Whether lines that are beyond the room's height are left out, and not only out of sight.
    package var isLimitedByHeight = true
    /// Only lines between these heights can be seen; nil where all can.
    package var sight: ClosedRange<CGFloat>?
    package var isPlaceholder = false
    /// Whether there are dots in place of the characters.
    package private(set) var isHidden = false
    /// Pixels per point.
    package var scale: CGFloat = 2
    /// The files by which texts in their fonts are measured.
    package var fonts = FontBook()

    /// Makes the setting of a text on one line at the top of a room.
    package init(_ runs: [TextRun], in room: CGRect) {
        self.runs = runs
        self.room = room
    }

    /// The text itself.
    package var text: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

    /// The lines that are shown.
    ///
    /// - Complexity: O(length of the text); to find the end of a line that is cut elsewhere than at its end, O(n log n) in
    ///   the characters that it shows.
    package func shown() -> VisibleText {
        var result = VisibleText()
        result.isPlaceholder = isPlaceholder
        guard room.width > 0, room.height > 0, runs.contains(where: { !$0.text.isEmpty }) else { return result }
        var setter = LineSetter(self)
        setter.set(&result)
        return result
    }

    /// The same text with a dot for each character.
    package mutating func hideCharacters() {
        isHidden = true
        for index in runs.indices {
            runs[index].text = String(repeating: "•", count: runs[index].text.count)
        }
    }
}

/// Breaks, cuts and places the lines of one text.
private struct LineSetter {
    private let setting: TextSetting
    private let cutter: TextCutter
    private var places: [PlacedLine] = []

    init(_ setting: TextSetting) {
        self.setting = setting
        var runs = setting.runs
        if setting.maximumLines == 1, setting.minimumScale > 0 {
            let factor = TextMeasurer(fonts: setting.fonts, scale: setting.scale).shrinking(
                of: runs, toWidth: setting.room.width, minimum: setting.minimumScale, tightening: setting.tightening)
            if factor != 1 { runs = runs.map { $0.scaled(by: factor) } }
        }
        cutter = TextCutter(runs, setting.fonts)
        places = cutter.lines(wrapping)
    }

    private var cutsWithoutSign: Bool {
        switch setting.lineBreakMode {
        case .byWordWrapping, .byCharWrapping, .byClipping: true
        default: false
        }
    }

    /// Whether the sign of a cut may stand before other text.
    private var cutsAhead: Bool { [.byTruncatingHead, .byTruncatingMiddle].contains(setting.lineBreakMode) }

    private var wrapping: TextWrapping {
        let width = setting.room.width
        switch setting.lineBreakMode {
        case .byCharWrapping: return .charactersAt(width)
        case .byWordWrapping: return .at(width)
        default: return setting.maximumLines == 1 ? .none : .at(width)
        }
    }

    /// How many lines are shown.
    private var count: Int {
        var count = places.count
        if setting.maximumLines > 0 { count = min(count, setting.maximumLines) }
        guard setting.isLimitedByHeight else { return count }
        // What rounding to a pixel took off the room is no want of it.
        let room = Double(setting.room.height + 1 / setting.scale)
        while count > 1, places[count - 1].bottom > room { count -= 1 }
        return count
    }

    mutating func set(_ result: inout VisibleText) {
        let count = count
        guard count > 0 else { return }
        let top = setting.room.minY + (setting.room.height - CGFloat(places[count - 1].bottom)) * setting.verticalShare
        for index in 0..<count {
            let place = places[index]
            let above = index == 0 ? 0 : places[index - 1].bottom
            let (low, high) = (top + CGFloat(above), top + CGFloat(place.bottom))
            let isLast = index == count - 1
            if let sight = setting.sight, high < sight.lowerBound || low > sight.upperBound {
                if isLast { result.isCut = result.isCut || count < places.count }
                continue
            }
            let cut = isLast ? cutLine(index) : nil
            let line = cut ?? CutLine(text: cutter.text(of: place), width: place.width)
            if cut != nil { result.isCut = true }
            if line.text.isEmpty { continue }
            let font = cutter.font(at: place.bytes.lowerBound)
            result.lines.append(
                VisibleText.Line(
                    text: line.text,
                    frame: CGRect(
                        x: start(place, line.width), y: low, width: CGFloat(line.width), height: high - low),
                    baseline: top + CGFloat(place.baseline), fontSize: font.pointSize, weight: font.webWeight,
                    offset: cut == nil || !cutsAhead ? place.bytes.lowerBound : nil))
        }
    }

    /// The last line as it is shown where not all of the text is; nil where it is whole.
    private func cutLine(_ index: Int) -> CutLine? {
        let place = places[index]
        let hasMore = index + 1 < places.count
        let room = Double(setting.room.width) - place.indent
        if !hasMore && place.width <= room + cutter.slack { return nil }
        if cutsWithoutSign {
            // Whole lines are left out; a line alone ends at the edge.
            if setting.lineBreakMode != .byClipping || place.width <= room + cutter.slack {
                return CutLine(text: cutter.text(of: place), width: place.width)
            }
            return cutter.cut(place.bytes, at: .none, room: room)
        }
        // What the line would go on with: the rest of its paragraph.
        let end = places[index...].first { !$0.isWrapped } ?? place
        let rest = place.bytes.lowerBound..<end.bytes.upperBound
        switch setting.lineBreakMode {
        case .byTruncatingHead: return cutter.cut(rest, at: .head, room: room)
        case .byTruncatingMiddle: return cutter.cut(rest, at: .middle, room: room)
        default: return cutter.cut(rest, at: .tail, room: room)
        }
    }

    private func start(_ place: PlacedLine, _ width: Double) -> CGFloat {
        let room = setting.room
        let (indent, width) = (CGFloat(place.indent), CGFloat(width))
        let left = room.minX + indent
        let right = room.maxX - width - (setting.isRightToLeft ? indent : 0)
        switch setting.alignment {
        case .left: return left
        case .right: return right
        case .center: return room.minX + (room.width + indent - width) / 2
        case .justified, .natural: return setting.isRightToLeft ? right : left
        }
    }
}
