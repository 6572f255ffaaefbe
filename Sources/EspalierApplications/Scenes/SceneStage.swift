import EspalierControllers
import EspalierControls
import EspalierNibs
import EspalierRendering
import EspalierViews
import Foundation

/// A scene that was built in some surroundings, in a window that is laid out on one device after the other.
final class SceneStage {
    /// What the scene was made from.
    let scene: ApplicationScene
    let window: UIWindow
    /// The view whose tree is looked at.
    let view: UIView
    let source: SceneSource
    /// What the scene was made into.
    private let live: LiveScene
    /// What was passed over while the scene was made.
    var reports: [InterfaceReport] { live.reports }
    /// The controller, of a scene that has one.
    let controller: UIViewController?
    /// The size that a controller has on every device; nil for one that fills the screen.
    private let freeformSize: CGSize?
    /// The size that the file gives the view.
    private let storedSize: CGSize
    /// The height that the list of the cell gives each row; nil where rows are as high as they fit.
    private let rowHeight: CGFloat?
    /// Where the file has the views: a layout follows from that alone, and not from the ones before.
    private let beginning: TreeBeginning
    private var dresser: TextDresser

    /// Builds a scene.
    ///
    /// - Parameters:
    ///   - file: the file in the language of the surroundings.
    ///   - stop: where it is laid out first.
    ///   - setsTextSizes: whether all fonts of text styles follow the text size.
    /// - Returns: nil where the file makes no view of it.
    init?(
        _ scene: ApplicationScene, of file: SceneFile, _ surroundings: SceneSurroundings, at stop: SceneStop,
        setsTextSizes: Bool
    ) {
        self.scene = scene
        let screen = stop.screen ?? UIScreen.iPhone14
        let traits = screen.traits
        let source = SceneSource(file.facts)
        self.source = source
        guard let element = file.document.element(id: scene.objectID),
            let live = try? UIView.readingDataFromOutside({
                try file.document.live(
                    InterfaceScene(element), classes: file.makers, assets: file.assets,
                    sizeClasses: InterfaceSizeClasses(
                        horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass),
                    told: { [weak source] in source?.add($0) })
            })
        else { return nil }
        self.live = live
        controller = live.controller
        view = live.view
        beginning = TreeBeginning(of: view)
        // Whoever shows a controller places its view.
        if controller != nil { view.translatesAutoresizingMaskIntoConstraints = true }
        freeformSize = live.scene.freeformSize
        storedSize = element.child(key: "frame")?.storedSize ?? screen.bounds.size
        rowHeight = Self.rowHeight(of: scene, file.document)
        window = UIWindow(screen: screen)
        window.comesFromOutside = true
        window.diagnosticsHandler = { _ in }
        window.textMeasurer = file.measurer
        var settings = window.treeTraits
        settings.preferredContentSizeCategory = surroundings.textSize
        settings.layoutDirection = surroundings.direction
        settings.userInterfaceStyle = surroundings.appearance
        settings.scalesAllFonts = setsTextSizes
        window.treeTraits = settings
        if let controller, freeformSize != nil {
            let host = UIViewController()
            host.addChild(controller)
            host.view.addSubview(view)
            controller.didMove(toParent: host)
            window.rootViewController = host
            window.makeKeyAndVisible()
        } else if let controller {
            let bars = ControllerBars(element, file.facts.bars[scene.objectID])
            let root = element.isContainer ? controller : bars.container(of: controller) ?? controller
            if let style = bars.presentation {
                let presenter = UIViewController()
                window.rootViewController = presenter
                window.makeKeyAndVisible()
                root.modalPresentationStyle = style
                root.popoverPresentationController?.sourceView = presenter.view
                presenter.present(root, animated: false)
            } else {
                window.rootViewController = root
                window.makeKeyAndVisible()
            }
        } else {
            window.screenSafeAreaInsets = .zero
            window.isHidden = false
            view.translatesAutoresizingMaskIntoConstraints = true
            window.addSubview(view)
        }
        file.give(sizesOfContentsTo: source, below: view)
        dresser = TextDresser(factor: surroundings.lengthening)
        source.name(viewsOf: view)
    }

    /// The view that was made of an element; nil for none.
    func view(ofElement id: String) -> UIView? { views(ofElements: [id]).first?.view }

    /// The views that were made of elements, in the order of the tree.
    func views(ofElements ids: Set<String>) -> [(id: String, view: UIView)] {
        if ids.isEmpty { return [] }
        var views: [(String, UIView)] = []
        view.walkSubtree { view in
            if let id = source.element(of: view)?.id, ids.contains(id) { views.append((id, view)) }
            return true
        }
        return views
    }

