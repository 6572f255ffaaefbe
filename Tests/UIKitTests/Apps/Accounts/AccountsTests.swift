import Testing
import UIKit

@Suite("Accounts")
struct AccountsTests {
    @Test("A label goes up when something is typed, and an error takes room below the line")
    func floatingLabel() {
        let field = FloatingLabelField()
        field.title = "E-mail"
        field.validator = { $0.contains("@") ? nil : "That is no address" }
        let stage = AppStage(fitting: field, width: 300)
        #expect(field.frame.height ≈ (18 + 30 + 1 + 4))
        #expect(isNear(field.labelFrame.midY, 33))
        #expect(field.labelFrame.minX ≈ 0)
        let large = field.labelFrame.width
        stage.window.tap(field.textField)
        stage.type("ada")
        #expect(isNear(field.labelFrame.minY, 0))
        #expect(isNear(field.labelFrame.width, large * 0.75))
        #expect(isNear(field.labelFrame.minX, 0))
        field.textField.resignFirstResponder()
        stage.layOut()
        #expect(field.error == "That is no address")
        #expect(isNear(field.frame.height, 53 + field.errorFrame.height))
        #expect(field.errorFrame.height > 10)
        field.textField.becomeFirstResponder()
        stage.type("@b")
        #expect(field.error == nil)
        #expect(field.frame.height ≈ 53)
    }

    @Test("A password's bars are as many as its virtues")
    func strength() {
        let view = PasswordStrengthView()
        let stage = AppStage(fitting: view, width: 212)
        #expect(view.barFrames ≈ [0, 54, 108, 162].map { CGRect(x: $0, y: 0, width: 50, height: 4) })
        view.password = "Abc"
        #expect(view.score == 1)
        #expect(view.colors == [.systemRed, .systemGray5, .systemGray5, .systemGray5])
        view.password = "Abcdefg1!"
        #expect(view.score == 4)
        #expect(view.colors == Array(repeating: .systemGreen, count: 4))
        stage.layOut()
    }

    @Test("Digits go into their boxes, and others are not taken")
    func oneTimeCode() {
        let view = OneTimeCodeView(length: 4)
        var codes: [String] = []
        view.onComplete = { codes.append($0) }
        let stage = AppStage(view, frame: CGRect(x: 0, y: 100, width: 390, height: 80))
        #expect(view.subviews.map(\.frame.minX) ≈ [95, 147, 199, 251])
        #expect(view.subviews[0].frame.minY ≈ 12)
        stage.window.tap(view)
        #expect(view.isFirstResponder)
        #expect(view.activeIndex == 0)
        stage.type("1a2")
        view.deleteBackward()
        #expect(view.texts == ["1", "", "", ""])
        #expect(view.activeIndex == 1)
        stage.type("98765")
        #expect(view.texts == ["1", "9", "8", "7"])
        #expect(codes == ["1987"])
        #expect(view.activeIndex == nil)
    }

    @Test("Fields stay above the keyboard; nothing is sent before all is right")
    func signUp() {
        final class Listener: SignUpControllerDelegate {
            var emails: [String] = []
            func signUp(_ controller: SignUpController, didFinishWith email: String) { emails.append(email) }
        }
        let controller = SignUpController()
        let listener = Listener()
        controller.delegate = listener
        let stage = AppStage(controller)
        stage.window.softwareKeyboardHeight = 400
        #expect(controller.scrollView.frame ≈ CGRect(x: 0, y: 0, width: 390, height: 844))
        // What does not scroll is not moved into the safe area.
        #expect(stage.frame(of: controller.emailField).minY ≈ 200)
        #expect(controller.emailField.frame.width ≈ 342)
        stage.window.tap(controller.emailField.textField)
        stage.type("ada@example.com\nPassword1!\n")
        stage.wait(1)
        #expect(controller.repeatField.textField.isFirstResponder)
        #expect(controller.strengthView.score == 4)
        #expect(controller.scrollView.contentInset.bottom ≈ 366)
        #expect(stage.frame(of: controller.repeatField).maxY <= 444)
        stage.type("Password1\n")
        stage.wait(1)
        #expect(controller.scrollView.contentInset.bottom == 0)
        #expect(controller.repeatField.error == "Not the same")
        controller.termsBox.isOn = true
        controller.submitButton.sendActions(for: .touchUpInside)
        #expect(listener.emails.isEmpty)
        controller.repeatField.textField.becomeFirstResponder()
        stage.type("!")
        controller.submitButton.sendActions(for: .touchUpInside)
        #expect(listener.emails == ["ada@example.com"])
    }

    @Test("The logo stands a third of the way down, and one button is filled")
    func welcome() {
        let controller = WelcomeController()
        var choices: [WelcomeController.Choice] = []
        controller.onChoice = { choices.append($0) }
        let stage = AppStage(controller)
        let top = stage.frame(of: controller.buttons[0]).minY
        #expect(isNear(controller.logoView.frame.minY - 47, (top - controller.logoView.frame.maxY) / 2))
        #expect(controller.logoView.frame.size ≈ CGSize(width: 120, height: 120))
        #expect(controller.logoView.frame.midX ≈ 195)
        #expect(stage.frame(of: controller.buttons[2]).maxY ≈ (844 - 34 - 12))
        stage.window.tap(controller.buttons[2])
        #expect(choices == [.guest])
    }

    @Test("A wrong code is asked for again")
    func code() throws {
        let controller = CodeController(expected: "123456")
        let stage = AppStage(UINavigationController(rootViewController: controller))
        #expect(controller.codeView.isFirstResponder)
        stage.type("123450")
        stage.wait(1)
        let alert = try #require(controller.presentedViewController as? UIAlertController)
        alert.choose("Again")
        #expect(!controller.isAccepted)
        controller.codeView.becomeFirstResponder()
        controller.codeView.deleteBackward()
        stage.type("6")
        #expect(controller.isAccepted)
        #expect(stage.frame(of: controller.codeView).minX ≈ 0)
    }

    @Test("The coordinator shows each step, and goes back when an account is made")
    func coordinator() throws {
        let navigation = UINavigationController()
        let coordinator = AccountCoordinator(navigationController: navigation)
        coordinator.start()
        let stage = AppStage(navigation)
        let welcome = try #require(navigation.topViewController as? WelcomeController)
        stage.window.tap(welcome.buttons[1])
        stage.wait(1)
        let signUp = try #require(navigation.topViewController as? SignUpController)
        signUp.delegate?.signUp(signUp, didFinishWith: "ada@example.com")
        stage.layOut()
        #expect(coordinator.finishedEmail == "ada@example.com")
        #expect(navigation.topViewController === welcome)
        stage.window.tap(welcome.buttons[0])
        stage.wait(1)
        #expect(navigation.topViewController is CodeController)
    }
}
