import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("UITextField")
struct TextFieldTests {
    let field = UITextField()

    @Test("Defaults; a text of nil reads back empty")
    func defaults() {
        #expect(field.text == "" && field.placeholder == nil && field.font == .systemFont(ofSize: 17))
        #expect(field.borderStyle == .none && field.textAlignment == .natural && field.clearButtonMode == .never)
        #expect(!field.isEditing && !field.hasText && field.isUserInteractionEnabled)
        field.text = "a"
        field.text = nil
        #expect(field.text == "")
        field.font = .systemFont(ofSize: 9)
        field.font = nil
        field.textColor = nil
        #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
    }

    @Test("Without a border: the size of the text, or of the placeholder, at least a line, and 1.5 more")
    func plainSize() {
        #expect(field.intrinsicContentSize == size(0, 22))
        field.placeholder = "Test Test"
        #expect(field.intrinsicContentSize == size(69, 22))
        field.text = "Test"
        #expect(field.intrinsicContentSize == size(32.5, 22) && field.sizeThatFits(.zero) == size(32.5, 22))
        field.font = .systemFont(ofSize: 36)
        #expect(field.intrinsicContentSize.height == 44.5)
    }

    @Test(
        "With a border: 14 wider, and 34 high or a line and 12",
        arguments: [
            UITextField.BorderStyle.roundedRect, .line, .bezel,
        ])
    func borderSize(style: UITextField.BorderStyle) {
        field.borderStyle = style
        #expect(field.intrinsicContentSize == size(14, 34))
        field.text = "Test"
        #expect(field.intrinsicContentSize == size(46.5, 34))
        field.font = .systemFont(ofSize: 36)
        #expect(field.intrinsicContentSize.height == 55)
    }

    @Test("Attributed text and placeholder are measured in their fonts")
    func attributed() {
        let large = NSAttributedString(string: "n", attributes: [.font: UIFont.unit(1000)])
        field.attributedPlaceholder = large
        #expect(field.intrinsicContentSize.width == 556 && field.placeholder == "n")
        field.attributedText = large
        field.placeholder = nil
        #expect(field.intrinsicContentSize.width == 556 && field.text == "n")
        field.text = "n"
        #expect(field.intrinsicContentSize.width < 20 && field.attributedPlaceholder == nil)
    }

    @Test("What the size follows from marks the superview; observers of the text hear")
    func marks() throws {
        let superview = CountingView()
        superview.addSubview(field)
        #expect(superview.layouts { field.text = "a" } == 1)
        #expect(superview.layouts { field.text = "a" } == 0)
        #expect(superview.layouts { field.placeholder = "b" } == 1)
        #expect(superview.layouts { field.font = .systemFont(ofSize: 9) } == 1)
        #expect(superview.layouts { field.borderStyle = .line } == 1)
        #expect(told(field, \.text) { field.text = "c" } == 1)
        try expectTextKey("text", of: field, reads: \.text, afterSetting: "d")
        try expectTextKey("placeholder", of: field, reads: \.placeholder, afterSetting: "d")
        try expectTextKey("borderStyle", of: field, reads: \.borderStyle, afterSetting: .bezel)
    }

    @Test("Views at the sides are in the field while their modes say so, and take room from the text")
    func sides() {
        let left = UIView(frame: rect(0, 0, 20, 10)), right = UIView(frame: rect(0, 0, 30, 20))
        field.frame = rect(0, 0, 200, 34)
        field.borderStyle = .roundedRect
        field.leftView = left
        field.rightView = right
        #expect(field.subviews.isEmpty && field.textRect(forBounds: field.bounds) == rect(7, 0, 186, 34))
        field.leftViewMode = .always
        field.rightViewMode = .whileEditing
        #expect(field.subviews == [left] && field.intrinsicContentSize == size(34, 34))
        #expect(field.becomeFirstResponder())
        field.layoutIfNeeded()
        #expect(left.frame == rect(0, 12, 20, 10) && right.frame == rect(170, 7, 30, 20))
        #expect(field.textRect(forBounds: field.bounds) == rect(20, 0, 150, 34))
        #expect(field.editingRect(forBounds: field.bounds) == rect(20, 0, 150, 34))
        field.resignFirstResponder()
        #expect(field.subviews == [left])
        field.leftView = nil
        #expect(field.subviews.isEmpty)
    }

    @Test("The clear button stands at the right, and takes room as long as there is text")
    func clearButton() {
        field.clearButtonMode = .always
        let bounds = rect(0, 0, 100, 34)
        #expect(field.clearButtonRect(forBounds: bounds) == rect(81, 7.5, 19, 19))
        #expect(field.textRect(forBounds: bounds).width == 100)
        field.text = "a"
        #expect(field.textRect(forBounds: bounds).width == 81)
    }

