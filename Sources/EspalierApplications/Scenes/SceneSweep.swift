import EspalierNibs
import Foundation

/// Lays a scene out at all layouts of a plan, with the cells of its lists, and looks at each.
struct SceneSweep {
    /// The scene, then the cells that it has in its lists.
    let scenes: [ApplicationScene]
    let plan: ScenePlan
    /// The file in each surroundings of the plan.
    let files: [SceneFile]

    func result() -> SceneResult {
        var result = SceneResult()
        /// By the identifiers of scenes: what they show in the surroundings so far, without those that show the same.
        var runs: [String: [SceneRun]] = [:]
        func look(in surroundings: SceneSurroundings) {
            let file = files[plan.place(ofLanguageOf: surroundings)]
            var lists: [String: [SceneStop: CGFloat]] = [:]
            for scene in scenes {
                let layouts = layouts(of: scene, surroundings, lists)
                let known = runs[scene.objectID]?.first { $0.holds(for: layouts, of: file) }
                guard let run = known ?? run(scene, file, layouts, &result) else { continue }
                if known == nil { runs[scene.objectID, default: []].append(run) }
                lists.merge(run.lists) { _, new in new }
                result.add(run, scene, at: layouts)
            }
        }
        for surroundings in plan.surroundings { look(in: surroundings) }
        let shown = result.shown
        for surroundings in plan.axes.pairs(wherever: { shown[$0] ?? [] }) { look(in: surroundings) }
        addWidths(&result)
        return result
    }

    private func run(
        _ scene: ApplicationScene, _ file: SceneFile, _ layouts: [SceneLayout], _ result: inout SceneResult
    ) -> SceneRun? {
        let listIDs = Set(scenes.filter { $0.ownerID == scene.objectID }.compactMap(\.listID))
        return SceneRun(scene, of: file, at: layouts, listIDs: listIDs, plan, &result)
    }

    /// Where the scenes are shown: on the devices, or at the size that the first of them always has.
    private var stops: [SceneStop] {
        guard let size = scenes.first?.ownSize(in: files[0].document) else { return plan.stops }
        return [SceneStop(device: Device.sized(Int(clamping: Double(size.width)), Int(clamping: Double(size.height))))]
    }

    /// Where a scene is laid out.
    private func layouts(
        of scene: ApplicationScene, _ surroundings: SceneSurroundings, _ lists: [String: [SceneStop: CGFloat]]
    ) -> [SceneLayout] {
        switch scene.kind {
        case .screen:
            return stops.map { SceneLayout(stop: $0, surroundings: surroundings) }
        case .tableCell:
            return stops.map { stop in
                let list = scene.listID.flatMap { lists[$0]?[stop] }
                return SceneLayout(stop: stop, surroundings: surroundings, width: list ?? stop.bounds.width)
            }
        case .collectionCell, .supplement:
            return [false, true].map {
                SceneLayout(stop: SceneStop(device: nil, isFitting: $0), surroundings: surroundings)
            }
        case .view:
            // As wide as the file has it; where somebody asks, on each device as well.
            var layouts = [SceneLayout(stop: SceneStop(device: nil), surroundings: surroundings)]
            if plan.isExplicit {
                layouts += plan.stops.map {
                    SceneLayout(stop: $0, surroundings: surroundings, width: $0.bounds.width)
                }
            }
            return layouts
        }
    }
}
