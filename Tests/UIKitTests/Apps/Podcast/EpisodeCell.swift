import UIKit

/// A ring that fills while something is fetched, and gives way to a tick.
final class DownloadRing: UIView {
    enum State: Equatable {
        case none, loading(CGFloat), done
    }

    private let track = CAShapeLayer()
    private let ring = CAShapeLayer()
    private let tick = CAShapeLayer()

    var state = State.none {
        didSet { if state != oldValue { update() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for shape in [track, ring, tick] {
            shape.fillColor = nil
            shape.lineWidth = 2
            shape.lineCap = .round
            shape.strokeColor = UIColor.systemPurple.cgColor
            layer.addSublayer(shape)
        }
        track.strokeColor = UIColor.systemGray4.cgColor
        update()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var filled: CGFloat { ring.strokeEnd }
    var showsTick: Bool { !tick.isHidden }
    var tickPath: CGPath? { tick.path }

    private func update() {
        isHidden = state == .none
        tick.isHidden = state != .done
        ring.isHidden = state == .done
        track.isHidden = state == .done
        if case .loading(let part) = state { ring.strokeEnd = part } else { ring.strokeEnd = 0 }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let circle = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 1, startAngle: -.pi / 2,
            endAngle: .pi * 1.5, clockwise: true)
        track.path = circle.cgPath
        ring.path = circle.cgPath
        let mark = UIBezierPath()
        mark.move(to: CGPoint(x: bounds.width * 0.25, y: bounds.height * 0.55))
        mark.addLine(to: CGPoint(x: bounds.width * 0.45, y: bounds.height * 0.75))
        mark.addLine(to: CGPoint(x: bounds.width * 0.8, y: bounds.height * 0.3))
        tick.path = mark.cgPath
    }
}

/// An episode: a date, a title, a summary of three lines, and how far it is fetched.
final class EpisodeCell: UITableViewCell {
    let dateLabel = UILabel()
    let titleLabel = UILabel()
    let summaryLabel = UILabel()
    let downloadRing = DownloadRing()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        dateLabel.font = .preferredFont(forTextStyle: .caption1)
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        titleLabel.numberOfLines = 0
        summaryLabel.font = .preferredFont(forTextStyle: .subheadline)
        summaryLabel.numberOfLines = 3
        let texts = UIStackView(arrangedSubviews: [dateLabel, titleLabel, summaryLabel])
        texts.axis = .vertical
        texts.spacing = 2
        texts.setCustomSpacing(6, after: titleLabel)
        let row = UIStackView(arrangedSubviews: [texts, downloadRing])
        row.alignment = .center
        row.spacing = 12
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        downloadRing.setContentHuggingPriority(.required, for: .horizontal)
        downloadRing.setContentCompressionResistancePriority(.required, for: .horizontal)
        downloadRing.setContentHuggingPriority(.required, for: .vertical)
        row.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor).isActive = true
        row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor).isActive = true
        row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor).isActive = true
        row.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor).isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        downloadRing.state = .none
    }
}
