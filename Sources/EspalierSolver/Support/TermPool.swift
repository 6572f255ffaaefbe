/// Runs of places in the list of terms that removed constraints have left, by their length.
struct TermPool {
    /// Longer runs are not used again before the list is empty: hardly any constraint has as many terms.
    static let longest = 64
    private var runs: [[Int32]] = []

    /// A run of that length, if there is one.
    mutating func take(_ length: Int) -> Int32? {
        guard length < runs.count, !runs[length].isEmpty else { return nil }
        return runs[length].removeLast()
    }

    /// Keeps a run.
    mutating func put(_ start: Int32, _ length: Int) {
        guard length > 0, length <= Self.longest else { return }
        while runs.count <= length { runs.append([]) }
        runs[length].append(start)
    }
}
