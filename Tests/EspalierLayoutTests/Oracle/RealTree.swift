import EspalierLayout
import EspalierViews
import Foundation

@testable import LayoutOracle

private final class CodedView: UIView {
    override func layoutSubviews() { super.layoutSubviews() }
}

/// The views of a model, made and changed along with it.
final class RealTree {
    private(set) var views: [UIView?] = []
    private(set) var cells: [Cell] = []

    /// Whether the views have a class of their own, for which no pass takes a short way.
    private let isCoded: Bool

    init() { isCoded = false }

    /// A fresh tree with the frames of the model and without rules. Its views take none of the short ways of a pass, so
    /// that those are compared with what they stand for.
    init(_ model: ModelTree) {
        isCoded = true
        for view in model.views {
            add(view)
            if !view.isAlive { views[views.count - 1] = nil }
        }
        for (index, view) in model.views.enumerated() where view.isAlive { move(index, to: view.parent) }
        cells = model.cells.map { Cell($0) }
    }

    func add(_ model: ModelView) {
        let view = isCoded ? CodedView() : UIView()
        view.name = "v\(views.count)"
        view.frame = CGRect(x: model.frame[0], y: model.frame[1], width: model.frame[2], height: model.frame[3])
        view.bounds.origin = CGPoint(x: model.boundsOrigin[0], y: model.boundsOrigin[1])
        views.append(view)
    }

    func addCell(_ number: Double?) { cells.append(Cell(number)) }

    func view(_ index: Int) -> UIView { views[index] ?? UIView() }

    func move(_ view: Int, to parent: Int?) {
        guard let parent else { return self.view(view).removeFromSuperview() }
        self.view(parent).addSubview(self.view(view))
    }

    func setFrame(_ view: Int, _ numbers: [Double]) {
        self.view(view).frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// Lets a view go for good. Its subviews stay, on their own.
    func kill(_ view: Int) {
        self.view(view).removeFromSuperview()
        views[view] = nil
    }

    func add(_ text: String, _ given: [ModelGiven], to view: Int) throws {
        let arguments = given.map { argument -> LayoutArgument in
            switch argument {
            case .view(let other): return .view(self.view(other))
            case .number(let number): return .number(number)
            case .function(let cell):
                let cell = cells[cell]
                return .block { _ in cell.layoutNumber }
            case .object(let cell): return .object(cells[cell])
            }
        }
        try self.view(view).layoutRules.add(text, arguments: arguments)
    }

    /// A pass about the tree of that root; whether it found a cycle.
    func pass(_ root: Int, throwing: Bool) -> Bool {
        let view = view(root)
        var isCycle = false
        view.diagnosticsHandler = { if $0.message.contains("cycle") { isCycle = true } }
        if throwing {
            do { try view.solveLayout() } catch { isCycle = true }
        } else {
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        view.diagnosticsHandler = { _ in }
        return isCycle
    }
}
