import EspalierControls
import EspalierNibs
import EspalierScenarios
import EspalierSupport
import EspalierViews
import Foundation

/// Where one scene is laid out, for those who look at it alone.
package struct SceneRequest: Sendable {
    /// The device; nil: that of the file's canvas.
    package var device: Device?
    /// How it is held; nil: upright.
    package var orientation: UIInterfaceOrientation?
    /// The language; nil: the file as it is.
    package var language: String?
    /// The text size; nil: L, and fonts that do not follow it stay as they are.
    package var textSize: UIContentSizeCategory?
    /// The appearance; nil: light.
    package var appearance: UIUserInterfaceStyle?
    /// The direction of reading; nil: that of the language.
    package var direction: UITraitEnvironmentLayoutDirection?

    /// Asks for nothing: the scene as its file has it.
    package init() {}

    private var isOfFile: Bool {
        device == nil && orientation == nil && textSize == nil && direction == nil && language == nil
    }

    fileprivate func stop(_ document: InterfaceDocument) -> SceneStop? {
        if isOfFile { return nil }
        return SceneStop(device: device ?? Device.ofCanvas(document), orientation: orientation ?? .portrait)
    }

    var surroundings: SceneSurroundings {
        var result = SceneSurroundings(language: language)
        result.textSize = textSize ?? .large
        result.appearance = appearance ?? .light
        let runsRightToLeft = language.map { $0 != SceneSurroundings.longest && Language.runsRightToLeft($0) } ?? false
        result.direction = direction ?? (runsRightToLeft ? .rightToLeft : .leftToRight)
        return result
    }
}

extension Application {
    /// A scene as a scenario document, with the size, the covered edges and the traits that it has on a device: what it is
    /// simulated, explained and drawn by. Its frames are those of the live scene.
    ///
    /// - Parameter request: where; as the file itself has it where nothing is asked for.
    /// - Throws: why the scene cannot be made.
    /// - Complexity: O(elements of the file), and for a device that of building the scene and laying it out.
    package func scenario(
        of scene: ApplicationScene, at request: SceneRequest = SceneRequest(), classes: ScenarioClasses
    ) throws(InterfaceError) -> InterfaceImport {
        let scene = shown(by: scene)
        guard let original = document(of: scene.file) else { throw noView(scene) }
        let file = sceneFile(original, scene.file, in: request.language)
        var surroundings: InterfaceImport.Surroundings?
        if let stop = request.stop(original) {
            guard let made = self.surroundings(of: scene, file, request, stop) else { throw noView(scene) }
            surroundings = made
        }
        let resources = InterfaceImport.Resources(assets: assets, contentSizes: configuration.classes)
        do {
            return try InterfaceImport(
                file.document, view: scene.objectID, surroundings: surroundings, resources: resources, classes: classes)
        } catch {
            throw InterfaceError(file: error.file, place: error.place, message: error.message, fix: error.fix)
        }
    }

    func noView(_ scene: ApplicationScene) -> InterfaceError {
        InterfaceError(
            file: scene.file, place: scene.place, message: "no view was made of \(Quoted.text(scene.name))",
            fix: "name another scene of the file")
    }

