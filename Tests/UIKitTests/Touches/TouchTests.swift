import Testing
import UIKit

@Suite("Touches, as applications use them")
struct TouchTests {
    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    @Test("A card follows the finger, settles at the nearer end or by its velocity, and opens with a tap")
    func pullCard() {
        let controller = PullCard()
        let window = show(controller)
        #expect(controller.card.frame.minY == 520)
        let finger = window.beginTouch(at: CGPoint(x: 160, y: 540))
        window.moveTouch(finger, to: CGPoint(x: 160, y: 500))
        window.moveTouch(finger, to: CGPoint(x: 160, y: 440))
        #expect(controller.card.frame.minY == 420)
        window.clock.advance(by: 0.2)
        window.endTouch(finger)
        #expect(controller.card.frame.minY == 520 && controller.position == .closed)
        window.drag(from: CGPoint(x: 160, y: 540), to: CGPoint(x: 160, y: 440), duration: 0.1)
        #expect(controller.card.frame.minY == 100 && controller.position == .open)
        // The list scrolls, the card stays.
        window.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 290), hold: 0.2)
        #expect(controller.list.contentOffset.y == 100 && controller.card.frame.minY == 100)
        window.tap(at: CGPoint(x: 160, y: 120))
        #expect(controller.position == .closed)
        window.tap(at: CGPoint(x: 160, y: 540))
        #expect(controller.position == .open)
    }

    @Test("An image is enlarged and turned at a time, and put back by a double tap")
    func pinchImage() {
        let controller = UIViewController()
        let window = show(controller)
        let view = PinchImage(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
        controller.view.addSubview(view)
        window.pinch(at: CGPoint(x: 160, y: 160), from: 80, to: 160, angle: .pi / 2)
        let transform = view.imageView.transform
        #expect(abs(transform.a) < 1e-9 && abs(transform.b - 2) < 1e-9)
        window.tap(view.imageView, count: 2)
        #expect(view.imageView.transform.isIdentity)
    }

    @Test("A row is lifted by a long press and dropped elsewhere; a quick drag moves none")
    func reordering() {
        let controller = UIViewController()
        let window = show(controller)
        let stack = ReorderingStack(["A", "B", "C", "D"])
        stack.frame = CGRect(x: 0, y: 100, width: 320, height: 200)
        controller.view.addSubview(stack)
        var orders: [[String]] = []
        stack.didReorder = { orders.append($0) }
        window.drag(from: CGPoint(x: 100, y: 125), to: CGPoint(x: 100, y: 225))
        #expect(orders.isEmpty)
        window.drag(from: CGPoint(x: 100, y: 125), to: CGPoint(x: 100, y: 225), delay: 0.5)
        window.layoutIfNeeded()
        #expect(orders == [["B", "C", "A", "D"]])
        #expect(stack.rows.map(\.frame.minY) == [0, 50, 100, 150])
    }

    @Test("A form scrolls its field above the keyboard, goes on with return, and lets the keyboard go with a tap")
    func keyboardForm() {
        let form = KeyboardForm()
        let window = show(form)
        window.softwareKeyboardHeight = 260
        window.tap(form.fields[5])
        #expect(form.fields[5].isFirstResponder && window.keyboardHeight == 260)
        #expect(form.keyboardFrames == [CGRect(x: 0, y: 380, width: 320, height: 260)])
        let field = form.fields[5].convert(form.fields[5].bounds, to: window)
        #expect(field.maxY <= 380)
        window.typeText("one")
        window.typeText("\n")
        #expect(form.fields[5].text == "one" && form.fields[6].isFirstResponder && form.keyboardFrames.count == 1)
        window.tap(at: CGPoint(x: 5, y: 5))
        #expect(window.firstResponder == nil && window.keyboardHeight == 0 && form.scrollView.contentInset.bottom == 0)
    }
}
