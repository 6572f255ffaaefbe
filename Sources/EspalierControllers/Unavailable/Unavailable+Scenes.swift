// Controllers, scenes and appearance. Each name says what to do instead.

/// Not here.
@available(*, unavailable, message: "use a UIScrollView with isPagingEnabled, or a UIViewController with children")
public typealias UIPageViewController = UnavailableType

/// Not here.
@available(*, unavailable, message: "use a UISearchBar and a UIViewController of your own")
public typealias UISearchController = UnavailableType

/// Not here.
@available(*, unavailable, message: "use a UIViewController with children")
public typealias UISplitViewController = UnavailableType

/// Not here.
@available(*, unavailable, message: "there is nothing to share with: put it into #if !os(Linux)")
public typealias UIActivityViewController = UnavailableType

/// Not here.
@available(*, unavailable, message: "there are no pictures to pick: put it into #if !os(Linux)")
public typealias UIImagePickerController = UnavailableType

/// Not here.
@available(*, unavailable, message: "there are no documents to pick: put it into #if !os(Linux)")
public typealias UIDocumentPickerViewController = UnavailableType

/// Not here.
@available(*, unavailable, message: "nobody turns a device: turn the window with UIWindow.rotate(to:animated:)")
public typealias UIInterfaceOrientationMask = UnavailableType

/// Not here.
@available(*, unavailable, message: "there is no current device: ask UIView.traitCollection, or the window's screen")
public typealias UIDevice = UnavailableType

/// Not here.
@available(*, unavailable, message: "there are no scenes: make a UIWindow(screen:)")
public typealias UIScene = UnavailableType

/// Not here.
@available(*, unavailable, message: "there are no scenes: make a UIWindow(screen:)")
public typealias UIWindowScene = UnavailableType

/// Not here.
@available(*, unavailable, message: "there are no scenes: make a UIWindow(screen:)")
public typealias UISceneSession = UnavailableType

/// Not here.
@available(*, unavailable, message: "there are no scenes: make a UIWindow(screen:)")
public typealias UISceneConfiguration = UnavailableType

/// Not here.
@available(*, unavailable, message: "bars have no appearance of their own: delete it, or set isTranslucent")
public typealias UIBarAppearance = UnavailableType

/// Not here.
@available(*, unavailable, message: "bars have no appearance of their own: delete it, or set isTranslucent")
public typealias UINavigationBarAppearance = UnavailableType

/// Not here.
@available(*, unavailable, message: "bars have no appearance of their own: delete it, or set isTranslucent")
public typealias UITabBarAppearance = UnavailableType

/// Not here.
@available(*, unavailable, message: "bars have no appearance of their own: delete it, or set isTranslucent")
public typealias UIToolbarAppearance = UnavailableType

/// Not here.
@available(*, unavailable, message: "there is no pasteboard: put it into #if !os(Linux)")
public typealias UIPasteboard = UnavailableType

/// Not here.

/// Not here.
@available(*, unavailable, message: "there are no scenes: make the window in a main function or a test")
public typealias UISceneDelegate = UnavailableProtocol

/// Not here.
@available(*, unavailable, message: "there are no scenes: make the window in a main function or a test")
public typealias UIWindowSceneDelegate = UnavailableProtocol

/// Not here.
@available(*, unavailable, message: "use a UISearchBarDelegate")
public typealias UISearchResultsUpdating = UnavailableProtocol

/// Not here.
@available(*, unavailable, message: "use a UIViewController with children")
public typealias UIPageViewControllerDataSource = UnavailableProtocol

/// Not here.
@available(*, unavailable, message: "use a UIViewController with children")
public typealias UIPageViewControllerDelegate = UnavailableProtocol

/// Not here.
@available(*, unavailable, message: "views have no appearance proxies: set properties where views are made")
public typealias UIAppearance = UnavailableProtocol
