import EspalierViews
import Foundation
import Testing

/// Nothing may recurse on depth.
@Suite("A hundred thousand views deep", .serialized)
struct DeepTests {
    /// Deep enough that a recursion overflows the stack of any thread, where a million would only take longer. The
    /// workloads that .ci/run begins have chains of a million.
    static let count = 100_000

    /// Builds a chain from the top down: each view is added to the one before.
    static func chainFromTheTop(_ count: Int = count) -> (root: UIView, leaf: UIView) {
        let root = UIView(frame: rect(0, 0, 100, 100))
        var leaf = root
        for _ in 1..<count {
            let view = UIView()
            leaf.addSubview(view)
            leaf = view
        }
        return (root, leaf)
    }

    static func depth(from root: UIView) -> Int {
        var depth = 0
        var view: UIView? = root
        while let current = view {
            depth += 1
            view = current.subviews.first
        }
        return depth
    }

    @Test("A chain built from the top: walked, asked, laid out, released")
    func chainFromTop() {
        weak var releasedLeaf: UIView?
        weak var releasedRoot: UIView?
        do {
            let (root, leaf) = Self.chainFromTheTop()
            releasedLeaf = leaf
            releasedRoot = root
            #expect(Self.depth(from: root) == Self.count)
            var height = 0
            var superview = leaf.superview
            while let current = superview {
                height += 1
                superview = current.superview
            }
            #expect(height == Self.count - 1)
            #expect(leaf.isDescendant(of: root))
            leaf.tag = 5
            leaf.name = "leaf"
            #expect(root.viewWithTag(5) === leaf)
            #expect(root.view(named: "leaf") === leaf)
            #expect(root.view(named: "nobody") == nil)
            leaf.superview?.frame.origin = point(3, 4)
            #expect(leaf.convert(point(1, 1), to: root) == point(4, 5))
            root.layoutIfNeeded()
            leaf.setNeedsLayout()
            root.layoutIfNeeded()
        }
        #expect(releasedLeaf == nil)
        #expect(releasedRoot == nil)
    }

    @Test("A chain built from the bottom: each new view takes the chain so far")
    func chainFromBottom() {
        weak var released: UIView?
        do {
            let leaf = UIView()
            released = leaf
            var top = leaf
            for _ in 1..<Self.count {
                let view = UIView()
                view.addSubview(top)
                top = view
            }
            var height = 1
            var superview = leaf.superview
            while let current = superview {
                height += 1
                superview = current.superview
            }
            #expect(height == Self.count)
            top.layoutIfNeeded()
            #expect(leaf.isDescendant(of: top))
        }
        #expect(released == nil)
    }

    @Test("A chain whose sizes follow from above: one change goes all the way down")
    func autoresizingChain() {
        let root = UIView(frame: rect(0, 0, 100, 100))
        var leaf = root
        for _ in 1..<Self.count {
            let view = UIView(frame: rect(0, 0, 100, 100))
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            leaf.addSubview(view)
            leaf = view
        }
        root.frame = rect(0, 0, 200, 50)
        #expect(leaf.frame == rect(0, 0, 200, 50))
    }

    @Test("hitTest, margins and the tint colour of a deep leaf")
    func inheritedFromFarAbove() {
        let root = UIView(frame: rect(0, 0, 100, 100))
        var leaf = root
        for _ in 1..<Self.count {
            let view = UIView(frame: rect(0, 0, 100, 100))
            view.preservesSuperviewLayoutMargins = true
            leaf.addSubview(view)
            leaf = view
        }
        root.layoutMargins = insets(1, 20, 3, 4)
        #expect(root.hitTest(point(50, 50), with: nil) === leaf)
        #expect(leaf.layoutMargins == insets(8, 20, 8, 8))
        root.tintColor = .red
        #expect(leaf.tintColor == .red)
        var responder: UIResponder? = leaf
        var responders = 0
        while let current = responder {
            responders += 1
            responder = current.next
        }
        #expect(responders == Self.count)
    }

    @Test("A deep chain enters a window and leaves it")
    func chainInWindow() {
        let (root, leaf) = Self.chainFromTheTop(Self.count)
        let window = UIWindow(frame: rect(0, 0, 100, 100))
        window.screenSafeAreaInsets = insets(20, 0, 0, 0)
        window.addSubview(root)
        #expect(leaf.window === window)
        #expect(leaf.safeAreaInsets == insets(20, 0, 0, 0))
        root.removeFromSuperview()
        #expect(leaf.window == nil)
        #expect(leaf.safeAreaInsets == .zero)
    }

    @Test("A chain built and resized in a window with a safe area costs what it costs elsewhere")
    func chainBuiltInSafeArea() {
        let window = UIWindow(frame: rect(0, 0, 100, 100))
        window.screenSafeAreaInsets = insets(20, 0, 0, 0)
        var leaf: UIView = window
        for _ in 0..<Self.count {
            let view = UIView(frame: rect(0, 0, 100, 100))
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            leaf.addSubview(view)
            leaf = view
        }
        window.frame.size = size(200, 200)
        #expect(leaf.frame == rect(0, 0, 200, 200))
        #expect(leaf.safeAreaInsets == insets(20, 0, 0, 0))
    }

    @Test("A chain is cut in the middle, and the held half survives")
    func cutChain() {
        var (root, leaf): (UIView?, UIView) = Self.chainFromTheTop(Self.count)
        var middle: UIView? = leaf
        for _ in 0..<Self.count / 4 {
            middle = middle?.superview
        }
        let held = middle
        weak let releasedRoot = root
        root = nil
        #expect(releasedRoot == nil)
        #expect(held?.superview == nil)
        #expect(leaf.isDescendant(of: held ?? UIView()))
        #expect(Self.depth(from: held ?? UIView()) == Self.count / 4 + 1)
    }
}
