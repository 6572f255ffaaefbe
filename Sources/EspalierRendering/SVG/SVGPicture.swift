import EspalierScenarios
import Foundation

/// A picture of one step: the views as outlines with labels, and beside them a list of frames and rules with values.
struct SVGPicture {
    static let margin = 24.0
    static let gap = 28.0
    static let columnWidth = 330.0

    let scene: SVGScene
    let snapshot: HierarchySnapshot
    /// Points of the picture per point of the views.
    let scale: Double
    /// Where the drawing stands in the picture.
    let area: CGRect
    /// All texts, with their boxes: none covers another.
    private(set) var texts: [SVGText] = []
    /// The views' own texts.
    private(set) var shown: [SVGShownLine] = []
    /// What is wrong with constraints.
    let constraints: SVGConstraints
    /// Lines from labels in the margin to their views.
    private(set) var leaders: [(from: CGPoint, to: CGPoint)] = []
    private(set) var size = CGSize.zero
    /// The part of the picture that is shown, of an excerpt; nil: all of it.
    private(set) var window: CGRect?
    /// What an excerpt is about, in the picture.
    private(set) var outlines: [CGRect] = []
    /// The class of the style sheet that outlines have.
    private(set) var outlineStyle = "wrong"

    /// An excerpt of a snapshot: what stands around some frames of the root's coordinates, with these outlined, without names
    /// and lists.
    init(_ snapshot: HierarchySnapshot, around outlines: [CGRect], isRight: Bool) {
        outlineStyle = isRight ? "right" : "wrong"
        self.snapshot = snapshot
        scene = SVGScene(snapshot, before: nil)
        scale = 1
        area = CGRect(origin: .zero, size: scene.extent.size)
        shown = SVGShownLine.lines(of: scene, snapshot, in: area, scale: 1)
        let extent = scene.extent
        let step = ScenarioRecording.Step(index: 0, snapshot: snapshot)
        constraints = SVGConstraints(step, [], scene) { $0 }
        self.outlines = outlines.map { $0.offsetBy(dx: -extent.minX, dy: -extent.minY) }
        let root = snapshot.entries.first?.drawnFrame.offsetBy(dx: -extent.minX, dy: -extent.minY) ?? area
        let window = Self.window(around: self.outlines, root: root, area: area)
        self.window = window
        size = window.size
    }

    /// What stands around outlines: some context, and not more than the screen with a margin and what lies near it.
    static func window(around outlines: [CGRect], root: CGRect, area: CGRect) -> CGRect {
        let seen = outlines.map { $0.common(with: area) }.filter { !$0.isNull }
        guard let first = seen.first else { return root.insetBy(dx: -edge, dy: -edge) }
        let wrong = seen.dropFirst().reduce(first) { $0.union($1) }
        var window = wrong.insetBy(dx: -context, dy: -context)
        window = window.insetBy(
            dx: min(0, window.width - least.width) / 2, dy: min(0, window.height - least.height) / 2)
        let paper = root.union(wrong).insetBy(dx: -edge, dy: -edge)
        window.size.width = min(window.width, paper.width)
        window.size.height = min(window.height, paper.height)
        window.origin.x = min(max(window.minX, paper.minX), paper.maxX - window.width)
        window.origin.y = min(max(window.minY, paper.minY), paper.maxY - window.height)
        return window
    }

    /// Points around what is wrong, points around the screen, and the least size of an excerpt.
    private static let (context, edge, least) = (56.0, 10.0, CGSize(width: 300, height: 190))

    init(_ recording: ScenarioRecording, step: ScenarioRecording.Step) {
        snapshot = step.snapshot
        let before = step.index > 0 ? recording.steps[step.index - 1].snapshot : nil
        scene = SVGScene(snapshot, before: before)
        let longest = max(scene.extent.width, scene.extent.height, 1)
        scale = longest > 1600 ? 1600 / longest : longest < 400 ? min(4, 400 / longest) : 1
        var head = [SVGText("step \(step.index)  \(step.summary)", .fact, maximumWidth: 1200)]
        if let title = recording.title { head.insert(SVGText(title, .title, maximumWidth: 1200), at: 0) }
        var top = Self.margin
        for index in head.indices {
            head[index].origin = CGPoint(x: Self.margin, y: top)
            top += head[index].style.height + 4
        }
        var labels = SVGLabels(scene, snapshot, scale: scale, top: top + 12)
        area = labels.area
        shown = SVGShownLine.lines(of: scene, snapshot, in: area, scale: scale)
        let (extent, scale) = (scene.extent, scale)
        let corner = area.origin
        constraints = SVGConstraints(step, recording.constraints, scene) { point in
            CGPoint(x: corner.x + (point.x - extent.minX) * scale, y: corner.y + (point.y - extent.minY) * scale)
        }
        labels.placeFirst(constraints.labels)
        labels.place(beside: shown)
        leaders = labels.leaders
        var list = SVGList(step: step, left: labels.right + Self.gap, top: top + 12, height: labels.bottom - top - 12)
        list.write(scene)
        texts = head + labels.texts + list.texts
        size = CGSize(
            width: max(texts.reduce(0) { max($0, $1.box.maxX) }, area.maxX) + Self.margin,
            height: max(texts.reduce(0) { max($0, $1.box.maxY) }, area.maxY) + Self.margin)
    }

    /// A point of the root's coordinates in the picture.
    func place(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: area.minX + (point.x - scene.extent.minX) * scale, y: area.minY + (point.y - scene.extent.minY) * scale)
    }
}
