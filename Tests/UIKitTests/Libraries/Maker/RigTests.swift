import Testing
import UIKit

@Suite("A library that makes constraints in a closure")
struct RigTests {
    private let stage = LibraryStage()

    @Test("Edges, insets, sizes, multiples, and what is related to other views")
    func screen() {
        let header = stage.view()
        let icon = stage.view(in: header)
        let title = stage.view(in: header, wish: CGSize(width: 80, height: 20))
        let body = stage.view()
        header.rig.make {
            $0.top.left.right.equalToSuperview().inset(10)
            $0.height.equalTo(60)
        }
        icon.rig.make {
            $0.size.equalTo(CGSize(width: 40, height: 40))
            $0.centerY.equalToSuperview()
            $0.left.equalTo(header.rig.left).offset(8)
        }
        title.rig.make {
            $0.leading.equalTo(icon.rig.trailing).offset(12)
            $0.centerY.equalTo(icon)
            $0.trailing.lessThanOrEqualTo(header).offset(-8)
        }
        body.rig.make {
            $0.top.equalTo(header.rig.bottom).offset(5)
            $0.centerX.equalTo(header.rig.centerX)
            $0.width.equalTo(header).multipliedBy(0.5)
            $0.bottom.equalTo(-20)
        }
        stage.layOut()
        #expect(header.frame == box(10, 10, 300, 60))
        #expect(icon.frame == box(8, 10, 40, 40))
        #expect(title.frame == box(60, 20, 80, 20))
        #expect(body.frame == box(85, 75, 150, 385))
    }

    @Test("Insets of all kinds, on all edges")
    func insets() {
        let (first, second) = (stage.view(), stage.view())
        first.rig.make { $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }
        second.rig.make {
            $0.directionalEdges.equalTo(first).inset(
                NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
        }
        stage.layOut()
        #expect(first.frame == box(2, 1, 314, 476))
        #expect(second.frame == box(22, 11, 254, 436))
    }

    @Test("Making anew deactivates what was made; updating changes constants of the same constraints")
    func changing() throws {
        let view = stage.view()
        view.rig.make {
            $0.top.left.equalToSuperview()
            $0.size.equalTo(100)
        }
        let old = view.rules.flatMap { $0.constraints }
        #expect(old.count == 4)
        stage.layOut()
        #expect(view.frame == box(0, 0, 100, 100))
        view.rig.update { $0.size.equalTo(50) }
        stage.layOut()
        #expect(view.frame == box(0, 0, 50, 50))
        #expect(old.allSatisfy { $0.isActive } && view.rules.flatMap { $0.constraints }.count == 4)
        view.rig.remake {
            $0.right.bottom.equalToSuperview().inset(7)
            $0.size.equalTo(30)
        }
        stage.layOut()
        #expect(view.frame == box(283, 443, 30, 30))
        #expect(old.allSatisfy { !$0.isActive })
        view.rig.remove()
        #expect(view.rules.isEmpty && stage.root.constraints.isEmpty && view.constraints.isEmpty)
    }

    @Test("A rule that is kept is switched, and given another constant and priority")
    func kept() throws {
        let view = stage.view()
        let rules = view.rig.make {
            $0.left.top.height.equalTo(20)
            $0.width.equalTo(100).priority(.required - 1)
            $0.width.equalTo(200).priority(750)
        }
        #expect(rules.map { $0.constraints.count } == [3, 1, 1])
        stage.layOut()
        #expect(view.frame == box(20, 20, 100, 20))
        rules[1].isActive = false
        stage.layOut()
        #expect(view.frame.width == 200)
        rules[1].isActive = true
        rules[1].update(offset: 60)
        rules[2].update(priority: UILayoutPriority(999.5))
        stage.layOut()
        #expect(view.frame.width == 200)
        let constraint = try #require(rules[2].constraints.first)
        #expect(constraint.rule === rules[2] && constraint.firstItem === view)
        #expect("\(constraint)".hasPrefix("UIKitTests/RigTests.swift#") && "\(constraint)".contains("== 200"))
    }

    @Test("Guides are items, with rules of their own")
    func guides() {
        let (first, second) = (stage.view(), stage.view())
        let gap = UILayoutGuide()
        stage.root.addLayoutGuide(gap)
        first.rig.make {
            $0.left.top.equalToSuperview()
            $0.size.equalTo(40)
        }
        gap.rig.make {
            $0.left.equalTo(first.rig.right)
            $0.top.height.equalTo(first)
            $0.width.equalTo(first).multipliedBy(2)
        }
        second.rig.make {
            $0.left.equalTo(gap.rig.right)
            $0.top.equalToSuperview()
            $0.size.equalTo(CGSize(width: 10, height: 30))
        }
        stage.layOut()
        #expect(gap.layoutFrame == box(40, 0, 80, 40) && second.frame == box(120, 0, 10, 30))
        #expect(gap.rules.count == 3)
        gap.rig.update { $0.width.equalTo(first).multipliedBy(2).offset(5) }
        stage.layOut()
        #expect(second.frame.minX == 125)
    }

    @Test("The safe area and the guides of a controller give the same frames, below bars too")
    func controllers() {
        let window = UIWindow(screen: .iPhone14)
        let controller = UIViewController()
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        let (safe, old) = (UIView(), UIView())
        controller.view.addSubview(safe)
        controller.view.addSubview(old)
        safe.rig.make {
            $0.left.right.equalToSuperview()
            $0.top.equalTo(controller.view.safeRig.top)
            $0.bottom.equalTo(controller.view.safeRig.bottom)
        }
        old.rig.make {
            $0.left.right.equalToSuperview()
            $0.top.equalTo(controller.topRig.bottom)
            $0.bottom.equalTo(controller.bottomRig.top)
        }
        window.layoutIfNeeded()
        #expect(safe.frame == box(0, 101, 390, 709) && old.frame == safe.frame)
        window.rotate(to: .landscapeLeft)
        #expect(safe.frame == box(0, 54, 844, 315) && old.frame == safe.frame)
    }

    @Test("Wishes count, and are set by numbers")
    func wishes() {
        let first = stage.view(wish: CGSize(width: 50, height: 20))
        let second = stage.view(wish: CGSize(width: 60, height: 20))
        first.rig.huggingAcross = 300
        #expect(first.rig.huggingAcross == 300)
        first.rig.make { $0.left.top.equalToSuperview() }
        second.rig.make {
            $0.left.equalTo(first.rig.right)
            $0.right.equalToSuperview()
        }
        stage.layOut()
        #expect(first.frame == box(0, 0, 50, 20) && second.frame == box(50, 0, 270, 20))
    }

    @Test("A view goes with its rules, and nothing keeps it")
    func memory() {
        weak var gone: UIView?
        do {
            let view = stage.view()
            view.rig.make { $0.edges.equalToSuperview() }
            stage.layOut()
            gone = view
            view.removeFromSuperview()
        }
        #expect(gone == nil && stage.root.constraints.isEmpty)
    }
}
