import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("UIStackView: arranged views")
struct StackArrangedTests {
    let a = WishView(1, 1, name: "a"), b = WishView(1, 1, name: "b"), c = WishView(1, 1, name: "c")

    func names(_ views: [UIView]) -> String { views.map { $0.name ?? "?" }.joined() }

    @Test("Defaults")
    func defaults() {
        for stack in [UIStackView(), UIStackView(frame: rect(1, 2, 3, 4)), UIStackView(coder: NSCoder())] {
            #expect(stack?.axis == .horizontal && stack?.distribution == .fill && stack?.alignment == .fill)
            #expect(stack?.spacing == 0 && stack?.arrangedSubviews.isEmpty ?? false)
            #expect(stack?.isBaselineRelativeArrangement == false)
            #expect(stack?.isLayoutMarginsRelativeArrangement == false)
        }
        #expect(UIStackView(frame: rect(1, 2, 3, 4)).frame == rect(1, 2, 3, 4))
    }

    @Test("Made with views, they are arranged and subviews, in that order")
    func initialiser() {
        let stack = UIStackView(arrangedSubviews: [c, a, b])
        #expect(names(stack.arrangedSubviews) == "cab" && names(stack.subviews) == "cab")
        #expect(stack.frame == .zero)
    }

    @Test("An arranged view is added as the last subview; one that is a subview keeps its place there")
    func adding() {
        let stack = UIStackView()
        stack.addSubview(c)
        stack.addSubview(b)
        stack.addArrangedSubview(a)
        #expect(names(stack.subviews) == "cba" && names(stack.arrangedSubviews) == "a")
        stack.addArrangedSubview(c)
        #expect(names(stack.subviews) == "cba" && names(stack.arrangedSubviews) == "ac")
        stack.insertArrangedSubview(b, at: 0)
        #expect(names(stack.subviews) == "cba" && names(stack.arrangedSubviews) == "bac")
    }

    @Test("Inserting: the index counts without the view, beyond the end means the end")
    func inserting() {
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.insertArrangedSubview(c, at: 1)
        #expect(names(stack.arrangedSubviews) == "acb" && names(stack.subviews) == "abc")
        stack.insertArrangedSubview(a, at: 1)
        #expect(names(stack.arrangedSubviews) == "cab")
        stack.insertArrangedSubview(c, at: 99)
        #expect(names(stack.arrangedSubviews) == "abc")
        stack.addArrangedSubview(a)
        #expect(names(stack.arrangedSubviews) == "bca", "added again, it moves to the end")
    }

    @Test("removeArrangedSubview leaves a subview; removeFromSuperview takes it out of both")
    func removing() {
        let stack = UIStackView(arrangedSubviews: [a, b, c])
        stack.frame.size = size(30, 10)
        stack.layoutIfNeeded()
        #expect(a.frame == rect(0, 0, 1, 10))
        stack.removeArrangedSubview(a)
        stack.layoutIfNeeded()
        #expect(names(stack.subviews) == "abc" && names(stack.arrangedSubviews) == "bc")
        #expect(a.frame == rect(0, 0, 1, 1), "nothing but its wish places it")
        #expect(b.frame.minX == 0 && !a.translatesAutoresizingMaskIntoConstraints)
        b.removeFromSuperview()
        #expect(names(stack.subviews) == "ac" && names(stack.arrangedSubviews) == "c")
        stack.removeArrangedSubview(b)
        stack.removeArrangedSubview(a)
        stack.removeArrangedSubview(stack)
        #expect(names(stack.arrangedSubviews) == "c", "a view that is not arranged: nothing")
    }

    @Test("A view that goes to another superview, or to another stack, leaves the list")
    func moving() {
        let stack = UIStackView(arrangedSubviews: [a, b])
        let other = UIStackView(arrangedSubviews: [c])
        UIView().addSubview(a)
        #expect(names(stack.arrangedSubviews) == "b")
        other.addArrangedSubview(b)
        #expect(stack.arrangedSubviews.isEmpty && names(other.arrangedSubviews) == "cb")
        stack.addSubview(b)
        #expect(stack.arrangedSubviews.isEmpty && names(other.arrangedSubviews) == "c")
    }

    @Test("The order of the subviews does not touch that of the arranged views")
    func reordering() {
        let stack = UIStackView(arrangedSubviews: [a, b, c])
        stack.bringSubviewToFront(a)
        stack.exchangeSubview(at: 0, withSubviewAt: 1)
        stack.addSubview(b)
        #expect(names(stack.subviews) == "cab" && names(stack.arrangedSubviews) == "abc")
    }

