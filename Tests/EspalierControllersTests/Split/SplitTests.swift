import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

/// Notes what a split view controller tells, and answers what it was told to.
final class SplitListener: UISplitViewControllerDelegate {
    var calls: [String] = []
    var top: UISplitViewController.Column?
    var mode: UISplitViewController.DisplayMode?
    var takesUp = false
    var shows = false

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { calls.append("to \(displayMode)") }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        calls.append("show \(column)")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        calls.append("hide \(column)")
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { shows }

    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { shows }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        calls.append("collapse")
        return takesUp
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        calls.append("separate")
        return nil
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        calls.append("top \(proposedTopColumn)")
        return top ?? proposedTopColumn
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        calls.append("expand to \(proposedDisplayMode)")
        return mode ?? proposedDisplayMode
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("did collapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("did expand") }
}

/// A screen that is compact upright and regular across.
let plus = UIScreen.iPhone15ProMax

extension Stage {
    /// A shown split view controller with a column for each name.
    func split(
        _ style: UISplitViewController.Style, _ names: [String] = ["p", "s"], listener: SplitListener? = nil,
        wide: Bool = false
    ) -> (split: UISplitViewController, columns: [Probe]) {
        let split = UISplitViewController(style: style)
        split.title = "split"
        split.delegate = listener
        let columns = names.map { probe($0) }
        if style == .unspecified {
            split.viewControllers = columns
        } else {
            let places: [UISplitViewController.Column] =
                style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            for (place, column) in zip(places, columns) { split.setViewController(column, for: place) }
        }
        if wide { window.rotate(to: .landscapeRight) }
        window.rootViewController = split
        window.makeKeyAndVisible()
        log.clear()
        return (split, columns)
    }
}

/// Where the view of a controller stands in its window; nil outside.
func place(_ controller: UIViewController?) -> CGRect? {
    guard let view = controller?.viewIfLoaded, view.window != nil else { return nil }
    return view.convert(view.bounds, to: nil)
}

@Suite("Split view controllers: columns")
struct SplitTests {
    @Test("On a pad that lies, the primary column stands beside the secondary one; upright, it is hidden")
    func double() {
        onStage(.iPadPro11Inch) { stage in
            let (split, columns) = stage.split(.doubleColumn, wide: true)
            #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
            #expect(place(columns[0]) == rect(0, 0, 320, 834) && place(columns[1]) == rect(320, 0, 874, 834))
            #expect(split.primaryColumnWidth == 320)
            #expect(columns[0].navigationController?.parent === split && columns[0].splitViewController === split)
            #expect(split.viewController(for: .primary) === columns[0])
            #expect(split.viewControllers == columns.compactMap { $0.navigationController })
            #expect(columns[0].traitCollection.horizontalSizeClass == .compact)
            #expect(columns[1].traitCollection.horizontalSizeClass == .regular)
            stage.window.rotate(to: .portrait)
            #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
            #expect(place(columns[0]) == nil && place(columns[1]) == rect(0, 0, 834, 1194))
            #expect(stage.log.takeAppearance() == ["p will-", "p did-"])
        }
    }

    @Test("All columns appear once, with the controller")
    func appearance() {
        onStage(.iPadPro11Inch) { stage in
            stage.window.rotate(to: .landscapeRight)
            let split = UISplitViewController(style: .doubleColumn)
            let (p, s) = (stage.probe("p"), stage.probe("s"))
            split.setViewController(p, for: .primary)
            split.setViewController(s, for: .secondary)
            stage.window.rootViewController = split
            stage.window.makeKeyAndVisible()
            #expect(stage.log.takeAppearance() == ["p will+", "s will+", "p is+", "s is+", "p did+", "s did+"])
            stage.window.isHidden = true
            #expect(stage.log.takeAppearance() == ["p will-", "s will-", "p did-", "s did-"])
        }
    }

    @Test("Showing and hiding the primary column, upright: over the secondary one; the delegate hears it before")
    func overlay() {
        onStage(.iPadPro11Inch) { stage in
            let listener = SplitListener()
            let (split, columns) = stage.split(.doubleColumn, listener: listener)
            split.show(.primary)
            #expect(split.displayMode == .oneOverSecondary)
            #expect(place(columns[0]) == rect(0, 0, 320, 1194) && place(columns[1]) == rect(0, 0, 834, 1194))
            #expect(listener.take() == ["to oneOverSecondary", "show primary"])
            #expect(stage.log.takeAppearance() == ["p will+", "p is+", "p did+"])
            // In front of the secondary column.
            #expect(stage.window.hitTest(CGPoint(x: 100, y: 600), with: nil)?.isDescendant(of: columns[0].view) == true)
            split.show(.primary)
            #expect(listener.take() == [])
            split.show(.secondary)
            #expect(split.displayMode == .secondaryOnly && listener.take() == ["to secondaryOnly", "hide primary"])
            split.displayModeButtonItem.performPrimaryAction()
            #expect(split.displayMode == .oneOverSecondary)
            split.displayModeButtonItem.performPrimaryAction()
            #expect(split.displayMode == .secondaryOnly)
            split.show(.primary)
            // A turn ends what was asked for.
            stage.window.rotate(to: .landscapeRight)
            #expect(split.displayMode == .oneBesideSecondary)
            split.hide(.primary)
            #expect(place(columns[0]) == nil && place(columns[1]) == rect(0, 0, 1194, 834))
        }
    }

