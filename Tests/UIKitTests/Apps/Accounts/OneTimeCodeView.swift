import UIKit

/// Boxes for the digits of a code; the keyboard types into the whole view.
final class OneTimeCodeView: UIView, UIKeyInput {
    let length: Int
    private(set) var code = "" {
        didSet {
            update()
            if code.count == length { onComplete?(code) }
        }
    }
    var onComplete: ((String) -> Void)?
    private var labels: [UILabel] = []
    private let box = CGSize(width: 44, height: 56)
    private let gap: CGFloat = 8

    var keyboardType: UIKeyboardType = .numberPad
    var textContentType: UITextContentType? = .oneTimeCode

    init(length: Int) {
        self.length = length
        super.init(frame: .zero)
        labels = (0..<length).map { _ in
            let label = UILabel()
            label.textAlignment = .center
            label.font = .monospacedDigitSystemFont(ofSize: 28, weight: .semibold)
            label.layer.borderWidth = 1
            label.layer.cornerRadius = 8
            addSubview(label)
            return label
        }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: OneTimeCodeView.tapped))
        update()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var canBecomeFirstResponder: Bool { true }

    var texts: [String] { labels.map { $0.text ?? "" } }
    var activeIndex: Int? { labels.firstIndex { $0.layer.borderWidth == 2 } }

    var hasText: Bool { !code.isEmpty }

    func insertText(_ text: String) {
        let digits = text.filter(\.isNumber)
        guard !digits.isEmpty else { return }
        code = String((code + digits).prefix(length))
    }

    func deleteBackward() {
        guard hasText else { return }
        code.removeLast()
    }

    private func tapped() {
        becomeFirstResponder()
        update()
    }

    private func update() {
        let digits = Array(code)
        for (index, label) in labels.enumerated() {
            label.text = index < digits.count ? String(digits[index]) : nil
            label.layer.borderWidth = isFirstResponder && index == digits.count ? 2 : 1
        }
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(length) * (box.width + gap) - gap, height: box.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let start = (bounds.width - intrinsicContentSize.width) / 2
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(
                origin: CGPoint(x: start + CGFloat(index) * (box.width + gap), y: (bounds.height - box.height) / 2),
                size: box)
        }
    }
}
