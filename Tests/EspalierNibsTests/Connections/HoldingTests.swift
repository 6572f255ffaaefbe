// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import Testing

@testable import EspalierNibs

private final class Knot: UIView {
    @Outlet var ahead: UIView?
    @Outlet var back: UIView?
    @Outlet var helper: HeldHelper?
    @OutletCollection var all: [UIView]
}

private final class HeldHelper: InterfaceCreatable {
    @Outlet var view: UIView?

    init?(coder: NSCoder) {}
}

private final class KnotOwner {
    @Outlet var first: UIView?
}

@Suite("What outlets hold")
struct HoldingTests {
    private var classes: InterfaceClasses {
        var classes = InterfaceClasses()
        classes.register(Knot.self)
        classes.register(HeldHelper.self)
        return classes
    }

    private func outlet(_ property: String, _ destination: String) -> String {
        "<outlet property=\"\(property)\" destination=\"\(destination)\"/>"
    }

    private func members(_ ids: String...) -> String {
        ids.map { "<outletCollection property=\"all\" destination=\"\($0)\"/>" }.joined()
    }

    private func knot(_ id: String, _ connections: String, _ inner: String = "") -> String {
        "<view id=\"\(id)\" customClass=\"Knot\"><subviews>\(inner)</subviews>"
            + "<connections>\(connections)</connections></view>"
    }

    private struct Weak {
        weak var object: AnyObject?
    }

    @Test("siblings that lead to one another, and lists with the object itself and what it stands in, are released")
    func circles() throws {
        let a = knot("a", outlet("ahead", "b") + members("b", "a", "r", "a"))
        let b = knot("b", outlet("back", "a") + members("a", "b"))
        let nib = try Interface.nib(
            knot("r", "", a + b), owner: "<connections>\(outlet("first", "a"))</connections>", classes: classes)
        var owner: KnotOwner? = KnotOwner()
        var made: [Weak] = []
        try {
            let build = nib.build(withOwner: owner)
            made = build.objects.map { Weak(object: $0.object) }
            let first = try #require(owner?.first as? Knot)
            let second = try #require(first.ahead as? Knot)
            #expect(second.back === first)
            #expect(
                first.all.map(ObjectIdentifier.init)
                    == [second, first, build.topLevelObjects[0], first].map { .init($0) })
            #expect(second.all == [first, second])
            #expect(build.outlets.allSatisfy(\.isSet) && build.reports == [])
        }()
        let first = owner?.first as? Knot
        #expect(first?.all.count == 3, "what the file leads upwards is not held: the root is gone")
        #expect(first?.ahead != nil)
        try #require(made.count == 3)
        owner = nil
        #expect(made[1].object === first)
        _ = consume first
        #expect(made.allSatisfy { $0.object == nil })
    }

    @Test("objects at the top level that lead to one another are released")
    func topLevel() throws {
        let nib = try Interface.nib(
            "<customObject id=\"h\" customClass=\"HeldHelper\"><connections>\(outlet("view", "v"))</connections>"
                + "</customObject>" + knot("v", outlet("helper", "h")), classes: classes)
        var objects: [Weak] = []
        do {
            let build = nib.build()
            objects = build.objects.map { Weak(object: $0.object) }
            #expect((build.topLevelObjects[1] as? Knot)?.helper === build.topLevelObjects[0])
        }
        #expect(objects.count == 2 && objects.allSatisfy { $0.object == nil })
    }

    @Test("an outlet back to something without outlets holds it, since no circle can come of it")
    func back() throws {
        let nib = try Interface.nib(
            "<customObject id=\"h\" customClass=\"HeldHelper\"/><label id=\"l\"/>"
                + knot("v", outlet("helper", "h") + outlet("back", "l")), classes: classes)
        let knot = try #require(nib.build().topLevelObjects.last as? Knot)
        #expect(knot.helper != nil && knot.back is UILabel)
    }

    @Test("a list that code sets is held whole, whatever the file had put into it")
    func setByCode() throws {
        let nib = try Interface.nib(knot("a", members("a")), classes: classes)
        let knot = try #require(nib.build().topLevelObjects.first as? Knot)
        #expect(knot.all == [knot])
        knot.all = [UILabel()]
        #expect(knot.all.count == 1 && knot.all[0] is UILabel)
    }
}
