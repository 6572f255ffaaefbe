import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("2.7: who holds a constraint")
struct ConstraintHolderTests {
    let scene = ConstraintScene()

    @Test("The nearest common ancestor of its items")
    func nearest() {
        let pairs: [(UIView, UIView, UIView)] = [
            (scene.icon, scene.title, scene.panel), (scene.icon, scene.text, scene.panel),
            (scene.text, scene.icon, scene.panel), (scene.text, scene.title, scene.title),
            (scene.title, scene.text, scene.title), (scene.text, scene.other, scene.root),
            (scene.root, scene.text, scene.root), (scene.text, scene.panel, scene.panel),
        ]
        for (one, other, holder) in pairs {
            let constraint = leftEdges(one, other)
            #expect(!constraint.isActive && holder.constraints.isEmpty)
            constraint.isActive = true
            #expect(constraint.isActive && holder.constraints == [constraint])
            constraint.isActive = false
            #expect(!constraint.isActive && holder.constraints.isEmpty)
        }
    }

    @Test("One item holds its own; a guide's own is held by its owner")
    func alone() {
        let constraint = width(scene.icon, 5)
        constraint.isActive = true
        #expect(scene.icon.constraints == [constraint])
        let itself = scene.icon.widthAnchor.constraint(equalTo: scene.icon.heightAnchor)
        itself.isActive = true
        #expect(scene.icon.constraints == [constraint, itself])
        let guide = UILayoutGuide()
        scene.title.addLayoutGuide(guide)
        let ofGuide = guide.widthAnchor.constraint(equalToConstant: 3)
        ofGuide.isActive = true
        #expect(scene.title.constraints == [ofGuide])
        let beside = leftEdges(guide, scene.icon), owner = leftEdges(guide, scene.title)
        NSLayoutConstraint.activate([beside, owner])
        #expect(scene.panel.constraints == [beside] && scene.title.constraints == [ofGuide, owner])
    }

    @Test("7.7: the nearest common ancestor of four items")
    func four() {
        let distance = scene.text.leftAnchor.anchorWithOffset(to: scene.title.leftAnchor)
        let other = scene.icon.leftAnchor.anchorWithOffset(to: scene.text.rightAnchor)
        let inPanel = distance.constraint(equalTo: other)
        inPanel.isActive = true
        #expect(scene.panel.constraints == [inPanel])
        let further = scene.icon.leftAnchor.anchorWithOffset(to: scene.other.rightAnchor)
        let inRoot = distance.constraint(equalTo: further)
        inRoot.isActive = true
        #expect(scene.root.constraints == [inRoot])
        // The fourth item is one like the others.
        scene.other.removeFromSuperview()
        #expect(!inRoot.isActive && inPanel.isActive)
    }

    @Test("Activating twice does nothing, activating again puts it at the end")
    func again() {
        let constraints = (0..<3).map { leftEdges(scene.icon, scene.title, constant: CGFloat($0)) }
        NSLayoutConstraint.activate(constraints)
        #expect(scene.panel.constraints == constraints)
        constraints[0].isActive = true
        #expect(scene.panel.constraints == constraints)
        constraints[0].isActive = false
        constraints[0].isActive = true
        #expect(scene.panel.constraints == [constraints[1], constraints[2], constraints[0]])
        NSLayoutConstraint.deactivate(constraints)
        #expect(scene.panel.constraints.isEmpty && constraints.allSatisfy { !$0.isActive })
    }

    @Test("The list keeps its order whatever leaves it")
    func order() {
        var random = SplitMix64(seed: 7)
        var model: [NSLayoutConstraint] = []
        let all = (0..<200).map { leftEdges(scene.icon, scene.title, constant: CGFloat($0)) }
        for _ in 0..<3000 {
            let constraint = all[Int.random(in: 0..<all.count, using: &random)]
            if constraint.isActive {
                constraint.isActive = false
                model.removeAll { $0 === constraint }
            } else if Int.random(in: 0..<3, using: &random) > 0 {
                constraint.isActive = true
                model.append(constraint)
            }
        }
        #expect(scene.panel.constraints == model && !model.isEmpty)
    }

    @Test("addConstraint makes its receiver the holder")
    func added() {
        let constraint = leftEdges(scene.icon, scene.title)
        scene.root.addConstraint(constraint)
        #expect(constraint.isActive && scene.root.constraints == [constraint] && scene.panel.constraints.isEmpty)
        scene.root.addConstraint(constraint)
        #expect(scene.root.constraints == [constraint])
        scene.panel.addConstraint(constraint)
        #expect(constraint.isActive && scene.panel.constraints == [constraint] && scene.root.constraints.isEmpty)
        scene.root.removeConstraint(constraint)
        #expect(constraint.isActive)
        scene.panel.removeConstraint(constraint)
        #expect(!constraint.isActive && scene.panel.constraints.isEmpty)
        let several = [leftEdges(scene.icon, scene.title), leftEdges(scene.text, scene.title)]
        scene.panel.addConstraints(several)
        #expect(scene.panel.constraints == several)
        scene.panel.removeConstraints(several)
        #expect(scene.panel.constraints.isEmpty)
    }

    @Test("Priority and constant may change while it is active, also across 1000")
    func changes() {
        let constraint = width(scene.icon, 5)
        constraint.isActive = true
        constraint.priority = .defaultLow
        constraint.priority = .required
        constraint.constant = 12
        #expect(constraint.isActive && constraint.priority == .required && constraint.constant == 12)
    }

    @Test("A direct call of activate remembers its place; what cannot, does not")
    func places() {
        let activated = width(scene.icon, 1), added = width(scene.icon, 2), set = width(scene.icon, 3)
        let asValue = width(scene.icon, 4)
        NSLayoutConstraint.activate([activated])
        let line = #line - 1
        scene.icon.addConstraint(added)
        set.isActive = true
        [[asValue]].forEach(NSLayoutConstraint.activate)
        #expect("\(activated)".contains("EspalierViewsTests/ConstraintHolderTests.swift:\(line))"))
        for constraint in [added, set, asValue] { #expect("\(constraint)".hasSuffix("(active)>")) }
        #expect(scene.icon.constraints == [activated, added, set, asValue])
    }
}
