import EspalierControllers
import EspalierControls
import EspalierNibs
import EspalierViews
import Foundation

/// Makes the objects of a scene, as an application does: by `UINib` and `UIStoryboard`.
struct SceneLoader {
    let scene: ApplicationScene
    let file: SceneFile
    let screen: UIScreen
    let source: SceneSource
    /// What is made, also later, when views and rows are.
    private let made = MadeObjects()

    /// Keeps what is made.
    private final class MadeObjects {
        var builds: [InterfaceBuild] = []
        weak var source: SceneSource?
        var isTold = false
    }

    /// What a scene consists of.
    struct Loaded {
        var controller: UIViewController?
        /// The controller that contains the scene's own; nil where it stands alone.
        var root: UIViewController?
        var view: UIView?
    }

    init(scene: ApplicationScene, file: SceneFile, screen: UIScreen) {
        self.scene = scene
        self.file = file
        self.screen = screen
        source = SceneSource(file.facts)
        made.source = source
    }

    /// What was made so far. What is made later is told to the source at once.
    func builds() -> [InterfaceBuild] {
        made.isTold = true
        return made.builds
    }

    var reports: [InterfaceReport] { made.builds.flatMap(\.reports) }

    /// The size classes of the screen.
    private var sizeClasses: InterfaceSizeClasses {
        let traits = screen.traits
        return InterfaceSizeClasses(horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
    }

    mutating func load() -> Loaded? {
        file.document.isStoryboard ? loadFromStoryboard() : loadFromNib()
    }

    private func loadFromStoryboard() -> Loaded? {
        guard let storyboard = try? UIStoryboard(file.document, classes: file.makers) else { return nil }
        storyboard.sizeClasses = sizeClasses
        storyboard.assets = file.assets
        storyboard.buildHandler = { [made] build in
            made.builds.append(build)
            if made.isTold { made.source?.add(build) }
        }
        if scene.kind != .screen {
            return storyboard.build(elementID: scene.objectID).flatMap { view(of: $0) }
        }
        guard let controller = storyboard.instantiate(elementID: scene.objectID) else { return nil }
        let bars = SceneBars(file.document, scene.objectID)
        return Loaded(controller: controller, root: bars.container(of: controller))
    }

    private func loadFromNib() -> Loaded? {
        let nib = UINib(file.document, classes: file.makers)
        nib.sizeClasses = sizeClasses
        nib.assets = file.assets
        guard let build = nib.build(elementID: scene.objectID) else { return nil }
        made.builds.append(build)
        guard var loaded = view(of: build) else { return nil }
        if scene.kind == .screen {
            let controller = UIViewController()
            controller.view = loaded.view
            loaded = Loaded(controller: controller)
        }
        return loaded
    }

    private func view(of build: InterfaceBuild) -> Loaded? {
        (build.topLevelObjects.first as? UIView).map { Loaded(view: $0) }
    }
}
