import EspalierSupport
import Foundation

/// Finds places for the names of views: in the view or beside it where there is room, else in a column beside the
/// drawing, with a line to the view. No box of a label covers another's.
///
/// Leaves come before the views that enclose them, because they have less room to choose from. What has neither a name nor
/// a change, and what shows its own text, has a label only where there is room in the drawing: lines to such views say
/// nothing that can be used.
struct SVGLabels {
    private static let longestName = 150.0
    private static let padding = 3.0

    private let scene: SVGScene
    private let snapshot: HierarchySnapshot
    private let scale: Double
    private let top: Double
    private var field = BoxField()
    private(set) var texts: [SVGText] = []
    private(set) var leaders: [(from: CGPoint, to: CGPoint)] = []
    /// The drawing without the columns of labels.
    private(set) var area = CGRect.zero
    /// How far the drawing and its labels reach.
    private(set) var right = 0.0
    private(set) var bottom = 0.0

    init(_ scene: SVGScene, _ snapshot: HierarchySnapshot, scale: Double, top: Double) {
        self.scene = scene
        self.snapshot = snapshot
        self.scale = scale
        self.top = top
        area = CGRect(
            x: SVGPicture.margin, y: top, width: scene.extent.width * scale, height: scene.extent.height * scale)
    }

    /// Places texts at points, or a little beside them; those that have no room there are left out.
    mutating func placeFirst(_ labels: [(text: SVGText, at: CGPoint)]) {
        for label in labels {
            var text = label.text
            let corner = CGPoint(x: label.at.x - text.width / 2, y: label.at.y - text.style.height - 2)
            for (dx, dy) in [(0.0, 0.0), (0, text.style.height + 4), (text.width, 0), (-text.width, 0)] {
                let origin = CGPoint(x: corner.x + dx, y: corner.y + dy)
                guard add(origin, text) else { continue }
                text.origin = origin
                texts.append(text)
                break
            }
        }
    }

    /// - Complexity: O(n log n) for n views, as labels are small and cells hold few of them.
    mutating func place(beside shown: [SVGShownLine]) {
        // What is beyond the picture, under a transform as far as numbers go, needs no room.
        for line in shown {
            let box = line.box.common(with: area)
            if !box.isNull { field.cover(box) }
        }
        let isDense = scene.shapes.count > SVGList.shortList
        var left: [(text: SVGText, anchor: CGPoint)] = []
        for shape in scene.shapes.reversed() {
            let entry = snapshot.entries[shape.index]
            // Its text says more of it than its class.
            if entry.name == nil, entry.shared.source != nil, shape.change == .same { continue }
            // Among many, the name of the plainest class tells nothing.
            if isDense, entry.name == nil, shape.change == .same, entry.shownClass == "UIView" { continue }
            let box = placed(shape.box)
            var text = SVGText(entry.name ?? entry.shownClass, style(of: shape), maximumWidth: Self.longestName)
            if let origin = freeOrigin(for: text, in: box) {
                text.origin = origin
                texts.append(text)
            } else if entry.shared.source == nil, entry.name != nil || shape.change != .same {
                left.append((text, CGPoint(x: box.midX, y: box.midY)))
            }
        }
        right = area.maxX
        bottom = area.maxY
        if !left.isEmpty { placeInColumns(left) }
    }

    private func style(of shape: SVGScene.Shape) -> SVGText.Style {
        switch shape.change {
        case .same: .name
        case .added: .added
        case .moved, .changed: .changed
        }
    }

    private func placed(_ box: CGRect) -> CGRect {
        CGRect(
            x: area.minX + (box.minX - scene.extent.minX) * scale,
            y: area.minY + (box.minY - scene.extent.minY) * scale, width: box.width * scale, height: box.height * scale
        ).common(with: area)
    }

    private mutating func freeOrigin(for text: SVGText, in box: CGRect) -> CGPoint? {
        guard !box.isNull else { return nil }
        let (width, height, pad) = (text.width, text.style.height, Self.padding)
        let inside = [
            CGPoint(x: box.minX + pad, y: box.minY + 1), CGPoint(x: box.maxX - width - pad, y: box.minY + 1),
            CGPoint(x: box.minX + pad, y: box.maxY - height - 1),
            CGPoint(x: box.maxX - width - pad, y: box.maxY - height - 1),
            CGPoint(x: box.midX - width / 2, y: box.midY - height / 2),
        ]
        if width + 2 * pad <= box.width, height <= box.height {
            for origin in inside where add(origin, text) { return origin }
        }
        let beside = [
            CGPoint(x: box.maxX + pad, y: box.midY - height / 2), CGPoint(x: box.minX, y: box.minY - height - 1),
            CGPoint(x: box.minX, y: box.maxY + 1), CGPoint(x: box.minX - width - pad, y: box.midY - height / 2),
        ]
        // What stands beside a large view would be taken for another one's name.
        guard box.width < 60 || box.height < 16 else { return nil }
        for origin in beside where area.contains(CGRect(origin: origin, size: CGSize(width: width, height: height))) {
            if add(origin, text) { return origin }
        }
        return nil
    }

    private mutating func add(_ origin: CGPoint, _ text: SVGText) -> Bool {
        field.add(CGRect(x: origin.x, y: origin.y, width: text.width, height: text.style.height))
    }

    /// The labels without a place, from the top to the bottom, in columns at the right of the drawing.
    private mutating func placeInColumns(_ labels: [(text: SVGText, anchor: CGPoint)]) {
        let ordered = labels.ordered { ($0.anchor.y, $0.anchor.x) < ($1.anchor.y, $1.anchor.x) }
        let line = SVGText.Style.name.height + 2
        let rows = max(1, Int(clamping: max(area.height, 600) / line))
        var column = area.maxX + 36
        for start in stride(from: 0, to: ordered.count, by: rows) {
            let part = ordered[start..<min(start + rows, ordered.count)]
            var width = 0.0
            for (row, label) in part.enumerated() {
                var text = label.text
                text.origin = CGPoint(x: column, y: top + Double(row) * line)
                width = max(width, text.width)
                texts.append(text)
                leaders.append((CGPoint(x: column - 3, y: text.box.midY), label.anchor))
                bottom = max(bottom, text.box.maxY)
            }
            column += width + 24
        }
        right = column - 24
    }
}
