import Foundation

/// A line that has no room for its text.
struct CutLine {
    var text: String
    var width: Double
}

/// A text whose parts are measured one by one.
struct TextCutter {
    /// Where the sign of a cut stands.
    enum SignPosition {
        case head, middle, tail
        /// There is no sign.
        case none
    }

    private let runs: [TextRun]
    private let fonts: FontBook
    private let bytes: [UInt8]
    /// Where the runs end.
    private let ends: [Int]
    /// By how much a line may be wider than its room: for what rounding took off that.
    let slack: Double

    private static let sign = "…"

    init(_ runs: [TextRun], _ fonts: FontBook) {
        self.fonts = fonts
        self.runs = runs.filter { !$0.text.isEmpty }
        var bytes: [UInt8] = []
        var ends: [Int] = []
        for run in self.runs {
            bytes += run.text.utf8
            ends.append(bytes.count)
        }
        self.bytes = bytes
        self.ends = ends
        slack = 2e-6 * Double(self.runs.reduce(0) { max($0, $1.font.pointSize) })
    }

    /// Where the lines of the text stand.
    func lines(_ wrapping: TextWrapping) -> [PlacedLine] { lines(runs, wrapping) }

    private func lines(_ runs: [TextRun], _ wrapping: TextWrapping) -> [PlacedLine] {
        var limit = Double.infinity
        var cuts = false
        switch wrapping {
        case .at(let width): limit = Double(width)
        case .charactersAt(let width): (limit, cuts) = (Double(width), true)
        case .none: break
        }
        var breaker = LineBreaker(limit: limit, slack: slack, cutsWords: cuts, maximumLines: .max)
        breaker.places = []
        for run in runs { breaker.add(run, in: fonts.face(of: run.font)) }
        breaker.finish()
        return breaker.places ?? []
    }

    /// The text of a line, without spaces where it was broken.
    func text(of place: PlacedLine) -> String {
        var part = bytes[place.bytes]
        if place.isWrapped { while let last = part.last, last == 0x20 || last == 0x09 { part = part.dropLast() } }
        return String(decoding: part, as: UTF8.self)
    }

    /// The font of the character that begins at a byte.
    func font(at byte: Int) -> UIFont { runs[min(run(at: byte), runs.count - 1)].font }

    private func run(at byte: Int) -> Int {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= byte { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// A part of the text as runs that no paragraph's style counts in.
    private func part(_ range: Range<Int>) -> [TextRun] {
        var parts: [TextRun] = []
        var index = run(at: range.lowerBound)
        var start = range.lowerBound
        while start < range.upperBound, index < runs.count {
            let end = min(range.upperBound, ends[index])
            var run = runs[index]
            run.text = String(decoding: bytes[start..<end], as: UTF8.self)
            run.paragraph = nil
            parts.append(run)
            start = end
            index += 1
        }
        return parts
    }

    private func width(_ runs: [TextRun]) -> Double {
        lines(runs, .none).reduce(0) { max($0, $1.width) }
    }

    /// As much of a part as a line has room for, with the sign of a cut.
    func cut(_ range: Range<Int>, at place: SignPosition, room: Double) -> CutLine {
        let characters = Array(String(decoding: bytes[range], as: UTF8.self))
        var offsets = [range.lowerBound]
        offsets.reserveCapacity(characters.count + 1)
        for character in characters { offsets.append((offsets.last ?? 0) + character.utf8.count) }
        func line(_ head: Int, _ tail: Int) -> [TextRun] {
            var sign = runs[min(run(at: offsets[head]), runs.count - 1)]
            sign.text = Self.sign
            sign.paragraph = nil
            sign.attachment = nil
            let start = part(range.lowerBound..<offsets[head])
            let end = part(offsets[characters.count - tail]..<range.upperBound)
            return start + (place == .none ? [] : [sign]) + end
        }
        func fits(_ head: Int, _ tail: Int) -> Bool { width(line(head, tail)) <= room + slack }
        let all = characters.count
        var (head, tail) = (0, 0)
        switch place {
        case .none, .tail: head = Self.most(all) { fits($0, 0) }
        case .head: tail = Self.most(all) { fits(0, $0) }
        case .middle:
            let half = (room - width(line(0, 0))) / 2
            head = Self.most(all) { width(part(range.lowerBound..<offsets[$0])) <= half }
            tail = Self.most(all - head) { fits(head, $0) }
            let more = tail
            head += Self.most(all - head - tail) { fits(head + $0, more) }
        }
        let shown = line(head, tail)
        return CutLine(text: shown.map(\.text).joined(), width: min(width(shown), max(room, 0)))
    }

    /// The largest number up to a limit for which something holds that holds for all smaller ones; 0 is not asked.
    ///
    /// Tries steps that double, so that a long text is measured no further than twice as far as a line goes.
    private static func most(_ limit: Int, _ holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, 16)
        while high <= limit, holds(high) { (low, high) = (high, 2 * high) }
        high = min(high, limit + 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if holds(middle) { low = middle } else { high = middle }
        }
        return low
    }
}
