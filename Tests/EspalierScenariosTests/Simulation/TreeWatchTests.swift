import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierScenarios

@Suite("Hearing what a step does")
struct TreeWatchTests {
    /// A view that tells of nothing that it computes.
    private final class Silent: UIView {
        var shift: CGFloat = 0
        var number = 0

        override var frame: CGRect {
            get { super.frame.offsetBy(dx: shift, dy: 0) }
            set { super.frame = newValue }
        }

        override var tag: Int {
            get { number }
            set { number = newValue }
        }
    }

    /// A tree that is changed at random, and what both ways say of it.
    private struct Stage {
        var random: SplitMix64
        let root = UIView()
        /// All views that there were: they are held, but for some that are gone.
        var views: [UIView] = []
        let watch: TreeWatch
        var snapshot = TreeSnapshot()
        let classes = ScenarioClasses()
        let mostSubviews: Int

        init(_ seed: Int, mostSubviews: Int) {
            random = SplitMix64(seed: UInt64(seed))
            self.mostSubviews = mostSubviews
            for _ in 0..<Int.random(in: 0...mostSubviews, using: &random) {
                let view = UIView()
                views.append(view)
                root.addSubview(view)
            }
            _ = snapshot.update(root, readsNames: true, classes: classes)
            watch = TreeWatch(root, ClassNames(classes), notes: true, notesClasses: true)
        }

        /// A view in the tree, or of one that is outside.
        mutating func any() -> UIView {
            random.oneIn(6) ? root : views.randomElement(using: &random) ?? root
        }

        mutating func change() {
            let view = any()
            let other = any()
            switch Int.random(in: 0..<13, using: &random) {
            case 0, 1, 2:
                let new = random.oneIn(5) ? Silent() : UIView()
                if !random.oneIn(4) { views.append(new) }
                other.insertSubview(new, at: Int.random(in: 0...other.subviewCount, using: &random))
                if random.oneIn(3) { new.addSubview(UIView()) }
            case 3, 4: if view !== root { view.removeFromSuperview() }
            case 5, 6:
                if view !== root, !other.isDescendant(of: view) {
                    let most = other.subviewCount - (view.superview === other ? 1 : 0)
                    other.insertSubview(view, at: Int.random(in: 0...most, using: &random))
                }
            case 7: view.superview?.bringSubviewToFront(view)
            case 8:
                let count = other.subviewCount
                if count > 1 {
                    other.exchangeSubview(
                        at: Int.random(in: 0..<count, using: &random),
                        withSubviewAt: Int.random(in: 0..<count, using: &random))
                }
            case 9: view.frame.origin.x = CGFloat(random.below(3))
            case 10:
                view.tag = random.below(3)
                if let view = view as? Silent { view.shift = CGFloat(random.below(2)) }
            case 11: view.transform.a = CGFloat(1 + random.below(2))
            default: view.name = random.oneIn(3) ? nil : "n\(random.below(4))"
            }
        }

        /// Compares both ways after a step.
        mutating func compare(_ place: String) {
            let before = snapshot
            let differences = snapshot.update(root, readsNames: true, classes: classes)
            var changed: [ScenarioResult.View] = []
            watch.forEachChanged { changed.append($0) }
            #expect(
                changed == differences.changed.map { snapshot.entry($0.place, frameBefore: $0.frameBefore) }, "\(place)"
            )
            #expect(watch.removedPaths(ResultBudget(.max)) == differences.removed, "\(place)")
            var entries: [ScenarioResult.View] = []
            watch.forEachBefore { entries.append($0) }
            #expect(entries == before.nodes.indices.map { before.entry($0, frameBefore: nil) }, "\(place)")
            for view in views where view.isDescendant(of: root) && random.oneIn(4) {
                #expect(watch.path(of: view) == view.path, "\(place)")
            }
            watch.endStep()
        }
    }

    @Test("tells the same as comparing the trees before and after each step", arguments: 0..<60)
    func random(_ seed: Int) {
        var stage = Stage(seed, mostSubviews: seed % 3 == 0 ? 0 : 12)
        for step in 0..<60 {
            for _ in 0..<[0, 1, 1, 2, 3, 8][stage.random.below(6)] { stage.change() }
            stage.compare("seed \(seed), step \(step)")
        }
    }

    @Test("tells the same of long lists, with many changes at many places at once", arguments: 0..<8)
    func longLists(_ seed: Int) {
        var stage = Stage(seed, mostSubviews: 1500)
        for step in 0..<8 {
            for _ in 0..<[1, 5, 40, 300][stage.random.below(4)] { stage.change() }
            stage.compare("seed \(seed), step \(step)")
        }
    }

    @Test("does not keep a removed view, and does not mistake a new one for it")
    func identity() {
        let root = UIView()
        root.addSubview(UIView())
        let watch = TreeWatch(root, ClassNames(ScenarioClasses()), notes: true, notesClasses: false)
        weak let removed = root.subviews[0]
        removed?.removeFromSuperview()
        #expect(removed == nil)
        for _ in 0..<100 { root.addSubview(UIView()) }
        var changed: [ScenarioResult.View] = []
        watch.forEachChanged { changed.append($0) }
        #expect(changed.count == 100 && changed.allSatisfy { $0.frameBefore == nil })
        #expect(watch.removedPaths(ResultBudget(.max)) == ["/0"])
    }

    @Test("runs no code of views while the tree changes")
    func runsNoCode() {
        final class Counting: UIView {
            nonisolated(unsafe) static var reads = 0
            override var frame: CGRect {
                get {
                    Self.reads += 1
                    return super.frame
                }
                set { super.frame = newValue }
            }
        }
        let root = UIView()
        let watch = TreeWatch(root, ClassNames(ScenarioClasses()), notes: true, notesClasses: false)
        let view = Counting()
        Counting.reads = 0
        root.addSubview(view)
        view.removeFromSuperview()
        #expect(Counting.reads == 0)
        root.addSubview(view)
        watch.forEachChanged { _ in }
        #expect(Counting.reads > 0)
    }

    @Test("takes no longer for the ten-thousandth sibling or level than for the first")
    func largeTrees() throws {
        let count = 20_000
        let wide = (0..<count).map { #"{"name": "v\#($0)", "rules": [["ll = %ll", "/\#(max(0, $0 - 1))"], "w = 1"]}"# }
        // The first one would measure itself.
        let views = ([#"{"name": "v0"}"#] + wide.dropFirst()).joined(separator: ", ")
        let result = try run(root: #"{"subviews": [\#(views)]}"#, steps: #"{"front": "v1"}, {"remove": "v7000"}"#)
        #expect(result.error == nil)
        #expect(result.steps[0].views?.count == count + 1)
        #expect(result.steps[1].views?.count == count - 1)

        var options = ScenarioDocument.Options()
        options.maxDepth = count
        let depth = 3000
        let opening = String(repeating: #"{"subviews": ["#, count: depth)
        let deep = #"{"espalier": 1, "root": \#(opening){"name": "x"}\#(String(repeating: "]}", count: depth)),"#
        let document = try ScenarioDocument(
            json: deep + #""steps": [{"move": "/0/0", "to": "/"}, {"remove": "/1"}]}"#, options: options)
        let none = try document.simulate(views: .none)
        #expect(none.error == nil && none.steps.count == 3)
    }
}
