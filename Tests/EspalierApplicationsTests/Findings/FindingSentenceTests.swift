import EspalierRendering
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierApplications

/// What a finding says, and what is none.
@Suite struct FindingSentenceTests {
    private static let badge =
        #"<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="card">"#
        + #"<rect key="frame" x="16" y="200" width="100" height="60"/><subviews>"#
        + #"<label opaque="NO" text="3" translatesAutoresizingMaskIntoConstraints="NO" id="badge" userLabel="Badge">"#
        + #"<rect key="frame" x="90" y="-10" width="20" height="20"/>"#
        + #"<fontDescription key="fontDescription" type="system" pointSize="12"/></label></subviews></view>"#

    private static let badgeConstraints = constraints([
        "card.top = l.bottom + 68", "card.leading = v.leading + 16", "card.width = 100", "card.height = 60",
        "badge.centerX = card.trailing + 0", "badge.centerY = card.top + 0", "badge.width = 20", "badge.height = 20",
    ])

    /// `a.top = b.bottom + 8`, `a.width = 100` as elements, with identifiers x0, x1, and so on.
    private static func constraints(_ equations: [String], more: String = "") -> String {
        equations.enumerated().map { index, equation in
            let words = equation.split(separator: " ").map { $0.split(separator: ".").map(String.init) }
            let second =
                words[2].count == 2 ? #"secondItem="\#(words[2][0])" secondAttribute="\#(words[2][1])" "# : ""
            let constant = words.count > 4 ? words[4][0] : words[2].count == 1 ? words[2][0] : "0"
            return #"<constraint firstItem="\#(words[0][0])" firstAttribute="\#(words[0][1])" \#(second)"#
                + #"constant="\#(constant)" \#(more)id="x\#(index)"/>"#
        }.joined(separator: "\n")
    }

    private func findings(
        _ storyboard: String, _ files: [String: String] = [:],
        _ change: (inout ApplicationLintOptions) -> Void = { _ in }
    ) throws -> ApplicationReport {
        try SampleApp.lint(SampleApp.folder(storyboard, files), change)
    }