    // MARK: Laying out

    /// Lays the scene out.
    ///
    /// - Returns: whether there is a layout.
    func layOut(_ stop: SceneStop, width: CGFloat?) -> Bool {
        if let screen = stop.screen { window.move(to: screen) }
        if let freeformSize {
            window.screenSafeAreaInsets = .zero
            view.frame = CGRect(origin: .zero, size: freeformSize)
        } else if controller == nil {
            window.screenSafeAreaInsets = .zero
            let width = width ?? storedSize.width
            view.frame = CGRect(x: 0, y: 0, width: width, height: rowHeight ?? storedSize.height)
            beginning.restoreInside()
            guard solve() else { return false }
            if rowHeight != nil { return true }
            if scene.isSizedByLayout { return !stop.isFitting || fit() }
            let height = height(at: width)
            guard setHeight(height) else { return false }
            // Where contents reach out then, nothing ties them to the edges, and the height is not what they want.
            return height >= storedSize.height || !contentsReachOut(.vertical) || setHeight(storedSize.height)
        }
        beginning.restoreInside()
        return solve()
    }

    /// Gives a cell of a collection the size that its content wants, as it tells its collection; where that decides nothing,
    /// that of the file.
    private func fit() -> Bool {
        if content.subviews.allSatisfy(\.translatesAutoresizingMaskIntoConstraints) { return true }
        let size = content.systemLayoutSizeFitting(
            storedSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
        func decided(_ length: CGFloat, _ stored: CGFloat) -> CGFloat { length > 0.5 && length < 1e5 ? length : stored }
        view.frame.size = CGSize(
            width: decided(size.width, storedSize.width), height: decided(size.height, storedSize.height))
        beginning.restoreInside()
        guard solve() else { return false }
        if !contentsReachOut(.horizontal), !contentsReachOut(.vertical) { return true }
        // Nothing ties them to the edges, so that this is not what they want.
        view.frame.size = storedSize
        beginning.restoreInside()
        return solve()
    }

    private func setHeight(_ height: CGFloat) -> Bool {
        if view.frame.height == height { return true }
        view.frame.size.height = height
        beginning.restoreInside()
        return solve()
    }

    /// Whether a view in a bare view reaches over its edges.
    private func contentsReachOut(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let size = content.bounds.size
        return content.subviews.contains { inner in
            if inner.isHidden { return false }
            let frame = inner.frame
            return axis == .vertical
                ? frame.minY <= -1 || frame.maxY >= size.height + 1 : frame.minX <= -1 || frame.maxX >= size.width + 1
        }
    }

    /// What holds the contents of a bare view.
    private var content: UIView {
        (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView ?? view
    }

    private func solve() -> Bool { (try? window.solveLayout()) != nil }

    /// As high as the content wants it, where it decides; else as the file has it. Asked at that width: what preserves the
    /// margins of its superview has others in another place.
    private func height(at width: CGFloat) -> CGFloat {
        let isCell = scene.kind == .tableCell
        // A cell of a table knows what stands beside its content.
        let target = view is UITableViewCell ? view : content
        // Masks make places from the size, and no size.
        if isCell, content.subviews.allSatisfy(\.translatesAutoresizingMaskIntoConstraints) { return storedSize.height }
        func fitted(_ height: CGFloat) -> CGFloat {
            target.systemLayoutSizeFitting(
                CGSize(width: width, height: height), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let least = fitted(0)
        guard least > 0.5, least.isFinite else { return storedSize.height }
        // A content that would fill any height does not decide it.
        let most = fitted(UIView.layoutFittingExpandedSize.height)
        if abs(most - least) > 1 { return isCell ? max(storedSize.height, least) : storedSize.height }
        return least
    }

    // MARK: Texts

    /// Gives the texts of new views the surroundings' length, and lays them out.
    func takeNewViews() -> Bool {
        for _ in 0..<4 where dresser.dress(view) { if !solve() { return false } }
        source.name(viewsOf: view)
        return true
    }

    // MARK: What the file says

    private static func rowHeight(of scene: ApplicationScene, _ document: InterfaceDocument) -> CGFloat? {
        guard scene.kind == .tableCell, let id = scene.listID, let table = document.element(id: id),
            let height = table["rowHeight"].flatMap(Double.init), height > 0, height < 1e5
        else { return nil }
        // A row that stands in the file one by one may have a height of its own.
        let own = document.element(id: scene.objectID)?["rowHeight"].flatMap(Double.init)
        return CGFloat(own.flatMap { $0 > 0 && $0 < 1e5 ? $0 : nil } ?? height)
    }
}
