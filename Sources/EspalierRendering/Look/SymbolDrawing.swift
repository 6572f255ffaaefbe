import EspalierViews
import Foundation

/// A drawing of one of the symbols that most screens have: lines of one width in a square.
///
/// These are plain shapes of the same meaning, not the system's own drawings. Symbols that are not here are boxes with
/// their names.
struct SymbolDrawing {
    private let path: PathData
    private let width: CGFloat

    /// nil for a symbol that has no drawing here.
    init?(_ name: String, in frame: CGRect) {
        guard let lines = Self.lines[name] else { return nil }
        let side = min(frame.width, frame.height)
        let corner = CGPoint(x: frame.midX - side / 2, y: frame.midY - side / 2)
        var path = PathData()
        for line in lines {
            for (number, point) in line.points.enumerated() {
                let place = CGPoint(x: corner.x + point.0 / 20 * side, y: corner.y + point.1 / 20 * side)
                if let radius = line.radius {
                    path.append(.circle(place, radius: radius / 20 * side))
                } else if number == 0 {
                    path.move(to: place)
                } else {
                    path.line(to: place)
                }
            }
            if line.isClosed { path.close() }
        }
        self.path = path
        width = max(0.75, side * 0.085)
    }

    func write(in color: UIColor, to writer: inout SVGWriter) {
        let line = LayerPiece.Line(color: color, width: width, cap: "round", join: "round")
        LayerPiece(path: path, line: line).write(to: &writer, id: "")
    }

    /// Points in a square of 20 by 20; or circles around them.
    private struct Line {
        let points: [(CGFloat, CGFloat)]
        var isClosed = false
        var radius: CGFloat?

        init(_ points: (CGFloat, CGFloat)..., isClosed: Bool = false, radius: CGFloat? = nil) {
            (self.points, self.isClosed, self.radius) = (points, isClosed, radius)
        }
    }

    private static let (left, right) = (
        [Line((12.5, 3), (6.5, 10), (12.5, 17))], [Line((7.5, 3), (13.5, 10), (7.5, 17))]
    )
    private static let (plus, cross) = (
        [Line((10, 3), (10, 17)), Line((3, 10), (17, 10))], [Line((4, 4), (16, 16)), Line((16, 4), (4, 16))]
    )
    private static let bars = [Line((3, 5), (17, 5)), Line((3, 10), (17, 10)), Line((3, 15), (17, 15))]
    private static let glass = [Line((8.5, 8.5), radius: 5.5), Line((12.7, 12.7), (17, 17))]
    private static let ring = Line((10, 10), radius: 8)
    private static let box = [
        Line((6.5, 8), (4.5, 8), (4.5, 17.5), (15.5, 17.5), (15.5, 8), (13.5, 8)), Line((10, 12), (10, 2)),
        Line((7, 5), (10, 2), (13, 5)),
    ]

    private static let lines: [String: [Line]] = [
        "chevron.left": left, "chevron.backward": left, "chevron.right": right, "chevron.forward": right,
        "chevron.up": [Line((3, 13), (10, 7), (17, 13))], "chevron.down": [Line((3, 7), (10, 13), (17, 7))],
        "plus": plus, "add": plus, "xmark": cross, "stop": cross, "checkmark": [Line((3, 11), (8, 16), (17, 4))],
        "minus": [Line((3, 10), (17, 10))], "line.horizontal.3": bars, "line.3.horizontal": bars,
        "magnifyingglass": glass, "search": glass, "circle": [ring],
        "ellipsis": [Line((4, 10), (10, 10), (16, 10), radius: 1)],
        "info.circle": [ring, Line((10, 9.5), (10, 14.5)), Line((10, 6), (10, 6.1))],
        "plus.circle": [ring, Line((10, 6), (10, 14)), Line((6, 10), (14, 10))],
        "xmark.circle": [ring, Line((7, 7), (13, 13)), Line((13, 7), (7, 13))],
        "square.and.arrow.up": box, "action": box,
        "star": [
            Line(
                (10, 2), (12.4, 7.2), (18, 7.8), (13.8, 11.6), (15, 17.2), (10, 14.3), (5, 17.2), (6.2, 11.6),
                (2, 7.8), (7.6, 7.2), isClosed: true)
        ],
        "person": [Line((10, 6.5), radius: 3.8), Line((3, 17.5), (4.5, 14), (10, 12.5), (15.5, 14), (17, 17.5))],
        "house": [Line((3, 10), (10, 3.5), (17, 10)), Line((5, 8.5), (5, 17), (15, 17), (15, 8.5))],
    ]
}
