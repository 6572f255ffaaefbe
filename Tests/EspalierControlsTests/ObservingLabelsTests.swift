import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("Labels that follow labels")
struct ObservingLabelsTests {
    @Test("The text of one label follows that of another, and the observer's end ends it")
    func follows() {
        var label1: UILabel? = UILabel()
        let label2 = UILabel()
        if let label1 {
            BlockObserver.of(label1).add(label2, keyPath: \.text, options: .new) { label, _, change in
                label.text = change.newValue ?? nil
            }
        }
        label2.text = "a"
        #expect(label1?.text == "a")
        label2.text = nil
        #expect(label1?.text == nil)
        weak let gone = label1
        label1 = nil
        label2.text = "b"
        #expect(gone == nil)
    }

    @Test("By text, the block gets the label, the target and the change")
    func byText() throws {
        let label1 = UILabel(), label2 = UILabel()
        try BlockObserver.of(label1).add(label2, keyPath: "text", options: [.old, .new]) { label, target, change in
            #expect(target === label2)
            label.text = change.newValue as? String
            label.name = change.oldValue as? String
        }
        label2.text = "a"
        label2.text = "b"
        #expect(label1.text == "b" && label1.name == "a")
        BlockObserver.of(label1).remove(label2, keyPath: "text")
        label2.text = "c"
        #expect(label1.text == "b")
    }

    @Test("A list of labels, and two labels that follow one another")
    func lists() {
        let sum = UILabel(), parts = (0..<3).map { _ in UILabel() }
        BlockObserver.of(sum).add(parts, keyPath: \.text) { sum, _, _ in
            sum.text = parts.compactMap(\.text).joined(separator: "+")
        }
        for (index, part) in parts.enumerated() { part.text = "\(index)" }
        #expect(sum.text == "0+1+2")
        BlockObserver.of(sum).removeAll()
        for (one, other) in [(parts[0], parts[1]), (parts[1], parts[0])] {
            BlockObserver.of(one).add(other, keyPath: \.text, options: [.new, .distinct]) { one, other, _ in
                one.text = other.text
            }
        }
        parts[1].text = "x"
        parts[0].text = "y"
        #expect(parts[1].text == "y" && sum.text == "0+1+2")
    }

    @Test("A key path over views to a label, a label's other properties, and the label read in a layout")
    func otherWays() {
        final class Row: UIView {
            let label = UILabel()
            private(set) var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                label.sizeToFit()
            }
        }
        let row = Row()
        var heard: [String?] = []
        let tokens = [
            row.observe(\.label.text, options: .new) { _, change in heard.append(change.newValue ?? nil) },
            row.label.observe(\.numberOfLines, options: .new) { _, change in heard.append("\(change.newValue ?? -1)") },
        ]
        row.layoutIfNeeded()
        row.label.text = "a"
        row.label.numberOfLines = 0
        #expect(heard == ["a", "0"])
        row.layoutIfNeeded()
        #expect(row.layouts == 2 && row.label.frame.width > 0)
        withExtendedLifetime(tokens) {}
    }
}
