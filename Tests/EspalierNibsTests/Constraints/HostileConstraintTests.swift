import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierNibs

@Suite("Constraints of hostile files are reported, and never crash, hang or half-apply")
struct HostileConstraintTests {
    struct Case: Sendable, CustomStringConvertible {
        let attributes: String
        let reason: String
        var description: String { attributes }

        init(_ attributes: String, _ reason: String) {
            self.attributes = attributes
            self.reason = reason
        }
    }

    static let refused = [
        Case(#"firstItem="none" firstAttribute="width" constant="5""#, "'none' is no element of the file"),
        Case(#"firstItem="color" firstAttribute="width" constant="5""#, "no view"),
        Case(#"firstItem="self" firstAttribute="width" constant="5""#, "no view"),
        Case(#"firstItem="a" firstAttribute="width" secondItem="none" secondAttribute="width""#, "'none'"),
        Case(#"firstItem="a" firstAttribute="middle" constant="5""#, "'middle' is not known"),
        Case(#"firstItem="a" constant="5""#, "it has no 'firstAttribute'"),
        Case(#"firstItem="a" firstAttribute="left" constant="5""#, "the attribute 'left' is held against nothing"),
        Case(
            #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="right""#,
            "leading/trailing attribute and a right/left"),
        Case(
            #"firstItem="a" firstAttribute="left" secondItem="root" secondAttribute="width""#,
            "cannot be related to a size"),
        Case(
            #"firstItem="a" firstAttribute="left" secondItem="root" secondAttribute="left" multiplier="0""#,
            "'0' is no factor"),
        Case(#"firstItem="a" firstAttribute="width" constant="nan""#, "'nan'"),
        Case(#"firstItem="a" firstAttribute="width" constant="inf""#, "'inf'"),
        Case(#"firstItem="a" firstAttribute="width" constant="1e999""#, "'1e999'"),
        Case(#"firstItem="a" firstAttribute="width" constant="12pt""#, "'12pt'"),
        Case(#"firstItem="a" firstAttribute="width" constant="""#, "''"),
        Case(
            #"firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="1:0""#, "'1:0'"),
        Case(
            #"firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="nan""#, "'nan'"),
        Case(#"firstItem="a" firstAttribute="width" constant="5" priority="nan""#, "'nan'"),
        Case(#"firstItem="a" firstAttribute="width" constant="5" priority="-1""#, "-1"),
        Case(#"firstItem="a" firstAttribute="width" constant="5" priority="1001""#, "1001"),
        Case(#"firstItem="a" firstAttribute="width" constant="5" relation="about""#, "'about'"),
    ]

    @Test("One that says nothing is reported with its place and reason, and those beside it hold", arguments: refused)
    func refusals(_ test: Case) throws {
        let build = try LiveConstraintTests.build(
            LiveConstraintTests.box,
            LiveConstraintTests.pinned("constant=\"40\"") + "<constraint \(test.attributes) id=\"self\"/>",
            extra: "<color key=\"backgroundColor\" id=\"color\"/>")
        let (root, a) = try (LiveConstraintTests.view(build, "root"), LiveConstraintTests.view(build, "a"))
        let reports = build.reports.filter { $0.message.contains("'self' is left out") }
        #expect(reports.count == 1)
        #expect(reports.first?.message.contains(test.reason) ?? false, "\(reports)")
        #expect(root.constraints.count == 4)
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test("Numbers beyond what a double can add up leave frames finite", arguments: ["1e308", "-1e308", "1e200"])
    func hugeNumbers(_ constant: String) throws {
        let build = try LiveConstraintTests.build(
            LiveConstraintTests.box + LiveConstraintTests.box.replacing("id=\"a\"", with: "id=\"b\""),
            LiveConstraintTests.pinned("constant=\"\(constant)\"")
                + """
                <constraint firstItem="b" firstAttribute="left" secondItem="a" secondAttribute="left" \
                multiplier="1e150" constant="\(constant)"/>
                <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" \
                constant="\(constant)"/>
                <constraint firstItem="b" firstAttribute="width" constant="\(constant)"/>
                <constraint firstItem="b" firstAttribute="height" secondItem="a" secondAttribute="height" \
                multiplier="\(constant)"/>
                """)
        let root = try LiveConstraintTests.view(build, "root")
        root.diagnosticsHandler = { _ in }
        root.layoutIfNeeded()
        for view in [root] + root.subviews {
            let frame = view.frame
            #expect([frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }, "\(frame)")
        }
    }

    @Test("A circle of sizes ends in a conflict that names it")
    func circle() throws {
        let boxes = "abc".map { LiveConstraintTests.box.replacing("id=\"a\"", with: "id=\"\($0)\"") }.joined()
        let circle = zip("abc", "bca").map {
            """
            <constraint firstItem="\($0)" firstAttribute="width" secondItem="\($1)" secondAttribute="width" constant="1"/>
            """
        }
        let root = try LiveConstraintTests.view(try LiveConstraintTests.build(boxes, circle.joined()), "root")
        var told = 0
        root.diagnosticsHandler = { _ in told += 1 }
        root.layoutIfNeeded()
        #expect(told == 1)
        #expect(root.layoutConflicts.count == 1 && root.layoutConflicts[0].with.count == 2)
    }

    @Test("Hundreds of contradictions are all named, and the first of them holds")
    func contradictions() throws {
        let widths = (1...300).map { "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"\($0)\"/>" }
        let build = try LiveConstraintTests.build(LiveConstraintTests.box, widths.joined())
        let root = try LiveConstraintTests.view(build, "root")
        root.diagnosticsHandler = { _ in }
        root.layoutIfNeeded()
        #expect(root.layoutConflicts.count == 299)
        #expect(try LiveConstraintTests.view(build, "a").frame.width == 1)
    }

    @Test("Tens of thousands of constraints, and views as deep as a file may nest them, load and are laid out")
    func many() throws {
        let same = "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"30\"/>"
        let flat = try LiveConstraintTests.build(LiveConstraintTests.box, String(repeating: same, count: 30_000))
        let root = try LiveConstraintTests.view(flat, "root")
        root.layoutIfNeeded()
        #expect(root.layoutConflicts.isEmpty)
        #expect(try LiveConstraintTests.view(flat, "a").frame.width == 30)

        var nested = ""
        let depth = 450
        for level in (0..<depth).reversed() {
            let own = level == 0 ? "root" : "v\(level)"
            let inner = "v\(level + 1)"
            let pins = ["leading", "top", "trailing", "bottom"].map {
                let inset = $0 == "leading" || $0 == "top" ? "1" : "0"
                return "<constraint firstItem=\"\(inner)\" firstAttribute=\"\($0)\" secondItem=\"\(own)\" "
                    + "secondAttribute=\"\($0)\" constant=\"\(inset)\"/>"
            }
            nested =
                "<subviews><view \(LiveConstraintTests.free) id=\"\(inner)\">\(nested)</view></subviews>"
                + "<constraints>\(pins.joined())</constraints>"
        }
        let deep = try Interface.nib("<view id=\"root\">\(Interface.rect(0, 0, 1000, 1000))\(nested)</view>").build()
        try LiveConstraintTests.view(deep, "root").layoutIfNeeded()
        #expect(
            try LiveConstraintTests.view(deep, "v\(depth)").frame
                == CGRect(x: 1, y: 1, width: 1000 - depth, height: 1000 - depth))
    }

    @Test("More elements than a file may have are an error with its place, and nothing is made")
    func limits() throws {
        let same = "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"30\"/>"
        let text = Interface.xib(
            "<view id=\"a\"><constraints>\(String(repeating: same, count: 2000))</constraints></view>")
        let error = #expect(throws: InterfaceError.self) {
            try Interface.document(text, limits: InterfaceLimits(maxElements: 1000))
        }
        #expect(error?.place != nil)
    }

    /// A file whose constraints are right, word by word, and words that may stand anywhere in it.
    private static let words = [
        "a", "b", "root", "stack", "safe", "none", "self", "left", "right", "leading", "trailing", "top", "bottom",
        "width",
        "height", "centerX", "centerY", "firstBaseline", "lastBaseline", "leadingMargin", "equal", "greaterThanOrEqual",
        "lessThanOrEqual", "0", "-1", "1", "8", "1e300", "nan", "1:2", "0:0", "999", "1000", "250", "YES", "NO", "",
    ]

    @Test("Attributes that were mixed up at random load, lay out to finite frames, and load the same again")
    func mixedUp() throws {
        let boxes =
            LiveConstraintTests.box + LiveConstraintTests.box.replacing("id=\"a\"", with: "id=\"b\"")
            + "<stackView \(LiveConstraintTests.free) id=\"stack\"><subviews><label text=\"x\" id=\"l\"/></subviews></stackView>"
        for seed in randomPrograms(400) {
            var random = SplitMix64(seed: UInt64(seed))
            func word() -> String { Self.words[Int.random(in: Self.words.indices, using: &random)] }
            let constraints = (0..<12).map { index in
                """
                <constraint firstItem="\(word())" firstAttribute="\(word())" secondItem="\(word())" \
                secondAttribute="\(word())" relation="\(word())" constant="\(word())" multiplier="\(word())" \
                priority="\(word())" symbolic="\(word())" installed="\(word())" id="\(index)"/>
                <constraint firstItem="\(word())" firstAttribute="width" constant="\(word())"/>
                <constraint firstItem="\(word())" firstAttribute="left" secondItem="\(word())" secondAttribute="left"/>
                """
            }
            func frames() throws -> [CGRect] {
                let build = try LiveConstraintTests.build(
                    boxes, constraints.joined(), extra: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
                let root = try LiveConstraintTests.view(build, "root")
                root.diagnosticsHandler = { _ in }
                root.layoutIfNeeded()
                return try ["root", "a", "b", "stack", "l"].map { try LiveConstraintTests.view(build, $0).frame }
            }
            let first = try frames()
            #expect(
                first.allSatisfy { $0.minX.isFinite && $0.minY.isFinite && $0.width.isFinite && $0.height.isFinite })
            #expect(try frames() == first, "seed \(seed)")
        }
    }
}
