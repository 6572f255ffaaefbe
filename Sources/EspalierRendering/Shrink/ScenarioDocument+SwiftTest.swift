import EspalierScenarios
import Foundation

extension ScenarioDocument {
    /// A file with a test in Swift that builds the tree of the document, does its steps, and fails as long as the fault
    /// is there.
    ///
    /// The tree is built by statements where these are known for all of the document: plain views, labels, buttons, stack
    /// views and a few more, with common properties, rules, and constraints between anchors. Else the test holds the
    /// document itself. It needs `Espalier` and Swift Testing.
    ///
    /// - Parameters:
    ///   - fault: What the document shows.
    ///   - name: The name of the test; that of the fault if left out.
    ///   - isKnownIssue: Whether the test passes as long as the fault is there, and fails when it is gone.
    /// - Complexity: O(number of views · number of constraints): for documents that were shrunk.
    public func swiftTest(showing fault: ScenarioFault, named name: String? = nil, isKnownIssue: Bool = false) -> String
    {
        var source = SwiftTestSource(self, fault, isKnownIssue: isKnownIssue)
        source.write()
        var text = "import Espalier\nimport Testing\n\n"
        if let title { text += "/// \(PlainText.line(title)).\n" }
        text += "@Test func \(name ?? fault.testName)()\(source.throwsErrors ? " throws" : "") {\n"
        for line in source.lines { text += line.isEmpty ? "\n" : "    \(line)\n" }
        return text + "}\n"
    }
}

extension ScenarioFault {
    /// A name for a test: `zeroSize` for `zero-size`.
    fileprivate var testName: String {
        let words = text.prefix { $0 != ":" }.split(separator: "-")
        return words.enumerated().map { $0 == 0 ? String($1) : $1.capitalized }.joined()
    }

    /// As it is written in Swift.
    fileprivate var source: String {
        switch self {
        case .failure: return ".failure"
        case .error(let text): return ".error(\(SwiftText.literal(text)))"
        case .conflict(let text): return ".conflict(\(SwiftText.literal(text)))"
        case .finding(let kind, let view):
            return ".finding(.\(kind), view: \(view.map { SwiftText.literal($0) } ?? "nil"))"
        }
    }
}

/// The body of a test.
private struct SwiftTestSource {
    private let document: ScenarioDocument
    private let fault: ScenarioFault
    private let isKnownIssue: Bool
    private(set) var lines: [String] = []
    private(set) var throwsErrors = false

    init(_ document: ScenarioDocument, _ fault: ScenarioFault, isKnownIssue: Bool) {
        self.document = document
        self.fault = fault
        self.isKnownIssue = isKnownIssue
    }

    mutating func write() {
        let tree = SwiftTree(document)
        switch fault {
        case .failure:
            if let tree, !tree.expectations.isEmpty { return write(tree, expecting: tree.expectations) }
        case .conflict(""):
            // Expectations are no part of it, and the last step has its pass.
            if var tree, tree.expectations.isEmpty {
                if document.steps.isEmpty { tree.layOut() }
                return write(tree, expecting: ["#expect(\(tree.root).layoutConflicts.isEmpty)"])
            }
        case .finding(let kind, let view):
            if let tree, writeSweep(tree, kind, view) { return }
        case .error, .conflict: break
        }
        writeDocument()
    }

    private mutating func write(_ tree: SwiftTree, expecting expectations: [String]) {
        lines = tree.lines
        throwsErrors = tree.throwsErrors
        expect(expectations)
    }

    /// A test by a sweep over the one size of the root, where a sweep finds what the lint finds.
    private mutating func writeSweep(_ tree: SwiftTree, _ kind: LintKind, _ view: String?) -> Bool {
        let size = document.root[0].frame.size
        guard LayoutSweep.kinds.contains(kind), document.steps.isEmpty, !tree.throwsErrors,
            [size.width, size.height].allSatisfy({ (1...100_000).contains($0) && $0 == $0.rounded() }),
            document.root[0].frame.origin == .zero, document.root[0].bounds == nil
        else { return false }
        lines = ["@Sendable func makeScreen() -> UIView {"] + tree.lines.map { "    \($0)" }
        lines += ["    return \(tree.root)", "}"]
        let (width, height) = (PlainText.number(size.width), PlainText.number(size.height))
        lines.append(
            "let report = LayoutSweep(size: CGSize(width: \(width), height: \(height))).run { makeScreen() }")
        let named = view.map { " && $0.name == \(SwiftText.literal($0))" } ?? ""
        expect(["#expect(!report.findings.contains { $0.kind == .\(kind)\(named) })"])
        return true
    }

    private mutating func writeDocument() {
        let json = String(decoding: JSONText.folded(Array(document.json().utf8)), as: UTF8.self)
        lines = ["let document = try ScenarioDocument("]
        let literal = SwiftText.lines(json)
        lines.append("    json: \(literal[0])")
        for line in literal.dropFirst() { lines.append("        \(line)") }
        lines[lines.count - 1] += ")"
        throwsErrors = true
        expect(["#expect(!document.shows(\(fault.source)))"])
    }

    private mutating func expect(_ expectations: [String]) {
        if isKnownIssue {
            lines += ["withKnownIssue {"] + expectations.map { "    \($0)" } + ["}"]
        } else {
            lines += expectations
        }
    }
}
