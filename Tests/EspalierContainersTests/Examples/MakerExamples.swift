import Espalier
import EspalierContainers
import Testing

private class NoteView: View, ViewControllerType {
    var heard: [String] = []
    var hadSuperview: Bool?

    var content: ViewControllerMaker {
        .dynamic { [unowned self] viewController in
            viewController.title = "Note"
            hadSuperview = superview != nil
        }
    }

    func viewDidLoad() { heard.append("load \(superview != nil)") }
    func viewWillAppear(_ animated: Bool) { heard.append("will+") }
    func viewIsAppearing(_ animated: Bool) { heard.append("is+") }
    func viewDidAppear(_ animated: Bool) { heard.append("did+") }
    func viewWillDisappear(_ animated: Bool) { heard.append("will-") }
    func viewDidDisappear(_ animated: Bool) { heard.append("did-") }
    func viewWillLayoutSubviews() { heard.append("willLayout") }
    func viewDidLayoutSubviews() { heard.append("didLayout") }
}

/// Places itself, and hears nothing.
private final class SheetView: UIView, ViewControllerType {
    var content: ViewControllerMaker {
        .dynamic { controller in
            controller.view.addSubview(self)
            self.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        }
    }
}

@Suite("Programs that make controllers of views")
struct MakerExamples {
    @Test("6.1 The maker runs once with the loaded controller; a view without a superview then fills its view")
    func maker() {
        let view = NoteView()
        let controller = ContainerController(view)
        #expect(view.hadSuperview == nil && !controller.isViewLoaded)
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        controller.view.layoutIfNeeded()
        #expect(controller.title == "Note" && view.hadSuperview == false)
        #expect(controller.contentView === view && view.parent === controller)
        #expect(view.superview === controller.view)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        let sheet = SheetView()
        let other = ContainerController(sheet)
        other.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        other.view.layoutIfNeeded()
        #expect(sheet.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
    }

    @Test("6.2 The calls of the controller's life are handed to the view")
    func lifeCycle() {
        let window = UIWindow(screen: .iPhone14)
        let view = NoteView()
        window.rootViewController = ContainerController(view)
        window.makeKeyAndVisible()
        #expect(view.heard == ["load true", "will+", "is+", "willLayout", "didLayout", "did+"])
        view.heard = []
        window.rootViewController = nil
        #expect(view.heard == ["will-", "did-"])
    }

    @Test("A container makes a controller of a view by itself")
    func inContainer() {
        let parent = UIViewController()
        let container = Container<ContainerController<NoteView>>(in: parent)
        #expect(container.view.contentView.parent === container.view)
        #expect(parent.children == [container.view])
        #expect(ContainerController<NoteView>(coder: NSKeyedArchiver(requiringSecureCoding: false)) != nil)
    }
}
