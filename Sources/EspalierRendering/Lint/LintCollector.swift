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
        let mark: ScenarioMark
    }

    private var drafts: [Draft] = []
    private var known: [Identity: Int] = [:]
    let options: LintOptions

    init(_ options: LintOptions) { self.options = options }

    func wants(_ kind: LintKind) -> Bool { !options.without.contains(kind) }

    /// Adds a finding, or the size to one that is there. The texts of the first size stay.
    mutating func add(
        _ identity: Identity, at mark: ScenarioMark, path: @autoclosure () -> String?, name: String?,
        size: CGSize? = nil, inner: TextPlace? = nil, message: @autoclosure () -> String,
        fix: @autoclosure () -> String
    ) {
        guard wants(identity.kind) else { return }
        if let place = known[identity] {
            if let size, drafts[place].finding.sizes.last != size { drafts[place].finding.sizes.append(size) }
            return
        }
        known[identity] = drafts.count
        let finding = LintFinding(
            kind: identity.kind, view: path(), name: name, place: nil, documentPath: "",
            inner: inner, message: message(), fix: fix(), sizes: size.map { [$0] } ?? [])
        drafts.append(Draft(finding: finding, mark: mark))
    }

    /// The findings in their order, with their places.
    func findings(of document: ScenarioDocument) -> [LintFinding] {
        let places = document.places(of: drafts.map(\.mark))
        let order = LintKind.allCases
        let findings = zip(drafts, places).map { draft, place in
            var finding = draft.finding
            finding.place = place.place
            finding.documentPath = place.path
            return finding
        }
        let none = TextPlace(line: .max, column: .max)
        let keys = findings.map { ($0.place ?? none, order.firstIndex(of: $0.kind) ?? 0) }
        return findings.indices.ordered { first, second in
            if keys[first].0 != keys[second].0 { return keys[first].0 < keys[second].0 }
            if keys[first].1 != keys[second].1 { return keys[first].1 < keys[second].1 }
            return first < second
        }.map { findings[$0] }
    }
}
