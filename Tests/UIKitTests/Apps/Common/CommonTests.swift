import Testing
import UIKit

@Suite("What many applications have")
struct CommonTests {
    private func named(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    @Test("Segments show one child at a time, below them")
    func segments() {
        let children = ["One", "Two"].map(named)
        let container = SegmentedContainerController(controllers: children)
        let stage = AppStage(container)
        let mistakes = LifecycleChecker(stage.window) { Issue.record("\($0)") }
        #expect(container.segments.frame ≈ CGRect(x: 16, y: 55, width: 358, height: 32))
        #expect(stage.frame(of: children[0].view) ≈ CGRect(x: 0, y: 94, width: 390, height: 750))
        container.segments.tapSegment(at: 1)
        stage.layOut()
        #expect(container.children == [children[1]])
        #expect(children[0].view.superview == nil)
        #expect(stage.frame(of: children[1].view) ≈ CGRect(x: 0, y: 94, width: 390, height: 750))
        #expect(mistakes.mistakes.isEmpty)
    }

    @Test("A menu slides in over the content, by code and from the edge")
    func drawer() {
        let drawer = DrawerController(content: named("content"), menu: named("menu"))
        let stage = AppStage(drawer)
        #expect(drawer.menu.view.frame ≈ CGRect(x: -280, y: 0, width: 280, height: 844))
        #expect(drawer.content.view.frame ≈ CGRect(x: 0, y: 0, width: 390, height: 844))
        drawer.open()
        #expect(drawer.menu.view.frame.minX ≈ 0)
        #expect(drawer.dimmingAlpha == 0.4)
        stage.window.tap(at: CGPoint(x: 350, y: 400))
        #expect(!drawer.isOpen)
        #expect(drawer.menu.view.frame.minX ≈ -280)
        stage.window.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 100, y: 400))
        #expect(!drawer.isOpen)
        #expect(drawer.dimmingAlpha == 0)
        stage.window.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 250, y: 400))
        #expect(drawer.isOpen)
        #expect(drawer.menu.view.frame.minX ≈ 0)
        stage.layOut()
    }

    @Test("A detail stands beside the list on a pad, and over it on a phone")
    func listDetail() {
        let phone = ListDetailController(list: named("list"), detail: named("detail"))
        let stage = AppStage(phone)
        #expect(phone.detail.view.frame.minX ≈ 390)
        #expect(phone.list.view.frame.width ≈ 390)
        phone.showDetailViewController(UIViewController(), sender: nil)
        #expect(phone.detail.view.frame ≈ CGRect(x: 0, y: 0, width: 390, height: 844))
        stage.layOut()
        let pad = ListDetailController(list: named("list"), detail: named("detail"))
        let wide = AppStage(pad, on: .iPadPro11Inch)
        #expect(pad.list.view.frame ≈ CGRect(x: 0, y: 0, width: 320, height: 1194))
        #expect(pad.detail.view.frame ≈ CGRect(x: 320, y: 0, width: 514, height: 1194))
        wide.layOut()
    }

    @Test("A bar of one's own is higher by the safe area, and its pill slides")
    func pillBar() {
        let bar = PillTabBar(items: ["One", "Two", "Three"].map { .init(title: $0, image: nil) })
        let stage = AppStage(bar, frame: CGRect(x: 0, y: 754, width: 390, height: 90))
        #expect(bar.intrinsicContentSize.height ≈ 90)
        #expect(bar.buttons.map(\.frame.minX) ≈ [0, 130, 260])
        #expect(bar.buttons[0].frame.height ≈ 56)
        #expect(bar.pillFrame ≈ CGRect(x: 12, y: 6, width: 106, height: 44))
        var selected: [Int] = []
        bar.onSelect = { selected.append($0) }
        stage.window.tap(bar.buttons[2])
        stage.window.tap(bar.buttons[2])
        #expect(selected == [2])
        #expect(bar.pillFrame.minX ≈ 272)
        #expect(bar.buttons[1].accessibilityLabel == "Two")
    }

    @Test("Children have the bar in their safe area, whichever is shown, and after a turn")
    func pillTabs() {
        let children = ["One", "Two"].map(named)
        let tabs = PillTabBarController(controllers: children)
        let stage = AppStage(tabs)
        #expect(tabs.bar.frame ≈ CGRect(x: 0, y: 844 - 90, width: 390, height: 90))
        #expect(children[0].view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 90, right: 0))
        stage.window.tap(tabs.bar.buttons[1])
        stage.layOut()
        #expect(tabs.children == [children[1]])
        #expect(children[1].view.safeAreaInsets.bottom ≈ 90)
        stage.window.rotate(to: .landscapeLeft)
        stage.layOut()
        #expect(tabs.bar.frame ≈ CGRect(x: 0, y: 390 - 77, width: 844, height: 77))
        #expect(tabs.bar.buttons[0].frame ≈ CGRect(x: 47, y: 0, width: 375, height: 56))
        #expect(children[1].view.safeAreaInsets.bottom ≈ 77)
    }

    @Test("A card hears of a theme by its centre's notifications alone")
    func theming() {
        let center = ThemeCenter(theme: .day)
        let card = ThemedCard(center: center)
        card.titleLabel.text = "Title"
        card.bodyLabel.text = "Body"
        let stage = AppStage(fitting: card, width: 200)
        func gap() -> CGFloat { card.bodyLabel.frame.minY - card.titleLabel.frame.maxY }
        #expect(gap() ≈ 8)
        #expect(stage.frame(of: card.titleLabel).origin ≈ CGPoint(x: 16, y: 116))
        center.theme = .night
        stage.layOut()
        #expect(gap() ≈ 16)
        #expect(stage.frame(of: card.titleLabel).origin ≈ CGPoint(x: 32, y: 132))
        #expect(card.backgroundColor == .black)
        #expect(card.titleLabel.textColor == .white)
        center.theme = .night
        ThemeCenter(theme: .day).theme = .night
        #expect(card.changes == 1)
    }
}
