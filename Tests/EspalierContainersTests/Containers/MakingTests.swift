// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import Espalier
import EspalierContainers
import Testing

private final class PlainBadge: UIView, ContainerViewParent {
    weak var parent: UIViewController!
    let isFromArchive: Bool

    override init(frame: CGRect) {
        isFromArchive = false
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        let isKeyed = coder.allowsKeyedCoding && !coder.containsValue(forKey: "size")
        let isEmpty = coder.decodeObject(forKey: "size") == nil && coder.decodeInteger(forKey: "size") == 0
        let isZero = coder.decodeInt32(forKey: "a") == 0 && coder.decodeInt64(forKey: "a") == 0
        let isNothing = coder.decodeDouble(forKey: "a") == 0 && coder.decodeFloat(forKey: "a") == 0
        isFromArchive = isKeyed && isEmpty && isZero && isNothing && !coder.decodeBool(forKey: "a")
        super.init(coder: coder)
    }
}

private class PortedView: View {
    var initialiser = ""

    override init(frame: CGRect) {
        super.init(frame: frame)
        initialiser = "frame"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        initialiser = "coder"
    }
}

private final class MakeableController: UIViewController, ContainerMakeable {
    let wasMade: Bool

    init(forContainer: Void) {
        wasMade = true
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

private final class PreparingView: View {
    var found: [String] = []

    override func prepare() {
        super.prepare()
        found.append("\(superview == nil) \(parent == nil)")
    }
}

@Suite("Containers: how the content is made")
struct MakingTests {
    let parent = UIViewController()

    @Test("1.2 Without a handler, or where it answers nil, the content's own initialiser makes it")
    func ownInitialiser() {
        #expect(ContainerView<PortedView>(in: parent).view.initialiser == "frame")
        #expect(ContainerView<PortedView>(in: parent) { nil }.view.initialiser == "frame")
        #expect(ContainerView<PlainBadge>(in: parent).view.isFromArchive)
        #expect(Container<MakeableController>(in: parent).view.wasMade)
        #expect(Container<UINavigationController>(in: parent).view.viewControllers.isEmpty)
        let mine = PlainBadge(frame: .zero)
        #expect(ContainerView(in: parent) { mine }.view === mine)
    }

    @Test("2.5 prepare() runs once, while the view has neither a superview nor a parent")
    func preparing() {
        let container = ContainerView<PreparingView>(in: parent)
        #expect(container.view.found == ["true true"])
        #expect(container.view.parent === parent)
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        #expect(PreparingView(coder: coder)?.found == ["true true"])
    }

    @Test("A container made by another initialiser is empty until it is prepared")
    func later() {
        let container = ContainerView<PreparingView>(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(container.view == nil && container.parent == nil)
        container.prepareContainer(inside: parent)
        container.layoutIfNeeded()
        #expect(container.view.frame == container.bounds && container.parent === parent)
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        #expect(Container<UIViewController>(coder: coder)?.view == nil)
    }
}
