import Testing
import UIKit

@Suite("A library of rows and columns by operators")
struct SprigTests {
    private let stage = LibraryStage()

    @Test("Columns of rows, from edge to edge")
    func columns() {
        let (icon, title, body, button) = (UIView(), UIView(), UIView(), UIView())
        stage.root.sv(icon, title, body, button)
        stage.root.sprig(
            20,
            |-16 - icon.size(40) - 12 - title-|,
            8,
            |body|,
            10,
            button.height(44),
            30)
        title.relate(.height, to: icon)
        button.relate(.left, to: body)
        button.width(50%)
        stage.layOut()
        #expect(icon.frame == box(16, 20, 40, 40))
        #expect(title.frame == box(68, 20, 244, 40))
        #expect(body.frame == box(0, 68, 320, 328))
        #expect(button.frame == box(0, 406, 160, 44))
    }

    @Test("Filling, centring, percents and squares")
    func places() {
        let (back, middle, lower) = (UIView(), UIView(), UIView())
        stage.root.sv(back, middle, lower)
        back.fillContainer(padding: 6)
        middle.centerInContainer().width(100).heightEqualsWidth()
        lower.top(75%).width(25%).height(10)
        |lower
        stage.layOut()
        #expect(back.frame == box(6, 6, 308, 468))
        #expect(middle.frame == box(110, 190, 100, 100))
        #expect(lower.frame == box(0, 360, 80, 10))
    }

    @Test("A constraint is found by its view and attribute, and changed")
    func lookUp() throws {
        let view = UIView()
        stage.root.sv(view)
        view.fillContainer()
        view.height(100)
        view.constraint(of: .bottom)?.isActive = false
        let height = try #require(view.heightConstraint)
        #expect(view.constraint(of: .left) != nil && view.constraint(of: .centerX) == nil)
        #expect(height.priority.rawValue == 751 && height.secondItem == nil)
        height.constant = 30
        stage.layOut()
        #expect(view.frame == box(0, 0, 320, 30))
        stage.root.removeConstraints(stage.root.constraints)
        #expect(stage.root.constraints.isEmpty)
    }

    @Test("The visual format, with metrics and options")
    func format() {
        let (first, second) = (UIView(), UIView())
        stage.root.sv(first, second)
        let made = stage.root.vertical(
            "|-gap-[first(40)]-[second(==first)]", ["gap": 30], ["first": first, "second": second])
        first.width(50)
        second.width(60)
        _ = |-5 - first
        stage.layOut()
        #expect(made.count == 5)
        #expect(first.frame == box(5, 30, 50, 40) && second.frame == box(5, 78, 60, 40))
    }
}
