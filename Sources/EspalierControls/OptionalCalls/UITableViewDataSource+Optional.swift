import EspalierViews
import Foundation

extension UITableViewDataSource {
    /// `numberOfSections(in:)`, for calls of the form `numberOfSections?(…)`.
    @_disfavoredOverload
    public var numberOfSections: UITableView.NumberOfSectionsCall? {
        UITableView.NumberOfSectionsCall(dataSource: self)
    }

    /// The methods that are named `tableView`, for calls of the form `tableView?(…)`.
    @_disfavoredOverload
    public var tableView: UITableView.DataSourceCalls? { UITableView.DataSourceCalls(dataSource: self) }

    /// `sectionIndexTitles(for:)`, for calls of the form `sectionIndexTitles?(…)`.
    @_disfavoredOverload
    public var sectionIndexTitles: UITableView.SectionIndexTitlesCall? {
        UITableView.SectionIndexTitlesCall(dataSource: self)
    }
}

extension UITableView {
    /// What an optional call of `numberOfSections(in:)` reaches.
    public struct NumberOfSectionsCall {
        let dataSource: any UITableViewDataSource

        /// Calls `numberOfSections(in:)`.
        public func callAsFunction(in tableView: UITableView) -> Int {
            dataSource.numberOfSections(in: tableView)
        }
    }
}

extension UITableView {
    /// What optional calls of a data source reach. One that is not implemented answers what it does by
    /// default.
    public struct DataSourceCalls {
        let dataSource: any UITableViewDataSource

        /// Calls `tableView(_:titleForHeaderInSection:)`.
        public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            dataSource.tableView(tableView, titleForHeaderInSection: section)
        }

        /// Calls `tableView(_:titleForFooterInSection:)`.
        public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            dataSource.tableView(tableView, titleForFooterInSection: section)
        }

        /// Calls `tableView(_:canEditRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            dataSource.tableView(tableView, canEditRowAt: indexPath)
        }

        /// Calls `tableView(_:canMoveRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            dataSource.tableView(tableView, canMoveRowAt: indexPath)
        }

        /// Calls `tableView(_:commit:forRowAt:)`.
        public func callAsFunction(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            dataSource.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }

        /// Calls `tableView(_:moveRowAt:to:)`.
        public func callAsFunction(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            dataSource.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }

        /// Calls `tableView(_:sectionForSectionIndexTitle:at:)`.
        public func callAsFunction(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
            -> Int
        {
            dataSource.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
        }
    }
}

extension UITableView {
    /// What an optional call of `sectionIndexTitles(for:)` reaches.
    public struct SectionIndexTitlesCall {
        let dataSource: any UITableViewDataSource

        /// Calls `sectionIndexTitles(for:)`.
        public func callAsFunction(for tableView: UITableView) -> [String]? {
            dataSource.sectionIndexTitles(for: tableView)
        }
    }
}
