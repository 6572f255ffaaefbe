import EspalierViews
import Foundation
import Synchronization
import Testing

#if canImport(Glibc)
    /// Counts the objects that the Swift runtime makes on the way: its own hook for instruments is set, in a process of
    /// its own. Boxes, closures' contexts and the storage of arrays are such objects; memory that code asks of `malloc`
    /// by itself is not, which the paths' own storage is: it is asked for once.
    ///
    /// In optimised builds only: without optimisation the compiler makes objects of its own.
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
                var random = SeededRandom(seed: 7)
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

    /// Stops the process, saying why: what a process that stops otherwise has written cannot be seen.
    private func require(_ condition: Bool, _ text: @autoclosure () -> String) {
        if condition { return }
        FileHandle.standardError.write(Data((text() + "\n").utf8))
        exit(0)
    }

    /// The runtime's hooks for instruments, which count. Once set, they stay for the life of the process.
    private enum ObjectCount {
        static var isOptimised: Bool {
            #if DEBUG
                false
            #else
                true
            #endif
        }

        static let made = Atomic<Int>(0)

        private typealias Allocate =
            @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

        private static let allocate: Allocate = hook("_swift_allocObject")

        /// The function that a hook holds.
        private static func hook<Function>(_ name: String) -> Function {
            guard let place = dlsym(nil, name) else { preconditionFailure("the runtime has no \(name)") }
            return place.load(as: Function.self)
        }

        private static let isOn: Bool = {
            // The original functions are looked up before they are replaced.
            _ = allocate
            let allocating: Allocate = { type, size, alignment in
                ObjectCount.made.add(1, ordering: .relaxed)
                return ObjectCount.allocate(type, size, alignment)
            }
            dlsym(nil, "_swift_allocObject")?.storeBytes(of: allocating, as: Allocate.self)
            dlsym(nil, "_swift_enableSwizzlingOfAllocationAndRefCountingForInstrumentation")?
                .storeBytes(of: true, as: Bool.self)
            return true
        }()

        /// Stops the process if the body makes another number of objects.
        static func expect(_ count: Int, line: UInt = #line, _ body: () -> Void) {
            body()
            let made = objects(body)
            require(made == count, "\(made) objects were made, not \(count), at line \(line)")
        }

        /// How many objects the body makes.
        static func objects(_ body: () -> Void) -> Int {
            require(isOn, "the hook could not be set")
            let before = made.load(ordering: .relaxed)
            body()
            return made.load(ordering: .relaxed) - before
        }
    }
#endif
