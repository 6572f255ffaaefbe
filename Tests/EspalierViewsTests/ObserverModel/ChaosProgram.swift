import EspalierViews
import Foundation
import TestSupport

/// A random program that goes on working inside every kind of callback, and what must hold whatever it does.
final class ChaosProgram {
    /// An operation that is under way.
    final class Operation {
        let text: String
        /// The present values when it began, by watch.
        let snapshot: [Int: String]
        /// How often each watch was told, before and after the change.
        var priors: [Int: Int] = [:]
        var afters: [Int: Int] = [:]
        /// Whether other operations ran inside it, before and after its own write.
        var isNestedBefore = false
        var isNestedAfter = false
        var isMakingRelease = false

        init(_ text: String, _ snapshot: [Int: String]) {
            self.text = text
            self.snapshot = snapshot
        }
    }

    static let depthLimit = 4
    static let budget = 12

    let world = ModelWorld(views: 6, items: 2, plain: 3) { ModelView() }
    var random: SplitMix64
    let laysOut: Bool
    var watches: [Watch] = []
    var hierarchies: [(token: HierarchyObservation, mark: ChaosMark)] = []
    var trace: [String] = []
    var mistake: String?
    var nestedCount = 0
    var toldCount = 0
    var stack: [Operation] = []
    private var left = 0
    private var isOver = false
    private var lastSerial = 0
    var lastWatch = 0
    /// Who was told since the outermost operation began, or since it was last owed something.
    var toldInOutermost: Set<Int> = []
    /// Who must be told before the outermost operation ends.
    var owed: Set<Int> = []
    let ends = WeakList()

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        laysOut = seed % 2 == 0
        for number in 0..<world.objectCount { adopt(world.object(number)) }
    }

    /// An object has come into the pool.
    func adopt(_ object: AnyObject) {
        ends.add(object)
        if let plain = object as? PlainObserver {
            plain.atEnd = { [weak self] in self?.act(in: "deinit", isBefore: false) }
        } else if let view = object as? ModelView {
            lastSerial += 1
            view.serial = lastSerial
            view.whenCalled = { [weak self] name in self?.act(in: name, isBefore: name.hasPrefix("will")) }
        }
    }

    static func describe(_ value: Any) -> String {
        guard let value = unwrapped(value) else { return "nil" }
        switch value {
        case let view as ModelView: return "#\(view.serial)"
        case is UIWindow: return "window"
        case let views as [UIView]: return "[" + views.map { describe($0) }.joined(separator: " ") + "]"
        default: return "\(value)"
        }
    }

    func fail(_ text: String) {
        if mistake == nil { mistake = text + "; inside " + stack.map(\.text).joined(separator: " > ") }
    }

    // MARK: Running

    /// One outermost operation.
    func step() {
        left = Self.budget
        toldInOutermost = []
        owed = []
        operate()
        for number in 0..<world.views.count {
            if let wrong = world.views[number].topmost.hierarchyScopeMistake() { fail(wrong) }
        }
    }

    /// A callback of some kind: sometimes goes on working.
    func act(in callback: String, isBefore: Bool) {
        // Views that go leave others without a superview, and nobody is told of that.
        if callback == "deinit" { for operation in stack { operation.isMakingRelease = true } }
        guard !isOver, mistake == nil, stack.count < Self.depthLimit, left > 0, random.below(3) == 0 else { return }
        left -= 1
        nestedCount += 1
        for operation in stack {
            if isBefore && operation === stack.last {
                operation.isNestedBefore = true
            } else {
                operation.isNestedAfter = true
            }
        }
        trace.append(String(repeating: "  ", count: stack.count) + "in " + callback)
        if callback.hasPrefix("handler"), isBefore {
            // The tree stays as it is before the write: who must be told of that was found out already.
            switch random.below(6) {
            case 0: register()
            case 1: remove()
            case 2: observeHierarchy()
            default: set()
            }
        } else {
            operate()
        }
    }

    private func operate() {
        switch random.below(watches.filter { !$0.isEnded }.count < 60 ? 9 : 16) {
        case 0, 1, 2: register()
        case 3: random.below(3) == 0 ? remove() : call()
        case 4: random.below(3) == 0 ? release() : observeHierarchy()
        case 5 where laysOut: run("layout") { world.views[random.below(world.views.count)].layoutIfNeeded() }
        case 6 where random.below(2) == 0: changeTwice()
        default: call()
        }
    }

    /// Runs an operation, and checks what can be said of one in which nothing else happened.
    func run(_ text: String, _ body: () -> Void) {
        var snapshot: [Int: String] = [:]
        for watch in watches where !watch.isEnded { snapshot[watch.id] = watch.present() }
        let operation = Operation(text, snapshot)
        trace.append(String(repeating: "  ", count: stack.count) + text)
        stack.append(operation)
        body()
        checkMissed(operation)
        stack.removeLast()
    }

    private func checkMissed(_ operation: Operation) {
        if operation.isMakingRelease { return }
        let isQuiet = !operation.isNestedBefore && !operation.isNestedAfter
        guard isQuiet || stack.count == 1 else { return }
        for watch in watches where !watch.isEnded && !watch.hasLostObserver {
            guard let old = operation.snapshot[watch.id], let new = watch.present(), old != new else { continue }
            if isQuiet ? operation.afters[watch.id] != nil : toldInOutermost.contains(watch.id) { continue }
            if stack.count > 1 {
                // For whom equal values count as nothing, the whole may come out as nothing.
                if watch.options.contains(.distinct) { continue }
                // The links of its path may be changing further out: it is told when they have.
                toldInOutermost.remove(watch.id)
                owed.insert(watch.id)
            } else {
                fail("watch \(watch.id) of \(watch.path) was not told of \(old) -> \(new)")
            }
        }
        if stack.count > 1 { return }
        for watch in watches where owed.contains(watch.id) && !watch.isEnded && !watch.hasLostObserver {
            if watch.rootObject == nil || toldInOutermost.contains(watch.id) { continue }
            fail("watch \(watch.id) of \(watch.path) was never told of a nested change")
        }
    }

    /// Ends everything; answers what is left.
    func end() -> String? {
        isOver = true
        for watch in watches { watch.token = nil }
        for watch in watches { if let object = watch.observerObject { BlockObserver.of(object).removeAll() } }
        for watch in watches { (watch.rootObject as? any KeyValueObservable)?.observerRegistry.purge() }
        hierarchies = []
        for number in world.views.count..<world.observableCount {
            let registry = (world.object(number) as? ModelItem)?.observerRegistry
            if registry?.isIdle == false { return "\(number) is still depended on" }
        }
        world.releaseAll()
        return ends.living.isEmpty ? nil : "still there: \(ends.living)"
    }
}
