import EspalierViews
import Foundation
import TestSupport
import Testing

/// `v` has the subviews `x` (with `y`) and `z`; `p` is the old superview, `q` the new one.
struct CallbackFixture {
    let log = CallLog()
    let p: Recorder
    let q: Recorder
    let v: Recorder
    let x: Recorder
    let y: Recorder
    let z: Recorder
    let w1: RecordingWindow
    let w2: RecordingWindow

    init() {
        p = Recorder("p", log)
        q = Recorder("q", log)
        v = Recorder("v", log)
        x = Recorder("x", log, in: v)
        y = Recorder("y", log, in: x)
        z = Recorder("z", log, in: v)
        w1 = RecordingWindow("w1", log)
        w2 = RecordingWindow("w2", log)
        log.clear()
    }

    /// Brings the fixture to where a row begins, unheard.
    func arrange(_ body: () -> Void) {
        body()
        log.clear()
    }

    /// Every view has heard as many `didMoveToWindow` as `willMove(toWindow:)`.
    func expectBalance(sourceLocation: SourceLocation = #_sourceLocation) {
        for view in [p, q, v, x, y, z] {
            let name = view.name ?? "?"
            #expect(
                log.count("\(name).didMoveToWindow") == log.count(prefix: "\(name).willMove(toWindow:"),
                "\(name): \(log.calls)", sourceLocation: sourceLocation)
        }
    }
}
