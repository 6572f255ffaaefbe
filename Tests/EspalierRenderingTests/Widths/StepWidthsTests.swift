import EspalierControls
import EspalierScenarios
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierRendering

@Suite("Steps at other widths")
struct StepWidthsTests {
    /// What the page is told of a scenario with widths.
    private struct Told {
        let recording: ScenarioRecording
        let data: [String: Any]
        let steps: [[String: Any]]
        let texts: [String]

        init(
            _ json: String, _ widths: RecordedWidths, classes: ScenarioClasses = ScenarioClasses()
        ) throws {
            recording = try ScenarioRecording(
                running: ScenarioDocument(json: json), classes: classes, widths: widths)
            data = try pageData(recording)
            steps = try #require(data["steps"] as? [[String: Any]])
            texts = try #require(data["texts"] as? [String])
        }

        func reader(_ step: Int) -> WidthReader? { WidthReader(step, of: steps, texts: texts) }
        var note: String? { data["widthNote"] as? String }
    }

    @Test("Steps of solving count where there are more of them than views")
    func solving() throws {
        let views = (0..<20).map { #"{"name": "v\#($0)"}"# }.joined(separator: ",")
        // A row that is too narrow: at each width it is asked anew what contradicts what.
        let row = (0..<20).map { "[v\($0)(==9999)]" }.joined()
        func told(_ constraints: String) throws -> Told {
            let json =
                #"{"espalier": 1, "root": {"frame": [0, 0, 390, 844], "subviews": [\#(views)], "#
                + #""constraints": [\#(constraints)]}}"#
            return try Told(json, RecordedWidths(300...1300, mostLayouts: 30_000))
        }
        let plain = try told(#""v0.width == self.width""#)
        #expect(plain.recording.steps[0].widths != nil && plain.note == nil)
        let contradictory = try told(#"{"format": "H:|\#(row)|"}"#)
        #expect(contradictory.recording.steps[0].widths == nil && contradictory.note != nil)
    }

    /// The tree of a step, built anew and laid out at a width.
    private static func laidOut(
        _ document: ScenarioDocument, step: Int, width: Int, classes: ScenarioClasses
    ) throws -> HierarchySnapshot {
        let simulation = try Simulation(document, classes: classes, views: .none)
        for step in 0...step { #expect(simulation.performStep(step) == nil) }
        simulation.root.frame.size.width = CGFloat(width)
        simulation.root.layoutIfNeeded()
        var numbering = ViewNumbering(classes: classes)
        return HierarchySnapshot(of: simulation.root, numbering: &numbering)
    }

    /// Compares each step at each width with the tree that is laid out there.
    private static func check(
        _ json: String, _ told: Told, classes: ScenarioClasses = ScenarioClasses(), _ what: Comment
    ) throws {
        let document = try ScenarioDocument(json: json)
        var page = PageReader()
        for step in told.recording.steps.indices {
            page.apply(told.steps[step])
            let reader = try #require(told.reader(step), what)
            let own = told.recording.steps[step].snapshot
            for width in reader.widths {
                let wanted = try laidOut(document, step: step, width: width, classes: classes)
                let order = reader.order(at: width) ?? page.order
                try #require(order.count == wanted.entries.count, "\(what), step \(step), width \(width)")
                let (frames, facts, lines) = (
                    reader.frames(at: width), reader.facts(at: width), reader.lines(at: width)
                )
                for (id, entry) in zip(order, wanted.entries) {
                    let rect = entry.frame
                    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
                    // A view that comes with nothing of its own is told only to be there.
                    let frame = frames[id] ?? page.views[id]?.frame ?? [0, 0, 0, 0]
                    let isSame = zip(frame, numbers).allSatisfy { abs($0 - $1) <= 1e-6 }
                    try #require(isSame, "\(what), step \(step), width \(width), \(id): \(frame), laid out \(numbers)")
                    let isHidden = facts[id]?["h"] as? Int ?? Int(page.views[id]?.facts["h"] ?? "0") ?? 0
                    #expect((isHidden == 1) == entry.isHidden, "\(what), step \(step), width \(width), \(id)")
                    let shown = entry.shownText?.lines ?? []
                    let recorded = own.entries.first { $0.id == id }?.shownText?.lines ?? []
                    let got = lines[id] ?? recorded.map { ($0.text, Self.numbers($0)) }
                    let isToldSame =
                        got.map(\.text) == shown.map(\.text)
                        && zip(got, shown).allSatisfy { line, wanted in
                            zip(line.numbers, Self.numbers(wanted)).allSatisfy { abs($0 - $1) <= 0.021 }
                        }
                    try #require(isToldSame, "\(what), step \(step), width \(width), \(id): \(got), shown \(shown)")
                }
            }
        }
    }

    private static func numbers(_ line: VisibleText.Line) -> [Double] {
        [line.frame.minX, line.frame.minY, line.frame.width, line.frame.height, line.baseline].map { Double($0) }
    }

    @Test("At every width the page has what is laid out there", arguments: 0..<12 as Range<UInt64>)
    func random(seed: UInt64) throws {
        let json = RandomWidthScenario(seed: seed).json
        try Self.check(json, try Told(json, RecordedWidths(195...235)), "seed \(seed): \(json)")
    }

    @Test("Findings are those of the sweep, at the same widths", arguments: 0..<6 as Range<UInt64>)
    func findings(seed: UInt64) throws {
        let json = RandomWidthScenario(seed: seed).json
        let told = try Told(json, RecordedWidths(180...250))
        var options = LintOptions()
        options.sweep = LayoutSweep(widths: 180...250)
        let swept = try ScenarioDocument(json: json).lint(options).findings.compactMap { finding -> String? in
            guard let line = finding.swept?.lines.first else { return nil }
            let what = finding.message.components(separatedBy: " at ")[0]
            return
                "\(finding.kind.rawValue) \(what) \(finding.view ?? "/"): \(line.ranges.map { "\($0.lowerBound)-\($0.upperBound)" })"
        }
        #expect(try #require(told.reader(0)).findings.sorted() == swept.sorted(), "seed \(seed): \(json)")
    }

    /// Adds a view and hides another one where there is room, and takes it away again.
    private final class Adaptive: UIView {
        override func layoutSubviews() {
            super.layoutSubviews()
            let isWide = bounds.width >= 220
            subviews[0].isHidden = !isWide
            subviews[0].frame = CGRect(x: 0, y: 0, width: (bounds.width / 2).rounded(), height: 10)
            if isWide, subviews.count == 1 {
                let label = UILabel(frame: CGRect(x: 5, y: 5, width: 90, height: 20))
                label.text = "Wide"
                label.addSubview(UIView())
                insertSubview(label, at: 0)
                exchangeSubview(at: 0, withSubviewAt: 1)
            } else if !isWide, subviews.count == 2 {
                subviews[1].removeFromSuperview()
            }
        }
    }

    @Test("Views that come and go at some widths are there at these")
    func structure() throws {
        var classes = ScenarioClasses()
        classes.register("Adaptive", Adaptive.self) { Adaptive() }
        let json = """
            {"espalier": 1, "root": {"frame": [0, 0, 210, 100], "subviews": [
              {"class": "Adaptive", "rules": ["ll = rr = 5, tt = bb = 0"], "subviews": [{"name": "inner"}]},
              {"name": "last", "rules": ["ll = 50%, rr = 0, h = 10"]}]},
             "steps": [{"set": "last", "keyPath": "tag", "value": 4}]}
            """
        let told = try Told(json, RecordedWidths(200...250), classes: classes)
        try Self.check(json, told, classes: classes, "adaptive")
        let reader = try #require(told.reader(0))
        #expect(reader.order(at: 200)?.count == 4 && reader.order(at: 250)?.count == 6)
        #expect((told.data["classes"] as? [Int])?.count == 8)
    }

    @Test("Frames on pixels are there as they are laid out")
    func pixels() throws {
        let json = """
            {"espalier": 1, "traits": {"scale": 3}, "root": {"class": "UIWindow", "frame": [0, 0, 210, 100], "constraints": [
              "a.leading == self.leading", "a.width == 0.3 * self.width", "a.top == self.top", "a.height == 9",
              "b.leading == a.trailing", "b.trailing == self.trailing", "b.top == self.top", "b.height == 9"],
             "subviews": [{"name": "a"}, {"name": "b"}]}}
            """
        let told = try Told(json, RecordedWidths(180...280))
        try Self.check(json, told, "pixels")
        let view = try #require((told.steps[0]["widths"] as? [String: Any])?["views"] as? [[Any]])[1]
        #expect((view[3] as? [Double])?.count == 13, "a round of ten widths: \(view)")
    }

    @Test("A mask begins at each width with the frame that was written, not with the one of the width before")
    func masks() throws {
        let json = """
            {"espalier": 1, "root": {"frame": [0, 0, 200, 100], "subviews": [
              {"name": "a", "frame": [10, 0, 20, 10], "autoresizing": ["width"], "subviews": [
                {"name": "b", "frame": [0, 0, 9, 9], "autoresizing": ["left", "right"]}]}]}}
            """
        try Self.check(json, try Told(json, RecordedWidths(160...230)), "masks")
    }

    @Test(
        "The width of the scenario is what was recorded, in every sample",
        arguments: ["checkout", "profile", "constraints-form"])
    func own(name: String) throws {
        let file = URL(filePath: #filePath).appending(path: "../../../../Samples/Scenarios/\(name).json")
        let json = try String(contentsOf: file.standardized, encoding: .utf8)
        let document = try ScenarioDocument(json: json)
        let recording = try ScenarioRecording(running: document, widths: RecordedWidths(380...400))
        for step in recording.steps where step.snapshot.entries[0].frame.width == 390 {
            let widths = try #require(step.widths)
            for (index, entry) in step.snapshot.entries.enumerated() {
                let rect = entry.frame
                let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
                #expect(zip(widths.views[index].frame, numbers).allSatisfy { abs($0.value(at: 10) - $1) <= 1e-6 })
            }
        }
    }

    private static let follower = """
        {"espalier": 1, "root": {"frame": [0, 0, 200, 100], "subviews": [{"name": "a", "rules": ["ll = rr = 9, h = 9"]}]},
         "steps": [{"expect": "a", "frame": [9, 0, 182, 9]}, {"set": "a", "keyPath": "tag", "value": 1}, {"query": "q", "named": "a", "from": "/"}]}
        """

    @Test("Steps that only ask share the widths of the one before")
    func sharing() throws {
        let told = try Told(Self.follower, RecordedWidths(180...240))
        #expect(told.steps.map { $0["widths"] is [String: Any] } == [true, false, true, false])
        #expect(told.steps.map { $0["widths"] as? Int } == [nil, 0, nil, 2])
        #expect(told.note == nil)
        let plain = try pageData(recording(Self.follower))
        #expect(
            plain["widthNote"] == nil
                && (plain["steps"] as? [[String: Any]])?.allSatisfy { $0["widths"] == nil } == true)
    }

    @Test("Beyond the layouts or the bytes that are allowed there are no widths, and the page says so")
    func limits() throws {
        let few = try Told(Self.follower, RecordedWidths(180...240, mostLayouts: 2 * 61))
        #expect(few.steps.map { $0["widths"] != nil } == [true, true, false, false])
        #expect(
            few.note
                == "From step 2 on there are no other widths: 2 views at 61 widths and those of the steps before are more than "
                + "122 layouts.")
        let small = try Told(Self.follower, RecordedWidths(180...240, mostBytes: 10))
        #expect(small.steps.allSatisfy { $0["widths"] == nil })
        #expect(
            small.note
                == "From step 0 on there are no other widths: with these they would take more than 0 KB of the page.")
    }

    @Test("Where nobody asks there are widths if any view follows them, the root's own among them")
    func usual() throws {
        let told = try Told(Self.follower, .usual)
        #expect(told.reader(0)?.widths == 200...1366)
        let fixed = Self.follower.replacing("ll = rr = 9", with: "ll = 9, w = 182")
        #expect(try Told(fixed, .usual).steps.allSatisfy { $0["widths"] == nil })
        #expect(try Told(fixed, .usual).note == nil)
        // Asked for, what is wrong there is told.
        let asked = try Told(fixed, RecordedWidths(180...240)).reader(0)
        #expect(asked?.findings == ["outside 'a' lies outside its superview / /0: [\"180-190\"]"])
    }

    @Test("Widths that no screen has stop the program")
    func impossible() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = RecordedWidths(0...10)
        }
        #expect(errorText(result).contains("RecordedWidths of 0...10: widths from 1 to 100000 are needed"))
    }
}
