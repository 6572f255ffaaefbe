/// Makes a failing list of operations short: takes out parts of it, halves first, then ever smaller ones, as long as
/// what is left still fails. Any part of a program is a program: an operation without sense does nothing.
///
/// - Parameters:
///   - fails: whether a list fails.
///   - budget: how many lists may be tried.
func shrunk<Operation>(_ operations: [Operation], budget: Int = 3000, fails: ([Operation]) -> Bool) -> [Operation] {
    var current = operations
    var tries = 0
    var size = max(1, current.count / 2)
    while true {
        var isShorter = false
        var start = 0
        while start < current.count {
            if tries == budget { return current }
            tries += 1
            var rest = current
            rest.removeSubrange(start..<min(start + size, current.count))
            if fails(rest) {
                current = rest
                isShorter = true
            } else {
                start += size
            }
        }
        if size == 1 && !isShorter { return current }
        if !isShorter || size > current.count { size = max(1, min(size / 2, current.count / 2)) }
    }
}
