import EspalierLayout
import EspalierViews
import TestSupport
import Testing

@testable import LayoutOracle

/// A random tree, rules and edits, made in the model and in real views at once; compared after each pass.
struct ModelRun {
    let seed: UInt64
    var generator: ExpressionGenerator
    var model = ModelTree()
    let real = RealTree()
    /// All texts that were added, to build a fresh tree.
    var texts: [(view: Int, text: String, given: [ModelGiven])] = []
    private let isTracing: Bool
    private(set) var trace: [String] = []
    var cycles = 0
    var passes = 0
    /// Explanations of which each claim was computed again.
    var explained = 0
    /// Limits that were said to have changed a size, and to change nothing.
    var limits = (applied: 0, idle: 0)
    private let explains: Bool
    /// What the last pass was about.
    var solvedRoot = 0

    init(seed: UInt64, isExact: Bool, isTracing: Bool = false, explains: Bool = false) {
        self.explains = explains
        self.seed = seed
        self.isTracing = isTracing
        generator = ExpressionGenerator(random: SplitMix64(seed: seed), isExact: isExact)
    }

    /// - Returns: what went wrong, or nil.
    mutating func run() -> String? {
        let count = 1 + generator.random.below(12)
        for _ in 0..<count { addView() }
        for _ in 0..<2 {
            let number = generator.cellNumber()
            model.cells.append(number)
            real.addCell(number)
        }
        for _ in 0..<count where !generator.random.oneIn(3) { addRule() }
        for _ in 0..<3 + generator.random.below(6) {
            for _ in 0..<generator.random.below(4) { edit() }
            let before = model
            let solved = passes - cycles
            if let failure = pass() { return failure }
            if explains, passes - cycles > solved, let failure = try? explanationFailure(before) { return failure }
        }
        return nil
    }

    mutating func note(_ text: @autoclosure () -> String) {
        if isTracing { trace.append(text()) }
    }

    private mutating func frame() -> [Double] {
        (0..<4).map { index in
            let number = Double(generator.random.below(200)) - (index < 2 ? 50 : 0)
            return generator.isExact ? number / 2 : number / 1.3
        }
    }

    private mutating func addView() {
        let index = model.views.count
        var view = ModelView(frame: index == 0 ? [0, 0, 400, 300] : frame())
        if generator.isExact, generator.random.oneIn(6) {
            view.boundsOrigin = [Double(generator.random.below(9)) - 4, Double(generator.random.below(9)) / 2]
        }
        model.views.append(view)
        real.add(view)
        note("view \(index) frame \(view.frame) bounds origin \(view.boundsOrigin)")
        if index > 0, !generator.random.oneIn(20) {
            move(index, to: generator.random.any(model.alive.filter { $0 != index }))
        }
    }

    private mutating func move(_ view: Int, to parent: Int?) {
        if let parent, model.isAtOrBelow(parent, view) { return }
        note("move \(view) to \(parent.map(String.init) ?? "nowhere")")
        model.views[view].parent = parent
        real.move(view, to: parent)
    }

    private mutating func addRule() {
        let view = generator.random.any(model.alive)
        // Mostly views before it, so that cycles do not drown everything else.
        var measured = model.alive.filter { $0 < view }
        measured += measured + measured
        if generator.random.oneIn(2) || measured.isEmpty { measured += model.alive }
        let statements = (0..<1 + generator.random.below(3)).map { _ in
            generator.statement(measured, model.cells.count)
        }
        var text = ""
        var given: [ModelGiven] = []
        for statement in statements {
            if !text.isEmpty { text += ", " }
            statement.write(to: &text, &given)
        }
        if generator.random.oneIn(15) { return addRefused(text, given, to: view) }
        note("add to \(view): \"\(text)\" \(given)")
        do {
            try real.add(text, given, to: view)
            model.views[view].rules.run(statements)
            texts.append((view, text, given))
        } catch {
            Issue.record("seed \(seed): \(text) was refused: \(error)")
        }
    }

    private mutating func addRefused(_ text: String, _ given: [ModelGiven], to view: Int) {
        let wrong = generator.random.any([", q = 5", ", %f", ", ll = ", ", ll = (5", ", w = 3;"])
        note("refuse \(view): \"\(text + wrong)\" \(given)")
        #expect(throws: RuleError.self, "seed \(seed)") { try real.add(text + wrong, given, to: view) }
    }

    private mutating func edit() {
        let random = generator.random.below(20)
        let view = generator.random.any(model.alive)
        switch random {
        case 0...5: addRule()
        case 6...8: setFrame(view, frame())
        case 9:
            let root = model.root(of: view)
            setFrame(root, [0, 0] + frame()[2...])
        case 10, 11: move(view, to: generator.random.any(model.alive))
        case 12: move(view, to: nil)
        case 13 where model.views.count < 14: addView()
        case 14 where view > 0: kill(view)
        case 15, 16:
            let cell = generator.random.below(2)
            let number = generator.cellNumber()
            model.cells[cell] = number
            real.cells[cell].layoutNumber = number
            note("cell \(cell) = \(String(describing: number))")
        case 17 where generator.isExact:
            let origin = [Double(generator.random.below(9)) / 2, 3]
            model.views[view].boundsOrigin = origin
            let bounds = real.view(view).bounds
            real.view(view).bounds = .init(x: origin[0], y: origin[1], width: bounds.width, height: bounds.height)
            note("bounds origin of \(view) = \(origin)")
        default: resetRules(of: view)
        }
    }

    private mutating func setFrame(_ view: Int, _ numbers: [Double]) {
        note("frame of \(view) = \(numbers)")
        model.views[view].frame = numbers
        real.setFrame(view, numbers)
    }

    private mutating func resetRules(of view: Int) {
        let names = ModelName.allCases.filter { _ in generator.random.oneIn(2) }
        let text = names.map { "\($0) = nil" }.joined(separator: ", ")
        note("add to \(view): \"\(text)\"")
        model.views[view].rules.run(names.map { .assign($0, nil, .null) })
        #expect(throws: Never.self, "seed \(seed)") { try real.add(text, [], to: view) }
        texts.append((view, text, []))
    }

    private mutating func kill(_ view: Int) {
        note("kill \(view)")
        model.views[view].isAlive = false
        model.views[view].parent = nil
        for other in model.views.indices {
            if model.views[other].parent == view { model.views[other].parent = nil }
            model.views[other].rules.forget(view)
        }
        let gone = WeakView(real.views[view])
        real.kill(view)
        #expect(gone.view == nil, "seed \(seed): rules keep view \(view)")
        texts.removeAll { $0.view == view }
    }
}

private struct WeakView {
    weak var view: UIView?

    init(_ view: UIView?) { self.view = view }
}
