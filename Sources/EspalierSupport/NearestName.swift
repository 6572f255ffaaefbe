/// The candidate that is written most like `text`, or nil if none is near.
///
/// Near means: few single letters put in, left out, replaced, or swapped with their neighbour turn one into the
/// other. One such step is allowed, two from five letters on, and another for every three letters more; and at least
/// one letter must be left as it was, so that `f` is not near `w`. Of equally near candidates the first one counts.
///
/// - Complexity: O(*c* · *n*²) for *c* candidates and at most *n* = 64 bytes; a longer `text` is near nothing.
package func nearestName(to text: String, among candidates: [String]) -> String? {
    let longest = 64
    guard !text.isEmpty, text.utf8.count <= longest else { return nil }
    let letters = Array(text.utf8)
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate.utf8.count <= longest {
        let other = Array(candidate.utf8)
        let length = max(letters.count, other.count)
        let allowed = min(max(1, (length + 1) / 3), length - 1)
        guard abs(letters.count - other.count) <= allowed else { continue }
        let distance = editDistance(letters, other)
        guard distance <= allowed, distance < best?.distance ?? .max else { continue }
        best = (candidate, distance)
    }
    return best?.name
}

/// The number of letters to put in, leave out, replace, or swap with their neighbour, to turn `first` into `second`.
private func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    // Rows of the table of distances between the beginnings of both: the present one and the two before it.
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    var row = last
    for (i, letter) in first.enumerated() {
        row[0] = i + 1
        for (j, other) in second.enumerated() {
            var distance = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
            if i > 0, j > 0, letter == second[j - 1], first[i - 1] == other {
                distance = min(distance, beforeLast[j - 1] + 1)
            }
            row[j + 1] = distance
        }
        (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[second.count]
}
