import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("AUTOLAYOUT 3.3, 7.1: texts on several lines are as high as their width asks")
struct WrappingTextTests {
    static let sentence = "Nothing is drawn; a label is its text, and the size that the text takes on its lines."

    let root = UIView(frame: rect(0, 0, 120, 600))
    let below = UIView()

    /// Puts a view between the sides of the root, and a line below it.
    private func lay(_ view: UIView) {
        for view in [view, below] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.rightAnchor.constraint(equalTo: root.rightAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            below.topAnchor.constraint(equalTo: view.bottomAnchor), below.heightAnchor.constraint(equalToConstant: 1),
            below.leftAnchor.constraint(equalTo: root.leftAnchor), below.widthAnchor.constraint(equalToConstant: 1),
        ])
        root.layoutIfNeeded()
    }

    private func expectHeight(_ view: UIView, _ height: CGFloat, _ location: SourceLocation = #_sourceLocation) {
        #expect(view.frame == rect(0, 0, root.bounds.width, height), sourceLocation: location)
        #expect(below.frame.minY == height, sourceLocation: location)
        #expect(!view.hasAmbiguousLayout && root.layoutConflicts.isEmpty, sourceLocation: location)
    }

    @Test("A label follows its width, its text, its font and its number of lines")
    func label() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = Self.sentence
        lay(label)
        let line = UILabel().with(text: "x").intrinsicContentSize.height
        let narrow = label.sizeThatFits(CGSize(width: 120, height: 0)).height
        #expect(narrow > 4 * line)
        expectHeight(label, narrow)

        root.frame.size.width = 240
        root.layoutIfNeeded()
        let wide = label.sizeThatFits(CGSize(width: 240, height: 0)).height
        #expect(wide < narrow && wide > line)
        expectHeight(label, wide)

        label.font = .systemFont(ofSize: 30)
        root.layoutIfNeeded()
        expectHeight(label, label.sizeThatFits(CGSize(width: 240, height: 0)).height)
        label.font = .systemFont(ofSize: 17)
        label.numberOfLines = 2
        root.layoutIfNeeded()
        expectHeight(label, UILabel().with(text: "x\nx", lines: 2).intrinsicContentSize.height)
        label.numberOfLines = 1
        root.layoutIfNeeded()
        expectHeight(label, line)
        label.numberOfLines = 0
        root.layoutIfNeeded()
        expectHeight(label, wide)
        label.text = "x"
        root.layoutIfNeeded()
        expectHeight(label, line)
        label.text = nil
        root.layoutIfNeeded()
        expectHeight(label, 0)
    }

    @Test("preferredMaxLayoutWidth takes the place of the width, until it is 0 again")
    func preferredWidth() {
        let label = UILabel().with(text: Self.sentence, lines: 0)
        label.preferredMaxLayoutWidth = 60
        lay(label)
        expectHeight(label, label.sizeThatFits(CGSize(width: 60, height: 0)).height)
        label.preferredMaxLayoutWidth = 0
        root.layoutIfNeeded()
        expectHeight(label, label.sizeThatFits(CGSize(width: 120, height: 0)).height)
    }

    @Test("A subclass that adds to the intrinsic size, or to the rectangle of the text, is as high as it says")
    func padded() {
        final class Padded: UILabel {
            override var intrinsicContentSize: CGSize {
                let size = super.intrinsicContentSize
                return CGSize(width: size.width + 10, height: size.height + 20)
            }
        }
        final class Bordered: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                let inner = bounds.insetBy(dx: 8, dy: 0)
                let text = super.textRect(forBounds: inner, limitedToNumberOfLines: numberOfLines)
                return text.insetBy(dx: -8, dy: -3)
            }
        }
        let plain = UILabel().with(text: Self.sentence, lines: 0)
        let label = Padded().with(text: Self.sentence, lines: 0)
        lay(label)
        expectHeight(label, plain.sizeThatFits(CGSize(width: 120, height: 0)).height + 20)
        label.removeFromSuperview()
        let bordered = Bordered().with(text: Self.sentence, lines: 0)
        lay(bordered)
        expectHeight(bordered, plain.sizeThatFits(CGSize(width: 104, height: 0)).height + 6)
    }

    @Test("A label as wide as it likes is on one line, and no wider than what holds it")
    func free() {
        let label = UILabel().with(text: "two words", lines: 0)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leftAnchor.constraint(equalTo: root.leftAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
            label.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(origin: .zero, size: label.intrinsicContentSize))
        root.frame.size.width = 50
        root.layoutIfNeeded()
        #expect(label.frame == rect(0, 0, 50, label.sizeThatFits(CGSize(width: 50, height: 0)).height))
    }

    @Test("A text view that does not scroll is as high as its text; one that scrolls has no wish")
    func textView() {
        let view = UITextView()
        view.isScrollEnabled = false
        view.text = Self.sentence
        lay(view)
        expectHeight(view, view.sizeThatFits(CGSize(width: 120, height: 0)).height)
        view.text = "x"
        root.layoutIfNeeded()
        expectHeight(view, view.sizeThatFits(CGSize(width: 120, height: 0)).height)
        view.textContainerInset = .zero
        root.layoutIfNeeded()
        expectHeight(view, view.sizeThatFits(CGSize(width: 120, height: 0)).height)
        view.isScrollEnabled = true
        root.layoutIfNeeded()
        #expect(view.frame.height == 0)
    }

    @Test("A column of texts is fitted for a width, each asked once for it, and stacks hold them")
    func fitting() {
        final class Counting: UILabel {
            var asked = 0
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
                if bounds.width < 1000 { asked += 1 }
                return super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
            }
        }
        let labels = (1...3).map { Counting().with(text: String(repeating: Self.sentence, count: $0), lines: 0) }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = 5
        let size = stack.systemLayoutSizeFitting(
            CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(labels.allSatisfy { $0.asked == 1 })
        let heights = labels.map { $0.sizeThatFits(CGSize(width: 100, height: 0)).height }
        #expect(size == CGSize(width: 100, height: heights.reduce(10, +)))
    }
}

extension UILabel {
    fileprivate func with(text: String, lines: Int = 1) -> Self {
        self.text = text
        numberOfLines = lines
        return self
    }
}
