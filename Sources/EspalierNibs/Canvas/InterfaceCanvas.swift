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
    package var safeArea: Insets
    /// The margins of the root, without the safe area.
    package let margins: Insets
    /// The size classes of variations; nil where none but the default one counts.
    package var sizeClasses: InterfaceSizeClasses

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

extension InterfaceElement {
    /// Whether the element is a cell, or another view that a list shows.
    package var isCell: Bool {
        ["tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView"].contains(name)
    }

    /// Whether the element stands for itself in a nib: nothing in the file shows it.
    package var isAtTop: Bool { parent?.name == "objects" }
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
