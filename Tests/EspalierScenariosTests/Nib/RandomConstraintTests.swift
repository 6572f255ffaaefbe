import EspalierNibs
import Foundation
import TestSupport
import Testing

@testable import EspalierScenarios

@Suite("Random constraints, imported")
struct RandomConstraintTests {
    private static let horizontal = ["leading", "trailing", "centerX"]
    private static let vertical = ["top", "bottom", "centerY"]
    private static let sizes = ["width", "height"]

    /// A tree of up to 12 views, and constraints of all kinds between any of them.
    private static func file(_ random: inout SplitMix64) -> String {
        let count = Int.random(in: 1...12, using: &random)
        var children = Array(repeating: [Int](), count: count)
        for view in 1..<max(count, 2) where view < count {
            children[Int.random(in: 0..<view, using: &random)].append(view)
        }
        func element(_ view: Int) -> String {
            let numbers = (0..<4).map { _ in Int.random(in: 0...90, using: &random) }
            let free =
                view == 0 || Int.random(in: 0..<9, using: &random) == 0
                ? "" : "translatesAutoresizingMaskIntoConstraints=\"NO\""
            let inner = children[view].map { element($0) }.joined()
            return "<view id=\"v\(view)\" \(free)><rect key=\"frame\" x=\"\(numbers[0])\" y=\"\(numbers[1])\" "
                + "width=\"\(numbers[2])\" height=\"\(numbers[3])\"/><subviews>\(inner)</subviews></view>"
        }
        var text = "<document><objects>" + element(0).dropLast("</view>".count) + "<constraints>"
        for id in 0..<Int.random(in: 0...(count * 5), using: &random) {
            let first = Int.random(in: 0..<count, using: &random)
            let second = Int.random(in: 0..<count, using: &random)
            let kinds = [horizontal, vertical, sizes].randomElement(using: &random) ?? sizes
            let lines = (0..<2).map { _ in kinds.randomElement(using: &random) ?? "width" }
            text += "<constraint id=\"c\(id)\" firstItem=\"v\(first)\" firstAttribute=\"\(lines[0])\" "
            if kinds != sizes || Bool.random(using: &random) {
                text += "secondItem=\"v\(second)\" secondAttribute=\"\(lines[1])\" "
            }
            if Int.random(in: 0..<5, using: &random) == 0 { text += "multiplier=\"2:3\" " }
            text += "constant=\"\(Int.random(in: -20...20, using: &random))\"/>"
        }
        return text + "</constraints></view></objects></document>"
    }

    @Test(
        "make rules that run without a cycle; each constraint is a rule or named; the same file gives the same result")
    func noCycle() throws {
        var random = SplitMix64(seed: 20)
        var rules = 0
        for round in 0..<400 {
            let text = Self.file(&random)
            let document = try InterfaceDocument(data: Data(text.utf8), name: "random.xib")
            let imported = try InterfaceImport(document, options: .rules)
            let scenario = imported.document
            let result = try scenario.simulate()
            #expect(result.error == nil, "round \(round): \(text)")
            let count = scenario.root.views.reduce(0) { $0 + $1.rules.count }
            #expect(count + imported.untranslated.count == document.constraints.count, "round \(round): \(text)")
            #expect(try InterfaceImport(document, options: .rules).document.json() == scenario.json())
            for view in scenario.root.views {
                // No rule displaces another (SLL 6.3), and no size is unused (SLL 8.3).
                for names in [["ll", "cl", "rl", "rr", "w"], ["tt", "ct", "bt", "bb", "h"]] {
                    let own = view.rules.filter { names.contains(String($0.text.prefix { $0 != " " })) }
                    #expect(own.count <= 2, "round \(round): \(text)")
                }
            }
            rules += count
        }
        #expect(rules > 1000)
    }
}
