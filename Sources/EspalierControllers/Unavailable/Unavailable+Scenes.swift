// Controllers, scenes and appearance. Each name says what to do instead.

/// Not here.

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

/// Not here.
@available(*, unavailable, message: "there are no scenes: make the window in a main function or a test")
public typealias UISceneDelegate = UnavailableProtocol

/// Not here.
@available(*, unavailable, message: "there are no scenes: make the window in a main function or a test")
public typealias UIWindowSceneDelegate = UnavailableProtocol

/// Not here.

/// Not here.
@available(*, unavailable, message: "views have no appearance proxies: set properties where views are made")
public typealias UIAppearance = UnavailableProtocol
