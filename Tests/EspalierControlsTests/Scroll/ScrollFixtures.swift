import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Notes what a scroll view tells.
final class ScrollLog: UIScrollViewDelegate {
    private let log = CallLog()
    var whenScrolled: ((UIScrollView) -> Void)?

    func take() -> [String] { log.take() }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        log.note("scroll \(Int(scrollView.contentOffset.x)) \(Int(scrollView.contentOffset.y))")
        whenScrolled?(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.note("end") }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        log.note("inset \(Int(scrollView.adjustedContentInset.top))")
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.note("zoom \(scrollView.zoomScale)") }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        log.note("begin \(view?.name ?? "-")")
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        log.note("ended \(view?.name ?? "-") \(scale)")
    }
}

/// A window with insets as a phone's has them.
func makeWindow() -> UIWindow {
    let window = UIWindow(frame: rect(0, 0, 390, 844))
    window.screenSafeAreaInsets = insets(47, 0, 34, 0)
    return window
}
