import UIKit

/// The head of an opened mail, whose details fold away.
final class ThreadHeaderView: UIView {
    private let subjectLabel: UILabel = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 22, weight: .bold)
        label.numberOfLines = 0
        return label
    }()
    private let detailLabel: UILabel = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.numberOfLines = 0
        label.isHidden = true
        return label
    }()
    private lazy var toggleButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Details", for: .normal)
        button.setTitle("Hide", for: .selected)
        button.addTarget(self, action: ThreadHeaderView.toggle, for: .touchUpInside)
        button.setContentHuggingPriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        return button
    }()
    private lazy var topRow: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [subjectLabel, toggleButton])
        stack.alignment = .top
        stack.spacing = 12
        return stack
    }()
    private lazy var stack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [topRow, detailLabel])
        stack.axis = .vertical
        stack.spacing = 6
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
        stack.translatesAutoresizingMaskIntoConstraints = false
        return stack
    }()

    private(set) var isExpanded = false

    init(subject: String, details: [String]) {
        super.init(frame: .zero)
        subjectLabel.text = subject
        detailLabel.text = details.joined(separator: "\n")
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var button: UIButton { toggleButton }
    var details: UILabel { detailLabel }

    private func toggle() {
        isExpanded.toggle()
        toggleButton.isSelected = isExpanded
        UIView.animate(withDuration: 0.25) {
            self.detailLabel.isHidden = !self.isExpanded
            self.detailLabel.alpha = self.isExpanded ? 1 : 0
            self.superview?.layoutIfNeeded()
        }
    }
}
