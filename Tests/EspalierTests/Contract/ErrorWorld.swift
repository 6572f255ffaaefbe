import Espalier
import Testing

/// A tree with rules, masks, transforms, observers and an index, which errors must leave as it was.
final class ErrorWorld {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let card = UIView()
    let title = UILabel()
    let badge = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let index: GroupIndex<Int>
    /// What observers and the handler of diagnostics heard.
    private(set) var heard: [String] = []
    private var tokens: [KeyValueObservation] = []
    private var hierarchyToken: HierarchyObservation?

    init() throws {
        index = GroupIndex(of: root) { $0.tag }
        root.name = "root"
        card.name = "card"
        title.name = "title"
        badge.name = "badge"
        root.addSubview(card)
        card.addSubview(title)
        root.addSubview(badge)
        badge.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
        badge.transform = CGAffineTransform(scaleX: 2, y: 1)
        try card.layoutRules.add("ll = rr = 8, tt = 8, h = 50%")
        try title.layoutRules.add("cl = 50%, ct = 50%, w = %w, h = 20", badge)
        root.layoutIfNeeded()
        for view in [root, card, title, badge] {
            let name = view.name ?? ""
            tokens.append(
                view.observe(\.frame, options: [.old, .new]) { [weak self] _, change in
                    self?.heard.append("frame of \(name): \(change.oldValue ?? .zero) to \(change.newValue ?? .zero)")
                })
            tokens.append(
                view.observe(\.tag) { [weak self] view, _ in self?.heard.append("tag \(view.tag) of \(name)") })
        }
        hierarchyToken = root.observeHierarchy(HierarchyObservingOptions(children: true)) { [weak self] records in
            self?.heard.append("\(records.count) changes of the tree")
        }
        root.diagnosticsHandler = { [weak self] in self?.heard.append("diagnostic: \($0.message)") }
    }

    /// The views with their frames, what rules say of each, the index, and all that was heard.
    var state: String {
        var numbering = ViewNumbering()
        var lines = [HierarchySnapshot(of: root, numbering: &numbering).text()]
        for view in [root, card, title, badge] {
            for attribute in LayoutAttribute.allCases { lines.append(view.layoutRules.explain(attribute).description) }
            lines.append("\(view.transform) \(view.autoresizingMask)")
        }
        for tag in index.groups.keys.sorted() { lines.append("\(tag): \((index.groups[tag] ?? []).map(\.name))") }
        return (lines + heard).joined(separator: "\n")
    }

    /// Changes what rules, masks, observers and the index have to follow. Returns the state after it.
    func goOn() -> String {
        root.frame.size = CGSize(width: 500, height: 200)
        root.layoutIfNeeded()
        badge.tag = 9
        card.addSubview(UIView())
        root.layoutIfNeeded()
        return state
    }
}
