import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("11 Sequences of changes", .timeLimit(.minutes(10)))
@MainActor
struct ChangeSequenceTests {
    let view = UIView()
    let log = CallLog()

    @Test("11.1 Changes come in their order, each with what was asked for: the new value, if nothing else is")
    func order() async {
        var plain = view.changes(of: \.tag).makeAsyncIterator()
        var both = view.changes(of: \.tag, options: [.old, .new]).makeAsyncIterator()
        for tag in 1...3 { view.tag = tag }
        for tag in 1...3 {
            #expect(await plain.next(isolation: #isolation).map(CallLog.text) == "- to \(tag)")
            #expect(await both.next(isolation: #isolation).map(CallLog.text) == "\(tag - 1) to \(tag)")
        }
    }

    @Test("11.2 A reader that waits is woken by the next change")
    func waiting() async {
        let reader = Task { @MainActor [view, log] in
            for await change in view.changes(of: \.tag) {
                log.note(change)
                if change.newValue == 2 { break }
            }
        }
        while view.observerRegistry.isIdle { await Task.yield() }
        view.tag = 1
        while log.calls.isEmpty { await Task.yield() }
        view.tag = 2
        await reader.value
        #expect(log.take() == ["- to 1", "- to 2"])
    }

    @Test("11.3 It observes from the beginning of the iteration on")
    func beginning() async {
        let changes = view.changes(of: \.tag, options: [.initial, .new])
        view.tag = 1
        var iterator = changes.makeAsyncIterator()
        view.tag = 2
        #expect(await iterator.next(isolation: #isolation)?.newValue == 1)
        #expect(await iterator.next(isolation: #isolation)?.newValue == 2)
    }

    @Test("11.4 Beyond the bound the oldest change is dropped, and counted", arguments: [0, 1, 3, 64])
    func slowReader(bound: Int) async {
        var iterator = view.changes(of: \.tag, bound: bound).makeAsyncIterator()
        let kept = max(bound, 1)
        for tag in 1...200 { view.tag = tag }
        #expect(iterator.droppedChanges == 200 - kept)
        for tag in (201 - kept)...200 {
            #expect(await iterator.next(isolation: #isolation)?.newValue == tag)
        }
        view.tag = 7
        #expect(await iterator.next(isolation: #isolation)?.newValue == 7)
        #expect(iterator.droppedChanges == 200 - kept)
    }

    @Test("11.5 It holds its object not; it ends with that, after what waits has been read")
    func endOfObject() async {
        var object: UIView? = UIView()
        weak let gone = object
        let changes = object?.changes(of: \.tag)
        var iterator = changes?.makeAsyncIterator()
        object?.tag = 1
        object = nil
        #expect(gone == nil)
        #expect(await iterator?.next(isolation: #isolation)?.newValue == 1)
        #expect(await iterator?.next(isolation: #isolation) == nil)
        var late = changes?.makeAsyncIterator()
        #expect(await late?.next(isolation: #isolation) == nil)
    }

    @Test("11.6 A reader that waits for an object that goes is woken")
    func endWhileWaiting() async {
        var object: UIView? = UIView()
        let reader = Task { @MainActor [changes = object?.changes(of: \.tag), log] in
            guard let changes else { return }
            log.note("begin")
            for await change in changes { log.note(change) }
            log.note("end")
        }
        while log.calls.isEmpty { await Task.yield() }
        object = nil
        await reader.value
        #expect(log.take() == ["begin", "end"])
    }

    @Test("11.7 The observation ends with the iteration")
    func leaving() async {
        let cart = Cart()
        do {
            var iterator = cart.changes(of: \.label).makeAsyncIterator()
            cart.count = 1
            #expect(await iterator.next(isolation: #isolation)?.newValue == "1 in all")
        }
        let reads = cart.labelReads
        cart.count = 2
        #expect(cart.labelReads == reads)
    }

    @Test("11.8 Cancelling the reader's task ends it; what waits is not delivered", arguments: [false, true])
    func cancelling(whileWaiting: Bool) async {
        let reader = Task { @MainActor [view, log] in
            var iterator = view.changes(of: \.tag).makeAsyncIterator()
            if !whileWaiting {
                view.tag = 1
                withUnsafeCurrentTask { $0?.cancel() }
            }
            while let change = await iterator.next(isolation: #isolation) { log.note(change) }
            log.note("end")
        }
        if whileWaiting {
            while view.observerRegistry.isIdle { await Task.yield() }
            reader.cancel()
        }
        await reader.value
        view.tag = 2
        #expect(log.take() == ["end"])
    }

    @Test("11.9 An actor reads the changes of its own objects, without leaving itself")
    func actors() async {
        #expect(await Shop().sell() == [1, 2, 3])
    }
}

private actor Shop {
    private let cart = Cart()

    func sell() async -> [Int] {
        let cart = cart
        var iterator = cart.changes(of: \.count).makeAsyncIterator()
        for count in 1...3 { cart.count = count }
        var sold: [Int] = []
        while sold.count < 3, let change = await iterator.next(isolation: #isolation) {
            self.assertIsolated()
            sold.append(change.newValue ?? 0)
        }
        return sold
    }
}
