import EspalierScenarios
import Foundation

extension InspectorData {
    /// How many bytes of pictures a page has at most.
    static let mostScreenBytes = 2_000_000

    /// Writes the picture of a step's screen, where what views paint was recorded and there is room for it.
    mutating func writeScreen(_ step: ScenarioRecording.Step, before: HierarchySnapshot, to json: inout JSONWriter) {
        guard screenRoom > 0, step.snapshot.entries.first?.shared.paint != nil else { return }
        let isSame =
            step.snapshot.entries.count == before.entries.count
            && zip(step.snapshot.entries, before.entries).allSatisfy { $0.shared === $1.shared }
        if !isSame || screen == nil {
            let picture = step.snapshot.screen(hasNames: false)
            screenRoom -= picture.count
            if screenRoom < 0 { return }
            screen = texts.number(of: String(decoding: picture, as: UTF8.self))
        }
        json.member("screen", screen)
    }
}
