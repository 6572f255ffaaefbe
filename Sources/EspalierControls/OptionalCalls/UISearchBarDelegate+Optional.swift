import EspalierViews
import Foundation

extension UISearchBarDelegate {
    /// `searchBarShouldBeginEditing(_:)`, for calls of the form `searchBarShouldBeginEditing?(…)`.
    @_disfavoredOverload
    public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool)? { { self.searchBarShouldBeginEditing($0) } }

    /// `searchBarTextDidBeginEditing(_:)`, for calls of the form `searchBarTextDidBeginEditing?(…)`.
    @_disfavoredOverload
    public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void)? { { self.searchBarTextDidBeginEditing($0) } }

    /// `searchBarShouldEndEditing(_:)`, for calls of the form `searchBarShouldEndEditing?(…)`.
    @_disfavoredOverload
    public var searchBarShouldEndEditing: ((UISearchBar) -> Bool)? { { self.searchBarShouldEndEditing($0) } }

    /// `searchBarTextDidEndEditing(_:)`, for calls of the form `searchBarTextDidEndEditing?(…)`.
    @_disfavoredOverload
    public var searchBarTextDidEndEditing: ((UISearchBar) -> Void)? { { self.searchBarTextDidEndEditing($0) } }

    /// `searchBarSearchButtonClicked(_:)`, for calls of the form `searchBarSearchButtonClicked?(…)`.
    @_disfavoredOverload
    public var searchBarSearchButtonClicked: ((UISearchBar) -> Void)? { { self.searchBarSearchButtonClicked($0) } }

    /// `searchBarCancelButtonClicked(_:)`, for calls of the form `searchBarCancelButtonClicked?(…)`.
    @_disfavoredOverload
    public var searchBarCancelButtonClicked: ((UISearchBar) -> Void)? { { self.searchBarCancelButtonClicked($0) } }

    /// The methods that are named `searchBar`, for calls of the form `searchBar?(…)`.
    @_disfavoredOverload
    public var searchBar: UISearchBar.DelegateCalls? { UISearchBar.DelegateCalls(delegate: self) }
}

extension UISearchBar {
    /// What optional calls of a delegate reach.
    public struct DelegateCalls {
        let delegate: any UISearchBarDelegate

        /// Calls `searchBar(_:textDidChange:)`.
        public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
            delegate.searchBar(searchBar, textDidChange: searchText)
        }

        /// Calls `searchBar(_:selectedScopeButtonIndexDidChange:)`.
        public func callAsFunction(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
        }
    }
}
