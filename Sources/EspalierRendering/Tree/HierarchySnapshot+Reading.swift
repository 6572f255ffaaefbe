import EspalierScenarios
import EspalierViews
import Foundation

extension HierarchySnapshot {
    /// Reads the text of a tree, as ``text(_:)`` writes it.
    ///
    /// Lines that are empty are passed over, and the indentation of the first view is taken off all lines, so that a
    /// tree may stand indented in a program. Marks may come in any order after the frame. Ids may be left out, but not
    /// of some views only; views are then numbered from 0, depth-first.
    ///
    /// - Throws: the first thing that is wrong, with its place.
    /// - Complexity: O(length of the text).
    public init(text: String) throws(HierarchyTextError) {
        var reader = HierarchyTextReader()
        var number = 0
        for line in Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if line.allSatisfy({ $0 == UInt8(ascii: " ") }) { continue }
            try reader.read(line, number: number)
        }
        self.init(entries: reader.entries)
    }
}

/// The work of reading one tree.
private struct HierarchyTextReader {
    private(set) var entries: [HierarchySnapshot.Entry] = []
    /// The spaces before the first view.
    private var margin = 0
    /// The views in which the next one may stand, outermost first: their places, and how many subviews they have so far.
    private var open: [(index: Int, count: Int)] = []
    private var ids: Set<Int> = []

    mutating func read(_ bytes: ArraySlice<UInt8>, number: Int) throws(HierarchyTextError) {
        var scanner = HierarchyLineScanner(bytes, line: number)
        let depth = try depth(&scanner)
        open.removeSubrange(depth...)
        var state = ViewState(id: entries.count, place: ViewPlace(), className: "")
        state.place.depth = depth
        state.place.parent = open.last?.index
        state.place.position = open.last?.count ?? 0
        try readTitle(&scanner, &state)
        var source: TextSource?
        try readDetails(&scanner, &state, &source)
        state.place.toRoot = toRoot(state)
        if !open.isEmpty { open[open.count - 1].count += 1 }
        open.append((entries.count, 0))
        entries.append(HierarchySnapshot.Entry(state, source: source))
    }

    private mutating func depth(_ scanner: inout HierarchyLineScanner) throws(HierarchyTextError) -> Int {
        var spaces = try scanner.takeIndentation()
        if entries.isEmpty { margin = spaces }
        spaces -= margin
        var depth = spaces / 2
        if spaces < 0 || spaces % 2 != 0 {
            throw scanner.error(
                "the line stands between two levels",
                fix: "indent with two spaces for each level, as deep as its siblings")
        }
        if scanner.peek == UInt8(ascii: "^") { depth = try scanner.takeNumber(after: "^", what: "level") }
        if entries.isEmpty { return 0 }
        if depth == 0 {
            throw scanner.error("a second view at the outermost level", fix: "indent it, or compare one tree at a time")
        }
        if depth > open.count {
            throw scanner.error(
                "the line is more than one level deeper than the one before",
                fix: "indent it by \(margin + 2 * open.count) spaces at most")
        }
        return depth
    }

    private mutating func readTitle(
        _ scanner: inout HierarchyLineScanner, _ state: inout ViewState
    ) throws(HierarchyTextError) {
        let isQuoted = scanner.peek == UInt8(ascii: "\"")
        state.className = isQuoted ? try scanner.takeText("the class") : scanner.takeWord()
        if scanner.peek == UInt8(ascii: "\"") { state.name = try scanner.takeText("the name") }
        if scanner.peek == UInt8(ascii: "#") {
            let before = scanner
            state.id = try scanner.takeNumber(after: "#", what: "id")
            if ids.count != entries.count || !ids.insert(state.id).inserted {
                throw before.error(
                    ids.count == entries.count ? "'#\(state.id)' comes twice" : "the views before have no ids",
                    fix: "give each view an id of its own, or none at all")
            }
        } else if !ids.isEmpty {
            throw scanner.error("the view has no id", fix: "give each view an id of its own, or none at all")
        }
    }

    /// From the coordinates of a view into the root's.
    private func toRoot(_ state: ViewState) -> PlaneMap {
        guard let parent = state.place.parent else { return PlaneMap() }
        let size = state.bounds.size
        let middle = CGPoint(
            x: state.frame.origin.x + state.frame.size.width / 2 - state.transform.tx,
            y: state.frame.origin.y + state.frame.size.height / 2 - state.transform.ty)
        let origin =
            state.transform.isIdentity
            ? state.frame.origin : CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
        let geometry = ViewGeometry(
            rect: CGRect(origin: origin, size: size), center: middle, boundsOrigin: state.bounds.origin,
            transform: state.transform)
        return PlaneMap(to: geometry).followed(by: entries[parent].shared.state.place.toRoot)
    }
}
