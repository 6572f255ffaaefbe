import Testing
import UIKit

/// A slider of one's own, which follows a touch.
private final class Knob: UIControl {
    private(set) var value: CGFloat = 0
    private(set) var log: [String] = []

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log.append("begin")
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        value = touch.location(in: self).x
        sendActions(for: .valueChanged)
        return super.continueTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        log.append("end")
    }

    override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        log.append("cancel")
    }
}

private final class Finger: UITouch {
    var point = CGPoint.zero
    override func location(in view: UIView?) -> CGPoint { point }
}

private final class Described: UIView {
    override var debugDescription: String { "<Described \(tag)>" }
}

private final class Listener {
    private(set) var taps = 0
    func tapped() { taps += 1 }
}

@Suite("Members as they are used on iOS")
struct MemberTests {
    @Test("A control's own tracking is called with a touch that says where it is")
    func tracking() {
        let knob = Knob()
        var heard = 0
        knob.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
        let finger = Finger()
        finger.point = CGPoint(x: 12, y: 3)
        #expect(knob.beginTracking(finger, with: nil) && knob.continueTracking(finger, with: UIEvent()))
        knob.endTracking(finger, with: nil)
        knob.cancelTracking(with: nil)
        #expect(knob.value == 12 && heard == 1 && knob.log == ["begin", "end", "cancel"])
        #expect(finger.previousLocation(in: knob) == finger.point)
        let touch = UITouch()
        #expect(touch.phase == .began && touch.tapCount == 0 && touch.view == nil && touch.window == nil)
        #expect(touch.location(in: nil) == .zero && Set([touch, finger]).count == 2)
        let control = UIControl()
        #expect(control.beginTracking(touch, with: nil) && control.continueTracking(touch, with: nil))
    }

    @Test("removeTarget takes out one target's actions, or all, for events")
    func removing() {
        let button = UIButton()
        let (one, two) = (Listener(), Listener())
        for listener in [one, two] {
            button.addTarget(listener, action: Listener.tapped, for: [.touchUpInside, .touchDown])
        }
        button.removeTarget(one, action: nil, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        #expect(one.taps == 1 && two.taps == 2)
        button.removeTarget(nil, action: nil, for: .allEvents)
        button.sendActions(for: .touchDown)
        #expect(one.taps == 1 && two.taps == 2 && button.allControlEvents == [])
    }

    @Test("debugDescription is the description, unless it is overridden")
    func descriptions() {
        let view = Described()
        view.tag = 4
        #expect(view.debugDescription == "<Described 4>" && String(reflecting: view) == "<Described 4>")
        let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(plain.debugDescription == plain.description)
        let constraint = plain.widthAnchor.constraint(equalToConstant: 3)
        #expect(constraint.debugDescription == constraint.description)
        #expect(UILayoutGuide().debugDescription.contains("UILayoutGuide"))
    }

    @Test("The direction of reading follows from what a view says of its content")
    func direction() {
        let view = UIView()
        #expect(UIView.userInterfaceLayoutDirection(for: view.semanticContentAttribute) == .leftToRight)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(UIView.userInterfaceLayoutDirection(for: view.semanticContentAttribute) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    }

    @Test("Fonts of labels, fields and text views follow the user's size where they are told to")
    func sizes() {
        let window = UIWindow(screen: .iPhone14)
        let label = UILabel(), field = UITextField(), text = UITextView()
        for view in [label, field, text] as [UIView & UIContentSizeCategoryAdjusting] {
            view.adjustsFontForContentSizeCategory = true
            window.addSubview(view)
        }
        label.font = .preferredFont(forTextStyle: .body)
        field.font = .preferredFont(forTextStyle: .body)
        text.font = .preferredFont(forTextStyle: .body)
        window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        window.layoutIfNeeded()
        #expect([label.font, field.font, text.font].map { $0?.pointSize } == [21, 21, 21])
    }

    @Test("The keyboard's guide lies on the safe area, as there is no keyboard")
    func keyboard() {
        let window = UIWindow(screen: .iPhone14)
        let controller = UIViewController()
        window.rootViewController = controller
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
        ])
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 0, y: 844 - 34 - 50, width: 390, height: 50))
    }

    @Test("A dimmed tint is grey, for the view and all below it that say nothing else")
    func tint() {
        let (root, inner, leaf) = (UIView(), UIView(), UIButton(type: .system))
        root.addSubview(inner)
        inner.addSubview(leaf)
        root.tintColor = .red
        #expect(leaf.tintAdjustmentMode == .normal && leaf.tintColor == .red)
        root.tintAdjustmentMode = .dimmed
        #expect(leaf.tintAdjustmentMode == .dimmed && inner.tintAdjustmentMode == .dimmed)
        #expect(leaf.tintColor == UIColor(white: 0.2126, alpha: 1) && leaf.currentTitleColor == leaf.tintColor)
        inner.tintAdjustmentMode = .normal
        #expect(leaf.tintColor == .red && root.tintColor != .red)
        inner.tintAdjustmentMode = .automatic
        #expect(leaf.tintAdjustmentMode == .dimmed)
    }

    @Test("A text view scrolls until a part of its text is in sight, and no further")
    func revealing() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.font = .systemFont(ofSize: 10)
        view.text = (0..<20).map { "line \($0)" }.joined(separator: "\n")
        let line = UIFont.systemFont(ofSize: 10).lineHeight
        view.scrollRangeToVisible(NSRange(location: 0, length: 3))
        #expect(view.contentOffset == .zero)
        let range = (view.text as NSString).range(of: "line 9")
        view.scrollRangeToVisible(range)
        // Its line ends below eight points and ten lines, to the pixel.
        #expect(abs(view.contentOffset.y - (8 + 10 * line - 60)) < 1)
        let offset = view.contentOffset
        view.scrollRangeToVisible((view.text as NSString).range(of: "line 8"))
        #expect(view.contentOffset == offset)
        view.scrollRangeToVisible((view.text as NSString).range(of: "line 1\n"))
        #expect(abs(view.contentOffset.y - (8 + line)) < 1)
        view.scrollRangeToVisible(NSRange(location: 9_999, length: 1))
        #expect(abs(view.contentOffset.y - (8 + 20 * line - 60)) < 1)
        view.attributedText = NSAttributedString(
            string: "big\nsmall", attributes: [.font: UIFont.systemFont(ofSize: 80)])
        view.contentOffset = .zero
        view.scrollRangeToVisible(NSRange(location: 4, length: 0))
        // A line that is higher than the view begins where the view does.
        #expect(view.contentOffset.y > 60)
    }

    @Test("A text that wraps is scrolled by its lines, whole words counted")
    func wrapping() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        view.font = .systemFont(ofSize: 10)
        view.text = Array(repeating: "abcdefgh", count: 12).joined(separator: " ")
        let lines = Int(
            ((view.sizeThatFits(CGSize(width: 80, height: 0)).height - 16)
                / UIFont.systemFont(ofSize: 10).lineHeight).rounded())
        #expect(lines == 12)
        let line = UIFont.systemFont(ofSize: 10).lineHeight
        for index in 0..<12 {
            view.contentOffset = .zero
            view.scrollRangeToVisible(NSRange(location: index * 9, length: 1))
            let bottom = 8 + CGFloat(index + 1) * line
            #expect(abs(view.contentOffset.y - max(0, bottom - 40)) < 1, "\(index)")
        }
    }
}
