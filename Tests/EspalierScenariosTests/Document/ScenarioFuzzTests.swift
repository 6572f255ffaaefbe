import TestSupport
import Testing

@testable import EspalierScenarios

@Suite("Damaged scenario documents")
struct ScenarioFuzzTests {
    @Test("are read or refused with a place in the text, 10,000 at random")
    func mutations() throws {
        for seed in 1...200 as ClosedRange<UInt64> {
            var generator = RandomScenario(seed: seed)
            let bytes = Array(generator.document().json().utf8)
            for round in 0..<50 {
                let damaged = damage(bytes, &generator.random)
                do {
                    _ = try ScenarioDocument(json: damaged)
                } catch {
                    let widths = lineWidths(damaged)
                    let isGood = error.problems.allSatisfy { isInside($0, widths) } && (1...20) ~= error.problems.count
                    #expect(
                        isGood, "seed \(seed), round \(round): \(error)\n\(String(decoding: damaged, as: UTF8.self))")
                }
            }
        }
    }

    private func damage(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
        var bytes = bytes
        let pieces = [
            "{", "}", "[", "]", ",", ":", "\"", "\\u", "\n", "\r\n", "null", "true", "-1", "1e999", "\"\"", "é",
        ]
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let start = Int.random(in: 0..<bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: bytes[start..<end], at: end)
            case 2: bytes[start] = UInt8(truncatingIfNeeded: random.next())
            case 3: bytes.removeSubrange(end...)
            default:
                let piece = pieces[Int.random(in: pieces.indices, using: &random)]
                bytes.replaceSubrange(start..<end, with: Array(piece.utf8))
            }
            if bytes.isEmpty { bytes = [0x20] }
        }
        return bytes
    }

    /// The number of scalar values in each line.
    private func lineWidths(_ bytes: [UInt8]) -> [Int] {
        var widths = [0]
        var last: Unicode.Scalar = " "
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if scalar == "\r" || (scalar == "\n" && last != "\r") {
                widths.append(0)
            } else if scalar != "\n" {
                widths[widths.count - 1] += 1
            }
            last = scalar
        }
        return widths
    }

    /// Whether a problem's place is a character of the text, or just after a line.
    private func isInside(_ problem: ScenarioProblem, _ widths: [Int]) -> Bool {
        guard let place = problem.place, widths.indices.contains(place.line - 1) else { return false }
        guard !problem.message.isEmpty, !problem.fix.isEmpty, problem.path.first == "$" else { return false }
        return (1...widths[place.line - 1] + 1) ~= place.column
    }
}
