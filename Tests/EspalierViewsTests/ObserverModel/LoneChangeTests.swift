import EspalierViews
import Foundation
import TestSupport
import Testing

/// A change that one path alone hears of goes a short way. The long way is the rule that it has to equal: a computation
/// that has read the same properties makes a change go that way, and is told without running anything.
@Suite("The short way of a change that one path alone hears of")
struct LoneChangeTests {
    /// A view, and what its observers were told.
    private final class Subject {
        let view = UIView()
        let observers = [UIView(), UIView()]
        var tokens: [Int: KeyValueObservation] = [:]
        var log: [String] = []
        /// What handlers do while they are told, by the number of the observer.
        var answers: [Int: (Subject) -> Void] = [:]
        var depth = 0
        private var computation: TrackedComputation?

        /// Makes all changes of the view go the long way.
        func takeLongWay() {
            let computation = TrackedComputation {}
            computation.run { _ = (view.tag, view.frame, view.bounds, view.center, view.name) }
            self.computation = computation
        }

        private func heard(_ number: Int, _ text: @autoclosure () -> String) {
            log.append("\(depth) \(number): \(text())")
            if depth > 3 { return }
            depth += 1
            answers[number]?(self)
            depth -= 1
        }

        func add<Value>(_ number: Int, _ keyPath: KeyPath<UIView, Value>, _ options: ObservingOptions, block: Bool) {
            if block {
                BlockObserver.of(observers[number % 2]).add(view, keyPath: keyPath, options: options) {
                    [unowned self] _, _, change in heard(number, "\(change)")
                }
            } else {
                tokens[number] = view.observe(keyPath, options: options) { [unowned self] _, change in
                    heard(number, "\(change)")
                }
            }
        }
    }

    private enum Step: CaseIterable {
        case token, block, frame, remove, removeBlocks, answerSet, answerRemove, answerAdd, set, setFrame, setSame,
            setName
    }

    private func run(seed: UInt64, _ subject: Subject) -> [String] {
        var random = SplitMix64(seed: seed)
        let all: [ObservingOptions] = [
            [], .new, .old, [.old, .new], [.old, .new, .initial], [.new, .distinct], [.prior, .old],
        ]
        for number in 0..<60 {
            let step = Step.allCases[Int.random(in: 0..<Step.allCases.count, using: &random)]
            let value = Int.random(in: 0..<1000, using: &random)
            let known = Int.random(in: 0..<number + 1, using: &random)
            // Prior observers are few: with them all changes go the long way.
            let options = all[Int.random(in: 0..<all.count * 4, using: &random) % (value % 5 == 0 ? 7 : 6)]
            switch step {
            case .token: subject.add(number, \.tag, options, block: false)
            case .block: subject.add(number, \.tag, options, block: true)
            case .frame: subject.add(number, \.frame, options, block: value % 2 == 0)
            case .remove: subject.tokens[known] = nil
            case .removeBlocks: BlockObserver.of(subject.observers[value % 2]).removeAll()
            case .answerSet: subject.answers[known] = { $0.view.tag = value }
            case .answerRemove: subject.answers[known] = { $0.tokens[known] = nil }
            case .answerAdd: subject.answers[known] = { $0.add(number, \.tag, [.old, .new], block: false) }
            case .set: subject.view.tag = value
            case .setFrame: subject.view.frame = rect(0, 0, CGFloat(value % 7), 1)
            case .setSame: subject.view.tag = subject.view.tag
            case .setName: subject.view.name = "\(value)"
            }
            subject.log.append("after \(step): \(subject.view.tag) \(subject.view.frame)")
        }
        return subject.log
    }

    @Test("Random observers, which set, come and go while they are told, hear the same both ways", arguments: 0..<200)
    func bothWays(seed: Int) {
        let short = Subject()
        let long = Subject()
        long.takeLongWay()
        let heard = run(seed: UInt64(seed), short)
        #expect(run(seed: UInt64(seed), long) == heard, "seed \(seed)")
        #expect(heard.count >= 60)
    }

    @Test("An observation that is told inside its own call, and ends there, hears to the end of that change only")
    func endsInside() {
        let subject = Subject()
        subject.add(1, \.tag, .new, block: false)
        subject.answers[1] = { subject in
            if subject.view.tag < 3 { subject.view.tag += 1 } else { subject.tokens[1] = nil }
        }
        subject.view.tag = 1
        subject.view.tag = 7
        #expect(subject.log.map { $0.prefix(4) } == ["0 1:", "1 1:", "2 1:"])
    }

    @Test("Changes by hand that end in the notifications of a later one are told once each")
    func crossing() {
        let item = HandTold()
        var heard: [Int] = []
        var depth = 0
        let token = item.observe(\.value, options: .new) { item, change in
            heard.append(change.newValue ?? -1)
            depth += 1
            if depth == 1 { item.didChange(\.value) }
        }
        item.willChange(\.value)
        item.value = 1
        item.count = 2
        #expect(heard == [1, 1])
        item.count = 3
        #expect(heard == [1, 1, 1])
        token.invalidate()
    }

    private final class HandTold: KeyValueObservable {
        let observerRegistry = ObserverRegistry()
        @Observed var count = 0
        private var stored = 0
        var value: Int {
            get {
                _ = count
                return stored
            }
            set { stored = newValue }
        }
    }
}
