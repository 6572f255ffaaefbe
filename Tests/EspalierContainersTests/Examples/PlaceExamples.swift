// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import Espalier
import EspalierContainers
import Testing

private class ShelfView: View {}

private class ShelfViewPlace: View, UIContainerStoryboard {
    typealias View = ShelfView
    weak var containerView: ContainerView<ShelfView>!

    var edgeInsets: UIEdgeInsets = .init(top: 12, left: 10, bottom: 8, right: 6)
    var wasLoadedBeforePlaced = false

    func containerDidLoad() {
        wasLoadedBeforePlaced = containerView.view != nil && containerView.superview == nil
        containerView.backgroundColor = .white
    }
}

private class ShelfController: UIViewController {
    @Outlet var shelfPlace: ShelfViewPlace!

    override func viewDidLoad() {
        super.viewDidLoad()

        self.shelfPlace.prepareContainer(inside: self)
    }
}

/// With everything that has a default left out, and a controller inside.
private final class BarePlace: UIView, UIContainerStoryboard {
    weak var containerView: Container<UIViewController>!
}

/// Insets that are computed.
private final class ComputedPlace: UIView, UIContainerStoryboard {
    weak var containerView: ContainerView<ShelfView>!
    var edgeInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
}

@Suite("Programs whose interface files have places for containers")
struct PlaceExamples {
    private func place() -> (ShelfController, ShelfViewPlace) {
        let controller = ShelfController()
        let place = ShelfViewPlace(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        controller.shelfPlace = place
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        root.addSubview(place)
        controller.view = root
        return (controller, place)
    }

    @Test("6.3 A place makes its container, tells containerDidLoad() before it is a subview, and insets it")
    func prepared() {
        let (controller, place) = place()
        controller.viewDidLoad()
        controller.view.layoutIfNeeded()
        #expect(place.wasLoadedBeforePlaced)
        #expect(place.containerView.superview === place)
        #expect(place.containerView.parent === controller && place.containerView.view.parent === controller)
        #expect(place.parent === controller)
        #expect(place.containerView.frame == CGRect(x: 10, y: 12, width: 184, height: 80))
        #expect(place.containerView.view.frame == CGRect(x: 0, y: 0, width: 184, height: 80))
    }

    @Test("3.3 A place's insets are asked for in each pass; those that were given hold until the property changes")
    func insets() {
        let (controller, place) = place()
        place.prepareContainer(inside: controller, edgeInsets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
        controller.view.layoutIfNeeded()
        #expect(place.containerView.frame == CGRect(x: 1, y: 1, width: 198, height: 98))
        place.edgeInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        controller.view.layoutIfNeeded()
        #expect(place.containerView.frame == CGRect(x: 0, y: 20, width: 200, height: 80))
        place.edgeInsets = UIEdgeInsets(top: 12, left: 10, bottom: 8, right: 6)
        controller.view.layoutIfNeeded()
        #expect(place.containerView.frame == CGRect(x: 10, y: 12, width: 184, height: 80))
    }

    @Test("A place leaves out what has a default, holds controllers too, and may compute its insets")
    func forms() {
        let controller = UIViewController()
        let bare = BarePlace(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        bare.prepareContainer(inside: controller)
        bare.layoutIfNeeded()
        #expect(controller.children == [bare.containerView.view])
        #expect(bare.containerView.frame == bare.bounds)
        let computed = ComputedPlace(frame: bare.frame)
        computed.prepareContainer(inside: controller)
        computed.layoutIfNeeded()
        #expect(computed.containerView.frame == CGRect(x: 2, y: 1, width: 44, height: 46))
    }
}
