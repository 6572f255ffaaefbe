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
        constraint.shownText + (constraint.place.map { " (\($0))" } ?? "")
    }
}

extension LayoutConflict {
    /// The views that the constraints are to place, and that have kept the mask that a view begins with: their frames
    /// count beside the constraints. In the order of the constraints.
    ///
    /// A view whose constraints speak of what is inside it alone may have its frame from elsewhere.
    public var maskedViews: [UIView] {
        var found: [UIView] = []
        var known: Set<ObjectIdentifier> = []
        for constraint in [broken] + with {
            let items = [constraint.firstItem, constraint.secondItem]
            for (place, item) in items.enumerated() {
                guard let view = item as? UIView, view.superview != nil,
                    view.translatesAutoresizingMaskIntoConstraints, !(view.solverMember?.placesView ?? false),
                    !known.contains(ObjectIdentifier(view))
                else { continue }
                let other = items[1 - place]
                let partner = other as? UIView ?? (other as? UILayoutGuide)?.owningView
                if let partner, partner.isDescendant(of: view) { continue }
                known.insert(ObjectIdentifier(view))
                found.append(view)
            }
        }
        return found
    }

    /// The views that a stack makes 0 points long because they are hidden, each with its stack.
    private var hiddenViews: [(view: UIView, stack: UIView)] {
        ([broken] + with).compactMap { constraint in
            guard let constraint = constraint as? ArrangementConstraint, constraint.row == .hiding,
                let view = constraint.firstItem as? UIView, let stack = view.superview
            else { return nil }
            return (view, stack)
        }
    }

    /// What to do about it.
    package var fix: String { fix(usual) }

    /// What to do about it, as far as no view is named.
    private var usual: String { "take \(with.isEmpty ? "it" : "one of them") out, or give it a priority below 1000" }

    /// What to do about it.
    ///
    /// - Parameter name: How a view is called.
    package func fix(_ name: (UIView) -> String) -> String { fix(usual, name) }

    /// What to do about it.
    ///
    /// - Parameters:
    ///   - way: What ends it whatever the views are.
    ///   - name: How a view is called.
    fileprivate func fix(_ way: String, _ name: (UIView) -> String = { "'\($0.constraintName)'" }) -> String {
        let hidden = hiddenViews.map { view, stack in
            "\(name(stack)) hides \(name(view)) and makes it 0 points long: show it, or take it out of the stack; or "
        }
        let usual = hidden.joined() + way
        let masked = maskedViews
        if masked.isEmpty { return usual }
        let names = masked.map(name).joined(separator: " and ")
        let (have, frames) = masked.count == 1 ? ("has", "its frame counts") : ("have", "their frames count")
        return "\(names) still \(have) translatesAutoresizingMaskIntoConstraints true, so that \(frames) beside the "
            + "constraints: set it to false; or \(usual)"
    }
}

extension LayoutReport.Conflict {
    /// What to do about it. Only what was found to end it is named.
    package var fix: String {
        let alone = choices.filter { $0.partner == nil }
        if conflict.with.isEmpty || !alone.isEmpty && alone.count == conflict.with.count { return conflict.fix }
        let names = ([conflict.broken] + alone.map(\.constraint)).map { "'\($0.shownName)'" }
        let one = names.count > 1 ? "one of " + names.dropLast().joined(separator: ", ") + " and " : ""
        let pair = alone.isEmpty ? choices.first.map { ", or do so with both \($0.constraintText)" } : nil
        return conflict.fix("take \(one)\(names[names.count - 1]) out, or give it a priority below 1000\(pair ?? "")")
    }
}
