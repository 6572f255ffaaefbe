/// The heights of a list of things that stand below one another, and where each begins.
///
/// Things without a height of their own count as `base`, and take no room in memory. Sums stand in a tree of 64
/// children a node, made with the first height; each is added up from its children in their order, never changed by
/// differences, so that the sums do not depend on the order in which heights became known.
struct HeightTree {
    static let width = 64

    /// Up to 64 things: the heights of those that have one, packed.
    struct Block {
        /// Which things have a height of their own.
        var present: UInt64 = 0
        /// Which of these heights are final, not estimated.
        var measured: UInt64 = 0
        var values: [Double] = []

        func place(of bit: Int) -> Int { (present & ((1 << UInt64(bit)) - 1)).nonzeroBitCount }
    }

    let count: Int
    /// What a thing without a height of its own counts as.
    let base: Double
    /// Whether `base` is final: then nothing is to be measured.
    let isBaseFinal: Bool
    private(set) var measuredCount = 0
    /// Empty while nothing has a height of its own.
    private(set) var blocks: [Block] = []
    /// The sums: of each block, then of 64 of those each, and so on, down to 64 or fewer.
    private(set) var levels: [[Double]] = []

    /// `count` things of one height.
    init(count: Int, base: Double, isBaseFinal: Bool) {
        self.count = count
        self.base = base
        self.isBaseFinal = isBaseFinal
    }

    /// Things of which some have a height, in ascending order.
    /// - Complexity: O(heights + count / 64).
    init(count: Int, base: Double, heights: [(index: Int, height: Double)], areFinal: Bool) {
        self.init(count: count, base: base, isBaseFinal: false)
        for (index, height) in heights { write(height, isFinal: areFinal, at: index) }
        addUp()
    }

    /// The same things, with estimates for those that are not measured.
    /// - Complexity: O(heights + count / 64).
    func estimating(_ estimates: [(index: Int, height: Double)]) -> HeightTree {
        if isComplete || estimates.isEmpty { return self }
        var tree = self
        for (index, height) in estimates where !isMeasured(index) { tree.write(height, isFinal: false, at: index) }
        tree.addUp()
        return tree
    }

    /// How many of the things have a height of their own.
    var storedCount: Int { blocks.reduce(0) { $0 + $1.values.count } }

    var total: Double { levels.last.map { $0.reduce(0, +) } ?? Double(count) * base }

    var isComplete: Bool { isBaseFinal || measuredCount == count }

    func isMeasured(_ index: Int) -> Bool {
        if isBaseFinal { return true }
        if blocks.isEmpty { return false }
        return blocks[index / Self.width].measured & bit(index) != 0
    }

    subscript(index: Int) -> Double {
        if blocks.isEmpty { return base }
        let block = blocks[index / Self.width]
        return block.present & bit(index) == 0 ? base : block.values[block.place(of: index % Self.width)]
    }

    /// The sum of the heights before `index`, which may be `count`.
    /// - Complexity: O(log count).
    func offset(of index: Int) -> Double {
        if blocks.isEmpty { return Double(index) * base }
        var sum = 0.0
        var first = 0
        for level in levels.indices.reversed() {
            let child = index / span(of: level)
            for sibling in first..<child { sum += levels[level][sibling] }
            first = child * Self.width
        }
        for row in (index / Self.width * Self.width)..<index { sum += self[row] }
        return sum
    }

    /// Gives a thing a final height.
    /// - Complexity: O(log count); O(count / 64) the first time.
    mutating func set(_ height: Double, at index: Int) {
        let isFirst = blocks.isEmpty
        write(height, isFinal: true, at: index)
        if isFirst { return addUp() }
        var child = index / Self.width
        levels[0][child] = sum(ofBlock: child)
        for level in levels.indices.dropFirst() {
            child /= Self.width
            levels[level][child] = sum(at: level, child)
        }
    }

    /// Takes a height as an estimate from now on.
    mutating func forget(_ index: Int) {
        guard !isBaseFinal, !blocks.isEmpty, isMeasured(index) else { return }
        blocks[index / Self.width].measured &= ~bit(index)
        measuredCount -= 1
    }

    /// Calls `body` for each height that is there, in order.
    /// - Complexity: O(count / 64 + heights).
    func forEachStored(_ body: (Int, _ height: Double) -> Void) {
        for (number, block) in blocks.enumerated() {
            var rest = block.present
            for height in block.values {
                body(number * Self.width + rest.trailingZeroBitCount, height)
                rest &= rest - 1
            }
        }
    }

    // MARK: Sums

    private func bit(_ index: Int) -> UInt64 { 1 << UInt64(index % Self.width) }

    /// How many things a sum of a level stands for.
    private func span(of level: Int) -> Int {
        var span = Self.width
        for _ in 0..<level { span *= Self.width }
        return span
    }

    private mutating func write(_ height: Double, isFinal: Bool, at index: Int) {
        if blocks.isEmpty {
            blocks = [Block](repeating: Block(), count: (count + Self.width - 1) / Self.width)
        }
        let number = index / Self.width
        let place = blocks[number].place(of: index % Self.width)
        if blocks[number].present & bit(index) != 0 {
            blocks[number].values[place] = height
        } else {
            blocks[number].present |= bit(index)
            blocks[number].values.insert(height, at: place)
        }
        guard isFinal, blocks[number].measured & bit(index) == 0 else { return }
        blocks[number].measured |= bit(index)
        measuredCount += 1
    }

    private func sum(ofBlock number: Int) -> Double {
        let block = blocks[number]
        let things = min(Self.width, count - number * Self.width)
        return block.values.reduce(Double(things - block.values.count) * base, +)
    }

    private func sum(at level: Int, _ index: Int) -> Double {
        let below = levels[level - 1]
        return below[(index * Self.width)..<min((index + 1) * Self.width, below.count)].reduce(0, +)
    }

    private mutating func addUp() {
        if blocks.isEmpty { return }
        levels = [blocks.indices.map(sum(ofBlock:))]
        while let last = levels.last, last.count > Self.width {
            let level = levels.count
            let parents = (last.count + Self.width - 1) / Self.width
            levels.append([])
            levels[level] = (0..<parents).map { sum(at: level, $0) }
        }
    }
}