    @Test("How text is typed is kept")
    func traits() {
        #expect(field.keyboardType == .default && field.autocapitalizationType == .sentences)
        #expect(!field.isSecureTextEntry && field.textContentType == nil && field.returnKeyType == .default)
        field.keyboardType = .emailAddress
        field.isSecureTextEntry = true
        field.textContentType = .password
        #expect(field.keyboardType == .emailAddress && field.isSecureTextEntry && field.textContentType == .password)
        #expect(field.keyboardType.rawValue == 7)
    }
}

@Suite("Editing a text field")
struct TextFieldEditingTests {
    final class Delegate: UITextFieldDelegate {
        let log: CallLog
        var allows = true
        init(_ log: CallLog) { self.log = log }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("shouldBegin") }
        func textFieldDidBeginEditing(_ textField: UITextField) { _ = note("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("shouldEnd") }
        func textFieldDidEndEditing(_ textField: UITextField) { _ = note("didEnd") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            note("change \(range.location) \(range.length) \(string)")
        }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { note("shouldClear") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("shouldReturn") }
        private func note(_ entry: String) -> Bool {
            log.note(entry)
            return allows
        }
    }

    let field = UITextField(), log = CallLog()

    init() {
        for (name, event) in [
            ("begin", .editingDidBegin), ("changed", .editingChanged), ("end", .editingDidEnd),
            ("exit", .editingDidEndOnExit), ("primary", .primaryActionTriggered),
        ] as [(String, UIControl.Event)] {
            field.addAction(UIAction { [log] _ in log.note(name) }, for: event)
        }
    }

    @Test("The delegate is asked and told, then actions are sent")
    func allowed() {
        let delegate = Delegate(log)
        field.delegate = delegate
        #expect(field.becomeFirstResponder() && field.isEditing && field.isFirstResponder)
        field.insertText("aé")
        field.insertText("😀")
        field.deleteBackward()
        field.insertText("\n")
        field.tapClearButton()
        #expect(field.resignFirstResponder() && !field.isEditing && field.text == "")
        #expect(
            log.calls == [
                "shouldBegin", "didBegin", "begin", "change 0 0 aé", "changed", "change 2 0 😀", "changed",
                "change 2 2 ", "changed", "shouldReturn", "exit", "primary", "shouldClear", "changed", "shouldEnd",
                "didEnd", "end",
            ])
    }

    @Test("A field that begins to be edited before it is in a window takes the keys of the one that it comes into")
    func early() {
        let (field, other, content) = (UITextField(), UITextField(), UIView())
        content.addSubview(field)
        content.addSubview(other)
        field.becomeFirstResponder()
        other.becomeFirstResponder()
        other.resignFirstResponder()
        let window = UIWindow(screen: .iPhone14)
        window.softwareKeyboardHeight = 300
        window.makeKeyAndVisible()
        window.addSubview(content)
        #expect(window.firstResponder === field && window.keyboardHeight == 300)
        window.typeText("a")
        #expect(field.text == "a" && other.text == "")
        // Once: a field that has left and comes back is asked again.
        other.becomeFirstResponder()
        content.removeFromSuperview()
        window.addSubview(content)
        #expect(window.firstResponder === other && !field.isEditing)
    }

    @Test("What the delegate refuses does not happen")
    func refused() {
        let delegate = Delegate(log)
        field.delegate = delegate
        field.text = "a"
        delegate.allows = false
        #expect(!field.becomeFirstResponder())
        field.insertText("b")
        field.insertText("\n")
        field.deleteBackward()
        field.tapClearButton()
        #expect(field.text == "a" && !field.isEditing)
        delegate.allows = true
        field.becomeFirstResponder()
        delegate.allows = false
        #expect(!field.resignFirstResponder() && field.isEditing)
        #expect(!log.calls.contains("changed") && !log.calls.contains("end"))
    }

    @Test("Without a delegate everything is allowed; a disabled field is not edited; setting text tells nobody")
    func alone() {
        field.isEnabled = false
        #expect(!field.becomeFirstResponder())
        field.isEnabled = true
        field.text = "a"
        #expect(log.calls.isEmpty)
        field.clearsOnBeginEditing = true
        #expect(field.becomeFirstResponder() && field.becomeFirstResponder() && field.text == "")
        field.deleteBackward()
        #expect(log.calls == ["begin"])
    }
}
