import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

@Suite("Variations follow the size classes of the window")
struct VariationTests {
    private func expect(
        _ build: InterfaceBuild, width: CGFloat, height: CGFloat, isThere: Bool,
        _ location: SourceLocation = #_sourceLocation
    ) throws {
        let root = try LiveConstraintTests.view(build, "root")
        let (a, b) = (try LiveConstraintTests.view(build, "a"), try #require(build.object(id: "b") as? UIView))
        root.layoutIfNeeded()
        #expect(a.frame.size == CGSize(width: width, height: height), sourceLocation: location)
        #expect(a.isHidden != isThere, sourceLocation: location)
        #expect((b.superview === root) == isThere, sourceLocation: location)
        #expect((build.object(id: "ab") as? NSLayoutConstraint)?.isActive == isThere, sourceLocation: location)
        #expect(root.layoutConflicts.isEmpty, sourceLocation: location)
    }

    @Test("A tree that comes to a window is as its size classes have it, and when that turns, and back")
    func turning() throws {
        let build = try SizeClassTests.build(SizeClassTests.pad)
        try expect(build, width: 20, height: 7, isThere: true)
        let window = UIWindow(screen: .iPhone11)
        window.addSubview(try LiveConstraintTests.view(build, "root"))
        try expect(build, width: 10, height: 5, isThere: false)
        for _ in 1...2 {
            window.rotate(to: .landscapeLeft)
            try expect(build, width: 20, height: 6, isThere: true)
            window.rotate(to: .portrait)
            try expect(build, width: 10, height: 5, isThere: false)
        }
    }

    @Test("A tree for a telephone is one for a pad in a pad's window")
    func pad() throws {
        let build = try SizeClassTests.build(SizeClassTests.phone)
        let window = UIWindow(screen: .iPadPro11Inch)
        window.addSubview(try LiveConstraintTests.view(build, "root"))
        try expect(build, width: 20, height: 7, isThere: true)
    }

    @Test("Without a window, what a document says of size classes counts, and nothing else")
    func documents() throws {
        let build = try SizeClassTests.build(SizeClassTests.pad)
        let root = try LiveConstraintTests.view(build, "root")
        root.treeTraits.displayScale = 2
        try expect(build, width: 20, height: 7, isThere: true)
        root.treeTraits.verticalSizeClass = .compact
        try expect(build, width: 20, height: 6, isThere: true)
    }

    @Test("What code has set stays, where the variations say the same for both sizes")
    func code() throws {
        let build = try SizeClassTests.build(SizeClassTests.phone)
        let root = try LiveConstraintTests.view(build, "root")
        let a = try LiveConstraintTests.view(build, "a")
        let narrow = try #require(build.object(id: "narrow") as? NSLayoutConstraint)
        a.alpha = 0.5
        narrow.constant = 11
        let window = UIWindow(screen: .iPhone11)
        window.addSubview(root)
        try expect(build, width: 11, height: 5, isThere: false)
        window.rotate(to: .landscapeLeft)
        window.rotate(to: .portrait)
        try expect(build, width: 11, height: 5, isThere: false)
        #expect(a.alpha == 0.5)
    }

    @Test("Views come back to their places among their siblings and in stacks, with the constraints that they had")
    func places() throws {
        func view(_ id: String) -> String {
            "<view \(LiveConstraintTests.free) id=\"\(id)\">\(Interface.rect(0, 0, 1, 1))</view>"
        }
        let build = try LiveConstraintTests.build(
            """
            <stackView \(LiveConstraintTests.free) axis="horizontal" id="stack"><subviews>\(view("a"))\(view("b"))\(view("c"))\
            </subviews><variation key="heightClass=compact" axis="vertical"><mask key="subviews">\
            <exclude reference="b"/></mask></variation></stackView>\(view("d"))\(view("e"))
            """,
            """
            <constraint firstItem="b" firstAttribute="width" secondItem="e" secondAttribute="width" id="be"/>
            <constraint firstItem="d" firstAttribute="width" constant="5" id="d5"/>
            """,
            extra: """
                <variation key="heightClass=compact"><mask key="subviews"><exclude reference="d"/></mask></variation>
                """, sizes: SizeClassTests.phone)
        let root = try LiveConstraintTests.view(build, "root")
        let stack = try #require(build.object(id: "stack") as? UIStackView)
        func ids(_ views: [UIView]) -> [String] {
            views.map { view in "abcde".map(String.init).first { build.object(id: $0) === view } ?? "stack" }
        }
        let constraints = try ["be", "d5"].map { try #require(build.object(id: $0) as? NSLayoutConstraint) }
        let window = UIWindow(screen: .iPhone14)
        window.addSubview(root)
        for _ in 1...2 {
            #expect(ids(root.subviews) == ["stack", "d", "e"])
            #expect(ids(stack.arrangedSubviews) == ["a", "b", "c"] && stack.axis == .horizontal)
            #expect(constraints.allSatisfy { $0.isActive })
            window.rotate(to: .landscapeLeft)
            #expect(ids(root.subviews) == ["stack", "e"])
            #expect(ids(stack.arrangedSubviews) == ["a", "c"] && stack.axis == .vertical)
            #expect(!constraints[0].isActive)
            window.rotate(to: .portrait)
        }
    }

    @Test("What follows is held by its root view alone, and goes with it")
    func life() throws {
        weak var root: UIView?
        weak var uninstalled: UIView?
        do {
            let build = try SizeClassTests.build(SizeClassTests.phone)
            root = try LiveConstraintTests.view(build, "root")
            uninstalled = build.object(id: "b") as? UIView
            #expect(uninstalled != nil)
            let window = UIWindow(screen: .iPhone11)
            window.addSubview(try LiveConstraintTests.view(build, "root"))
            window.rotate(to: .landscapeLeft)
            window.rotate(to: .portrait)
        }
        #expect(root == nil && uninstalled == nil)
    }
}
