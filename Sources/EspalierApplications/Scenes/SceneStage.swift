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
    /// What was passed over while the scene was made.
    private(set) var reports: [InterfaceReport] = []
    private let surroundings: SceneSurroundings
    /// The controller, of a scene that has one.
    let controller: UIViewController?
    /// The size that the file gives the view.
    private let storedSize: CGSize
    /// The height that the list of the cell gives each row; nil where rows are as high as they fit.
    private let rowHeight: CGFloat?
    /// Where views are as the scene was built, superviews first, where masks play a part.
    private var beginnings: [(view: UIView, bounds: CGRect, center: CGPoint)] = []
    /// The views whose texts are as the surroundings want them.
    private var dressed: Set<ObjectIdentifier> = []

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
        self.surroundings = surroundings
        let screen = stop.screen ?? UIScreen.iPhone14
        var loader = SceneLoader(scene: scene, file: file, screen: screen)
        guard let loaded = loader.load() else { return nil }
        source = loader.source
        controller = loaded.controller
        let element = file.document.element(id: scene.objectID)
        storedSize = element?.child(key: "frame")?.storedSize ?? screen.bounds.size
        rowHeight = Self.rowHeight(of: scene, file.document)
        window = UIWindow(screen: screen)
        window.diagnosticsHandler = { _ in }
        window.textMeasurer = file.measurer
        var traits = window.treeTraits
        traits.preferredContentSizeCategory = surroundings.textSize
        traits.layoutDirection = surroundings.direction
        traits.userInterfaceStyle = surroundings.appearance
        traits.scalesAllFonts = setsTextSizes
        window.treeTraits = traits
        if let controller = loaded.controller {
            view = controller.view
            // Whoever shows a controller places its view.
            view.translatesAutoresizingMaskIntoConstraints = true
            window.rootViewController = loaded.root ?? controller
            window.makeKeyAndVisible()
        } else if let made = loaded.view {
            view = made
            window.screenSafeAreaInsets = .zero
            window.isHidden = false
            view.translatesAutoresizingMaskIntoConstraints = true
            window.addSubview(view)
        } else {
            return nil
        }
        for build in loader.builds() { source.add(build) }
        reports = loader.reports
        file.give(sizesOfContentsTo: source, below: view)
        takeBeginnings()
        source.name(viewsOf: view)
    }

    private func takeBeginnings() {
        var isMasked = false
        view.walkSubtree { other in
            isMasked = isMasked || other !== view && !other.autoresizingMask.isEmpty
            return true
        }
        guard isMasked else { return }
        view.walkSubtree { other in
            if other !== view { beginnings.append((other, other.bounds, other.center)) }
            return true
        }
    }

    // MARK: Laying out

    /// Lays the scene out.
    ///
    /// - Returns: whether there is a layout.
    func layOut(_ stop: SceneStop, width: CGFloat?) -> Bool {
        // A mask makes a frame from the one before: each layout begins where the scene was built.
        for (view, bounds, center) in beginnings {
            if view.bounds != bounds { view.bounds = bounds }
            if view.center != center { view.center = center }
        }
        if let screen = stop.screen { window.move(to: screen) }
        if controller == nil {
            window.screenSafeAreaInsets = .zero
            let width = width ?? stop.size?.width ?? storedSize.width
            view.frame = CGRect(x: 0, y: 0, width: width, height: height(at: width))
        }
        return solve()
    }

    private func solve() -> Bool { (try? window.solveLayout()) != nil }

    /// As high as the content wants it, where it decides; else as the file has it.
    private func height(at width: CGFloat) -> CGFloat {
        if let rowHeight { return rowHeight }
        let isCell = scene.kind == .tableCell || scene.kind == .collectionCell
        let target = (view as? UICollectionViewCell)?.contentView ?? view
        let content = (view as? UITableViewCell)?.contentView ?? target
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
        for _ in 0..<4 where dress() { if !solve() { return false } }
        source.name(viewsOf: view)
        return true
    }

    private func dress() -> Bool {
        guard surroundings.lengthening > 1 else { return false }
        var new: [UIView] = []
        view.walkSubtree { view in
            if dressed.insert(ObjectIdentifier(view)).inserted { new.append(view) }
            return true
        }
        for view in new { view.lengthenTexts(times: surroundings.lengthening) }
        return !new.isEmpty
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
