import EspalierViews
import Foundation

extension UIScrollViewDelegate {
    /// `scrollViewDidScroll(_:)`, for calls of the form `scrollViewDidScroll?(…)`.
    @_disfavoredOverload
    public var scrollViewDidScroll: ((UIScrollView) -> Void)? { { self.scrollViewDidScroll($0) } }

    /// `scrollViewDidZoom(_:)`, for calls of the form `scrollViewDidZoom?(…)`.
    @_disfavoredOverload
    public var scrollViewDidZoom: ((UIScrollView) -> Void)? { { self.scrollViewDidZoom($0) } }

    /// `scrollViewWillBeginDragging(_:)`, for calls of the form `scrollViewWillBeginDragging?(…)`.
    @_disfavoredOverload
    public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? { { self.scrollViewWillBeginDragging($0) } }

    /// `scrollViewWillBeginDecelerating(_:)`, for calls of the form `scrollViewWillBeginDecelerating?(…)`.
    @_disfavoredOverload
    public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? {
        { self.scrollViewWillBeginDecelerating($0) }
    }

    /// `scrollViewDidEndDecelerating(_:)`, for calls of the form `scrollViewDidEndDecelerating?(…)`.
    @_disfavoredOverload
    public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? { { self.scrollViewDidEndDecelerating($0) } }

    /// `scrollViewDidEndScrollingAnimation(_:)`, for calls of the form `scrollViewDidEndScrollingAnimation?(…)`.
    @_disfavoredOverload
    public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? {
        { self.scrollViewDidEndScrollingAnimation($0) }
    }

    /// `scrollViewShouldScrollToTop(_:)`, for calls of the form `scrollViewShouldScrollToTop?(…)`.
    @_disfavoredOverload
    public var scrollViewShouldScrollToTop: ((UIScrollView) -> Bool)? { { self.scrollViewShouldScrollToTop($0) } }

    /// `scrollViewDidScrollToTop(_:)`, for calls of the form `scrollViewDidScrollToTop?(…)`.
    @_disfavoredOverload
    public var scrollViewDidScrollToTop: ((UIScrollView) -> Void)? { { self.scrollViewDidScrollToTop($0) } }

    /// `scrollViewDidChangeAdjustedContentInset(_:)`, for calls of the form
    /// `scrollViewDidChangeAdjustedContentInset?(…)`.
    @_disfavoredOverload
    public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
        { self.scrollViewDidChangeAdjustedContentInset($0) }
    }

    /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, for calls of the form
    /// `scrollViewWillEndDragging?(…)`.
    @_disfavoredOverload
    public var scrollViewWillEndDragging: UIScrollView.ScrollViewWillEndDraggingCall? {
        UIScrollView.ScrollViewWillEndDraggingCall(delegate: self)
    }

    /// `scrollViewDidEndDragging(_:willDecelerate:)`, for calls of the form `scrollViewDidEndDragging?(…)`.
    @_disfavoredOverload
    public var scrollViewDidEndDragging: UIScrollView.ScrollViewDidEndDraggingCall? {
        UIScrollView.ScrollViewDidEndDraggingCall(delegate: self)
    }

    /// `viewForZooming(in:)`, for calls of the form `viewForZooming?(…)`.
    @_disfavoredOverload
    public var viewForZooming: UIScrollView.ViewForZoomingCall? { UIScrollView.ViewForZoomingCall(delegate: self) }

    /// `scrollViewWillBeginZooming(_:with:)`, for calls of the form `scrollViewWillBeginZooming?(…)`.
    @_disfavoredOverload
    public var scrollViewWillBeginZooming: UIScrollView.ScrollViewWillBeginZoomingCall? {
        UIScrollView.ScrollViewWillBeginZoomingCall(delegate: self)
    }

    /// `scrollViewDidEndZooming(_:with:atScale:)`, for calls of the form `scrollViewDidEndZooming?(…)`.
    @_disfavoredOverload
    public var scrollViewDidEndZooming: UIScrollView.ScrollViewDidEndZoomingCall? {
        UIScrollView.ScrollViewDidEndZoomingCall(delegate: self)
    }
}

extension UIScrollView {
    /// What an optional call of `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` reaches.
    public struct ScrollViewWillEndDraggingCall {
        let delegate: any UIScrollViewDelegate

        /// Calls `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
        public func callAsFunction(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            delegate.scrollViewWillEndDragging(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }
}

extension UIScrollView {
    /// What an optional call of `scrollViewDidEndDragging(_:willDecelerate:)` reaches.
    public struct ScrollViewDidEndDraggingCall {
        let delegate: any UIScrollViewDelegate

        /// Calls `scrollViewDidEndDragging(_:willDecelerate:)`.
        public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
    }
}

extension UIScrollView {
    /// What an optional call of `viewForZooming(in:)` reaches.
    public struct ViewForZoomingCall {
        let delegate: any UIScrollViewDelegate

        /// Calls `viewForZooming(in:)`.
        public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
            delegate.viewForZooming(in: scrollView)
        }
    }
}

extension UIScrollView {
    /// What an optional call of `scrollViewWillBeginZooming(_:with:)` reaches.
    public struct ScrollViewWillBeginZoomingCall {
        let delegate: any UIScrollViewDelegate

        /// Calls `scrollViewWillBeginZooming(_:with:)`.
        public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) {
            delegate.scrollViewWillBeginZooming(scrollView, with: view)
        }
    }
}

extension UIScrollView {
    /// What an optional call of `scrollViewDidEndZooming(_:with:atScale:)` reaches.
    public struct ScrollViewDidEndZoomingCall {
        let delegate: any UIScrollViewDelegate

        /// Calls `scrollViewDidEndZooming(_:with:atScale:)`.
        public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
    }
}
