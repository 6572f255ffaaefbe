import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation

extension NibBuilder {
    /// Lets a controller make its view when it is asked for it.
    func loadLater(_ view: InterfaceElement, of element: InterfaceElement, _ controller: UIViewController) {
        let isOfScene = scene == nil && element.parent?.parent?.name == "scene"
        let others = isOfScene ? sceneObjects(beside: element) : []
        let state = SceneState(
            content, view: view, others: others, externals: externalsForLater(), chain: chain)
        for made in [view] + others { later[made.index] = state }
        controller.viewSource = { state.load($0) }
    }

    /// What is neither a controller nor a placeholder.
    private func sceneObjects(beside element: InterfaceElement) -> [InterfaceElement] {
        (element.parent?.children ?? []).filter { other in
            guard other != element, !isPlaceholder(other), let kind = ElementKind(other) else { return false }
            return kind.base.map { !ElementKind.isClass($0, UIViewController.self) } ?? true
        }
    }

    /// What was made for the root view of a controller; nil for what can be none.
    func rootView(_ element: InterfaceElement) -> UIView? {
        if let view = topLevel.first as? UIView, !(view is UIWindow) { return view }
        context.report("<\(element.name)> cannot be the view of a controller", at: element.place)
        return nil
    }

    /// Gives the rows that stand in the file to a controller of tables, which hands on to them what it does not answer
    /// itself.
    func adoptRows(of view: UIView?, _ controller: UIViewController) {
        guard let table = view as? UITableView, let rows = table[stored: StaticRows.property],
            let controller = controller as? UITableViewController
        else { return }
        controller.staticRows = rows
        if table.dataSource === rows { table.dataSource = controller }
        if table.delegate === rows { table.delegate = controller }
    }

    /// Carries out the segues that embed a controller in a view of the one that is being loaded.
    func embed(in controller: UIViewController) {
        for (element, object) in made {
            for segue in element.all("connections").flatMap({ $0.all("segue") }) where segue["kind"] == "embed" {
                guard let container = object as? UIView else { continue }
                embed(InterfaceSegue(segue), in: container, of: controller)
            }
        }
    }

    private func embed(_ segue: InterfaceSegue, in container: UIView, of controller: UIViewController) {
        let id = segue.destination ?? ""
        guard let target = content.controllerElement(id) else {
            return context.report(
                "the embed segue leads to '\(id)', which is no controller of this file", at: segue.place)
        }
        let (chain, reason) = chain.adding(id)
        guard let chain else { return context.report("the embed segue is left out: \(reason)", at: segue.place) }
        if let identifier = segue.identifier,
            !controller.shouldPerformSegue(withIdentifier: identifier, sender: nil)
        {
            return
        }
        guard let child = content.makeController(target, chain: chain) else { return }
        // Before the child's view is asked for: what it shows is said here.
        let made = UIStoryboardSegue(identifier: segue.identifier, source: controller, destination: child)
        controller.prepare(for: made, sender: nil)
        controller.addChild(child)
        if let view = child.view {
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(view)
        }
        child.didMove(toParent: controller)
    }
}

extension NibContent {
    /// The element of a controller that can be made.
    func controllerElement(_ id: String) -> InterfaceElement? {
        document.element(id: id).flatMap { isController($0) ? $0 : nil }
    }

    /// Whether a controller can be made of an element.
    func isController(_ element: InterfaceElement) -> Bool {
        guard element.name != "viewControllerPlaceholder", let base = ElementKind(element)?.base else { return false }
        return ElementKind.isClass(base, UIViewController.self)
    }

    /// Makes a controller, and those that it contains by relationships; their views are made when they are asked for.
    /// Objects awake, inner ones first.
    func makeController(_ element: InterfaceElement, chain: SceneChain) -> UIViewController? {
        let builder = NibBuilder(self, owner: nil, scene: nil)
        builder.chain = chain
        let controller = builder.makeController(element)
        builder.awake()
        _ = builder.finish()
        return controller
    }
}

extension NibBuilder {
    fileprivate func makeController(_ element: InterfaceElement) -> UIViewController? {
        make([element])
        guard let controller = topLevel.first as? UIViewController else { return nil }
        triggerSegues(of: controller)
        return controller
    }

    /// Makes the controllers that a storyboard's controller contains by relationships, and gives them to it.
    func contain(_ connections: InterfaceElement, _ controller: UIViewController) {
        guard made.first?.object === controller, controller.storyboardSource != nil else { return }
        var inner: [(relationship: String, controller: UIViewController)] = []
        for segue in connections.all("segue") where segue["relationship"] != nil {
            let data = InterfaceSegue(segue)
            guard let name = data.relationship, Self.relationships.contains(name) else {
                context.report(
                    "the relationship '\(data.relationship ?? "")' is kept as data only", at: data.place)
                continue
            }
            let id = data.destination ?? ""
            guard let target = content.controllerElement(id) else {
                context.report(
                    "the relationship leads to '\(id)', which is no controller of this file", at: data.place)
                continue
            }
            let (chain, reason) = chain.adding(id)
            guard let chain else {
                context.report("the relationship is left out: \(reason)", at: data.place)
                continue
            }
            let builder = NibBuilder(content, owner: nil, scene: nil)
            (builder.chain, builder.depth) = (chain, depth)
            contained.append(builder)
            if let made = builder.makeController(target) { inner.append((name, made)) }
        }
        if inner.isEmpty { return }
        switch controller {
        case let navigation as UINavigationController:
            navigation.setViewControllers(inner.map(\.controller), animated: false)
        case let tabs as UITabBarController: tabs.setViewControllers(inner.map(\.controller), animated: false)
        case let split as UISplitViewController: fill(split, inner)
        default:
            context.report(
                "\(type(of: controller)) contains no controllers by relationships", at: made[0].element.place)
        }
    }

    /// The relationships by which containers get their controllers.
    private static let relationships: Set<String> = [
        "rootViewController", "viewControllers", "masterViewController", "detailViewController",
        "supplementaryViewController", "compactViewController",
    ]

    /// Gives a split view controller its columns, by the names of the relationships. Columns that its style does not have
    /// stay empty.
    private func fill(
        _ split: UISplitViewController, _ inner: [(relationship: String, controller: UIViewController)]
    ) {
        for (relationship, controller) in inner {
            switch relationship {
            case "detailViewController": split.setViewController(controller, for: .secondary)
            case "supplementaryViewController":
                if split.style == .tripleColumn { split.setViewController(controller, for: .supplementary) }
            case "compactViewController":
                if split.style != .unspecified { split.setViewController(controller, for: .compact) }
            default: split.setViewController(controller, for: .primary)
            }
        }
    }
}
