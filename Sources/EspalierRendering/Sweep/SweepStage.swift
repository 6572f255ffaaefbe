import EspalierControls
import EspalierLayout
import EspalierScenarios
import EspalierViews
import Foundation

/// What is swept over: makes one tree after the other, on any thread, each time the same.
package protocol SweepSubject: Sendable {
    /// The tree, not laid out at a size yet; nil where it cannot be built.
    func tree() -> SweptTree?
}

/// A tree that was built for a sweep.
package struct SweptTree {
    /// The topmost view, which gets the traits and the sizes.
    let root: UIView
    /// The view whose tree is looked at: the root itself, or a view that fills it.
    let view: UIView
    /// What the tree was made from. It is kept for as long as the tree is.
    let source: any TreeSource
    /// The size that the source gives the root; nil where it gives none.
    var size: CGSize?
    var checks = FrameChecks()
    /// The size at which somebody drew the tree. An overlap that it has there is as its author wants it.
    var designedSize: CGSize?

    /// - Parameters:
    ///   - root: the topmost view, which gets the traits and the sizes.
    ///   - view: the view whose tree is looked at: the root itself, or a view that fills it.
    ///   - source: what the tree was made from.
    ///   - size: the size that the source gives the root; nil where it gives none.
    ///   - designedSize: the size at which somebody drew it; nil where nobody did.
    package init(
        root: UIView, view: UIView, source: any TreeSource, size: CGSize? = nil, designedSize: CGSize? = nil
    ) {
        self.root = root
        self.view = view
        self.source = source
        self.size = size
        self.designedSize = designedSize
    }
}

/// A screen that code builds.
struct BuiltSubject: SweepSubject {
    let build: @Sendable () -> UIView

    func tree() -> SweptTree? {
        let view = build()
        if let window = view as? UIWindow {
            window.diagnosticsHandler = { _ in }
            return SweptTree(root: window, view: window, source: CodeSource(window))
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.isHidden = false
        window.diagnosticsHandler = { _ in }
        window.addSubview(view)
        if !view.translatesAutoresizingMaskIntoConstraints {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
                view.topAnchor.constraint(equalTo: window.topAnchor),
                view.bottomAnchor.constraint(equalTo: window.bottomAnchor),
            ])
        }
        return SweptTree(root: window, view: view, source: CodeSource(view))
    }
}

/// A document, as it is built, or as it is after a step.
struct DocumentSubject: SweepSubject {
    let document: ScenarioDocument
    let classes: ScenarioClasses
    let nibs: ScenarioNibs
    let fonts: FontBook
    var step = 0

    func tree() -> SweptTree? {
        guard let simulation = try? Simulation(document, classes: classes, views: .none, nibs: nibs, fonts: fonts)
        else { return nil }
        simulation.keepsHistories = true
        for step in 0...step where simulation.performStep(step) != nil { return nil }
        let root = simulation.root
        let source = DocumentSource(simulation: simulation, views: document.nib == nil ? .written : .all)
        var tree = SweptTree(root: root, view: root, source: source, size: root.bounds.size)
        tree.checks = FrameChecks(scrolled: document.scrolledViews)
        return tree
    }
}

/// A tree in one setting, laid out at one size after the other.
final class SweepStage: SweepStaging {
    let tree: SweptTree
    private let surroundings: SweepSurroundings
    private let setsTextSizes: Bool
    /// What the document, or whoever built the tree, says of the surroundings.
    private let said: TraitValues
    private var dresser: TextDresser
    private let beginning: TreeBeginning

    init(_ tree: SweptTree, _ surroundings: SweepSurroundings, setsTextSizes: Bool) {
        self.tree = tree
        self.surroundings = surroundings
        self.setsTextSizes = setsTextSizes
        said = tree.root.treeTraits
        dresser = TextDresser(factor: surroundings.lengthening)
        beginning = TreeBeginning(of: tree.root)
    }

    /// Lays the tree out at a size.
    ///
    /// - Parameter exactHeight: The height where it is no whole number; nil: `height`.
    /// - Returns: whether there is a layout.
    func layOut(_ width: Int, _ height: Int, exactHeight: CGFloat? = nil) -> Bool {
        beginning.restore()
        let point = SweepPoint(width: width, height: height, surroundings: surroundings)
        var traits = point.traits.overridden(by: said)
        traits.preferredContentSizeCategory = surroundings.textSize
        traits.scalesAllFonts = setsTextSizes || said.scalesAllFonts
        traits.layoutDirection = surroundings.direction
        tree.root.treeTraits = traits
        tree.root.setSize(CGSize(width: CGFloat(width), height: exactHeight ?? CGFloat(height)))
        if tree.view !== tree.root, tree.view.translatesAutoresizingMaskIntoConstraints {
            tree.view.frame = tree.root.bounds
        }
        return solve()
    }

    /// Gives the texts of new views the setting's length, and lays them out.
    ///
    /// - Returns: whether there is a layout.
    func takeNewViews() -> Bool {
        // Views that come while others are laid out may bring texts, too.
        for _ in 0..<4 where dresser.dress(tree.view, note: tree.source.note) {
            if !solve() { return false }
        }
        return true
    }

    private func solve() -> Bool { (try? tree.root.solveLayout()) != nil }
}
