// Lists. Each name says what to do instead.

/// Not here.
@available(*, unavailable, message: "use UICollectionViewFlowLayout, or a UICollectionViewLayout of your own")
public typealias UICollectionViewCompositionalLayout = UnavailableType

/// Not here.
@available(*, unavailable, message: "use UICollectionViewFlowLayout, or a UICollectionViewLayout of your own")
public typealias NSCollectionLayoutSection = UnavailableType

/// Not here.
@available(*, unavailable, message: "use UICollectionViewFlowLayout, or a UICollectionViewLayout of your own")
public typealias NSCollectionLayoutGroup = UnavailableType

/// Not here.
@available(*, unavailable, message: "use UICollectionViewFlowLayout, or a UICollectionViewLayout of your own")
public typealias NSCollectionLayoutItem = UnavailableType

/// Not here.
@available(*, unavailable, message: "use UICollectionViewFlowLayout, or a UICollectionViewLayout of your own")
public typealias NSCollectionLayoutSize = UnavailableType

/// Not here.
@available(*, unavailable, message: "use UICollectionViewFlowLayout, or a UICollectionViewLayout of your own")
public typealias NSCollectionLayoutDimension = UnavailableType

/// Not here.
@available(*, unavailable, message: "use a UITableView")
public typealias UICollectionLayoutListConfiguration = UnavailableType
