import EspalierViews
import Foundation

// What a random program is told, and what can be said of that.
extension ChaosProgram {
    func heard(_ watch: Watch, _ told: Watch.Told) {
        toldCount += 1
        if !told.isPrior { toldInOutermost.insert(watch.id) }
        guard let operation = stack.last else { return fail("\(watch.id) was told of nothing") }
        if watch.isEnded { fail("watch \(watch.id) of \(watch.path) was told after its end") }
        if let wrong = watch.mistake { fail("watch \(watch.id): \(wrong)") }
        if told.isPrior {
            operation.priors[watch.id, default: 0] += 1
        } else {
            operation.afters[watch.id, default: 0] += 1
            checkValues(watch, told, operation)
        }
        if operation.priors[watch.id] ?? 0 > 1 || operation.afters[watch.id] ?? 0 > 1 {
            fail("watch \(watch.id) of \(watch.path) was told twice")
        }
        act(in: "handler \(watch.id)", isBefore: told.isPrior)
    }

    /// What can be said of values: the new one is what stands there, if nothing has happened since the write; the old
    /// one what stood there, if nothing happened before it.
    private func checkValues(_ watch: Watch, _ told: Watch.Told, _ operation: Operation) {
        if told.kind != .setting {
            guard !operation.isNestedAfter, let places = told.indexes, watch.options.contains(.new) else { return }
            let list = watch.present()?.dropFirst().dropLast().split(separator: " ") ?? []
            let new = told.new.dropFirst().dropLast().split(separator: " ")
            if told.kind == .removal { return }
            let isRight = zip(places, new).allSatisfy { $0 < list.count && list[$0] == $1 } && places.count == new.count
            if !isRight { fail("watch \(watch.id): \(told), but the list is \(list)") }
            return
        }
        if watch.options.contains(.new), !operation.isNestedAfter, told.new != watch.present() {
            fail("watch \(watch.id) of \(watch.path) was told \(told), but \(watch.present() ?? "gone") is there")
        }
        guard watch.options.contains(.old), !operation.isNestedBefore, let old = operation.snapshot[watch.id] else {
            return
        }
        if told.old != old { fail("watch \(watch.id) of \(watch.path) was told \(told), but \(old) was there") }
    }
}