    @Test("In the callbacks of a removal the list is right already, without any help of an override")
    func inCallbacks() {
        final class Forgetful: UIStackView {
            var seen: [Int] = []
            override func willRemoveSubview(_ subview: UIView) { seen.append(arrangedSubviews.count) }
            override func didAddSubview(_ subview: UIView) {}
        }
        final class Leaver: UIView {
            var stack: UIStackView?
            var seen: Int?
            override func didMoveToSuperview() { seen = stack?.arrangedSubviews.count }
        }
        let stack = Forgetful(arrangedSubviews: [a])
        let leaver = Leaver()
        stack.addArrangedSubview(leaver)
        leaver.stack = stack
        leaver.removeFromSuperview()
        #expect(stack.seen == [2] && leaver.seen == 1)
    }

    @Test("A callback that takes the view away again: it is not arranged")
    func movedInCallback() {
        final class Refusing: UIStackView {
            override func didAddSubview(_ subview: UIView) { subview.removeFromSuperview() }
        }
        let stack = Refusing()
        stack.addArrangedSubview(a)
        #expect(stack.arrangedSubviews.isEmpty && a.superview == nil)
    }

    @Test("The spacing after a view goes when it leaves, and stays when it moves within")
    func customSpacing() {
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.setCustomSpacing(7, after: a)
        stack.setCustomSpacing(9, after: c)
        #expect(stack.customSpacing(after: a) == 7)
        #expect(stack.customSpacing(after: b) == UIStackView.spacingUseDefault)
        #expect(stack.customSpacing(after: c) == UIStackView.spacingUseDefault, "not arranged: not kept")
        stack.addArrangedSubview(a)
        #expect(stack.customSpacing(after: a) == 7)
        stack.removeArrangedSubview(a)
        stack.addArrangedSubview(a)
        #expect(stack.customSpacing(after: a) == UIStackView.spacingUseDefault)
    }

    @Test("The stack holds no arranged view beyond its subviews, and ends with all of them")
    func lifetimes() {
        var stack: UIStackView? = UIStackView()
        var view: UIView? = UIView()
        weak let weakStack = stack
        weak let weakView = view
        if let view { stack?.addArrangedSubview(view) }
        view?.removeFromSuperview()
        view = nil
        #expect(weakView == nil)
        stack?.addArrangedSubview(a)
        stack = nil
        #expect(weakStack == nil)
        #expect(a.superview == nil)
        let other = CountingView()
        other.addSubview(a)
        #expect(other.layouts { a.isHidden = true } == 0, "arranged nowhere any more")
    }

    @Test("A nested stack that goes with its superview has no arranged views left in its deinit")
    func inDeinit() {
        final class Note { var counts: [Int] = [] }
        final class Noting: UIStackView {
            var note: Note?
            deinit { note?.counts.append(arrangedSubviews.count) }
        }
        let note = Note()
        func make() -> UIView {
            let outer = UIView()
            let inner = Noting(arrangedSubviews: [UIView(), UIView()])
            inner.note = note
            outer.addSubview(inner)
            return outer
        }
        _ = make()
        #expect(note.counts == [0])
    }

    @Test("At random: the list is what an array would be, and each layout is in its order", arguments: 0..<20)
    func model(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let pool = (0..<60).map { WishView(1, 1, name: "\($0)") }
        let stack = UIStackView()
        var model: [UIView] = []
        var trace: [String] = []
        for _ in 0..<300 {
            let view = pool[Int.random(in: 0..<pool.count, using: &random)]
            let index = Int.random(in: 0...70, using: &random)
            let act = Int.random(in: 0..<6, using: &random)
            trace.append("\(act) \(view.name ?? "?") \(index)")
            switch act {
            case 0, 1:
                stack.addArrangedSubview(view)
                model.removeAll { $0 === view }
                model.append(view)
            case 2:
                stack.insertArrangedSubview(view, at: index)
                model.removeAll { $0 === view }
                model.insert(view, at: min(index, model.count))
            case 3:
                stack.removeArrangedSubview(view)
                model.removeAll { $0 === view }
            case 4:
                let first = stack.arrangedSubviews.first
                first?.removeFromSuperview()
                model.removeAll { $0 === first }
            default:
                view.removeFromSuperview()
                model.removeAll { $0 === view }
            }
            #expect(stack.arrangedSubviews == model, "seed \(seed): \(trace)")
            if stack.arrangedSubviews != model { return }
        }
    }
}
