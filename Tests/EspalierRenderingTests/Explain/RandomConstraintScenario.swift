import TestSupport

/// A small random document with constraints: some contradict one another, some leave views open.
struct RandomConstraintScenario {
    /// A constraint of the root, by its identifier.
    struct Line {
        var identifier: String
        var text: String
        var constant: Int
        var priority: Int
        /// With the sign in front of the constant, which comes last.
        func json(_ more: Int = 0) -> String {
            let end = priority == 1000 ? "" : " @\(priority)"
            return #""\#(identifier): \#(text) + \#(constant + more)\#(end)""#
        }
    }

    private var random: SplitMix64
    /// Names, which need quotes or do not.
    static let names = ["a", "b c", "3d", "self"]
    private(set) var lines: [Line] = []
    private var views: [String] = []
    /// What constraints may speak of besides the root: views, those with masks in them, and a guide.
    private var items: [String] = []
    private var hasGuide = false

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        for name in Self.names.prefix(2 + random.below(3)) { views.append(view(name)) }
        hasGuide = random.oneIn(4)
        if hasGuide { items.append("guide") }
        for number in 0..<(3 + random.below(9)) { lines.append(line("c\(number)")) }
    }

    private mutating func view(_ name: String) -> String {
        var members = [#""name": "\#(name)", "translatesAutoresizingMaskIntoConstraints": false"#]
        items.append("'\(name)'")
        switch random.below(8) {
        case 0: members.append(#""class": "UISwitch""#)
        case 1: members.append(#""class": "UILabel", "text": "Some words""#)
        case 2, 3: members.append(#""intrinsicContentSize": [\#(random.below(90)), \#(random.below(40))]"#)
        case 4:
            members.append(
                #""class": "UIStackView", "spacing": 4, "subviews": [{"name": "in \#(name)", "hidden": "#
                    + #"\#(random.oneIn(3)), "intrinsicContentSize": [30, 10]}, {"intrinsicContentSize": [20, 12]}]"#)
        case 5:
            let mask = random.any([#""width", "height""#, #""width", "left""#, #""left", "top""#])
            members.append(
                #""subviews": [{"name": "in \#(name)", "frame": [4, 6, 40, 30], "autoresizing": [\#(mask)]}]"#)
            items.append("'in \(name)'")
        default: break
        }
        return members.joined(separator: ", ")
    }

    private mutating func line(_ identifier: String) -> Line {
        let attribute = random.any(["left", "right", "centerX", "width", "top", "bottom", "height"])
        let first = random.any(items)
        let others = items.filter { $0 != first } + ["/", "/"]
        return Line(
            identifier: identifier,
            text: "\(first).\(attribute) \(random.any(["==", "==", "==", "<=", ">="])) "
                + "\(random.any(others)).\(attribute)",
            constant: random.below(120) - 40, priority: random.any([1000, 1000, 1000, 750, 750, 300]))
    }

    /// The document.
    ///
    /// - Parameters:
    ///   - left: Identifiers of constraints that are left out.
    ///   - nudged: A constraint whose constant is another one.
    ///   - more: One more constraint.
    ///   - member: A member of a view of the root.
    func json(
        without left: [String] = [], nudged: (identifier: String, by: Int)? = nil, more: String? = nil,
        member: (view: String, text: String)? = nil
    ) -> String {
        var texts = lines.filter { !left.contains($0.identifier) }.map { line in
            line.json(nudged?.identifier == line.identifier ? nudged?.by ?? 0 : 0)
        }
        if let more { texts.append("\"\(more)\"") }
        let subviews = zip(Self.names, views).map { name, view in
            "{\(view)\(member.map { $0.view == name ? ", \($0.text)" : "" } ?? "")}"
        }
        return """
            {"espalier": 1, "root": {"frame": [0, 0, 300, 200], \(hasGuide ? "\"layoutGuides\": [\"guide\"], " : "")\
            "constraints": [\(texts.joined(separator: ", "))],
            "subviews": [\(subviews.joined(separator: ", "))]}}
            """
    }
}
