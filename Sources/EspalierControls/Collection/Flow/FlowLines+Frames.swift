import Foundation

extension FlowLines {
    /// Where the items of a line begin, and the distance from one to the next one's start beyond its own length.
    struct Spread: Equatable {
        var lead: CGFloat
        var gap: CGFloat
    }

    /// How a line of items, `length` long without gaps, lies in the room.
    private func spread(_ items: Int, length: CGFloat, isLast: Bool, isOnlyOne: Bool) -> Spread {
        let left = room - length
        if items == 1 {
            let isCentred = isOnlyOne || !isLast
            return Spread(lead: isCentred && left > 0 ? left / 2 : 0, gap: itemSpacing)
        }
        if isLast { return Spread(lead: 0, gap: itemSpacing) }
        return Spread(lead: 0, gap: left / CGFloat(items - 1))
    }

    /// How every line of items of one size lies: the last one keeps the columns of a full one.
    func uniformSpread(_ size: CGSize, perLine: Int) -> Spread {
        spread(perLine, length: CGFloat(perLine) * size.width, isLast: false, isOnlyOne: perLine == 1)
    }

    /// The frame of an item, from the start of the section's first line.
    /// - Precondition: `item` is one of the section's.
    func frame(of item: Int, counting steps: inout Int) -> CGRect {
        switch form {
        case .uniform(let size, let perLine):
            steps += 1
            let spread = uniformSpread(size, perLine: perLine)
            let top = CGFloat(item / perLine) * max(0, size.height + lineSpacing)
            return CGRect(
                origin: CGPoint(x: spread.lead + CGFloat(item % perLine) * (size.width + spread.gap), y: top),
                size: size)
        case .stored(let sizes, let lines):
            let line = firstIndex(below: lines.count, counting: &steps) { lines[$0].first > item } - 1
            var found = CGRect.zero
            forEachItem(of: line, sizes, lines, counting: &steps) { if $0 == item { found = $1 } }
            return found
        }
    }

    /// Calls `body` with each item whose frame meets `rect`, in order.
    func forEachItem(in rect: CGRect, counting steps: inout Int, _ body: (Int, CGRect) -> Void) {
        guard count > 0 else { return }
        switch form {
        case .uniform(let size, let perLine):
            forEachUniformItem(in: rect, size, perLine, counting: &steps, body)
        case .stored(let sizes, let lines):
            var line = firstIndex(below: lines.count, counting: &steps) { lines[$0].reach > rect.minY }
            while line < lines.count && lines[line].top < rect.maxY {
                forEachItem(of: line, sizes, lines, counting: &steps) { if $1.meets(rect) { body($0, $1) } }
                line += 1
            }
        }
    }

    private func forEachUniformItem(
        in rect: CGRect, _ size: CGSize, _ perLine: Int, counting steps: inout Int, _ body: (Int, CGRect) -> Void
    ) {
        let spread = uniformSpread(size, perLine: perLine)
        let rows = Self.places(
            from: rect.minY, to: rect.maxY, length: size.height, pitch: max(0, size.height + lineSpacing),
            count: (count - 1) / perLine + 1)
        let columns = Self.places(
            from: rect.minX - spread.lead, to: rect.maxX - spread.lead, length: size.width,
            pitch: size.width + spread.gap, count: min(perLine, count))
        for row in rows {
            for column in columns where row * perLine + column < count {
                let frame = frame(of: row * perLine + column, counting: &steps)
                if frame.meets(rect) { body(row * perLine + column, frame) }
            }
        }
    }

    /// Which of `count` places of that length, `pitch` from start to start, can meet a stretch. One more on either side
    /// does no harm: the frames decide.
    private static func places(
        from start: CGFloat, to end: CGFloat, length: CGFloat, pitch: CGFloat, count: Int
    ) -> Range<Int> {
        guard pitch > 0 else { return 0..<count }
        let first = ((start - length) / pitch).rounded(.down)
        let last = (end / pitch).rounded(.up)
        // Compared before they are made whole numbers: the stretch may be endless.
        let lower = first <= 0 ? 0 : first >= CGFloat(count) ? count : Int(clamping: first)
        let upper = last >= CGFloat(count) ? count : last < 0 ? 0 : Int(clamping: last) + 1
        return lower..<max(lower, min(count, upper))
    }

    private func forEachItem(
        of line: Int, _ sizes: [CGSize], _ lines: [Line], counting steps: inout Int, _ body: (Int, CGRect) -> Void
    ) {
        let isLast = line + 1 == lines.count
        let items = lines[line].first..<(isLast ? count : lines[line + 1].first)
        steps += items.count
        let length = items.reduce(0) { $0 + sizes[$1].width }
        let spread = spread(items.count, length: length, isLast: isLast, isOnlyOne: lines.count == count)
        var x = spread.lead
        for item in items {
            let size = sizes[item]
            body(
                item,
                CGRect(origin: CGPoint(x: x, y: lines[line].top + (lines[line].breadth - size.height) / 2), size: size))
            x += size.width + spread.gap
        }
    }

    /// The first index from 0 for which a condition holds that, once it does, holds for all after it.
    private func firstIndex(below end: Int, counting steps: inout Int, where holds: (Int) -> Bool) -> Int {
        var low = 0
        var high = end
        while low < high {
            steps += 1
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
