import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("8 Re-entrance")
struct ReentranceTests {
    let log = CallLog()
    let view = UIView()

    @Test("8.1 A set inside a callback of the same property is told whole; then the outer one goes on with its values")
    func nesting() {
        let tokens = [
            view.observe(\.tag, options: [.old, .new]) { [log] view, change in
                log.note("first \(CallLog.text(change))")
                if view.tag < 2 { view.tag += 1 }
            },
            view.observe(\.tag, options: [.old, .new]) { [log] _, change in
                log.note("second \(CallLog.text(change))")
            },
        ]
        view.tag = 1
        #expect(log.take() == ["first 0 to 1", "first 1 to 2", "second 1 to 2", "second 0 to 1"])
        #expect(view.tag == 2)
        withExtendedLifetime(tokens) {}
    }

    @Test("8.2 Who is taken out during a change hears nothing more of it", arguments: [false, true])
    func removedDuring(isPrior: Bool) {
        var tokens: [KeyValueObservation] = []
        let options: ObservingOptions = isPrior ? .prior : []
        var isFirst = true
        for index in 0..<4 {
            tokens.append(
                view.observe(\.tag, options: options) { [log] _, _ in
                    log.note("\(index)")
                    guard index == 1, isFirst else { return }
                    isFirst = false
                    for other in [0, 1, 3] { tokens[other].invalidate() }
                })
        }
        view.tag = 1
        #expect(log.take() == (isPrior ? ["0", "1", "2", "2"] : ["0", "1", "2"]))
        view.tag = 2
        #expect(log.take() == (isPrior ? ["2", "2"] : ["2"]))
    }

    @Test(
        "8.3 Who is added during a change hears from the next one on, a nested one included", arguments: [false, true])
    func addedDuring(nested: Bool) {
        var tokens: [KeyValueObservation] = []
        tokens.append(
            view.observe(\.tag, options: .prior) { [log] view, change in
                guard tokens.count == 1 else { return }
                tokens.append(view.observe(\.tag, options: .new) { _, change in log.note(change) })
                if nested { view.tag = 9 }
            })
        view.tag = 1
        #expect(log.take() == (nested ? ["- to 9"] : []))
        view.tag = 2
        #expect(log.take() == ["- to 2"])
    }

    @Test("8.4 The 101st set inside its own notifications is written, told to nobody, and reported with its chain")
    func runaway() {
        var reports: [ViewDiagnostic] = []
        view.diagnosticsHandler = { reports.append($0) }
        var told = 0, stopsAt = Int.max
        let token = view.observe(\.tag) { view, _ in
            told += 1
            if told < stopsAt { view.tag += 1 }
        }
        let other = UIView()
        let shared = view.observe(\.alpha) { [log] _, _ in log.note("alpha") }
        view.tag = 1
        #expect(told == 101 && view.tag == 102)
        #expect(reports.count == 1 && reports[0].views == [view])
        #expect(reports[0].message.contains("'tag'") && reports[0].message.contains("ReentranceTests.swift:"))
        stopsAt = told + 100
        view.tag = 0
        #expect(told == stopsAt && view.tag == 99 && reports.count == 1)
        view.alpha = 0
        #expect(log.take() == ["alpha"])
        withExtendedLifetime([token, shared]) {}
        other.tag = 1
        view.diagnosticsHandler = nil
    }

    @Test("8.5 Then nobody is told of that value until the outermost notification of it has ended")
    func afterRunaway() {
        var ranAway = false, depth = 0, told = 0
        view.diagnosticsHandler = { _ in ranAway = true }
        let token = view.observe(\.tag) { view, _ in
            told += 1
            depth += 1
            if !ranAway { view.tag += 1 }
            if depth == 50 { view.tag = 500 }
            depth -= 1
        }
        view.tag = 1
        #expect(ranAway && told == 101 && view.tag == 500)
        view.tag = 300
        #expect(told == 102)
        token.invalidate()
    }

    private final class Chatty: KeyValueObservable {
        let observerRegistry = ObserverRegistry()
        @Observed var count = 0
        var reports: [String] = []
        func observationRanAway(_ message: String) { reports.append(message) }
    }

    @Test("8.6 Views report to their tree's diagnostics handler, other objects to observationRanAway")
    func reports() {
        let chatty = Chatty()
        let token = chatty.observe(\.count) { chatty, _ in chatty.count += 1 }
        chatty.count = 1
        #expect(chatty.count == 102 && chatty.reports.count == 1)
        token.invalidate()
    }

    @Test("8.7 A set inside a prior callback of the same property is told whole before; then the outer one is written")
    func insidePrior() {
        var isFirst = true
        let token = view.observe(\.tag, options: [.prior, .old, .new]) { [log] view, change in
            log.note(change)
            guard isFirst else { return }
            isFirst = false
            view.tag = 5
        }
        view.tag = 7
        #expect(log.take() == ["prior 0 to -", "prior 0 to -", "0 to 5", "5 to 7"])
        #expect(view.tag == 7)
        token.invalidate()
    }

    @Test("8.8 All observers, the target, the observing object and the token may go inside a callback")
    func releases() {
        var target: UIView? = UIView(), observer: UIView? = UIView(), token: KeyValueObservation?
        weak let gone = target
        weak let goneObserver = observer
        if let target, let observer {
            BlockObserver.of(observer).add(target, keyPath: \.tag) { [log] _, _, _ in log.note("block") }
            token = target.observe(\.tag) { [log] _, _ in
                log.note("token")
                BlockObserver.of(observer).removeAll()
            }
        }
        let last = target?.observe(\.tag) { [log] view, _ in
            log.note("last")
            target = nil
            observer = nil
            token = nil
            #expect(gone === view)
        }
        target?.tag = 1
        #expect(log.take() == ["block", "token", "last"])
        #expect(gone == nil && goneObserver == nil && token == nil)
        last?.invalidate()
    }

    @Test("8.9 What handlers read is not tracked by a computation that makes the change")
    func readsOfHandlers() {
        let layer = LayingView(), other = UIView(), observed = UIView()
        let token = observed.observe(\.tag, options: [.prior, .old, .new]) { _, _ in _ = other.tag }
        layer.whenLaidOut = { _ in observed.tag = 1 }
        layer.layoutIfNeeded()
        other.tag = 1
        observed.tag = 2
        layer.layoutIfNeeded()
        #expect(layer.layouts == 1)
        token.invalidate()
    }
}
