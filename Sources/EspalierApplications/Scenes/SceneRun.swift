import EspalierNibs
import EspalierRendering
import Foundation

/// What a scene shows at all of its layouts in some surroundings.
///
/// It holds for other surroundings as well that differ in nothing that plays a part: in the size of texts, where the scene
/// has no text that follows it, or in a language in which its file says the same.
struct SceneRun {
    /// What was found, with the layouts at which it was, by their places.
    let found: [(StopSweep.Found, layouts: [Int])]
    /// How many layouts there were.
    let count: Int
    /// By the identifier of a list, how wide it was at each stop.
    let lists: [String: [SceneStop: CGFloat]]
    /// The layouts that were asked for.
    private let layouts: [SceneLayout]
    /// The root of the file in its language.
    private let root: InterfaceElement
    private let followsTextSize: Bool
    /// Whether a class of the program's may ask for what is not known here.
    private let isAlone: Bool

    /// Lays a scene out at all layouts, and looks at each; layouts that are alike are made once.
    ///
    /// - Parameters:
    ///   - layouts: in the same surroundings, at least one.
    ///   - listIDs: the lists whose widths are asked for.
    ///   - result: gets what the scene's file reports, and what was done.
    /// - Returns: nil where the file makes no view of the scene.
    init?(
        _ scene: ApplicationScene, of file: SceneFile, at layouts: [SceneLayout], listIDs: Set<String>,
        _ plan: ScenePlan, _ result: inout SceneResult
    ) {
        guard let first = layouts.first,
            let stage = SceneStage(
                scene, of: file, first.surroundings, at: first.stop, setsTextSizes: plan.setsTextSizes)
        else { return nil }
        result.work.stages += 1
        let listViews = stage.views(ofElements: listIDs)
        let shared = SharedLayouts(
            layouts, fillsWindow: stage.controller != nil, isAlone: file.hasClassesOfProgram)
        var sweep = StopSweep(
            SweptTree(root: stage.window, view: stage.view, source: stage.source), without: plan.without
        ) { stage.takeNewViews() }
        var lists: [String: [SceneStop: CGFloat]] = [:]
        var made = 0
        for place in shared.made {
            let layout = layouts[place]
            guard stage.layOut(layout.stop, width: layout.width), sweep.look(at: made) else { break }
            for (id, view) in listViews {
                for stop in shared.places(of: made).map({ layouts[$0].stop }) {
                    lists[id, default: [:]][stop] = view.bounds.width
                }
            }
            made += 1
        }
        result.work.layouts += made
        if first.surroundings == plan.base { result.reports += stage.reports }
        let count = shared.count(made: made)
        found = sweep.finish().map { ($0, shared.places(of: $0.ranges, among: count)) }
        self.count = count
        self.lists = lists
        self.layouts = layouts
        isAlone = file.hasClassesOfProgram
        root = file.document.root
        followsTextSize = stage.window.followsTextSize
    }

    /// Whether the scene shows the same at other layouts of the same plan.
    ///
    /// - Parameter file: the file in the language of those.
    func holds(for others: [SceneLayout], of file: SceneFile) -> Bool {
        guard !isAlone, root == file.document.root, let mine = layouts.first, let other = others.first else {
            return false
        }
        var surroundings = other.surroundings
        surroundings.language = mine.surroundings.language
        if !followsTextSize { surroundings.textSize = mine.surroundings.textSize }
        return surroundings == mine.surroundings && layouts.map(\.width) == others.map(\.width)
    }
}
