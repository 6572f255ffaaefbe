import Foundation

/// A required constraint that cannot hold, with what it contradicts (AUTOLAYOUT 2.6).
public struct LayoutConflict: CustomStringConvertible {
    /// The constraint that counts nothing in the present solution.
    public var broken: NSLayoutConstraint
    /// Required constraints that it contradicts: together it cannot hold with them, without any one of them it can. In
    /// the order in which they are taken up. Empty where the given sides alone contradict it.
    public var with: [NSLayoutConstraint]
    /// The sides of the contradiction that are given, in words: "the frame of 'icon'".
    public var given: [String]

    /// What to do about one.
    package static let fix = "take one of them out, or give it a priority below 1000"

    /// Makes a conflict.
    public init(broken: NSLayoutConstraint, with: [NSLayoutConstraint], given: [String] = []) {
        self.broken = broken
        self.with = with
        self.given = given
    }

    /// The constraint and, one a line, what it contradicts, with the places where they were activated, as far as they
    /// are known.
    public var description: String {
        var lines = ["the constraint \(Self.line(broken)) cannot hold together with"]
        lines += with.map { "    \(Self.line($0))" }
        lines += given.map { "    \($0)" }
        if with.isEmpty && given.isEmpty { lines[0] = "the constraint \(Self.line(broken)) cannot hold" }
        return lines.joined(separator: "\n")
    }

    private static func line(_ constraint: NSLayoutConstraint) -> String {
        let identifier = constraint.identifier.map { "\($0): " } ?? ""
        let place = constraint.place.map { " (\($0))" } ?? ""
        return identifier + constraint.text + place
    }
}
