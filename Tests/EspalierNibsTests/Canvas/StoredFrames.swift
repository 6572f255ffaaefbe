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
    private(set) var root: UIView?
    /// What holds the rest.
    private var held: [AnyObject] = []
    /// Whether labels are as large as their text is here, and not as the file has them.
    private let measuresLabels: Bool

    init(_ document: InterfaceDocument, root id: String, measuresLabels: Bool = false) throws {
        self.measuresLabels = measuresLabels
        guard let element = document.element(id: id) else { return }
        let canvas = InterfaceCanvas(document, root: element, isStored: true)
        var builds: [InterfaceBuild] = []
        if document.isStoryboard, element.key == "view", let controllerID = element.parent?.id {
            let storyboard = try UIStoryboard(document, classes: Self.classes)
            storyboard.sizeClasses = canvas.sizeClasses
            storyboard.buildHandler = { builds.append($0) }
            guard let controller = storyboard.instantiate(elementID: controllerID) else { return }
            controller.loadViewIfNeeded()
            held = [storyboard, controller]
            storyboard.buildHandler = nil
        } else {
            let nib = UINib(document, classes: Self.classes)
            nib.sizeClasses = canvas.sizeClasses
            builds = [nib.build(elementID: id)].compactMap(\.self)
        }
        take(builds, canvas)
        root = views[id]
        guard let root else { return }
        lay(out: root, element, canvas, isRoot: true)
        // Cells are made later, and each stands for itself; here they are laid out alone.
        for cell in document.elements where cell.isCell && cell != element && cell.isBelow(element) {
            guard let id = cell.id else { continue }
            if let made = views[id] {
                if made.superview == nil { lay(out: made, cell, canvas, isRoot: false) }
                continue
            }
            let nib = UINib(document, classes: Self.classes)
            nib.sizeClasses = canvas.sizeClasses
            take([nib.build(elementID: id)].compactMap(\.self), canvas)
            if let view = views[id] { lay(out: view, cell, canvas, isRoot: false) }
        }
    }

    private func take(_ builds: [InterfaceBuild], _ canvas: InterfaceCanvas) {
        for build in builds {
            reports += build.reports
            held += build.topLevelObjects
            for (element, object) in build.objects {
                guard let view = object as? UIView else { continue }
                if let id = element.id, views[id] == nil { views[id] = view }
                if let margins = canvas.cellMargins(element.key == "contentView" ? element.parent ?? element : element)
                {
                    view.layoutMargins = UIEdgeInsets(margins)
                }
                if element.key == "view" || element.parent?.name == "objects" { continue }
                if let size = element.storedContentSize, !(measuresLabels && view is UILabel) {
                    view.documentContentSize = size
                }
                // What is stored of views that constraints or stacks place, none of it may help.
                if !view.translatesAutoresizingMaskIntoConstraints || view.superview is UIStackView {
                    view.superview?.autoresizesSubviews = false
                    view.autoresizesSubviews = false
                    view.frame = .zero
                }
            }
        }
    }

    private func lay(out root: UIView, _ element: InterfaceElement, _ canvas: InterfaceCanvas, isRoot: Bool) {
        root.isDocumentRoot = true
        root.autoresizesSubviews = false
        root.treeTraits.displayScale = CGFloat(canvas.device.scale ?? 0)
        if isRoot, !element.isCell {
            root.documentSafeAreaInsets = UIEdgeInsets(canvas.safeArea)
            if element.key != "view", element.child(key: "layoutMargins") == nil {
                root.layoutMargins = UIEdgeInsets(canvas.margins)
            }
        }
        root.layoutIfNeeded()
    }

    /// Cells that leave their content view where the file has it.
    private final class StillCell: UITableViewCell {
        override func layoutSubviews() {}
    }

    private static var classes: InterfaceClasses {
        var classes = InterfaceClasses()
        classes.register("StillCell") { StillCell(coder: $0) }
        return classes
    }

    /// Reads a file, and gives its cells a class that leaves their contents where they are.
    static func document(_ url: URL) throws -> InterfaceDocument {
        let text = try String(contentsOf: url, encoding: .utf8)
            .replacing(/<tableViewCell [^>]*>/) { match in
                match.output.replacing(/custom(Class|Module|ModuleProvider)="[^"]*"/, with: "")
                    .replacing("<tableViewCell ", with: "<tableViewCell customClass=\"StillCell\" ")
            }
        return try InterfaceDocument(data: Data(text.utf8), name: url.lastPathComponent)
    }
}

extension InterfaceElement {
    func isBelow(_ other: InterfaceElement) -> Bool {
        var current = parent
        while let element = current {
            if element == other { return true }
            current = element.parent
        }
        return false
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
