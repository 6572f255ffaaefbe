// Controllers, scenes and appearance. Each name says what to do instead.

/// Not here.
@available(*, unavailable, message: "sheets and popovers fill the window: use modalPresentationStyle")
public typealias UIPresentationController = UnavailableType

/// Not here.
@available(*, unavailable, message: "popovers fill the window: use modalPresentationStyle")
public typealias UIPopoverPresentationController = UnavailableType

/// Not here.
@available(*, unavailable, message: "sheets fill the window: use modalPresentationStyle")
public typealias UISheetPresentationController = UnavailableType

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
@available(*, unavailable, message: "transitions of one's own are not here: put it into #if !os(Linux)")
public typealias UIPercentDrivenInteractiveTransition = UnavailableType

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
@available(*, unavailable, message: "there is no pasteboard: put it into #if !os(Linux)")
public typealias UIPasteboard = UnavailableType

/// Not here.
@available(*, unavailable, message: "there are no menus: use a UIAction, or put it into #if !os(Linux)")
public typealias UIMenu = UnavailableType

/// Not here.
@available(*, unavailable, message: "transitions of one's own are not here: leave transitioningDelegate out")
public typealias UIViewControllerTransitioningDelegate = UnavailableProtocol

/// Not here.
@available(
    *, unavailable,
    message: "transitions of one's own are not here: use UIView.animate(withDuration:animations:)"
)
public typealias UIViewControllerAnimatedTransitioning = UnavailableProtocol

/// Not here.
@available(
    *, unavailable,
    message: "transitions of one's own are not here: use UIView.animate(withDuration:animations:)"
)
public typealias UIViewControllerContextTransitioning = UnavailableProtocol

/// Not here.
@available(*, unavailable, message: "there are no scenes: make the window in a main function or a test")
public typealias UISceneDelegate = UnavailableProtocol

/// Not here.
@available(*, unavailable, message: "there are no scenes: make the window in a main function or a test")
public typealias UIWindowSceneDelegate = UnavailableProtocol

/// Not here.
@available(*, unavailable, message: "popovers fill the window: leave the delegate out")
public typealias UIPopoverPresentationControllerDelegate = UnavailableProtocol

/// Not here.
@available(*, unavailable, message: "sheets fill the window: leave the delegate out")
public typealias UIAdaptivePresentationControllerDelegate = UnavailableProtocol

/// Not here.
@available(*, unavailable, message: "views have no appearance proxies: set properties where views are made")
public typealias UIAppearance = UnavailableProtocol
