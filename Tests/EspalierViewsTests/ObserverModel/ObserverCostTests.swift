import EspalierViews
import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
    /// Counts the objects that the Swift runtime makes on the way, each test in a process of its own. The paths' own
    /// storage is none of them: it is asked of `malloc`, once.
    @Suite("What observers cost, in objects that are made", .enabled(if: ObjectCount.isOptimised))
    struct ObserverCostTests {
        @Test("A set that nobody observes makes none, before and after it was observed")
        func unobserved() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let view = UIView(frame: rect(0, 0, 1, 1))
                view.name = "a"
                ObjectCount.expect(0) { for turn in 0..<100 { view.tag = turn } }
                ObjectCount.expect(0) { for turn in 0..<100 { view.frame = rect(0, 0, CGFloat(turn), 1) } }
                ObjectCount.expect(0) { for turn in 0..<100 { view.isHidden = turn % 2 == 0 } }
                var token: KeyValueObservation? = view.observe(\.tag) { _, _ in }
                view.tag = 1
                token = nil
                view.tag = 2
                ObjectCount.expect(0) { for turn in 0..<100 { view.tag = turn } }
                require(token == nil, "a token is left")
                let item = ModelItem()
                ObjectCount.expect(0) { for turn in 0..<100 { item.count = turn } }
            }
            #expect(errorText(result).isEmpty)
        }

        @Test("A notification to one observer makes none, whatever it asks for")
        func oneObserver() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let view = UIView()
                var sum = 0
                let options: [ObservingOptions] = [[], .new, [.old, .new], [.old, .new, .prior], [.new, .distinct]]
                for options in options {
                    let token = view.observe(\.tag, options: options) { _, change in sum += change.newValue ?? 1 }
                    view.tag = -1
                    ObjectCount.expect(0) { for turn in 0..<100 { view.tag = turn } }
                    token.invalidate()
                }
                BlockObserver.of(UIView()).add(view, keyPath: \.frame) { _, _, _ in }
                let observer = UIView()
                BlockObserver.of(observer).add(view, keyPath: \.frame, options: .new) { observer, view, _ in
                    observer.tag += 1
                }
                view.frame = rect(0, 0, 1, 1)
                ObjectCount.expect(0) { for turn in 0..<100 { view.frame = rect(0, CGFloat(turn), 1, 1) } }
                require(observer.tag == 201 && sum > 0, "\(observer.tag), \(sum)")
            }
            #expect(errorText(result).isEmpty)
        }

        private final class Foreign {}

        @Test(
            "A notification to one observer makes none, old and new value delivered: token, block, block of any object")
        func oldAndNew() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let view = UIView()
                var sum: CGFloat = 0
                let both: ObservingOptions = [.old, .new]
                let colors = [UIColor.red, .blue]
                func expectNone() {
                    view.frame = rect(0, 0, 1, 1)
                    ObjectCount.expect(0) { for turn in 0..<100 { view.frame = rect(0, 0, CGFloat(turn), 1) } }
                    view.backgroundColor = colors[0]
                    ObjectCount.expect(0) { for turn in 0..<100 { view.backgroundColor = colors[turn % 2] } }
                }
                let frames = view.observe(\.frame, options: both) { _, change in sum += change.newValue?.width ?? 0 }
                let fills = view.observe(\.backgroundColor, options: both) { _, change in
                    sum += change.newValue == colors[0] ? 1 : 0
                }
                expectNone()
                frames.invalidate()
                fills.invalidate()
                let observer = UIView()
                BlockObserver.of(observer).add(view, keyPath: \.frame, options: both) { _, _, change in
                    sum += change.oldValue?.width ?? 0
                }
                expectNone()
                BlockObserver.of(observer).removeAll()
                let foreign = Foreign()
                BlockObserver.of(foreign).add(view, keyPath: \.frame, options: both) { _, _, change in
                    sum += change.oldValue?.width ?? 0
                }
                expectNone()
                require(sum > 0, "nobody heard anything")
                withExtendedLifetime((observer, foreign)) {}
            }
            #expect(errorText(result).isEmpty)
        }

        @Test("A computation that reads the same again makes none, nor does each further read in it")
        func repeatedReads() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let views = (0..<8).map { _ in UIView() }
                var sum: CGFloat = 0
                let computation = TrackedComputation {}
                func compute() { computation.run { for view in views { sum += view.frame.width + CGFloat(view.tag) } } }
                compute()
                ObjectCount.expect(0) { for _ in 0..<100 { compute() } }
                computation.run {
                    _ = views[0].tag
                    ObjectCount.expect(0) { for _ in 0..<100 { sum += CGFloat(views[0].tag) } }
                }
                require(sum == 0, "\(sum)")
            }
            #expect(errorText(result).isEmpty)
        }

        @Test("Observing and ending it makes the observation and its handler, and nothing else")
        func adding() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let view = UIView()
                let observer = UIView()
                let foreign = Foreign()
                var heard = 0
                func token() { view.observe(\.tag, options: .new) { _, _ in heard += 1 }.invalidate() }
                func block() {
                    BlockObserver.of(observer).add(view, keyPath: \.tag, options: .new) { _, _, _ in heard += 1 }
                    BlockObserver.of(observer).remove(view, keyPath: \.tag)
                }
                func foreignBlock() {
                    BlockObserver.of(foreign).add(view, keyPath: \.tag, options: .new) { _, _, _ in heard += 1 }
                    BlockObserver.of(foreign).remove(view, keyPath: \.tag)
                }
                for add in [token, block, foreignBlock] {
                    add()
                    let made = ObjectCount.objects { for _ in 0..<100 { add() } }
                    require(made <= 300, "\(made) objects were made to add and remove a hundred")
                }
                require(heard == 0 && view.observerRegistry.isIdle, "somebody is left")
            }
            #expect(errorText(result).isEmpty)
        }

        @Test("Ten thousand observers of one property: telling makes no objects, adding and removing a few each")
        func manyObservers() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let count = 10_000
                let view = UIView()
                var heard = 0
                var tokens: [KeyValueObservation] = []
                tokens.reserveCapacity(count)
                let adding = ObjectCount.objects {
                    for _ in 0..<count { tokens.append(view.observe(\.tag, options: .new) { _, _ in heard += 1 }) }
                }
                view.tag = 1
                let telling = ObjectCount.objects { view.tag = 2 }
                require(heard == 2 * count && telling == 0, "\(heard) heard, and \(telling) objects were made")
                var random = SplitMix64(seed: 7)
                tokens.shuffle(using: &random)
                let removing = ObjectCount.objects { for token in tokens { token.invalidate() } }
                view.tag = 3
                require(heard == 2 * count, "\(heard) heard")
                require(adding <= 8 * count && removing <= count, "\(adding) to add, \(removing) to remove")
            }
            #expect(errorText(result).isEmpty)
        }

        @Test("A computation that reads ten thousand objects makes a few objects for each, and none for each again")
        func manyReads() async {
            let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let count = 10_000
                let views = (0..<count).map { _ in UIView() }
                let computation = TrackedComputation {}
                let first = ObjectCount.objects { _ = computation.run { views.reduce(0) { $0 + $1.tag } } }
                let second = ObjectCount.objects { _ = computation.run { views.reduce(0) { $0 + $1.tag } } }
                require(first <= 12 * count && second <= count, "\(first) at first, \(second) again")
            }
            #expect(errorText(result).isEmpty)
        }
    }
#endif
