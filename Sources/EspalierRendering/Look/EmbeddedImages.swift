import EspalierControls
import EspalierSupport
import EspalierViews
import Foundation

/// The image files of a picture, each in it once.
struct EmbeddedImages {
    /// The most bytes of one file, and of all together: a picture stays one that can be opened.
    private static let (mostBytes, mostInAll) = (2_000_000, 16_000_000)

    /// By file: the name under which it stands in the picture; nil for one that does not.
    private var known: [URL: String?] = [:]
    private var bytes = 0

    /// The name of an image in the picture, written there the first time; nil for one that has no file which pictures can
    /// hold.
    mutating func name(of image: UIImage, in writer: inout SVGWriter) -> String? {
        guard let file = image.file else { return nil }
        if let known = known[file] { return known }
        guard let data = try? FileReading.bytes(of: file.resolvingSymlinksInPath(), atMost: Self.mostBytes + 1),
            data.count <= Self.mostBytes, bytes + data.count <= Self.mostInAll, let type = Self.type(of: data, file)
        else {
            known[file] = .some(nil)
            return nil
        }
        bytes += data.count
        let name = "i\(known.count)"
        known[file] = name
        let (width, height) = (SVGWriter.number(image.size.width), SVGWriter.number(image.size.height))
        writer.open(
            "symbol", ["id": name, "viewBox": "0 0 \(width) \(height)", "preserveAspectRatio": "none"])
        writer.empty(
            "image",
            [
                "width": width, "height": height, "preserveAspectRatio": "none",
                "xlink:href": "data:\(type);base64,\(data.base64EncodedString())",
            ])
        writer.close("symbol")
        return name
    }

    /// What browsers call the format; nil for one that they do not show, such as PDF.
    private static func type(of data: Data, _ file: URL) -> String? {
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if data.starts(with: [0xFF, 0xD8]) { return "image/jpeg" }
        if data.starts(with: [0x47, 0x49, 0x46]) { return "image/gif" }
        return file.pathExtension.lowercased() == "svg" ? "image/svg+xml" : nil
    }
}

extension LookWriter {
    /// The image, in one colour where it is a template; a box with its name where there is no file to show.
    mutating func write(_ painted: PaintedImage) {
        let frame = painted.frame
        guard let name = images.name(of: painted.image, in: &writer) else { return writeBox(painted) }
        var attributes = [
            ("xlink:href", "#\(name)"), ("x", SVGWriter.number(frame.minX)), ("y", SVGWriter.number(frame.minY)),
            ("width", SVGWriter.number(frame.width)), ("height", SVGWriter.number(frame.height)),
        ]
        let isSliced = painted.isSliced && painted.image.capInsets != .zero && frame.size != painted.image.size
        if let tint = painted.tint {
            let filter = "t" + tint.hexWithOpacity.dropFirst()
            if tints.insert(filter).inserted {
                writer.open("filter", ["id": filter, "x": "0", "y": "0", "width": "100%", "height": "100%"])
                writer.empty(
                    "feFlood", ["flood-color": tint.hex, "flood-opacity": SVGWriter.number(tint.opacity)])
                writer.empty("feComposite", ["in2": "SourceAlpha", "operator": "in"])
                writer.close("filter")
            }
            attributes.append(("filter", "url(#\(filter))"))
        }
        if !isSliced { return writer.empty("use", attributes) }
        // What is behind the place and the size is the filter.
        let filter = attributes.count > 5 ? attributes[5].1 : "none"
        writer.open("g", ["filter": filter])
        write(SlicedImage(painted.image, in: frame), of: painted.image, named: name)
        writer.close("g")
    }

    private mutating func writeBox(_ painted: PaintedImage) {
        let (frame, image) = (painted.frame, painted.image)
        let color = painted.tint ?? .systemGray
        if image.isSymbol, let name = image.name, let drawing = SymbolDrawing(name, in: frame) {
            return drawing.write(in: color, to: &writer)
        }
        let side = min(frame.width, frame.height)
        guard side > 0, side.isFinite else { return }
        let box = frame.insetBy(dx: min(0.5, side / 4), dy: min(0.5, side / 4))
        let radius = image.isSymbol || painted.tint != nil ? min(5, side / 4) : 0
        var piece = LayerPiece(
            path: .box(box, radius: radius), fill: .color(color.withAlphaComponent(0.16)),
            line: .init(color: color.withAlphaComponent(0.55), width: min(1, side / 8)))
        piece.opacity = 1
        piece.write(to: &writer, id: "")
        guard let name = image.name else { return }
        let size = min(11, max(4, box.height * 0.4))
        var setting = TextSetting([TextRun(name, font: .systemFont(ofSize: size))], in: box.insetBy(dx: 1, dy: 0))
        setting.alignment = .center
        setting.verticalShare = 0.5
        write(PaintedText(setting: setting, color: color))
    }
}
