// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import Espalier
import EspalierContainers
import Testing

// The three ways to hold something, as programs write them.

private class BasketView: View {
    let label = UILabel()

    override func prepare() {
        super.prepare()
        label.text = "empty"
        addSubview(label)
    }
}

private class BasketViewController: UIViewController {
    var didLoad = false

    override func viewDidLoad() {
        super.viewDidLoad()
        didLoad = true
    }
}

extension BasketView {
    fileprivate class Container: ContainerView<BasketView> {
        var wasLoadedWithoutSuperview = false

        override func containerDidLoad() {
            super.containerDidLoad()
            backgroundColor = .white
            wasLoadedWithoutSuperview = view != nil && view.superview === self && superview == nil
        }
    }
}

private class ViewHolder: UIViewController {
    weak var containerView: ContainerView<BasketView>!

    override func viewDidLoad() {
        super.viewDidLoad()

        let containerView = ContainerView<BasketView>(in: self)
        self.view.addSubview(containerView)

        self.containerView = containerView
    }
}

private class ControllerHolder: UIViewController {
    weak var containerView: Container<BasketViewController>!

    override func viewDidLoad() {
        super.viewDidLoad()

        let containerView = Container<BasketViewController>(in: self)
        self.view.addSubview(containerView)

        self.containerView = containerView
    }
}

private class NestedHolder: UIViewController {
    weak var basketView: BasketView.Container!

    override func viewDidLoad() {
        super.viewDidLoad()

        let basketView = BasketView.Container(in: self)
        self.view.addSubview(basketView)

        self.basketView = basketView
    }
}

@Suite("Programs that hold a view or a controller")
struct HoldingExamples {
    @Test("A view in a container, held weakly by its controller")
    func view() {
        let controller = ViewHolder()
        controller.loadViewIfNeeded()
        #expect(controller.containerView.superview === controller.view)
        #expect(controller.containerView.view.label.text == "empty")
        #expect(controller.containerView.view.parent === controller)
        controller.containerView.removeFromSuperview()
        #expect(controller.containerView == nil)
    }

    @Test("A controller in a container becomes a child")
    func controller() {
        let controller = ControllerHolder()
        controller.loadViewIfNeeded()
        let child = controller.containerView.view
        #expect(child?.didLoad == true)
        #expect(child?.parent === controller)
        #expect(controller.children == [child])
        #expect(child?.view.superview === controller.containerView)
    }

    @Test("A container that is nested in its view's class")
    func nested() {
        let controller = NestedHolder()
        controller.loadViewIfNeeded()
        #expect(controller.basketView.wasLoadedWithoutSuperview)
        #expect(controller.basketView.backgroundColor == .white)
        #expect(controller.basketView.view.parent === controller)
    }
}
