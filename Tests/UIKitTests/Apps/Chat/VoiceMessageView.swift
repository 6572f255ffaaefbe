import UIKit

/// A recorded message: a button, bars as high as the sound was loud, and a time.
final class VoiceMessageView: UIView {
    let playButton = UIButton(type: .custom)
    let timeLabel = UILabel()
    private let waveform = WaveformView()

    var wave: WaveformView { waveform }

    var progress: CGFloat {
        get { waveform.progress }
        set { waveform.progress = newValue }
    }

    private(set) var isPlaying = false {
        didSet { playButton.isSelected = isPlaying }
    }

    init(levels: [CGFloat], seconds: Int) {
        super.init(frame: .zero)
        waveform.levels = levels
        timeLabel.text = String(format: "%d:%02d", seconds / 60, seconds % 60)
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
        playButton.setTitle("▶", for: .normal)
        playButton.setTitle("❚❚", for: .selected)
        playButton.addAction(
            UIAction { [unowned self] _ in isPlaying.toggle() }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [playButton, waveform, timeLabel])
        stack.spacing = 8
        stack.alignment = .center
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            playButton.widthAnchor.constraint(equalToConstant: 36),
            playButton.heightAnchor.constraint(equalToConstant: 36),
            waveform.heightAnchor.constraint(equalToConstant: 28),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 6),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// Bars of one width, as wide as its levels need.
final class WaveformView: UIView {
    var levels: [CGFloat] = [] {
        didSet {
            rebuildBars()
            invalidateIntrinsicContentSize()
        }
    }
    var progress: CGFloat = 0 {
        didSet { colorBars() }
    }
    private(set) var bars: [CALayer] = []
    private let barWidth: CGFloat = 3
    private let gap: CGFloat = 2

    override var intrinsicContentSize: CGSize {
        CGSize(
            width: max(0, CGFloat(levels.count) * (barWidth + gap) - gap), height: UIView.noIntrinsicMetric)
    }

    private func rebuildBars() {
        bars.forEach { $0.removeFromSuperlayer() }
        bars = levels.map { _ in
            let bar = CALayer()
            bar.cornerRadius = barWidth / 2
            layer.addSublayer(bar)
            return bar
        }
        colorBars()
        setNeedsLayout()
    }

    private func colorBars() {
        let played = Int((CGFloat(bars.count) * progress).rounded())
        for (index, bar) in bars.enumerated() {
            bar.backgroundColor = index < played ? tintColor.cgColor : UIColor.systemGray3.cgColor
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, bar) in bars.enumerated() {
            let height = max(2, bounds.height * min(max(levels[index], 0), 1))
            let x = CGFloat(index) * (barWidth + gap)
            bar.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: barWidth, height: height)
        }
    }
}
