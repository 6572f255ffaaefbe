import EspalierText
import Foundation

extension Workload {
    /// W1: texts of n characters are measured, a character at a time of what that takes.
    static let texts = [Workload(ids: ["W1"], sizes: [20, 1000], run: measureTexts)]

    /// A font of the fuzzer's, with all of ASCII and pairs in classes.
    private static let fontFile = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        .appending(path: "Tests/Fuzz/Corpus/fonts/plain.ttf")

    private static func measureTexts(_ n: Int) throws -> [Result] {
        let words = "The quick brown fox jumps over the lazy dog, and then AVATAR sleeps. "
        let accents = "Der schöne Käfer fährt über die Straße, «très naïf», à côté. "
        let squares = "東京都の天気は晴れ、気温は二十五度です。「傘は要らない」と予報が言う。"
        func text(_ pattern: String) -> String {
            String(String(repeating: pattern, count: n / pattern.count + 1).prefix(n))
        }
        let font = UIFont.systemFont(ofSize: 17)
        let fonts = try FontBook([FontFile(contentsOf: fontFile)])
        guard let ofFile = UIFont(name: fonts.files[0].faces[0].postScriptName, size: 17) else {
            throw WrongAnswer(description: "the font of the file has no name")
        }
        let measurer = TextMeasurer(fonts: fonts)
        let variants: [(name: String, text: String, font: UIFont, wrapping: TextWrapping)] = [
            ("ASCII on one line", text(words), font, .none), ("ASCII, wrapped", text(words), font, .at(300)),
            ("with accents, wrapped", text(accents), font, .at(300)),
            ("East Asian, wrapped", text(squares), font, .at(300)),
            ("ASCII, wrapped, font file", text(words), ofFile, .at(300)),
            ("with accents, wrapped, font file", text(accents), ofFile, .at(300)),
        ]
        return try variants.map { name, text, font, wrapping in
            let rounds = 2_000_000 / n
            var samples: [Double] = []
            for _ in 0..<9 {
                var height: CGFloat = 0
                let time = nanoseconds {
                    for _ in 0..<rounds {
                        height += measurer.size(of: text, font: font, wrapping: wrapping, maximumLines: 0).height
                    }
                }
                try WrongAnswer.check(height >= CGFloat(rounds) * font.pointSize, "\(name) is \(height) high")
                samples.append(time / Double(rounds * n))
            }
            return Result(workload: "W1", variant: name, n: n, unit: "ns/character", samples: samples)
        }
    }
}
