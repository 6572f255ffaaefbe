import EspalierScenarios
import EspalierViews
import Foundation

/// What makes findings of several trees and sizes the same one.
struct SweepKey: Hashable, Sendable {
    var kind: LintKind
    /// The path of the view, and of another one that has a part in it.
    var path: String
    var other: String
    /// Which of several of the view: the constraint, the place in a rule.
    var text: String

    /// On lines of one text.
    var line: String { [kind.rawValue, path, other, text].joined(separator: "\n") }
}

/// One finding of one line: where it occurs, by the places of the line's sizes.
struct SweepEntry: Sendable {
    let key: SweepKey
    /// The way down to the view.
    let way: [Int]
    let name: String?
    let mark: SourceMark
    let parts: FindingParts
    let what: String
    let example: String
    let fix: String
    let axis: NSLayoutConstraint.Axis?
    var ranges: [ClosedRange<Int>] = []
}

/// Keeps findings open as long as they are found, and gives their ranges.
///
/// Findings are told in units, such as all about the subviews of one view. A unit that is asked again closes those that
/// are not found any more; the others stay open.
struct SweepFindings: FrameFindings {
    private struct Open {
        let kind: LintKind
        let subject: FrameSubject
        let entry: Int
        let start: Int
        var seen: Int
    }

    let limit = 20
    private let without: Set<LintKind>
    private(set) var entries: [SweepEntry] = []
    private var known: [SweepKey: Int] = [:]
    private var open: [[Open]] = []
    /// The place of the present size in its line.
    var index = 0
    private var unit = 0

    init(without: Set<LintKind>) { self.without = without }

    func wants(_ kind: LintKind) -> Bool { !without.contains(kind) }

    /// Closes all, and begins with a hierarchy that has that many units.
    mutating func begin(units: Int) {
        closeAll(before: index)
        open = Array(repeating: [], count: units)
    }

    /// Closes all: they were found at the size before, last.
    mutating func closeAll(before index: Int) {
        for unit in open.indices {
            for finding in open[unit] { close(finding, before: index) }
            open[unit].removeAll()
        }
    }

    /// Whether a unit has findings that are open.
    func isOpen(_ unit: Int) -> Bool { !open[unit].isEmpty }

    /// Those that are found at the present size.
    var openKeys: [SweepKey] { open.joined().map { entries[$0.entry].key } }

    /// What is found from now on belongs to a unit.
    mutating func ask(_ unit: Int) { self.unit = unit }

    /// All of the unit has been told.
    mutating func endUnit() {
        if open[unit].isEmpty { return }
        for finding in open[unit] where finding.seen != index { close(finding, before: index) }
        open[unit].removeAll { $0.seen != index }
    }

    private mutating func close(_ finding: Open, before index: Int) {
        if finding.start < index { entries[finding.entry].ranges.append(finding.start...(index - 1)) }
    }

    mutating func found(
        _ kind: LintKind, _ tree: LintTree, _ subject: FrameSubject, _ words: @autoclosure () -> FrameWords
    ) {
        if let place = open[unit].firstIndex(where: { $0.kind == kind && $0.subject == subject }) {
            open[unit][place].seen = index
            return
        }
        let key = SweepKey(
            kind: kind, path: tree.path(of: subject.view), other: subject.other < 0 ? "" : tree.path(of: subject.other),
            text: subject.detail.map(String.init).joined(separator: ":") + subject.text)
        let entry = known[key] ?? entries.count
        if entry == entries.count {
            known[key] = entry
            let words = words()
            let example = words.numbers.drop { $0 == ":" || $0 == "," || $0 == " " }
            entries.append(
                SweepEntry(
                    key: key, way: tree.way(to: subject.view), name: tree.nodes[subject.view].view.name,
                    mark: words.mark ?? tree.mark(of: subject.view), parts: words.parts(tree, subject),
                    what: words.what, example: String(example), fix: words.fix, axis: words.axis))
        }
        open[unit].append(Open(kind: kind, subject: subject, entry: entry, start: index, seen: index))
    }
}
