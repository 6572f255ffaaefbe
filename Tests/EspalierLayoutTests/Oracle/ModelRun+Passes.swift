import EspalierViews

@testable import LayoutOracle

// What a pass makes of the views, against the naive solver and against a fresh tree.
extension ModelRun {
    /// One pass in the model and in the views.
    mutating func pass() -> String? {
        let root = model.root(of: generator.random.oneIn(4) ? generator.random.any(model.alive) : model.alive[0])
        let throwing = generator.random.oneIn(2)
        note("pass about \(root), \(throwing ? "throwing" : "reporting")")
        passes += 1
        solvedRoot = root
        let expected = try? NaiveSolver.frames(of: model, root: root)
        if expected == nil { cycles += 1 }
        let isCycle = real.pass(root, throwing: throwing)
        if isCycle != (expected == nil) { return isCycle ? "a cycle where there is none" : "a cycle was not found" }
        if let failure = difference(real, expected ?? model.views.map(\.frame)) { return failure }
        if let failure = freshPass(root, isCycle, expected) { return "a fresh tree: " + failure }
        if let expected {
            for view in model.views.indices { model.views[view].frame = expected[view] }
        }
        return nil
    }

    private func difference(_ real: RealTree, _ expected: [[Double]]) -> String? {
        for view in model.alive where real.view(view).numbers != expected[view] {
            return "view \(view) is \(real.view(view).numbers), expected \(expected[view])"
        }
        return nil
    }

    /// The same rules in the same order in a new tree with the frames from before the pass. Texts that measured views
    /// that are gone cannot be added again, so such runs go without.
    private mutating func freshPass(_ root: Int, _ isCycle: Bool, _ expected: [[Double]]?) -> String? {
        guard generator.random.oneIn(3), model.alive.count == model.views.count else { return nil }
        let fresh = RealTree(model)
        for text in texts {
            do { try fresh.add(text.text, text.given, to: text.view) } catch { return "\(error)" }
        }
        if fresh.pass(root, throwing: true) != isCycle { return "a cycle in one tree only" }
        return difference(fresh, expected ?? model.views.map(\.frame))
    }
}
