import EspalierViews
import Foundation
import Synchronization
import Testing

@Suite("Keyboards")
struct KeyboardTests {
    let window = UIWindow(screen: .iPhone14)
    let content = UIView()
    let field = UIView()

    init() {
        content.frame = window.bounds
        window.addSubview(content)
        content.addSubview(field)
        field.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            field.heightAnchor.constraint(equalToConstant: 40),
            field.bottomAnchor.constraint(equalTo: content.keyboardLayoutGuide.topAnchor),
        ])
        window.makeKeyAndVisible()
    }

    /// What is posted with the window as the object, while `body` runs.
    private func posted(_ body: () -> Void) -> [Notification] {
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ]
        nonisolated(unsafe) var found: [Notification] = []
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { found.append($0) }
        }
        body()
        for token in tokens { NotificationCenter.default.removeObserver(token) }
        return found
    }

    @Test("The guide is above the keyboard while there is one, and at the bottom of the safe area otherwise")
    func guide() {
        #expect(field.frame.maxY == 810)
        window.showKeyboard(height: 336)
        #expect(field.frame == CGRect(x: 0, y: 468, width: 390, height: 40))
        #expect(content.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 508, width: 390, height: 336))
        #expect(window.keyboardHeight == 336)
        window.showKeyboard(height: 200)
        #expect(field.frame.maxY == 644)
        window.hideKeyboard()
        #expect(field.frame.maxY == 810 && window.keyboardHeight == 0)
    }

    @Test("A view that does not fill the window is covered in part, or not at all")
    func partly() {
        let part = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 200))
        content.addSubview(part)
        window.showKeyboard(height: 300)
        #expect(part.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 144, width: 100, height: 56))
        part.frame.origin.y = 100
        #expect(part.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 200, width: 100, height: 0))
        part.frame.origin.y = 700
        #expect(part.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 200))
    }

    @Test("Notifications tell the frames on the screen, and come in UIKit's order, the last by the clock")
    func notifications() {
        let shown = posted {
            window.showKeyboard(height: 336)
            window.showKeyboard(height: 336)
        }
        #expect(
            shown.map(\.name) == [
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
            ])
        let frame = (shown[1].userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        #expect(frame == CGRect(x: 0, y: 508, width: 390, height: 336))
        let begin = (shown[1].userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue
        #expect(begin?.minY == 844)
        #expect(shown[1].userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        #expect((shown[1].userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == 7)
        #expect(posted { window.clock.advance(by: 0.25) }.map(\.name).last == UIResponder.keyboardDidShowNotification)
        let hidden = posted {
            window.hideKeyboard()
            window.hideKeyboard()
            window.clock.advance(by: 1)
        }
        #expect(
            hidden.map(\.name) == [
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
                UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
            ])
    }

    @Test("Values of rectangles, points and sizes")
    func values() {
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: frame).cgRectValue == frame)
        #expect(NSValue(cgPoint: frame.origin).cgPointValue == frame.origin)
        #expect(NSValue(cgSize: frame.size).cgSizeValue == frame.size)
    }
}

/// A view that can take keys.
private final class KeyView: UIView, UIKeyInput {
    var text = ""
    var accepts = true
    var gives = true
    var commands: [UIKeyCommand] = []
    var input: UIView?
    var accessory: UIView?

    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = text.popLast() }
    override var canBecomeFirstResponder: Bool { accepts }
    override var canResignFirstResponder: Bool { gives }
    override var keyCommands: [UIKeyCommand]? { commands }
    override var inputView: UIView? { input }
    override var inputAccessoryView: UIView? { accessory }
    func clear() { text = "" }
    func clear(by command: UIKeyCommand) { text = command.input ?? "" }
}

