import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("UITextView")
struct TextViewTests {
    let view = UITextView()

    @Test("Defaults; a text of nil reads back empty")
    func defaults() {
        #expect(view.text == "" && view.isEditable && view.isSelectable && view.font == nil && view.isScrollEnabled)
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5 && view.textContainer.maximumNumberOfLines == 0)
        view.text = "a"
        view.text = nil
        #expect(view.text == "")
        let scrolling: UIScrollView = view
        #expect(scrolling.contentOffset == .zero)
    }

    @Test("No wish while it scrolls; else the text, the insets and 5 points at both ends")
    func sizes() {
        view.text = "Test"
        #expect(view.intrinsicContentSize == size(-1, -1))
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize == size(34.5, 30.5))
        view.font = .systemFont(ofSize: 17)
        #expect(view.intrinsicContentSize == size(42.5, 36.5))
        view.text = "Test Test"
        #expect(view.intrinsicContentSize == size(79, 36.5))
        #expect(view.sizeThatFits(size(60, 0)) == size(42.5, 57))
        #expect(view.sizeThatFits(size(79, 0)) == size(79, 36.5))
        view.textContainerInset = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 10)
        #expect(view.sizeThatFits(size(79, 0)) == size(62.5, 44))
        view.text = ""
        #expect(view.intrinsicContentSize == size(30, 23.5))
    }

    @Test("The container's padding and number of lines count")
    func container() {
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 17)
        view.text = "x\nx\nx"
        let superview = CountingView()
        superview.addSubview(view)
        let width = view.intrinsicContentSize.width
        #expect(superview.layouts { view.textContainer.lineFragmentPadding = 0 } == 1)
        #expect(view.intrinsicContentSize.width == width - 10)
        #expect(superview.layouts { view.textContainer.maximumNumberOfLines = 2 } == 1)
        #expect(view.intrinsicContentSize.height == 57)
    }

    @Test("Only a view that does not scroll marks its superview; observers hear either way")
    func marks() throws {
        let superview = CountingView()
        superview.addSubview(view)
        #expect(superview.layouts { view.text = "a" } == 0)
        #expect(superview.layouts { view.isScrollEnabled = false } == 1)
        #expect(superview.layouts { view.text = "b" } == 1)
        #expect(superview.layouts { view.text = "b" } == 0)
        #expect(told(view, \.text) { view.text = "c" } == 1)
        try expectTextKey("isEditable", of: view, reads: \.isEditable, afterSetting: false)
    }

    @Test("The content's size is what the text takes in the width of the bounds")
    func contentSize() {
        view.frame = rect(0, 0, 60, 40)
        view.font = .systemFont(ofSize: 17)
        view.text = "Test Test"
        view.layoutIfNeeded()
        #expect(view.contentSize == size(60, 57))
        view.frame.size.width = 100
        view.layoutIfNeeded()
        #expect(view.contentSize == size(100, 37))
    }

    @Test("The content's size needs no layout; what is set stays until the text or the width changes")
    func contentSizeAtOnce() {
        view.frame = rect(0, 0, 60, 40)
        view.font = .systemFont(ofSize: 17)
        view.text = "Test Test"
        #expect(view.contentSize == size(60, 57))
        view.frame.size.width = 100
        #expect(view.contentSize == size(100, 37))
        view.contentSize = size(7, 8)
        #expect(view.contentSize == size(7, 8))
        view.text = "Test Test Test Test"
        #expect(view.contentSize == size(100, 57))
        view.text = ""
        #expect(view.contentSize == size(100, 37))
    }

    @Test("The content's height is in whole points: 50 lines of 20 points are 1194 high, and wish 1193.5")
    func wholeContent() {
        let view = UITextView(frame: rect(0, 0, 300, 100))
        view.font = .systemFont(ofSize: 20)
        view.textContainerInset = .zero
        view.text = Array(repeating: "a", count: 50).joined(separator: "\n")
        #expect(view.contentSize == size(300, 1194))
        #expect(view.sizeThatFits(size(300, 0)).height == 1193.5)
    }

    @Test("Attributed text is measured in its fonts")
    func attributed() {
        view.isScrollEnabled = false
        view.attributedText = NSAttributedString(string: "n", attributes: [.font: UIFont.unit(1000)])
        #expect(view.intrinsicContentSize.width == 566 && view.text == "n")
        #expect(view.attributedText.string == "n")
    }

    final class Delegate: UITextViewDelegate {
        let log: CallLog
        var allows = true
        init(_ log: CallLog) { self.log = log }
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allows }
        func textViewDidBeginEditing(_ textView: UITextView) { log.note("begin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { allows }
        func textViewDidEndEditing(_ textView: UITextView) { log.note("end") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            log.note("change \(range.location) \(range.length) \(text)")
            return allows
        }
        func textViewDidChange(_ textView: UITextView) { log.note("changed") }
        func textViewDidChangeSelection(_ textView: UITextView) { log.note("selection") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.note("scrolled") }
    }

    @Test("The delegate is asked and told of typing at the selection, and of scrolling")
    func editing() {
        let log = CallLog(), delegate = Delegate(log)
        view.delegate = delegate
        view.text = "ac"
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 1, length: 0)
        view.insertText("b😀")
        view.deleteBackward()
        #expect(view.text == "abc" && view.selectedRange == NSRange(location: 2, length: 0))
        view.selectedRange = NSRange(location: 0, length: 99)
        #expect(view.selectedRange.length == 3)
        view.deleteBackward()
        view.deleteBackward()
        view.contentOffset.y = 5
        view.resignFirstResponder()
        #expect(
            log.calls == [
                "begin", "selection", "change 1 0 b😀", "changed", "change 2 2 ", "changed", "selection", "change 0 3 ",
                "changed", "scrolled", "end",
            ])
    }

    @Test("What the delegate refuses does not happen, nor what an uneditable view is asked")
    func refused() {
        let log = CallLog(), delegate = Delegate(log)
        view.delegate = delegate
        delegate.allows = false
        #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
        view.insertText("a")
        delegate.allows = true
        view.isEditable = false
        #expect(!view.becomeFirstResponder())
        view.insertText("a")
        #expect(view.text == "" && !log.calls.contains("changed"))
    }
}
