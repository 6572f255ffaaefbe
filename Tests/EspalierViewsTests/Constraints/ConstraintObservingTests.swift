import EspalierViews
import Foundation
import Testing

@Suite("Constraints are observed")
struct ConstraintObservingTests {
    let scene = ConstraintScene()

    @Test("constant, priority and isActive, like any property")
    func properties() throws {
        let constraint = leftEdges(scene.icon, scene.title)
        var heard: [String] = []
        let tokens = [
            constraint.observe(\.constant, options: [.old, .new]) { _, change in
                heard.append("\(change.oldValue ?? -1) -> \(change.newValue ?? -1)")
            },
            constraint.observe(\.priority, options: .new) { _, change in
                heard.append("@\(change.newValue?.rawValue ?? -1)")
            },
            constraint.observe(\.isActive, options: .new) { _, change in heard.append("\(change.newValue ?? false)") },
            try constraint.observe("isActive", options: .new) { _, change in
                heard.append("text \(change.newValue ?? "nil")")
            },
        ]
        constraint.constant = 4
        constraint.priority = .defaultLow
        constraint.isActive = true
        scene.panel.removeConstraint(constraint)
        #expect(heard == ["0.0 -> 4.0", "@250.0", "true", "text true", "false", "text false"])
        for token in tokens { token.invalidate() }
        constraint.constant = 5
        #expect(heard.count == 6)
    }

    @Test("The holder's constraints")
    func lists() {
        var counts: [Int] = []
        let token = scene.panel.observe(\.constraints, options: .new) { view, change in
            counts.append(change.newValue?.count ?? -1)
        }
        let constraints = [leftEdges(scene.icon, scene.title), leftEdges(scene.icon, scene.panel)]
        NSLayoutConstraint.activate(constraints)
        leftEdges(scene.other, scene.icon).isActive = true
        scene.icon.removeFromSuperview()
        token.invalidate()
        #expect(counts.first == 1 && counts.dropFirst().first == 2 && counts.last == 0)
    }

    @Test("A move that makes constraints inactive tells their observers, after the write")
    func moves() {
        let constraint = leftEdges(scene.text, scene.icon), quiet = leftEdges(scene.text, scene.title)
        NSLayoutConstraint.activate([constraint, quiet])
        var heard: [String] = []
        let tokens = [
            constraint.observe(\.isActive, options: [.old, .new]) { constraint, change in
                heard.append(
                    "\(change.oldValue ?? false) -> \(change.newValue ?? true) \(scene.title.superview == nil)")
            },
            quiet.observe(\.isActive) { _, _ in heard.append("quiet") },
        ]
        scene.title.removeFromSuperview()
        #expect(heard == ["true -> false true"])
        for token in tokens { token.invalidate() }
    }

    @Test("An observer that is told before may make the change itself")
    func prior() {
        let constraint = leftEdges(scene.icon, scene.title)
        var heard: [Bool] = []
        let token = constraint.observe(\.isActive, options: .prior) { constraint, change in
            if change.isPrior && !constraint.isActive && heard.isEmpty {
                heard.append(true)
                constraint.isActive = true
            }
        }
        constraint.isActive = true
        #expect(constraint.isActive && scene.panel.constraints == [constraint])
        token.invalidate()
    }

    @Test("Reads are tracked")
    func tracked() {
        let constraint = leftEdges(scene.icon, scene.title)
        var sums: [CGFloat] = []
        scene.other[stored: Self.constraint] = constraint
        let token = scene.other.observe(\.constrainedSum, options: .new) { _, change in
            sums.append(change.newValue ?? -1)
        }
        constraint.constant = 3
        constraint.isActive = true
        #expect(sums == [3, 103])
        token.invalidate()
    }

    static let constraint = StoredProperty<UIView, NSLayoutConstraint?>(default: nil)

    @Test("A constraint that outlives the view that held it is inactive, and its observers hear nothing of it")
    func releasedHolder() {
        var panel: UIView? = UIView()
        let (one, other) = (UIView(), UIView())
        panel?.addSubview(one)
        panel?.addSubview(other)
        let constraint = leftEdges(one, other)
        constraint.isActive = true
        one[stored: Self.constraint] = constraint
        var heard: [String] = []
        let tokens = [
            constraint.observe(\.isActive) { _, _ in heard.append("isActive") },
            panel?.observe(\.constraints) { _, _ in heard.append("constraints") },
            one.observe(\.constrainedSum) { _, _ in heard.append("sum") },
        ]
        panel = nil
        #expect(!constraint.isActive && heard == [])
        // What was computed from it is computed anew, now that it is told.
        constraint.constant = 7
        #expect(one.constrainedSum == 7 && heard == ["sum"])
        for token in tokens { token?.invalidate() }
    }

    @Test("Hierarchy observers are told where they ask for it, and where their scope reaches")
    func hierarchy() {
        var heard: [String] = []
        func text(_ records: [HierarchyRecord]) -> String {
            records.map { "\($0.kind) \($0.view.name ?? "-") \($0.constraint?.identifier ?? "-")" }.joined(
                separator: ", ")
        }
        let tokens = [
            scene.root.observeHierarchy(HierarchyObservingOptions(paths: true, constraints: true)) { records in
                heard.append(text(records))
                for record in records where record.constraint != nil { #expect(record.path != nil) }
            },
            scene.root.observeHierarchy(HierarchyObservingOptions(subtree: false, constraints: true)) {
                heard.append("flat " + text($0))
            },
            scene.root.observeHierarchy { heard.append("views " + text($0)) },
        ]
        let near = leftEdges(scene.icon, scene.title), far = leftEdges(scene.icon, scene.root)
        near.identifier = "near"
        far.identifier = "far"
        near.isActive = true
        #expect(heard == ["constraintActivated panel near"])
        heard = []
        far.isActive = true
        #expect(heard == ["constraintActivated root far", "flat constraintActivated root far"])
        heard = []
        scene.icon.removeFromSuperview()
        #expect(
            heard == [
                "constraintDeactivated panel near, constraintDeactivated root far, removed icon -",
                "flat constraintDeactivated root far", "views removed icon -",
            ])
        heard = []
        UIView.performChanges {
            scene.panel.addSubview(scene.icon)
            near.isActive = true
            near.isActive = false
        }
        #expect(heard.first == "inserted icon -, constraintActivated panel near, constraintDeactivated panel near")
        for token in tokens { token.invalidate() }
    }
}

extension UIView {
    fileprivate var constrainedSum: CGFloat {
        guard let constraint = self[stored: ConstraintObservingTests.constraint] else { return 0 }
        return constraint.constant + (constraint.isActive ? 100 : 0)
    }
}
