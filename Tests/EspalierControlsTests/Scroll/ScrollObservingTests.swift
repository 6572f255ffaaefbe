import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("UIScrollView: observing and overriding")
struct ScrollObservingTests {
    let view = UIScrollView(frame: rect(0, 0, 200, 100))

    @Test("Observers of the offset hear of each change of it, however it comes about, and of nothing else")
    func offset() throws {
        var heard: [String] = []
        let tokens = [
            view.observe(\.contentOffset, options: [.old, .new]) { _, change in
                heard.append("path \(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
            },
            try view.observe("contentOffset", options: [.old, .new]) { _, change in
                let old = (change.oldValue as? CGPoint)?.y ?? -1
                heard.append("text \(old) \((change.newValue as? CGPoint)?.y ?? -1)")
            },
            view.observe(\.contentOffset.y) { _, _ in heard.append("y") },
        ]
        view.contentOffset.y = 5
        #expect(heard == ["path 0.0 5.0", "text 0.0 5.0", "y"])
        heard = []
        view.bounds.origin.y = 7
        #expect(heard == ["path 5.0 7.0", "text 5.0 7.0", "y"])
        heard = []
        view.frame = rect(3, 4, 5, 6)
        view.bounds.size = size(9, 9)
        view.contentSize = size(5, 5)
        #expect(heard == [])
        tokens.forEach { $0.invalidate() }
    }

    @Test("Observers of the bounds hear of the offset; those of the frame do not")
    func bounds() {
        var heard: [CGRect] = []
        var frames = 0
        let tokens = [
            view.observe(\.bounds, options: .new) { _, change in heard.append(change.newValue ?? .null) },
            view.observe(\.frame) { _, _ in frames += 1 },
        ]
        view.contentOffset = point(1, 2)
        view.setContentOffset(point(3, 4), animated: false)
        #expect(heard == [rect(1, 2, 200, 100), rect(3, 4, 200, 100)] && frames == 0)
        tokens.forEach { $0.invalidate() }
    }

    @Test("Content size, insets and the rest are heard of")
    func others() throws {
        var heard: [String] = []
        let tokens = [
            view.observe(\.contentSize, options: .new) { _, change in
                heard.append("size \(change.newValue?.height ?? 0)")
            },
            view.observe(\.contentInset) { _, _ in heard.append("inset") },
            view.observe(\.adjustedContentInset, options: .new) { _, change in
                heard.append("adjusted \(change.newValue?.top ?? 0)")
            },
        ]
        let texts = try [
            "isScrollEnabled", "isPagingEnabled", "bounces", "zoomScale", "alwaysBounceVertical",
            "alwaysBounceHorizontal", "contentInsetAdjustmentBehavior",
        ].map { key in try view.observe(key) { _, _ in heard.append(key) } }
        view.contentSize = size(1, 9)
        view.contentInset.top = 3
        #expect(heard == ["size 9.0", "inset", "adjusted 3.0"])
        heard = []
        view.isScrollEnabled = false
        view.isPagingEnabled = true
        view.bounces = false
        view.maximumZoomScale = 2
        view.zoomScale = 2
        #expect(heard == ["isScrollEnabled", "isPagingEnabled", "bounces", "zoomScale"])
        heard = []
        view.alwaysBounceVertical = true
        view.alwaysBounceHorizontal = true
        view.contentInsetAdjustmentBehavior = .never
        let own = heard.filter { !$0.hasPrefix("adjusted") }
        #expect(own == ["alwaysBounceVertical", "alwaysBounceHorizontal", "contentInsetAdjustmentBehavior"])
        #expect(tokens.count + texts.count == 10)
    }

    @Test("A layout that reads the offset depends on it")
    func tracked() {
        final class Follower: UIView {
            let source: UIScrollView
            var seen: [CGFloat] = []
            init(_ source: UIScrollView) {
                self.source = source
                super.init(frame: .zero)
            }
            required init?(coder: NSCoder) { nil }
            override func layoutSubviews() { seen.append(source.contentOffset.y) }
        }
        let follower = Follower(view)
        follower.layoutIfNeeded()
        view.contentOffset.y = 8
        follower.layoutIfNeeded()
        view.frame.size.width = 3
        follower.layoutIfNeeded()
        #expect(follower.seen == [0, 8])
    }

    /// Overrides everything of a scroll view that UIKit lets one override.
    private class Overriding: UIScrollView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        var log: [String] = []
        override var delegate: (any UIScrollViewDelegate)? { didSet { log.append("delegate") } }
        override var contentOffset: CGPoint { didSet { log.append("offset \(Int(contentOffset.y))") } }
        override var contentSize: CGSize {
            get { super.contentSize }
            set { super.contentSize = CGSize(width: newValue.width, height: newValue.height + 1) }
        }
        override var contentInset: UIEdgeInsets { didSet {} }
        override var adjustedContentInset: UIEdgeInsets {
            var inset = super.adjustedContentInset
            inset.top += 1
            return inset
        }
        override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior { didSet {} }
        override var bounds: CGRect { didSet { log.append("bounds") } }
        override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
            log.append("set")
            super.setContentOffset(contentOffset, animated: animated)
        }
        override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
            super.scrollRectToVisible(rect, animated: animated)
        }
        override func adjustedContentInsetDidChange() { log.append("inset") }
        override var isScrollEnabled: Bool { didSet {} }
        override var isPagingEnabled: Bool { didSet {} }
        override var bounces: Bool { didSet {} }
        override var alwaysBounceVertical: Bool { didSet {} }
        override var alwaysBounceHorizontal: Bool { didSet {} }
        override var isDirectionalLockEnabled: Bool { didSet {} }
        override var scrollsToTop: Bool { didSet {} }
        override var showsVerticalScrollIndicator: Bool { didSet {} }
        override var showsHorizontalScrollIndicator: Bool { didSet {} }
        override var decelerationRate: DecelerationRate { didSet {} }
        override var keyboardDismissMode: KeyboardDismissMode { didSet {} }
        override var scrollIndicatorInsets: UIEdgeInsets { didSet {} }
        override func flashScrollIndicators() {}
        override var isDragging: Bool { true }
        override var zoomScale: CGFloat { didSet {} }
        override var minimumZoomScale: CGFloat { didSet {} }
        override var maximumZoomScale: CGFloat { didSet {} }
        override func setZoomScale(_ scale: CGFloat, animated: Bool) { super.setZoomScale(scale, animated: animated) }
        override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
        override func didMoveToWindow() { super.didMoveToWindow() }
        override func layoutSubviews() { super.layoutSubviews() }
    }

    @Test("A scroll view keeps to what overrides answer")
    func overriding() {
        let own = Overriding(frame: rect(0, 0, 200, 100))
        let base: UIScrollView = own
        base.contentSize = size(10, 500)
        #expect(base.contentSize == size(10, 501))
        #expect(base.adjustedContentInset.top == 1 && base.isDragging)
        own.log = []
        base.scrollRectToVisible(rect(0, 300, 1, 50), animated: false)
        #expect(own.log == ["set", "bounds", "offset 250"])
        base.contentInset.top = 4
        #expect(own.log.last == "inset" && base.adjustedContentInset.top == 5)
        let fresh = Overriding(frame: rect(0, 0, 200, 100))
        UIWindow(frame: rect(0, 0, 200, 100)).addSubview(fresh)
        #expect(fresh.contentOffset.y == -1)
    }

    @Test("A delegate that implements only some of the methods, and a class that is both")
    func delegates() {
        final class Both: UIView, UIScrollViewDelegate {
            let inner = UIScrollView()
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
        }
        let both = Both()
        both.inner.delegate = both
        both.inner.setContentOffset(point(0, 3), animated: true)
        both.inner.setZoomScale(2, animated: true)
        #expect(both.offsets == [3])
        #expect(both.scrollViewShouldScrollToTop(both.inner))
    }
}
