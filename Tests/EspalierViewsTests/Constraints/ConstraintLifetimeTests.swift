import EspalierViews
import Foundation
import Testing

@Suite("2.7: constraints whose views go")
struct ConstraintLifetimeTests {
    /// A constraint that tells its end.
    private final class Mortal: NSLayoutConstraint {
        var atEnd: (() -> Void)?
        deinit { atEnd?() }
    }

    /// A view that tells its end.
    private final class MortalView: UIView {
        var atEnd: (() -> Void)?
        deinit { atEnd?() }
    }

    #if canImport(Glibc)
        @Test("One takes at most 112 bytes of the C library's")
        func size() throws {
            typealias Size = @convention(c) (UnsafeMutableRawPointer) -> Int
            let place = try #require(dlsym(nil, "malloc_usable_size"))
            let usableSize = withUnsafePointer(to: place) { UnsafeRawPointer($0).load(as: Size.self) }
            let constraint = width(UIView(), 3)
            #expect(usableSize(Unmanaged.passUnretained(constraint).toOpaque()) <= 104)
        }
    #endif

    @Test("A constraint does not hold its views, nor a view its inactive ones; an active one is held")
    func holding() {
        var ended = 0
        do {
            let view = MortalView()
            view.atEnd = { ended += 1 }
            let constraint = Mortal(
                item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
                constant: 1)
            constraint.atEnd = { ended += 10 }
            _ = constraint
        }
        #expect(ended == 11)
        let view = UIView()
        do {
            let constraint = Mortal(
                item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
                constant: 1)
            constraint.atEnd = { ended += 100 }
            constraint.isActive = true
        }
        #expect(ended == 11 && view.constraints.count == 1)
        view.constraints[0].isActive = false
        #expect(ended == 111 && view.constraints.isEmpty)
    }

    @Test("Constraints end with their views")
    func endingTogether() {
        var ended = 0
        do {
            let scene = ConstraintScene()
            let constraints: [Mortal] = [(scene.icon, scene.title), (scene.text, scene.root)].map {
                Mortal(
                    item: $0, attribute: .left, relatedBy: .equal, toItem: $1, attribute: .left, multiplier: 1,
                    constant: 0)
            }
            for constraint in constraints {
                constraint.atEnd = { ended += 1 }
                constraint.isActive = true
            }
        }
        #expect(ended == 2)
    }

    @Test("Where an item goes, the constraint becomes inactive, and the item reads as nil")
    func itemGoes() {
        let child = ConstraintScene.named("child")
        var root: UIView? = UIView()
        root?.addSubview(child)
        let constraint = root.map { leftEdges(child, $0) } ?? leftEdges(child, child)
        let sides = root.map { leftEdges($0, child) }
        constraint.isActive = true
        sides?.isActive = true
        #expect(constraint.isActive)
        root = nil
        #expect(!constraint.isActive && constraint.firstItem === child && constraint.secondItem == nil)
        #expect(sides?.firstItem == nil && sides?.secondItem === child && sides?.isActive == false)
        #expect("\(constraint)".contains("child.left == nothing.left") && !constraint.hasCommonAncestor)
        constraint.isActive = false
        constraint.constant = 3
        child.addSubview(UIView())
    }

    @Test("Two views that survive the one that held their constraint")
    func survivors() {
        let one = UIView(), other = UIView()
        let constraint = leftEdges(one, other)
        do {
            let root = UIView(), middle = UIView()
            root.addSubview(middle)
            middle.addSubview(one)
            root.addSubview(other)
            constraint.isActive = true
        }
        #expect(!constraint.isActive && constraint.firstItem === one && constraint.secondItem === other)
        one.addSubview(other)
        constraint.isActive = true
        #expect(one.constraints == [constraint])
    }

    @Test("A guide outlives its view, and reads as without one")
    func guideSurvives() {
        var view: UIView? = UIView()
        let guide = UILayoutGuide()
        view?.addLayoutGuide(guide)
        let safe = view?.safeAreaLayoutGuide
        let constraint = leftEdges(guide, safe ?? guide)
        constraint.isActive = true
        #expect(constraint.isActive && guide.owningView === view)
        view = nil
        #expect(!constraint.isActive && guide.owningView == nil && safe?.owningView == nil)
        #expect(constraint.firstItem === guide && guide.layoutFrame == .zero)
        let other = UIView()
        other.addLayoutGuide(guide)
        #expect(guide.owningView === other && !constraint.isActive)
    }

    @Test("A guide that goes takes its constraints out, and no view is held")
    func guideGoes() {
        weak var held: UILayoutGuide?
        let view = UIView()
        var constraint: NSLayoutConstraint?
        do {
            let guide = UILayoutGuide()
            held = guide
            constraint = leftEdges(guide, view)
        }
        #expect(held == nil && constraint?.firstItem == nil && constraint?.secondItem === view)
        constraint = nil
        var lonely: UIView? = UIView()
        weak let gone = lonely
        _ = lonely?.layoutMarginsGuide
        let own = UILayoutGuide()
        lonely?.addLayoutGuide(own)
        lonely = nil
        #expect(gone == nil)
    }

    @Test("Four items go one by one")
    func fourItems() {
        let root = UIView()
        var views = (0..<4).map { _ in UIView() }
        for view in views { root.addSubview(view) }
        let constraint = views[0].leftAnchor.anchorWithOffset(to: views[1].leftAnchor).constraint(
            equalTo: views[2].leftAnchor.anchorWithOffset(to: views[3].leftAnchor))
        constraint.isActive = true
        for view in views { view.removeFromSuperview() }
        views = []
        #expect(!constraint.isActive && constraint.firstItem == nil && "\(constraint)".contains("nothing.left"))
    }

    @Test("A chain of 20,000 views with constraints is released")
    func longChain() {
        var ended = 0
        do {
            let root = MortalView()
            root.atEnd = { ended += 1 }
            var last: UIView = root
            for _ in 0..<20_000 {
                let view = UIView()
                last.addSubview(view)
                leftEdges(view, last).isActive = true
                last = view
            }
            leftEdges(last, root).isActive = true
        }
        #expect(ended == 1)
    }
}
