import Foundation

/// What Interface Builder's canvas keeps free around a root view, or the device that the file is meant for: measured on
/// what files store, as Apple documents none of it.
package struct InterfaceCanvas {
    /// Distances from the edges of a root view.
    package struct Insets: Hashable, Sendable {
        package var top, left, bottom, right: Double

        package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
        }
    }

    package let device: Device
    /// What is kept free of the root: its safe area.
    package let safeArea: Insets
    /// The margins of the root, without the safe area.
    package let margins: Insets
    /// The size classes of variations; nil where none but the default one counts.
    package let sizeClasses: InterfaceSizeClasses

    /// - Parameters:
    ///   - root: a view that stands for itself.
    ///   - isStored: whether the numbers are those of the canvas of the version that stored the file, rather than
    ///     those of the device.
    package init(_ document: InterfaceDocument, root: InterfaceElement, isStored: Bool) {
        let device = Device(document)
        self.device = device
        let place = RootSurroundings(document, root, device)
        safeArea = isStored ? place.canvasInsets : place.deviceInsets
        margins = place.margins
        sizeClasses = isStored && device.id == nil ? .any : device.sizeClasses
    }
}

extension InterfaceCanvas {
    /// The margins of a cell and of its content, where it has none of its own.
    package func cellMargins(_ cell: InterfaceElement) -> Insets? {
        guard cell.name == "tableViewCell", cell.child(key: "layoutMargins") == nil else { return nil }
        if device.tools < 13000 { return Insets(top: 8, left: 8, bottom: 8, right: 8) }
        let side = max(cell.frame?.finiteRectangle?.width ?? 0, device.size.width) >= 414 ? 20.0 : 16
        let hasAccessory = (cell["accessoryType"] ?? "none") != "none"
        return Insets(top: 11, left: side, bottom: 11, right: hasAccessory ? 8 : side)
    }
}

extension InterfaceElement {
    /// Whether the element is a cell, or another view that a list shows.
    package var isCell: Bool {
        ["tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView"].contains(name)
    }
}

/// Where a root view stands: what covers it follows from that.
struct RootSurroundings {
    let device: InterfaceCanvas.Device
    let frame: CGRect
    let root: InterfaceElement
    /// The controller whose view it is.
    let controller: InterfaceElement?
    let bars: CanvasBars

    init(_ document: InterfaceDocument, _ root: InterfaceElement, _ device: InterfaceCanvas.Device) {
        self.device = device
        self.root = root
        frame = root.frame?.finiteRectangle ?? CGRect(origin: .zero, size: device.size)
        controller = root.key == "view" ? root.parent : nil
        bars = CanvasBars(document, controller ?? root, isController: controller != nil)
    }

    private var fillsScreen: Bool { frame.size == device.size }

    /// Whether the view has a size of its own choice.
    private var isFreeform: Bool {
        let metrics = (controller ?? root).child(key: "simulatedDestinationMetrics")
        return metrics?.name == "freeformSimulatedSizeMetrics" && !fillsScreen
    }

    var deviceInsets: InterfaceCanvas.Insets {
        if isFreeform || (controller == nil && !fillsScreen) { return .init() }
        return covered(device.insets)
    }

    var canvasInsets: InterfaceCanvas.Insets {
        var insets = device.canvasInsets
        if controller != nil, !fillsScreen, frame.minY == 0 || isFreeform {
            // A sheet, or a size of its own.
            let hasStatusBar = device.hasHomeButton && device.tools < 14800
            return .init(top: hasStatusBar ? insets.top : 0)
        }
        if controller == nil, !fillsScreen {
            if !device.hasHomeButton {
                insets.bottom = device.tools >= 14800 && device.tools < 21500 ? 0 : 34
            } else if device.tools < 21701, frame.height < 100 {
                insets.top = 0
            }
        }
        if device.countsTwice {
            insets.top *= 2
            insets.bottom *= 2
        }
        return covered(insets)
    }

    /// With what bars add, less what of it lies beyond the view.
    private func covered(_ screen: InterfaceCanvas.Insets) -> InterfaceCanvas.Insets {
        var insets = screen
        // Only older canvases heed it.
        if bars.hidesStatusBar, device.hasHomeButton, device.tools < 14800 { insets.top = 0 }
        insets.top = max(insets.top + bars.top - frame.minY, 0)
        insets.bottom += bars.bottom
        return insets
    }

    var margins: InterfaceCanvas.Insets {
        let isCell = root.name == "tableViewCell" || root.name.hasPrefix("collection")
        if isCell || device.id == nil && controller == nil { return .init(top: 8, left: 8, bottom: 8, right: 8) }
        let side = max(frame.width, device.size.width) >= 414 ? 20.0 : 16
        return .init(top: 0, left: side, bottom: 0, right: side)
    }
}

extension InterfaceSizeClasses {
    /// Of no screen: only what counts for all of them.
    package static let any = InterfaceSizeClasses(horizontal: .unspecified, vertical: .unspecified)
}

extension InterfaceElement {
    /// The numbers of a `rect`; nil where one is none.
    package var finiteRectangle: CGRect? {
        let numbers = ["x", "y", "width", "height"].map { self[$0].map { $0.fileNumber ?? .nan } ?? 0 }
        guard numbers.allSatisfy(\.isFinite) else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
