// Lists that are short, or sorted seldom, are put in order by these. The library's `sorted` is compiled anew for each
// type and each order, at three thousand bytes each; these are compiled once, and call the order as a function.
extension Sequence {
    /// The elements in ascending order; of elements that are equal, the first one stays first.
    ///
    /// - Complexity: O(*n* log *n*) calls of `precedes` for *n* elements; each takes several times as long as one of
    ///   `sorted`.
    package func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
        let elements = Array(self)
        if elements.count < 2 { return elements }
        return ascending(elements.count) { precedes(elements[$0], elements[$1]) }.map { elements[$0] }
    }

    /// The elements in ascending order of what `key` finds; of equal ones, the first one stays first.
    ///
    /// - Complexity: as of `ordered(by:)`, with two calls of `key` instead of one of `precedes`.
    package func ordered(byKey key: (Element) -> some Comparable) -> [Element] {
        ordered { key($0) < key($1) }
    }
}

extension Sequence where Element: Comparable {
    /// The elements in ascending order; of elements that are equal, the first one stays first.
    ///
    /// - Complexity: O(*n* log *n*) comparisons for *n* elements; each takes several times as long as one of `sorted`.
    package func ordered() -> [Element] { ordered(by: <) }
}

/// The numbers below `count`, sorted.
private func ascending(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
    Array(0..<count).sorted(by: precedes)
}
