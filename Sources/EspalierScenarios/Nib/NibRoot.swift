import EspalierControllers
import EspalierControls
import EspalierNibs
import EspalierViews
import Foundation

/// The live tree of an interface file.
struct NibRoot {
    let view: UIView
    /// What was made besides the view, and holds parts of it: its controller, other objects of the file.
    let others: [AnyObject]
}

extension ScenarioNibs {
    /// Makes the tree of an interface file.
    ///
    /// Custom classes that scenarios know are made as scenarios make them.
    func load(_ nib: ScenarioNib, classes: ScenarioClasses) throws(NibFailure) -> NibRoot {
        let found = try find(nib.path)
        do {
            let bytes = try FileStream(reading: found.path).allBytes(atMost: limits.maxBytes)
            let document = try InterfaceDocument(data: Data(bytes), name: found.name, limits: limits)
            let element = try document.rootView(id: nib.view).view
            let root = try make(element, of: document, interfaceClasses(classes))
            if let root { return root }
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

    /// Nil where the element stands for no view.
    private func make(
        _ element: InterfaceElement, of document: InterfaceDocument, _ classes: InterfaceClasses
    ) throws -> NibRoot? {
        if document.isStoryboard {
            let storyboard = try UIStoryboard(document, classes: classes)
            storyboard.assets = assets
            // The view of a controller is made by its controller.
            if let id = element.isView ? element.parent?.id : element.id, element.key == "view" || !element.isView,
                let controller = storyboard.instantiate(elementID: id)
            {
                return NibRoot(view: controller.view, others: [controller, storyboard])
            }
            return element.id.flatMap { storyboard.build(elementID: $0) }.flatMap { Self.root(element, $0) }
        }
        let nib = UINib(document, classes: classes)
        nib.assets = assets
        let isTop = element.parent?.name == "objects"
        let build = isTop ? nib.build() : element.id.flatMap { nib.build(elementID: $0) }
        return build.flatMap { Self.root(element, $0) }
    }

    private static func root(_ element: InterfaceElement, _ build: InterfaceBuild) -> NibRoot? {
        guard let object = build.objects.first(where: { $0.element == element })?.object, let view = object as? UIView
        else { return nil }
        return NibRoot(view: view, others: build.topLevelObjects)
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
    func nibRoot(_ nibs: ScenarioNibs, _ classes: ScenarioClasses) throws(ScenarioError) -> NibRoot? {
        guard let nib else { return nil }
        do {
            return try nibs.load(nib, classes: classes)
        } catch {
            let problem = problem(at: nib.mark, key: error.key, message: error.message, fix: error.fix)
            throw ScenarioError(problems: [problem])
        }
    }
}
