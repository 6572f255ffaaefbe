import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport

/// Some probes in a row, as a data source and a delegate that note what they are asked.
final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [Probe]
    let log: CallLog
    var count = 0
    var spines: [(location: UIPageViewController.SpineLocation, pages: [Probe])] = []

    init(_ stage: Stage, _ names: [String]) {
        pages = names.map { stage.probe($0) }
        log = stage.log
    }

    private func neighbour(_ page: UIViewController, _ step: Int) -> Probe? {
        guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
        return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        log.note("before \(Probe.name(of: viewController))")
        return neighbour(viewController, -1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        log.note("after \(Probe.name(of: viewController))")
        return neighbour(viewController, 1)
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        log.note("index")
        return pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
    }

    private func names(_ controllers: [UIViewController]) -> String {
        controllers.map { Probe.name(of: $0) }.joined(separator: " ")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.note("will turn to \(names(pendingViewControllers))") }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        let shown = names(pageViewController.viewControllers ?? [])
        log.note("turned \(completed) from \(names(previousViewControllers)), shows \(shown), finished \(finished)")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        log.note("spine for \(orientation)")
        guard !spines.isEmpty else { return pageViewController.spineLocation }
        let next = spines.removeFirst()
        pageViewController.setViewControllers(next.pages, direction: .forward, animated: false)
        return next.location
    }
}

extension Stage {
    /// A shown page view controller with the first of some pages, which only the book and it hold.
    func pages(
        _ style: UIPageViewController.TransitionStyle, _ axis: UIPageViewController.NavigationOrientation = .horizontal,
        options: [UIPageViewController.OptionsKey: Any]? = nil, of names: [String] = ["a", "b", "c"], count: Int = 0,
        first: Int = 0
    ) -> (pager: UIPageViewController, book: Book) {
        let book = Book(self, names)
        book.count = count
        let pager = UIPageViewController(transitionStyle: style, navigationOrientation: axis, options: options)
        pager.title = "pager"
        pager.dataSource = book
        pager.delegate = book
        let shown = pager.spineLocation == .mid ? 2 : 1
        pager.setViewControllers(Array(book.pages[first..<first + shown]), direction: .forward, animated: false)
        window.rootViewController = pager
        window.makeKeyAndVisible()
        log.clear()
        return (pager, book)
    }

    /// A finger goes left or right, or up or down, and is lifted while it moves.
    func swipe(_ x: CGFloat, _ y: CGFloat = 0, hold: TimeInterval = 0) {
        let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        window.drag(
            from: CGPoint(x: middle.x - x / 2, y: middle.y - y / 2),
            to: CGPoint(x: middle.x + x / 2, y: middle.y + y / 2), duration: 0.1, hold: hold)
    }
}
