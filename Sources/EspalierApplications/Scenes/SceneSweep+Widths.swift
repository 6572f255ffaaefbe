import EspalierRendering
import EspalierViews
import Foundation

// The widths at which something shows.
extension SceneSweep {
    /// Searches the widths between the narrowest and the widest device of an idiom for the edges of what was found on an
    /// upright device of it in the usual surroundings.
    func addWidths(_ result: inout SceneResult) {
        for scene in scenes where scene.kind == .screen || scene.kind == .tableCell {
            for isPad in [false, true] {
                let stops = plan.stops.filter { $0.device?.isPad == isPad && !$0.isLandscape }
                let widths = Set(stops.map { Int(clamping: Double($0.bounds.width)) }).sorted()
                if widths.count < 2 { continue }
                let found = result.entries.indices.filter { index in
                    let entry = result.entries[index]
                    return entry.scene == scene && LayoutSweep.kinds.contains(entry.found.kind)
                        && entry.layouts.contains { $0.surroundings == plan.base && stops.contains($0.stop) }
                        && entry.layouts.count < entry.all
                }
                if !found.isEmpty { addWidths(widths, found, of: scene, stops, &result) }
            }
        }
    }

    private func addWidths(
        _ widths: [Int], _ found: [Int], of scene: ApplicationScene, _ stops: [SceneStop], _ result: inout SceneResult
    ) {
        // As high, and covered as, the device that shows the first of them.
        let first = result.entries[found[0]].layouts.first { stops.contains($0.stop) }
        guard let device = first?.stop.device,
            let stage = SceneStage(
                scene, of: files[0], plan.base, at: SceneStop(device: device), setsTextSizes: plan.setsTextSizes)
        else { return }
        result.work.stages += 1
        var sweep = StopSweep(
            SweptTree(root: stage.window, view: stage.view, source: stage.source), without: plan.without
        ) { stage.takeNewViews() }
        var search = EdgeSearch(among: widths, keys: Set(found.map { result.entries[$0].found.key }))
        while let width = search.next {
            var narrowed = device
            narrowed.screen = device.screen.narrowed(to: CGFloat(width))
            guard stage.layOut(SceneStop(device: narrowed), width: CGFloat(width)), sweep.look(at: search.count) else {
                return
            }
            search.found(sweep.shown, at: width)
        }
        result.layouts += search.count
        result.work.layouts += search.count
        let height = Int(clamping: Double(device.screen.portraitSize.height))
        for index in found {
            let ranges = search.ranges(of: result.entries[index].found.key)
            result.entries[index].widths += ranges
            result.entries[index].heights += ranges.map { _ in height }
        }
    }
}

extension UIScreen {
    /// The same screen with another width.
    fileprivate func narrowed(to width: CGFloat) -> UIScreen {
        UIScreen(
            name: name, portraitSize: CGSize(width: width, height: portraitSize.height), scale: scale,
            portraitSafeArea: portraitSafeArea, landscapeSafeArea: landscapeSafeArea)
    }
}
