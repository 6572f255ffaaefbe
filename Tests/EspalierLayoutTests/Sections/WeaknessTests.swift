import EspalierLayout
import EspalierViews
import Foundation
import Testing

@Suite("SLL 11.4: views that are gone")
struct WeaknessTests {
    @Test("Rules do not keep the views that they measure")
    func weak() throws {
        let stage = Stage()
        let view = stage.view("a")
        weak var gone: UIView?
        do {
            let other = stage.view("b", 5, 6, 7, 8)
            gone = other
            try view.layoutRules.add("ll = %ll", other)
            try stage.solve()
            other.removeFromSuperview()
        }
        #expect(gone == nil)
        #expect(view.numbers[0] == 5)
    }

    @Test("Rules and solver keep neither the views that have rules nor the tree")
    func ownersGo() throws {
        weak var root: UIView?
        weak var ruled: UIView?
        do {
            let stage = Stage()
            let view = stage.view("a", 1, 2, 3, 4)
            (root, ruled) = (stage.root, view)
            try view.layoutRules.add("ll = %rl, h = %w, tt = %^f", stage.root, view, .block { $0.frame.width })
            try stage.solve()
        }
        #expect(root == nil)
        #expect(ruled == nil)
    }

    @Test("Every constraint built from a view that is gone is unset, and the next pass reports it once")
    func unset() throws {
        let stage = Stage()
        let view = stage.view("a", 1, 2, 30, 40)
        try addFormats(to: view, stage)
        try stage.solve()
        #expect(view.numbers == [5, 100, 12, 40])
        #expect(stage.messages.isEmpty)
        stage.root.view(named: "b")?.removeFromSuperview()
        try stage.solve()
        #expect(stage.messages.count == 1)
        #expect(stage.messages.first?.contains("a") == true)
        #expect(stage.reportedViews.first?.first === view)
        // What is open stays; the values read 0 again.
        #expect(view.numbers == [5, 100, 12, 40])
        view.frame = CGRect(x: 9, y: 9, width: 9, height: 9)
        try stage.solve()
        #expect(view.numbers == [9, 100, 9, 9])
        #expect(stage.messages.count == 1)
        try view.layoutRules.add("cl = ll + lr + w")
        try stage.solve()
        #expect(view.numbers == [-4.5, 100, 9, 9])
        #expect(stage.messages.count == 1)
    }

    private func addFormats(to view: UIView, _ stage: Stage) throws {
        let other = stage.view("b", 5, 6, 7, 8)
        try view.layoutRules.add("ll = %ll, w = %w + 5, tt = 100, minh = %h * 0", other, other, other)
    }

    @Test(
        "A text that is added before the next pass finds the constraints unset, and the pass reports them all the same")
    func addedBetween() throws {
        let stage = Stage()
        let view = stage.view("a", 1, 2, 30, 40)
        try addFormats(to: view, stage)
        try stage.solve()
        stage.root.view(named: "b")?.removeFromSuperview()
        try view.layoutRules.add("tt = ll + 3")
        try stage.solve()
        #expect(view.numbers == [5, 3, 12, 40])
        #expect(stage.messages.count == 1)
        try stage.solve()
        #expect(stage.messages.count == 1)
    }

    @Test("A rule in force whose view is gone leaves the other one in force, with its width")
    func otherRuleStays() throws {
        let stage = Stage()
        let view = stage.view("a", 1, 2, 30, 40)
        do {
            let other = stage.view("b", 5, 6, 7, 8)
            try view.layoutRules.add("w = 20, ll = %ll, rl = 100", other)
            try stage.solve()
            #expect(view.numbers == [5, 2, 95, 40])
            other.removeFromSuperview()
        }
        try stage.solve()
        #expect(view.numbers == [80, 2, 20, 40])
    }

    @Test("A mirror name and its canonical name go together; what does not measure the view stays")
    func mirrors() throws {
        let stage = Stage()
        let view = stage.view("a", 1, 2, 30, 40)
        do {
            let other = stage.view("b", 5, 6, 7, 8)
            try view.layoutRules.add("rr = %w, bb = 10", other)
            try stage.solve()
            #expect(view.numbers == [363, 250, 30, 40])
            other.removeFromSuperview()
        }
        stage.root.frame.size = CGSize(width: 100, height: 100)
        try view.layoutRules.add("h = rr + 25")
        try stage.solve()
        #expect(view.numbers == [363, 65, 30, 25])
    }

    @Test("A view that is gone breaks the cycle that it closed")
    func breaksCycle() throws {
        let stage = Stage()
        let a = stage.view("a", 1, 2, 30, 40)
        do {
            let b = stage.view("b", 5, 6, 7, 8)
            try a.layoutRules.add("w = %w", b)
            try b.layoutRules.add("w = %w", a)
            #expect(stage.cycle() != nil)
            b.removeFromSuperview()
        }
        #expect(stage.cycle() == nil)
        #expect(a.numbers == [1, 2, 30, 40])
    }

    @Test("The superview of a ruled view goes; the view lives on and takes part in the next tree")
    func superviewGoes() throws {
        let view = makeView("a", 1, 2, 30, 40)
        try view.layoutRules.add("rr = 10")
        do {
            let box = Stage(100, 100)
            box.root.addSubview(view)
            try box.solve()
            #expect(view.numbers[0] == 60)
        }
        #expect(view.superview == nil)
        try view.solveLayout()
        #expect(view.numbers[0] == 60)
        let stage = Stage()
        stage.root.addSubview(view)
        try stage.solve()
        #expect(view.numbers[0] == 360)
    }
}
