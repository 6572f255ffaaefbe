import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("2.7: constraints whose views move")
struct ConstraintMoveTests {
    let scene = ConstraintScene()

    @Test("A view that leaves loses what ties it to others, and keeps what lies inside")
    func leaving() {
        let outside = leftEdges(scene.title, scene.icon), own = width(scene.title, 3)
        let inside = leftEdges(scene.text, scene.title), toPanel = leftEdges(scene.title, scene.panel)
        let below = leftEdges(scene.text, scene.icon), others = leftEdges(scene.icon, scene.panel)
        NSLayoutConstraint.activate([outside, own, inside, toPanel, below, others])
        scene.title.removeFromSuperview()
        #expect(!outside.isActive && !toPanel.isActive && !below.isActive)
        #expect(own.isActive && inside.isActive && others.isActive)
        #expect(scene.panel.constraints == [others] && scene.title.constraints == [own, inside])
        // They do not come back by themselves.
        scene.panel.addSubview(scene.title)
        #expect(!outside.isActive && !toPanel.isActive)
        outside.isActive = true
        #expect(scene.panel.constraints == [others, outside])
    }

    @Test("A view that goes to another superview loses them, also where both lie in one tree")
    func moving() {
        let toRoot = leftEdges(scene.text, scene.root), inside = leftEdges(scene.text, scene.title)
        NSLayoutConstraint.activate([toRoot, inside])
        scene.other.addSubview(scene.title)
        #expect(!toRoot.isActive && inside.isActive)
    }

    @Test("Reordering changes nothing")
    func reordering() {
        let constraint = leftEdges(scene.icon, scene.title)
        constraint.isActive = true
        scene.panel.bringSubviewToFront(scene.icon)
        scene.panel.insertSubview(scene.icon, at: 0)
        scene.panel.addSubview(scene.icon)
        scene.panel.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(constraint.isActive)
    }

    @Test("What a view further up holds by addConstraint goes too, where both items leave it")
    func heldFurtherUp() {
        let constraint = leftEdges(scene.text, scene.title)
        scene.root.addConstraint(constraint)
        scene.icon.removeFromSuperview()
        #expect(constraint.isActive)
        scene.title.removeFromSuperview()
        #expect(!constraint.isActive && scene.root.constraints.isEmpty)
    }

    @Test("Constraints of guides go with their owners")
    func guides() {
        let guide = UILayoutGuide()
        scene.title.addLayoutGuide(guide)
        let outside = leftEdges(guide, scene.icon), inside = leftEdges(guide, scene.text)
        let safe = leftEdges(scene.title.safeAreaLayoutGuide, scene.icon)
        NSLayoutConstraint.activate([outside, inside, safe])
        scene.title.removeFromSuperview()
        #expect(!outside.isActive && !safe.isActive && inside.isActive)
    }

    @Test("A view in the middle of a long way")
    func deep() {
        var chain = [scene.root]
        for number in 0..<50 {
            let view = ConstraintScene.named("v\(number)")
            chain[chain.count - 1].addSubview(view)
            chain.append(view)
        }
        for middle in [1, 20, 49, 50] {
            let far = leftEdges(chain[50], chain[0])
            far.isActive = true
            let superview = chain[middle - 1]
            chain[middle].removeFromSuperview()
            #expect(!far.isActive)
            superview.addSubview(chain[middle])
        }
        let near = leftEdges(chain[50], chain[30])
        near.isActive = true
        chain[20].removeFromSuperview()
        #expect(near.isActive)
        chain[31].removeFromSuperview()
        #expect(!near.isActive)
    }

    @Test("Random moves: active are those that a look at the whole tree says")
    func random() {
        var random = SplitMix64(seed: 11)
        for _ in 0..<20 {
            var model = MoveModel(&random)
            for _ in 0..<150 {
                model.step(&random)
                #expect(model.mistake() == nil)
            }
        }
    }
}

/// Views and constraints with a naive account of which are active and who holds them.
private struct MoveModel {
    private let views = (0..<14).map { ConstraintScene.named("v\($0)") }
    private let constraints: [NSLayoutConstraint]
    private let items: [[UIView]]
    private let guides: [UILayoutGuide]
    private var holders: [Int: UIView] = [:]

    init(_ random: inout SplitMix64) {
        guides = views.prefix(4).map { view in
            let guide = UILayoutGuide()
            view.addLayoutGuide(guide)
            return guide
        }
        var constraints: [NSLayoutConstraint] = []
        var items: [[UIView]] = []
        for number in 0..<40 {
            let one = views[Int.random(in: 0..<views.count, using: &random)]
            let other = views[Int.random(in: 0..<views.count, using: &random)]
            switch number % 4 {
            case 0:
                constraints.append(width(one, 1))
                items.append([one])
            case 1:
                let place = Int.random(in: 0..<guides.count, using: &random)
                constraints.append(leftEdges(guides[place], one))
                items.append([views[place], one])
            default:
                constraints.append(leftEdges(one, other))
                items.append([one, other])
            }
        }
        self.constraints = constraints
        self.items = items
    }

    mutating func step(_ random: inout SplitMix64) {
        let view = views[Int.random(in: 0..<views.count, using: &random)]
        switch Int.random(in: 0..<10, using: &random) {
        case 0: move(view, to: nil)
        case 1...4:
            let target = views[Int.random(in: 0..<views.count, using: &random)]
            if !target.isDescendant(of: view) { move(view, to: target) }
        case 5: deactivate(Int.random(in: 0..<constraints.count, using: &random))
        default: activate(Int.random(in: 0..<constraints.count, using: &random), &random)
        }
    }

    private mutating func move(_ view: UIView, to target: UIView?) {
        if view.superview !== target {
            for (number, holder) in holders
            where !holder.isDescendant(of: view) && items[number].contains(where: { $0.isDescendant(of: view) }) {
                if view.superview != nil { holders[number] = nil }
            }
        }
        if let target { target.addSubview(view) } else { view.removeFromSuperview() }
    }

    private mutating func deactivate(_ number: Int) {
        constraints[number].isActive = false
        holders[number] = nil
    }

    private mutating func activate(_ number: Int, _ random: inout SplitMix64) {
        if holders[number] != nil { return }
        var above = views.filter { view in items[number].allSatisfy { $0.isDescendant(of: view) } }
        above.sort { $0.isDescendant(of: $1) }
        #expect(constraints[number].hasCommonAncestor == !above.isEmpty)
        guard let nearest = above.first, let farthest = above.last else { return }
        if Bool.random(using: &random) {
            constraints[number].isActive = true
            holders[number] = nearest
        } else {
            farthest.addConstraint(constraints[number])
            holders[number] = farthest
        }
    }

    func mistake() -> String? {
        for (number, constraint) in constraints.enumerated() where constraint.isActive != (holders[number] != nil) {
            return "\(constraint) should be \(holders[number] == nil ? "inactive" : "active")"
        }
        for view in views {
            let held = Set(view.constraints)
            let expected = Set(holders.filter { $0.value === view }.map { constraints[$0.key] })
            if held != expected { return "\(view.brief) holds \(held.count), not \(expected.count)" }
        }
        return nil
    }
}
