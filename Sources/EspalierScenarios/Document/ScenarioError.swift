/// One thing that is wrong in a scenario: where, what, and what would be right.
public struct ScenarioProblem: Sendable, Equatable, CustomStringConvertible {
    /// Where it stands in the text; nil for a document that was not read from one.
    public var place: TextPlace?
    /// The JSON path of the value that is wrong, as in `$.root.subviews[2].rules[0]`, or `$.properties["a b"]` for a
    /// key that is no plain word. An unknown key has the path that it would have as a member. A path of more than
    /// 200 components leaves out its middle.
    public var path: String
    /// What is wrong, on one line.
    public var message: String
    /// What would be right, on one line.
    public var fix: String
    /// Where in the text that stands at `place` the mistake is, such as in a rule; nil for the whole of the value.
    package var inner: TextPlace?

    /// Makes a problem from its parts.
    public init(place: TextPlace?, path: String, message: String, fix: String) {
        self.place = place
        self.path = path
        self.message = message
        self.fix = fix
    }

    /// `LINE:COLUMN: path: what`, and below it `fix: what would be right`.
    public var description: String { rendered(file: nil) }

    /// The description with a file's name before it: `FILE:LINE:COLUMN: path: what`.
    public func rendered(file: String?) -> String { rendered(file: file, source: nil) }

    /// The description, with the line of the document below what is wrong, and a caret below that.
    ///
    /// - Parameter source: the bytes of the document; nil where they are not known.
    package func rendered(file: String?, source: [UInt8]?) -> String {
        var head = file.map { place == nil ? "\($0): " : "\($0):" } ?? ""
        if let place { head += "\(place): " }
        // A message of several lines has shown the text already.
        let source = message.contains("\n") ? nil : source
        let excerpt = DocumentLine.excerpt(of: place, inner: inner, in: source)
        return "\(head)\(path): \(message)\n\(excerpt)fix: \(fix)"
    }
}

/// Why a scenario document was refused.
public struct ScenarioError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What is wrong, in the order of the text; at least one problem, at most 20. A text that is no JSON has one.
    public var problems: [ScenarioProblem]
    /// How many problems more were found. A document with very many is not read to its end.
    public var omitted: Int

    /// Makes an error from its problems, of which there must be at least one.
    public init(problems: [ScenarioProblem], omitted: Int = 0) {
        self.problems = problems
        self.omitted = omitted
    }

    /// The problems, one after the other; see ``ScenarioProblem/description``.
    public var description: String { rendered(file: nil) }

    /// The description with a file's name before each place.
    public func rendered(file: String?) -> String { rendered(file: file, source: nil) }

    /// The description, with the lines of the document.
    package func rendered(file: String?, source: [UInt8]?) -> String {
        var lines = problems.map { $0.rendered(file: file, source: source) }
        if omitted > 0 { lines.append("and \(omitted) more \(omitted == 1 ? "problem" : "problems")") }
        return lines.joined(separator: "\n")
    }
}
