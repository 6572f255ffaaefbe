import Espalier
import EspalierContainers
import TestSupport
import Testing

/// Notes the steps of its preparing.
private final class StepContainer: Container<Page> {
    var steps: [String] = []
    private func note(_ step: String) { steps.append("\(step)\(superview == nil ? "" : ", placed")") }

    override func prepareContainer(inside parentView: ParentView!, loadHandler: (() -> Page?)? = nil) {
        note("prepareContainer")
        super.prepareContainer(inside: parentView) { [unowned self] in
            note("handler")
            return loadHandler?()
        }
    }

    override func prepare(parentView: ParentView!) {
        note("prepare \(parent == nil)")
        super.prepare(parentView: parentView)
    }

    override func insertContainer(view: Page!) {
        note("insert \(parent != nil)")
        super.insertContainer(view: view)
    }

    override func loadView<T: UIView>(_ view: T) -> UIView {
        note("loadView")
        return super.loadView(view)
    }

    override func containerDidLoad() {
        super.containerDidLoad()
        note("didLoad \(view.view.superview === self)")
    }
}

/// Puts the content into a view of its own.
private final class FramedContainer: ContainerView<Card> {
    let border = UIView()

    override func loadView<T: UIView>(_ view: T) -> UIView {
        border.addSubview(view)
        view.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        return border
    }
}

@Suite("Containers: going in and coming out")
struct OrderTests {
    @Test("1.1 Preparing: the parent is noted, the content made, inserted by loadView, and containerDidLoad comes last")
    func steps() {
        onStage { stage in
            let container = StepContainer(in: stage.root) { stage.page("a") }
            #expect(
                container.steps == [
                    "prepareContainer", "prepare true", "handler", "insert true", "loadView", "didLoad true",
                ])
        }
    }

    @Test("1.3 A controller that goes in is a child before it loads its view, and hears didMove when that is in")
    func goingIn() {
        onStage { stage in
            let container = stage.container("a")
            #expect(stage.log.take() == ["a willMove(root)", "a load", "a didMove(root)"])
            #expect(container.view.parent === stage.root)
            #expect(container.view.view.superview === container)
            stage.root.view.addSubview(container)
            stage.rest()
            #expect(stage.log.take() == ["a will+", "a did+"])
        }
    }

    @Test("1.4 Coming out: willMove(nil), off the screen, didMove(nil)", arguments: [0, 1, 2])
    func comingOut(way: Int) {
        onStage { stage in
            let container = stage.container("a")
            stage.root.view.addSubview(container)
            stage.rest()
            _ = stage.log.take()
            switch way {
            case 0: container.removeFromSuperview()
            case 1: container.removeContainer()
            default: container.insertContainer(view: nil)
            }
            #expect(stage.log.take() == ["a willMove(nil)", "a will-", "a did-", "a didMove(nil)"])
            #expect(container.view == nil)
            #expect(stage.root.children.isEmpty && container.subviews.isEmpty)
            #expect((container.parent == nil) == (way != 2))
            container.removeContainer()
            container.prepareContainer(inside: stage.root) { stage.page("b") }
            #expect(container.view.name == "b" && container.view.parent === stage.root)
            container.removeContainer()
        }
    }

    @Test("1.4 A view that comes out has no parent, and its edges are free again")
    func viewOut() {
        onStage { stage in
            let card = stage.card()
            let container = ContainerView<Card>(in: stage.root) { card }
            #expect(card.parent === stage.root)
            container.removeContainer()
            #expect(card.parent == nil && card.superview == nil && container.view == nil)
            card.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            stage.root.view.addSubview(card)
            stage.rest()
            #expect(card.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        }
    }

    @Test("1.5 A container that goes from one superview to another keeps what it holds")
    func moving() {
        onStage { stage in
            let container = stage.container("a")
            let shelf = UIView()
            stage.root.view.addSubview(container)
            stage.root.view.addSubview(shelf)
            stage.rest()
            _ = stage.log.take()
            shelf.addSubview(container)
            #expect(stage.log.take() == [])
            #expect(container.view.view.superview === container)
            shelf.removeFromSuperview()
            #expect(stage.log.take() == ["a will-", "a did-"])
            #expect(container.view.parent === stage.root)
        }
    }

    @Test("1.6 Another content that is inserted comes in when the first one is out")
    func swapping() {
        onStage { stage in
            let container = stage.container("a")
            stage.root.view.addSubview(container)
            stage.rest()
            _ = stage.log.take()
            container.insertContainer(view: stage.page("b"))
            stage.rest()
            #expect(
                stage.log.take() == [
                    "a willMove(nil)", "a will-", "a did-", "a didMove(nil)", "b willMove(root)", "b load", "b will+",
                    "b didMove(root)", "b did+",
                ])
            container.insertContainer(view: container.view)
            #expect(stage.log.take() == [])
            #expect(container.subviews.count == 1 && stage.root.children == [container.view])
        }
    }

    @Test("1.7 A content that goes into another container, or comes from another parent, is taken out there first")
    func onePlace() {
        onStage { stage in
            let first = stage.container("a")
            let page = first.view!
            _ = stage.log.take()
            let second = Container<Page>(in: stage.root) { page }
            #expect(first.view == nil && second.view === page)
            #expect(stage.log.take() == ["a willMove(nil)", "a didMove(nil)", "a willMove(root)", "a didMove(root)"])
            first.removeContainer()
            #expect(page.parent === stage.root && page.view.superview === second)
            let outside = stage.page("outside")
            second.removeContainer()
            outside.addChild(page)
            outside.view.addSubview(page.view)
            page.didMove(toParent: outside)
            _ = stage.log.take()
            first.prepareContainer(inside: stage.root) { page }
            #expect(stage.log.take() == ["a willMove(nil)", "a didMove(nil)", "a willMove(root)", "a didMove(root)"])
            #expect(outside.children.isEmpty && page.view.superview === first)
        }
    }

    @Test("1.8 What loadView(_:) gives is pinned to the edges, with the content in it as it was placed")
    func wrapping() {
        onStage { stage in
            let container = FramedContainer(in: stage.root) { stage.card() }
            container.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
            stage.root.view.addSubview(container)
            stage.rest()
            #expect(container.subviews == [container.border])
            #expect(container.border.frame == container.bounds)
            #expect(container.view.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
            container.removeContainer()
            #expect(container.subviews.isEmpty)
        }
    }

    @Test("1.9 A change inside a callback stands")
    func reentrance() {
        final class Leaving: Container<UIViewController> {
            override func loadView<T: UIView>(_ view: T) -> UIView {
                removeContainer()
                return view
            }
        }
        let parent = UIViewController()
        let container = Leaving(in: parent)
        #expect(container.view == nil && container.subviews.isEmpty && parent.children.isEmpty)
    }
}
