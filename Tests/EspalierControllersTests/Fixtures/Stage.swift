import EspalierControllers
import EspalierViews
import Foundation
import TestSupport
import Testing

/// A window, what the probes in it heard, and how many of them live.
final class Stage {
    var window: ProbeWindow
    let log: CallLog
    let living: LivingCount
    let diagnostics = CallLog()

    init(_ screen: UIScreen, _ log: CallLog, _ living: LivingCount) {
        self.log = log
        self.living = living
        window = ProbeWindow(screen: screen)
        window.name = "window"
        window.diagnosticsHandler = { [diagnostics] in diagnostics.note($0.message) }
    }

    /// A controller whose view notes its callbacks too if `notesViews`.
    func probe(_ name: String, notesViews: Bool = false) -> Probe {
        Probe(name, log, living, notesViews: notesViews)
    }

    /// The window, shown with that root, and the log empty.
    @discardableResult
    func shown(_ name: String = "root") -> Probe {
        let root = probe(name)
        window.rootViewController = root
        window.makeKeyAndVisible()
        log.clear()
        return root
    }
}

/// A window that is counted in no way; for casts in tests.
final class ProbeWindow: UIWindow {}

/// Runs `body` with a stage, then checks that each controller heard its appearance calls in a legal order, and that
/// all controllers and views are gone once the window is.
func onStage(
    _ screen: UIScreen = .iPhone14, sourceLocation: SourceLocation = #_sourceLocation, _ body: (Stage) throws -> Void
) rethrows {
    let log = CallLog()
    let living = LivingCount()
    do {
        let stage = Stage(screen, log, living)
        try body(stage)
        log.expectLegalOrder(sourceLocation: sourceLocation)
        log.reactions = [:]
    }
    #expect(living.count == 0, "controllers and views live on after their window", sourceLocation: sourceLocation)
    #expect(living.most > 0, "the stage was not used", sourceLocation: sourceLocation)
}

func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}
