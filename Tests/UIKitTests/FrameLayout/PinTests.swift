import Testing
import UIKit

@Suite("Chained frame layout, as published libraries have it")
struct PinTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    func added(_ views: UIView...) {
        views.forEach(root.addSubview)
    }

    @Test("Edges, sizes and centres")
    func edges() {
        let view = UIView()
        added(view)
        view.pin.top(8).left(16).size(48)
        #expect(view.frame == CGRect(x: 16, y: 8, width: 48, height: 48))
        view.pin.right(16).bottom(8)
        #expect(view.frame == CGRect(x: 256, y: 424, width: 48, height: 48))
        view.pin.all(12)
        #expect(view.frame == CGRect(x: 12, y: 12, width: 296, height: 456))
        view.pin.center().width(percent: 50).height(100)
        #expect(view.frame == CGRect(x: 80, y: 190, width: 160, height: 100))
        view.pin.horizontally().margin(10).top().height(20)
        #expect(view.frame == CGRect(x: 10, y: 10, width: 300, height: 20))
    }

    @Test("Beside siblings, also those of another superview")
    func siblings() {
        let avatar = UIView(), title = UILabel(), box = UIView(), inner = UIView(), badge = UIView()
        added(avatar, title, box, badge)
        box.addSubview(inner)
        title.text = "Test"
        avatar.pin.top(16).left(16).size(48)
        title.pin.after(of: avatar, spacing: 8).vCenter(to: avatar).sizeToFit()
        #expect(title.frame == CGRect(x: 72, y: 29.75, width: 32.5, height: 20.5))
        box.pin.below(of: avatar, spacing: 8).horizontally(16).height(100)
        inner.pin.right(10).top(10).size(20)
        #expect(box.frame == CGRect(x: 16, y: 72, width: 288, height: 100))
        badge.pin.below(of: inner).before(of: inner).size(10)
        #expect(badge.frame == CGRect(x: 264, y: 102, width: 10, height: 10))
    }

    @Test("Heights by sizeThatFits at the width that is there")
    func fitting() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "word word word word"
        added(label)
        label.pin.top().left().width(80).sizeToFit(.width)
        // Two words and a space are 76 wide at 17 points.
        #expect(label.frame == CGRect(x: 0, y: 0, width: 80, height: 41))
        label.pin.top().left().sizeToFit()
        #expect(label.frame.height == 20.5)
    }

    @Test("A safe area from the window, and a transform that stays")
    func safeArea() {
        let window = UIWindow(screen: .iPhone14)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let content = UIView()
        controller.view.addSubview(content)
        content.pin.all(controller.view.safeAreaInsets)
        #expect(content.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
        content.transform = CGAffineTransform(rotationAngle: .pi / 2)
        content.pin.top(100).left(100).size(50).width(100)
        #expect(content.bounds.size == CGSize(width: 100, height: 50))
        #expect(content.center == CGPoint(x: 150, y: 125))
        #expect(content.frame == CGRect(x: 125, y: 75, width: 50, height: 100))
    }
}
