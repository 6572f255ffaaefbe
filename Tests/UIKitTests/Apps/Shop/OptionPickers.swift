import UIKit

/// Round swatches, one of them with a ring around it.
final class SwatchPicker: UIControl {
    private(set) var selectedIndex: Int?
    private var swatches: [CALayer] = []
    let ring = CAShapeLayer()
    private let diameter: CGFloat = 32
    private let gap: CGFloat = 12

    init(colors: [UIColor]) {
        super.init(frame: .zero)
        swatches = colors.map { color in
            let swatch = CALayer()
            swatch.backgroundColor = color.cgColor
            swatch.cornerRadius = diameter / 2
            layer.addSublayer(swatch)
            return swatch
        }
        ring.fillColor = nil
        ring.lineWidth = 2
        ring.isHidden = true
        layer.addSublayer(ring)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: SwatchPicker.tapped(_:)))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var intrinsicContentSize: CGSize {
        let count = CGFloat(swatches.count)
        return CGSize(width: count * diameter + max(0, count - 1) * gap, height: diameter)
    }

    private func frameOfSwatch(_ index: Int) -> CGRect {
        CGRect(x: CGFloat(index) * (diameter + gap), y: bounds.midY - diameter / 2, width: diameter, height: diameter)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, swatch) in swatches.enumerated() { swatch.frame = frameOfSwatch(index) }
        guard let selectedIndex else { return }
        ring.path = UIBezierPath(ovalIn: frameOfSwatch(selectedIndex).insetBy(dx: -4, dy: -4)).cgPath
        ring.strokeColor = swatches[selectedIndex].backgroundColor
    }

    private func tapped(_ gesture: UITapGestureRecognizer) {
        let point = gesture.location(in: self)
        guard let index = swatches.indices.first(where: { frameOfSwatch($0).contains(point) }) else { return }
        selectedIndex = index
        ring.isHidden = false
        setNeedsLayout()
        sendActions(for: .valueChanged)
    }
}

/// Sizes as buttons of one width; sold out ones cannot be chosen.
final class SizePicker: UIControl {
    private let stack = UIStackView()
    private(set) var selection: String?

    init(sizes: [String], soldOut: Set<String> = []) {
        super.init(frame: .zero)
        stack.distribution = .fillEqually
        stack.spacing = 8
        for size in sizes {
            let button = UIButton(type: .custom)
            button.setTitle(size, for: .normal)
            button.setTitleColor(.label, for: .normal)
            button.isEnabled = !soldOut.contains(size)
            button.layer.cornerRadius = 6
            button.layer.borderWidth = 1
            button.addTarget(self, action: SizePicker.choose(_:), for: .touchUpInside)
            stack.addArrangedSubview(button)
        }
        stack.frame = bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(stack)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var buttons: [UIButton] { stack.arrangedSubviews.compactMap { $0 as? UIButton } }

    private func choose(_ sender: UIButton) {
        selection = sender.currentTitle
        buttons.forEach {
            $0.isSelected = $0 === sender
            $0.layer.borderWidth = $0 === sender ? 2 : 1
        }
        sendActions(for: .valueChanged)
    }
}

/// A button that shows a spinner in place of its title while it works.
final class LoadingButton: UIButton {
    private lazy var spinner: UIActivityIndicatorView = {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.hidesWhenStopped = true
        addSubview(spinner)
        return spinner
    }()
    private var hiddenTitle: String?

    var indicator: UIActivityIndicatorView { spinner }

    var isLoading = false {
        didSet {
            guard isLoading != oldValue else { return }
            if isLoading {
                hiddenTitle = title(for: .normal)
                setTitle("", for: .normal)
                spinner.startAnimating()
            } else {
                setTitle(hiddenTitle, for: .normal)
                spinner.stopAnimating()
            }
            isUserInteractionEnabled = !isLoading
            setNeedsLayout()
        }
    }

    override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        size.height = 50
        return size
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        spinner.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
