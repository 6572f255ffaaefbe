import Foundation

extension InterfaceCanvas {
    /// The device that a file was last shown on, and how that version of Interface Builder drew it.
    package struct Device: Hashable, Sendable {
        /// Such as `retina6_1`; nil for the square of 600 by 600 points that files of before Xcode 8 have.
        package let id: String?
        /// Of the screen, as it is turned.
        package let size: CGSize
        /// Pixels per point, to which frames are rounded; nil where the file names no device: such a canvas rounds halves
        /// down as well as up, so that what is not rounded is nearer.
        package let scale: Double?
        /// Whether the screen lies on its side.
        package let isLandscape: Bool
        /// `toolsVersion` without letters; 0 where the file has none.
        package let tools: Double

        private struct Model {
            var width: Double
            var height: Double
            var scale = 2.0
            /// The status bar and the housing of the sensors; nil for the 20 points of a device with a home button.
            var top: Double?
            /// The same from the tools version 21225 on, where it is another number.
            var newTop: Double?
            /// The home indicator.
            var bottom = 0.0
        }

        private static let models: [String: Model] = [
            "retina3_5": Model(width: 320, height: 480), "retina4_0": Model(width: 320, height: 568),
            "retina4_7": Model(width: 375, height: 667), "retina5_5": Model(width: 414, height: 736, scale: 3),
            "retina5_9": Model(width: 375, height: 812, scale: 3, top: 44, newTop: 50, bottom: 34),
            "retina6_0": Model(width: 390, height: 844, scale: 3, top: 47, bottom: 34),
            "retina6_1": Model(width: 414, height: 896, top: 44, newTop: 48, bottom: 34),
            "retina6_5": Model(width: 414, height: 896, scale: 3, top: 44, bottom: 34),
            "retina6_12": Model(width: 393, height: 852, scale: 3, top: 59, bottom: 34),
            "retina6_3": Model(width: 402, height: 874, scale: 3, top: 62, bottom: 34),
            "retina6_7": Model(width: 428, height: 926, scale: 3, top: 47, bottom: 34),
            "retina6_9": Model(width: 440, height: 956, scale: 3, top: 62, bottom: 34),
            "ipad9_7": Model(width: 768, height: 1024), "ipad10_2": Model(width: 810, height: 1080),
            "ipad10_5": Model(width: 834, height: 1112), "ipad12_9": Model(width: 1024, height: 1366),
            "ipad8_3rounded": Model(width: 744, height: 1133, top: 24, bottom: 20),
            "ipad10_9rounded": Model(width: 820, height: 1180, top: 24, bottom: 20),
            "ipad11_0rounded": Model(width: 834, height: 1194, top: 24, bottom: 20),
            "ipad12_9rounded": Model(width: 1024, height: 1366, top: 24, bottom: 20),
        ]

        /// Those that have the width of a large device when they lie on their side.
        private static let wide: Set<String> = [
            "retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_9",
        ]

        private let model: Model

        package init(_ document: InterfaceDocument) {
            let element = document.root.first("device")
            id = element?["id"]
            model = id.map { Self.models[$0] ?? Self.models["retina4_7"]! } ?? Model(width: 600, height: 600)
            isLandscape = element?["orientation"] == "landscape"
            size =
                isLandscape
                ? CGSize(width: model.height, height: model.width) : CGSize(width: model.width, height: model.height)
            scale = id == nil ? nil : model.scale
            // `14113.5A`, `32700.99.1234`: what stands behind a second point decides nothing.
            let digits = (document.root["toolsVersion"] ?? "").filter { !$0.isLetter }
            let parts = digits.split(separator: ".", omittingEmptySubsequences: false).prefix(2)
            tools = parts.joined(separator: ".").fileNumber ?? 0
        }

        package static func == (one: Device, other: Device) -> Bool {
            one.id == other.id && one.isLandscape == other.isLandscape && one.tools == other.tools
        }

        package func hash(into hasher: inout Hasher) { hasher.combine(id) }

        /// Whether it is one of the large ones.
        package var isPad: Bool { id?.hasPrefix("ipad") ?? false }
        /// Whether it has a home button, and so no housing of sensors and no home indicator.
        package var hasHomeButton: Bool { model.top == nil }

        /// The size classes of the screen; the usual ones of a telephone where the file names no device.
        package var sizeClasses: InterfaceSizeClasses {
            if isPad { return InterfaceSizeClasses(horizontal: .regular, vertical: .regular) }
            if !isLandscape { return InterfaceSizeClasses(horizontal: .compact, vertical: .regular) }
            let isWide = id.map(Self.wide.contains) ?? false
            return InterfaceSizeClasses(horizontal: isWide ? .regular : .compact, vertical: .compact)
        }

        /// What the device itself keeps free of a screen that it fills, whichever version drew it.
        package var insets: InterfaceCanvas.Insets { insets(top: model.newTop ?? model.top ?? 20) }

        /// What the canvas keeps free of the screen.
        package var canvasInsets: InterfaceCanvas.Insets {
            guard let top = model.top else {
                return insets(top: tools >= 14800 && tools < 21701 ? 0 : 20)
            }
            return insets(top: tools >= 21225 ? model.newTop ?? top : top)
        }

        private func insets(top: Double) -> InterfaceCanvas.Insets {
            if !isLandscape || isPad { return Insets(top: top, bottom: model.bottom) }
            // On its side a telephone shows no status bar, and the housing covers one of the sides.
            if hasHomeButton { return Insets() }
            return Insets(top: 0, left: top, bottom: 21, right: top)
        }

        /// Whether the canvas counts both insets twice.
        package var countsTwice: Bool { !hasHomeButton && tools >= 23727 && tools < 32700 }
    }
}
