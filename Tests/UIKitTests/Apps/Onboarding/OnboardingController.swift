import UIKit

struct OnboardingPage {
    var title: String
    var text: String
    var color: UIColor
}

/// A picture above a title and a text, all of it in the middle.
final class OnboardingPageView: UIView {
    private let pictureView = UIView()
    private let titleLabel = UILabel()
    private let textLabel = UILabel()
    private let content = UILayoutGuide()

    init(page: OnboardingPage) {
        super.init(frame: .zero)
        pictureView.backgroundColor = page.color
        pictureView.layer.cornerRadius = 24
        titleLabel.text = page.title
        titleLabel.font = .preferredFont(forTextStyle: .title1)
        textLabel.text = page.text
        for label in [titleLabel, textLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        addLayoutGuide(content)
        [pictureView, titleLabel, textLabel].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            addSubview($0)
        }
        // Before it is laid out the page has no width, in which the margins have no room.
        let trailing = content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -40)
        trailing.priority = .required - 1
        NSLayoutConstraint.activate([
            content.centerYAnchor.constraint(equalTo: centerYAnchor),
            content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 40),
            trailing,
            pictureView.topAnchor.constraint(equalTo: content.topAnchor),
            pictureView.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            pictureView.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.6),
            pictureView.heightAnchor.constraint(equalTo: pictureView.widthAnchor, multiplier: 4 / 3),
            titleLabel.topAnchor.constraint(equalTo: pictureView.bottomAnchor, constant: 32),
            titleLabel.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            titleLabel.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            textLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 12),
            textLabel.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            textLabel.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            textLabel.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var pictureFrame: CGRect { pictureView.frame }
    var contentFrame: CGRect { content.layoutFrame }
    var textFrame: CGRect { textLabel.frame }
}

/// Dots of which the current one is long, also between two pages.
final class PageDotsView: UIView {
    private var dots: [CALayer] = []
    private let dot: CGFloat = 8
    private let long: CGFloat = 24
    private let gap: CGFloat = 6

    var numberOfPages = 0 {
        didSet {
            dots.forEach { $0.removeFromSuperlayer() }
            dots = (0..<numberOfPages).map { _ in
                let layer = CALayer()
                layer.cornerRadius = dot / 2
                layer.backgroundColor = UIColor.systemBlue.cgColor
                self.layer.addSublayer(layer)
                return layer
            }
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The page in the middle of the screen, with the part of the way to the next one.
    var position: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }

    var widths: [CGFloat] { dots.map(\.frame.width) }
    var positions: [CGFloat] { dots.map(\.frame.minX) }

    override var intrinsicContentSize: CGSize {
        guard numberOfPages > 0 else { return .zero }
        return CGSize(width: long + CGFloat(numberOfPages - 1) * (dot + gap), height: dot)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        var x: CGFloat = 0
        for (index, layer) in dots.enumerated() {
            let nearness = max(0, 1 - abs(position - CGFloat(index)))
            let width = dot + (long - dot) * nearness
            layer.frame = CGRect(x: x, y: 0, width: width, height: dot)
            layer.opacity = Float(0.3 + 0.7 * nearness)
            x += width + gap
        }
        CATransaction.commit()
    }
}

protocol OnboardingControllerDelegate: AnyObject {
    func onboardingControllerDidFinish(_ controller: OnboardingController)
}

/// Pages that a finger turns, dots, and a button that goes on and ends.
final class OnboardingController: UIViewController {
    weak var delegate: OnboardingControllerDelegate?

    private let pages: [OnboardingPage]
    private(set) lazy var pageViews = pages.map(OnboardingPageView.init(page:))
    let scrollView = UIScrollView()
    let dotsView = PageDotsView()
    let nextButton = UIButton(type: .system)
    private var pageBeforeTurn: Int?

    private(set) var currentPage = 0 {
        didSet { updateButton() }
    }

    init(pages: [OnboardingPage]) {
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.isPagingEnabled = true
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        dotsView.numberOfPages = pages.count
        nextButton.addTarget(self, action: OnboardingController.next, for: .touchUpInside)
        [scrollView, dotsView, nextButton].forEach(view.addSubview)
        pageViews.forEach(scrollView.addSubview)
        updateButton()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        nextButton.frame = CGRect(x: area.minX + 24, y: area.maxY - 66, width: area.width - 48, height: 50)
        let dots = dotsView.intrinsicContentSize
        dotsView.frame = CGRect(
            x: area.midX - dots.width / 2, y: nextButton.frame.minY - 24 - dots.height, width: dots.width,
            height: dots.height)
        scrollView.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: dotsView.frame.minY - 16)
        for (index, page) in pageViews.enumerated() {
            page.frame = CGRect(
                origin: CGPoint(x: CGFloat(index) * scrollView.bounds.width, y: 0), size: scrollView.bounds.size)
        }
        scrollView.contentSize = CGSize(
            width: scrollView.bounds.width * CGFloat(pages.count), height: scrollView.bounds.height)
        if let page = pageBeforeTurn {
            pageBeforeTurn = nil
            scrollView.contentOffset.x = CGFloat(page) * scrollView.bounds.width
        }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        pageBeforeTurn = currentPage
    }

    private func next() {
        guard currentPage < pages.count - 1 else {
            delegate?.onboardingControllerDidFinish(self)
            return
        }
        let x = CGFloat(currentPage + 1) * scrollView.bounds.width
        scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
    }

    private func updateButton() {
        nextButton.setTitle(currentPage == pages.count - 1 ? "Start" : "Next", for: .normal)
    }
}

extension OnboardingController: UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0, pageBeforeTurn == nil else { return }
        dotsView.position = scrollView.contentOffset.x / scrollView.bounds.width
        let page = Int(dotsView.position.rounded())
        if page != currentPage, pages.indices.contains(page) { currentPage = page }
    }
}
