import EspalierScenarios
import Foundation
import Testing

@testable import EspalierRendering

@Suite("Lint: frames")
struct LintFrameTests {
    private static let own = [CGSize(width: 100, height: 100)]

    @Test("two siblings that cover the same ground in part overlap")
    func overlap() throws {
        let found = try findings(
            .overlap,
            in: screen(
                #"{"name": "a", "frame": [0, 0, 50, 50]}"#, #"{"name": "b", "frame": [40, 30, 50, 50]}"#))
        #expect(
            found == [
                LintFinding(
                    kind: .overlap, view: "/1", name: "b", place: TextPlace(line: 3, column: 1),
                    documentPath: "$.root.subviews[1]",
                    message: "'b' overlaps its sibling 'a', which is behind it, by 10 x 20",
                    fix: "move one of them, or put one into the other", sizes: Self.own, objects: ["a", "b"])
            ])
    }

    @Test(
        "siblings that touch, that lie within one another, that are hidden, empty or turned do not overlap",
        arguments: [
            #"{"frame": [50, 0, 50, 50]}"#,
            #"{"frame": [49.1, 0, 50, 50]}"#,
            #"{"frame": [10, 10, 20, 20]}"#,
            #"{"frame": [0, 0, 100, 100]}"#,
            #"{"frame": [0, 0, 50, 50]}"#,
            #"{"frame": [40, 40, 50, 50], "hidden": true}"#,
            #"{"frame": [40, 40, 50, 50], "alpha": 0}"#,
            #"{"frame": [40, 40, 0, 50]}"#,
            #"{"frame": [40, 40, 50, 50], "transform": [0.7, 0.7, -0.7, 0.7, 0, 0]}"#,
        ])
    func noOverlap(_ other: String) throws {
        #expect(try findings(.overlap, in: screen(#"{"frame": [0, 0, 50, 50]}"#, other)) == [])
    }

    @Test("views in different superviews are no siblings")
    func cousins() throws {
        let json = screen(
            #"{"frame": [0, 0, 50, 50], "subviews": [{"frame": [20, 20, 20, 20]}]}"#,
            #"{"frame": [50, 0, 50, 50], "subviews": [{"frame": [-40, 20, 30, 30]}]}"#)
        #expect(try findings(.overlap, in: json) == [])
    }

    @Test("of many overlaps the first are told, and how many more there are")
    func manyOverlaps() throws {
        let views = (0..<30).map { #"{"frame": [\#($0 * 2), 0, 3, 3]}"# }
        let json = screen(views.joined(separator: ",\n"))
        let found = try findings(.overlap, in: json)
        #expect(found.count == 21)
        #expect(found.last?.message == "9 more pairs of subviews of 'screen' overlap")
        #expect(found.last?.place == TextPlace(line: 23, column: 1))
    }

    @Test("a view that reaches over an edge of its superview is outside")
    func outside() throws {
        let found = try findings(.outside, in: screen(#"{"name": "a", "rules": ["ll = 80, w = 30, tt = -4, h = 9"]}"#))
        #expect(
            found == [
                LintFinding(
                    kind: .outside, view: "/0", name: "a", place: TextPlace(line: 2, column: 1),
                    documentPath: "$.root.subviews[0]",
                    message: "'a' lies outside its superview 'screen': 4 over the top, 10 over the right",
                    fix: "move it, make it smaller, or make the superview larger; a UIScrollView may hold more than it "
                        + "shows",
                    sizes: Self.own, objects: ["a"])
            ])
    }

    @Test("a view that has no point in its superview is wholly outside")
    func whollyOutside() throws {
        let found = try findings(.outside, in: screen(#"{"frame": [100, 0, 10, 10]}"#))
        #expect(found.map(\.message) == ["/0 lies wholly outside its superview 'screen': 10 over the right"])
    }

    @Test(
        "views that fit, that less than a point is missing for, that are hidden or empty, and those in what scrolls",
        arguments: [
            #"{"frame": [0, 0, 100, 100]}"#,
            #"{"frame": [0, 0, 100.9, 100]}"#,
            #"{"frame": [90, 0, 20, 10], "hidden": true}"#,
            #"{"frame": [90, 0, 20, 0]}"#,
            #"{"frame": [0, 0, 9, 9], "hidden": true, "subviews": [{"frame": [0, 0, 20, 20]}]}"#,
            #"{"class": "UIScrollView", "frame": [0, 0, 50, 50], "subviews": [{"frame": [0, 0, 50, 500]}]}"#,
            #"{"frame": [0, 0, 50, 50], "bounds": [0, 30, 50, 50], "subviews": [{"frame": [0, 0, 50, 500]}]}"#,
            #"{"frame": [0, 0, 0, 50], "subviews": [{"frame": [0, 0, 50, 50]}]}"#,
        ])
    func notOutside(_ view: String) throws {
        #expect(try findings(.outside, in: screen(view)) == [])
    }

    @Test("a view whose bounds a step sets scrolls")
    func scrolledByStep() throws {
        let list = #"{"name": "list", "frame": [0, 0, 50, 50], "subviews": [{"frame": [0, 0, 50, 500]}]}"#
        let step = #", "steps": [{"set": "list", "keyPath": "bounds.origin.y", "value": 40}]"#
        #expect(try findings(.outside, in: screen(list)).count == 1)
        #expect(try findings(.outside, in: screen(list, rest: step)) == [])
    }

    @Test("a view with rules, a text or subviews, but no size")
    func zeroSize() throws {
        let found = try findings(
            .zeroSize,
            in: screen(
                #"{"name": "a", "rules": ["ll = tt = 5"]}"#,
                #"{"class": "UILabel", "text": "hello", "frame": [0, 50, 40, 0]}"#,
                #"{"frame": [0, 0, 0, 30], "subviews": [{"frame": [0, 0, 8, 8]}]}"#))
        #expect(
            found.map(\.message) == [
                "'a' has rules, but no width and no height", "/1 has a text, but no height",
                "/2 has subviews, but no width",
            ])
        #expect(
            found.first
                == LintFinding(
                    kind: .zeroSize, view: "/0", name: "a", place: TextPlace(line: 2, column: 1),
                    documentPath: "$.root.subviews[0]", message: "'a' has rules, but no width and no height",
                    fix: "give it one, for example 'w = 80, h = 20', or two position rules on the axis",
                    sizes: Self.own, objects: ["a"]))
    }

    @Test(
        "views without anything to show, those that are hidden, and those that are zero on purpose",
        arguments: [
            #"{"frame": [0, 0, 0, 0]}"#,
            #"{"rules": ["ll = tt = 5"], "hidden": true}"#,
            #"{"rules": ["ll = tt = 5, w = 8, h = 0"]}"#,
            #"{"rules": ["ll = tt = 5, w = h = 8"]}"#,
            #"{"frame": [0, 0, 0, 0], "subviews": [{"frame": [0, 0, 0, 0]}]}"#,
            #"{"rules": ["ll = tt = 5, w = 8, h = 0"], "subviews": [{"rules": ["ll = rr = tt = bb = 0"]}]}"#,
        ])
    func notZeroSize(_ view: String) throws {
        #expect(try findings(.zeroSize, in: screen(view)) == [])
    }

    @Test("a root without a frame, but with views in it")
    func zeroRoot() throws {
        let json = #"{"espalier": 1, "root": {"subviews": [{"frame": [0, 0, 5, 5]}]}}"#
        let found = try findings(.zeroSize, in: json)
        #expect(found.map(\.message) == ["/ has subviews, but no width and no height"])
        #expect(found.map(\.fix) == ["give the root a frame"])
    }

    @Test("a frame that each pass changes is unsettled, one that the rules settle is not")
    func unsettled() throws {
        let growing = #"["w = %@f", {"of": "a", "keyPath": "frame.size.width", "plus": 1}]"#
        let found = try findings(
            .unsettled, in: screen(#"{"name": "a", "frame": [0, 0, 5, 5], "rules": [\#(growing)]}"#))
        #expect(found.count == 1)
        #expect(found.first?.message.hasPrefix("a second layout pass changes 'a': width from ") == true)
        #expect(found.first?.place == TextPlace(line: 2, column: 1))
        let halving = #"["w = %@f", {"of": "a", "keyPath": "frame.size.height", "times": 0.5, "plus": 1}]"#
        #expect(
            try findings(.unsettled, in: screen(#"{"name": "a", "frame": [0, 0, 5, 5], "rules": [\#(halving)]}"#)) == []
        )
    }
}
