import EspalierScenarios
import EspalierViews

/// Looks at one tree after each of several layouts, and tells at which of them it finds what. How the tree is laid out is
/// the caller's affair.
package struct StopSweep {
    /// A tree that somebody else lays out.
    private struct Stage: SweepStaging {
        let tree: SweptTree
        let takeNew: () -> Bool
        func takeNewViews() -> Bool { takeNew() }
    }

    /// A finding, before its places are looked up, with the layouts at which it occurs, by their numbers.
    package struct Found: Sendable {
        let entry: SweepEntry
        /// What makes findings of two trees of one scene the same.
        package var key: String { entry.key.line }
        package var kind: LintKind { entry.key.kind }
        /// What is wrong, without numbers that are others at other sizes.
        package var what: String { entry.what }
        /// The numbers at the first layout with it.
        package var numbers: String { entry.example }
        package var fix: String { entry.fix }
        package var ranges: [ClosedRange<Int>] { entry.ranges }

        /// The finding with its places, as far as files give them.
        package var finding: LintFinding {
            var findings = [
                LintFinding(
                    kind: kind, view: entry.key.path, name: entry.name, place: nil, documentPath: "", message: what,
                    fix: fix, sizes: [], swept: nil, axis: entry.axis)
            ]
            SourcePlaces(document: nil).complete(&findings, [(entry.mark, entry.parts)])
            return findings[0]
        }
    }

    private var watch: SweepWatch
    private var last = -1

    /// - Parameters:
    ///   - tree: what is looked at.
    ///   - without: kinds that are not looked for.
    ///   - takeNewViews: called where the tree has other views than before; gives their texts the setting's length, and
    ///     lays out again. Whether there is a layout.
    package init(_ tree: SweptTree, without: Set<LintKind>, takeNewViews: @escaping () -> Bool) {
        watch = SweepWatch(Stage(tree: tree, takeNew: takeNewViews), without: without)
    }

    /// Looks at the present layout, which has that number. Numbers ascend by one.
    ///
    /// - Returns: whether there is one.
    package mutating func look(at index: Int) -> Bool {
        guard watch.look(at: index) else { return false }
        last = index
        return true
    }

    /// The keys of what the last layout shows.
    package var shown: Set<String> { Set(watch.findings.openKeys.map(\.line)) }

    /// All that was found.
    package mutating func finish() -> [Found] {
        watch.end(at: last)
        return watch.findings.entries.map { Found(entry: $0) }
    }
}

/// A tree that is laid out at one size after the other.
protocol SweepStaging {
    var tree: SweptTree { get }
    /// Gives the texts of new views the setting's length and size, and lays them out; whether there is a layout.
    func takeNewViews() -> Bool
}
