import UIKit

/// Three dots that rise one after the other.
final class TypingIndicatorView: UIView {
    private enum Constants {
        static let diameter: CGFloat = 8
        static let gap: CGFloat = 4
        static let key = "rise"
    }

    private let dots = (0..<3).map { _ in CALayer() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for dot in dots {
            dot.backgroundColor = UIColor.systemGray.cgColor
            dot.cornerRadius = Constants.diameter / 2
            layer.addSublayer(dot)
        }
        isAccessibilityElement = true
        accessibilityLabel = "Typing"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var dotFrames: [CGRect] { dots.map(\.frame) }
    var isAnimating: Bool { dots.allSatisfy { $0.animation(forKey: Constants.key) != nil } }

    override var intrinsicContentSize: CGSize {
        CGSize(width: 3 * Constants.diameter + 2 * Constants.gap + 24, height: 32)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = 3 * Constants.diameter + 2 * Constants.gap
        for (index, dot) in dots.enumerated() {
            dot.bounds.size = CGSize(width: Constants.diameter, height: Constants.diameter)
            let offset = CGFloat(index) * (Constants.diameter + Constants.gap) + Constants.diameter / 2
            dot.position = CGPoint(x: bounds.midX - width / 2 + offset, y: bounds.midY)
        }
        layer.cornerRadius = bounds.height / 2
    }

    // Layers lose their animations when they leave a window.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        window == nil ? stop() : start()
    }

    private func start() {
        for (index, dot) in dots.enumerated() {
            let rise = CAKeyframeAnimation(keyPath: "transform.translation.y")
            rise.values = [0, -4, 0, 0]
            rise.keyTimes = [0, 0.2, 0.4, 1]
            rise.duration = 1.2
            rise.beginTime = Double(index) * 0.2
            rise.repeatCount = .infinity
            dot.add(rise, forKey: Constants.key)
        }
    }

    private func stop() {
        dots.forEach { $0.removeAnimation(forKey: Constants.key) }
    }
}
