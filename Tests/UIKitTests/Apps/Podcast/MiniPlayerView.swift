import UIKit

protocol MiniPlayerViewDelegate: AnyObject {
    func miniPlayerDidTapToExpand(_ player: MiniPlayerView)
}

/// The player as a bar: a cover, a title, a button, and a thin line of progress at the top.
class MiniPlayerView: UIView {
    weak var delegate: MiniPlayerViewDelegate?

    private(set) lazy var coverView: UIImageView = {
        $0.layer.cornerRadius = 4
        $0.clipsToBounds = true
        $0.backgroundColor = .systemGray4
        return $0
    }(UIImageView())

    private(set) lazy var titleLabel: UILabel = {
        $0.font = .systemFont(ofSize: 15, weight: .medium)
        $0.lineBreakMode = .byTruncatingTail
        return $0
    }(UILabel())

    let playButton = PlayPauseButton()
    let progressView = UIProgressView(progressViewStyle: .bar)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        [coverView, titleLabel, playButton, progressView].forEach(addSubview)
        let tap = UITapGestureRecognizer(target: self, action: MiniPlayerView.tapped)
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 64) }

    override func layoutSubviews() {
        super.layoutSubviews()
        progressView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 2)
        let content = bounds.inset(by: UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16))
        coverView.frame = CGRect(x: content.minX, y: content.minY, width: content.height, height: content.height)
        playButton.frame = CGRect(x: content.maxX - 44, y: content.midY - 22, width: 44, height: 44)
        let left = coverView.frame.maxX + 12
        titleLabel.frame = CGRect(
            x: left, y: content.minY, width: playButton.frame.minX - 8 - left, height: content.height)
    }

    func show(title: String, position: TimeInterval, of duration: TimeInterval) {
        titleLabel.text = title
        progressView.progress = duration > 0 ? Float(position / duration) : 0
    }

    private func tapped() {
        delegate?.miniPlayerDidTapToExpand(self)
    }
}

/// A triangle, or two bars while it plays.
final class PlayPauseButton: UIControl {
    private let shape = CAShapeLayer()

    var isPlaying = false {
        didSet {
            guard isPlaying != oldValue else { return }
            setNeedsLayout()
            accessibilityLabel = isPlaying ? "Pause" : "Play"
        }
    }

    var onToggle: ((Bool) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        shape.fillColor = UIColor.label.cgColor
        layer.addSublayer(shape)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = "Play"
        addTarget(self, action: PlayPauseButton.toggle, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var symbolPath: CGPath? { shape.path }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.5 : 1 }
    }

    private func toggle() {
        isPlaying.toggle()
        onToggle?(isPlaying)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let box = bounds.insetBy(dx: bounds.width / 4, dy: bounds.height / 4)
        let path = UIBezierPath()
        if isPlaying {
            let width = box.width * 0.3
            path.append(UIBezierPath(rect: CGRect(x: box.minX, y: box.minY, width: width, height: box.height)))
            path.append(UIBezierPath(rect: CGRect(x: box.maxX - width, y: box.minY, width: width, height: box.height)))
        } else {
            path.move(to: CGPoint(x: box.minX, y: box.minY))
            path.addLine(to: CGPoint(x: box.maxX, y: box.midY))
            path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
            path.close()
        }
        shape.frame = bounds
        shape.path = path.cgPath
    }
}
