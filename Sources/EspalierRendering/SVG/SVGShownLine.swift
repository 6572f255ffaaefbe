import EspalierControls
import EspalierViews
import Foundation

/// A line of a view's own text, where it stands in a picture.
struct SVGShownLine: Equatable {
    let line: VisibleText.Line
    let isPlaceholder: Bool
    /// The upright rectangle around the line in the picture.
    let box: CGRect
    /// What the line is cut to, where its view or a superview cuts it off.
    let clip: CGRect?
    /// From the view's own coordinates to the picture.
    private let map: CGAffineTransform
    private let isUpright: Bool

    /// The lines of what can be seen of a scene.
    ///
    /// - Parameters:
    ///   - area: where the drawing stands in the picture.
    ///   - scale: points of the picture per point of the views.
    /// - Complexity: O(number of views and length of their texts).
    static func lines(
        of scene: SVGScene, _ snapshot: HierarchySnapshot, in area: CGRect, scale: Double
    ) -> [SVGShownLine] {
        var lines: [SVGShownLine] = []
        let origin = CGPoint(
            x: area.minX - scene.extent.minX * scale, y: area.minY - scene.extent.minY * scale)
        for shape in scene.shapes {
            let entry = snapshot.entries[shape.index]
            guard let text = entry.shownText else { continue }
            for line in text.lines {
                let map = entry.shared.state.place.toRoot.scaled(by: scale, movedTo: origin)
                let made = SVGShownLine(line, text.isPlaceholder, map, entry, shape.box, origin, scale)
                if let made { lines.append(made) }
            }
        }
        return lines
    }

    /// Nil where nothing of the line can be seen.
    private init?(
        _ line: VisibleText.Line, _ isPlaceholder: Bool, _ map: CGAffineTransform, _ entry: HierarchySnapshot.Entry,
        _ seen: CGRect, _ origin: CGPoint, _ scale: Double
    ) {
        self.line = line
        self.isPlaceholder = isPlaceholder
        self.map = map
        isUpright = entry.shared.state.place.toRoot.isTranslation
        let frame = line.frame
        let corners = [
            frame.origin, CGPoint(x: frame.maxX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.maxY),
            CGPoint(x: frame.minX, y: frame.maxY),
        ]
        box = SVGScene.bounds(corners.map { $0.applying(map) })
        let sight = CGRect(
            x: origin.x + seen.minX * scale, y: origin.y + seen.minY * scale, width: seen.width * scale,
            height: seen.height * scale)
        let common = box.common(with: sight)
        if common.isNull || common.width <= 0 || common.height <= 0 { return nil }
        // The room above and below letters may stand out a little.
        let slack = 0.12 * frame.height * scale
        let isWhole =
            box.minX >= sight.minX - 1 && box.maxX <= sight.maxX + 1 && box.minY >= sight.minY - slack
            && box.maxY <= sight.maxY + slack
        clip = isWhole ? nil : sight
    }

    /// As wide as it was measured, whatever font there is.
    func write(to writer: inout SVGWriter) {
        let factor = isUpright ? Double(map.a) : 1
        let (x, y) =
            isUpright
            ? (line.frame.minX * factor + map.tx, line.baseline * factor + map.ty) : (line.frame.minX, line.baseline)
        let attributes: KeyValuePairs = [
            "class": isPlaceholder ? "shown empty" : "shown", "x": SVGWriter.number(x), "y": SVGWriter.number(y),
            "font-size": SVGWriter.number(Double(line.fontSize) * factor), "font-weight": "\(line.weight)",
            "textLength": SVGWriter.number(Double(line.frame.width) * factor), "lengthAdjust": "spacingAndGlyphs",
        ]
        if isUpright { return writer.text("text", attributes, line.text) }
        let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map { SVGWriter.number(Double($0)) }
        writer.open("g", ["transform": "matrix(\(numbers.joined(separator: " ")))"])
        writer.text("text", attributes, line.text)
        writer.close("g")
    }
}

extension PlaneMap {
    /// The map to a plane that is larger by a factor and begins elsewhere.
    func scaled(by factor: Double, movedTo origin: CGPoint) -> CGAffineTransform {
        let zero = apply(.zero)
        let (right, down) = (apply(CGPoint(x: 1, y: 0)), apply(CGPoint(x: 0, y: 1)))
        let factor = CGFloat(factor)
        return CGAffineTransform(
            a: isTranslation ? factor : (right.x - zero.x) * factor, b: (right.y - zero.y) * factor,
            c: (down.x - zero.x) * factor, d: isTranslation ? factor : (down.y - zero.y) * factor,
            tx: zero.x * factor + origin.x, ty: zero.y * factor + origin.y)
    }
}
