import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Constraints that are the caller's bug")
struct ConstraintTrapTests {
    private func expect(
        _ result: ExitTest.Result?, _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let text = errorText(result)
        for part in parts { #expect(text.contains(part), "\(text)", sourceLocation: sourceLocation) }
    }

    @Test("An activation without a common ancestor names both views")
    func noCommonAncestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let one = ConstraintScene.named("fjord"), other = ConstraintScene.named("glacier")
            one.topAnchor.constraint(equalTo: other.bottomAnchor).isActive = true
        }
        expect(
            result, "Unable to activate constraint with anchors fjord.top and glacier.bottom",
            "because they have no common "
                + "ancestor", "add both to one tree")
    }

    @Test("The same with activate, and for a guide without a view")
    func loneGuide() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = ConstraintScene.named("fjord")
            let guide = UILayoutGuide()
            guide.identifier = "channel"
            NSLayoutConstraint.activate([view.topAnchor.constraint(equalTo: guide.topAnchor)])
        }
        expect(result, "fjord", "channel", "no common ancestor", "addLayoutGuide")
    }

    @Test("A guide's own width needs a view")
    func guideAlone() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let guide = UILayoutGuide()
            guide.widthAnchor.constraint(equalToConstant: 3).isActive = true
            withExtendedLifetime(guide) {}
        }
        expect(result, "no common ancestor", "addLayoutGuide")
    }

    @Test("Four items without a common ancestor")
    func fourItems() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let root = UIView(), views = (0..<3).map { _ in UIView() }
            for view in views { root.addSubview(view) }
            let stranger = ConstraintScene.named("stranger")
            views[0].leftAnchor.anchorWithOffset(to: views[1].leftAnchor).constraint(
                equalTo: views[2].leftAnchor.anchorWithOffset(to: stranger.leftAnchor)
            ).isActive = true
        }
        expect(result, "no common ancestor", "stranger")
    }

    @Test("A holder must be above all items")
    func wrongHolder() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let scene = ConstraintScene()
            scene.panel.addConstraint(leftEdges(scene.icon, scene.other))
        }
        expect(result, "The view hierarchy is not prepared for the constraint", "icon.left == other.left", "panel")
    }

    @Test("An item that is gone")
    func goneItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let one = ConstraintScene.named("fjord")
            let constraint = leftEdges(one, UIView())
            constraint.isActive = true
        }
        expect(result, "Constraint must contain a first layout item", "fjord")
    }

    @Test("An anchor that has outlived its view, and a view that goes before its constraint is used")
    func goneAnchor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var anchors: [NSLayoutYAxisAnchor] = []
            do { anchors.append(UIView().topAnchor) }
            let view = ConstraintScene.named("fjord")
            let constraint = view.topAnchor.constraint(equalTo: anchors[0])
            anchors = []
            constraint.constant = 3
            constraint.isActive = true
        }
        expect(result, "Constraint must contain a first layout item", "fjord.top == ")
    }

    @Test("A constraint without items")
    func noItems() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSLayoutConstraint().isActive = true
        }
        expect(result, "Constraint must contain a first layout item")
    }

    @Test("A location equal to a number")
    func locationAlone() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSLayoutConstraint(
                item: ConstraintScene.named("fjord"), attribute: .left, relatedBy: .equal, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: 5)
        }
        expect(result, "Location attributes must be specified in pairs", "fjord.left == 5")
    }

    @Test("A location with the multiplier 0")
    func locationTimesZero() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .centerX, relatedBy: .equal, toItem: UIView(), attribute: .centerX,
                multiplier: 0, constant: 5)
        }
        expect(result, "Location attributes must be specified in pairs", "multiplier of 0")
    }

    @Test("A location related to a size, and the other way round")
    func locationAndSize() async {
        let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .top, relatedBy: .equal, toItem: UIView(), attribute: .height,
                multiplier: 1, constant: 5)
        }
        expect(first, "Invalid pairing of layout attributes")
        let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .height, relatedBy: .equal, toItem: UIView(), attribute: .top,
                multiplier: 1, constant: 5)
        }
        expect(second, "Invalid pairing of layout attributes")
    }

    @Test("Leading related to left, also in a distance")
    func leadingAndLeft() async {
        let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIView().leadingAnchor.constraint(equalTo: UIView().leftAnchor)
        }
        let sentence = "A constraint cannot be made between a leading/trailing attribute and a right/left attribute"
        expect(first, sentence)
        let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = UIView()
            _ = view.leadingAnchor.anchorWithOffset(to: view.rightAnchor).constraint(equalToConstant: 3)
        }
        expect(second, sentence)
    }

    @Test("Numbers that are not finite")
    func notFinite() async {
        let made = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIView().widthAnchor.constraint(equalToConstant: .infinity)
        }
        expect(made, "constant inf", "must be finite")
        let multiplier = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = UIView()
            _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
        }
        expect(multiplier, "multiplier is nan")
        let set = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = ConstraintScene.named("fjord")
            view.widthAnchor.constraint(equalToConstant: 1).constant = -.infinity
        }
        expect(set, "fjord.width", "-inf", "must be finite")
    }

    @Test("Priorities out of range")
    func priorities() async {
        let zero = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(0)
        }
        expect(zero, "set to 0.0", "greater than 0 and at most 1000")
        let high = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIView().widthAnchor.constraint(equalToConstant: 1).priority = .required + 1
        }
        expect(high, "set to 1001.0")
    }

    @Test("Items that are neither views nor guides")
    func wrongItem() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSLayoutConstraint(
                item: "title", attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
                constant: 0)
        }
        expect(result, "an item of String", "UILayoutGuide")
    }

    @Test("A guide that a view has by itself is not added to another")
    func ownGuide() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIView().addLayoutGuide(ConstraintScene.named("fjord").safeAreaLayoutGuide)
        }
        expect(result, "a guide that a view has by itself")
    }
}