@Suite("First responders")
struct FirstResponderTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let first = KeyView()
    private let second = KeyView()

    init() {
        window.addSubview(first)
        window.addSubview(second)
        window.makeKeyAndVisible()
    }

    @Test("One is the first responder; another makes it give way, if it does")
    func handingOver() {
        #expect(window.firstResponder == nil && !first.isFirstResponder)
        #expect(first.becomeFirstResponder() && first.isFirstResponder && first.becomeFirstResponder())
        #expect(second.becomeFirstResponder() && !first.isFirstResponder && window.firstResponder === second)
        second.gives = false
        #expect(!first.becomeFirstResponder() && second.isFirstResponder && !second.resignFirstResponder())
        second.gives = true
        #expect(second.resignFirstResponder() && window.firstResponder == nil && second.resignFirstResponder())
        first.accepts = false
        #expect(!first.becomeFirstResponder())
        #expect(!KeyView().becomeFirstResponder() && !UIResponder().becomeFirstResponder())
        #expect(!UIView().canBecomeFirstResponder && UIView().canResignFirstResponder)
    }

    @Test("A view that has left the window is its first responder no more")
    func leaving() {
        first.becomeFirstResponder()
        first.removeFromSuperview()
        #expect(window.firstResponder == nil)
    }

    @Test("A keyboard comes by itself only where the test says how high it is")
    func automatic() {
        first.becomeFirstResponder()
        #expect(window.keyboardHeight == 0)
        window.softwareKeyboardHeight = 216
        #expect(window.keyboardHeight == 216 && window.softwareKeyboardHeight == 216)
        second.accessory = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        second.becomeFirstResponder()
        #expect(window.keyboardHeight == 260)
        second.input = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        #expect(window.keyboardHeight == 260)
        second.reloadInputViews()
        #expect(window.keyboardHeight == 144)
        second.resignFirstResponder()
        #expect(window.keyboardHeight == 0)
        window.softwareKeyboardHeight = nil
        first.becomeFirstResponder()
        #expect(window.keyboardHeight == 0)
    }

    @Test("What it asks for stands at the bottom of the window, in front, as long as it is the first responder")
    func docked() {
        let button = UIView(frame: CGRect(x: 10, y: 4, width: 50, height: 30))
        let accessory = UIView(frame: CGRect(x: 7, y: 9, width: 20, height: 44))
        accessory.addSubview(button)
        first.accessory = accessory
        window.softwareKeyboardHeight = 216
        first.becomeFirstResponder()
        #expect(accessory.window === window && accessory.convert(accessory.bounds, to: window) == rect(0, 140, 300, 44))
        #expect(window.hitTest(CGPoint(x: 20, y: 150), with: nil) === button)
        // Below it the keyboard is no view.
        #expect(window.hitTest(CGPoint(x: 20, y: 250), with: nil) === window)
        window.frame.size = CGSize(width: 200, height: 500)
        window.layoutIfNeeded()
        #expect(accessory.convert(accessory.bounds, to: window) == rect(0, 240, 200, 44))
        let input = UIView()
        input.translatesAutoresizingMaskIntoConstraints = true
        let inside = UIView()
        inside.translatesAutoresizingMaskIntoConstraints = false
        input.addSubview(inside)
        NSLayoutConstraint.activate([
            inside.topAnchor.constraint(equalTo: input.topAnchor), inside.heightAnchor.constraint(equalToConstant: 90),
            inside.bottomAnchor.constraint(equalTo: input.bottomAnchor),
        ])
        first.input = input
        first.reloadInputViews()
        #expect(window.keyboardHeight == 134)
        #expect(accessory.convert(accessory.bounds, to: window) == rect(0, 366, 200, 44))
        #expect(input.convert(input.bounds, to: window) == rect(0, 410, 200, 90))
        let count = window.subviews.count
        second.becomeFirstResponder()
        #expect(accessory.window == nil && input.superview == nil && window.subviews.count == count - 1)
        second.resignFirstResponder()
        #expect(window.keyboardHeight == 0)
    }

    @Test("Text goes to the first responder")
    func typing() {
        #expect(!window.typeText("a"))
        first.becomeFirstResponder()
        #expect(window.typeText("ab") && first.text == "ab" && first.hasText)
    }

    @Test("A key does the first command of the chain that is for it, by the responder whose method it is")
    func keys() {
        first.text = "x"
        first.commands = [
            UIKeyCommand(input: "k", modifierFlags: .command, action: KeyView.clear as (KeyView) -> () -> Void),
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: KeyView.clear(by:)),
            UIKeyCommand(input: "q", modifierFlags: [], action: nil),
        ]
        #expect(!window.pressKey("k", modifiers: .command))
        first.becomeFirstResponder()
        #expect(!window.pressKey("k") && !window.pressKey("q") && window.pressKey("k", modifiers: .command))
        #expect(first.text == "" && window.pressKey(UIKeyCommand.inputEscape) && first.text == "UIKeyInputEscape")
    }
}
