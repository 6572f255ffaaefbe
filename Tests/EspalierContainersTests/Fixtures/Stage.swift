import Espalier
import EspalierContainers
import TestSupport
import Testing

/// A controller that notes what it hears.
class Page: UIViewController {
    let log: CallLog
    let name: String

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        log.living.begin()
    }

    required init?(coder: NSCoder) { nil }

    deinit { log.living.count -= 1 }

    private func note(_ call: String) { log.note("\(name) \(call)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("load")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("will+")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("did+")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("will-")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("did-")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove(\(Self.name(of: parent)))")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove(\(Self.name(of: parent)))")
    }

    private static func name(of controller: UIViewController?) -> String {
        controller.map { ($0 as? Page)?.name ?? "\(type(of: $0))" } ?? "nil"
    }
}

/// A view that is counted.
class Card: View {
    private(set) var log: CallLog?

    convenience init(_ log: CallLog) {
        self.init(frame: .zero)
        self.log = log
        log.living.begin()
    }

    deinit { log?.living.count -= 1 }
}

/// A window with a page as its root, shown, whose lives of controllers are checked.
final class Stage {
    let log = CallLog()
    let window: UIWindow
    let root: Page
    let checker: LifecycleChecker

    init() {
        // What other tests began on this thread and never ended: while it waits, no window is at rest.
        UIWindow().clock.advance(by: 0)
        window = UIWindow(screen: .iPhone14)
        checker = LifecycleChecker(window)
        root = Page("root", log)
        window.rootViewController = root
        window.makeKeyAndVisible()
        _ = log.take()
    }

    func page(_ name: String) -> Page { Page(name, log) }

    func container(_ name: String, in parent: UIViewController? = nil) -> Container<Page> {
        Container(in: parent ?? root) { [self] in page(name) }
    }

    func card() -> Card { Card(log) }

    func rest() { window.layoutIfNeeded() }
}

/// Runs `body` on a stage; nothing made there may live on, and no controller may have heard what it should not.
func onStage(
    allowing allowed: String? = nil, sourceLocation: SourceLocation = #_sourceLocation, _ body: (Stage) -> Void
) {
    let log: CallLog
    do {
        let stage = Stage()
        log = stage.log
        body(stage)
        stage.rest()
        stage.checker.check()
        let mistakes = stage.checker.mistakes.map { "\($0)" }.filter { mistake in
            allowed.map { !mistake.contains($0) } ?? true
        }
        #expect(mistakes == [], sourceLocation: sourceLocation)
    }
    #expect(log.living.count == 0, "views or controllers live on", sourceLocation: sourceLocation)
}
