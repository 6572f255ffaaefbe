import EspalierControllers
import EspalierViews
import Foundation
import TestSupport

/// A controller that notes what it hears.
class Probe: UIViewController {
    let name: String
    let log: CallLog
    private let living: LivingCount
    private let notesViews: Bool
    var forwards = true
    /// What the appearance calls saw: the movement that they belong to.
    var movements: [String] = []

    init(_ name: String, _ log: CallLog, _ living: LivingCount, notesViews: Bool = false) {
        self.name = name
        self.log = log
        self.living = living
        self.notesViews = notesViews
        super.init(nibName: nil, bundle: nil)
        living.begin()
    }

    required init?(coder: NSCoder) { nil }

    deinit { living.count -= 1 }

    private func note(_ call: String) {
        var movement: [String] = []
        if isBeingPresented { movement.append("presented") }
        if isBeingDismissed { movement.append("dismissed") }
        if isMovingToParent { movement.append("to parent") }
        if isMovingFromParent { movement.append("from parent") }
        if !movement.isEmpty { movements.append("\(call): \(movement.joined(separator: ", "))") }
        log.note("\(name).\(call)")
    }

    override func loadView() {
        note("loadView")
        let made = ProbeView(name, log, living, notesCallbacks: notesViews)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = made
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear")
    }

    override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }

    override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove(\(Self.name(of: parent)))")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove(\(Self.name(of: parent)))")
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

    static func name(of controller: UIViewController?) -> String {
        guard let controller else { return "nil" }
        return (controller as? Probe)?.name ?? controller.title ?? "?"
    }

    /// Adds a child as the documentation says.
    func embed(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }
}

extension UIViewController {
    /// Removes a child as the documentation says.
    func leave() {
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }
}

/// A root view that is counted, and notes its callbacks if asked to.
final class ProbeView: UIView {
    private let log: CallLog
    private let living: LivingCount
    private let notesCallbacks: Bool

    init(_ name: String, _ log: CallLog, _ living: LivingCount, notesCallbacks: Bool) {
        self.log = log
        self.living = living
        self.notesCallbacks = notesCallbacks
        super.init(frame: .zero)
        self.name = name
        living.begin()
    }

    required init?(coder: NSCoder) { nil }

    deinit { living.count -= 1 }

    private func note(_ call: String) {
        if notesCallbacks { log.note("\(name ?? "?")View.\(call)") }
    }

    private static func name(of view: UIView?) -> String { view.map { $0.name ?? "?" } ?? "nil" }

    override func willMove(toSuperview newSuperview: UIView?) {
        note("willMove(toSuperview: \(Self.name(of: newSuperview)))")
    }

    override func didMoveToSuperview() { note("didMoveToSuperview") }

    override func willMove(toWindow newWindow: UIWindow?) { note("willMove(toWindow: \(Self.name(of: newWindow)))") }

    override func didMoveToWindow() { note("didMoveToWindow") }

    override func layoutSubviews() {
        super.layoutSubviews()
        note("layoutSubviews")
    }
}
