import EspalierControls
import EspalierViews
import Foundation
import Testing

private final class Stubborn: UITextFieldDelegate, UITextViewDelegate {
    var asked = 0
    var ended = 0
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        asked += 1
        return false
    }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        asked += 1
        return false
    }
    func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
    func textViewDidEndEditing(_ textView: UITextView) { ended += 1 }
}

@Suite("Ending editing of a whole tree")
struct EndEditingTests {
    private func tree(_ leaf: UIView) -> UIView {
        let root = UIView(), middle = UIView()
        root.addSubview(middle)
        middle.addSubview(leaf)
        return root
    }

    @Test("A field, a text view or a search bar below ends; without one there is nothing to end")
    func ends() {
        let field = UITextField(), text = UITextView(), bar = UISearchBar()
        for (leaf, begin, isEdited) in [
            (field as UIView, field.becomeFirstResponder, { field.isEditing }),
            (text, text.becomeFirstResponder, { text.isFirstResponder }),
            (bar, bar.becomeFirstResponder, { bar.isFirstResponder }),
        ] as [(UIView, () -> Bool, () -> Bool)] {
            let root = tree(leaf)
            #expect(!root.endEditing(false))
            #expect(begin() && isEdited())
            #expect(root.endEditing(false) && !isEdited())
        }
        #expect(field.becomeFirstResponder() && field.endEditing(false) && !field.isEditing)
    }

    @Test("A delegate can keep it, unless it is forced, and hears of the end")
    func forced() {
        let delegate = Stubborn()
        let field = UITextField(), text = UITextView()
        field.delegate = delegate
        text.delegate = delegate
        let root = tree(field)
        root.addSubview(text)
        #expect(field.becomeFirstResponder() && text.becomeFirstResponder())
        #expect(!root.endEditing(false) && field.isEditing && text.isFirstResponder)
        #expect(delegate.asked == 2 && delegate.ended == 0)
        #expect(root.endEditing(true) && !field.isEditing && !text.isFirstResponder)
        #expect(delegate.asked == 4 && delegate.ended == 2)
    }
}
