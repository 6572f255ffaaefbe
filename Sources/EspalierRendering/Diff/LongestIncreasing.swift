/// The indices of a longest list of numbers that increases, in their order.
///
/// Of several such lists the one whose numbers are smallest, looked at from its end: the same for the same numbers.
///
/// - Parameter numbers: Different from one another.
/// - Complexity: O(*n* log *n*).
func longestIncreasing(_ numbers: [Int]) -> [Int] {
    /// By length: the index of the smallest number that a list of this length can end with.
    var ends: [Int] = []
    /// By index: the index of the number before it in its list.
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
        var low = 0
        var high = ends.count
        while low < high {
            let middle = (low + high) / 2
            if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[index] = ends[low - 1] }
        if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [Int] = []
    var next = ends.last ?? -1
    while next >= 0 {
        result.append(next)
        next = previous[next]
    }
    return result.reversed()
}
