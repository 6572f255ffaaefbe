import EspalierViews
import Foundation

/// One segment of a segmented control.
struct ControlSegment: Equatable {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var width: CGFloat = 0
    var isEnabled = true

    init(title: String? = nil, image: UIImage? = nil) {
        self.title = title
        self.image = image
    }

    init(item: Any) {
        switch item {
        case let title as String: self.title = title
        case let image as UIImage: self.image = image
        case let action as UIAction:
            self.action = action
            image = action.image
            title = image == nil ? action.title : nil
        default: trap("UISegmentedControl: an item must be a String, a UIImage or a UIAction: \(item)")
        }
    }
}

extension UISegmentedControl {
    private static let font = UIFont.systemFont(ofSize: 13)

    final var segments: [ControlSegment] { self[stored: Self.segmentsProperty] }

    final func segment(at index: Int) -> ControlSegment? {
        let segments = segments
        return segments.indices.contains(index) ? segments[index] : nil
    }

    final func change(_ index: Int, _ change: (inout ControlSegment) -> Void) {
        var segments = segments
        guard segments.indices.contains(index) else { return }
        change(&segments[index])
        writeContent(Self.segmentsProperty, segments)
    }

    final func insert(_ segment: ControlSegment, at index: Int) {
        var segments = segments
        let index = max(0, min(index, segments.count))
        segments.insert(segment, at: index)
        writeContent(Self.segmentsProperty, segments)
        let selected = selectedSegmentIndex
        if selected >= index { self[stored: Self.selectedProperty] = selected + 1 }
    }

    final func remove(at index: Int) {
        var segments = segments
        guard segments.indices.contains(index) else { return }
        segments.remove(at: index)
        writeContent(Self.segmentsProperty, segments)
        let selected = selectedSegmentIndex
        if selected == index {
            self[stored: Self.selectedProperty] = Self.noSegment
        } else if selected > index {
            self[stored: Self.selectedProperty] = selected - 1
        }
    }

    final func removeAll() {
        writeContent(Self.segmentsProperty, [])
        self[stored: Self.selectedProperty] = Self.noSegment
    }

    final func select(_ index: Int) {
        guard index == Self.noSegment || segments.indices.contains(index) else {
            trap("UISegmentedControl: no segment \(index) to select; there are \(numberOfSegments)")
        }
        self[stored: Self.selectedProperty] = index
    }

    final func tap(_ index: Int) {
        guard isEnabled, let segment = segment(at: index), segment.isEnabled else { return }
        let changes = isMomentary || selectedSegmentIndex != index
        select(index)
        if changes {
            if let action = segment.action { sendAction(action) }
            sendActions(for: .valueChanged)
        }
        // An action may have taken segments away.
        if isMomentary { self[stored: Self.selectedProperty] = Self.noSegment }
    }

    final var contentWidth: CGFloat {
        let segments = segments
        let wishes = segments.map(wish)
        let widest = wishes.max() ?? 0
        let room = usedDesign.segmentRoom
        return zip(segments, wishes).reduce(0) { sum, next in
            let (segment, wish) = next
            if segment.width > 0 { return sum + segment.width }
            return sum + (apportionsSegmentWidthsByContent ? wish : widest) + room
        }
    }

    /// The segment at a place of the bounds; nil outside.
    final func segment(at x: CGFloat) -> Int? {
        x < bounds.minX ? nil : segmentFrames.firstIndex { x < $0.maxX }
    }

    /// Where the segments are, from left to right. Widths that were set count, the others share the rest: alike, or by what
    /// they ask for.
    /// - Complexity: O(segments).
    package final var segmentFrames: [CGRect] {
        let segments = segments
        let (bounds, padding) = (bounds, usedDesign.segmentRoom)
        let fixed = segments.reduce(0) { $0 + $1.width }
        let room = max(0, bounds.width - fixed)
        let open = segments.filter { $0.width <= 0 }
        let wishes = open.reduce(0) { $0 + wish(of: $1) + padding }
        var end = bounds.minX
        return segments.map { segment in
            let start = end
            if segment.width > 0 {
                end += segment.width
            } else if apportionsSegmentWidthsByContent && wishes > 0 {
                end += room * (wish(of: segment) + padding) / wishes
            } else {
                end += room / CGFloat(open.count)
            }
            return CGRect(x: start, y: bounds.minY, width: end - start, height: bounds.height)
        }
    }

    private func wish(of segment: ControlSegment) -> CGFloat {
        if let image = segment.image { return image.size.width }
        let run = TextRun(segment.title ?? "", font: Self.font)
        return usedTextMeasurer.size(of: [run], wrapping: .none, maximumLines: 1).width
    }
}
