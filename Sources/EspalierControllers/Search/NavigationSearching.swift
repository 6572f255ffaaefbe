import EspalierControls
import EspalierViews
import Foundation

extension UINavigationItem {
    /// Searches what the item's controller shows: its bar stands below the title. nil by default.
    public final var searchController: UISearchController? {
        get { search as? UISearchController }
        set {
            let old = searchController
            if old === newValue { return }
            if old?.item === self {
                old?.isActive = false
                old?.item = nil
            }
            newValue?.item?.searchController = nil
            newValue?.item = self
            newValue?.connectBar()
            search = newValue
        }
    }
}

extension UIViewController {
    /// Has what lies over the view while somebody searches cover what the view shows.
    final func placeSearch() {
        guard let view = viewStorage else { return }
        for child in childStorage { (child as? UISearchController)?.placeCover(in: view) }
    }
}

extension UINavigationController {
    /// The scroll view that the shown controller's view is, or has as its first subview.
    private var shownScroll: UIScrollView? {
        guard let view = slot.shown?.viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.subviews.first as? UIScrollView
    }

    /// Whether the search bar follows what is scrolled.
    private var followed: UIScrollView? {
        guard let item = slot.shown?.bars.navigationItem, item.search != nil, item.hidesSearchBarWhenScrolling else {
            return nil
        }
        return shownScroll
    }

    /// Hides the search bar while the content is scrolled down by more than the bar is high, until it is at its top again.
    final func followScrolling() {
        let scroll = followed
        scroll?.offsetHearer = self
        let hides = scroll.map(isScrolled) ?? false
        if navigationBar.hidesSearchBar != hides { navigationBar.hidesSearchBar = hides }
    }

    private func isScrolled(_ scroll: UIScrollView) -> Bool {
        let way = scroll.contentOffset.y + scroll.adjustedContentInset.top
        return way > (navigationBar.hidesSearchBar ? 0 : 52)
    }
}

extension UINavigationController: ScrollOffsetHearing {
    /// The search bar may come or go with the next layout.
    package final func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard scrollView === followed, isScrolled(scrollView) != navigationBar.hidesSearchBar else { return }
        viewIfLoaded?.setNeedsLayout()
    }
}
