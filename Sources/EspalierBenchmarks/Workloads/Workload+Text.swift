import EspalierText
import Foundation

extension Workload {
    /// W1: texts of n characters are measured, a character at a time of what that takes.
    static let texts = [Workload(ids: ["W1"], sizes: [20, 1000], run: measureTexts)]

    private static func measureTexts(_ n: Int) throws -> [Result] {
        let words = "The quick brown fox jumps over the lazy dog, and then AVATAR sleeps. "
        let accents = "Der schöne Käfer fährt über die Straße, «très naïf», à côté. "
        let squares = "東京都の天気は晴れ、気温は二十五度です。「傘は要らない」と予報が言う。"
        func text(_ pattern: String) -> String {
            String(String(repeating: pattern, count: n / pattern.count + 1).prefix(n))
        }
        let font = UIFont.systemFont(ofSize: 17)
        let measurer = TextMeasurer()
        let variants: [(name: String, text: String, wrapping: TextWrapping)] = [
            ("ASCII on one line", text(words), .none), ("ASCII, wrapped", text(words), .at(300)),
            ("with accents, wrapped", text(accents), .at(300)), ("East Asian, wrapped", text(squares), .at(300)),
        ]
        return try variants.map { name, text, wrapping in
            let rounds = 2_000_000 / n
            var samples: [Double] = []
            for _ in 0..<9 {
                var height: CGFloat = 0
                let time = nanoseconds {
                    for _ in 0..<rounds {
                        height += measurer.size(of: text, font: font, wrapping: wrapping, maximumLines: 0).height
                    }
                }
                try WrongAnswer.check(height >= CGFloat(rounds) * 20, "\(name) is \(height) high")
                samples.append(time / Double(rounds * n))
            }
            return Result(workload: "W1", variant: name, n: n, unit: "ns/character", samples: samples)
        }
    }
}
