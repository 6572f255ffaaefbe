// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import Espalier
import EspalierContainers
import TestSupport
import Testing

/// Makes a container for a controller before it can know its parent.
private final class EagerView: View {
    var inner: Container<UIViewController>!
    var deeper: ContainerView<EagerView>!

    override func prepare() {
        super.prepare()
        let shelf = UIView()
        addSubview(shelf)
        inner = Container(in: nil)
        shelf.addSubview(inner)
    }

    func nest() {
        deeper = ContainerView(in: nil)
        addSubview(deeper)
    }
}

@Suite("Containers: parents")
struct ParentTests {
    @Test("2.1 Window, view container, controller container, view container: each has the controller around it")
    func chain() {
        onStage { stage in
            let a = ContainerView<Card>(in: stage.root) { stage.card() }
            stage.root.view.addSubview(a)
            let b = Container<Page>(in: a.view.parent) { stage.page("b") }
            a.view.addSubview(b)
            let c = ContainerView<Card>(in: b.view) { stage.card() }
            b.view.view.addSubview(c)
            stage.rest()
            #expect(a.parent === stage.root && a.view.parent === stage.root)
            #expect(b.parent === stage.root && b.view.parent === stage.root)
            #expect(c.parent === b.view && c.view.parent === b.view)
            #expect(stage.root.children == [b.view])
        }
    }

    @Test("2.2 Another parent takes the content over, with the calls of containment")
    func another() {
        onStage { stage in
            let container = stage.container("a")
            stage.root.view.addSubview(container)
            stage.rest()
            _ = stage.log.take()
            let other = stage.page("other")
            container.parent = stage.root
            #expect(stage.log.take() == [])
            container.parent = other
            #expect(container.view.parent === other && stage.root.children.isEmpty)
            #expect(
                stage.log.take().filter { $0.contains("Move") } == [
                    "a willMove(nil)", "a didMove(nil)", "a willMove(other)", "a didMove(other)",
                ])
            #expect(container.view.view.superview === container)
            container.parent = nil
            #expect(container.view.parent == nil && other.children.isEmpty)
            let card = ContainerView<Card>(in: stage.root) { stage.card() }
            card.parent = other
            #expect(card.view.parent === other)
            container.removeFromSuperview()
        }
    }

    @Test("2.3 Containers that were made without a parent get that of the container around them")
    func fromOutside() {
        let parent = UIViewController()
        let view = EagerView()
        view.nest()
        let controllers = [view.inner.view!, view.deeper.view.inner.view!]
        #expect(controllers.allSatisfy { $0.parent == nil })
        let container = ContainerView<EagerView>(in: parent) { view }
        #expect(parent.children == controllers)
        #expect(view.deeper.parent === parent && view.deeper.view.parent === parent)
        #expect(container.view === view)
    }

    @Test("2.3 One that is added later gets the parent of the container around it, which is in no hierarchy yet")
    func addedLater() {
        let parent = UIViewController()
        let outer = ContainerView<View>(in: parent)
        let shelf = UIView()
        outer.addSubview(shelf)
        let inner = Container<UIViewController>(in: nil)
        shelf.addSubview(inner)
        #expect(inner.parent === parent && parent.children == [inner.view])
        let cell = ContainerTableViewCell<View>(in: parent)
        let deep = ContainerView<View>(in: nil)
        cell.view.addSubview(deep)
        #expect(deep.parent === parent && deep.view.parent === parent)
    }

    @Test("2.3 What stands below another controller's view is left to that")
    func belowControllers() {
        let parent = UIViewController()
        let child = UIViewController()
        let card = View()
        card.addSubview(child.view)
        let waiting = Container<UIViewController>(in: nil)
        child.view.addSubview(waiting)
        #expect(waiting.parent === child)
        waiting.parent = nil
        let container = ContainerView<View>(in: parent) { card }
        #expect(waiting.parent == nil && container.parent === parent)
    }

    @Test("2.4 Without a container around it, it takes the controller of the view that it is added to")
    func fromHierarchy() {
        onStage { stage in
            let direct = Container<UIViewController>(in: nil)
            stage.root.view.addSubview(direct)
            #expect(direct.parent === stage.root && direct.view.parent === stage.root)
            let shelf = UIView()
            let late = Container<UIViewController>(in: nil)
            shelf.addSubview(late)
            #expect(late.parent == nil && late.view.parent == nil && late.view.view.superview === late)
            stage.root.view.addSubview(shelf)
            #expect(late.parent === stage.root && late.view.parent === stage.root)
        }
    }

    @Test("2.6 A container does not hold its parent")
    func weakParent() {
        var parent: UIViewController? = UIViewController()
        let container = Container<UIViewController>(in: parent)
        let card = ContainerView<View>(in: parent)
        weak let gone = parent
        parent = nil
        #expect(gone == nil && container.parent == nil && card.view.parent == nil)
    }
}
