import TestSupport
import Testing

@testable import EspalierScenarios

@Suite("Damaged scenario documents")
struct ScenarioFuzzTests {
    private static let words = [
        "{", "}", "[", "]", ",", ":", "\"", "\\u", "\n", "\r\n", "null", "true", "-1", "1e999", "\"\"", "é",
    ].map { Array($0.utf8) }

    @Test("are read or refused with a place in the text, 10,000 at random")
    func mutations() throws {
        for seed in 1...200 as ClosedRange<UInt64> {
            var generator = RandomScenario(seed: seed)
            let bytes = Array(generator.document().json().utf8)
            var inputs = MutatedInputs(corpus: [bytes], words: Self.words, seed: seed)
            for round in 0..<50 {
                let damaged = inputs.next()
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
