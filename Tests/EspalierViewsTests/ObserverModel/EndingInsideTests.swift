import EspalierViews
import Foundation
import Testing

/// An object that only a handler holds, and that holds a token in turn.
private final class Holder {
    var token: KeyValueObservation?
}

/// An observing class of the sort that takes no part in observing.
private class Foreign {}
private final class ForeignChild: Foreign {}

@Suite("Observers that end, begin and change links at awkward moments")
struct EndingInsideTests {
    @Test("A handler that goes with the target lets go of another token of the same path")
    func tokenInHandler() async {
        await #expect(processExitsWith: .success) {
            func run() -> KeyValueObservation {
                let view = UIView()
                func observe(_ handler: @escaping () -> Void) -> KeyValueObservation {
                    view.observe(\.tag) { _, _ in handler() }
                }
                let holder = Holder()
                let first = observe { [holder] in _ = holder }
                holder.token = observe {}
                return first
            }
            run().invalidate()
        }
    }

    @Test("A path that is observed and left during an initial notification stays observed")
    func evicted() async {
        await #expect(processExitsWith: .success) {
            let view = UIView()
            var heard: [Int] = []
            let token = view.observe(\.tag, options: [.initial, .new]) { view, change in
                heard.append(change.newValue ?? -1)
                if heard.count > 1 { return }
                _ = view.observe(\.frame) { _, _ in }
                _ = view.observe(\.bounds) { _, _ in }
                _ = view.observe(\.center) { _, _ in }
                _ = view.observe(\.name) { _, _ in }
                _ = view.observe(\.alpha) { _, _ in }
                _ = view.observe(\.isHidden) { _, _ in }
            }
            view.tag = 4
            try #require(heard == [0, 4])
            token.invalidate()
        }
    }

    @Test("A set during the initial notification does not lose the observer")
    func setInInitial() {
        let view = UIView()
        var heard: [Int] = []
        let token = view.observe(\.tag, options: [.initial, .new]) { view, change in
            heard.append(change.newValue ?? -1)
            if heard.count == 1 { view.tag = 1 }
        }
        view.tag = 2
        #expect(heard == [0, 2])
        token.invalidate()
    }

    @Test("The observers of a foreign object are the same, whatever class it is known as")
    func foreignClass() {
        let view = UIView()
        let child = ForeignChild()
        var heard = 0
        BlockObserver.of(child).add(view, keyPath: \.tag) { _, _, _ in heard += 1 }
        BlockObserver.of(child as Foreign).add(view, keyPath: \.tag) { _, _, _ in heard += 1 }
        view.tag = 1
        #expect(heard == 2)
        BlockObserver.of(child as Foreign).removeAll()
        view.tag = 2
        #expect(heard == 2)
    }

    @Test("A path over a link that was changed while nobody observed it follows the link")
    func linkChangedInBetween() {
        let child = UIView()
        let parents = [UIView(), UIView()]
        parents[0].addSubview(child)
        var heard: [Int?] = []
        var tokens: [KeyValueObservation] = []
        func observe(_ handler: @escaping (Int?) -> Void) {
            tokens.append(
                child.observe(\.superview?.tag, options: .new) { _, change in handler(change.newValue ?? nil) })
        }
        observe { _ in
            if tokens.count > 1 { return }
            let old = tokens
            tokens = []
            for token in old { token.invalidate() }
            parents[1].addSubview(child)
            observe { heard.append($0) }
        }
        parents[0].tag = 1
        parents[1].tag = 2
        #expect(heard == [2])
        parents[0].tag = 3
        #expect(heard == [2])
    }

    @Test("A nested change without end over a path: it follows its links afterwards")
    func runawayLink() {
        let child = UIView()
        let parents = [UIView(), UIView()]
        parents[0].addSubview(child)
        child.topmost.diagnosticsHandler = { _ in }
        parents[1].diagnosticsHandler = { _ in }
        parents[0].diagnosticsHandler = { _ in }
        var isRunning = true
        var heard = 0
        let token = child.observe(\.superview?.tag) { child, _ in
            heard += 1
            if !isRunning { return }
            parents[child.superview === parents[0] ? 1 : 0].addSubview(child)
        }
        parents[0].tag = 1
        isRunning = false
        heard = 0
        child.superview?.tag = 5
        #expect(heard == 1)
        token.invalidate()
    }
}
