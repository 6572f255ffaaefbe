/// The places of a longest list of elements that rises, and stands in the given order: those of the others, moved, make
/// the whole list rise.
///
/// - Parameter elements: each once.
/// - Complexity: O(elements · log elements).
func longestRise<Element: Comparable>(of elements: [Element]) -> [Int] {
    // The place of the least end of a rise of each length, and what stands before an element in its rise.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: elements.count)
    for (place, element) in elements.enumerated() {
        let length = ends.insertionIndex { elements[$0] < element }
        if length > 0 { before[place] = ends[length - 1] }
        if length == ends.count { ends.append(place) } else { ends[length] = place }
    }
    var rise: [Int] = []
    var place = ends.last ?? -1
    while place >= 0 {
        rise.append(place)
        place = before[place]
    }
    return rise.reversed()
}
