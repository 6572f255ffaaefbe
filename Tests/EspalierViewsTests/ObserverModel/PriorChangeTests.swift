import EspalierViews
import Foundation
import Testing

@Suite("Prior observers that change what is about to change")
struct PriorChangeTests {
    @Test("An exchange whose prior observer takes a view out")
    func exchangeAfterPrior() async {
        await #expect(processExitsWith: .success) {
            let root = UIView()
            let views = (0..<3).map { _ in UIView() }
            for view in views { root.addSubview(view) }
            let hierarchy = root.observeHierarchy { _ in }
            let token = root.observe(\.subviews, options: .prior) { _, change in
                if change.isPrior, change.kind == .replacement { views[1].removeFromSuperview() }
            }
            root.exchangeSubview(at: 0, withSubviewAt: 2)
            withExtendedLifetime((hierarchy, token)) {}
        }
    }

    @Test("An insertion tells the index at which the view was put in, whatever prior observers do")
    func insertionAfterPrior() {
        let root = UIView()
        root.addSubview(UIView())
        let added = UIView()
        var indexes: [IndexSet?] = []
        var isNested = false
        let token = root.observe(\.subviews, options: [.prior, .new]) { root, change in
            if change.isPrior {
                if isNested { return }
                isNested = true
                root.insertSubview(UIView(), at: 0)
            } else {
                indexes.append(change.indexes)
            }
        }
        root.addSubview(added)
        #expect(root.subviews.last === added && root.subviews.count == 3)
        #expect(indexes == [[0], [2]])
        token.invalidate()
    }

    @Test("A prior observer of the frame that changes the size: observers of the bounds hear of both changes")
    func geometryAfterPrior() {
        let view = UIView(frame: rect(0, 0, 10, 10))
        var heard: [CGRect?] = []
        let bounds = view.observe(\.bounds, options: .new) { _, change in heard.append(change.newValue) }
        var isNested = false
        let frame = view.observe(\.frame, options: .prior) { view, change in
            if isNested || !change.isPrior { return }
            isNested = true
            view.bounds.size = size(20, 20)
        }
        view.frame = rect(5, 5, 10, 10)
        #expect(view.bounds == rect(0, 0, 10, 10))
        #expect(heard == [rect(0, 0, 20, 20), rect(0, 0, 10, 10)])
        withExtendedLifetime((bounds, frame)) {}
    }

    @Test("A hierarchy observer that a prior observer registers is told at the end of the change, or not at all")
    func hierarchyFromPrior() {
        let view = UIView()
        var batches = 0
        var hierarchy: HierarchyObservation?
        let token = view.observe(\.tag, options: .prior) { view, change in
            if change.isPrior, hierarchy == nil {
                hierarchy = view.observeHierarchy(HierarchyObservingOptions(keyPaths: [\.tag])) { _ in batches += 1 }
            }
        }
        view.tag = 1
        #expect(hierarchy?.takeRecords().isEmpty == true)
        token.invalidate()
    }
}

@Suite("A prior observer adds a view to one that goes to another window")
struct PriorWindowTests {
    private final class Witness: UIView {
        var calls: [String] = []
        override func willMove(toWindow newWindow: UIWindow?) { calls.append(newWindow == nil ? "will nil" : "will") }
        override func didMoveToWindow() { calls.append(window == nil ? "did nil" : "did") }
    }

    @Test("the added view hears both window callbacks, and its observers the window")
    func lateWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let view = UIView(), late = Witness()
        var windows = 0
        let token = late.observe(\.window) { _, _ in windows += 1 }
        let prior = view.observe(\.superview, options: .prior) { view, change in
            if change.isPrior { view.addSubview(late) }
        }
        window.addSubview(view)
        #expect(late.window === window)
        #expect(late.calls == ["will", "did"])
        #expect(windows == 1)
        withExtendedLifetime((token, prior)) {}
    }
}
