import EspalierScenarios
import Foundation

extension SVGPicture {
    /// The picture as SVG 1.1 with a style sheet, in UTF-8.
    ///
    /// - Complexity: O(number of views and of texts).
    func bytes() -> [UInt8] {
        var writer = SVGWriter()
        let (width, height) = (SVGWriter.number(size.width), SVGWriter.number(size.height))
        let (left, top) = (SVGWriter.number(Double(window?.minX ?? 0)), SVGWriter.number(Double(window?.minY ?? 0)))
        writer.line(#"<?xml version="1.0" encoding="UTF-8"?>"#)
        writer.open(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
                "viewBox": "\(left) \(top) \(width) \(height)",
            ])
        writeStyle(to: &writer)
        if window == nil {
            writer.empty("rect", ["class": "paper", "width": width, "height": height])
        } else {
            writer.empty("rect", ["class": "paper", "x": left, "y": top, "width": width, "height": height])
        }
        writer.open("clipPath", ["id": "area"])
        writer.empty("rect", Self.rect(area.insetBy(dx: -1, dy: -1)))
        writer.close("clipPath")
        if !constraints.dependents.isEmpty { writeHatch(to: &writer) }
        writer.open("g", ["clip-path": "url(#area)"])
        for shape in scene.shapes { write(shape, to: &writer) }
        for (number, line) in shown.enumerated() { write(line, number, to: &writer) }
        for shape in scene.shapes where constraints.dependents.contains(shape.index) {
            writer.empty("polygon", ["class": "dependent", "points": points(visibleCorners(shape))])
        }
        for view in scene.removed {
            writer.text("polygon", ["class": "removed", "points": points(view.corners)], "", full: view.name)
        }
        for shape in scene.shapes { writeArrow(shape, to: &writer) }
        constraints.write(to: &writer)
        writer.close("g")
        for leader in leaders {
            writer.empty(
                "path",
                ["class": "leader", "d": "M\(Self.pair(leader.from)) L\(Self.pair(leader.to))"])
        }
        for text in texts { text.write(to: &writer) }
        for outline in outlines { write(outline: outline, to: &writer) }
        writer.close("svg")
        return writer.bytes
    }

    private func write(_ shape: SVGScene.Shape, to writer: inout SVGWriter) {
        let entry = snapshot.entries[shape.index]
        let name = entry.name.map { "\($0) (\(entry.shownClass))" } ?? entry.shownClass
        let kind =
            switch shape.change {
            case .same: shape.index == 0 ? "view root" : "view"
            case .added: "view added"
            case .moved: "view moved"
            case .changed: "view changed"
            }
        if case .moved(let corners, _) = shape.change {
            writer.empty("polygon", ["class": "before", "points": points(corners)])
        }
        writer.text("polygon", ["class": kind, "points": points(visibleCorners(shape))], "", full: name)
        writeLook(shape, to: &writer)
    }

    /// A frame around what is wrong, outside of it, so that it covers none of it.
    private func write(outline: CGRect, to writer: inout SVGWriter) {
        let box = outline.insetBy(dx: -2, dy: -2)
        writer.empty(
            "rect",
            [
                "class": "wrong", "x": SVGWriter.number(box.minX), "y": SVGWriter.number(box.minY),
                "width": SVGWriter.number(max(box.width, 4)), "height": SVGWriter.number(max(box.height, 4)),
                "rx": "3",
            ])
    }

