import Testing
import UIKit

/// Pages side by side, with a page control.
final class PagerView: UIView, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let pageControl = UIPageControl()
    private(set) var offsets: [CGFloat] = []
    var pages: [UIView] = [] {
        didSet {
            oldValue.forEach { $0.removeFromSuperview() }
            pages.forEach { scrollView.addSubview($0) }
            pageControl.numberOfPages = pages.count
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.delegate = self
        addSubview(scrollView)
        addSubview(pageControl)
        pageControl.addAction(
            UIAction { [weak self] action in
                guard let self = self, let control = action.sender as? UIPageControl else { return }
                self.show(page: control.currentPage, animated: true)
            }, for: .valueChanged)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let parts = bounds.divided(atDistance: 37, from: .maxYEdge)
        pageControl.frame = parts.slice
        scrollView.frame = parts.remainder
        for (index, page) in pages.enumerated() {
            page.frame = scrollView.bounds.offsetBy(
                dx: CGFloat(index) * scrollView.bounds.width - scrollView.contentOffset.x, dy: 0)
        }
        scrollView.contentSize = CGSize(
            width: CGFloat(pages.count) * scrollView.bounds.width, height: scrollView.bounds.height)
    }

    func show(page: Int, animated: Bool) {
        let offset = CGPoint(x: CGFloat(page) * scrollView.bounds.width, y: 0)
        scrollView.setContentOffset(offset, animated: animated)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.x)
        guard scrollView.bounds.width > 0 else { return }
        pageControl.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }
}

@Suite("Scroll views written for iOS")
struct ScrollTests {
    @Test("A pager stands side by side and follows its page control")
    func pager() {
        let pager = PagerView(frame: CGRect(x: 0, y: 0, width: 320, height: 237))
        pager.pages = [UIView(), UIView(), UIView()]
        pager.layoutIfNeeded()
        #expect(pager.scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
        #expect(pager.pageControl.frame == CGRect(x: 0, y: 200, width: 320, height: 37))
        #expect(pager.pages.map(\.frame.minX) == [0, 320, 640])
        #expect(pager.scrollView.contentSize == CGSize(width: 960, height: 200))
        pager.pageControl.currentPage = 2
        pager.pageControl.sendActions(for: .valueChanged)
        #expect(pager.scrollView.contentOffset == CGPoint(x: 640, y: 0))
        #expect(pager.offsets == [640] && pager.pageControl.currentPage == 2)
        pager.layoutIfNeeded()
        #expect(pager.pages.map(\.frame.minX) == [0, 320, 640])
        #expect(pager.pages[2].convert(CGPoint.zero, to: pager) == .zero)
    }

    @Test("The delegate hears of code that scrolls; insets do where content rests at an edge, its size does not")
    func insets() {
        let pager = PagerView(frame: CGRect(x: 0, y: 0, width: 100, height: 137))
        pager.pages = [UIView()]
        pager.layoutIfNeeded()
        pager.scrollView.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
        #expect(pager.offsets == [-20])
        pager.scrollView.contentSize = .zero
        pager.scrollView.contentOffset = CGPoint(
            x: -pager.scrollView.adjustedContentInset.left, y: -pager.scrollView.adjustedContentInset.top)
        #expect(pager.offsets == [-20] && pager.scrollView.bounds.origin == CGPoint(x: -20, y: -10))
    }
}
