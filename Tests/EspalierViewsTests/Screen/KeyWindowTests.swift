import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Showing windows, and the key one")
struct KeyWindowTests {
    final class Listener: UIWindow {
        var calls: [String] = []
        override func becomeKey() {
            super.becomeKey()
            calls.append("become \(isKeyWindow)")
        }
        override func resignKey() {
            super.resignKey()
            calls.append("resign \(isKeyWindow)")
        }
    }

    @Test("makeKeyAndVisible shows, makes key and lays out")
    func makeKeyAndVisible() {
        let window = Listener(frame: rect(0, 0, 10, 10))
        let log = CallLog()
        let view = LayoutProbe("view", log, in: window)
        #expect(window.isHidden && !window.isKeyWindow)
        window.makeKeyAndVisible()
        #expect(!window.isHidden && window.isKeyWindow)
        #expect(log.take() == ["view"])
        #expect(window.calls == ["become true"])
        window.makeKey()
        #expect(window.calls.count == 1)
        #expect(view.window === window)
    }

    @Test("Hiding it, or ending it, resigns")
    func resigns() {
        let window = Listener(frame: .zero)
        window.makeKeyAndVisible()
        window.isHidden = true
        #expect(window.calls == ["become true", "resign false"])
        window.makeKey()
        window.endBeingKey()
        window.endBeingKey()
        #expect(window.calls == ["become true", "resign false", "become true", "resign false"])
    }
}
