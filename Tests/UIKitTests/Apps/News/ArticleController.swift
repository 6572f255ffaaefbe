import UIKit

/// A thin line at the top that says how far one has read.
final class ReadingProgressView: UIView {
    private let fill = UIView()

    var progress: CGFloat = 0 {
        didSet {
            progress = min(max(progress, 0), 1)
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        fill.backgroundColor = tintColor
        addSubview(fill)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var filled: CGRect { fill.frame }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height)
    }
}

/// Smaller and larger letters.
final class FontSizeControl: UIControl {
    private let smaller = UIButton(type: .system)
    private let larger = UIButton(type: .system)
    let sizes: [CGFloat] = [14, 16, 18, 22]
    private(set) var index = 1

    var pointSize: CGFloat { sizes[index] }

    override init(frame: CGRect) {
        super.init(frame: frame)
        smaller.setTitle("A", for: .normal)
        larger.setTitle("A", for: .normal)
        smaller.titleLabel?.font = .systemFont(ofSize: 13)
        larger.titleLabel?.font = .systemFont(ofSize: 20)
        smaller.addTarget(self, for: .touchUpInside) { control in control.step(-1) }
        larger.addTarget(self, for: .touchUpInside) { control in control.step(1) }
        addSubview(smaller)
        addSubview(larger)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var buttons: (UIButton, UIButton) { (smaller, larger) }

    private func step(_ by: Int) {
        let new = index + by
        guard sizes.indices.contains(new) else { return }
        index = new
        smaller.isEnabled = new > 0
        larger.isEnabled = new < sizes.count - 1
        sendActions(for: .valueChanged)
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 88, height: 44) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let halves = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
        smaller.frame = halves.slice
        larger.frame = halves.remainder
    }
}

/// An article: its text in a readable width, a line of progress below the bar, a wall after so much of it.
final class ArticleController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let bodyLabel = UILabel()
    let progressView = ReadingProgressView()
    let fontControl = FontSizeControl()
    private let paragraphs: [String]

    init(paragraphs: [String]) {
        self.paragraphs = paragraphs
        super.init(nibName: nil, bundle: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(customView: fontControl)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.delegate = self
        bodyLabel.numberOfLines = 0
        fontControl.frame.size = fontControl.intrinsicContentSize
        fontControl.addTarget(self, action: ArticleController.updateText, for: .valueChanged)
        view.addSubview(scrollView)
        scrollView.addSubview(bodyLabel)
        view.addSubview(progressView)
        [scrollView, bodyLabel, progressView].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        let content = scrollView.contentLayoutGuide
        let readable = view.readableContentGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            bodyLabel.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            bodyLabel.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            bodyLabel.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            bodyLabel.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            progressView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            progressView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            progressView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            progressView.heightAnchor.constraint(equalToConstant: 2),
        ])
        updateText()
    }

    private func updateText() {
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = 10
        style.lineHeightMultiple = 1.2
        bodyLabel.attributedText = NSAttributedString(
            string: paragraphs.joined(separator: "\n"),
            attributes: [.font: UIFont.systemFont(ofSize: fontControl.pointSize), .paragraphStyle: style])
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let inset = scrollView.adjustedContentInset
        let whole = scrollView.contentSize.height + inset.top + inset.bottom - scrollView.bounds.height
        progressView.progress = whole > 0 ? (scrollView.contentOffset.y + inset.top) / whole : 1
    }
}
