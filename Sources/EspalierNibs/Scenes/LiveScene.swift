import EspalierControllers
import EspalierControls
import EspalierViews

/// A scene of an interface file that was made live, as ``UINib`` and ``UIStoryboard`` make it.
package final class LiveScene {
    fileprivate struct Made {
        let element: InterfaceElement
        weak var object: AnyObject?
    }

    package let scene: InterfaceScene
    /// The root view.
    package let view: UIView
    /// The controller whose view that is; nil for other scenes.
    package let controller: UIViewController?
    /// What holds the rest.
    private let held: [AnyObject]
    private let log: Log

    /// Hears what is made, also later.
    fileprivate final class Log {
        var made: [Made] = []
        var reports: [InterfaceReport] = []
        private let told: ((InterfaceBuild) -> Void)?

        init(_ told: ((InterfaceBuild) -> Void)?) { self.told = told }

        func take(_ build: InterfaceBuild) {
            made += build.objects.map { Made(element: $0.element, object: $0.object) }
            reports += build.reports
            told?(build)
        }
    }

    fileprivate init(
        _ scene: InterfaceScene, _ view: UIView, _ controller: UIViewController?, _ held: [AnyObject], _ log: Log
    ) {
        self.scene = scene
        self.view = view
        self.controller = controller
        self.held = held
        self.log = log
    }

    /// The objects that live, and what each was made from, outer ones before inner ones; those of rows and embedded
    /// controllers as soon as they are made.
    package var objects: [(element: InterfaceElement, object: AnyObject)] {
        log.made.compactMap { made in made.object.map { (made.element, $0) } }
    }

    /// What was passed over so far.
    package var reports: [InterfaceReport] { log.reports }

    /// Shows the scene in a window, which becomes visible: the controller becomes the window's, another view its subview.
    package func show(in window: UIWindow) {
        window.makeKeyAndVisible()
        if let controller { window.rootViewController = controller } else { window.addSubview(view) }
    }
}

extension InterfaceDocument {
    /// Makes a scene live, outside of any window.
    ///
    /// - Parameters:
    ///   - scene: One of `interfaceScenes`, or of any view.
    ///   - classes: What stands for the custom classes that the file names.
    ///   - assets: Where names of images and colours are looked for first.
    ///   - sizeClasses: Which variations count; nil for those of the device that the file was last shown on.
    ///   - told: Hears what is made, also later, when views and rows are.
    /// - Returns: nil where the element stands for no view.
    /// - Throws: why nothing can be made of the file.
    package func live(
        _ scene: InterfaceScene, classes: InterfaceClasses = .init(), assets: AssetCatalog = .init(),
        sizeClasses: InterfaceSizeClasses? = nil, told: ((InterfaceBuild) -> Void)? = nil
    ) throws(InterfaceError) -> LiveScene? {
        if let error = foreignError { throw error }
        let log = LiveScene.Log(told)
        var build: InterfaceBuild?
        var held: [AnyObject] = []
        if isStoryboard {
            let storyboard = try UIStoryboard(self, classes: classes)
            storyboard.assets = assets
            storyboard.buildHandler = { log.take($0) }
            if let sizeClasses { storyboard.sizeClasses = sizeClasses }
            held = [storyboard]
            if scene.kind == .controller, let id = scene.id, let made = storyboard.instantiate(elementID: id) {
                return made.view.map { LiveScene(scene, $0, made, held + [made], log) }
            }
            build = scene.id.flatMap { storyboard.build(elementID: $0) }
        } else {
            let nib = UINib(self, classes: classes)
            nib.assets = assets
            nib.buildHandler = { log.take($0) }
            if let sizeClasses { nib.sizeClasses = sizeClasses }
            held = [nib]
            build = scene.element.isAtTop ? nib.build() : scene.id.flatMap { nib.build(elementID: $0) }
        }
        guard let build, let object = build.objects.first(where: { $0.element == scene.element })?.object else {
            return nil
        }
        held += build.topLevelObjects
        if let controller = object as? UIViewController {
            return controller.view.map { LiveScene(scene, $0, controller, held, log) }
        }
        guard let view = object as? UIView else { return nil }
        var owner: UIViewController?
        if scene.isOwned {
            owner = UIViewController()
            owner?.view = view
        }
        return LiveScene(scene, view, owner, held, log)
    }
}
