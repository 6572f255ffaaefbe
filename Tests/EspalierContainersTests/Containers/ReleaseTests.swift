import Espalier
import EspalierContainers
import TestSupport
import Testing

@Suite("Containers: release")
struct ReleaseTests {
    @Test("8.1 A container that nobody holds any more lets its controller go, with the calls of containment")
    func dropped() {
        onStage { stage in
            let shelf = UIView()
            stage.root.view.addSubview(shelf)
            shelf.addSubview(stage.container("a"))
            stage.rest()
            _ = stage.log.take()
            shelf.removeFromSuperview()
            #expect(stage.log.take() == ["a will-", "a did-"])
            shelf.subviews.first?.removeFromSuperview()
            #expect(stage.log.take() == ["a willMove(nil)", "a didMove(nil)"])
            do { _ = stage.container("b") }
            #expect(
                stage.log.take() == [
                    "b willMove(root)", "b load", "b didMove(root)", "b willMove(nil)", "b didMove(nil)",
                ])
            #expect(stage.root.children.isEmpty)
        }
    }

    @Test("8.1 A view that somebody holds beyond its container is free of it")
    func kept() {
        onStage { stage in
            let card = stage.card()
            do { _ = ContainerView<Card>(in: stage.root) { card } }
            #expect(card.superview == nil && card.parent == nil)
            card.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
            stage.root.view.addSubview(card)
            stage.rest()
            #expect(card.frame == CGRect(x: 1, y: 1, width: 5, height: 5))
            stage.root.view.addSubview(ContainerView<Card>(in: stage.root) { card })
            stage.rest()
            #expect(card.frame == CGRect.zero && card.parent === stage.root)
        }
    }

    @Test("8.1 Four deep, everything goes with the window, or when the outermost container is taken out")
    func nested() {
        for takesOut in [false, true] {
            onStage { stage in
                let outer = stage.container("a")
                stage.root.view.addSubview(outer)
                var page = outer.view!
                for name in ["b", "c", "d"] {
                    let card = ContainerView<Card>(in: page) { stage.card() }
                    page.view.addSubview(card)
                    let inner = stage.container(name, in: card.view.parent)
                    card.view.addSubview(inner)
                    #expect(inner.parent === page)
                    page = inner.view
                }
                stage.rest()
                #expect(stage.log.take().filter { $0.contains("did+") } == ["d did+", "c did+", "b did+", "a did+"])
                guard takesOut else { return }
                outer.removeFromSuperview()
                #expect(stage.log.take().filter { $0.contains("did-") } == ["d did-", "c did-", "b did-", "a did-"])
            }
        }
    }

    @Test("8.1 A controller without a parent is held by its container, and by nobody after that")
    func withoutParent() {
        weak var controller: UIViewController?
        do {
            let container = Container<UIViewController>(in: nil)
            controller = container.view
            #expect(controller != nil)
            container.parent = nil
            #expect(container.view != nil)
        }
        #expect(controller == nil)
    }

    @Test("8.2 Containers nested 20,000 deep are given a parent and released without running out of stack")
    func deep() {
        weak var innermost: View?
        do {
            let parent = UIViewController()
            let first = View()
            innermost = first
            var view = first
            for _ in 0..<20_000 {
                let container = ContainerView<View>(in: nil) { view }
                view = View()
                view.addSubview(container)
            }
            let outer = ContainerView<View>(in: parent) { view }
            #expect(first.parent === parent && outer.parent === parent)
        }
        #expect(innermost == nil)
    }
}
