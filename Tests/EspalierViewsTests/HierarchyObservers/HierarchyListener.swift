import EspalierViews
import Foundation

/// Hears the batches of one hierarchy observation, as texts.
final class HierarchyListener {
    private(set) var batches: [[String]] = []
    private(set) var records: [HierarchyRecord] = []
    /// Run at each batch, after it was noted.
    var whenHeard: (() -> Void)?
    private(set) var token: HierarchyObservation?

    /// Observes `view` from now on.
    init(_ view: UIView, _ options: HierarchyObservingOptions = HierarchyObservingOptions()) {
        token = view.observeHierarchy(options) { [unowned self] records in
            batches.append(records.map(Self.text))
            self.records += records
            whenHeard?()
        }
    }

    /// Lets go of the token.
    func drop() {
        token = nil
    }

    /// The batches since the last call.
    func take() -> [[String]] {
        defer {
            batches = []
            records = []
        }
        return batches
    }

    static func text(_ record: HierarchyRecord) -> String {
        let view = label(record.view)
        let place = "\(label(record.parent)) \(record.index.map(String.init) ?? "-")"
        let old = "\(label(record.oldParent)) \(record.oldIndex.map(String.init) ?? "-")"
        switch record.kind {
        case .inserted: return "\(view) into \(place)"
        case .removed: return "\(view) out of \(place)"
        case .moved: return "\(view) from \(old) to \(place)"
        case .reordered: return "\(view) within \(label(record.parent)) \(old.split(separator: " ")[1]) to \(place)"
        case .constraintActivated: return "\(view) holds \(record.constraint?.identifier ?? "-")"
        case .constraintDeactivated: return "\(view) loses \(record.constraint?.identifier ?? "-")"
        case .property:
            let change = record.oldValue.map { "\($0) -> " } ?? ""
            return
                "\(view).\(record.label ?? name(of: record.keyPath)) = \(change)\(record.newValue.map { "\($0)" } ?? "nil")"
        }
    }

    /// What the tests call a key path: its own description differs from run to run.
    private static func name(of keyPath: PartialKeyPath<UIView>?) -> String {
        switch keyPath {
        case \UIView.tag: "tag"
        case \UIView.name: "name"
        case \UIView.frame: "frame"
        case \UIView.frame.size: "frame.size"
        case \UIView.frame.size.width: "frame.size.width"
        case \UIView.bounds.size.width: "bounds.size.width"
        case \UIView.center.x: "center.x"
        case \UIView.transform: "transform"
        default: "?"
        }
    }

    private static func label(_ view: UIView?) -> String {
        view.map { $0.name ?? "?" } ?? "-"
    }
}

/// `root` holds `a` (with `c`, which holds `d`) and `b`; `other` is a tree of its own with `e`.
struct HierarchyFixture {
    let root = makeView("root")
    let a: UIView
    let b: UIView
    let c: UIView
    let d: UIView
    let other = makeView("other")
    let e: UIView

    init() {
        a = makeView("a", in: root)
        b = makeView("b", in: root)
        c = makeView("c", in: a)
        d = makeView("d", in: c)
        e = makeView("e", in: other)
    }

    /// What is wrong with the marks of either tree.
    var mistake: String? {
        root.hierarchyScopeMistake() ?? other.hierarchyScopeMistake()
    }
}
