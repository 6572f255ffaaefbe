import UIKit

/// Sections of which one is open at a time.
final class AccordionView: UIView {
    struct Section {
        var title: String
        var body: String
    }

    private let stack = UIStackView()
    private(set) var headers: [UIButton] = []
    private(set) var bodies: [UILabel] = []
    private(set) var openIndex: Int?

    init(sections: [Section]) {
        super.init(frame: .zero)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        for (index, section) in sections.enumerated() {
            let header = UIButton(type: .system)
            header.setTitle(section.title, for: .normal)
            header.contentHorizontalAlignment = .leading
            header.tag = index
            header.heightAnchor.constraint(equalToConstant: 44).isActive = true
            header.addTarget(self, action: AccordionView.tapped(_:), for: .touchUpInside)
            let body = UILabel()
            body.text = section.body
            body.numberOfLines = 0
            body.isHidden = true
            stack.addArrangedSubview(header)
            stack.addArrangedSubview(body)
            headers.append(header)
            bodies.append(body)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func tapped(_ sender: UIButton) {
        openIndex = openIndex == sender.tag ? nil : sender.tag
        UIView.animate(withDuration: 0.25) {
            for (index, body) in self.bodies.enumerated() {
                let isHidden = index != self.openIndex
                // A stack view counts hidden flags that are set twice; they are set only where they change.
                if body.isHidden != isHidden { body.isHidden = isHidden }
            }
            self.layoutIfNeeded()
        }
    }
}

/// Grey bars in place of what is being fetched.
final class SkeletonView: UIView {
    private var bars: [CAGradientLayer] = []
    private let lineHeight: CGFloat = 14
    private let gap: CGFloat = 10

    var lines = 3 {
        didSet { rebuild() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        rebuild()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var barFrames: [CGRect] { bars.map(\.frame) }
    var isShimmering: Bool { !bars.isEmpty && bars.allSatisfy { $0.animation(forKey: "shimmer") != nil } }

    private func rebuild() {
        bars.forEach { $0.removeFromSuperlayer() }
        bars = (0..<lines).map { _ in
            let bar = CAGradientLayer()
            bar.colors = [UIColor.systemGray5, .systemGray6, .systemGray5].map(\.cgColor)
            bar.startPoint = CGPoint(x: 0, y: 0.5)
            bar.endPoint = CGPoint(x: 1, y: 0.5)
            bar.cornerRadius = 4
            layer.addSublayer(bar)
            return bar
        }
        invalidateIntrinsicContentSize()
        if window != nil { startShimmer() }
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: max(0, CGFloat(lines) * (lineHeight + gap) - gap))
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { startShimmer() }
    }

    private func startShimmer() {
        for bar in bars {
            let shimmer = CABasicAnimation(keyPath: "locations")
            shimmer.fromValue = [-1, -0.5, 0]
            shimmer.toValue = [1, 1.5, 2]
            shimmer.duration = 1.2
            shimmer.repeatCount = .infinity
            bar.add(shimmer, forKey: "shimmer")
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, bar) in bars.enumerated() {
            // The last line of a paragraph is shorter.
            let width = index == bars.count - 1 ? bounds.width * 0.6 : bounds.width
            bar.frame = CGRect(x: 0, y: CGFloat(index) * (lineHeight + gap), width: width, height: lineHeight)
        }
    }
}
