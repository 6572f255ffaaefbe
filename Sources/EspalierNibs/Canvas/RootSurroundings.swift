import Foundation

/// Where a root view stands: what covers it follows from that.
struct RootSurroundings {
    let device: InterfaceCanvas.Device
    let frame: CGRect
    let root: InterfaceElement
    /// The controller whose view it is.
    let controller: InterfaceElement?
    let bars: ControllerBars

    /// Up to which height a view of a nib is drawn without a status bar above it.
    private static let lowHeight = 400.0

    init(_ document: InterfaceDocument, _ root: InterfaceElement, _ device: InterfaceCanvas.Device) {
        self.device = device
        self.root = root
        frame = root.frame?.finiteRectangle ?? CGRect(origin: .zero, size: device.size)
        controller = root.key == "view" ? root.parent : nil
        bars = ControllerBars(controller ?? root, controller?.id.flatMap { document.inferredBars[$0] })
    }

    private var fillsScreen: Bool { frame.size == device.size }

    /// Whether the view has a size of its own choice.
    private var isFreeform: Bool {
        let metrics = (controller ?? root).child(key: "simulatedDestinationMetrics")
        return metrics?.name == "freeformSimulatedSizeMetrics" && !fillsScreen
    }

    var deviceInsets: InterfaceCanvas.Insets {
        if root.isCell || isFreeform || (controller == nil && !fillsScreen) { return .init() }
        return covered(device.insets)
    }

    var canvasInsets: InterfaceCanvas.Insets {
        // A cell stands in a list, which nothing covers.
        if root.isCell { return .init() }
        var insets = device.canvasInsets
        if fillsScreen {
            if device.countsTwice {
                insets.top *= 2
                insets.bottom *= 2
            }
        } else if controller == nil {
            if !device.hasHomeButton {
                insets.bottom = device.tools >= 14800 && device.tools < 21500 ? 0 : 34
            } else if device.tools < 21701, frame.height <= Self.lowHeight {
                insets.top = 0
            }
        } else if frame.minY == 0 || isFreeform {
            // A sheet, or a size of its own. Older canvases drew bars over it all the same.
            if device.tools >= 14800 { return .init() }
            insets = .init(top: device.hasHomeButton ? insets.top : 0)
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

    /// Those of the root on the canvas, without the safe area.
    var margins: InterfaceCanvas.Insets {
        if root.name == "tableViewCell" || device.id == nil && controller == nil {
            return .init(top: 8, left: 8, bottom: 8, right: 8)
        }
        // A cell of a collection that stands in one.
        if root.isCell, !root.isAtTop { return .init(top: 8, left: 8, bottom: 8, right: 8) }
        let side = max(frame.width, device.size.width) >= 414 ? 20.0 : 16
        return .init(top: 0, left: side, bottom: 0, right: side)
    }
}
