import EspalierControls
import EspalierScenarios
import Foundation
import TestSupport
import Testing

@testable import EspalierRendering

@Suite("Pictures of what no screen holds")
struct HugeNumberTests {
    private static let numbers = [
        "0", "1", "-1", "1e-300", "0.5", "1e9", "-1e15", "1e20", "1e150", "-1e300", "1e308", "-1.7e308", "5e-324",
    ]

    private func list(_ count: Int, _ random: inout SplitMix64) -> String {
        (0..<count).map { _ in random.any(Self.numbers) }.joined(separator: ", ")
    }

    @Test("Each number of a picture is finite, and nothing stops the program", arguments: 0..<60 as Range<UInt64>)
    func finite(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let views = (0..<6).map { number -> String in
            var parts = [#""name": "v\#(number)""#, #""frame": [\#(list(4, &random))]"#]
            if random.oneIn(2) { parts.append(#""bounds": [\#(list(4, &random))]"#) }
            if random.oneIn(2) { parts.append(#""transform": [\#(list(6, &random))]"#) }
            if random.oneIn(3) { parts.append(#""rules": ["rr = 10, minw = 5"]"#) }
            if random.oneIn(3) { parts.append(#""subviews": [{"frame": [\#(list(4, &random))]}]"#) }
            return "{\(parts.joined(separator: ", "))}"
        }
        let json = """
            {"espalier": 1, "root": {"frame": [\(list(4, &random))], "clipsToBounds": \(random.oneIn(2)),
              "subviews": [\(views.joined(separator: ", "))]}, "steps": [{"remove": "v1"}]}
            """
        guard let recording = try? recording(json) else { return }
        for step in recording.steps {
            let picture = SVGPicture(recording, step: step)
            #expect(picture.size.width.isFinite && picture.size.height.isFinite, "\(json)")
            let svg = String(decoding: try recording.svg(step: step.index), as: UTF8.self)
            let attribute = /="[^"]*\b(nan|inf)\b[^"]*"/
            #expect(svg.firstMatch(of: attribute)?.output.0 == nil, "\(json)")
        }
    }

    private static let classes = [
        "UIView", "UILabel", "UIButton", "UIStackView", "UIScrollView", "UITableView", "UICollectionView",
        "UITextField",
        "UITextView", "UISlider", "UIImageView", "UISegmentedControl", "UISearchBar", "UIDatePicker",
        "UIVisualEffectView",
        "UINavigationBar", "UITableViewCell", "UIControl", "UIStepper", "UISwitch",
    ]

    private func view(_ number: inout Int, _ depth: Int, _ random: inout SplitMix64) -> String {
        number += 1
        let name = "v\(number)"
        let kind = random.any(Self.classes)
        var parts = [#""class": "\#(kind)", "name": "\#(name)""#]
        if kind == "UILabel" || kind == "UITextField" { parts.append(#""text": "Some words""#) }
        if kind == "UIButton" { parts.append(#""image": [12, 304], "title": "A title""#) }
        if random.oneIn(2) { parts.append(#""frame": [\#(list(4, &random))]"#) }
        if random.oneIn(3) { parts.append(#""bounds": [\#(list(4, &random))]"#) }
        if random.oneIn(3) { parts.append(#""transform": [\#(list(6, &random))]"#) }
        if random.oneIn(3) { parts.append(#""layoutMargins": [\#(list(4, &random))]"#) }
        if random.oneIn(3) { parts.append(#""autoresizing": ["width", "left", "bottom"]"#) }
        if depth < 3, random.oneIn(2) {
            let first = number + 1
            let inner = (0...random.below(3)).map { _ in view(&number, depth + 1, &random) }
            parts.append(#""subviews": [\#(inner.joined(separator: ", "))]"#)
            if random.oneIn(2) { parts.append(#""constraints": ["v\#(first).trailing == self.trailing - 3"]"#) }
        }
        return "{\(parts.joined(separator: ", "))}"
    }

    @Test(
        "No number of a document stops the program, whatever it is multiplied with: it is reported, or the document is wrong",
        arguments: randomPrograms(1200 as UInt64))
    func classes(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        var number = 0
        let scale = random.any(["1", "3", "1000000", "5e-324", "1e-9"])
        let root = view(&number, 0, &random)
        let target = "v\(1 + random.below(number))"
        let json = """
            {"espalier": 1, "root": \(root), "traits": {"scale": \(scale)}, "steps": [
              {"set": "\(target)", "keyPath": "center", "value": [\(list(2, &random))]},
              {"set": "\(target)", "keyPath": "transform", "value": [\(list(6, &random))]}]}
            """
        guard let document = try? ScenarioDocument(json: json) else { return }
        _ = try? document.lint()
        guard let recording = try? ScenarioRecording(running: document, source: json) else { return }
        for step in recording.steps { _ = try? recording.svg(step: step.index) }
        _ = recording.inspectorPage()
        let painted = try ScenarioRecording(
            running: document, source: nil, classes: ScenarioClasses(), nibs: ScenarioNibs(), fonts: FontBook(),
            explaining: false, painting: true, afterStep: { _ in })
        for step in painted.steps {
            let svg = String(decoding: step.snapshot.screen(), as: UTF8.self)
            #expect(svg.firstMatch(of: /="[^"]*\b(nan|inf)\b[^"]*"/)?.output.0 == nil, "\(json)")
        }
    }

    static let infinite: [(root: String, message: String)] = [
        (
            #""frame": [0, 0, 1e308, 0], "subviews": [{"name": "a"}], "constraints": ["a.trailing == self.trailing"]"#,
            "frame of UIView 'a' set to ["
        ),
        (
            #""class": "UIButton", "bounds": [380, -1e+308, 93, 0], "image": [0, 304]"#,
            "frame of UIImageView at /0 set to ["
        ),
    ]

    @Test("A frame that computing makes infinite is told, and the view keeps its own", arguments: infinite)
    func told(root: String, message: String) throws {
        let json = #"{"espalier": 1, "root": {\#(root)}, "traits": {"scale": 1000000}}"#
        let result = try ScenarioDocument(json: json).simulate()
        let told = result.steps.flatMap(\.diagnostics).map(\.message)
        #expect(told.contains { $0.hasPrefix(message) && $0.contains("it stays as it is") }, "\(told)")
        #expect(result.steps[0].views?.first { $0.path == "/0" }?.frame.numbers == [0, 0, 0, 0])
    }

    @Test("A whole number of a number is the nearest there is")
    func whole() {
        let pairs: [(Double, Int)] = [
            (2.9, 2), (-2.9, -2), (0x1p53, 1 << 53), (0x1p63, .max), (-0x1p63, .min), (1e300, .max), (-1e300, .min),
            (.infinity, .max), (-.infinity, .min), (.nan, 0), (-0.0, 0),
        ]
        for (number, expected) in pairs { #expect(Int(clamping: number) == expected, "\(number)") }
    }
}
