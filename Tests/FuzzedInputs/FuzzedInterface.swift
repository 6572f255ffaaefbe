import EspalierControls
import EspalierNibs
import EspalierScenarios
import EspalierControllers
import EspalierViews
import Foundation

/// An interface file: read, its objects made and laid out, its view turned into a scenario.
func fuzzInterface(_ bytes: [UInt8]) {
    let document: InterfaceDocument
    do {
        document = try InterfaceDocument(data: Data(bytes), name: "fuzzed.xib")
    } catch {
        if let place = error.place {
            require(place.line >= 1 && place.column >= 1, "a place that is none")
        }
        return
    }
    let built = UINib(document).build()
    for object in built.topLevelObjects {
        guard let view = object as? UIView else { continue }
        // Constraints that conflict are no news here.
        view.diagnosticsHandler = { _ in }
        view.layoutIfNeeded()
    }
    if let storyboard = try? UIStoryboard(document), let initial = storyboard.instantiateInitialViewController() {
        initial.loadViewIfNeeded()
        initial.view.diagnosticsHandler = { _ in }
        initial.view.layoutIfNeeded()
    }
    if let imported = try? InterfaceImport(document) {
        let text = imported.document.json()
        guard (try? ScenarioDocument(json: text)) != nil else { stop("cannot be read: \(text)") }
    }
}
