extension HeightTree {
    /// The first thing that ends beyond an offset; nil if none does.
    /// - Complexity: O(log count).
    func index(endingBeyond offset: Double) -> Int? {
        if blocks.isEmpty { return uniformIndex(endingBeyond: offset) }
        // Above the first thing nothing ends that is higher than nothing.
        let offset = max(offset, 0)
        var sum = 0.0
        var first = 0
        for level in levels.indices.reversed() {
            let children = levels[level]
            var child = first
            let end = min(first + Self.width, children.count)
            while child < end && sum + children[child] <= offset {
                sum += children[child]
                child += 1
            }
            // The sums of a level above may be off by a rounding.
            if child == end {
                if level == levels.count - 1 { return nil }
                child = end - 1
                sum -= children[child]
            }
            first = child * Self.width
        }
        let end = min(first + Self.width, count)
        var last: Int?
        for index in first..<end {
            let height = self[index]
            if height > 0 { last = index }
            if sum + height > offset { return index }
            sum += height
        }
        return last
    }

    /// The next thing that is higher than nothing.
    func next(after index: Int) -> Int? {
        guard index + 1 < count else { return nil }
        if self[index + 1] > 0 { return index + 1 }
        return self.index(endingBeyond: offset(of: index + 1)).map { max($0, index + 1) }
    }

    /// The last thing before `index`, which may be `count`, that is higher than nothing.
    /// - Complexity: O(1) where that is the one before, else O(log² count).
    func previous(before index: Int) -> Int? {
        guard index > 0 else { return nil }
        if self[index - 1] > 0 { return index - 1 }
        let end = offset(of: index)
        var (low, high) = (0, index)
        while low < high {
            let middle = (low + high) / 2
            if offset(of: middle) < end { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    private func uniformIndex(endingBeyond offset: Double) -> Int? {
        if count == 0 || base <= 0 || Double(count) * base <= offset { return nil }
        var index = max(0, min(count - 1, Int(clamping: max(0, offset) / base)))
        while index > 0 && Double(index) * base > offset { index -= 1 }
        while index < count - 1 && Double(index + 1) * base <= offset { index += 1 }
        return index
    }
}
