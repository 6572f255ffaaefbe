import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("AUTOLAYOUT 2.2, 3.2: controls say when their wishes change")
struct ChangingWishTests {
    /// A control, and what may change its size, with what that is called.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let make: @Sendable () -> UIView
        let change: @Sendable (UIView) -> Void

        var testDescription: String { name }

        init<Control: UIView>(
            _ name: String, _ make: @Sendable @escaping () -> Control, _ change: @Sendable @escaping (Control) -> Void
        ) {
            self.name = name
            self.make = make
            self.change = { view in
                if let view = view as? Control { change(view) }
            }
        }
    }

    private static func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIImage(size: CGSize(width: width, height: height))
    }

    static let cases: [Case] = [
        Case("label's text", UILabel.init) { $0.text = "longer" },
        Case("label's font", { UILabel.reading("x") }) { $0.font = .systemFont(ofSize: 40) },
        Case("label's attributed text", UILabel.init) {
            $0.attributedText = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 50)])
        },
        Case("label's number of lines", { UILabel.reading("x\ny") }) { $0.numberOfLines = 2 },
        Case("button's title", { UIButton(type: .system) }) { $0.setTitle("a long title", for: .normal) },
        Case("button's image", { UIButton() }) { $0.setImage(Self.image(70, 80), for: .normal) },
        Case("button's title while it is selected", { UIButton.titled("a", selected: "a long title") }) {
            $0.isSelected = true
        },
        Case("button's insets", { UIButton.titled("a", selected: "b") }) {
            $0.contentEdgeInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        },
        Case("button's font", { UIButton.titled("a", selected: "b") }) {
            $0.titleLabel?.font = .systemFont(ofSize: 60)
        },
        Case("image view's image", UIImageView.init) { $0.image = Self.image(30, 40) },
        Case("image view's highlighted image", { UIImageView(image: Self.image(1, 2)) }) {
            $0.highlightedImage = Self.image(30, 40)
            $0.isHighlighted = true
        },
        Case("field's text", UITextField.init) { $0.text = "text" },
        Case("field's placeholder", UITextField.init) { $0.placeholder = "placeholder" },
        Case("field's border", UITextField.init) { $0.borderStyle = .roundedRect },
        Case("field's font", { UITextField.reading("x") }) { $0.font = .systemFont(ofSize: 70) },
        Case("segmented control's titles", { UISegmentedControl(items: ["a"]) }) {
            $0.insertSegment(withTitle: "a long title", at: 1, animated: false)
        },
        Case("page control's pages", UIPageControl.init) { $0.numberOfPages = 7 },
        Case("activity indicator's style", { UIActivityIndicatorView(style: .medium) }) { $0.style = .large },
        Case("text view's text", { UITextView.standing }) { $0.text = "a\nb\nc" },
        Case("text view's font", { UITextView.standing }) { $0.font = .systemFont(ofSize: 44) },
    ]

    @Test("The next pass gives a control the size that it wishes by then", arguments: cases)
    func changes(_ test: Case) {
        let root = UIView(frame: rect(0, 0, 500, 500))
        let view = test.make()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        let before = view.frame.size
        test.change(view)
        root.layoutIfNeeded()
        let wish = view.intrinsicContentSize
        let expected = CGSize(width: max(0, wish.width), height: max(0, wish.height))
        #expect(view.alignmentRect(forFrame: view.frame).size == expected)
        #expect(view.frame.size != before)
    }
}

extension UILabel {
    fileprivate static func reading(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }
}

extension UITextField {
    fileprivate static func reading(_ text: String) -> UITextField {
        let field = UITextField()
        field.text = text
        return field
    }
}

extension UITextView {
    fileprivate static var standing: UITextView {
        let view = UITextView()
        view.isScrollEnabled = false
        view.text = "x"
        return view
    }
}

extension UIButton {
    fileprivate static func titled(_ title: String, selected: String) -> UIButton {
        let button = UIButton()
        button.setTitle(title, for: .normal)
        button.setTitle(selected, for: .selected)
        return button
    }
}