    /// The view's background, corners and border, and what its layer draws.
    private func writeLook(_ shape: SVGScene.Shape, to writer: inout SVGWriter) {
        let entry = snapshot.entries[shape.index]
        if entry.shared.look.isEmpty { return }
        let isCut = shape.box != entry.drawnFrame
        if isCut {
            let corner = place(shape.box.origin)
            writer.open("clipPath", ["id": "seen\(shape.index)"])
            writer.empty(
                "rect",
                Self.rect(
                    CGRect(
                        x: corner.x, y: corner.y, width: shape.box.width * scale, height: shape.box.height * scale)))
            writer.close("clipPath")
            writer.open("g", ["clip-path": "url(#seen\(shape.index))"])
        }
        let origin = place(.zero)
        let map = entry.shared.state.place.toRoot.scaled(by: scale, movedTo: origin)
        let numbers = [map.a, map.b, map.c, map.d].map { JSONWriter.text((Double($0) * 10000).rounded() / 10000) }
        let place = [map.tx, map.ty].map { SVGWriter.number($0) }
        writer.open(
            "g",
            [
                "transform": "matrix(\((numbers + place).joined(separator: " ")))",
                "opacity": SVGWriter.number(min(entry.alpha, 1)),
            ])
        for (number, piece) in entry.shared.look.enumerated() {
            piece.write(to: &writer, id: "paint\(shape.index)-\(number)")
        }
        writer.close("g")
        if isCut { writer.close("g") }
    }

    /// What is laid over views that depend on a choice.
    private func writeHatch(to writer: inout SVGWriter) {
        writer.open(
            "pattern",
            [
                "id": "hatch", "width": "7", "height": "7", "patternUnits": "userSpaceOnUse",
                "patternTransform": "rotate(45)",
            ])
        writer.empty("rect", ["class": "stripe", "width": "1.5", "height": "7"])
        writer.close("pattern")
    }

    private func write(_ line: SVGShownLine, _ number: Int, to writer: inout SVGWriter) {
        guard let clip = line.clip else { return line.write(to: &writer) }
        writer.open("clipPath", ["id": "line\(number)"])
        writer.empty("rect", Self.rect(clip))
        writer.close("clipPath")
        writer.open("g", ["clip-path": "url(#line\(number))"])
        line.write(to: &writer)
        writer.close("g")
    }

    /// Of an upright view, what superviews leave of it; of a turned one, all of it.
    private func visibleCorners(_ shape: SVGScene.Shape) -> [CGPoint] {
        let corners = shape.corners
        guard corners[0].y == corners[1].y, corners[0].x == corners[3].x else { return corners }
        let box = shape.box
        return [
            CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
            CGPoint(x: box.minX, y: box.maxY),
        ]
    }

    /// From the middle of the old place to the middle of the new one, where they are not the same.
    private func writeArrow(_ shape: SVGScene.Shape, to writer: inout SVGWriter) {
        guard case .moved(let corners, isElsewhere: true) = shape.change else { return }
        let start = place(Self.middle(corners))
        let end = place(Self.middle(shape.corners))
        let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 4, length.isFinite else { return }
        let (ux, uy) = (dx / length, dy / length)
        let head = min(9, length / 2)
        func point(_ along: Double, _ across: Double) -> String {
            Self.pair(
                CGPoint(x: end.x - ux * along + uy * across, y: end.y - uy * along - ux * across))
        }
        writer.empty("path", ["class": "arrow", "d": "M\(Self.pair(start)) L\(point(head, 0))"])
        let tip = "M\(Self.pair(end)) L\(point(head, head * 0.45)) L\(point(head, -head * 0.45)) Z"
        writer.empty("path", ["class": "tip", "d": tip])
    }

    private static func middle(_ corners: [CGPoint]) -> CGPoint {
        CGPoint(x: (corners[0].x + corners[2].x) / 2, y: (corners[0].y + corners[2].y) / 2)
    }

    private func points(_ corners: [CGPoint]) -> String {
        corners.map { Self.pair(place($0)) }.joined(separator: " ")
    }

    private static func pair(_ point: CGPoint) -> String {
        "\(SVGWriter.number(point.x)),\(SVGWriter.number(point.y))"
    }

    private static func rect(_ box: CGRect) -> KeyValuePairs<String, String> {
        [
            "x": SVGWriter.number(box.minX), "y": SVGWriter.number(box.minY),
            "width": SVGWriter.number(max(box.width, 0)), "height": SVGWriter.number(max(box.height, 0)),
        ]
    }
}
