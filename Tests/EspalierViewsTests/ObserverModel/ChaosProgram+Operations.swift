import EspalierViews
import Foundation

// What a random program does, at the top and inside callbacks.
extension ChaosProgram {
    /// A call that leaves the tree as it is.
    func set() {
        while true {
            let call = world.randomCall(&random)
            if call.isMove { continue }
            return run("\(call)") { world.make(call) }
        }
    }

    func call() {
        let call = world.randomCall(&random)
        run("\(call)") { world.make(call) }
    }

    func changeTwice() {
        run("performChanges") {
            stack.last?.isNestedAfter = true
            UIView.performChanges { for _ in 0..<2 { call() } }
        }
    }

    func register() {
        let number = random.below(world.observableCount)
        let root = world.object(number)
        let paths = number < world.views.count ? WatchedPath.ofViews : WatchedPath.ofItems
        let path = paths[random.below(paths.count)]
        let observer = random.below(2) == 0 ? nil : world.object(random.below(world.objectCount))
        let options = ObservingOptions(rawValue: UInt(random.below(32)))
        lastWatch += 1
        let watch = Watch(
            id: lastWatch, root, path, options, observer: observer, describe: Self.describe,
            hear: { [unowned self] in heard($0, $1) })
        run("\(watch.id): observe \(path) of \(number), \(options.rawValue)") {
            do { try watch.begin(root, observer: observer) } catch { fail("\(error)") }
            if let token = watch.token { ends.add(token) }
        }
        watches.append(watch)
    }

    func remove() {
        let living = watches.filter { !$0.isEnded }
        guard !living.isEmpty else { return }
        let watch = living[random.below(living.count)]
        if watch.observer == nil {
            watch.isEnded = true
            let token = watch.token
            watch.token = nil
            run("end token \(watch.id)") { if random.below(2) == 0 { token?.invalidate() } }
        } else {
            removeBlocks(like: watch, living)
        }
    }

    private func removeBlocks(like watch: Watch, _ living: [Watch]) {
        let objects = (0..<world.objectCount).map { world.object($0) }
        // By objects, not by the addresses in the watches: a new object may stand where one has gone, and where is another
        // thing in each run.
        guard let root = watch.rootObject, let object = objects.first(where: { $0 === watch.observerObject })
        else { return }
        let kind = random.below(8) / 2
        for other in living where other.observerObject === object {
            let isSameRoot = other.rootObject === root
            let isSamePath = isSameRoot && other.path.identity == watch.path.identity
            if kind == 0 || kind == 1 && isSameRoot || isSamePath { other.isEnded = true }
        }
        run("remove \(watch.id), \(kind)") {
            switch kind {
            case 0: BlockObserver.of(object).removeAll()
            case 1:
                if let view = root as? UIView { BlockObserver.of(object).remove(view) }
                if let item = root as? ModelItem { BlockObserver.of(object).remove([item]) }
            default: try? watch.path.visit(root, Removal(observer: object, asList: kind == 2))
            }
        }
    }

    func release() {
        let number = random.below(world.objectCount)
        if number == world.views.count - 1 { return }
        let old = ReleasedObject(world.replace(number) { ModelView() })
        adopt(world.object(number))
        run("release \(number)") { old.object = nil }
    }

    func observeHierarchy() {
        if hierarchies.count > 2 {
            let (token, mark) = hierarchies.remove(at: random.below(hierarchies.count))
            mark.isEnded = true
            return run("end hierarchy observer") { if random.below(2) == 0 { token.invalidate() } }
        }
        let options = HierarchyObservingOptions(subtree: random.below(3) > 0, keyPaths: [\.tag, \.frame])
        let mark = ChaosMark()
        let view = world.views[random.below(world.views.count)]
        let token = view.observeHierarchy(options) { [unowned self] records in
            if mark.isEnded { fail("a hierarchy observer was told after its end") }
            if records.isEmpty { fail("an empty batch") }
            act(in: "hierarchy batch", isBefore: false)
        }
        ends.add(token)
        hierarchies.append((token, mark))
    }
}

/// Whether a handler may still be called.
final class ChaosMark {
    var isEnded = false
}

/// The last reference to an object.
private final class ReleasedObject {
    var object: AnyObject?

    init(_ object: AnyObject) {
        self.object = object
    }
}

/// Objects that are to be gone in the end.
final class WeakList {
    private struct Entry {
        weak var object: AnyObject?
    }

    private var entries: [Entry] = []

    var living: [AnyObject] { entries.compactMap(\.object) }

    func add(_ object: AnyObject) { entries.append(Entry(object: object)) }
}
