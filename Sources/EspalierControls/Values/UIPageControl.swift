import EspalierViews
import Foundation

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
    static let numberOfPagesProperty = StoredProperty<UIPageControl, Int>(ofContent: 0)
    static let currentPageProperty = StoredProperty<UIPageControl, Int>(default: 0)

    static let pageKeys = [
        ObservableKey("numberOfPages", \UIPageControl.numberOfPages, stored: numberOfPagesProperty),
        ObservableKey("currentPage", \UIPageControl.currentPage, stored: currentPageProperty),
    ]

    /// Those of a control, `numberOfPages` and `currentPage`.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + pageKeys }

    /// Makes a page control of that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a page control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How many pages there are; less than none count as none. 0 by default. Marks the superview; `currentPage`
    /// follows.
    open var numberOfPages: Int {
        get { self[stored: Self.numberOfPagesProperty] }
        set {
            writeContent(Self.numberOfPagesProperty, max(0, newValue))
            let clamped = clamped(currentPage)
            if clamped != currentPage { self[stored: Self.currentPageProperty] = clamped }
        }
    }

    /// The page, from 0 on; what is beyond the pages is set to the nearer end. 0 by default. Sends no actions.
    open var currentPage: Int {
        get { self[stored: Self.currentPageProperty] }
        set { self[stored: Self.currentPageProperty] = clamped(newValue) }
    }

    /// Whether a single page would show no dot. False by default; plays no part in the size.
    open var hidesForSinglePage = false
    /// The colour of the dots. nil by default.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the present page's dot. nil by default.
    open var currentPageIndicatorTintColor: UIColor?

    /// How large the dots of so many pages are with the room around them: 26 high, and 116 wide for three pages. Up to
    /// iOS 12: 7 each with gaps of 9, and 37 high.
    open func size(forNumberOfPages pageCount: Int) -> CGSize { usedDesign.pageControlSize(pages: pageCount) }

    /// The size of the dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// The size of the dots, whatever the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    override var keepsTaps: Bool { true }

    /// The page before in the left half, the next one in the right half.
    override func performTouchUp(_ touch: UITouch) {
        let old = currentPage
        currentPage = touch.location(in: self).x < bounds.midX ? old - 1 : old + 1
        if currentPage != old { sendActions(for: .valueChanged) }
    }

    private func clamped(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }
}
