import EspalierControls
import EspalierViews
import Foundation

/// Searches by a bar: while somebody types there, its view lies over that of the controller whose bar it is, and shows
/// the controller of the results once there is a text.
///
/// The bar stands in a navigation bar (`navigationItem.searchController`), or where code puts it, such as
/// `tableHeaderView`. While it is active, the search controller is a child of the controller whose item or view has the
/// bar.
open class UISearchController: UIViewController {
    /// When scopes would be shown.
    public enum ScopeBarActivation: Int, Sendable {
        // The cases are UIKit's, in its order.
        case automatic, manual, onTextEntry, onSearchActivation
    }

    private final let ownBar = UISearchBar()
    private final let results: UIViewController?
    final var isSearching = false
    /// What `showsSearchResultsController` was set to.
    final var asksForResults = false
    /// The navigation item that has it.
    final weak var item: UINavigationItem?

    /// Makes a search controller with the controller that shows results. nil: the one that is searched shows them.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        ownBar.hearer = self
    }

    /// Makes a search controller whose results are shown by the one that is searched.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        results = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        ownBar.hearer = self
    }

    /// Makes a search controller from an archive.
    public required init?(coder: NSCoder) {
        results = nil
        super.init(nibName: nil, bundle: nil)
        ownBar.hearer = self
        coder.decode(self)
    }

    /// Finds what is searched for: called when the bar becomes the first responder, and at each change of its text or
    /// scope, by a user or by code.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)? { didSet { connectBar() } }

    /// Hears of beginning and end.
    open weak var delegate: (any UISearchControllerDelegate)?

    /// The bar. A search controller holds it.
    open var searchBar: UISearchBar { ownBar }

    /// Shows the results, or nil.
    open var searchResultsController: UIViewController? { results }

    /// Whether somebody searches. Begins with the editing of the bar; setting it begins and ends it too. The end empties
    /// the bar's text.
    open var isActive: Bool {
        get { isSearching }
        set { setSearching(newValue) }
    }

    /// Whether the content is covered as long as no results are: touches on it end the search. True by default.
    open var obscuresBackgroundDuringPresentation = true

    /// Whether the rows of the navigation bar make room for the search bar. True by default.
    open var hidesNavigationBarDuringPresentation = true { didSet { item?.searchDidChange() } }

    /// Whether the results are shown where there is a text, and hidden else. True by default.
    open var automaticallyShowsSearchResultsController = true { didSet { showResults() } }

    /// Whether the results are shown: setting it counts where they are not shown automatically.
    open var showsSearchResultsController: Bool {
        get { showsResults }
        set {
            automaticallyShowsSearchResultsController = false
            asksForResults = newValue
            showResults()
        }
    }

    /// Whether the bar's button that ends searching is there while somebody searches. True by default.
    open var automaticallyShowsCancelButton = true

    /// Whether the bar's scopes, if it has some, are there while somebody searches. True by default.
    open var automaticallyShowsScopeBar = true

    /// When scopes would be shown. `.automatic` by default; `.manual` leaves them to code, and all others are as
    /// `automaticallyShowsScopeBar` says.
    open var scopeBarActivation = ScopeBarActivation.automatic

    /// Makes a view that lies over the one that is searched.
    open override func loadView() {
        view = SearchCover(of: self)
    }

    /// The controller that is searched, while somebody searches.
    open override var presentingViewController: UIViewController? {
        isSearching ? parentStorage ?? super.presentingViewController : super.presentingViewController
    }

    /// Ends the search.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard isSearching, presentedStorage == nil else { return super.dismiss(animated: flag, completion: completion) }
        isActive = false
        completion?()
    }

    override func prepareContent() { prepareResults() }
}

/// Finds what is searched for.
public protocol UISearchResultsUpdating: AnyObject {
    /// The text or the scope of the bar is another one, or the bar is edited now.
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears when a search begins and ends.
public protocol UISearchControllerDelegate: AnyObject {
    /// A search begins: the place for a presentation of one's own. Called before the others.
    func presentSearchController(_ searchController: UISearchController)
    /// The search controller's view is about to come.
    func willPresentSearchController(_ searchController: UISearchController)
    /// The search controller's view is there.
    func didPresentSearchController(_ searchController: UISearchController)
    /// The search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// The search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
