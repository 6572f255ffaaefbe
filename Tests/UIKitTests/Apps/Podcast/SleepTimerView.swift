import UIKit

/// Counts down, and fades out what it is told to at the end.
final class SleepTimerView: UIView {
    private let label = UILabel()
    private let cancelButton = UIButton(type: .system)
    private(set) var remaining = 0 {
        didSet { update() }
    }
    var onEnd: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .monospacedDigitSystemFont(ofSize: 34, weight: .light)
        label.textAlignment = .center
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.addTarget(self, action: SleepTimerView.cancel, for: .touchUpInside)
        let views: [String: Any] = ["label": label, "cancel": cancelButton]
        for case let view as UIView in views.values {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let metrics = ["side": 20, "gap": 8]
        ["H:|-side-[label]-side-|", "V:|-side-[label]-gap-[cancel(44)]-gap-|"].forEach {
            addConstraints(
                NSLayoutConstraint.constraints(withVisualFormat: $0, options: [], metrics: metrics, views: views))
        }
        addConstraint(
            NSLayoutConstraint(
                item: cancelButton, attribute: .centerX, relatedBy: .equal, toItem: label, attribute: .centerX,
                multiplier: 1, constant: 0))
        update()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var text: String? { label.text }
    var labelFrame: CGRect { label.frame }
    var button: UIButton { cancelButton }

    func start(minutes: Int) {
        remaining = minutes * 60
    }

    /// What a timer calls each second.
    func tick() {
        guard remaining > 0 else { return }
        remaining -= 1
        if remaining == 0 { onEnd?() }
    }

    private func cancel() {
        remaining = 0
    }

    private func update() {
        label.text = String(format: "%02d:%02d", remaining / 60, remaining % 60)
        cancelButton.isEnabled = remaining > 0
    }
}
