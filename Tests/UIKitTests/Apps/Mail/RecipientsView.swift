import UIKit

/// A chip with a name and a cross.
final class RecipientChip: UIControl {
    let titleLabel = UILabel()
    private let cross = UILabel()
    private let padding = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 8)

    init(title: String) {
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.font = .systemFont(ofSize: 15)
        cross.text = "×"
        cross.font = .systemFont(ofSize: 15, weight: .bold)
        backgroundColor = .secondarySystemBackground
        [titleLabel, cross].forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let title = titleLabel.sizeThatFits(size)
        let mark = cross.sizeThatFits(size)
        return CGSize(
            width: padding.left + title.width + 4 + mark.width + padding.right,
            height: padding.top + max(title.height, mark.height) + padding.bottom)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.inset(by: padding)
        let markWidth = cross.sizeThatFits(inner.size).width
        let (mark, title) = inner.divided(atDistance: markWidth, from: .maxXEdge)
        cross.frame = mark
        titleLabel.frame = CGRect(x: title.minX, y: title.minY, width: title.width - 4, height: title.height)
        layer.cornerRadius = bounds.height / 2
    }
}

/// Chips in as many lines as they need, and a field behind the last one.
class RecipientsView: UIView {
    private enum Metrics {
        static let spacing: CGFloat = 6
        static let fieldWidth: CGFloat = 80
        static let lineHeight: CGFloat = 30
    }

    private(set) var chips: [RecipientChip] = []
    let field = UITextField()
    var onChange: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.placeholder = "To"
        field.addTarget(self, action: RecipientsView.commit, for: .primaryActionTriggered)
        addSubview(field)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func add(_ name: String) {
        let chip = RecipientChip(title: name)
        chip.addTarget(self, action: RecipientsView.removeChip(_:), for: .touchUpInside)
        chips.append(chip)
        addSubview(chip)
        changed()
    }

    private func commit() {
        guard let text = field.text?.trimmingCharacters(in: .whitespaces), !text.isEmpty else { return }
        field.text = nil
        add(text)
    }

    private func removeChip(_ chip: RecipientChip) {
        chips.removeAll { $0 === chip }
        chip.removeFromSuperview()
        changed()
    }

    private func changed() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        onChange?()
    }

    // MARK: - Layout

    private func arrange(in width: CGFloat, place: (UIView, CGRect) -> Void) -> CGFloat {
        var x: CGFloat = 0
        var y: CGFloat = 0
        func put(_ view: UIView, _ size: CGSize) {
            if x > 0, x + size.width > width {
                x = 0
                y += Metrics.lineHeight + Metrics.spacing
            }
            place(view, CGRect(x: x, y: y, width: min(size.width, width), height: Metrics.lineHeight))
            x += size.width + Metrics.spacing
        }
        let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
        for chip in chips { put(chip, chip.sizeThatFits(limit)) }
        put(field, CGSize(width: Metrics.fieldWidth, height: Metrics.lineHeight))
        return y + Metrics.lineHeight
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(in: bounds.width) { $0.frame = $1 }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrange(in: size.width) { _, _ in })
    }
}
