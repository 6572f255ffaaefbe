import EspalierControls
import EspalierNibs
import EspalierRendering
import EspalierSupport
import EspalierViews
import Foundation

/// The layouts that are asked for of each scene of a file.
struct ScenePlan: Sendable {
    /// The devices, each held in all ways that count.
    var stops: [SceneStop]
    /// The usual surroundings, then those that differ from them in one respect.
    var surroundings: [SceneSurroundings]
    /// All these widths, besides the devices.
    var widths: ClosedRange<Int>?
    /// All these heights, besides the devices.
    var heights: ClosedRange<Int>?
    var without: Set<LintKind> = []
    /// Whether somebody has asked for devices or widths, so that views of nibs are laid out at them as well.
    var isExplicit = false
    /// Whether text sizes were asked for: then all fonts of text styles follow them.
    var setsTextSizes = false

    var base: SceneSurroundings { surroundings[0] }
}

/// What was found in a scene and in the cells of its lists.
struct SceneResult: Sendable {
    /// One finding with all layouts at which it occurs.
    struct Entry: Sendable {
        var scene: ApplicationScene
        var found: StopSweep.Found
        /// Where the texts of the language stand that it is about.
        var layouts: [SceneLayout]
        /// In which layouts each of the scene's were gone through.
        var all: Int
        var widths: [ClosedRange<Int>] = []
    }

    var entries: [Entry] = []
    /// How many layouts are known.
    var layouts = 0
    /// How often a scene was laid out for them.
    var passes = 0
    /// Ambiguity that a class of the application's own may end, by its name.
    var unknownClasses: Set<String> = []
    var reports: [InterfaceReport] = []
}

/// Lays a scene out at all layouts of a plan, with the cells of its lists, and looks at each.
struct SceneSweep {
    /// The scene, then the cells that it has in its lists.
    let scenes: [ApplicationScene]
    let plan: ScenePlan
    /// The file in each surroundings of the plan.
    let files: [SceneFile]

    func result() -> SceneResult {
        var result = SceneResult()
        /// By scene and key.
        var known: [String: Int] = [:]
        for (index, surroundings) in plan.surroundings.enumerated() {
            var lists: [String: [SceneStop: CGFloat]] = [:]
            for scene in scenes {
                let layouts = layouts(of: scene, surroundings, lists)
                run(scene, files[index], layouts, &lists, &result, &known)
            }
        }
        addWidths(&result)
        return result
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
        case .view, .collectionCell, .supplement:
            // As wide as the file has it; where somebody asks, on each device as well.
            var layouts = [SceneLayout(stop: SceneStop(device: nil), surroundings: surroundings)]
            if plan.isExplicit, scene.kind == .view {
                layouts += plan.stops.map {
                    SceneLayout(stop: $0, surroundings: surroundings, width: $0.bounds.width)
                }
            }
            return layouts
        }
    }

    private func run(
        _ scene: ApplicationScene, _ file: SceneFile, _ layouts: [SceneLayout],
        _ lists: inout [String: [SceneStop: CGFloat]], _ result: inout SceneResult, _ known: inout [String: Int]
    ) {
        guard let first = layouts.first,
            let stage = SceneStage(
                scene, of: file, first.surroundings, at: first.stop, setsTextSizes: plan.setsTextSizes)
        else { return }
        let listViews = listViews(of: scene, stage)
        var sweep = StopSweep(
            SweptTree(root: stage.window, view: stage.view, source: stage.source), without: plan.without
        ) { stage.takeNewViews() }
        let alike = alike(layouts)
        for (number, indices) in alike.enumerated() {
            let layout = layouts[indices[0]]
            guard stage.layOut(layout.stop, width: layout.width), sweep.look(at: number) else { break }
            result.layouts += indices.count
            result.passes += 1
            for (id, view) in listViews {
                for index in indices { lists[id, default: [:]][layouts[index].stop] = view.bounds.width }
            }
        }
        if first.surroundings == plan.base { result.reports += stage.reports }
        for found in sweep.finish() {
            let indices = found.ranges.flatMap { $0.flatMap { alike[$0] } }.sorted()
            let key = "\(scene.objectID)\n\(found.key)"
            let places = indices.map { layouts[$0] }
            if let index = known[key] {
                result.entries[index].layouts += places
            } else {
                known[key] = result.entries.count
                result.entries.append(
                    SceneResult.Entry(scene: scene, found: found, layouts: places, all: layouts.count))
            }
        }
    }

    /// The numbers of the layouts that are one, together: devices whose screens differ by their names alone.
    private func alike(_ layouts: [SceneLayout]) -> [[Int]] {
        var known: [SceneLayout.Extent: Int] = [:]
        var alike: [[Int]] = []
        for (index, layout) in layouts.enumerated() {
            let number = known[layout.extent] ?? alike.count
            if number == alike.count {
                known[layout.extent] = number
                alike.append([])
            }
            alike[number].append(index)
        }
        return alike
    }

    /// The lists of a scene whose cells are scenes.
    private func listViews(of scene: ApplicationScene, _ stage: SceneStage) -> [(id: String, view: UIView)] {
        let ids = Set(scenes.filter { $0.ownerID == scene.objectID }.compactMap(\.listID))
        if ids.isEmpty { return [] }
        var views: [(String, UIView)] = []
        stage.view.walkSubtree { view in
            if let id = stage.source.element(of: view)?.id, ids.contains(id) { views.append((id, view)) }
            return true
        }
        return views
    }

    // MARK: Widths

    /// Searches the widths between the narrowest and the widest device of an idiom for the edges of what was found on an
    /// upright device of it in the usual surroundings.
    private func addWidths(_ result: inout SceneResult) {
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
        result.passes += search.count
        for index in found { result.entries[index].widths += search.ranges(of: result.entries[index].found.key) }
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
