import EspalierScenarios
import EspalierSupport
import Foundation

/// Gathers findings: those that occur at several sizes are one, with the list of sizes.
struct LintCollector {
    /// What makes two findings the same one.
    struct Identity: Hashable {
        var kind: LintKind
        /// The number of the view, or of the superview.
        var view: Int
        /// Which of the view's findings of the kind.
        var detail: [Int]
        /// The constraint.
        var text = ""
    }

    private struct Draft {
        var finding: LintFinding
        let mark: SourceMark
        let parts: FindingParts
    }

    private var drafts: [Draft] = []
    private var known: [Identity: Int] = [:]
    let options: LintOptions

    init(_ options: LintOptions) { self.options = options }

    func wants(_ kind: LintKind) -> Bool { !options.without.contains(kind) }

    /// Adds a finding about a part of the document, or the size to one that is there. The texts of the first size stay.
    mutating func add(
        _ identity: Identity, at mark: ScenarioMark, path: @autoclosure () -> String?, name: String?,
        size: CGSize? = nil, inner: TextPlace? = nil, message: @autoclosure () -> String,
        fix: @autoclosure () -> String
    ) {
        add(
            identity, size: size, inner: inner, path: path(), name: name, at: .document(mark),
            FrameWords(what: message(), fix: fix()),
            parts: FindingParts(objects: (name.map { [.id($0)] } ?? []) + [.mark(.document(mark))]))
    }

    /// Adds a finding, or the size to one that is there. The texts of the first size stay.
    mutating func add(
        _ identity: Identity, size: CGSize?, inner: TextPlace? = nil, path: @autoclosure () -> String?, name: String?,
        at mark: @autoclosure () -> SourceMark, _ words: @autoclosure () -> FrameWords,
        parts: @autoclosure () -> FindingParts
    ) {
        guard wants(identity.kind) else { return }
        if let place = known[identity] {
            if let size, drafts[place].finding.sizes.last != size { drafts[place].finding.sizes.append(size) }
            return
        }
        known[identity] = drafts.count
        let words = words()
        let finding = LintFinding(
            kind: identity.kind, view: path(), name: name, place: nil, documentPath: "", inner: inner,
            message: words.what + words.numbers, fix: words.fix, sizes: size.map { [$0] } ?? [], axis: words.axis)
        drafts.append(Draft(finding: finding, mark: words.mark ?? mark(), parts: parts()))
    }

    /// The findings in their order, with their places.
    func findings(of document: ScenarioDocument) -> [LintFinding] {
        let order = LintKind.allCases
        var findings = drafts.map(\.finding)
        SourcePlaces(document: document).complete(&findings, drafts.map { ($0.mark, $0.parts) })
        let none = TextPlace(line: .max, column: .max)
        let keys = findings.map { ($0.place ?? none, order.firstIndex(of: $0.kind) ?? 0) }
        return findings.indices.ordered { first, second in
            if keys[first].0 != keys[second].0 { return keys[first].0 < keys[second].0 }
            if keys[first].1 != keys[second].1 { return keys[first].1 < keys[second].1 }
            return first < second
        }.map { findings[$0] }
    }
}
