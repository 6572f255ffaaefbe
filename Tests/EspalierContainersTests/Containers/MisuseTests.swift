// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import Espalier
import EspalierContainers
import TestSupport
import Testing

private final class RefusingController: UIViewController {
    required init?(coder: NSCoder) { nil }
}

private final class Place: View, UIContainerStoryboard {
    weak var containerView: ContainerView<View>!
}

private final class ObjectContainer: ContainerBox, UIContainer {
    typealias View = NSLock

    convenience init(in parentView: UIViewController!, loadHandler: (() -> NSLock?)?) {
        self.init(frame: .zero)
        prepareContainer(inside: parentView, loadHandler: loadHandler)
    }
}

private enum Wrong: WindowContainerType {
    case label, nothing

    var container: UIView! { self == .label ? UILabel() : nil }

    static func launcher(in windowContainer: WindowContainer<Wrong>) -> UIView! {
        ContainerView<View>(in: windowContainer)
    }
}

@Suite("Containers: misuse")
struct MisuseTests {
    @Test("9.1 Preparing a container twice")
    func twice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let parent = UIViewController()
            let container = Container<UINavigationController>(in: parent)
            container.prepareContainer(inside: parent)
        }
        #expect(
            errorText(result).contains(
                "Container<UINavigationController> was prepared twice: it holds UINavigationController; call "
                    + "removeContainer() before, or insertContainer(view:) to show another one"))
    }

    @Test("9.1 Preparing a place twice")
    func placeTwice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let parent = UIViewController()
            let place = Place()
            place.prepareContainer(inside: parent)
            place.prepareContainer(inside: parent)
        }
        #expect(errorText(result).contains("Place was prepared twice: prepare it once"))
    }

    @Test("9.2 Removing a cell's container")
    func cell() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            ContainerTableViewCell<View>(in: UIViewController()).removeContainer()
        }
        #expect(
            errorText(result).contains(
                "removeContainer() was called on ContainerTableViewCell<View>: a cell keeps what it holds"))
    }

    @Test("9.3 A provider that gives a view that is no container, or no view")
    func provider() async {
        let label = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            WindowContainer<Wrong>().transition(to: .label)
        }
        #expect(errorText(label).contains("Wrong gave UILabel, which is no container, for label: give a Container"))
        let nothing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            WindowContainer<Wrong>().transition(toView: nil, as: .nothing)
        }
        #expect(errorText(nothing).contains("Wrong gave no view, for nothing"))
    }

    @Test("9.4 A content that its own initialiser refuses to make")
    func making() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Container<RefusingController>(in: UIViewController())
        }
        #expect(
            errorText(result).contains(
                "Container<RefusingController> cannot make RefusingController: its init?(coder:) gave nothing"))
        #expect(errorText(result).contains("give the container a load handler"))
    }

    @Test("9.5 A content that is neither a view nor a controller")
    func content() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ObjectContainer(in: UIViewController()) { NSLock() }
        }
        #expect(
            errorText(result).contains("a container was given NSLock, which is neither a view nor a view controller"))
    }

    @Test("9.6 A box that is given a second view")
    func box() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let box = ContainerBox()
            box.hold(UILabel())
            box.hold(UIView())
        }
        #expect(errorText(result).contains("ContainerBox was given UIView to hold, but holds UILabel: call letGo()"))
    }
}
