import UIKit

/// Lines of news that follow one another, each pushed out by the next.
final class TickerView: UIView {
    private var labels = [UILabel(), UILabel()]
    private let items: [String]
    private(set) var index = 0
    private let height: CGFloat = 32

    init(items: [String]) {
        self.items = items
        super.init(frame: .zero)
        clipsToBounds = true
        labels.forEach {
            $0.font = .preferredFont(forTextStyle: .footnote)
            addSubview($0)
        }
        labels[0].text = items.first
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var accessibilityLabel: String? {
        get { labels[0].text }
        set { super.accessibilityLabel = newValue }
    }

    var shown: UILabel { labels[0] }
    var other: UILabel { labels[1] }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        labels[0].frame = bounds.insetBy(dx: 12, dy: 0)
        labels[1].frame = labels[0].frame.offsetBy(dx: 0, dy: height)
    }

    func advance() {
        guard items.count > 1 else { return }
        index = (index + 1) % items.count
        labels[1].text = items[index]
        UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut]) {
            self.labels[0].frame.origin.y = -self.height
            self.labels[1].frame.origin.y = 0
        } completion: { _ in
            self.labels.swapAt(0, 1)
            self.setNeedsLayout()
        }
    }
}

/// What stands before the rest of an article until one pays.
final class PaywallView: UIView {
    private let fade = CAGradientLayer()
    private let panel = UIView()
    let subscribeButton = UIButton(configuration: .filled())
    var onSubscribe: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        fade.colors = [UIColor.systemBackground.withAlphaComponent(0).cgColor, UIColor.systemBackground.cgColor]
        layer.addSublayer(fade)
        panel.backgroundColor = .systemBackground
        addSubview(panel)
        subscribeButton.configuration?.title = "Subscribe"
        subscribeButton.configuration?.cornerStyle = .capsule
        panel.addSubview(subscribeButton)
        subscribeButton.addAction(UIAction { [weak self] _ in self?.onSubscribe?() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var frames: (fade: CGRect, panel: CGRect) { (fade.frame, panel.frame) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let panelHeight = 140 + safeAreaInsets.bottom
        let (bottom, rest) = bounds.divided(atDistance: panelHeight, from: .maxYEdge)
        panel.frame = bottom
        fade.frame = rest.divided(atDistance: 120, from: .maxYEdge).slice
        let size = subscribeButton.sizeThatFits(bottom.size)
        subscribeButton.frame = CGRect(
            x: (panel.bounds.width - size.width) / 2, y: 40, width: size.width, height: size.height)
    }

    // What is above the panel goes on scrolling.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { panel.frame.contains(point) }
}
