import UIKit

protocol ChatInputBarDelegate: AnyObject {
    func inputBar(_ bar: ChatInputBar, didSend text: String)
    func inputBarDidChangeHeight(_ bar: ChatInputBar)
}

extension ChatInputBarDelegate {
    func inputBarDidChangeHeight(_ bar: ChatInputBar) {}
}

/// A text that grows to at most five lines, a placeholder in it while it is empty, and a button that sends it.
class ChatInputBar: UIView, UITextViewDelegate {
    private enum Constants {
        static let maximumHeight: CGFloat = 120
        static let minimumHeight: CGFloat = 36
    }

    weak var delegate: ChatInputBarDelegate?

    let textView = UITextView()
    let placeholderLabel = UILabel()
    let sendButton = UIButton(type: .system)
    private lazy var textHeight = textView.heightAnchor.constraint(equalToConstant: Constants.minimumHeight)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUpViews()
        setUpConstraints()
        textDidChange()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpViews()
        setUpConstraints()
    }

    private func setUpViews() {
        backgroundColor = .secondarySystemBackground
        textView.isScrollEnabled = false
        textView.font = .systemFont(ofSize: 17)
        textView.textContainerInset = UIEdgeInsets(top: 8, left: 6, bottom: 8, right: 6)
        textView.layer.cornerRadius = 18
        textView.delegate = self
        placeholderLabel.text = "Message"
        placeholderLabel.textColor = .placeholderText
        sendButton.setTitle("Send", for: .normal)
        sendButton.addTarget(self, action: ChatInputBar.send, for: .touchUpInside)
        sendButton.setContentHuggingPriority(.defaultHigh + 1, for: .horizontal)
        sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
        for view in [textView, placeholderLabel, sendButton] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    private func setUpConstraints() {
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            textView.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 12),
            textView.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
            textHeight,
            sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 8),
            sendButton.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -12),
            sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
            sendButton.heightAnchor.constraint(equalToConstant: Constants.minimumHeight),
            placeholderLabel.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 11),
            placeholderLabel.topAnchor.constraint(equalTo: textView.topAnchor, constant: 8),
        ])
    }

    func textViewDidChange(_ textView: UITextView) {
        textDidChange()
    }

    private func textDidChange() {
        let trimmed = textView.text.trimmingCharacters(in: .whitespacesAndNewlines)
        placeholderLabel.isHidden = textView.hasText
        sendButton.isEnabled = !trimmed.isEmpty
        let width = textView.bounds.width > 0 ? textView.bounds.width : 200
        let wish = textView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let height = min(max(wish, Constants.minimumHeight), Constants.maximumHeight)
        textView.isScrollEnabled = wish > Constants.maximumHeight
        guard height != textHeight.constant else { return }
        textHeight.constant = height
        delegate?.inputBarDidChangeHeight(self)
    }

    private func send() {
        let text = textView.text.trimmingCharacters(in: .whitespacesAndNewlines)
        textView.text = ""
        textDidChange()
        delegate?.inputBar(self, didSend: text)
    }
}
