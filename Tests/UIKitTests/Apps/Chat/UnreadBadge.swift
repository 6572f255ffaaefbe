import UIKit

/// A count in a capsule, round for one digit; above 99 it says so.
final class UnreadBadge: UIView {
    private let label: UILabel = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 12, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        return label
    }()

    var count = 0 {
        didSet {
            guard count != oldValue else { return }
            label.text = count > 99 ? "99+" : String(count)
            isHidden = count == 0
            invalidateIntrinsicContentSize()
        }
    }

    var text: String? { label.text }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        isHidden = true
        isUserInteractionEnabled = false
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var intrinsicContentSize: CGSize {
        let text = label.intrinsicContentSize
        let height = text.height + 4
        return CGSize(width: max(height, text.width + 10), height: height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds
    }
}

/// A day between two lines.
final class DateSeparatorView: UITableViewHeaderFooterView {
    let titleLabel = UILabel()
    private let lines = [UIView(), UIView()]

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        titleLabel.font = .preferredFont(forTextStyle: .caption2)
        titleLabel.textAlignment = .center
        for line in lines {
            line.backgroundColor = .separator
            contentView.addSubview(line)
        }
        contentView.addSubview(titleLabel)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var lineFrames: [CGRect] { lines.map(\.frame) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds.insetBy(dx: 16, dy: 0)
        let text = titleLabel.sizeThatFits(area.size)
        titleLabel.bounds.size = text
        titleLabel.center = CGPoint(x: area.midX, y: area.midY)
        let length = (area.width - text.width) / 2 - 8
        lines[0].frame = CGRect(x: area.minX, y: area.midY, width: length, height: 1)
        lines[1].frame = CGRect(x: area.maxX - length, y: area.midY, width: length, height: 1)
    }
}
