// Lists. Each name says what to do instead.

/// Not here.
@available(*, unavailable, message: "use UITableViewDataSource with performBatchUpdates(_:completion:)")
public typealias NSDiffableDataSourceSnapshot<Section, Item> = UnavailableType

/// Not here.
@available(*, unavailable, message: "use UITableViewDataSource with performBatchUpdates(_:completion:)")
public typealias UITableViewDiffableDataSource<Section, Item> = UnavailableType

/// Not here.
@available(*, unavailable, message: "use UICollectionViewDataSource with performBatchUpdates(_:completion:)")
public typealias UICollectionViewDiffableDataSource<Section, Item> = UnavailableType

/// Not here.
@available(*, unavailable, message: "use textLabel, detailTextLabel and imageView of the cell")
public typealias UIListContentConfiguration = UnavailableType

/// Not here.
@available(*, unavailable, message: "use backgroundView of the cell")
public typealias UIBackgroundConfiguration = UnavailableType
