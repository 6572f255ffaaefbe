import Foundation

/// What a stack asks of one of its visible views along the axis.
struct StackItem {
    /// The length that the view wishes; nil without a wish.
    var wish: CGFloat?
    var hugging: Float = 250
    var resistance: Float = 750
    /// The gap to the next view, or the least one where gaps are equal. The last item's does not count.
    var gap: CGFloat = 0

    var length: CGFloat { wish ?? 0 }
}

/// Where a view stands along the axis.
struct StackSpan: Equatable {
    var start: CGFloat
    var length: CGFloat

    var end: CGFloat { start + length }
}

/// Places the visible views of a stack along its axis. Knows no views.
struct StackRow {
    let items: [StackItem]
    /// What there is to share.
    let room: CGFloat

    /// The gaps between the items: one less than there are items.
    var gaps: [CGFloat] { items.dropLast().map(\.gap) }

    /// - Complexity: O(n log n).
    func spans(_ distribution: UIStackView.Distribution) -> [StackSpan] {
        if items.count < 2 { return items.map { _ in StackSpan(start: 0, length: room) } }
        switch distribution {
        case .fill: return placed(filled, gaps)
        case .fillEqually: return placed(equal, gaps)
        case .fillProportionally: return placed(proportional, gaps)
        case .equalSpacing: return placed(evenSpacing)
        case .equalCentering: return placed(evenCentring)
        }
    }

    private func placed(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [StackSpan] {
        var spans: [StackSpan] = []
        spans.reserveCapacity(lengths.count)
        var start: CGFloat = 0
        for (index, length) in lengths.enumerated() {
            spans.append(StackSpan(start: start, length: length))
            start += length + (index < gaps.count ? gaps[index] : 0)
        }
        return spans
    }

    /// Wished lengths with even gaps where there is room for the least gaps, else as `fill`.
    private func placed(_ even: [CGFloat]) -> [StackSpan] {
        guard let gaps = RepairedGaps(even: even, least: gaps).gaps else { return placed(filled, gaps) }
        return placed(items.map(\.length), gaps)
    }

    // MARK: Lengths

    private var equal: [CGFloat] {
        let length = max(0, room - gaps.reduce(0, +)) / CGFloat(items.count)
        return items.map { _ in length }
    }

    private var proportional: [CGFloat] {
        let sum = items.reduce(0) { $0 + $1.length }
        if sum == 0 { return equal }
        let scale = max(0, room - gaps.reduce(0, +)) / sum
        return items.map { $0.length * scale }
    }

    private var filled: [CGFloat] {
        var lengths = items.map(\.length)
        let extra = room - lengths.reduce(0, +) - gaps.reduce(0, +)
        if extra > 0 {
            let wishless = items.indices.filter { items[$0].wish == nil }
            if wishless.isEmpty {
                lengths[looseItem] += extra
            } else {
                for index in wishless { lengths[index] = extra / CGFloat(wishless.count) }
            }
        } else if extra < 0 {
            shrink(&lengths, by: -extra)
        }
        return lengths
    }

    /// The item with the lowest hugging priority, the last of equals.
    private var looseItem: Int {
        items.indices.reduce(0) { items[$1].hugging <= items[$0].hugging ? $1 : $0 }
    }

    /// Takes from the items with the lowest resistance first, the last of equals first, down to 0.
    private func shrink(_ lengths: inout [CGFloat], by missing: CGFloat) {
        var missing = missing
        let order = items.indices.sorted {
            (items[$0].resistance, -$0) < (items[$1].resistance, -$1)
        }
        for index in order where missing > 0 {
            let part = min(missing, lengths[index])
            lengths[index] -= part
            missing -= part
        }
    }

    // MARK: Gaps

    private var evenSpacing: [CGFloat] {
        let left = room - items.reduce(0) { $0 + $1.length }
        let gap = left / CGFloat(items.count - 1)
        return Array(repeating: gap, count: items.count - 1)
    }

    /// The gaps at which centres have equal distances, with the first and the last item flush.
    private var evenCentring: [CGFloat] {
        let first = items[0].length
        let last = items[items.count - 1].length
        let step = (room - first / 2 - last / 2) / CGFloat(items.count - 1)
        return zip(items, items.dropFirst()).map { step - ($0.length + $1.length) / 2 }
    }
}
