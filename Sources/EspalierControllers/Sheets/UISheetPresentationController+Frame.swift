import EspalierSupport
import EspalierViews
import Foundation

/// The measures of sheets, in points.
enum SheetMetrics {
    /// Between the safe area's top and a sheet on the bottom edge.
    static let topGap: CGFloat = 10
    /// Around a sheet that stands in the middle, at least.
    static let margin: CGFloat = 20
    static let form = CGSize(width: 540, height: 620)
    static let pageWidth: CGFloat = 704
    static let grabber = CGSize(width: 36, height: 5)
    static let grabberGap: CGFloat = 5
    /// How much of its smallest height a sheet must be dragged down for, or how fast, in points a second.
    static let dismissalShare: CGFloat = 0.5
    static let dismissalSpeed: CGFloat = 1000
    /// How many seconds a sheet that is let go runs on, for where it comes to rest.
    static let run: CGFloat = 0.1
}

/// How a sheet stands in its container.
private enum SheetStance {
    case filling, attached, floating
}

/// The heights that a sheet can have.
struct SheetHeights {
    var largest: CGFloat
    /// Those of the detents that are there, smallest first; never empty.
    var resting: [(identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat)]
}

extension UISheetPresentationController {
    private func stance(in surroundings: PresentationSurroundings) -> SheetStance {
        if surroundings.isCompactUpwards { return prefersEdgeAttachedInCompactHeight ? .attached : .filling }
        return surroundings.isCompactAcross ? .attached : .floating
    }

    final func sheetFrame(in surroundings: PresentationSurroundings) -> CGRect {
        let height = selectedHeight(in: surroundings)
        return frame(height: height, in: surroundings)
    }

    /// Where the sheet stands with a height.
    private func frame(height: CGFloat, in surroundings: PresentationSurroundings) -> CGRect {
        let bounds = surroundings.bounds
        let safe = bounds.inset(by: surroundings.safeArea)
        switch stance(in: surroundings) {
        case .filling: return bounds
        case .attached:
            let wished = preferredContentSize.width
            let follows = widthFollowsPreferredContentSizeWhenEdgeAttached && wished > 0
            let width = follows ? min(wished, safe.width) : safe.width
            let x = safe.minX + surroundings.rounded((safe.width - width) / 2)
            return CGRect(x: x, y: bounds.maxY - height, width: width, height: height)
        case .floating:
            let room = safe.insetBy(dx: SheetMetrics.margin, dy: SheetMetrics.margin)
            let width = min(style == .formSheet ? formSize.width : SheetMetrics.pageWidth, max(0, room.width))
            return CGRect(
                x: surroundings.rounded(safe.midX - width / 2), y: surroundings.rounded(safe.midY - height / 2),
                width: width, height: height)
        }
    }

    private var formSize: CGSize { wishedSize(or: SheetMetrics.form) }

    // MARK: Heights

    final func heights(in surroundings: PresentationSurroundings) -> SheetHeights {
        let safe = surroundings.safeArea
        let size = surroundings.size
        let largest: CGFloat
        // What is covered at the bottom counts for a sheet that stands there, and not for the value of a detent.
        var covered: CGFloat = 0
        switch stance(in: surroundings) {
        case .filling: return SheetHeights(largest: size.height, resting: [(.large, size.height)])
        case .attached:
            covered = safe.bottom
            largest = max(0, size.height - safe.top - SheetMetrics.topGap)
        case .floating:
            let room = max(0, size.height - safe.top - safe.bottom - 2 * SheetMetrics.margin)
            largest = style == .formSheet ? min(formSize.height, room) : room
        }
        let maximum = max(0, largest - covered)
        let context = SheetDetentContext(
            surroundings.traits, maximum: maximum, half: min(maximum, max(0, size.height / 2 - covered)))
        var resting = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { value in
                (detent.identifier, surroundings.rounded(min(max(value, 0), maximum) + covered))
            }
        }
        resting = resting.ordered(byKey: \.1)
        // The sheet needs some height, where none of its detents is there.
        if resting.isEmpty { resting = [(.large, largest)] }
        return SheetHeights(largest: largest, resting: resting)
    }

    private func selectedHeight(in surroundings: PresentationSurroundings) -> CGFloat {
        let heights = heights(in: surroundings)
        let selected = heights.resting.first { $0.identifier == selectedDetentIdentifier } ?? heights.resting[0]
        return selected.height
    }

    /// Whether what is below the sheet can be touched.
    final var isUndimmed: Bool {
        guard let largestUndimmedDetentIdentifier, let surroundings else { return false }
        let heights = heights(in: surroundings)
        guard let limit = heights.resting.first(where: { $0.identifier == largestUndimmedDetentIdentifier })
        else { return false }
        return selectedHeight(in: surroundings) <= limit.height
    }

    // MARK: Dragging

    /// Where a finger that drags the sheet has it.
    final func draggedFrame(_ way: CGFloat, from start: CGFloat, in surroundings: PresentationSurroundings) -> CGRect {
        let heights = heights(in: surroundings)
        let smallest = heights.resting[0].height
        let most = heights.resting.last?.height ?? smallest
        let height = min(max(start - way, smallest), most)
        let below = max(0, smallest - (start - way))
        return frame(height: height, in: surroundings).offsetBy(dx: 0, dy: below)
    }
}
