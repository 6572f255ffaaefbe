import EspalierViews
import Foundation
import TestSupport
import Testing

/// Random programs whose callbacks change nothing: every notification is known in advance.
@Suite("Observers against a naive model")
struct ObserverOracleTests {
    /// One random program.
    private final class Program {
        let world = ModelWorld(views: 6, items: 2, plain: 2)
        var model = ObserverModel(views: 6, items: 2)
        var random: SplitMix64
        var watches: [Watch] = []
        var heard: [(watch: Int, told: Watch.Told)] = []
        var trace: [String] = []
        var numbers: [ObjectIdentifier: Int] = [:]

        init(seed: UInt64) {
            random = SplitMix64(seed: seed)
            number()
        }

        func number() {
            numbers = [:]
            for number in 0..<world.objectCount { numbers[ObjectIdentifier(world.object(number))] = number }
        }

        var living: [Watch] { watches.filter { !$0.isEnded } }

        /// Runs one step; answers what is wrong with what was heard.
        func step() throws -> String? {
            heard = []
            switch random.below(living.count < 25 ? 8 : 14) {
            case 0, 1, 2: return try register()
            case 3: try remove()
            case 4 where random.below(4) == 0: release()
            default: return call()
            }
            return heard.isEmpty ? nil : "something was told: \(heard)"
        }

        private func register() throws -> String? {
            let number = random.below(world.observableCount)
            let root = world.object(number)
            let paths = number < world.views.count ? WatchedPath.ofViews : WatchedPath.ofItems
            let path = paths[random.below(paths.count)]
            let observer = random.below(2) == 0 ? nil : world.object(random.below(world.objectCount))
            let options = ObservingOptions(rawValue: UInt(random.below(32)))
            let watch = Watch(
                id: watches.count, root, path, options, observer: observer,
                describe: { [unowned world] in world.describe($0) },
                hear: { [unowned self] in heard.append(($0.id, $1)) })
            trace.append(
                "\(watch.id): observe \(path) of \(number) \(options.rawValue), \(observer.map { "\($0)" } ?? "")")
            watches.append(watch)
            try watch.begin(root, observer: observer)
            let new = options.contains(.new) ? model.value(path, of: number).text : "-"
            return mistake(options.contains(.initial) ? [(watch.id, Watch.Told(new: new))] : [])
        }

        private func remove() throws {
            let living = living
            guard !living.isEmpty else { return }
            let watch = living[random.below(living.count)]
            guard let observer = watch.observer else {
                trace.append("end token \(watch.id)")
                watch.isEnded = true
                if random.below(2) == 0 { watch.token?.invalidate() }
                watch.token = nil
                return
            }
            guard let number = numbers[observer], let root = watch.rootObject else { return }
            let object = world.object(number)
            let kind = random.below(6)
            trace.append("remove \(watch.id) \(kind)")
            for other in living where other.observer == observer {
                let isSameRoot = other.root == watch.root
                let isSamePath = isSameRoot && other.path.identity == watch.path.identity
                if kind == 0 || kind < 3 && isSameRoot || isSamePath { other.isEnded = true }
            }
            switch kind {
            case 0: BlockObserver.of(object).removeAll()
            case 1, 2:
                if let view = root as? UIView {
                    BlockObserver.of(object).remove(view)
                } else if let item = root as? ModelItem {
                    BlockObserver.of(object).remove([item])
                }
            default: try watch.path.visit(root, Removal(observer: object, asList: kind == 3))
            }
        }

        private func release() {
            let number = random.below(world.objectCount)
            if number < world.views.count {
                // Only what nothing else holds, so that it ends now.
                if number == model.window || model.views[number].parent >= 0 { return }
                if model.items.contains(where: { $0.link == number }) { return }
                for child in model.views[number].children { model.views[child].parent = -1 }
                model.views[number] = ObserverModel.View()
            } else if number < world.observableCount {
                model.items[number - world.views.count] = ObserverModel.Item()
            }
            trace.append("release \(number)")
            let id = ObjectIdentifier(world.object(number))
            for watch in living where watch.root == id || watch.observer == id { watch.isEnded = true }
            _ = world.replace(number)
            self.number()
        }

        private func call() -> String? {
            let call = world.randomCall(&random)
            trace.append("\(call)")
            let before = model
            let change = model.make(call)
            world.make(call)
            return mistake(change.map { expected($0, before) } ?? [])
        }

        /// Who must hear what: all that is before the change, then all that is after it.
        private func expected(_ change: ModelChange, _ before: ObserverModel) -> [(watch: Int, told: Watch.Told)] {
            var priors: [(watch: Int, told: Watch.Told)] = []
            var afters: [(watch: Int, told: Watch.Told)] = []
            for watch in living {
                guard let root = numbers[watch.root] else { continue }
                let old = before.value(watch.path, of: root)
                if old.reads.isDisjoint(with: change.places) { continue }
                var told = Watch.Told(old: old.text, new: model.value(watch.path, of: root).text)
                var isSame = told.old == told.new
                if watch.path.isList, let list = change.lists[root] {
                    told = list
                    isSame = false
                }
                if !watch.options.contains(.old) { told.old = "-" }
                if watch.options.contains(.prior) {
                    var prior = told
                    prior.isPrior = true
                    prior.new = "-"
                    priors.append((watch.id, prior))
                }
                if !watch.options.contains(.new) { told.new = "-" }
                if !isSame || !watch.options.contains(.distinct) { afters.append((watch.id, told)) }
            }
            return priors + afters
        }

        /// Compares what was heard: all of it, and in the order of registration for each observed object.
        private func mistake(_ expected: [(watch: Int, told: Watch.Told)]) -> String? {
            if let wrong = watches.first(where: { $0.mistake != nil }) { return "\(wrong.id) \(wrong.mistake ?? "")" }
            func text(_ list: [(watch: Int, told: Watch.Told)]) -> [String] { list.map { "\($0.watch): \($0.told)" } }
            func lists(_ list: [(watch: Int, told: Watch.Told)]) -> [ObjectIdentifier: [String]] {
                Dictionary(grouping: list) { watches[$0.watch].root }.mapValues(text)
            }
            if lists(expected) == lists(heard) && isSorted { return nil }
            return "expected \(text(expected)), heard \(text(heard))"
        }

        /// Whether everything before the change was told before everything after it.
        private var isSorted: Bool {
            let firstAfter = heard.firstIndex { !$0.told.isPrior } ?? heard.endIndex
            return heard[firstAfter...].allSatisfy { !$0.told.isPrior }
        }
    }

    @Test("Each notification is as the model has it: who, what, and in which order", arguments: UInt64(1)...60)
    func random(seed: UInt64) throws {
        let program = Program(seed: seed)
        for step in 0..<300 {
            guard let mistake = try program.step() else { continue }
            Issue.record("seed \(seed), step \(step): \(mistake)\n\(program.trace.joined(separator: "\n"))")
            return
        }
        let watches = program.watches
        #expect(watches.count > 40)
        for watch in watches where watch.isEnded { #expect(watch.token == nil || watch.rootObject == nil) }
    }
}
