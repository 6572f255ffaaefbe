import Foundation

/// The lines of a section, from its first line's top, in the axes of a vertical layout.
///
/// Items of one size are never stored: everything about them follows from their number. Others are stored once, as
/// sizes and lines.
struct FlowLines {
    struct Line: Equatable {
        /// The first item.
        var first: Int
        var top: CGFloat
        /// The height of the highest item.
        var breadth: CGFloat
        /// The lowest bottom of this line and those before: rises, so that it can be searched.
        var reach: CGFloat
    }

    enum Form {
        /// Items of one size, `perLine` to a line; more than there are, where all fit in one: the columns are those of
        /// a full line.
        case uniform(size: CGSize, perLine: Int)
        case stored(sizes: [CGSize], lines: [Line])
    }

    let count: Int
    /// How long a line may be.
    let room: CGFloat
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
    let form: Form
    /// The height of all lines.
    let height: CGFloat

    /// What sums of lengths may be off by when they should be equal to the room.
    static func slack(in room: CGFloat) -> CGFloat { max(1, abs(room)) * 1e-10 }

    /// Items of one size.
    init(count: Int, of size: CGSize, room: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat) {
        self.count = count
        self.room = room
        self.lineSpacing = lineSpacing
        self.itemSpacing = itemSpacing
        let pitch = size.width + itemSpacing
        let fitting = pitch > 0 ? (room + Self.slack(in: room) + itemSpacing) / pitch : .infinity
        // Compared before it is made a whole number: a pitch may be tiny, or nothing.
        let perLine = fitting < 1e9 ? max(1, Int(clamping: fitting)) : max(1, count)
        form = .uniform(size: size, perLine: perLine)
        let lines = count == 0 ? 0 : (count - 1) / perLine + 1
        height = lines == 0 ? 0 : size.height + CGFloat(lines - 1) * max(0, size.height + lineSpacing)
    }

    /// Items of different sizes.
    init(sizes: [CGSize], room: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat) {
        count = sizes.count
        self.room = room
        self.lineSpacing = lineSpacing
        self.itemSpacing = itemSpacing
        let lines = Self.broken(sizes, room: room, lineSpacing: lineSpacing, itemSpacing: itemSpacing)
        form = .stored(sizes: sizes, lines: lines)
        height = lines.last?.reach ?? 0
    }

    private static func broken(
        _ sizes: [CGSize], room: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat
    ) -> [Line] {
        let limit = room + slack(in: room)
        var lines: [Line] = []
        var current = Line(first: 0, top: 0, breadth: 0, reach: 0)
        var length: CGFloat = 0
        for (item, size) in sizes.enumerated() {
            if item > current.first && length + itemSpacing + size.width > limit {
                lines.append(current)
                let advance = max(0, current.breadth + lineSpacing)
                current = Line(first: item, top: current.top + advance, breadth: 0, reach: current.reach)
                length = size.width
            } else {
                length += item > current.first ? itemSpacing + size.width : size.width
            }
            current.breadth = max(current.breadth, size.height)
            current.reach = max(current.reach, current.top + current.breadth)
        }
        if !sizes.isEmpty { lines.append(current) }
        return lines
    }

    /// Lines and sizes that are stored one by one.
    var stored: (lines: Int, sizes: Int) {
        switch form {
        case .uniform: return (0, 0)
        case .stored(let sizes, let lines): return (lines.count, sizes.count)
        }
    }
}
