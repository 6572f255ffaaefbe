// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import Espalier
import EspalierContainers
import TestSupport
import Testing

private class TicketNibView: NibView {
    @Outlet var titleLabel: UILabel!
    var found: [String] = []

    override func prepare() {
        super.prepare()
        found.append("\(titleLabel.text ?? "nil") \(superview == nil) \(parent == nil)")
    }
}

/// Its file connects no outlet.
private final class LooseNibView: NibView {}

/// Its file has a view of this class.
private final class LoopNibView: NibView {}

/// Its file has no view.
private final class EmptyNibView: NibView {}

private final class MissingNibView: NibView {}

/// Of another name than its file.
private final class NamedNibView: NibView {
    override class func makeNib() -> UINib { UINib(nibName: "LooseNibView") }
}

private final class TicketViewController: UIViewController {}

@Suite("Containers: views and controllers from interface files")
struct NibViewTests {
    let parent = UIViewController()

    @Test("6.4 A NibView has the view of its file as its outlet, and prepares when its outlets are set")
    func outlets() {
        let container = ContainerView<TicketNibView>(in: parent)
        let view = container.view!
        #expect(view.found == ["Ticket true true"])
        #expect(view.parent === parent && view.view.superview === view)
        #expect(view.titleLabel.superview === view.view)
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        #expect(TicketNibView(coder: coder)?.found == ["Ticket true true"])
    }

    @Test("6.4 The loaded view is pinned to the edges")
    func edges() {
        let view = TicketNibView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.layoutIfNeeded()
        #expect(view.view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
        view.frame.size.height = 90
        view.layoutIfNeeded()
        #expect(view.view.frame == CGRect(x: 0, y: 0, width: 300, height: 90))
    }

    @Test("6.4 Without the outlet it is the first view; the file's name can be another one")
    func loose() {
        let view = LooseNibView()
        #expect(view.subviews == [view.view] && view.view.subviews.first is UILabel)
        #expect(NamedNibView().view.subviews.first is UILabel)
    }

    @Test("6.4 It goes with all that the file has made")
    func released() {
        weak var label: UILabel?
        do {
            let view = TicketNibView()
            label = view.titleLabel
            #expect(label != nil)
        }
        #expect(label == nil)
    }

    @Test("6.5 A controller that a container makes has the view of its nib")
    func controller() {
        let container = Container<TicketViewController>(in: parent)
        #expect(container.view.view.subviews.first is UILabel)
        #expect(container.view.view.superview === container)
    }

    @Test("9.7 A NibView whose file is missing, has no view, or would load itself")
    func misuse() async {
        let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = MissingNibView()
        }
        #expect(errorText(missing).contains("there is no nib 'MissingNibView'"))
        let empty = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = EmptyNibView()
        }
        #expect(errorText(empty).contains("the nib of EmptyNibView has no view: put one at its top level"))
        let loop = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = LoopNibView()
        }
        #expect(errorText(loop).contains("the nib of LoopNibView has a LoopNibView at its top level, line 7"))
    }
}
