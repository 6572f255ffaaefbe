import EspalierViews
import Foundation
import Testing

/// Nothing may cost more than its own size.
@Suite("A hundred thousand views wide", .serialized)
struct WideTests {
    static let count = 100_000

    /// A view with that many children, and the list of them.
    static func wide(_ count: Int = count) -> (root: UIView, children: [UIView]) {
        let root = UIView(frame: rect(0, 0, 100, 100))
        var children: [UIView] = []
        children.reserveCapacity(count)
        for _ in 0..<count {
            let view = UIView()
            root.addSubview(view)
            children.append(view)
        }
        return (root, children)
    }

    @Test("Emptied by asking for the first subview each time, and from a list that was asked for once")
    func emptiedFromTheFront() {
        let (root, children) = Self.wide(2_000)
        for (index, child) in children.enumerated() {
            #expect(root.subviews.first === child)
            if index % 3 == 0 { #expect(root.subviews.count == children.count - index) }
            root.subviews.first?.removeFromSuperview()
        }
        #expect(root.subviews.isEmpty)
        for child in children { root.addSubview(child) }
        let held = root.subviews
        for child in held { child.removeFromSuperview() }
        #expect(root.subviews.isEmpty)
        #expect(held.count == children.count)
    }

    @Test("What was removed at the front is not kept alive by the list of the others")
    func frontIsReleased() {
        let root = UIView()
        for _ in 0..<4 { root.addSubview(UIView()) }
        weak let first = root.subviews.first
        #expect(first != nil)
        root.subviews.first?.removeFromSuperview()
        #expect(first == nil)
        #expect(root.subviews.count == 3)
    }

    @Test("A hundred thousand children: asked, laid out, emptied from the front and from the end")
    func wide() {
        let (root, children) = Self.wide()
        let half = Self.count / 2
        #expect(root.subviews.count == Self.count)
        children[Self.count - 1].name = "last"
        children[half].tag = 5
        #expect(root.view(named: "last") === children[Self.count - 1])
        #expect(root.viewWithTag(5) === children[half])
        root.layoutIfNeeded()
        for child in children.prefix(half) {
            child.removeFromSuperview()
        }
        #expect(root.subviews.count == half)
        #expect(root.subviews.first === children[half])
        for child in children.reversed().prefix(half) {
            child.removeFromSuperview()
        }
        #expect(root.subviews.isEmpty)
        #expect(children[0].superview == nil && children[Self.count - 1].superview == nil)
    }

    @Test("Many children in a window, filled from the front, released with their superview")
    func wideRelease() {
        weak var released: UIView?
        do {
            let window = UIWindow(frame: .zero)
            let root = UIView()
            window.addSubview(root)
            for _ in 0..<Self.count {
                root.insertSubview(UIView(), at: 0)
            }
            released = root.subviews[Self.count / 3]
            #expect(released?.window === window)
        }
        #expect(released == nil)
    }

    @Test("Children are taken one by one from subviews.last and subviews.first while there are any")
    func emptiedByAsking() {
        let root = UIView()
        for _ in 0..<20_000 {
            root.addSubview(UIView())
        }
        while root.subviews.count > 1_000, let last = root.subviews.last {
            last.removeFromSuperview()
        }
        while let first = root.subviews.first {
            first.removeFromSuperview()
        }
        #expect(root.subviews.isEmpty)
    }

    @Test("Each of many children comes to the front and goes to the back")
    func reordered() {
        let root = UIView()
        let children = (0..<2_000).map { _ in UIView() }
        for child in children {
            root.insertSubview(child, at: 0)
        }
        for child in children {
            root.bringSubviewToFront(child)
        }
        #expect(root.subviews == children)
        for child in children {
            root.sendSubviewToBack(child)
        }
        #expect(root.subviews == children.reversed())
    }
}
