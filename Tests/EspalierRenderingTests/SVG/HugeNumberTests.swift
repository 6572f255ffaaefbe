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

    @Test("A whole number of a number is the nearest there is")
    func whole() {
        let pairs: [(Double, Int)] = [
            (2.9, 2), (-2.9, -2), (0x1p53, 1 << 53), (0x1p63, .max), (-0x1p63, .min), (1e300, .max), (-1e300, .min),
            (.infinity, .max), (-.infinity, .min), (.nan, 0), (-0.0, 0),
        ]
        for (number, expected) in pairs { #expect(Int(clamping: number) == expected, "\(number)") }
    }
}
