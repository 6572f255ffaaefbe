import EspalierControls
import EspalierViews
import Foundation

/// The looks of what is presented, in points.
enum SurfaceMetrics {
    static let popoverRadius: CGFloat = 13

    /// The radius of alerts and sheets.
    static func radius(_ design: ControlDesign, ofAlert isAlert: Bool) -> CGFloat {
        design == .iOS26 ? 34 : isAlert ? 14 : 10
    }
}

extension PresentationContainer: SurfaceGiving {
    func surface(of view: UIView) -> SystemSurface? {
        guard let presentation, view === presentation.presentedView else { return nil }
        return presentation.surface(of: view)
    }
}

extension UISheetPresentationController {
    /// A sheet that stands on the bottom edge is round at the top; one that fills the window is not.
    final func sheetSurface(of view: UIView) -> SystemSurface? {
        guard let surroundings, view.frame != surroundings.bounds else { return nil }
        let radius = preferredCornerRadius ?? SurfaceMetrics.radius(view.usedDesign, ofAlert: false)
        return SystemSurface(
            view.bounds, radius: radius, isOnEdge: view.frame.maxY >= surroundings.bounds.maxY, color: .systemBackground
        )
    }
}

extension AlertBox: SurfaceGiving {
    /// The box itself: of an action sheet, what cancels has a ground of its own.
    func surface(of view: UIView) -> SystemSurface? {
        guard view === self, !isInPopover else { return nil }
        let radius = SurfaceMetrics.radius(usedDesign, ofAlert: true)
        let shown = buttons.filter { !$0.isHidden }
        let lowest = shown.filter { $0.action?.style != .cancel }.map(\.frame.maxY).max() ?? .infinity
        let alone = shown.filter { $0.action?.style == .cancel && lowest < $0.frame.minY }
        var ground = bounds
        if let top = alone.map(\.frame.minY).min() {
            // The gap above it is nobody's.
            ground.size.height = shown.filter { $0.frame.maxY < top }.map(\.frame.maxY).max() ?? top
        }
        var surface = SystemSurface(ground, radius: radius, color: .tertiarySystemBackground)
        for button in alone {
            surface.outline.append(SystemSurface(button.frame, radius: radius, color: .clear).outline)
        }
        let thickness = 1 / max(traitCollection.displayScale, 1)
        for button in shown where !alone.contains(button) {
            if button.frame.minY > 0 {
                surface.lines.append(
                    CGRect(x: button.frame.minX, y: button.frame.minY, width: button.frame.width, height: thickness))
            }
            if button.frame.minX > 0 {
                surface.lines.append(
                    CGRect(x: button.frame.minX, y: button.frame.minY, width: thickness, height: button.frame.height))
            }
        }
        return surface
    }
}
