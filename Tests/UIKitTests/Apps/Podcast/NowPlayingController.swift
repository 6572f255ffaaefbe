import UIKit

/// The player over the whole screen; the cover is larger while it plays, and stands beside the controls on a lying phone.
final class NowPlayingController: UIViewController {
    let artworkView = ArtworkView()
    let titleView = MarqueeLabel()
    let scrubber = ScrubberControl()
    let playButton = PlayPauseButton()
    let elapsedLabel = UILabel()
    let remainingLabel = UILabel()
    let speedPicker = SpeedPicker(speeds: [1, 1.5, 2])

    private let duration: TimeInterval
    private lazy var controls: UIStackView = {
        let times = UIStackView(arrangedSubviews: [elapsedLabel, remainingLabel])
        times.distribution = .equalSpacing
        let stack = UIStackView(arrangedSubviews: [titleView, scrubber, times, playButton, speedPicker])
        stack.axis = .vertical
        stack.alignment = .fill
        stack.spacing = 12
        return stack
    }()
    private lazy var outer = UIStackView(arrangedSubviews: [artworkView, controls])

    init(episode: String, duration: TimeInterval) {
        self.duration = duration
        super.init(nibName: nil, bundle: nil)
        titleView.text = episode
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        outer.spacing = 32
        outer.alignment = .center
        outer.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(outer)
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 32),
            outer.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -32),
            outer.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            artworkView.heightAnchor.constraint(equalTo: artworkView.widthAnchor),
            artworkView.widthAnchor.constraint(equalToConstant: 240),
            playButton.heightAnchor.constraint(equalToConstant: 64),
        ])
        scrubber.addTarget(self, action: NowPlayingController.scrubbed, for: .valueChanged)
        playButton.onToggle = { [weak self] in self?.artworkView.setRaised($0, animated: true) }
        scrubbed()
        updateAxis()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass else { return }
        updateAxis()
    }

    private func updateAxis() {
        let isLying = traitCollection.verticalSizeClass == .compact
        outer.axis = isLying ? .horizontal : .vertical
        controlsWidth.isActive = !isLying
    }

    private lazy var controlsWidth = controls.widthAnchor.constraint(equalTo: outer.widthAnchor)

    private func scrubbed() {
        let seconds = Int(duration * Double(scrubber.position))
        elapsedLabel.text = Self.format(seconds)
        remainingLabel.text = "-" + Self.format(Int(duration) - seconds)
    }

    private static func format(_ seconds: Int) -> String {
        String(format: "%d:%02d", seconds / 60, seconds % 60)
    }
}

/// A cover with a shadow that lies lower while nothing plays.
final class ArtworkView: UIView {
    private let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 12
        imageView.backgroundColor = .systemIndigo
        addSubview(imageView)
        layer.shadowOffset = CGSize(width: 0, height: 8)
        setRaised(false, animated: false)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var pictureFrame: CGRect { imageView.frame }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.bounds = bounds
        imageView.center = CGPoint(x: bounds.midX, y: bounds.midY)
        layer.shadowPath = UIBezierPath(roundedRect: imageView.frame, cornerRadius: 12).cgPath
    }

    func setRaised(_ raised: Bool, animated: Bool) {
        let changes = {
            self.imageView.transform = raised ? .identity : CGAffineTransform(scaleX: 0.8, y: 0.8)
            self.layer.shadowOpacity = raised ? 0.4 : 0.1
            self.setNeedsLayout()
        }
        guard animated else { return changes() }
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, animations: changes)
    }
}
