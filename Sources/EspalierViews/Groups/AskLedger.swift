/// What looking through a tree has cost so far, view by view, for each kind of question.
///
/// An index is made when as many views were looked at as it has to look at twice: so whoever asks once never pays for
/// it, and whoever goes on asking never pays more than about three times what would have been best. Kept by the topmost
/// view of a tree that was asked.
struct AskLedger {
    /// Fewer views than these are looked through faster than an index is kept.
    static let least = 2048

    private var looked: [TreeIndexes.Kind: Int] = [:]
    /// From how many on the tree's size is looked at again.
    private var nextLook: [TreeIndexes.Kind: Int] = [:]

    /// Whether an index pays from now on.
    ///
    /// - Parameters:
    ///   - isWhole: whether all views of the tree were looked at.
    ///   - fits: whether the tree has no more views than a number; O(that number).
    mutating func didLook(at count: Int, for kind: TreeIndexes.Kind, isWhole: Bool, fits: (Int) -> Bool) -> Bool {
        let looked = self.looked[kind, default: 0] + count
        self.looked[kind] = looked
        var limit = nextLook[kind, default: Self.least]
        if isWhole { limit = max(limit, 2 * count) }
        if looked < limit {
            nextLook[kind] = limit
            return false
        }
        if fits(looked / 2) {
            self.looked[kind] = nil
            nextLook[kind] = nil
            return true
        }
        nextLook[kind] = 2 * looked
        return false
    }
}
