import Testing
import UIKit

@Suite("What the examples of the page do")
struct PageExamplesTests {
    @Test("The badge is as large as its number and 12 by 4")
    func badge() {
        let badge = BadgeView()
        badge.count = 42
        badge.sizeToFit()
        badge.layoutIfNeeded()
        // Two figures of 0.556 em at 12 points, rounded up, and a line of 14.5.
        #expect(badge.bounds.size == CGSize(width: 27, height: 18.5))
        #expect(badge.subviews.first?.frame == CGRect(x: 6, y: 2, width: 15, height: 14.5))
    }

    @Test("Methods stand where selectors were")
    func targets() throws {
        let controller = SaveController()
        let window = launch(controller)
        let button = try #require(controller.view.subviews.first as? UIButton)
        button.sendActions(for: .touchUpInside)
        let item = try #require(controller.navigationItem.rightBarButtonItem)
        item.performPrimaryAction()
        item.performPrimaryAction()
        #expect(controller.saves == 2 && !item.isEnabled)
        #expect(window.bounds.size == CGSize(width: 390, height: 844) && controller.view.window === window)
    }

    @Test("A stored property has its default, and each view its own value")
    func storedProperty() {
        let view = UIView()
        view.weight = 3
        #expect(view.weight == 3 && UIView().weight == 1)
    }
}
