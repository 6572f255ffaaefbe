import EspalierViews

extension UIPageViewController {
    /// Along which axis pages are turned.
    public enum NavigationOrientation: Int, Sendable {
        /// From left to right; from right to left where the interface is read so.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    /// Where the spine of the book is, whose pages curl.
    public enum SpineLocation: Int, Sendable {
        /// There is no spine: pages scroll.
        case none
        /// At the left or upper edge: one page.
        case min
        /// In the middle: two pages, each in a half.
        case mid
        /// At the right or lower edge: one page.
        case max
    }

    /// Whether pages are turned to the next or to the one before.
    public enum NavigationDirection: Int, Sendable {
        // The cases are UIKit's, in its order.
        case forward, reverse
    }

    /// How pages are turned.
    public enum TransitionStyle: Int, Sendable {
        /// As those of a book.
        case pageCurl
        /// As a row that scrolls.
        case scroll
    }

    /// What a page view controller is made with.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's text.
        public let rawValue: String
        /// Makes a key.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The `rawValue` of a `SpineLocation`. Counts where pages curl; `.min` by default.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// What is free between two pages, in points. Counts where pages scroll; 0 by default.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}

/// Who knows the pages beside the shown ones.
public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before a page, or nil at the beginning. Asked when a user is about to turn pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// The page after a page, or nil at the end. Asked when a user is about to turn pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// How many pages the page control shows; it is there from 1 on, where pages scroll horizontally.
    func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// The page that the page control shows as the present one. Asked after pages were set by code; turns by a user
    /// move it by one.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// 0: no page control.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// 0.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Who hears that a user turns pages.
public protocol UIPageViewControllerDelegate: AnyObject {
    /// A user begins to turn to these pages. Not called for pages that code sets.
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

    /// A turn by a user has come to its end.
    ///
    /// - Parameters:
    ///   - pageViewController: The controller whose pages were turned.
    ///   - finished: Always true: nothing skips the end.
    ///   - previousViewControllers: The pages before the turn.
    ///   - completed: Whether other pages are shown now; false if the user has let the page fall back.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

    /// Where the spine is from now on: the window was turned. Asked where pages curl, together with the new size; the
    /// place to set one page, or two for `.mid`.
    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation

    /// How the interface may be turned while the controller decides about that.
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask

    /// How the interface is turned best.
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    /// Does nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}

    /// The present one.
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }

    /// Those of a controller without a delegate.
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { pageViewController.usualOrientations }

    /// The present one.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { pageViewController.presentOrientation }
}
