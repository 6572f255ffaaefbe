import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("Touches on fields")
struct FieldTouchTests {
    let window = shownWindow()

    private final class Delegate: UITextFieldDelegate {
        var calls: [String] = []
        var lets = true
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin \(textField.tag)") }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end \(textField.tag)") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { lets }
    }

    @Test("A tap begins editing, and ends that of another field; a keyboard stays meanwhile")
    func fields() {
        let delegate = Delegate()
        let fields = (0..<2).map { number in
            let field = UITextField(frame: rect(0, CGFloat(number) * 50, 200, 34))
            field.tag = number
            field.delegate = delegate
            window.addSubview(field)
            return field
        }
        window.softwareKeyboardHeight = 216
        nonisolated(unsafe) var heights: [String] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: window, queue: nil
        ) { _ in heights.append("changes") }
        defer { NotificationCenter.default.removeObserver(token) }
        window.tap(fields[0])
        #expect(fields[0].isFirstResponder && window.firstResponder === fields[0] && window.keyboardHeight == 216)
        window.typeText("ab")
        window.tap(fields[1])
        #expect(!fields[0].isEditing && fields[1].isEditing && fields[0].text == "ab")
        #expect(delegate.calls == ["begin 0", "end 0", "begin 1"] && heights.count == 1)
        delegate.lets = false
        window.tap(fields[0])
        #expect(fields[1].isEditing && !fields[0].isEditing)
        delegate.lets = true
        #expect(window.endEditing(false) && window.firstResponder == nil && window.keyboardHeight == 0)
        fields[0].isEnabled = false
        window.tap(fields[0])
        #expect(window.firstResponder == nil)
    }

    @Test("A text view begins editing with a tap, not with a drag")
    func textViews() {
        let text = UITextView(frame: rect(0, 0, 200, 50))
        text.text = String(repeating: "line\n", count: 30)
        window.addSubview(text)
        window.drag(from: CGPoint(x: 50, y: 40), to: CGPoint(x: 50, y: 10))
        #expect(!text.isFirstResponder && text.contentOffset.y > 0)
        window.tap(text)
        #expect(text.isFirstResponder && window.firstResponder === text)
        let field = UITextField(frame: rect(0, 100, 200, 34))
        window.addSubview(field)
        window.tap(field)
        #expect(!text.isFirstResponder)
        text.isEditable = false
        window.tap(text)
        #expect(!text.isFirstResponder)
    }

    @Test("A search bar's field is tapped; ending editing reaches other first responders too")
    func others() {
        let bar = UISearchBar(frame: rect(0, 0, 320, 56))
        window.addSubview(bar)
        window.tap(bar)
        #expect(bar.isFirstResponder && window.firstResponder === bar.searchTextField)
        final class Own: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let own = Own()
        window.addSubview(own)
        #expect(own.becomeFirstResponder() && !bar.isFirstResponder)
        #expect(window.endEditing(true) && !own.isFirstResponder && !window.endEditing(true))
    }
}
