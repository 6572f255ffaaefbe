import EspalierControls
import EspalierViews
import Foundation

/// A view that paints more than its layer does. What it paints follows from what it says publicly.
protocol PaintedView: UIView {
    func paint(on canvas: inout ViewCanvas)
}

extension ViewPaint {
    /// What a view paints at this moment.
    /// - Complexity: O(what it paints), and O(depth) where views have traits of their own.
    init(of view: UIView) {
        let look = view.layerLook
        clip = look.clip
        if let shadow = look.shadow { back.append(.shadow(shadow)) }
        let surface = Self.surface(of: view)
        guard view is any PaintedView || surface != nil || !look.under.isEmpty || !look.over.isEmpty else { return }
        var canvas = ViewCanvas(view)
        let under = look.under.map { PaintedItem.shape($0.resolved(with: canvas.traits)) }
        if let surface { canvas.paint(surface) }
        (view as? any PaintedView)?.paint(on: &canvas)
        // On a ground that the system gives it, the view is cut off as what is in it.
        clip = surface?.outline ?? clip
        (back, content) =
            surface == nil ? (back + under + canvas.back, canvas.content) : (back + canvas.back, under + canvas.content)
        front = canvas.front + look.over.map { .shape($0.resolved(with: canvas.traits)) }
    }

    /// The ground that the system gives a view.
    private static func surface(of view: UIView) -> SystemSurface? {
        if let own = (view as? any SurfaceGiving)?.surface(of: view) { return own }
        return (view.superview as? any SurfaceGiving)?.surface(of: view)
    }
}

extension ViewCanvas {
    fileprivate mutating func paint(_ surface: SystemSurface) {
        shadow(of: surface.outline, on: .back)
        fill(surface.outline, surface.color, on: .back)
        if let arrow = surface.arrow { fill(arrow, surface.color, on: .back) }
        for line in surface.lines { fill(line, .separator, on: .front) }
    }
}

extension LayerPiece {
    /// The piece in the colours that it has under traits.
    fileprivate func resolved(with traits: TraitValues) -> LayerPiece {
        var result = self
        switch fill {
        case .color(let color): result.fill = .color(color.resolved(with: traits))
        case .axial(let stops, let from, let to):
            result.fill = .axial(stops.map { $0.resolved(with: traits) }, from: from, to: to)
        case .radial(let stops, let center, let radius):
            result.fill = .radial(stops.map { $0.resolved(with: traits) }, center: center, radius: radius)
        case nil: break
        }
        if let line { result.line?.color = line.color.resolved(with: traits) }
        return result
    }
}

extension LayerPiece.Stop {
    fileprivate func resolved(with traits: TraitValues) -> Self {
        var result = self
        result.color = color.resolved(with: traits)
        return result
    }
}
