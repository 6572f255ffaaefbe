import Testing

/// A diagnostic that a test expects at a marker.
package struct ExpectedDiagnostic<Kind: Equatable & Sendable>: Sendable {
    package var kind: Kind
    package var message: String
    package var fix: String

    package init(_ kind: Kind, _ message: String, fix: String) {
        self.kind = kind
        self.message = message
        self.fix = fix
    }
}

/// A text with a `①` before each place where a diagnostic is expected (two for two at one place).
package struct MarkedText<Kind: Equatable & Sendable>: Sendable, CustomTestStringConvertible {
    /// The text as it is written in the test.
    package let marked: String
    package let expected: [ExpectedDiagnostic<Kind>]
    /// The text without its markers.
    package let text: String
    private let offsets: [Int]

    package init(_ marked: String, _ expected: [ExpectedDiagnostic<Kind>]) {
        self.marked = marked
        self.expected = expected
        var text = ""
        var offsets: [Int] = []
        for scalar in marked.unicodeScalars {
            if scalar == "①" { offsets.append(text.utf8.count) } else { text.unicodeScalars.append(scalar) }
        }
        (self.text, self.offsets) = (text, offsets)
    }

    package var testDescription: String { marked }

    /// What a diagnostic says, and where.
    package struct Found {
        let offset: Int
        let kind: Kind
        let message, fix, description: String

        package init(_ kind: Kind, at offset: Int, _ message: String, fix: String, description: String) {
            (self.kind, self.offset, self.message, self.fix) = (kind, offset, message, fix)
            self.description = description
        }
    }

    /// Compares diagnostics with those that are expected, one by one. Each message begins with `prefix`.
    package func check(_ found: [Found], prefix: String = "", _ sourceLocation: SourceLocation) {
        let all = found.map(\.description).joined(separator: "\n")
        #expect(found.map(\.offset) == offsets, "\(all)", sourceLocation: sourceLocation)
        #expect(found.map(\.kind) == expected.map(\.kind), sourceLocation: sourceLocation)
        #expect(found.map(\.message) == expected.map { prefix + $0.message }, sourceLocation: sourceLocation)
        #expect(found.map(\.fix) == expected.map(\.fix), sourceLocation: sourceLocation)
    }
}
