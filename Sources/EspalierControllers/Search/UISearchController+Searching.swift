import EspalierControls
import EspalierViews
import Foundation

extension UISearchController: NavigationSearch {}

extension UISearchController {
    /// The controller whose item, or whose view, has the bar.
    private var searched: UIViewController? {
        if let controller = item?.controller as? UIViewController { return controller }
        return searchBar.superview?.nearestOwner as? UIViewController
    }

    /// Hears of the bar, which a subclass may have replaced.
    final func connectBar() { searchBar.hearer = self }

    final func setSearching(_ new: Bool) {
        if new == isSearching { return }
        guard new else { return endSearching() }
        connectBar()
        beginSearching()
        // Its first responder's coming asks for results.
        if !searchBar.becomeFirstResponder() { searchResultsUpdater?.updateSearchResults(for: self) }
    }

    private func beginSearching() {
        if isSearching { return }
        isSearching = true
        delegate?.presentSearchController(self)
        delegate?.willPresentSearchController(self)
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        if showsScopes { searchBar.showsScopeBar = true }
        item?.searchDidChange()
        if let searched, searched !== parentStorage, let host = searched.viewIfLoaded { cover(searched, host) }
        viewIfLoaded?.window?.layoutIfNeeded()
        delegate?.didPresentSearchController(self)
    }

    private func endSearching() {
        delegate?.willDismissSearchController(self)
        isSearching = false
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        if showsScopes { searchBar.showsScopeBar = false }
        searchBar.text = ""
        if parentStorage != nil {
            let window = viewIfLoaded?.window
            call(.willMove) { willMove(toParent: nil) }
            viewIfLoaded?.removeFromSuperview()
            removeFromParent()
            item?.searchDidChange()
            window?.layoutIfNeeded()
        } else {
            item?.searchDidChange()
        }
        delegate?.didDismissSearchController(self)
    }

    private var showsScopes: Bool {
        automaticallyShowsScopeBar && scopeBarActivation != .manual && !(searchBar.scopeButtonTitles ?? []).isEmpty
    }

    // MARK: The view over the content

    private func cover(_ searched: UIViewController, _ host: UIView) {
        searched.addChild(self)
        guard parentStorage === searched, let cover = view else { return }
        prepareResults()
        cover.frame = host.bounds
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(cover)
        placeCover(in: host)
        call(.didMove) { didMove(toParent: searched) }
    }

    /// Puts the results' view in.
    final func prepareResults() {
        guard let searchResultsController, let view = viewIfLoaded, searchResultsController.parentStorage !== self
        else {
            return
        }
        addChild(searchResultsController)
        guard let results = searchResultsController.view else { return }
        results.frame = view.bounds
        results.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(results)
        searchResultsController.call(.didMove) { searchResultsController.didMove(toParent: self) }
        showResults()
    }

    final var showsResults: Bool {
        automaticallyShowsSearchResultsController ? !(searchBar.text ?? "").isEmpty : asksForResults
    }

    final func showResults() {
        guard let results = searchResultsController?.viewIfLoaded else { return }
        if results.isHidden == showsResults { results.isHidden = !showsResults }
    }

    /// Whether the results' view is shown over the content.
    private var isCovering: Bool { searchResultsController != nil && showsResults }

    /// Whether touches on the content are the search's.
    final var takesTouches: Bool { isCovering || obscuresBackgroundDuringPresentation }

    /// The part of the view that the content shows is covered, with the same safe area: a scroll view keeps its own for
    /// itself.
    final func placeCover(in host: UIView) {
        guard let cover = viewIfLoaded, cover.superview === host else { return }
        if cover.frame != host.bounds { cover.frame = host.bounds }
        let (wanted, present, added) = (host.safeAreaInsets, cover.safeAreaInsets, insets.container)
        func missing(_ edge: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
            max(0, wanted[keyPath: edge] - (present[keyPath: edge] - added[keyPath: edge]))
        }
        let needed = UIEdgeInsets(
            top: missing(\.top), left: missing(\.left), bottom: missing(\.bottom), right: missing(\.right))
        if needed != added { setInsets { $0.container = needed } }
    }

    /// A touch on the content that nothing is shown over ends the search.
    final func coverWasTouched() {
        if !isCovering { isActive = false }
    }
}

extension UISearchController: SearchBarHearing {
    /// A search begins.
    package final func searchBarDidBeginEditing(_ searchBar: UISearchBar) {
        beginSearching()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// What is searched for is another thing.
    package final func searchBarDidChange(_ searchBar: UISearchBar) {
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// The search ends.
    package final func searchBarDidCancel(_ searchBar: UISearchBar) { isActive = false }
}

/// The root view of a search controller.
final class SearchCover: UIView {
    private weak var controller: UISearchController?

    init(of controller: UISearchController) {
        self.controller = controller
        super.init(frame: controller.expectedFrame)
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        (controller?.takesTouches ?? false) && super.point(inside: point, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        // Those of the results go on up to here.
        if touches.contains(where: { $0.view === self }) { controller?.coverWasTouched() }
    }
}
