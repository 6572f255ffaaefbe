/// The arguments with which `git diff` calls an external program: the path, then of either side a file, its identifier and
/// its mode. Behind those of a renamed file stand its new path and a text.
struct GitCall {
    /// The file's path in the clone.
    let path: String
    /// The file of either side; `/dev/null` where that side has none.
    let before, after: String
    /// The path after, where it is another one.
    let newPath: String

    /// Nil for other arguments.
    init?(_ operands: [String]) {
        guard operands.count == 7 || operands.count == 9 else { return nil }
        func isSide(_ index: Int) -> Bool {
            let (id, mode) = (operands[index + 1], operands[index + 2])
            let isAbsent = operands[index] == Self.nothing && id == "." && mode == "."
            return isAbsent
                || !id.isEmpty && id.allSatisfy { $0.isASCII && ($0.isHexDigit || $0 == ".") } && mode.count == 6
                    && mode.allSatisfy { ("0"..."7").contains($0) }
        }
        guard isSide(1), isSide(4) else { return nil }
        path = operands[0]
        (before, after) = (operands[1], operands[4])
        newPath = operands.count == 9 ? operands[7] : path
    }

    /// What stands for a file that is not there.
    static let nothing = "/dev/null"
}
