/// Progress that several threads tell.
struct SceneProgress: Sendable {
    private let line: ProgressLine
    private let began = ContinuousClock.now

    init(_ line: ProgressLine) { self.line = line }

    /// - Parameter what: what happens to the scenes; empty for looking at them.
    func tell(_ done: Int, _ count: Int, _ what: String = "") {
        let spent = Double((ContinuousClock.now - began).components.seconds)
        let text = SceneProgress.text(done, count, what, spent: spent)
        line.tell(text)
    }

    func end() { line.end() }

    /// `12 of 63 scenes, about 8 s left`: as long as the others took. In the first seconds nobody knows.
    static func text(_ done: Int, _ count: Int, _ what: String = "", spent: Double) -> String {
        let text = "\(done) of \(count) scenes\(what.isEmpty ? "" : " \(what)")"
        guard done > 0, spent >= 2 else { return text + "\u{1B}[K" }
        let left = spent / Double(done) * Double(count - done)
        let words = left < 60 ? "\(Int(left.rounded(.up))) s" : "\(Int((left / 60).rounded(.up))) min"
        return "\(text), about \(words) left\u{1B}[K"
    }
}
