import EspalierControls
import EspalierScenarios
import EspalierViews
import Foundation

/// Writes what is painted as SVG.
struct LookWriter {
    var writer = SVGWriter()
    private var gradients = 0
    /// The blurs that were written, by their names.
    private var blurs: Set<String> = []
    /// The colours of templates that were written, by their names.
    var tints: Set<String> = []
    var images = EmbeddedImages()
    /// Names of views under the pointer; nil for none.
    private let titles: ((Int) -> String)?

    init(titles: ((Int) -> String)?) { self.titles = titles }

    /// Writes all of a list.
    mutating func write(_ list: DisplayList) {
        for (number, clip) in list.clips.enumerated() { write(clip, number) }
        var current: Int?
        func end(_ writer: inout SVGWriter) {
            if current != nil { writer.close("g") }
            current = nil
        }
        for command in list.commands {
            switch command {
            case .open(let opacity):
                end(&writer)
                writer.open("g", ["opacity": SVGWriter.number(opacity)])
            case .close:
                end(&writer)
                writer.close("g")
            case .items(let items, let map, let clip, let view):
                if clip != current {
                    end(&writer)
                    if let clip { writer.open("g", ["clip-path": "url(#c\(clip))"]) }
                    current = clip
                }
                write(items, map, view)
            }
        }
        end(&writer)
    }

    private mutating func write(_ clip: DisplayList.Clip, _ number: Int) {
        if let parent = clip.parent {
            writer.open("clipPath", ["id": "c\(number)", "clip-path": "url(#c\(parent))"])
        } else {
            writer.open("clipPath", ["id": "c\(number)"])
        }
        if clip.map.isIdentity {
            writer.empty("path", ["d": clip.path.svg])
        } else {
            writer.empty("path", ["d": clip.path.svg, "transform": Self.text(clip.map)])
        }
        writer.close("clipPath")
    }

    private mutating func write(_ items: [PaintedItem], _ map: CGAffineTransform, _ view: Int) {
        if map.isIdentity { writer.open("g") } else { writer.open("g", ["transform": Self.text(map)]) }
        if let titles { writer.text("title", [:], titles(view)) }
        for item in items { write(item) }
        writer.close("g")
    }

    private mutating func write(_ item: PaintedItem) {
        switch item {
        case .shape(let piece):
            gradients += 1
            piece.write(to: &writer, id: "p\(gradients)")
        case .shadow(let shadow): write(shadow)
        case .text(let text): write(text)
        case .image(let image): write(image)
        }
    }

    private mutating func write(_ shadow: LayerLook.Shadow) {
        var attributes = [
            ("d", shadow.path.svg), ("fill", shadow.color.hex),
            ("fill-opacity", SVGWriter.number(shadow.color.opacity)),
        ]
        if shadow.offset != .zero {
            let (x, y) = (SVGWriter.number(shadow.offset.width), SVGWriter.number(shadow.offset.height))
            attributes.append(("transform", "translate(\(x) \(y))"))
        }
        if shadow.radius > 0 {
            let radius = SVGWriter.number(shadow.radius)
            let name = "b" + radius.replacingOccurrences(of: ".", with: "-")
            if blurs.insert(name).inserted {
                writer.open("filter", ["id": name, "x": "-50%", "y": "-50%", "width": "200%", "height": "200%"])
                writer.empty("feGaussianBlur", ["stdDeviation": radius])
                writer.close("filter")
            }
            attributes.append(("filter", "url(#\(name))"))
        }
        writer.empty("path", attributes)
    }

    /// Each line is as wide as it was measured, whatever font there is.
    mutating func write(_ text: PaintedText) {
        let font = text.setting.runs.first?.font
        for line in text.setting.shown().lines {
            let pieces = text.pieces(of: line)
            let color = pieces.first?.color ?? text.color
            var attributes = [
                ("x", SVGWriter.number(line.frame.minX)), ("y", SVGWriter.number(line.baseline)),
                ("font-size", SVGWriter.number(line.fontSize)), ("textLength", SVGWriter.number(line.frame.width)),
                ("lengthAdjust", "spacingAndGlyphs"), ("fill", color.hex),
            ]
            if line.weight != 400 { attributes.append(("font-weight", "\(line.weight)")) }
            if color.opacity < 1 { attributes.append(("fill-opacity", SVGWriter.number(color.opacity))) }
            if let family = font?.lookFamily { attributes.append(("font-family", family)) }
            if pieces.count < 2 {
                writer.text("text", attributes, line.text)
            } else {
                writer.text(
                    "text", attributes,
                    parts: pieces.map { piece in
                        let fill = ("fill", piece.color.hex)
                        let opacity = ("fill-opacity", SVGWriter.number(piece.color.opacity))
                        return (piece.color.opacity < 1 || color.opacity < 1 ? [fill, opacity] : [fill], piece.text)
                    })
            }
        }
    }

    static func text(_ map: CGAffineTransform) -> String {
        let place = "\(SVGWriter.number(map.tx)) \(SVGWriter.number(map.ty))"
        if map.a == 1, map.b == 0, map.c == 0, map.d == 1 { return "translate(\(place))" }
        let numbers = [map.a, map.b, map.c, map.d].map { value in
            value.isFinite ? JSONWriter.text((Double(min(max(value, -1e9), 1e9)) * 10000).rounded() / 10000) : "0"
        }
        return "matrix(\(numbers.joined(separator: " ")) \(place))"
    }
}

extension UIFont {
    /// What other than the system's font is asked for; nil for that.
    fileprivate var lookFamily: String? {
        if fontName.hasPrefix(".") { return nil }
        let family = String(fontName.prefix { $0 != "-" })
        let isPlain = family.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == " " || $0 == "-" }
        return isPlain && !family.isEmpty ? "'\(family)', -apple-system, Helvetica, Arial, sans-serif" : nil
    }
}
