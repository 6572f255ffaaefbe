import EspalierControls
import EspalierLayout
import EspalierObservation
import EspalierRelatives
import EspalierViews
import Foundation

/// Observers of all kinds on the views of a tree, and indexes, to compare two trees to which the same happens.
///
/// A view that has left is not heard any more: in a document, the one that comes back is another one.
final class Listener {
    /// What was heard since it was taken last, in order.
    private var heard: [String] = []
    private var tokens: [KeyValueObservation] = []
    private var hierarchy: HierarchyObservation?
    private var gone: Set<ObjectIdentifier> = []
    private let tags: GroupIndex<Int>
    private let names: GroupIndex<String>
    private let holder = Holder()
    unowned let root: UIView

    private final class Holder {}

    init(_ root: UIView) {
        self.root = root
        tags = GroupIndex(of: root) { $0.tag }
        names = GroupIndex(of: root) { $0.superview?.name }
        var views: [UIView] = []
        root.walkSubtree { view in
            views.append(view)
            return true
        }
        for (number, view) in views.enumerated() { listen(to: view, "\(number)") }
        let options = HierarchyObservingOptions(
            keyPaths: [\.tag, \.name, \.frame, \.isHidden], oldValues: true, paths: true, constraints: true)
        hierarchy = root.observeHierarchy(options) { [unowned self] records in
            for record in records { hear(record) }
        }
    }

    private func listen(to view: UIView, _ number: String) {
        observe(view, \.tag, "tag of \(number)")
        observe(view, \.name, "name of \(number)")
        observe(view, \.isHidden, "isHidden of \(number)")
        observe(view, \.alpha, "alpha of \(number)")
        observe(view, \.center, "center of \(number)")
        observe(view, \.bounds, "bounds of \(number)")
        observe(view, \.superview?.name, "superview.name of \(number)")
        if let label = view as? UILabel { observe(label, \.text, "text of \(number)") }
        BlockObserver.of(holder).add(view, keyPath: \UIView.frame, options: [.old, .new, .prior]) {
            [unowned self] _, _, change in
            hear(view, "frame of \(number)\(change.isPrior ? ", before" : "")", change.oldValue, change.newValue)
        }
        let subviews = view.observe(\.subviews) { [unowned self] view, _ in hear(view, "subviews of \(number)", 0, 0) }
        tokens.append(subviews)
    }

    private func observe<View: UIView, Value>(_ view: View, _ keyPath: KeyPath<View, Value>, _ text: String) {
        let token = view.observe(keyPath, options: [.old, .new]) { [unowned self] view, change in
            hear(view, text, change.oldValue, change.newValue)
        }
        tokens.append(token)
    }

    private func hear<Value>(_ view: UIView, _ text: String, _ old: Value?, _ new: Value?) {
        if gone.contains(ObjectIdentifier(view)) { return }
        heard.append("\(text): \(Self.text(old)) to \(Self.text(new))")
    }

    private func hear(_ record: HierarchyRecord) {
        var text = "\(record.kind) \(path(record.path)) \(record.index ?? -1) \(path(record.oldPath))"
        if record.kind == .property { text += " \(Self.text(record.oldValue)) to \(Self.text(record.newValue))" }
        heard.append(text)
        guard record.kind == .removed else { return }
        record.view.walkSubtree { view in
            gone.insert(ObjectIdentifier(view))
            return true
        }
    }

    private func path(_ path: String?) -> String { path.map { RandomProgram.path($0, below: root) } ?? "-" }

    private func path(_ view: UIView) -> String { path(view.path) }

    private static func text(_ value: Any?) -> String {
        switch value {
        case let rect as CGRect: "\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)"
        case let point as CGPoint: "\(point.x) \(point.y)"
        case let value?: "\(value)"
        case nil: "-"
        }
    }

    func take() -> [String] {
        defer { heard = [] }
        return heard
    }

    /// What queries answer about the tree, as paths.
    func answers() -> [String] {
        func text<Key: Comparable>(_ groups: [Key: [UIView]]) -> String {
            let sorted = groups.sorted { $0.key < $1.key }
            return sorted.map { "\($0.key): \($0.value.map(path).joined(separator: " "))" }.joined(separator: "; ")
        }
        var answers = [text(tags.groups), text(names.groups), text(root.groupDescendants(by: [UILabel.self]))]
        var views: [UIView] = []
        root.walkSubtree { view in
            views.append(view)
            return true
        }
        for view in views.suffix(4) {
            answers.append(view.findFirstAncestor(by: [1, 2]).map(path) ?? "-")
            answers.append(text(view.groupSiblings(by: [0, 1, 2])))
            answers.append(text(view.groupAncestors(by: ["screen", "w1", "twin"])))
            answers.append(text(tags.siblings(of: view)))
        }
        return answers
    }
}
