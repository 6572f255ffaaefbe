import EspalierRendering
import EspalierViews

/// The layouts that are asked for of each scene of a file.
struct ScenePlan: Sendable {
    /// The devices, each held in all ways that count.
    var stops: [SceneStop]
    /// The usual surroundings, those that differ from them in one respect, and pairs of such at the ends.
    var surroundings: [SceneSurroundings]
    var axes = SurroundingsAxes()
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

    /// Which of the surroundings are the first in the same language.
    func place(ofLanguageOf other: SceneSurroundings) -> Int {
        surroundings.firstIndex { $0.language == other.language } ?? 0
    }
}