    @Test("Three columns: two are shown where the view is wide; the primary one comes beside, over, or displaces")
    func triple() {
        onStage(.iPadPro11Inch) { stage in
            let (split, columns) = stage.split(.tripleColumn, ["p", "m", "s"], wide: true)
            #expect(split.displayMode == .oneBesideSecondary && place(columns[0]) == nil)
            #expect(place(columns[1]) == rect(0, 0, 320, 834) && place(columns[2]) == rect(320, 0, 874, 834))
            split.show(.primary)
            #expect(split.displayMode == .twoBesideSecondary)
            #expect(columns.map { place($0)?.minX } == [0, 320, 640] && place(columns[2])?.width == 554)
            split.hide(.primary)
            #expect(split.displayMode == .oneBesideSecondary)
            split.preferredSplitBehavior = .displace
            split.show(.primary)
            #expect(split.displayMode == .twoDisplaceSecondary && place(columns[2]) == rect(640, 0, 874, 834))
            split.hide(.primary)
            split.preferredSplitBehavior = .overlay
            split.show(.primary)
            #expect(split.displayMode == .twoOverSecondary && place(columns[2]) == rect(0, 0, 1194, 834))
            split.hide(.supplementary)
            #expect(split.displayMode == .secondaryOnly && place(columns[0]) == nil && place(columns[1]) == nil)
            split.show(.supplementary)
            #expect(split.displayMode == .oneOverSecondary && place(columns[1]) == rect(0, 0, 320, 834))
        }
    }

    @Test("A preferred mode counts whatever the size; modes with two columns count as one where there are two")
    func preferred() {
        onStage(.iPadPro11Inch) { stage in
            let (split, columns) = stage.split(.doubleColumn)
            split.preferredDisplayMode = .twoBesideSecondary
            #expect(split.displayMode == .oneBesideSecondary && place(columns[1]) == rect(320, 0, 514, 1194))
            split.preferredDisplayMode = .twoOverSecondary
            #expect(split.displayMode == .oneOverSecondary)
            split.preferredDisplayMode = .automatic
            #expect(split.displayMode == .secondaryOnly)
        }
    }

    @Test("Widths: a fraction of the view, at most 320 unless said otherwise, or points; the other edge; mirrored")
    func widths() {
        onStage(.iPadPro11Inch) { stage in
            let (split, columns) = stage.split(.doubleColumn, wide: true)
            split.preferredPrimaryColumnWidthFraction = 0.5
            #expect(split.primaryColumnWidth == 320)
            split.maximumPrimaryColumnWidth = 500
            #expect(split.primaryColumnWidth == 500)
            split.preferredPrimaryColumnWidthFraction = 0.1
            #expect(split.primaryColumnWidth == 119)
            split.minimumPrimaryColumnWidth = 200
            #expect(split.primaryColumnWidth == 200)
            split.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
            split.preferredPrimaryColumnWidth = 400
            #expect(split.primaryColumnWidth == 400 && split.supplementaryColumnWidth == 320)
            split.primaryEdge = .trailing
            stage.window.layoutIfNeeded()
            #expect(place(columns[0]) == rect(794, 0, 400, 834) && place(columns[1]) == rect(0, 0, 794, 834))
            stage.window.traitOverrides.layoutDirection = .rightToLeft
            stage.window.layoutIfNeeded()
            #expect(place(columns[0]) == rect(0, 0, 400, 834))
        }
    }

    @Test("Another controller in a column: the old one goes, the new one comes; the compact one waits")
    func replacing() {
        onStage(.iPadPro11Inch) { stage in
            let (split, columns) = stage.split(.doubleColumn, wide: true)
            let other = stage.probe("o")
            split.showDetailViewController(other, sender: nil)
            #expect(stage.log.takeAppearance() == ["s will-", "o will+", "o is+", "s did-", "o did+"])
            #expect(place(other) == rect(320, 0, 874, 834) && columns[1].navigationController?.parent == nil)
            let compact = stage.probe("c")
            split.setViewController(compact, for: .compact)
            #expect(compact.parent === split && compact.navigationController == nil && !compact.isViewLoaded)
            split.setViewController(nil, for: .primary)
            #expect(stage.log.takeAppearance() == ["p will-", "p did-"] && split.viewController(for: .primary) == nil)
            // From inside a column.
            other.showDetailViewController(columns[0], sender: nil)
            #expect(split.viewController(for: .secondary) === columns[0])
        }
    }

    @Test("Two controllers without columns of a style are shown as they are; `show` sets the primary one")
    func classic() {
        onStage(.iPadPro11Inch) { stage in
            let listener = SplitListener()
            let (split, columns) = stage.split(.unspecified, listener: listener, wide: true)
            #expect(split.style == .unspecified && split.viewControllers == columns)
            #expect(columns[0].parent === split && place(columns[0]) == rect(0, 0, 320, 834))
            let (one, two) = (stage.probe("x"), stage.probe("y"))
            columns[1].show(one, sender: nil)
            columns[1].showDetailViewController(two, sender: nil)
            #expect(split.viewControllers == [one, two] && split.children == [one, two])
            listener.shows = true
            split.show(columns[0], sender: nil)
            split.showDetailViewController(columns[1], sender: nil)
            #expect(split.viewControllers == [one, two])
            split.viewControllers = [one]
            #expect(split.children == [one])
        }
    }

    @Test("Too many controllers, one twice, and columns that a style does not have trap")
    func traps() async {
        let many = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UISplitViewController().viewControllers = [UIViewController(), UIViewController(), UIViewController()]
        }
        #expect(errorText(many).contains("it has 2 columns"))
        let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let controller = UIViewController()
            UISplitViewController().viewControllers = [controller, controller]
        }
        #expect(errorText(twice).contains("is in the list twice"))
        let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let controller = UIViewController()
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(controller, for: .primary)
            split.setViewController(controller, for: .secondary)
        }
        #expect(errorText(other).contains("is in the column .primary"))
        let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UISplitViewController(style: .doubleColumn).show(.supplementary)
        }
        #expect(errorText(none).contains("which has no such column"))
    }
}
