import EspalierNibs
import EspalierViews
import Foundation

extension ScenarioNibs {
    /// Makes the tree of an interface file.
    ///
    /// Custom classes that scenarios know are made as scenarios make them.
    func load(_ nib: ScenarioNib, classes: ScenarioClasses) throws(NibFailure) -> LiveScene {
        let found = try find(nib.path)
        do {
            let bytes = try FileStream(reading: found.path).allBytes(atMost: limits.maxBytes)
            let document = try InterfaceDocument(data: Data(bytes), name: found.name, limits: limits)
            let element = try document.rootView(id: nib.view).view
            let scene = try document.live(InterfaceScene(element), classes: interfaceClasses(classes), assets: assets)
            if let scene { return scene }
            throw NibFailure(
                "\(document.name):\(element.place): no view was made of <\(element.name)>", fix: "name another view",
                key: nib.view == nil ? "nib" : "view")
        } catch let error as StreamError {
            throw unreadable(found.name, error)
        } catch let error as InterfaceError {
            throw NibFailure(error.firstLine, fix: error.fix)
        } catch let error as InterfaceImportError {
            throw NibFailure(error.firstLine, fix: error.fix, key: nib.view == nil ? "nib" : "view")
        } catch let error as NibFailure {
            throw error
        } catch {
            throw NibFailure("\(error)", fix: "write the path of a .xib or .storyboard file")
        }
    }

    private func interfaceClasses(_ classes: ScenarioClasses) -> InterfaceClasses {
        var result = self.classes
        for entry in classes.entries where !ScenarioClasses.isOwn(entry.type) || entry.name != "\(entry.type)" {
            result.register(entry.name) { _ in classes.make(entry.name) }
        }
        return result
    }
}

extension InterfaceError {
    /// The description without the fix.
    fileprivate var firstLine: String { "\(file):\(place.map { "\($0):" } ?? "") \(message)" }
}

extension InterfaceImportError {
    /// The description without the fix.
    fileprivate var firstLine: String { "\(file):\(place.map { "\($0):" } ?? "") \(message)" }
}

extension ScenarioDocument {
    /// The tree of the interface file that is the root; nil for a root that the document describes.
    func nibRoot(_ nibs: ScenarioNibs, _ classes: ScenarioClasses) throws(ScenarioError) -> LiveScene? {
        guard let nib else { return nil }
        do {
            return try nibs.load(nib, classes: classes)
        } catch {
            let problem = problem(at: nib.mark, key: error.key, message: error.message, fix: error.fix)
            throw ScenarioError(problems: [problem])
        }
    }
}