    @Test("3.3 what reaches out on the file's own canvas, as the stored frames show, is its author's will")
    func designed() throws {
        let drawn = SampleApp.storyboard(constraints: Self.badgeConstraints, views: Self.badge)
        #expect(try findings(drawn).findings.isEmpty)
        let all = try findings(drawn) { $0.includesDesigned = true }
        #expect(all.findings.map(\.kind) == [.outside])
        #expect(all.findings.map(\.objects) == [["badge"]])
        // A constraint that was changed, and not the frame: nobody has seen what it does.
        let changed = drawn.replacing(#"x="90" y="-10""#, with: #"x="40" y="20""#)
        #expect(try findings(changed).findings.map(\.kind) == [.outside])
    }

    @Test("3.2 3.5 a view is called by its label; the identity is the same whatever the words and lines are")
    func names() throws {
        let drawn = SampleApp.storyboard(constraints: Self.badgeConstraints, views: Self.badge)
        let one = try #require(try findings(drawn) { $0.includesDesigned = true }.findings.first)
        #expect(one.message == "the label 'Badge' lies outside its superview, the view (card)")
        let renamed = drawn.replacing(#"userLabel="Badge""#, with: "").replacing("<scenes>", with: "\n\n<scenes>")
        let other = try #require(try findings(renamed) { $0.includesDesigned = true }.findings.first)
        #expect(other.message == "the label '3' lies outside its superview, the view (card)")
        #expect(one.place?.line != other.place?.line)
        #expect(one.identity == other.identity)
        #expect(one.identity.text == "outside Base.lproj/Main.storyboard badge")
    }

    @Test("3.2 a constraint is written as in Xcode, what it contradicts is named as people name it, each with its line")
    func conflicts() throws {
        let extra = Self.constraints(["b.height = 60"])
        let storyboard = SampleApp.storyboard(constraints: extra)
        let finding = try #require(try findings(storyboard).findings.first)
        #expect(finding.kind == .conflict)
        #expect(finding.message == "the constraint 'payButton.height = 60' cannot hold")
        #expect(finding.related.map(\.text) == ["payButton.height = 44"])
        let lines = storyboard.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[try #require(finding.place).line - 1].contains(#"id="x0""#))
        #expect(lines[try #require(finding.related.first?.place).line - 1].contains(#"id="k7""#))
        // A side that is given is called as everything else.
        let wide = SampleApp.storyboard(constraints: Self.constraints(["b.width = 100"]))
        let given = try #require(try findings(wide).findings.first { $0.kind == .conflict })
        #expect(given.occurrence.contains("the root view"), "\(given.occurrence)")
        #expect(!given.occurrence.contains(" at /"), "\(given.occurrence)")
    }

    @Test(
        "3.3 a line keeps its letters where only the room around them is missing, and loses them where they are",
        arguments: [(19, false), (17, false), (12, true), (8, true)])
    func lines(_ height: Int, _ isCut: Bool) throws {
        let storyboard = SampleApp.storyboard(title: "Total", constraints: Self.constraints(["l.height = \(height)"]))
        #expect(try findings(storyboard).findings.map(\.kind) == (isCut ? [.cutOff] : []))
    }

    @Test(
        "3.3 a text that stands in for another one, and one in a font that is not known, are not measured to the point")
    func texts() throws {
        // Code has the label by an outlet.
        let standIn = SampleApp.storyboard(title: "Lorem ipsum " + String(repeating: "dolor sit amet ", count: 20))
        #expect(try findings(standIn).findings.isEmpty)
        let kept = standIn.replacing(#"<outlet property="titleLabel" destination="l" id="o1"/>"#, with: "")
        #expect(try findings(kept).findings.map(\.kind) == [.cutOff])
        // 384 points, in a font that may be narrower; twice as long it is cut off in any.
        let title = "Your orders and what became of them since May"
        func inFont(_ title: String) -> String {
            SampleApp.storyboard(title: title)
                .replacing(#"type="system" pointSize="17""#, with: #"name="Roboto" family="Roboto" pointSize="17""#)
        }
        #expect(try findings(inFont(title)).findings.isEmpty)
        #expect(try findings(inFont(title + title)).findings.map(\.kind) == [.cutOff])
    }

    @Test("3.3 what a constraint decides in Interface Builder alone, code decides later")
    func placeholders() throws {
        let view =
            #"<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="x">"#
            + #"<rect key="frame" x="0" y="200" width="100" height="24"/></view>"#
        let placed = ["x.top = l.bottom + 8", "x.leading = v.leading + 16", "x.width = 100"]
        func storyboard(_ more: String) -> String {
            let height = #"<constraint firstItem="x" firstAttribute="height" constant="24" \#(more)id="h"/>"#
            return SampleApp.storyboard(constraints: Self.constraints(placed) + height, views: view)
        }
        #expect(try findings(storyboard("")).findings.isEmpty)
        #expect(try findings(storyboard(#"placeholder="YES" "#)).findings.isEmpty)
        let open = storyboard("").replacing(#"<constraint firstItem="x" firstAttribute="height""#, with: "<ignored ")
        #expect(try findings(open).findings.map(\.kind) == [.ambiguous])
    }

    @Test("2.1: a controller with a size of its own is looked at in that size, and files for pads on pads")
    func sizes() throws {
        let free = SampleApp.storyboard().replacing(
            #"<navigationItem key="navigationItem" title="Orders" id="ni"/>"#,
            with: #"<size key="freeformSize" width="500" height="400"/>"#
                + #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#)
        let small = free.replacing(#"constant="44" id="k7""#, with: #"constant="20" id="k7""#)
        #expect(try findings(small).findings.map(\.occurrence) == ["at 500 x 400: it is 468 x 20 points"])
        #expect(try findings(small).findings.map(\.settings) == [["500x400"]])
        let pads = SampleApp.storyboard(buttonHeight: 20).replacing("iOS.CocoaTouch\"", with: "iOS.CocoaTouch.iPad\"")
        let settings = try #require(try findings(pads).findings.first).settings
        #expect(!settings.isEmpty && settings.allSatisfy { $0.hasPrefix("iPad") })
    }

    @Test("3.3: a long button is large enough at forty points")
    func buttons() throws {
        func kinds(_ height: Int) throws -> [LintKind] {
            try findings(SampleApp.storyboard(buttonHeight: height)).findings.map(\.kind)
        }
        #expect(try kinds(40) == [])
        #expect(try kinds(38) == [.smallTarget])
    }

    @Test("2.2 where heights decide as well, the widths at which something shows are told with the height")
    func heights() throws {
        let view =
            #"<label text="Tall" translatesAutoresizingMaskIntoConstraints="NO" id="tall"><rect key="frame" x="16" y="111" "#
            + #"width="100" height="600"/></label>"#
        let constraints = """
            <constraint firstItem="tall" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="8" id="t1"/>
            <constraint firstItem="tall" firstAttribute="leading" secondItem="l" secondAttribute="trailing" constant="-90" id="t2"/>
            <constraint firstItem="tall" firstAttribute="width" constant="90" id="t3"/>
            <constraint firstItem="tall" firstAttribute="height" constant="600" id="t4"/>
            """
        let report = try SampleApp.lint(SampleApp.folder(SampleApp.storyboard(constraints: constraints, views: view))) {
            $0.only = [.outside]
            $0.settings.orientations = [.portrait]
        }
        #expect(report.findings.map(\.widths) == [[375...440]])
        #expect(report.findings.first?.occurrence.hasSuffix("; at widths 375 to 440 (667 high)") == true)
    }
}
