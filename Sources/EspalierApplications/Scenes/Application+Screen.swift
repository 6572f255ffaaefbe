import EspalierNibs
import EspalierRendering
import EspalierViews
import Foundation

extension Application {
    /// What a scene shows on a device: its window with the bars around the scene, or a cell or a view alone. For pictures.
    ///
    /// - Parameter request: where; on the device of the file's canvas where nothing is asked for.
    /// - Throws: why the scene cannot be made.
    /// - Complexity: O(elements of the file), and that of building the scene and laying it out.
    package func screen(of scene: ApplicationScene, at request: SceneRequest) throws(InterfaceError)
        -> HierarchySnapshot
    {
        guard let original = document(of: scene.file) else { throw noView(scene) }
        let file = sceneFile(original, scene.file, in: request.language)
        let stop = SceneStop(
            device: request.device ?? Device.ofCanvas(original), orientation: request.orientation ?? .portrait)
        guard
            let stage = SceneStage(
                scene, of: file, request.surroundings, at: stop, setsTextSizes: request.textSize != nil),
            stage.layOut(stop, width: width(of: scene, file, request, stop)), stage.takeNewViews()
        else { throw noView(scene) }
        stage.view.walkSubtree { view in
            if view.name == nil { view.name = stage.source.element(of: view)?.id }
            return true
        }
        var numbering = ViewNumbering(painting: true)
        return HierarchySnapshot(of: stage.pictured, numbering: &numbering)
    }
}

extension SceneStage {
    /// What a picture shows: the window of a screen has its bars as well; that of a cell or a view is larger than what is
    /// looked at.
    var pictured: UIView { controller == nil ? view : window }
}
