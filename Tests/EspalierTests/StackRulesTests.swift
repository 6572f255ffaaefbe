import Espalier
import Foundation
import Testing

/// Layout rules on the arranged views of a stack (AUTOLAYOUT 4.1).
@Suite("Rules in stacks")
struct StackRulesTests {
    @Test("An arranged view with rules is where they put it, and the stack arranges the others around it")
    func ruled() throws {
        let (ruled, other) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [ruled, other])
        stack.spacing = 10
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        try ruled.layoutRules.add("ll = 0, tt = 0, w = 70, h = 40")
        stack.layoutIfNeeded()
        #expect(ruled.frame == CGRect(x: 0, y: 0, width: 70, height: 40))
        #expect(other.frame == CGRect(x: 80, y: 0, width: 220, height: 40))
        #expect(stack.layoutConflicts.isEmpty)
    }

    @Test("Where rules contradict the stack, a conflict names them")
    func contradiction() throws {
        let (ruled, other) = (UIView(), UIView())
        ruled.name = "ruled"
        let stack = UIStackView(arrangedSubviews: [ruled, other])
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        stack.diagnosticsHandler = { _ in }
        try ruled.layoutRules.add("ll = 5, tt = 0, w = 70, h = 40")
        stack.layoutIfNeeded()
        #expect(ruled.frame.minX == 5 && other.frame == CGRect(x: 75, y: 0, width: 225, height: 40))
        #expect(stack.layoutConflicts.map(\.broken.identifier) == ["UISV-canvas-connection"])
        #expect(stack.layoutConflicts.first?.given.contains("the rules of 'ruled'") ?? false)
    }
}
