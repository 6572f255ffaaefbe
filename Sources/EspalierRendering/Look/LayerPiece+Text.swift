import EspalierScenarios
import EspalierViews
import Foundation

extension PathData {
    /// The path as SVG and canvases read it.
    var svg: String {
        segments.map { segment in
            let letter =
                switch segment {
                case .move: "M"
                case .line: "L"
                case .quad: "Q"
                case .curve: "C"
                case .close: "Z"
                }
            return letter
                + segment.points.map { "\(SVGWriter.number($0.x)),\(SVGWriter.number($0.y))" }.joined(separator: " ")
        }.joined()
    }
}

extension UIColor {
    /// Two digits for each of the parts, which count between 0 and 1.
    private static func digits(_ parts: [CGFloat]) -> String {
        "#"
            + parts.map { part in
                let byte = Int((min(max(part, 0), 1) * 255).rounded())
                return (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined()
    }

    private var parts: [CGFloat] { cgColor.components ?? [] }

    /// `#rrggbb`, without the opacity.
    var hex: String { Self.digits(Array(parts.prefix(3))) }

    /// `#rrggbb`, and two more digits for the opacity where there is one.
    var hexWithOpacity: String { Self.digits(parts[3] < 1 ? parts : Array(parts.prefix(3))) }

    var opacity: Double { Double(parts[3]) }
}

extension LayerPiece {
    /// Writes the piece as an element of SVG.
    ///
    /// - Parameter id: What a gradient is called; no other one of the picture may be.
    func write(to writer: inout SVGWriter, id: String) {
        var style = ["fill: none"]
        switch fill {
        case .color(let color):
            style = ["fill: \(color.hex)"]
            if color.opacity < 1 { style.append("fill-opacity: \(SVGWriter.number(color.opacity))") }
        case .axial(let stops, let from, let to):
            writer.open(
                "linearGradient",
                [
                    "id": id, "gradientUnits": "userSpaceOnUse", "x1": SVGWriter.number(from.x),
                    "y1": SVGWriter.number(from.y), "x2": SVGWriter.number(to.x), "y2": SVGWriter.number(to.y),
                ])
            Self.write(stops, to: &writer)
            writer.close("linearGradient")
            style = ["fill: url(#\(id))"]
        case .radial(let stops, let center, let radius):
            writer.open(
                "radialGradient",
                [
                    "id": id, "gradientUnits": "userSpaceOnUse", "cx": SVGWriter.number(center.x),
                    "cy": SVGWriter.number(center.y), "r": SVGWriter.number(radius),
                ])
            Self.write(stops, to: &writer)
            writer.close("radialGradient")
            style = ["fill: url(#\(id))"]
        case nil: break
        }
        if isEvenOdd { style.append("fill-rule: evenodd") }
        if let line {
            style += ["stroke: \(line.color.hex)", "stroke-width: \(SVGWriter.number(line.width))"]
            if line.color.opacity < 1 { style.append("stroke-opacity: \(SVGWriter.number(line.color.opacity))") }
            if line.cap != "butt" { style.append("stroke-linecap: \(line.cap)") }
            if line.join != "miter" { style.append("stroke-linejoin: \(line.join)") }
            if line.join == "miter", line.miterLimit != 4 {
                style.append("stroke-miterlimit: \(SVGWriter.number(max(line.miterLimit, 1)))")
            }
            if !line.dash.isEmpty {
                style.append("stroke-dasharray: \(line.dash.map { SVGWriter.number($0) }.joined(separator: " "))")
                if line.phase != 0 { style.append("stroke-dashoffset: \(SVGWriter.number(line.phase))") }
            }
        }
        if opacity < 1 { style.append("opacity: \(SVGWriter.number(opacity))") }
        writer.empty("path", ["d": path.svg, "style": style.joined(separator: "; ")])
    }

    private static func write(_ stops: [Stop], to writer: inout SVGWriter) {
        for stop in stops {
            let opacity = stop.color.opacity < 1 ? "; stop-opacity: \(SVGWriter.number(stop.color.opacity))" : ""
            writer.empty(
                "stop", ["offset": SVGWriter.number(stop.place), "style": "stop-color: \(stop.color.hex)\(opacity)"])
        }
    }

    /// Writes the piece for the inspector: `d` the path, `f` what fills it, a colour or [0, x, y, x, y, place, colour, …]
    /// along a line or [1, x, y, radius, place, colour, …] around a point, `e` 1 for the even-odd rule, `s` the line
    /// [colour, width, cap, join, miter limit, phase, dashes, …], `a` the opacity.
    func write(to json: inout JSONWriter) {
        func number(_ value: CGFloat, _ list: inout JSONWriter) { list.number((Double(value) * 100).rounded() / 100) }
        json.object { json in
            json.member("d") { $0.string(path.svg) }
            switch fill {
            case .color(let color): json.member("f") { $0.string(color.hexWithOpacity) }
            case .axial(let stops, let from, let to):
                json.member("f") { json in
                    json.list { list in
                        list.integer(0)
                        for part in [from.x, from.y, to.x, to.y] { number(part, &list) }
                        Self.write(stops, to: &list)
                    }
                }
            case .radial(let stops, let center, let radius):
                json.member("f") { json in
                    json.list { list in
                        list.integer(1)
                        for part in [center.x, center.y, radius] { number(part, &list) }
                        Self.write(stops, to: &list)
                    }
                }
            case nil: break
            }
            if isEvenOdd { json.member("e") { $0.integer(1) } }
            if let line {
                json.member("s") { json in
                    json.list { list in
                        list.string(line.color.hexWithOpacity)
                        number(line.width, &list)
                        list.string(line.cap)
                        list.string(line.join)
                        for part in [line.miterLimit, line.phase] + line.dash { number(part, &list) }
                    }
                }
            }
            if opacity < 1 { json.member("a") { $0.number((opacity * 100).rounded() / 100) } }
        }
    }

    private static func write(_ stops: [Stop], to list: inout JSONWriter) {
        for stop in stops {
            list.number((stop.place * 1000).rounded() / 1000)
            list.string(stop.color.hexWithOpacity)
        }
    }
}
