// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import Espalier
import EspalierContainers
import TestSupport
import Testing

/// A box of one's own: frames what it holds, and tells how much it has held.
private class FramedBox: ContainerBox {
    private(set) var heldCount = 0

    override func hold(_ view: UIView) {
        edgeInsets = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
        super.hold(view)
        heldCount += 1
    }
}

/// A container of one's own in a box of one's own.
private final class FramedContainer: FramedBox, UIContainer {
    typealias View = Page

    convenience init(in parentView: UIViewController!, loadHandler: (() -> Page?)?) {
        self.init(frame: .zero)
        prepareContainer(inside: parentView, loadHandler: loadHandler)
    }
}

/// A container of one's own that is no box, and keeps its insets itself.
private final class PlainContainer: UIView, UIContainer {
    typealias View = UIViewController
    var edgeInsets = UIEdgeInsets.zero
    var wasLoaded = false

    convenience init(in parentView: UIViewController!, loadHandler: (() -> UIViewController?)?) {
        self.init(frame: .zero)
        prepareContainer(inside: parentView, loadHandler: loadHandler)
    }

    func containerDidLoad() { wasLoaded = true }
}

/// A header of a table that holds a view, and keeps its parent itself.
private final class OwnHeader: UITableViewHeaderFooterView, UIContainer {
    typealias View = Card
    weak var parent: UIViewController!

    convenience init(in parentView: UIViewController!, loadHandler: (() -> Card?)?) {
        self.init(reuseIdentifier: nil)
        prepareContainer(inside: parentView, loadHandler: loadHandler)
    }
}

private final class OwnCell: UITableViewCell, UIContainerCell {
    typealias View = Card
}

/// A container that writes each step itself, and keeps its content itself.
private final class HandmadeContainer<Content: UIView & ContainerViewParent>: ContainerBox, UIContainer {
    typealias View = Content
    weak var view: Content!
    weak var parent: ParentView!
    var removals = 0

    required init(in parentView: ParentView!, loadHandler: (() -> Content?)? = nil) {
        super.init(frame: .zero)
        prepareContainer(inside: parentView, loadHandler: loadHandler)
    }

    required init?(coder: NSCoder) { nil }

    func prepare(parentView: ParentView!) { parent = parentView }

    func insertContainer(view: Content!) {
        hold(loadView(view))
        self.view = view
    }

    func removeContainer() {
        removals += 1
        letGo()
        view = nil
    }
}

@Suite("Containers: classes of one's own")
struct OwnContainerTests {
    @Test("4.3 A container in a box of one's own does all that the others do")
    func ownBox() {
        onStage { stage in
            let container = FramedContainer(in: stage.root) { stage.page("a") }
            container.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            stage.root.view.addSubview(container)
            stage.rest()
            #expect(container.heldCount == 1)
            #expect(container.view.view.frame == CGRect(x: 4, y: 4, width: 92, height: 92))
            _ = stage.log.take()
            container.removeFromSuperview()
            #expect(stage.log.take() == ["a willMove(nil)", "a will-", "a did-", "a didMove(nil)"])
        }
    }

    @Test("4.3 A container that keeps its content itself, in a box, is told to give it up when it leaves its superview")
    func handmade() {
        onStage { stage in
            let container = HandmadeContainer<Card>(in: stage.root) { stage.card() }
            weak let card = container.view
            stage.root.view.addSubview(container)
            #expect(card != nil && container.heldView === card && container.removals == 0)
            container.removeFromSuperview()
            #expect(container.removals == 1 && container.view == nil && container.heldView == nil && card == nil)
            stage.root.view.addSubview(container)
            container.removeFromSuperview()
            #expect(container.removals == 1, "there is nothing to give up")
        }
    }

    @Test("4.3 A container that is no box holds, follows insets, and empties itself when it is told to")
    func plain() {
        let parent = UIViewController()
        let container = PlainContainer(in: parent, loadHandler: nil)
        container.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(container.wasLoaded && parent.children == [container.view] && container.parent === parent)
        container.layoutIfNeeded()
        #expect(container.view.view.frame == container.bounds)
        container.edgeInsets.top = 30
        container.layoutIfNeeded()
        #expect(container.view.view.frame == CGRect(x: 0, y: 30, width: 100, height: 70))
        container.insertContainer(view: UINavigationController())
        #expect(parent.children == [container.view] && container.subviews == [container.view.view])
        container.removeContainer()
        #expect(parent.children.isEmpty && container.subviews.isEmpty && container.parent == nil)
        container.prepareContainer(inside: parent)
        #expect(parent.children.count == 1)
    }

    @Test("4.3 A plain container that is released lets its controller go")
    func plainReleased() {
        let parent = UIViewController()
        var container: PlainContainer? = PlainContainer(in: parent, loadHandler: nil)
        #expect(container != nil && parent.children.count == 1)
        container = nil
        #expect(parent.children.isEmpty)
    }

    @Test("4.3 A cell of one's own only says what it holds")
    func ownCell() {
        onStage { stage in
            let cell = OwnCell(in: stage.root) { stage.card() }
            let card = cell.view
            cell.prepareContainer(in: stage.root)
            cell.prepareContainer(inside: stage.root)
            #expect(cell.view === card && card?.superview === cell.contentView && card?.parent === stage.root)
        }
    }

    @Test("4.3 A header of one's own holds in its content view, and may keep its parent itself")
    func ownHeader() {
        onStage { stage in
            let header = OwnHeader(in: stage.root) { stage.card() }
            #expect(header.view.superview === header.contentView && header.view.parent === stage.root)
            header.removeContainer()
            #expect(header.view == nil && header.parent == nil && header.contentView.subviews.isEmpty)
        }
    }
}
