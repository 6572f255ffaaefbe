import EspalierNibs
import EspalierRendering
import EspalierViews
import Foundation

/// What a file itself has on its own canvas, where its author has seen it and left it so: overlaps, views that reach out of
/// others, and the texts that stand in cells until code fills them.
///
/// It counts as seen where the frames that the file stores show it as well: a constraint that was changed without them shows
/// what nobody has looked at.
struct DesignedFindings {
    private let plan: ScenePlan
    private let file: SceneFile

    init(_ plan: ScenePlan, _ file: SceneFile) {
        self.plan = plan
        self.file = file
    }

    /// The keys of the entries that are designed.
    ///
    /// - Complexity: for each scene with such entries that of building it and of one layout.
    func keys(among entries: [SceneResult.Entry]) -> Set<String> {
        var keys = Set(entries.filter { isCover($0) }.map(\.key))
        let candidates = entries.filter { isSeen($0) }
        for scene in Set(candidates.map(\.scene)) {
            let live = found(in: scene)
            for entry in candidates where entry.scene == scene && live.contains(entry.found.key) {
                keys.insert(entry.key)
            }
        }
        return keys
    }

    private func found(in scene: ApplicationScene) -> Set<String> {
        let stop =
            scene.ownSize(in: file.document).map {
                SceneStop(device: Device.sized(Int(clamping: Double($0.width)), Int(clamping: Double($0.height))))
            } ?? SceneStop(device: Device.ofCanvas(file.document))
        guard let stage = SceneStage(scene, of: file, plan.base, at: stop, setsTextSizes: false) else { return [] }
        var without = Set(LintKind.allCases)
        without.subtract([.overlap, .outside, .cutOff])
        var sweep = StopSweep(
            SweptTree(root: stage.window, view: stage.view, source: stage.source), without: without
        ) { stage.takeNewViews() }
        guard stage.layOut(stop, width: nil), sweep.look(at: 0) else { return [] }
        return sweep.shown
    }

    // MARK: What the file stores

    private func isSeen(_ entry: SceneResult.Entry) -> Bool {
        switch entry.found.kind {
        case .overlap:
            let frames = entry.found.finding.objects.map { frame(of: $0) }
            guard frames.count == 2, let one = frames[0], let other = frames[1] else { return true }
            let common = one.common(with: other)
            return !common.isNull && common.width > 0 && common.height > 0
        case .outside:
            guard let id = entry.found.finding.objects.first, let frame = frame(of: id),
                let size = superviewSize(of: id)
            else { return true }
            return !CGRect(origin: .zero, size: size).insetBy(dx: -0.5, dy: -0.5).contains(frame)
        case .cutOff:
            // What a cell shows comes from code by its outlets.
            let isCell = entry.scene.kind == .tableCell || entry.scene.kind == .collectionCell
            return isCell && entry.found.finding.objects.allSatisfy { file.facts.outlets[$0] != nil }
        default: return false
        }
    }

    /// Whether one of two views that overlap lies wholly within the other one in the file: it is a background or a cover, also
    /// where a safe area moves the edges of one.
    private func isCover(_ entry: SceneResult.Entry) -> Bool {
        guard entry.found.kind == .overlap else { return false }
        let frames = entry.found.finding.objects.map { frame(of: $0) }
        guard frames.count == 2, let one = frames[0], let other = frames[1] else { return false }
        return one.contains(other) || other.contains(one)
    }

    private func frame(of id: String) -> CGRect? {
        guard let rect = file.document.element(id: id)?.child(key: "frame"), let size = rect.storedSize else {
            return nil
        }
        let x = rect["x"].flatMap(Double.init) ?? 0
        let y = rect["y"].flatMap(Double.init) ?? 0
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }

    private func superviewSize(of id: String) -> CGSize? {
        var above = file.document.element(id: id)?.parent
        while let element = above, element.id == nil { above = element.parent }
        return above?.child(key: "frame")?.storedSize
    }
}

extension SceneResult.Entry {
    /// What makes it another entry than those of the group.
    var key: String { "\(scene.objectID)\n\(found.key)" }
}
