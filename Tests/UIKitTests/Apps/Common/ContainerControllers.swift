import UIKit

/// Segments at the top, of which each shows a child; those that were shown are kept.
final class SegmentedContainerController: UIViewController {
    private let controllers: [UIViewController]
    private(set) lazy var segments: UISegmentedControl = {
        let control = UISegmentedControl(items: controllers.map { $0.title ?? "" })
        control.selectedSegmentIndex = 0
        control.addTarget(self, action: SegmentedContainerController.segmentChanged(_:), for: .valueChanged)
        return control
    }()
    private let contentView = UIView()
    private(set) var current: UIViewController?

    init(controllers: [UIViewController]) {
        precondition(!controllers.isEmpty, "nothing to show")
        self.controllers = controllers
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        [segments, contentView].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        NSLayoutConstraint.activate([
            segments.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            segments.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            segments.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            contentView.topAnchor.constraint(equalTo: segments.bottomAnchor, constant: 8),
            contentView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        show(controllers[0])
    }

    private func segmentChanged(_ sender: UISegmentedControl) {
        show(controllers[sender.selectedSegmentIndex])
    }

    private func show(_ next: UIViewController) {
        guard next !== current else { return }
        let previous = current
        previous?.willMove(toParent: nil)
        addChild(next)
        next.view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(next.view)
        NSLayoutConstraint.activate([
            next.view.topAnchor.constraint(equalTo: contentView.topAnchor),
            next.view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            next.view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            next.view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
        previous?.view.removeFromSuperview()
        previous?.removeFromParent()
        next.didMove(toParent: self)
        current = next
    }
}

/// A menu that slides in from the leading edge, over a dimmed content.
final class DrawerController: UIViewController {
    let content: UIViewController
    let menu: UIViewController
    private let dimming = UIView()
    private let menuWidth: CGFloat = 280
    private lazy var menuLeading = menu.view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: -menuWidth)

    private(set) var isOpen = false

    init(content: UIViewController, menu: UIViewController) {
        self.content = content
        self.menu = menu
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        add(content)
        content.view.frame = view.bounds
        content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.frame = view.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = .black
        dimming.alpha = 0
        dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: DrawerController.close))
        view.addSubview(dimming)
        add(menu)
        menu.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            menu.view.topAnchor.constraint(equalTo: view.topAnchor),
            menu.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            menu.view.widthAnchor.constraint(equalToConstant: menuWidth),
            menuLeading,
        ])
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: DrawerController.panned(_:))
        edge.edges = .left
        view.addGestureRecognizer(edge)
    }

    private func add(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    var dimmingAlpha: CGFloat { dimming.alpha }

    func open() { setOpen(true) }
    func close() { setOpen(false) }

    private func setOpen(_ open: Bool) {
        isOpen = open
        menuLeading.constant = open ? 0 : -menuWidth
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseInOut) {
            self.dimming.alpha = open ? 0.4 : 0
            self.view.layoutIfNeeded()
        }
    }

    private func panned(_ gesture: UIScreenEdgePanGestureRecognizer) {
        let x = gesture.translation(in: view).x
        switch gesture.state {
        case .changed:
            menuLeading.constant = min(0, x - menuWidth)
            dimming.alpha = 0.4 * min(1, x / menuWidth)
        case .ended:
            setOpen(x > menuWidth / 2)
        case .cancelled:
            setOpen(false)
        default:
            break
        }
    }
}

/// A list and its detail side by side where there is room, else one over the other.
final class ListDetailController: UIViewController {
    let list: UIViewController
    let detail: UIViewController
    private let separator = UIView()
    private(set) var showsDetail = false

    init(list: UIViewController, detail: UIViewController) {
        self.list = list
        self.detail = detail
        super.init(nibName: nil, bundle: nil)
        [list, detail].forEach(addChild)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        separator.backgroundColor = .separator
        [list.view, separator, detail.view].forEach(view.addSubview)
        children.forEach { $0.didMove(toParent: self) }
    }

    private var isSideBySide: Bool { traitCollection.horizontalSizeClass == .regular }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        separator.isHidden = !isSideBySide
        guard isSideBySide else {
            list.view.frame = view.bounds
            detail.view.frame = view.bounds.offsetBy(dx: showsDetail ? 0 : view.bounds.width, dy: 0)
            return
        }
        let width = min(320, view.bounds.width * 0.4)
        let (left, right) = view.bounds.divided(atDistance: width, from: .minXEdge)
        list.view.frame = left
        separator.frame = CGRect(x: left.maxX, y: 0, width: 0.5, height: right.height)
        detail.view.frame = right
    }

    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showsDetail = true
        UIView.animate(withDuration: 0.3) {
            self.view.setNeedsLayout()
            self.view.layoutIfNeeded()
        }
    }
}
