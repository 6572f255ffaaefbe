import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("UILabel")
struct LabelTests {
    let label = UILabel()

    @Test("Defaults")
    func defaults() {
        #expect(label.text == nil)
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
        #expect(label.textAlignment == .natural)
        #expect(label.numberOfLines == 1)
        #expect(label.preferredMaxLayoutWidth == 0)
        #expect(label.isEnabled)
        #expect(!label.isUserInteractionEnabled)
        #expect(!UILabel(frame: rect(1, 2, 3, 4)).isUserInteractionEnabled)
        #expect(UILabel(frame: rect(1, 2, 3, 4)).frame == rect(1, 2, 3, 4))
        #expect(UILabel(coder: NSCoder())?.isUserInteractionEnabled == false)
    }

    @Test("What is set is read back; font and colour go back to their defaults with nil")
    func roundTrip() {
        label.text = "a"
        label.font = .boldSystemFont(ofSize: 3)
        label.textColor = .red
        label.textAlignment = .right
        label.numberOfLines = 4
        label.preferredMaxLayoutWidth = 50
        label.isEnabled = false
        label.isUserInteractionEnabled = true
        #expect(label.text == "a" && label.font == .boldSystemFont(ofSize: 3) && label.textColor == .red)
        #expect(label.textAlignment == .right && label.numberOfLines == 4 && label.preferredMaxLayoutWidth == 50)
        #expect(!label.isEnabled && label.isUserInteractionEnabled)
        label.font = nil
        label.textColor = nil
        label.text = nil
        #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label && label.text == nil)
    }

    @Test("The text is the stored property textProperty")
    func storedText() {
        label.text = "a"
        #expect(label[stored: UILabel.textProperty] == "a")
        label[stored: UILabel.textProperty] = "b"
        #expect(label.text == "b")
    }

    @Test("A touch passes through a label")
    func hitTest() {
        let root = UIView(frame: rect(0, 0, 100, 100))
        label.frame = root.bounds
        root.addSubview(label)
        #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    }

    @Test("Without text the size is zero", arguments: [nil, ""] as [String?])
    func empty(text: String?) {
        label.text = text
        #expect(label.intrinsicContentSize == .zero)
        #expect(label.sizeThatFits(size(100, 100)) == .zero)
    }

    @Test("One line does not wrap, whatever width there is")
    func oneLine() {
        label.text = "Test Test"
        label.preferredMaxLayoutWidth = 40
        // 2 × 32.2525 and a space of 4.3367.
        #expect(label.intrinsicContentSize == size(69, 20.5))
        #expect(label.sizeThatFits(size(40, 10)) == size(69, 20.5))
    }

    @Test("Several lines wrap at the given width, and at preferredMaxLayoutWidth", arguments: [0, 2, 3])
    func severalLines(lines: Int) {
        label.text = "Test Test"
        label.numberOfLines = lines
        #expect(label.intrinsicContentSize == size(69, 20.5))
        #expect(label.sizeThatFits(size(40, 10)) == size(32.5, 41))
        #expect(label.sizeThatFits(size(69, 10)) == size(69, 20.5))
        #expect(label.sizeThatFits(size(0, 10)) == size(69, 20.5))
        label.preferredMaxLayoutWidth = 40
        #expect(label.intrinsicContentSize == size(32.5, 41))
        #expect(label.sizeThatFits(.zero) == size(69, 20.5))
    }

    @Test("sizeToFit keeps the origin")
    func sizeToFit() {
        label.frame = rect(10, 20, 300, 300)
        label.text = "Test"
        label.sizeToFit()
        #expect(label.frame == rect(10, 20, 32.5, 20.5))
    }

    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let marks: Bool
        let act: @Sendable (UILabel) -> Void

        init(_ title: String, marks: Bool, _ act: @escaping @Sendable (UILabel) -> Void) {
            testDescription = title
            self.marks = marks
            self.act = act
        }
    }

    static let changes = [
        Change("another text", marks: true) { $0.text = "b" },
        Change("no text", marks: true) { $0.text = nil },
        Change("the same text", marks: false) { $0.text = "a" },
        Change("another font", marks: true) { $0.font = .systemFont(ofSize: 18) },
        Change("the same font", marks: false) { $0.font = .systemFont(ofSize: 17) },
        Change("another number of lines", marks: true) { $0.numberOfLines = 0 },
        Change("the same number of lines", marks: false) { $0.numberOfLines = 1 },
        Change("another width to wrap at", marks: true) { $0.preferredMaxLayoutWidth = 9 },
        Change("colour, alignment, activity", marks: false) { label in
            label.textColor = .red
            label.textAlignment = .center
            label.isEnabled = false
        },
    ]

    @Test("A change of the intrinsic size marks the superview, and nothing else", arguments: changes)
    func marks(change: Change) {
        final class CountingLabel: UILabel {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let root = CountingView()
        let superview = CountingView()
        let label = CountingLabel()
        root.addSubview(superview)
        superview.addSubview(label)
        label.text = "a"
        root.layoutIfNeeded()
        let before = (root.layouts, superview.layouts, label.layouts)
        change.act(label)
        root.layoutIfNeeded()
        #expect(superview.layouts == before.1 + (change.marks ? 1 : 0))
        #expect(root.layouts == before.0)
        #expect(label.layouts == before.2)
    }
}
