import EspalierScenarios
import EspalierViews
import Foundation

// What options of the command say of a sweep.
extension LayoutSweep {
    /// Reads a range of sides, such as `320...1366`, or one side.
    ///
    /// - Throws: what is wrong with it.
    public static func range(_ text: String) throws(LintOptionError) -> ClosedRange<Int> {
        let parts = text.replacing("...", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            .map { Int($0.trimmingCharacters(in: .whitespaces)) ?? 0 }
        guard (1...2).contains(parts.count), parts.allSatisfy({ sides.contains($0) }),
            parts[0] <= parts[parts.count - 1]
        else {
            throw LintOptionError(
                message: "\(PlainText.quoted(text)) is no range of sizes",
                fix:
                    "write the least and the greatest in points, from \(sides.lowerBound) to \(sides.upperBound), as in "
                    + "320...1366")
        }
        return parts[0]...parts[parts.count - 1]
    }

    /// Reads text sizes such as `L,XL,AX5`, or `all`.
    ///
    /// - Throws: what is wrong with the first word that is none.
    public static func textSizes(_ text: String) throws(LintOptionError) -> [UIContentSizeCategory] {
        var sizes: Set<UIContentSizeCategory> = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let word = part.trimmingCharacters(in: .whitespaces)
            if word == "all" {
                sizes.formUnion([UIContentSizeCategory].all)
                continue
            }
            guard let size = UIContentSizeCategory(word: word) else {
                throw LintOptionError(
                    message: "\(PlainText.quoted(word)) is no text size",
                    fix: "write all, or some of \(UIContentSizeCategory.words.joined(separator: ", "))")
            }
            sizes.insert(size)
        }
        return [UIContentSizeCategory].all.filter { sizes.contains($0) }
    }

    /// Reads factors such as `1.4` or `1.2,1.6`.
    ///
    /// - Throws: what is wrong with the first that is none.
    public static func lengthenings(_ text: String) throws(LintOptionError) -> [Double] {
        var result: [Double] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let word = part.trimmingCharacters(in: .whitespaces)
            guard let factor = Double(word), factors.contains(factor) else {
                throw LintOptionError(
                    message: "\(PlainText.quoted(word)) is no factor that texts can be lengthened by",
                    fix: "write a number from 1 to 100, as in 1.4")
            }
            result.append(factor)
        }
        return result
    }
}
