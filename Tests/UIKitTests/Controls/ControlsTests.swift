import Testing
import UIKit

/// A control of one's own, as they are written for iOS.
final class RatingControl: UIControl {
    private let buttons: [UIButton] = (0..<5).map { _ in UIButton(type: .custom) }

    var rating = 0 {
        didSet {
            rating = min(max(rating, 0), buttons.count)
            for (index, button) in buttons.enumerated() { button.isSelected = index < rating }
        }
    }

    override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : 0.5 }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (index, button) in buttons.enumerated() {
            button.tag = index + 1
            button.setTitle("-", for: .normal)
            button.setTitle("*", for: .selected)
            button.addTarget(self, action: RatingControl.tapped(_:), for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func tapped(_ sender: UIButton) {
        rating = sender.tag
        sendActions(for: .valueChanged)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 220, height: 44) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // A larger area than the bounds.
        guard isUserInteractionEnabled, bounds.insetBy(dx: -10, dy: -10).contains(point) else { return nil }
        return super.hitTest(point, with: event) ?? self
    }
}

final class LoginViewController: UIViewController, UITextFieldDelegate {
    let userField = UITextField()
    let passwordField = UITextField()
    let loginButton = UIButton(type: .system)
    private(set) var didLogIn = false

    override func viewDidLoad() {
        super.viewDidLoad()
        userField.autocorrectionType = .no
        userField.returnKeyType = .next
        passwordField.isSecureTextEntry = true
        passwordField.returnKeyType = .go
        for field in [userField, passwordField] {
            field.borderStyle = .roundedRect
            field.delegate = self
            field.addTarget(self, action: LoginViewController.textChanged, for: .editingChanged)
            view.addSubview(field)
        }
        loginButton.setTitle("Log in", for: .normal)
        loginButton.isEnabled = false
        loginButton.addAction(UIAction { [unowned self] _ in logIn() }, for: .touchUpInside)
        view.addSubview(loginButton)
    }

    func textChanged() {
        loginButton.isEnabled = userField.hasText && passwordField.hasText
    }

    func logIn() {
        view.endEditing(true)
        didLogIn = true
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let text = (textField.text ?? "") as NSString
        return text.replacingCharacters(in: range, with: string).count <= 8
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === userField {
            passwordField.becomeFirstResponder()
        } else {
            logIn()
        }
        return false
    }
}

@Suite("Controls written for iOS")
struct ControlsTests {
    @Test("A control made of buttons sends its own event")
    func rating() throws {
        let control = RatingControl()
        control.sizeToFit()
        control.layoutIfNeeded()
        var heard: [Int] = []
        control.addAction(
            UIAction { heard.append(($0.sender as? RatingControl)?.rating ?? -1) }, for: .valueChanged)
        let fourth = try #require(control.viewWithTag(4) as? UIButton)
        #expect(fourth.frame == CGRect(x: 132, y: 0, width: 44, height: 44))
        fourth.sendActions(for: .touchUpInside)
        #expect(heard == [4] && control.subviews.map { ($0 as? UIButton)?.currentTitle } == ["*", "*", "*", "*", "-"])
        control.isEnabled = false
        #expect(control.alpha == 0.5)
        #expect(control.hitTest(CGPoint(x: -5, y: -5), with: nil) === control)
        #expect(control.hitTest(CGPoint(x: -15, y: 0), with: nil) == nil)
    }

    @Test("Text fields ask their delegate, tell their targets, and end editing")
    func textFields() {
        let controller = LoginViewController()
        controller.loadViewIfNeeded()
        #expect(controller.userField.becomeFirstResponder() && controller.userField.isEditing)
        controller.userField.insertText("ada")
        controller.userField.insertText("lovelace")
        #expect(controller.userField.text == "ada" && !controller.loginButton.isEnabled)
        controller.userField.insertText("\n")
        #expect(controller.passwordField.isFirstResponder)
        controller.passwordField.insertText("secret")
        #expect(controller.loginButton.isEnabled)
        controller.passwordField.insertText("\n")
        #expect(controller.didLogIn && !controller.passwordField.isEditing && !controller.userField.isEditing)
    }

    @Test("Switches, sliders, steppers and segments keep their values and tell of them")
    func values() {
        let toggle = UISwitch()
        let slider = UISlider()
        let segments = UISegmentedControl(items: ["One", "Two"])
        slider.minimumValue = 10
        slider.maximumValue = 20
        slider.value = 50
        segments.selectedSegmentIndex = 0
        var events = 0
        for control in [toggle, slider, segments] as [UIControl] {
            control.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        }
        toggle.isOn = true
        #expect(slider.value == 20 && events == 0)
        segments.tapSegment(at: 1)
        #expect(segments.selectedSegmentIndex == 1 && events == 1)
    }
}
