import UIKit

/// A line of text that runs through, again and again, where it is longer than the view.
final class MarqueeLabel: UIView {
    private let first = UILabel()
    private let second = UILabel()
    private let gap: CGFloat = 40
    private let speed: CGFloat = 30

    var text: String? {
        didSet {
            first.text = text
            second.text = text
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        for label in [first, second] {
            label.font = .systemFont(ofSize: 20, weight: .bold)
            addSubview(label)
        }
        setContentHuggingPriority(.required, for: .vertical)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var isRunning: Bool { first.layer.animation(forKey: "run") != nil }
    var labelFrames: [CGRect] { [first.frame, second.frame] }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: first.intrinsicContentSize.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = first.intrinsicContentSize.width
        let overflows = width > bounds.width
        first.frame = CGRect(x: 0, y: 0, width: overflows ? width : bounds.width, height: bounds.height)
        second.frame = CGRect(x: width + gap, y: 0, width: width, height: bounds.height)
        first.textAlignment = overflows ? .natural : .center
        second.isHidden = !overflows
        overflows ? start(distance: width + gap) : stop()
    }

    private func start(distance: CGFloat) {
        for label in [first, second] {
            let run = CABasicAnimation(keyPath: "transform.translation.x")
            run.fromValue = 0
            run.toValue = -distance
            run.duration = CFTimeInterval(distance / speed)
            run.repeatCount = .infinity
            label.layer.add(run, forKey: "run")
        }
    }

    private func stop() {
        [first, second].forEach { $0.layer.removeAnimation(forKey: "run") }
    }
}
