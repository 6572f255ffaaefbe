// Shows a settings screen and a feed of a thousand rows in a window, touches and scrolls them, and prints where
// everything stands.
//
//     swift run Controls

import Espalier

let window = UIWindow(screen: .iPhone14)
let checker = LifecycleChecker(window)
let settings = SettingsController()
let navigation = UINavigationController(rootViewController: settings)
window.rootViewController = navigation
window.makeKeyAndVisible()

print("the settings on \(UIScreen.iPhone14.name):")
printTree(window)

print("the first switch is turned on, and the slider moved to the right:")
settings.touchSwitch(at: IndexPath(row: 0, section: 0))
settings.moveSlider(to: 24)
window.layoutIfNeeded()
print("  heard: \(settings.heard.joined(separator: ", "))")
printTree(settings.summary, indent: 1)

print("the row of the feed is touched:")
settings.table.tapRow(at: IndexPath(row: 0, section: 2))
print("  on the stack: \(navigation.viewControllers.count), and the table has shown \(settings.shownCount) cells")
// The push is animated: the views are there, the calls that end it wait for the clock.
if let feed = navigation.topViewController as? FeedController {
    print("  the feed has appeared: \(feed.hasAppeared)")
    window.clock.advance(by: 0.35)
    print("  0.35 seconds later: \(feed.hasAppeared)")
    showFeed(feed)
}

print("back, and the window is turned:")
navigation.popViewController(animated: false)
window.rotate(to: .landscapeRight)
printTree(navigation.view, depth: 3)
print("mistakes in the controllers' lives: \(checker.mistakes.count)")
checker.mistakes.forEach { print("  \($0)") }

@MainActor func showFeed(_ feed: FeedController) {
    let table = feed.table
    print("the feed of \(table.numberOfRows(inSection: 0)) messages:")
    feed.printRows()

    print("scrolled by 120 points at a time:")
    for _ in 1...3 {
        table.contentOffset.y += 120
        window.layoutIfNeeded()
        feed.printRows()
    }

    print("scrolled through all of it, a screen at a time:")
    while table.contentOffset.y < table.contentSize.height - table.bounds.height {
        table.contentOffset.y += table.bounds.height
        window.layoutIfNeeded()
    }
    feed.printCounts()

    print("at the last row:")
    table.scrollToRow(at: IndexPath(row: 999, section: 0), at: .bottom, animated: false)
    window.layoutIfNeeded()
    feed.printRows()

    print("the last two are deleted:")
    feed.deleteLast(2)
    window.layoutIfNeeded()
    feed.printRows()
    print("  the end of the update was told: \(feed.updatesEnded)")
    window.clock.advance(by: 1)
    print("  a second later: \(feed.updatesEnded)")
}
