import Foundation
import Testing
import UIKit

@Suite("Files that the command has rewritten")
struct PortedByToolTests {
    private final class Shop: CartDelegate {
        var paid = 0
        func cartDidPay(_ cart: CartController) { paid += 1 }
    }

    @Test("A controller's buttons, bar items and notifications call its methods, and end when they are to")
    func controller() throws {
        let cart = CartController()
        let shop = Shop()
        cart.delegate = shop
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        window.rootViewController = cart
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let button = try #require(cart.view.subviews.first as? UIButton)
        // The override from the extension has run.
        #expect(button.frame == CGRect(x: 16, y: 508, width: 288, height: 44))
        cart.press()
        #expect(shop.paid == 1)
        NotificationCenter.default.post(name: .priceChanged, object: nil, userInfo: ["price": 7])
        NotificationCenter.default.post(name: .signedOut, object: nil)
        #expect(cart.heard == ["pay", "price 7", "empty"])
        let help = UIButton()
        cart.listenToHelp(help)
        help.sendActions(for: .touchUpInside)
        #expect(cart.heard.last == "help")
        cart.deafen()
        cart.press()
        NotificationCenter.default.post(name: .priceChanged, object: nil)
        #expect(cart.heard.count == 4)
        NotificationCenter.default.post(name: .signedOut, object: nil)
        #expect(cart.heard.count == 5)
        cart.navigationItem.leftBarButtonItem?.performPrimaryAction()
        cart.navigationItem.rightBarButtonItem?.performPrimaryAction()
        #expect(cart.heard.suffix(2) == ["empty", "done"])
    }

    @Test("An outlet with an observer is set by its setter, though it is private")
    func observedOutlet() throws {
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="totalLabel" destination="l"/></connections></placeholder>
            <label id="l" text="7"/></objects></document>
            """
        let cart = CartController()
        let document = try InterfaceDocument(data: Data(xib.utf8), name: "Cart.xib")
        let build = UINib(document).build(withOwner: cart)
        #expect(cart.heard == ["total 7"] && build.reports == [])
    }

    @Test("A view's timer calls its method, and what is attached to its superview is called")
    func view() {
        let banner = NoticeView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        let screen = UIView()
        var closed = 0
        screen.onClose = { closed += 1 }
        screen.addSubview(banner)
        #expect(banner.sizeThatFits(CGSize(width: 1000, height: 0)).width == UIScreen.main.bounds.width - 16)
        banner.show()
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
        #expect(banner.ticks == 3)
        banner.press()
        #expect(closed == 1 && banner.superview == nil)
    }
}
