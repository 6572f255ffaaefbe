import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Split view controllers: collapsing")
struct SplitCollapseTests {
    @Test("On a telephone the columns lie on one stack, the secondary one on top unless the delegate says otherwise")
    func phone() {
        onStage { stage in
            let listener = SplitListener()
            let (split, columns) = stage.split(.doubleColumn, listener: listener)
            #expect(split.isCollapsed && listener.take() == ["top secondary", "did collapse"])
            #expect(columns[0].navigationController?.viewControllers == columns)
            #expect(
                place(columns[1]) == rect(0, 0, 390, 844)
                    && split.viewControllers.first === columns[0].navigationController)
            #expect(columns[0].traitCollection.horizontalSizeClass == .compact)
        }
        onStage { stage in
            let listener = SplitListener()
            listener.top = .primary
            let (split, columns) = stage.split(.doubleColumn, listener: listener)
            #expect(place(columns[0]) == rect(0, 0, 390, 844) && place(columns[1]) == nil)
            split.show(.secondary)
            #expect(stage.log.takeAppearance() == ["p will-", "s will+", "s is+", "p did-", "s did+"])
            split.hide(.secondary)
            #expect(columns[0].navigationController?.viewControllers == [columns[0]])
            split.show(.secondary)
            split.show(.primary)
            #expect(place(columns[0]) == rect(0, 0, 390, 844))
        }
    }

    @Test("A window that becomes compact collapses, one that has room expands; what was pushed goes along")
    func turning() {
        onStage(plus) { stage in
            let listener = SplitListener()
            let (split, columns) = stage.split(.doubleColumn, listener: listener, wide: true)
            #expect(!split.isCollapsed && listener.take() == [])
            #expect(place(columns[0]) == rect(0, 0, 320, 430) && place(columns[1]) == rect(320, 0, 612, 430))
            stage.window.rotate(to: .portrait)
            #expect(split.isCollapsed && listener.take() == ["top secondary", "did collapse"])
            #expect(place(columns[1]) == rect(0, 0, 430, 932))
            let more = stage.probe("m")
            columns[1].navigationController?.pushViewController(more, animated: false)
            #expect(columns[0].navigationController?.viewControllers == columns + [more])
            stage.window.rotate(to: .landscapeLeft)
            #expect(!split.isCollapsed && listener.take() == ["expand to oneBesideSecondary", "did expand"])
            #expect(columns[0].navigationController?.viewControllers == [columns[0]])
            #expect(columns[1].navigationController?.viewControllers == [columns[1], more])
            #expect(place(columns[0]) == rect(0, 0, 320, 430) && place(more) == rect(320, 0, 612, 430))
        }
    }

    @Test("A secondary controller from which the user has gone back is in its column again")
    func popped() {
        onStage(plus) { stage in
            let listener = SplitListener()
            let (split, columns) = stage.split(.doubleColumn, listener: listener)
            columns[1].navigationController?.popViewController(animated: false)
            #expect(place(columns[0]) == rect(0, 0, 430, 932))
            listener.mode = .secondaryOnly
            stage.window.rotate(to: .landscapeRight)
            #expect(split.displayMode == .secondaryOnly && place(columns[1]) == rect(0, 0, 932, 430))
            #expect(place(columns[0]) == nil)
        }
    }

    @Test("Three columns lie upon one another, and come apart again")
    func triple() {
        onStage(plus) { stage in
            let (split, columns) = stage.split(.tripleColumn, ["p", "m", "s"])
            #expect(columns[0].navigationController?.viewControllers == columns)
            split.show(.supplementary)
            #expect(columns[0].navigationController?.viewControllers == [columns[0], columns[1]])
            split.show(.secondary)
            stage.window.rotate(to: .landscapeRight)
            for column in columns { #expect(column.navigationController?.viewControllers == [column]) }
            #expect(place(columns[1]) == rect(0, 0, 320, 430) && place(columns[2]) == rect(320, 0, 612, 430))
            stage.window.rotate(to: .portrait)
            #expect(columns[0].navigationController?.viewControllers == columns)
        }
    }

    @Test("A compact column is shown in place of the others, which keep what they have")
    func compact() {
        onStage(plus) { stage in
            let listener = SplitListener()
            let (split, columns) = stage.split(.doubleColumn, listener: listener, wide: true)
            let compact = stage.probe("c")
            split.setViewController(compact, for: .compact)
            stage.window.rotate(to: .portrait)
            #expect(listener.take() == ["top compact", "did collapse"] && place(compact) == rect(0, 0, 430, 932))
            #expect(split.viewControllers == [compact] && place(columns[1]) == nil)
            stage.window.rotate(to: .landscapeRight)
            #expect(place(compact) == nil && place(columns[1]) == rect(320, 0, 612, 430))
        }
    }

    @Test("Collapsed, a new secondary controller takes the old one's place on the stack, a new primary one goes below")
    func replacing() {
        onStage(plus) { stage in
            let (split, columns) = stage.split(.doubleColumn)
            let (detail, list, other) = (stage.probe("d"), stage.probe("l"), stage.probe("o"))
            let own = UINavigationController(rootViewController: other)
            split.setViewController(own, for: .secondary)
            // Nobody holds the navigation controller that was around the old one.
            #expect(
                columns[0].navigationController?.viewControllers == [columns[0], other] && columns[1].parent == nil)
            split.setViewController(detail, for: .secondary)
            #expect(columns[0].navigationController?.viewControllers == [columns[0], detail])
            #expect(own.viewControllers == [other] && own.parent == nil)
            split.setViewController(list, for: .primary)
            #expect(list.navigationController?.viewControllers == [list, detail])
            split.showDetailViewController(columns[1], sender: nil)
            #expect(list.navigationController?.viewControllers == [list, columns[1]])
            stage.window.rotate(to: .landscapeRight)
            #expect(place(list) == rect(0, 0, 320, 430) && place(columns[1]) == rect(320, 0, 612, 430))
        }
    }

    @Test("Without columns of a style: a navigation controller takes the secondary one up, and gives it back")
    func classic() {
        onStage(plus) { stage in
            let listener = SplitListener()
            let (list, detail) = (stage.probe("l"), stage.probe("d"))
            let (primary, secondary) = (
                UINavigationController(rootViewController: list), UINavigationController(rootViewController: detail)
            )
            let split = UISplitViewController()
            split.delegate = listener
            split.viewControllers = [primary, secondary]
            stage.window.rootViewController = split
            stage.window.makeKeyAndVisible()
            #expect(listener.take() == ["collapse", "did collapse"])
            #expect(primary.viewControllers == [list, detail] && split.viewControllers == [primary])
            stage.window.rotate(to: .landscapeRight)
            #expect(listener.take() == ["separate", "did expand"])
            #expect(split.viewControllers == [primary, secondary] && secondary.viewControllers == [detail])
            #expect(place(list) == rect(0, 0, 320, 430) && place(detail) == rect(320, 0, 612, 430))
            listener.takesUp = true
            stage.window.rotate(to: .portrait)
            #expect(primary.viewControllers == [list] && place(list) == rect(0, 0, 430, 932))
            let more = stage.probe("m")
            list.showDetailViewController(more, sender: nil)
            #expect(primary.viewControllers == [list, more])
            stage.window.rotate(to: .landscapeRight)
            #expect(split.viewControllers == [primary, more] && place(more) == rect(320, 0, 612, 430))
        }
    }

    @Test("Primary controllers of other classes let the secondary one go, and have it back")
    func plain() {
        onStage(plus) { stage in
            let (split, columns) = stage.split(.unspecified)
            #expect(split.isCollapsed && place(columns[0]) == rect(0, 0, 430, 932) && !columns[1].isViewLoaded)
            stage.window.rotate(to: .landscapeRight)
            #expect(place(columns[1]) == rect(320, 0, 612, 430) && split.viewControllers == columns)
        }
    }

    @Test("A view that is in no window shows nothing yet: nothing is known of its width")
    func outside() {
        let split = UISplitViewController(style: .doubleColumn)
        let list = UIViewController()
        split.setViewController(list, for: .primary)
        split.loadViewIfNeeded()
        #expect(!split.isCollapsed && !list.isViewLoaded && list.navigationController?.parent === split)
    }
}
