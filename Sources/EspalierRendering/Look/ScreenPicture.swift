import EspalierScenarios
import EspalierViews
import Foundation

/// A picture of a snapshot as the screen would show it.
struct ScreenPicture {
    let snapshot: HierarchySnapshot
    let list: DisplayList
    /// The part of the root's coordinates that is shown.
    let window: CGRect
    /// The root, without what stands out of it.
    private let screen: CGRect
    private var outlines: [CGRect] = []
    private var isRight = false
    private var hasNames = true
    private var frame: DeviceFrame?

    /// A picture of a whole snapshot, or of the part that one of its views has.
    ///
    /// - Parameters:
    ///   - view: the place of a view in the snapshot that is shown alone; nil for the root.
    ///   - hasNames: whether names of views show up under the pointer.
    ///   - hasFrame: whether the device is shown around the root.
    init(_ snapshot: HierarchySnapshot, cropped view: Int? = nil, hasNames: Bool = true, hasFrame: Bool = false) {
        self.snapshot = snapshot
        self.hasNames = hasNames
        screen = snapshot.entries.first?.drawnFrame ?? .zero
        if hasFrame, view == nil, let facts = snapshot.entries.first?.shared.paint?.screen {
            frame = DeviceFrame(screen, facts)
        }
        window = view.map { snapshot.entries[$0].drawnFrame } ?? frame?.outline ?? screen
        list = DisplayList(snapshot, in: frame == nil ? window : screen)
    }

    /// What stands around some frames, with these outlined.
    init(_ snapshot: HierarchySnapshot, around outlines: [CGRect], isRight: Bool) {
        self.snapshot = snapshot
        self.outlines = outlines
        self.isRight = isRight
        hasNames = false
        screen = snapshot.entries.first?.drawnFrame ?? .zero
        let area = outlines.reduce(screen) { $1.isNull ? $0 : $0.union($1) }
        window = SVGPicture.window(around: outlines, root: screen, area: area)
        list = DisplayList(snapshot, in: window)
    }

    mutating func outline(_ outlines: [CGRect], isRight: Bool) { (self.outlines, self.isRight) = (outlines, isRight) }

    /// SVG 1.1 in UTF-8, which needs nothing from elsewhere.
    ///
    /// - Complexity: O(views and length of their texts).
    func bytes() -> [UInt8] {
        var look = LookWriter(titles: hasNames ? { title($0) } : nil)
        let (width, height) = (SVGWriter.number(window.width), SVGWriter.number(window.height))
        let (left, top) = (SVGWriter.number(window.minX), SVGWriter.number(window.minY))
        look.writer.line(#"<?xml version="1.0" encoding="UTF-8"?>"#)
        look.writer.open(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "xmlns:xlink": "http://www.w3.org/1999/xlink", "width": width,
                "height": height, "viewBox": "\(left) \(top) \(width) \(height)",
                "font-family": "-apple-system, 'SF Pro Text', Helvetica, Arial, sans-serif", "xml:space": "preserve",
            ])
        if let frame {
            frame.writeRim(to: &look.writer)
            look.writer.open("clipPath", ["id": "glass"])
            look.writer.empty("path", ["d": frame.glass.svg])
            look.writer.close("clipPath")
            look.writer.open("g", ["clip-path": "url(#glass)"])
        } else if !screen.contains(window) {
            look.writer.empty(
                "rect",
                ["x": left, "y": top, "width": width, "height": height, "fill": "#8e8e93", "fill-opacity": "0.25"])
        }
        if let paper = snapshot.entries.first?.shared.paint?.screen?.paper {
            LayerPiece(path: .box(screen), fill: .color(paper)).write(to: &look.writer, id: "")
        }
        look.write(list)
        if let frame {
            look.writer.close("g")
            frame.writeOverlays(to: &look)
        }
        for outline in outlines { write(outline, to: &look.writer) }
        look.writer.close("svg")
        return look.writer.bytes
    }

    private func title(_ index: Int) -> String {
        let entry = snapshot.entries[index]
        return entry.name.map { "\($0) (\(entry.shownClass))" } ?? entry.shownClass
    }

    /// A frame around what a finding is about, outside of it, so that it covers none of it.
    private func write(_ outline: CGRect, to writer: inout SVGWriter) {
        let box = outline.insetBy(dx: -2, dy: -2)
        let color = isRight ? "#23764a" : "#d92d20"
        writer.empty(
            "rect",
            [
                "class": isRight ? "right" : "wrong", "x": SVGWriter.number(box.minX), "y": SVGWriter.number(box.minY),
                "width": SVGWriter.number(max(box.width, 4)), "height": SVGWriter.number(max(box.height, 4)),
                "rx": "3", "fill": color, "fill-opacity": "0.07", "stroke": color, "stroke-width": "2.5",
            ])
    }
}

extension HierarchySnapshot {
    /// A picture of the screen in SVG: backgrounds, texts, images and controls where and as they are. For a snapshot that was
    /// taken with a numbering that paints.
    ///
    /// The same snapshot, with the same image files, gives the same bytes.
    ///
    /// - Parameters:
    ///   - view: the place in `entries` of the one view that is shown, with what lies around it in its frame; nil for all.
    ///   - hasNames: whether names of views show up under the pointer.
    ///   - hasFrame: whether the device is shown around it, as the safe area of the root tells it; of all views alone.
    ///   - outlines: what is outlined, in the root's coordinates.
    ///   - isRight: whether outlines mean what is well, and not what is wrong or goes.
    /// - Complexity: O(views and length of their texts).
    package func screen(
        cropped view: Int? = nil, hasNames: Bool = true, hasFrame: Bool = false, outlining outlines: [CGRect] = [],
        isRight: Bool = false
    ) -> [UInt8] {
        var picture = ScreenPicture(self, cropped: view, hasNames: hasNames, hasFrame: hasFrame)
        picture.outline(outlines, isRight: isRight)
        return picture.bytes()
    }
}
