import EspalierViews

/// What makes findings of two runs the same one: the kind, the file, what it is about, and the axis. Neither its words
/// nor its line, which change when something else in the file does.
public struct FindingIdentity: Hashable, Sendable {
    /// The kind.
    public var kind: LintKind
    /// The file, as it was given; empty for what code builds.
    public var file: String
    /// What it is about, sorted: names or object ids, and for what has none the path of its place.
    public var objects: [String]
    /// The axis; nil for a finding about both, or about none.
    public var axis: NSLayoutConstraint.Axis?

    /// Makes an identity of its parts.
    public init(kind: LintKind, file: String, objects: [String], axis: NSLayoutConstraint.Axis? = nil) {
        self.kind = kind
        self.file = file
        self.objects = objects
        self.axis = axis
    }

    /// On one line, with a space between its parts.
    public var text: String {
        ([kind.rawValue, file] + objects + [axis == nil ? "" : axis == .horizontal ? "horizontal" : "vertical"])
            .filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension LintFinding {
    /// What makes it the same finding in another run.
    ///
    /// - Parameter file: the file that was asked about; the finding may stand in another one that it uses.
    public func identity(in file: String = "") -> FindingIdentity {
        FindingIdentity(kind: kind, file: self.file ?? file, objects: objects, axis: axis)
    }
}
