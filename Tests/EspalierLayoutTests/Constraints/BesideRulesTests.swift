import EspalierLayout
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Rules beside constraints")
struct BesideRulesTests {
    private func makeRoot() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)) }

    private func item(_ name: String, in superview: UIView) -> UIView {
        let view = UIView()
        view.name = name
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }

    private func placed(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
        -> [NSLayoutConstraint]
    {
        guard let superview = view.superview else { return [] }
        return [
            view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x),
            view.topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
            view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
        ]
    }

    private func reports(of root: UIView, _ body: () throws -> Void) rethrows -> [String] {
        var messages: [String] = []
        root.diagnosticsHandler = { messages.append($0.message) }
        try body()
        root.diagnosticsHandler = nil
        return messages
    }

    @Test("AUTOLAYOUT 4.1: a view with rules keeps them, and to constraints it is given")
    func given() throws {
        let root = makeRoot()
        let ruled = item("ruled", in: root)
        try ruled.layoutRules.add("ll = 10, tt = 10, w = 50, h = 20")
        let view = item("view", in: root)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: ruled.rightAnchor, constant: 5),
            view.topAnchor.constraint(equalTo: ruled.topAnchor),
            view.widthAnchor.constraint(equalTo: ruled.widthAnchor),
            view.heightAnchor.constraint(equalToConstant: 7),
        ])
        root.layoutIfNeeded()
        #expect(ruled.frame == CGRect(x: 10, y: 10, width: 50, height: 20))
        #expect(view.frame == CGRect(x: 65, y: 10, width: 50, height: 7))
        try ruled.layoutRules.add("w = 80")
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 95, y: 10, width: 80, height: 7))
    }

    @Test("AUTOLAYOUT 4.1: a required constraint that would move a view with rules is a conflict that names the rules")
    func conflict() throws {
        let root = makeRoot()
        let ruled = item("ruled", in: root)
        try ruled.layoutRules.add("ll = 10, w = 50")
        let width = ruled.widthAnchor.constraint(equalToConstant: 60)
        width.isActive = true
        let messages = reports(of: root) { root.layoutIfNeeded() }
        #expect(ruled.frame.width == 50)
        #expect(root.layoutConflicts.map(\.broken) == [width])
        #expect(root.layoutConflicts.first?.given == ["the rules of 'ruled'"])
        #expect(messages.count == 1)
    }

    @Test("AUTOLAYOUT 4.1: an item that gets its first rules is given from then on")
    func becomesGiven() throws {
        let root = makeRoot()
        let view = item("view", in: root)
        NSLayoutConstraint.activate(placed(view, 1, 2, 3, 4))
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        try view.layoutRules.add("ll = 30, w = 40")
        let messages = reports(of: root) { root.layoutIfNeeded() }
        #expect(view.frame == CGRect(x: 30, y: 2, width: 40, height: 4))
        #expect(messages.count == 2)
    }

    @Test("AUTOLAYOUT 4.2: rules measure views that constraints place, in the same pass")
    func rulesMeasure() throws {
        let root = makeRoot()
        let view = item("view", in: root)
        let ruled = UIView()
        root.addSubview(ruled)
        try ruled.layoutRules.add("ll = %rl + 8, w = %w", view, view)
        let constraints = placed(view, 10, 0, 30, 10)
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        #expect(ruled.frame.minX == 48 && ruled.frame.width == 30)
        constraints[2].constant = 50
        root.layoutIfNeeded()
        #expect(ruled.frame.minX == 68 && ruled.frame.width == 50)
    }

    @Test("AUTOLAYOUT 4.2: chains of rules and constraints resolve in one pass")
    func chain() throws {
        let root = makeRoot()
        var last = item("0", in: root)
        let first = placed(last, 0, 0, 10, 10)
        NSLayoutConstraint.activate(first)
        for index in 1...8 {
            if index % 2 == 0 {
                let next = item("\(index)", in: root)
                NSLayoutConstraint.activate([
                    next.leftAnchor.constraint(equalTo: last.rightAnchor),
                    next.widthAnchor.constraint(equalTo: last.widthAnchor),
                ])
                last = next
            } else {
                let next = UIView()
                root.addSubview(next)
                try next.layoutRules.add("ll = %rl + 1, w = %w", last, last)
                last = next
            }
        }
        root.layoutIfNeeded()
        #expect(last.frame.minX == 84 && last.frame.width == 10)
        first[2].constant = 20
        root.layoutIfNeeded()
        #expect(last.frame.minX == 164 && last.frame.width == 20)
    }

    @Test("AUTOLAYOUT 4.2: a circle of both ends after 20 turns, names its views, and leaves their frames as they were")
    func circle() throws {
        let root = makeRoot()
        let view = item("view", in: root)
        let ruled = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        ruled.name = "ruled"
        root.addSubview(ruled)
        let apart = item("apart", in: root)
        NSLayoutConstraint.activate(placed(apart, 1, 2, 3, 4))
        try ruled.layoutRules.add("w = %w + 1", view)
        view.widthAnchor.constraint(equalTo: ruled.widthAnchor, constant: 1).isActive = true
        view.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
        let messages = reports(of: root) { root.layoutIfNeeded() }
        #expect(messages.count == 1)
        #expect(messages.first?.contains("'ruled', 'view'") ?? false)
        #expect(ruled.frame.width == 5 && view.frame.width == 9)
        #expect(apart.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        // No error, though somebody wants to know: no rule is at fault.
        let again = try reports(of: root) { try root.solveLayout() }
        #expect(again == messages && ruled.frame.width == 5 && view.frame.width == 9)
        try ruled.layoutRules.add("w = 20")
        root.layoutIfNeeded()
        #expect(ruled.frame.width == 20 && view.frame.width == 21)
    }

    @Test("AUTOLAYOUT 4.2, SLL 11.2: a cycle among rules changes no frame, neither of rules nor of constraints")
    func cycle() throws {
        let root = makeRoot()
        let (one, other) = (UIView(), UIView())
        root.addSubview(one)
        root.addSubview(other)
        try one.layoutRules.add("w = %w", other)
        let view = item("view", in: root)
        let constraints = placed(view, 1, 2, 3, 4)
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        try other.layoutRules.add("w = %w", one)
        constraints[0].constant = 9
        #expect(throws: LayoutCycle.self) { try root.solveLayout() }
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        try other.layoutRules.add("w = 5")
        try root.solveLayout()
        #expect(view.frame.minX == 9 && one.frame.width == 5)
    }

    @Test("AUTOLAYOUT 3.4: what was fitted before any pass follows what rules place in the first one")
    func fittedBefore() throws {
        let root = makeRoot()
        let panel = item("panel", in: root)
        let ruled = item("ruled", in: panel)
        try ruled.layoutRules.add("ll = 0, tt = 0, w = 44, h = 10")
        NSLayoutConstraint.activate([
            ruled.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
            ruled.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
        ])
        #expect(panel.systemLayoutSizeFitting(.zero) == .zero)
        try root.solveLayout()
        #expect(panel.systemLayoutSizeFitting(.zero) == CGSize(width: 44, height: 10))
    }

    @Test("Rules in a tree without constraints make no engine, and constraints without rules no solver")
    func neither() throws {
        let root = makeRoot()
        let ruled = UIView()
        root.addSubview(ruled)
        try ruled.layoutRules.add("w = 10")
        root.layoutIfNeeded()
        #expect(root.constraintCounters == ConstraintCounters())
        let other = makeRoot()
        NSLayoutConstraint.activate(placed(item("view", in: other), 1, 2, 3, 4))
        other.layoutIfNeeded()
        #expect(other.layoutRules.counters.passes == 0)
        #expect(other.constraintCounters.framesWritten == 1)
    }
}
