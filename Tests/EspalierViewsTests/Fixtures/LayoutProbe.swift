import EspalierViews
import Foundation
import TestSupport

/// A view that notes its `layoutSubviews()` and can act inside it.
class LayoutProbe: UIView {
    let log: CallLog
    /// Runs inside `layoutSubviews()`, every time.
    var whenLaidOut: ((LayoutProbe) -> Void)?

    init(_ name: String, _ log: CallLog, in superview: UIView? = nil, frame: CGRect = .zero) {
        self.log = log
        super.init(frame: frame)
        self.name = name
        superview?.addSubview(self)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.note(name ?? "?")
        whenLaidOut?(self)
    }
}

/// A clean tree: `root` holds `p`; `p` holds `v` and `sibling`; `v` holds `x` and `y`.
struct ProbeTree {
    let log = CallLog()
    let root: LayoutProbe
    let p: LayoutProbe
    let v: LayoutProbe
    let sibling: LayoutProbe
    let x: LayoutProbe
    let y: LayoutProbe

    init() {
        root = LayoutProbe("root", log, frame: rect(0, 0, 400, 400))
        p = LayoutProbe("p", log, in: root, frame: rect(10, 10, 200, 200))
        v = LayoutProbe("v", log, in: p, frame: rect(10, 10, 100, 100))
        sibling = LayoutProbe("sibling", log, in: p, frame: rect(110, 10, 50, 50))
        x = LayoutProbe("x", log, in: v, frame: rect(0, 0, 50, 50))
        y = LayoutProbe("y", log, in: v, frame: rect(50, 0, 50, 50))
        root.layoutIfNeeded()
        _ = log.take()
    }

    /// Lets go of what runs inside `layoutSubviews()`, where that holds the tree: views and closures would keep each other.
    func end() {
        for view in [root, p, v, sibling, x, y] { view.whenLaidOut = nil }
    }

    /// Lays the whole tree out and returns who was laid out.
    func pass() -> [String] {
        root.layoutIfNeeded()
        return log.take()
    }
}
