import EspalierControls
import EspalierScenarios
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierRendering

@Suite("Sweep: ranges")
struct SweepRangeTests {
    @Test("a text is cut off up to the last width at which it is, in each text size, direction and length")
    func cutOff() throws {
        let sweep = LayoutSweep(
            widths: 200...900, textSizes: .all, directions: [.leftToRight, .rightToLeft], lengthenings: [1.4])
        let report = sweep.run(SweptScreen.view)
        let finding = try #require(report.findings.first)
        #expect(report.findings.count == 1 && finding.kind == .cutOff && finding.view == "/0")
        for size in [UIContentSizeCategory].all {
            #expect(finding.ranges(textSize: size) == [200...(SweptScreen.leastWidth(size) - 1)], "\(size)")
        }
        #expect(finding.ranges(direction: .rightToLeft) == finding.ranges())
        #expect(finding.ranges(lengthening: 1.4) == [200...(SweptScreen.leastWidth(times: 1.4) - 1)])
        #expect(report.coverage.layouts == 701 * 14 + report.coverage.pairs)
    }

    @Test("controls whose frames reach beyond their alignment rectangles are no findings in a stack, at no width")
    func alignmentRectangles() throws {
        let document = try ScenarioDocument(
            json: """
                {"espalier": 1, "root": {"frame": [0, 0, 390, 300], "constraints": ["stack.leading == self.leading + 16",
                "stack.trailing == self.trailing - 16", "stack.top == self.top + 20"],
                "subviews": [{"class": "UIStackView", "name": "stack", "axis": "vertical", "subviews": [
                {"class": "UILabel", "text": "Volume"}, {"class": "UISlider", "name": "volume"}, {"class": "UISwitch"},
                {"class": "UISegmentedControl", "name": "first", "titles": ["A", "B"]},
                {"class": "UISegmentedControl", "name": "second", "titles": ["A", "B"]}]}]}}
                """)
        // They do: the slider by 2 on each side, the first segmented control by 1 into the second one.
        let views = try document.simulate().steps[0].views ?? []
        let expected = ["volume": [-2, 20.5, 362, 34], "first": [0, 81.5, 358, 32], "second": [0, 112.5, 358, 32]]
        for (name, frame) in expected { #expect(views.first { $0.name == name }?.frame.numbers == frame, "\(name)") }
        var options = LintOptions()
        options.sweep = LayoutSweep(widths: 320...430)
        #expect(try document.lint(options).findings == [])
    }

    @Test("a document's own text size is that of its sweeps")
    func textSizeOfDocument() throws {
        func ranges(_ traits: String) throws -> [[ClosedRange<Int>]] {
            let document = try ScenarioDocument(
                json: """
                    {"espalier": 1, \(traits)"root": {"frame": [0, 0, 200, 600], "subviews": [
                    {"class": "UILabel", "name": "a", "text": "Reviews", "font": {"style": "body"}}],
                    "constraints": ["a.leading == self.leading", "a.top == self.top", "a.trailing <= self.trailing"]}}
                    """)
            var options = LintOptions()
            options.sweep = LayoutSweep(widths: 50...400)
            let findings = try document.lint(options).findings
            #expect(findings.allSatisfy { $0.kind == .cutOff && $0.name == "a" })
            return findings.map { ($0.swept?.lines ?? []).flatMap(\.ranges) }
        }
        // Its text is 187.5 points wide there.
        #expect(try ranges(#""traits": {"contentSizeCategory": "AX5"}, "#) == [[50...186]])
        #expect(try ranges("") == [[50...61]])
    }

    @Test("both ends of a range are proved by layouts at, before and behind it")
    func ends() throws {
        var options = LintOptions()
        options.sweep = LayoutSweep(widths: 300...700, heights: 250...900)
        let document = try SweptScreen.document
        let report = try document.lint(options)
        #expect(Set(report.findings.map(\.kind)).isSuperset(of: [.cutOff, .outside]))
        for finding in report.findings {
            for line in finding.swept?.lines ?? [] {
                for range in line.ranges {
                    let all = line.axis == .width ? 300...700 : 250...900
                    for side in [range.lowerBound - 1, range.lowerBound, range.upperBound, range.upperBound + 1]
                    where all.contains(side) {
                        let size =
                            line.axis == .width
                            ? CGSize(width: side, height: 844) : CGSize(width: 390, height: side)
                        var single = LintOptions()
                        single.sizes = [size]
                        let found = try document.lint(single).findings.contains {
                            $0.kind == finding.kind && $0.view == finding.view
                        }
                        #expect(found == range.contains(side), "\(finding.message) at \(size)")
                    }
                }
            }
        }
    }

    @Test("at every width of random screens it is what a tree that is built for that width alone shows")
    func sameAsAnew() throws {
        var findings = 0
        for seed in UInt64(1)...12 {
            var random = SplitMix64(seed: seed)
            let json = Self.randomScreen(&random)
            let document = try ScenarioDocument(json: json)
            let widths = 150...200
            var options = LintOptions()
            options.limit = 1000
            options.without = Set(LintKind.allCases).subtracting(LayoutSweep.kinds)
            options.sizes = widths.map { CGSize(width: $0, height: 300) }
            let anew = try document.lint(options).findings.filter { !$0.sizes.isEmpty }
            options.sizes = []
            options.sweep = LayoutSweep(widths: widths)
            let swept = try document.lint(options).findings.filter { $0.swept != nil }
            func keyed(_ findings: [LintFinding], _ widths: (LintFinding) -> [Int]) -> [String] {
                findings.map { "\($0.kind) \($0.view ?? "") \(widths($0))" }.sorted()
            }
            let expected = keyed(anew) { $0.sizes.map { Int($0.width) } }
            #expect(keyed(swept) { $0.ranges().flatMap(Array.init) } == expected, "seed \(seed): \(json)")
            findings += expected.count
        }
        #expect(findings > 60, "\(findings) findings in all")
    }

    /// Views with frames and masks, rules, constraints and texts, in one another.
    private static func randomScreen(_ random: inout SplitMix64) -> String {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        var views: [String] = []
        var constraints: [String] = []
        for index in 0..<number(3...9) {
            let name = "v\(index)"
            let text = Array(repeating: "word", count: number(1...7)).joined(separator: " ")
            let frame = "[\(number(-5...150)), \(number(-5...200)), \(number(0...120)), \(number(0...60))]"
            switch number(0...6) {
            case 0: views.append(#"{"name": "\#(name)", "frame": \#(frame), "autoresizing": ["width", "left"]}"#)
            case 1: views.append(#"{"name": "\#(name)", "rules": ["ll = rr = \#(number(0...90)), h = 20, tt = 9"]}"#)
            case 2: views.append(#"{"class": "UIButton", "title": "\#(text)", "frame": \#(frame)}"#)
            case 3:
                views.append(
                    #"{"name": "\#(name)", "frame": [0, 0, 9, 9], "rules": [["w = 9 + 0 / (%w - 187)", "v"]]}"#)
            case 4:
                views.append(#"{"class": "UILabel", "text": "\#(text)", "rules": ["ll = rr = 9, h = 30, tt = 5"]}"#)
            default:
                let lines = number(0...2)
                views.append(#"{"class": "UILabel", "name": "\#(name)", "lines": \#(lines), "text": "\#(text)"}"#)
                constraints.append("\(name).top == self.top + \(number(0...200))")
                constraints.append("\(name).leading == self.leading + \(number(0...120))")
                if number(0...3) > 0 { constraints.append("\(name).trailing == self.trailing - \(number(0...90))") }
                if number(0...3) == 0 { constraints.append("\(name).width >= \(number(20...150))") }
                if number(0...3) == 0 { constraints.append("\(name).height <= \(number(10...50))") }
                if number(0...4) == 0 { constraints.removeLast() }
            }
        }
        let list = constraints.map { "\"\($0)\"" }.joined(separator: ", ")
        return #"{"espalier": 1, "root": {"name": "v", "frame": [0, 0, 200, 300], "subviews": [\#n"#
            + views.joined(separator: ",\n") + "\n], \"constraints\": [\(list)]}}"
    }
}
