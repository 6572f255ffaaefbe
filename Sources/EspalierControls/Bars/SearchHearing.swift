import EspalierViews

/// What searches by a search bar: hears of it after the bar's delegate.
package protocol SearchBarHearing: AnyObject {
    /// Editing has begun.
    func searchBarDidBeginEditing(_ searchBar: UISearchBar)
    /// The text or the scope is another one, by a user or by code.
    func searchBarDidChange(_ searchBar: UISearchBar)
    /// The button that ends searching was tapped.
    func searchBarDidCancel(_ searchBar: UISearchBar)
}

/// What a navigation item searches by: a search controller.
package protocol NavigationSearch: AnyObject {
    /// The bar that stands below the title.
    var searchBar: UISearchBar { get }
    /// Whether somebody searches.
    var isActive: Bool { get }
    /// Whether the row of the title makes room for the search bar while somebody searches.
    var hidesNavigationBarDuringPresentation: Bool { get }
}

/// Who hears that a scroll view has another offset.
package protocol ScrollOffsetHearing: AnyObject {
    /// The offset is another one.
    func scrollViewDidMove(_ scrollView: UIScrollView)
}
