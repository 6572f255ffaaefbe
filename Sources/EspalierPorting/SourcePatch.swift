/// A change of one file in the unified form that `diff -u` and `git diff` write.
package struct SourcePatch: Sendable {
    private struct Hunk {
        /// The line of the old file that it begins at, from 0.
        var start: Int
        /// What must be there, and what comes in its place.
        var old: [Substring] = []
        var new: [Substring] = []
    }

    /// Why a patch cannot be read, or does not fit.
    package struct Failure: Error, Equatable {
        /// The line of the patch, from 1, or of the source for one that does not fit.
        package let line: Int
        package let message: String
    }

    private var hunks: [Hunk] = []

    /// - Parameter text: what `diff -u` has written of one file.
    /// - Throws: for a line that no such text has.
    package init(_ text: String) throws(Failure) {
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("@@") {
                // `@@ -12,7 +12,8 @@`
                let numbers = line.split { !$0.isNumber }
                guard line.hasPrefix("@@ -"), let start = numbers.first.flatMap({ Int($0) }) else {
                    throw Failure(line: number + 1, message: "\(line) is not '@@ -LINE,COUNT +LINE,COUNT @@'")
                }
                hunks.append(Hunk(start: max(0, start - 1)))
                continue
            }
            // What stands before the first hunk names the files.
            guard let last = hunks.indices.last, !line.hasPrefix("\\") else { continue }
            switch line.first {
            case " ":
                hunks[last].old.append(line.dropFirst())
                hunks[last].new.append(line.dropFirst())
            case "-": hunks[last].old.append(line.dropFirst())
            case "+": hunks[last].new.append(line.dropFirst())
            case nil: continue
            default: throw Failure(line: number + 1, message: "a line begins with none of ' ', '-', '+' and '@@'")
            }
        }
        if hunks.isEmpty { throw Failure(line: 1, message: "there is no change in it") }
    }

    /// A text with the changes made, each at the place nearest to the one that it names.
    /// - Throws: for the first change whose old lines stand nowhere behind the change before it.
    /// - Complexity: O(lines × changes) where changes have moved, else O(lines).
    package func applied(to text: String) throws(Failure) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var result: [Substring] = []
        var place = 0
        for hunk in hunks {
            guard let start = Self.start(of: hunk, in: lines, from: place) else {
                throw Failure(
                    line: hunk.start + 1,
                    message: "the lines that the change replaces are not there: '\(hunk.old.first ?? "")'")
            }
            result += lines[place..<start]
            result += hunk.new
            place = start + hunk.old.count
        }
        return (result + lines[place...]).joined(separator: "\n")
    }

    /// Where the old lines of a change stand, as near as possible to where it says.
    private static func start(of hunk: Hunk, in lines: [Substring], from place: Int) -> Int? {
        let last = lines.count - hunk.old.count
        guard last >= place else { return nil }
        let wanted = min(max(hunk.start, place), last)
        for distance in 0...max(wanted - place, last - wanted) {
            for start in [wanted - distance, wanted + distance] where (place...last).contains(start) {
                if lines[start..<start + hunk.old.count].elementsEqual(hunk.old) { return start }
            }
        }
        return nil
    }
}
