import UIKit

/// A range with a thumb at each end that cannot pass one another.
final class RangeSlider: UIControl {
    private enum Thumb {
        case lower, upper
    }

    private let track = CALayer()
    private let selection = CALayer()
    private let lowerThumb = CALayer()
    private let upperThumb = CALayer()
    private let diameter: CGFloat = 28
    private var tracked: Thumb?

    private(set) var lower: CGFloat = 0
    private(set) var upper: CGFloat = 1

    override init(frame: CGRect) {
        super.init(frame: frame)
        track.backgroundColor = UIColor.systemGray4.cgColor
        selection.backgroundColor = UIColor.systemBlue.cgColor
        for thumb in [lowerThumb, upperThumb] {
            thumb.bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
            thumb.cornerRadius = diameter / 2
            thumb.backgroundColor = UIColor.white.cgColor
            thumb.shadowOpacity = 0.3
        }
        [track, selection, lowerThumb, upperThumb].forEach(layer.addSublayer)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var selectionFrame: CGRect { selection.frame }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: diameter) }

    private func position(of value: CGFloat) -> CGFloat { diameter / 2 + value * (bounds.width - diameter) }

    override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
        lowerThumb.position = CGPoint(x: position(of: lower), y: bounds.midY)
        upperThumb.position = CGPoint(x: position(of: upper), y: bounds.midY)
        selection.frame = CGRect(
            x: lowerThumb.position.x, y: bounds.midY - 2, width: upperThumb.position.x - lowerThumb.position.x,
            height: 4)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        if lowerThumb.frame.contains(point) {
            tracked = .lower
        } else if upperThumb.frame.contains(point) {
            tracked = .upper
        }
        return tracked != nil
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let value = (touch.location(in: self).x - diameter / 2) / (bounds.width - diameter)
        switch tracked {
        case .lower: lower = min(max(value, 0), upper)
        case .upper: upper = max(min(value, 1), lower)
        case nil: return false
        }
        setNeedsLayout()
        sendActions(for: .valueChanged)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        tracked = nil
    }
}
