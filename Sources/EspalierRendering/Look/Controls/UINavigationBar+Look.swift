import EspalierControls
import EspalierViews
import Foundation

extension UINavigationBar: PaintedView {
    func paint(on canvas: inout ViewCanvas) {
        let color = standardAppearance.backgroundColor ?? barTintColor
        // Up to the edge of the screen, below the status bar.
        let above = frame.minY > 0 && frame.minY <= 64 ? frame.minY : 0
        canvas.bar(color, usedDesign, above: above, lineAt: \.maxY)
    }
}

extension UIToolbar: PaintedView {
    func paint(on canvas: inout ViewCanvas) {
        canvas.bar(standardAppearance.backgroundColor ?? barTintColor, usedDesign, lineAt: \.minY)
    }
}

extension UITabBar: PaintedView {
    func paint(on canvas: inout ViewCanvas) {
        let color = standardAppearance.backgroundColor ?? barTintColor
        if items?.isEmpty ?? true, color == nil { return }
        guard usedDesign == .iOS26, color == nil else { return canvas.bar(color, usedDesign, lineAt: \.minY) }
        // A pill that floats over the content.
        let height = min(canvas.bounds.height, 62)
        let pill = CGRect(
            x: canvas.bounds.minX + 8, y: canvas.bounds.minY - 4, width: canvas.bounds.width - 16, height: height)
        let path = PathData.box(pill, radius: min(height, pill.width) / 2)
        canvas.shadow(of: path)
        canvas.fill(path, .secondarySystemGroupedBackground)
    }
}

extension ViewCanvas {
    /// What a bar stands on: nothing in today's design, unless somebody has said a colour.
    mutating func bar(
        _ color: UIColor?, _ design: ControlDesign, above: CGFloat = 0, lineAt edge: KeyPath<CGRect, CGFloat>
    ) {
        guard color != nil || design != .iOS26 else { return }
        var rect = bounds
        rect.origin.y -= above
        rect.size.height += above
        fill(rect, color ?? .systemBackground, on: .back)
        if design == .iOS26 { return }
        let thickness = 1 / scale
        let y = bounds[keyPath: edge] - (edge == \.maxY ? 0 : thickness)
        fill(CGRect(x: bounds.minX, y: y, width: bounds.width, height: thickness), .separator, on: .back)
    }
}
