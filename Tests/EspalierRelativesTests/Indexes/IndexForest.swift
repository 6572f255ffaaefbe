import EspalierObservation
import TestSupport

@testable import EspalierRelatives
@testable import EspalierViews

/// Some trees, windows among them, with indexes and observers on them, whose callbacks ask and change in turn.
///
/// Every answer is compared with what a naive walk finds at that moment, in the middle of a change too.
final class IndexForest {
    static let role = StoredProperty<UIView, String?>(default: nil)

    /// What a program does beside moving views. Not everything at once, so that each can be told from the others.
    struct Features: OptionSet {
        let rawValue: Int
        /// Views go that only their superviews hold, and superviews go below which views survive.
        static let releases = Features(rawValue: 1)
        /// Observers are told before the write, too.
        static let priors = Features(rawValue: 2)
        /// Callbacks ask.
        static let asksInside = Features(rawValue: 4)
        /// Callbacks change.
        static let changesInside = Features(rawValue: 8)
    }

    struct Entry {
        let kind: Int
        let index: GroupIndex<Int>
        let key: (UIView) -> Int?
    }

    final class Model: KeyValueObservable {
        let observerRegistry = ObserverRegistry()
        @Observed var number = 0
    }

    let features: Features
    private var generator: SplitMix64
    var views: [UIView] = []
    var indexes: [Entry] = []
    var tokens: [AnyObject] = []
    let model = Model()
    /// How many callbacks that do something run, one inside the other.
    private var depth = 0
    /// How many of them come before a write.
    private(set) var priorDepth = 0
    /// What was done, if it is to be kept.
    private(set) var trace: [String]?
    private(set) var failure: String?

    init(seed: UInt64, size: Int, traces: Bool = false) {
        generator = SplitMix64(seed: seed)
        features = Features(rawValue: Int(seed % 16))
        if traces { trace = [] }
        for number in 0..<size {
            let view = makeView(number)
            views.append(view)
        }
        begin()
    }

    /// Links most of the views, and asks for a few indexes, so that short programs have something to work on.
    private func begin() {
        for view in views.dropFirst() where random(4) > 0 { move(view, to: views[random(number(of: view))]) }
        for _ in 0..<2 { makeIndex(of: random(2) == 0 ? views[0] : randomView()) }
        if random(2) == 0 { makeTreeIndex(of: views[0]) }
        if random(2) == 0 { changeTokens(at: randomView()) }
        for entry in indexes { _ = entry.index.count }
    }

    /// Ends everything; the views' last callbacks do nothing.
    func finish() {
        depth = .max
        tokens = []
        indexes = []
        views = []
    }

    func makeView(_ number: Int) -> UIView {
        let view: UIView =
            switch number % 5 {
            case 0: ForestWindow()
            case 1: UIView()
            default: ForestView()
            }
        (view as? ForestView)?.forest = self
        (view as? ForestWindow)?.forest = self
        view.tag = number % 3
        return view
    }

    func random(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    func randomView() -> UIView { views[random(views.count)] }

    func number(of view: UIView) -> Int { views.firstIndex { $0 === view } ?? -1 }

    func note(_ text: @autoclosure () -> String) {
        trace?.append(String(repeating: " ", count: min(depth, 9)) + text())
    }

    /// Something is not as it should be.
    func fail(_ text: @autoclosure () -> String) {
        if failure == nil { failure = text() }
    }

    // MARK: Callbacks

    /// A callback runs: it may ask, and it may change.
    func moment(_ name: String, isPrior: Bool = false, mayChange: Bool = true) {
        guard depth < 2, failure == nil, !views.isEmpty else { return }
        depth += 1
        if isPrior { priorDepth += 1 }
        defer {
            depth -= 1
            if isPrior { priorDepth -= 1 }
        }
        if features.contains(.changesInside), mayChange, random(4) == 0 {
            note("in \(name):")
            change()
        }
        if features.contains(.asksInside), random(2) == 0 {
            note("in \(name):")
            ask()
        }
    }

    /// One step from outside.
    func step() {
        change()
        checkLabels()
        for _ in 0..<2 { ask() }
    }

    private func checkLabels() {
        for view in views {
            if view.order?.root == view.reference {
                view.order?.checkInvariants()
            } else if view.order == nil, view.realSuperview?.order != nil {
                fail("a view below an ordered one is not ordered")
            }
        }
    }

    /// Whether it is at the moment in the middle of a callback.
    var isInside: Bool { depth > 0 }
}

/// Hands its callbacks on.
final class ForestView: UIView {
    weak var forest: IndexForest?

    override func willMove(toSuperview newSuperview: UIView?) { forest?.moment("willMove(toSuperview:)") }
    override func didMoveToSuperview() { forest?.moment("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) { forest?.moment("willMove(toWindow:)") }
    override func didMoveToWindow() { forest?.moment("didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) { forest?.moment("didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { forest?.moment("willRemoveSubview") }
    override func layoutSubviews() { forest?.moment("layoutSubviews") }
    deinit { forest?.moment("deinit", mayChange: false) }
}

final class ForestWindow: UIWindow {
    weak var forest: IndexForest?

    override func didAddSubview(_ subview: UIView) { forest?.moment("didAddSubview of a window") }
    override func willRemoveSubview(_ subview: UIView) { forest?.moment("willRemoveSubview of a window") }
    deinit { forest?.moment("deinit of a window", mayChange: false) }
}
