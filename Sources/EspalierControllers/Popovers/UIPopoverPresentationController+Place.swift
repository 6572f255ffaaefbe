import EspalierViews
import Foundation

/// The measures of popovers, in points.
private enum PopoverMetrics {
    /// The length of the arrow: how far a popover keeps from what it points to.
    static let arrow: CGFloat = 13
    /// What is given where nothing is wished, less where there is no room for it.
    static let size = CGSize(width: 320, height: 1100)
    /// The directions, in the order in which they are tried.
    static let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
}

/// Where a popover stands, and where its arrow points to.
struct PopoverPlace {
    var frame: CGRect
    var direction: UIPopoverArrowDirection
}

extension UIPopoverPresentationController {
    /// What the popover points to, in the container; its middle where the source is in no window with it.
    private func anchor(in bounds: CGRect) -> CGRect {
        let middle = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
        guard let container else { return middle }
        let found: CGRect?
        if let sourceItem {
            found = sourceItem.frame(in: container)
        } else if let sourceView, sourceView.window != nil, sourceView.window === container.window {
            let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
            found = container.convert(rect, from: sourceView)
        } else {
            found = nil
        }
        guard let found else { return middle }
        // What lies outside of the container counts as the nearest edge of it.
        let left = min(max(found.minX, bounds.minX), bounds.maxX)
        let right = min(max(found.maxX, bounds.minX), bounds.maxX)
        let top = min(max(found.minY, bounds.minY), bounds.maxY)
        let bottom = min(max(found.maxY, bounds.minY), bounds.maxY)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    final func place(in surroundings: PresentationSurroundings) -> PopoverPlace {
        let bounds = surroundings.bounds
        let anchor = anchor(in: bounds)
        let allowed = bounds.inset(by: surroundings.safeArea).inset(by: popoverLayoutMargins)
        let wished = wishedSize(or: PopoverMetrics.size)
        let size = CGSize(width: min(wished.width, allowed.width), height: min(wished.height, allowed.height))
        let directions = PopoverMetrics.directions.filter { permittedArrowDirections.contains($0) }
        guard !directions.isEmpty else {
            let middle = CGRect(
                x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2, width: size.width,
                height: size.height)
            return PopoverPlace(frame: kept(middle, in: allowed, surroundings), direction: [])
        }
        var best = (direction: directions[0], size: CGSize.zero)
        for direction in directions {
            let room = room(for: direction, beside: anchor, in: allowed)
            let fitting = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
            if fitting.width * fitting.height > best.size.width * best.size.height { best = (direction, fitting) }
            if fitting == size { break }
        }
        if canOverlapSourceViewRect { best.size = size }
        let frame = frame(of: best.size, for: best.direction, beside: anchor)
        return PopoverPlace(frame: kept(frame, in: allowed, surroundings), direction: best.direction)
    }

    /// How large a popover can be whose arrow points in a direction.
    private func room(for direction: UIPopoverArrowDirection, beside anchor: CGRect, in allowed: CGRect) -> CGSize {
        let arrow = PopoverMetrics.arrow
        var room = allowed.size
        switch direction {
        case .up: room.height = allowed.maxY - anchor.maxY - arrow
        case .down: room.height = anchor.minY - arrow - allowed.minY
        case .left: room.width = allowed.maxX - anchor.maxX - arrow
        default: room.width = anchor.minX - arrow - allowed.minX
        }
        return CGSize(
            width: min(max(0, room.width), allowed.width), height: min(max(0, room.height), allowed.height))
    }

    private func frame(of size: CGSize, for direction: UIPopoverArrowDirection, beside anchor: CGRect) -> CGRect {
        let arrow = PopoverMetrics.arrow
        var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
        switch direction {
        case .up: origin.y = anchor.maxY + arrow
        case .down: origin.y = anchor.minY - arrow - size.height
        case .left: origin.x = anchor.maxX + arrow
        default: origin.x = anchor.minX - arrow - size.width
        }
        return CGRect(origin: origin, size: size)
    }

    /// The ground of the popover, with an arrow from its edge to what it points to.
    final func popoverSurface(of view: UIView, in surroundings: PresentationSurroundings) -> SystemSurface {
        let radius = SurfaceMetrics.popoverRadius
        var surface = SystemSurface(view.bounds, radius: radius, color: backgroundColor ?? .systemBackground)
        let frame = view.frame
        let anchor = anchor(in: surroundings.bounds)
        let arrow = PopoverMetrics.arrow
        let x = min(max(anchor.midX, frame.minX + radius + arrow), frame.maxX - radius - arrow)
        let y = min(max(anchor.midY, frame.minY + radius + arrow), frame.maxY - radius - arrow)
        let corners: [CGPoint]
        switch arrowDirection {
        case .up:
            corners = [
                .init(x: x - arrow, y: frame.minY), .init(x: x, y: frame.minY - arrow),
                .init(x: x + arrow, y: frame.minY),
            ]
        case .down:
            corners = [
                .init(x: x - arrow, y: frame.maxY), .init(x: x, y: frame.maxY + arrow),
                .init(x: x + arrow, y: frame.maxY),
            ]
        case .left:
            corners = [
                .init(x: frame.minX, y: y - arrow), .init(x: frame.minX - arrow, y: y),
                .init(x: frame.minX, y: y + arrow),
            ]
        case .right:
            corners = [
                .init(x: frame.maxX, y: y - arrow), .init(x: frame.maxX + arrow, y: y),
                .init(x: frame.maxX, y: y + arrow),
            ]
        default: return surface
        }
        var path = PathData()
        for (number, corner) in corners.enumerated() {
            // In the coordinates of the view.
            let point = CGPoint(
                x: corner.x - frame.minX + view.bounds.minX, y: corner.y - frame.minY + view.bounds.minY)
            if number == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        path.close()
        surface.arrow = path
        return surface
    }

    /// A frame, moved into what is allowed, on whole pixels.
    private func kept(_ frame: CGRect, in allowed: CGRect, _ surroundings: PresentationSurroundings) -> CGRect {
        let x = max(allowed.minX, min(frame.minX, allowed.maxX - frame.width))
        let y = max(allowed.minY, min(frame.minY, allowed.maxY - frame.height))
        return CGRect(
            x: surroundings.rounded(x), y: surroundings.rounded(y), width: frame.width, height: frame.height)
    }
}
