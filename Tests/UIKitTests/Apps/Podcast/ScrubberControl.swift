import UIKit

/// A position that a finger drags along a track; the thumb is larger while it does.
final class ScrubberControl: UIControl {
    private enum Metrics {
        static let trackHeight: CGFloat = 4
        static let thumb: CGFloat = 12
        static let activeThumb: CGFloat = 20
    }

    private let trackLayer = CALayer()
    private let elapsedLayer = CALayer()
    private let thumbLayer = CALayer()

    private(set) var isScrubbing = false
    private var grip: CGFloat = 0

    var position: CGFloat = 0 {
        didSet {
            position = min(max(position, 0), 1)
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        trackLayer.backgroundColor = UIColor.systemGray5.cgColor
        elapsedLayer.backgroundColor = UIColor.systemBlue.cgColor
        thumbLayer.backgroundColor = UIColor.systemBlue.cgColor
        [trackLayer, elapsedLayer, thumbLayer].forEach(layer.addSublayer)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var thumbFrame: CGRect { thumbLayer.frame }
    var elapsedFrame: CGRect { elapsedLayer.frame }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Metrics.activeThumb)
    }

    // MARK: - Tracking

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        guard abs(x - thumbLayer.position.x) <= 22 else { return false }
        grip = x - thumbLayer.position.x
        isScrubbing = true
        setNeedsLayout()
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x - grip
        position = (x - Metrics.thumb / 2) / (bounds.width - Metrics.thumb)
        sendActions(for: .valueChanged)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        isScrubbing = false
        setNeedsLayout()
        sendActions(for: .editingDidEnd)
    }

    override func cancelTracking(with event: UIEvent?) {
        isScrubbing = false
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let y = bounds.midY - Metrics.trackHeight / 2
        let x = Metrics.thumb / 2 + position * (bounds.width - Metrics.thumb)
        trackLayer.frame = CGRect(x: 0, y: y, width: bounds.width, height: Metrics.trackHeight)
        elapsedLayer.frame = CGRect(x: 0, y: y, width: x, height: Metrics.trackHeight)
        let side = isScrubbing ? Metrics.activeThumb : Metrics.thumb
        thumbLayer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        thumbLayer.position = CGPoint(x: x, y: bounds.midY)
        thumbLayer.cornerRadius = side / 2
        CATransaction.commit()
    }
}