    /// What stands around a scene on a device: as the live scene finds it there.
    private func surroundings(
        of scene: ApplicationScene, _ file: SceneFile, _ request: SceneRequest, _ stop: SceneStop
    ) -> InterfaceImport.Surroundings? {
        guard let screen = stop.screen,
            let stage = SceneStage(
                scene, of: file, request.surroundings, at: stop, setsTextSizes: request.textSize != nil)
        else { return nil }
        let width = width(of: scene, file, request, stop)
        guard stage.layOut(stop, width: width) else { return nil }
        let (insets, values) = (stage.view.safeAreaInsets, screen.traits)
        var traits = ScenarioTraits()
        traits.scale = Double(screen.scale)
        traits.idiom = values.userInterfaceIdiom == .pad ? .pad : .phone
        traits.horizontalSizeClass = values.horizontalSizeClass == .regular ? .regular : .compact
        traits.verticalSizeClass = values.verticalSizeClass == .regular ? .regular : .compact
        if request.surroundings.direction == .rightToLeft { traits.layoutDirection = .rightToLeft }
        traits.contentSizeCategory = request.textSize.flatMap { .init(rawValue: $0.word) }
        return InterfaceImport.Surroundings(
            size: stage.view.bounds.size,
            safeArea: InterfaceCanvas.Insets(
                top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
                right: Double(insets.right)),
            sizeClasses: InterfaceSizeClasses(
                horizontal: values.horizontalSizeClass, vertical: values.verticalSizeClass), traits: traits)
    }

    /// How wide a view or a cell is on a device; nil for a scene that has its width by itself.
    func width(
        of scene: ApplicationScene, _ file: SceneFile, _ request: SceneRequest, _ stop: SceneStop
    ) -> CGFloat? {
        switch scene.kind {
        case .screen, .collectionCell, .supplement: return nil
        case .view: return request.device == nil ? nil : stop.bounds.width
        case .tableCell:
            guard let owner = scenes.first(where: { $0.file == scene.file && $0.objectID == scene.ownerID }),
                let list = scene.listID,
                let outer = SceneStage(
                    owner, of: file, request.surroundings, at: stop, setsTextSizes: request.textSize != nil),
                outer.layOut(stop, width: nil)
            else { return stop.bounds.width }
            return outer.view(ofElement: list)?.bounds.width ?? stop.bounds.width
        }
    }
}

// Which scenes stand for a file.
extension Application {
    /// All scenes with a view of their own: containers show those of others.
    package func shownScenes(of file: String) -> [ApplicationScene] {
        scenes.filter { $0.file == file && document(of: file)?.element(id: $0.objectID)?.isContainer != true }
    }

    /// The scene that a file begins with, or its only one; nil where there are several.
    package func firstScene(of file: String) -> ApplicationScene? {
        let all = scenes.filter { $0.file == file }
        if let initial = all.first(where: \.isInitial) { return shown(by: initial) }
        let shown = shownScenes(of: file).filter { $0.ownerID == nil }
        return shown.count == 1 ? shown[0] : nil
    }

    /// The scene that a container shows first; others stand for themselves.
    private func shown(by scene: ApplicationScene) -> ApplicationScene {
        guard let document = document(of: scene.file) else { return scene }
        var current = scene
        var seen: Set<String> = []
        while seen.insert(current.objectID).inserted, let element = document.element(id: current.objectID),
            element.isContainer,
            let id = element.all("connections").flatMap({ $0.all("segue") })
                .first(where: { $0["relationship"] != nil })?["destination"],
            let next = scenes.first(where: { $0.file == scene.file && $0.objectID == id })
        {
            current = next
        }
        return current
    }

    /// The object that an outlet of a scene leads to; nil for no such outlet, and where an object has the name as its identifier.
    package func object(ofOutlet name: String, in scene: ApplicationScene) -> String? {
        guard let document = document(of: scene.file), document.element(id: name) == nil else { return nil }
        let outlets = document.elements.filter { $0.name == "outlet" && $0["property"] == name }
        let controller = document.element(id: scene.objectID)?.sceneController
        return (outlets.first { $0.sceneController == controller } ?? outlets.first)?["destination"]
    }

    /// What a person may write for a scene behind its file: the first of identifier, class and title that no other scene of the
    /// file answers to, else the object's identifier.
    package func label(of scene: ApplicationScene) -> String {
        let others = scenes.filter { $0.file == scene.file && $0 != scene }
        let names = [scene.identifier, scene.className, scene.title].compactMap(\.self)
        return names.first { name in !name.isEmpty && !others.contains { $0.isCalled(name) } } ?? scene.objectID
    }
}
