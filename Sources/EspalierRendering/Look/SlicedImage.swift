import EspalierControls
import EspalierViews
import Foundation

/// The parts of an image whose edges keep their size: where each lies in the image, and what it fills.
struct SlicedImage {
    struct Slice: Equatable {
        /// In the image.
        var source: CGRect
        /// In the view.
        var target: CGRect
        /// Whether it is repeated, and not made larger.
        var isTiled = false
    }

    /// How many times a part is repeated at most; one that would be repeated more often is made larger.
    private static let mostTiles = 256

    private(set) var slices: [Slice] = []

    /// - Parameter frame: where all of the image lies. Edges that have no room are made smaller.
    init(_ image: UIImage, in frame: CGRect) {
        let (size, caps) = (image.size, image.capInsets)
        let columns = Self.bands(size.width, caps.left, caps.right, frame.minX, frame.width)
        let rows = Self.bands(size.height, caps.top, caps.bottom, frame.minY, frame.height)
        for (rowNumber, row) in rows.enumerated() {
            for (columnNumber, column) in columns.enumerated() {
                let source = CGRect(
                    x: column.source.start, y: row.source.start, width: column.source.length, height: row.source.length)
                let target = CGRect(
                    x: column.target.start, y: row.target.start, width: column.target.length, height: row.target.length)
                if source.width <= 0 || source.height <= 0 || target.width <= 0 || target.height <= 0 { continue }
                let isInner = rowNumber == 1 || columnNumber == 1
                let tiles = (target.width / source.width).rounded(.up) * (target.height / source.height).rounded(.up)
                let isTiled = image.resizingMode == .tile && isInner && tiles > 1 && tiles <= CGFloat(Self.mostTiles)
                slices.append(Slice(source: source, target: target, isTiled: isTiled))
            }
        }
    }

    private typealias Span = (start: CGFloat, length: CGFloat)

    /// What stands before the middle, the middle, and what stands behind it.
    private static func bands(
        _ size: CGFloat, _ before: CGFloat, _ after: CGFloat, _ start: CGFloat, _ length: CGFloat
    ) -> [(source: Span, target: Span)] {
        let (before, after) = (min(max(before, 0), size), min(max(after, 0), max(0, size - before)))
        let factor = before + after > length ? length / max(before + after, .leastNonzeroMagnitude) : 1
        let (first, last) = (before * factor, after * factor)
        return [
            ((0, before), (start, first)), ((before, size - before - after), (start + first, length - first - last)),
            ((size - after, after), (start + length - last, last)),
        ]
    }
}

extension LookWriter {
    /// An image that stands in the picture under a name, part by part.
    mutating func write(_ sliced: SlicedImage, of image: UIImage, named name: String) {
        for slice in sliced.slices {
            let (source, target) = (slice.source, slice.target)
            writer.open("svg", Self.box(target, seeing: CGRect(origin: .zero, size: target.size)))
            let step = slice.isTiled ? source.size : target.size
            var y: CGFloat = 0
            repeat {
                var x: CGFloat = 0
                repeat {
                    writer.open("svg", Self.box(CGRect(origin: CGPoint(x: x, y: y), size: step), seeing: source))
                    writer.empty(
                        "use",
                        [
                            "xlink:href": "#\(name)", "width": SVGWriter.number(image.size.width),
                            "height": SVGWriter.number(image.size.height),
                        ])
                    writer.close("svg")
                    x += step.width
                } while x < target.width
                y += step.height
            } while y < target.height
            writer.close("svg")
        }
    }

    private static func box(_ frame: CGRect, seeing part: CGRect) -> KeyValuePairs<String, String> {
        let numbers = [part.minX, part.minY, part.width, part.height].map { SVGWriter.number($0) }
        return [
            "x": SVGWriter.number(frame.minX), "y": SVGWriter.number(frame.minY),
            "width": SVGWriter.number(frame.width),
            "height": SVGWriter.number(frame.height), "viewBox": numbers.joined(separator: " "),
            "preserveAspectRatio": "none",
        ]
    }
}
