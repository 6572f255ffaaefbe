extension WeakKeyTable {
    /// How deep values may be released inside one another before the rest has to wait. Large enough that a deinit sees
    /// what it expects, small enough for any stack.
    static var mostNestedReleases: Int { 64 }

    /// Whether a value's deinit may be running. The sweep waits then: otherwise one deinit that uses the table would
    /// release the next value inside itself, and so on.
    var isReleasing: Bool { releaseDepth > 0 }

    /// Lets go of a value while nothing of the table is being accessed: its deinit may use the table.
    func release(_ value: consuming Value?) {
        waiting.append(consume value)
        guard releaseDepth < Self.mostNestedReleases else { return }
        releaseLastWaiting()
        guard releaseDepth == 0, !waiting.isEmpty else { return }
        while !waiting.isEmpty {
            releaseLastWaiting()
        }
        waiting = []
    }

    private func releaseLastWaiting() {
        releaseDepth += 1
        _ = waiting.removeLast()
        releaseDepth -= 1
    }
}
