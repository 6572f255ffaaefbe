import UIKit

/// A message that comes down from the top, one after the other.
final class BannerPresenter {
    private weak var host: UIView?
    private var queue: [String] = []
    private(set) var current: BannerMessageView?

    init(host: UIView) {
        self.host = host
    }

    func show(_ text: String) {
        queue.append(text)
        if current == nil { showNext() }
    }

    private func showNext() {
        guard let host, !queue.isEmpty else { return }
        let banner = BannerMessageView(text: queue.removeFirst())
        current = banner
        banner.attach(to: host)
        banner.setShown(true) {
            banner.setShown(false, after: 2) { [weak self] in
                banner.removeFromSuperview()
                self?.current = nil
                self?.showNext()
            }
        }
    }
}

/// A text in a capsule, above its host or in it.
final class BannerMessageView: UIView {
    private let label = UILabel()
    private var hiddenConstraint: NSLayoutConstraint?
    private var shownConstraint: NSLayoutConstraint?

    init(text: String) {
        super.init(frame: .zero)
        backgroundColor = .systemIndigo
        label.text = text
        label.numberOfLines = 2
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var text: String? { label.text }

    func attach(to host: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(self)
        hiddenConstraint = bottomAnchor.constraint(equalTo: host.topAnchor)
        shownConstraint = topAnchor.constraint(equalTo: host.safeAreaLayoutGuide.topAnchor, constant: 8)
        NSLayoutConstraint.activate([
            centerXAnchor.constraint(equalTo: host.centerXAnchor),
            leadingAnchor.constraint(greaterThanOrEqualTo: host.leadingAnchor, constant: 16),
            widthAnchor.constraint(lessThanOrEqualToConstant: 400),
        ])
        hiddenConstraint?.isActive = true
        host.layoutIfNeeded()
    }

    func setShown(_ shown: Bool, after delay: TimeInterval = 0, completion: @escaping () -> Void) {
        hiddenConstraint?.isActive = false
        shownConstraint?.isActive = false
        (shown ? shownConstraint : hiddenConstraint)?.isActive = true
        UIView.animate(
            withDuration: 0.3, delay: delay, options: [.beginFromCurrentState],
            animations: { self.superview?.layoutIfNeeded() }, completion: { _ in completion() })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.height / 2, 22)
    }
}

/// A spinner over everything, that counts who has asked for it.
final class LoadingOverlay: UIView {
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let spinner = UIActivityIndicatorView(style: .large)
    private var count = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        blur.layer.cornerRadius = 12
        blur.clipsToBounds = true
        addSubview(blur)
        blur.contentView.addSubview(spinner)
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var box: CGRect { blur.frame }
    var spinnerCenter: CGPoint { spinner.center }
    var isSpinning: Bool { spinner.isAnimating }

    func begin() {
        count += 1
        isHidden = false
        spinner.startAnimating()
    }

    func end() {
        guard count > 0 else { return }
        count -= 1
        guard count == 0 else { return }
        isHidden = true
        spinner.stopAnimating()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        blur.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        blur.center = CGPoint(x: bounds.midX, y: bounds.midY)
        spinner.center = CGPoint(x: 50, y: 50)
    }
}

/// A bubble that points at a view from below or above, whichever has room.
final class TooltipView: UIView {
    private let label = UILabel()
    private let bubble = CAShapeLayer()
    private let arrow: CGFloat = 8
    private(set) var pointsUp = false
    private var tipX: CGFloat = 0

    init(text: String) {
        super.init(frame: .zero)
        bubble.fillColor = UIColor.darkGray.cgColor
        layer.addSublayer(bubble)
        label.text = text
        label.textColor = .white
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .footnote)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var labelFrame: CGRect { label.frame }
    var bubbleBox: CGRect { bubble.path?.boundingBoxOfPath ?? .null }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: min(size.width, 220) - 24, height: .greatestFiniteMagnitude))
        return CGSize(width: text.width + 24, height: text.height + 16 + arrow)
    }

    func show(for target: UIView, in host: UIView) {
        let anchor = target.convert(target.bounds, to: host)
        let area = host.bounds.inset(by: host.safeAreaInsets).insetBy(dx: 8, dy: 8)
        let size = sizeThatFits(area.size)
        pointsUp = anchor.minY - size.height < area.minY
        let x = min(max(anchor.midX - size.width / 2, area.minX), area.maxX - size.width)
        frame = CGRect(origin: CGPoint(x: x, y: pointsUp ? anchor.maxY : anchor.minY - size.height), size: size)
        tipX = anchor.midX - x
        host.addSubview(self)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let box = CGRect(x: 0, y: pointsUp ? arrow : 0, width: bounds.width, height: bounds.height - arrow)
        label.frame = box.insetBy(dx: 12, dy: 8)
        let path = UIBezierPath(roundedRect: box, cornerRadius: 8)
        let base = pointsUp ? box.minY : box.maxY
        path.move(to: CGPoint(x: tipX - arrow, y: base))
        path.addLine(to: CGPoint(x: tipX, y: pointsUp ? 0 : bounds.maxY))
        path.addLine(to: CGPoint(x: tipX + arrow, y: base))
        path.close()
        bubble.path = path.cgPath
    }
}
