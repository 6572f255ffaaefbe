import EspalierViews
import Foundation
import Testing

@Suite("UIView.transition")
struct TransitionTests {
    let window = UIWindow(frame: rect(0, 0, 100, 100))

    @Test("with a view: the changes at once, the completion by the clock of its window")
    func withView() {
        let view = makeView("view", in: window)
        var ends = 0
        UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
            view.tag = 1
        } completion: { _ in
            ends += 1
        }
        #expect(view.tag == 1)
        window.clock.advance(by: 1)
        #expect(ends == 1)
    }

    @Test("from one view to another: the new one in the old one's place")
    func fromTo() {
        let superview = makeView("superview", in: window)
        let old = makeView("old", in: superview)
        makeView("front", in: superview)
        let new = makeView("new")
        var ends: [Bool] = []
        UIView.transition(from: old, to: new, duration: 0.5, options: .transitionFlipFromLeft) { ends.append($0) }
        #expect(names(superview.subviews) == ["new", "front"])
        #expect(old.superview == nil)
        window.clock.advance(by: 0.5)
        #expect(ends == [true])
    }

    @Test("with showHideTransitionViews one is hidden, the other shown")
    func showHide() {
        let superview = makeView("superview", in: window)
        let old = makeView("old", in: superview)
        let new = makeView("new", in: superview)
        new.isHidden = true
        UIView.transition(from: old, to: new, duration: 0.5, options: .showHideTransitionViews)
        #expect(old.isHidden && !new.isHidden)
        #expect(names(superview.subviews) == ["old", "new"])
    }

    @Test("from a view without superview: nothing moves, the completion still comes")
    func alone() {
        let old = makeView("old")
        let new = makeView("new", in: window)
        var ends = 0
        UIView.transition(from: old, to: new, duration: 0) { _ in ends += 1 }
        #expect(names(window.subviews) == ["new"])
        window.clock.advance(by: 0)
        #expect(ends == 1)
    }
}
