import EspalierControllers
import EspalierControls
import EspalierNibs
import EspalierViews
import Foundation

/// What a right loader must get for one root view: a line of the expectations.
struct StoredRoot: Decodable {
    struct View: Decodable {
        let frame: [Double]
        let `class`: String
        let how: String

        var rect: CGRect { CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) }
    }

    let file: String
    let root: String
    let views: [String: View]
}

/// A root view of a file that was made, and laid out as Interface Builder's canvas laid it out.
final class CanvasRun {
    private(set) var views: [String: UIView] = [:]
    private(set) var reports: [InterfaceReport] = []
    let root: UIView?
    /// What holds the rest.
    private var held: [AnyObject] = []

    init(_ document: InterfaceDocument, root id: String) throws {
        guard let element = document.element(id: id) else {
            root = nil
            return
        }
        let canvas = InterfaceCanvas(document, root: element, isStored: true)
        var builds: [InterfaceBuild] = []
        if document.isStoryboard, element.key == "view", let controllerID = element.parent?.id {
            let storyboard = try UIStoryboard(document)
            storyboard.sizeClasses = canvas.sizeClasses
            storyboard.buildHandler = { builds.append($0) }
            guard let controller = storyboard.instantiate(elementID: controllerID) else {
                root = nil
                return
            }
            controller.loadViewIfNeeded()
            held = [storyboard, controller]
            storyboard.buildHandler = nil
        } else {
            let nib = UINib(document)
            nib.sizeClasses = canvas.sizeClasses
            builds = [nib.build(elementID: id)].compactMap(\.self)
        }
        var elements: [(InterfaceElement, UIView)] = []
        for build in builds {
            reports += build.reports
            held += build.topLevelObjects
            for (element, object) in build.objects {
                guard let view = object as? UIView else { continue }
                elements.append((element, view))
                if let id = element.id, views[id] == nil { views[id] = view }
            }
        }
        root = views[id]
        guard let root else { return }
        for (element, view) in elements {
            if view === root { continue }
            if let size = element.storedContentSize { view.documentContentSize = size }
            // What is stored of views that constraints or stacks place, none of it may help.
            if !view.translatesAutoresizingMaskIntoConstraints || view.superview is UIStackView {
                view.superview?.autoresizesSubviews = false
                view.autoresizesSubviews = false
                view.frame = .zero
            }
        }
        root.isDocumentRoot = true
        root.autoresizesSubviews = false
        root.documentScale = CGFloat(canvas.device.scale)
        root.documentSafeAreaInsets = UIEdgeInsets(canvas.safeArea)
        if element.key != "view", element.child(key: "layoutMargins") == nil {
            root.layoutMargins = UIEdgeInsets(canvas.margins)
        }
        root.layoutIfNeeded()
    }
}

extension UIEdgeInsets {
    init(_ insets: InterfaceCanvas.Insets) {
        self.init(
            top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
            right: CGFloat(insets.right))
    }
}

extension CGRect {
    /// Whether all four numbers are within half a point.
    func agrees(with other: CGRect) -> Bool {
        abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5 && abs(width - other.width) <= 0.5
            && abs(height - other.height) <= 0.5
    }
}
