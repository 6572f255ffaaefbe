import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierScenarios

@Suite("Following a tree")
struct TreeSnapshotTests {
    /// A tree as plain lists, by brute force: what each view would be listed as.
    private func entries(_ root: UIView) -> [(id: ObjectIdentifier, entry: String)] {
        var entries: [(ObjectIdentifier, String)] = []
        root.walkSubtree { view in
            entries.append((ObjectIdentifier(view), "\(view.path) \(view.name ?? "-") \(view.tag) \(view.frame)"))
            return true
        }
        return entries
    }

    @Test("finds the same differences as comparing all entries of both trees", arguments: 0..<40)
    func random(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let root = UIView()
        var views = [root]
        var snapshot = TreeSnapshot()
        _ = snapshot.update(root, readsNames: true, classes: ScenarioClasses())
        for step in 0..<60 {
            let before = entries(root)
            for _ in 0..<Int.random(in: 0...3, using: &random) { change(root, &views, &random) }
            let after = entries(root)
            let differences = snapshot.update(root, readsNames: true, classes: ScenarioClasses())

            let changed = after.filter { view in
                !before.contains { $0.id == view.id && $0.entry == view.entry }
            }
            let gone = before.filter { view in !after.contains { $0.id == view.id } }
            let paths = differences.changed.map { snapshot.path(of: $0.place) }
            #expect(paths == changed.map { String($0.entry.prefix { $0 != " " }) }, "seed \(seed), step \(step)")
            #expect(
                differences.removed == gone.map { String($0.entry.prefix { $0 != " " }) }, "seed \(seed), step \(step)")
            for difference in differences.changed {
                let isNew = !before.contains { $0.id == snapshot.nodes[difference.place].id }
                #expect((difference.frameBefore == nil) == isNew, "seed \(seed), step \(step)")
            }
        }
    }

    /// One change. Removed views are kept, so that identities stay apart for the brute force, too.
    private func change(_ root: UIView, _ views: inout [UIView], _ random: inout SplitMix64) {
        let inTree = views.filter { $0.isDescendant(of: root) }
        guard let view = inTree.randomElement(using: &random), let other = inTree.randomElement(using: &random) else {
            return
        }
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1, 2:
            let new = UIView()
            views.append(new)
            other.insertSubview(new, at: Int.random(in: 0...other.subviews.count, using: &random))
        case 3: if view !== root { view.removeFromSuperview() }
        case 4: if view !== root, !other.isDescendant(of: view) { other.addSubview(view) }
        case 5: view.frame.origin.x += 1
        case 6: view.tag += 1
        default: view.name = random.oneIn(3) ? nil : "n\(Int.random(in: 0...3, using: &random))"
        }
    }

    @Test("does not keep a removed view, and does not mistake a new one for it")
    func identity() {
        let root = UIView()
        var snapshot = TreeSnapshot()
        root.addSubview(UIView())
        _ = snapshot.update(root, readsNames: true, classes: ScenarioClasses())
        weak let removed = root.subviews[0]
        removed?.removeFromSuperview()
        #expect(removed == nil)
        for _ in 0..<100 { root.addSubview(UIView()) }
        let differences = snapshot.update(root, readsNames: true, classes: ScenarioClasses())
        #expect(differences.changed.count == 100 && differences.changed.allSatisfy { $0.frameBefore == nil })
        #expect(differences.removed == ["/0"])
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
