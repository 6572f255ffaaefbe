import EspalierApplications
import EspalierSupport

/// Progress that several threads tell.
struct SceneProgress: Sendable {
    private let line: ProgressLine
    private let began = ContinuousClock.now

    init(_ line: ProgressLine) { self.line = line }

    /// - Parameter what: what happens to the scenes; empty for looking at them.
    func tell(_ done: Int, _ count: Int, _ what: String = "", of scene: ApplicationScene) {
        let spent = Double((ContinuousClock.now - began).components.seconds)
        line.tell(SceneProgress.text(done, count, what, spent: spent, last: scene.name))
    }

    func end() { line.end() }

    /// `12 of 63 scenes, about 8 s left: Cart`: as long as the others took, and the scene that was the last. In the first seconds
    /// nobody knows.
    static func text(_ done: Int, _ count: Int, _ what: String = "", spent: Double, last scene: String) -> String {
        var text = "\(done) of \(count) scenes\(what.isEmpty ? "" : " \(what)")"
        if done > 0, spent >= 2 {
            let left = spent / Double(done) * Double(count - done)
            let (number, unit) = left < 60 ? (left, "s") : (left / 60, "min")
            let words = "\(Int(clamping: number.rounded(.up))) \(unit)"
            text += ", about \(words) left"
        }
        // On one line of a narrow terminal.
        let name = scene.count > 30 ? "\(scene.prefix(29))…" : scene
        return "\(text): \(PlainText.line(name))\u{1B}[K"
    }
}
