import EspalierNibs
import EspalierRendering

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
        /// By range: how high the screen was there.
        var heights: [Int] = []
    }

    var entries: [Entry] = []
    /// How many layouts were asked for and looked at; those that share one count each.
    var layouts = 0
    /// What was done for them.
    var work = SceneWork()
    var reports: [InterfaceReport] = []
    /// The places of entries, by scene and key.
    private var known: [String: Int] = [:]

    /// By surroundings: the keys of what shows there.
    var shown: [SceneSurroundings: Set<String>] {
        var shown: [SceneSurroundings: Set<String>] = [:]
        for entry in entries {
            for layout in entry.layouts { shown[layout.surroundings, default: []].insert(entry.key) }
        }
        return shown
    }

    /// Adds what was found in a scene in some surroundings.
    ///
    /// - Parameters:
    ///   - layouts: the scene's, in those surroundings, in the order of the run's.
    mutating func add(_ run: SceneRun, _ scene: ApplicationScene, at layouts: [SceneLayout]) {
        self.layouts += run.count
        for (found, indices) in run.found {
            let key = "\(scene.objectID)\n\(found.key)"
            let places = indices.map { layouts[$0] }
            if let index = known[key] {
                entries[index].layouts += places
            } else {
                known[key] = entries.count
                entries.append(Entry(scene: scene, found: found, layouts: places, all: layouts.count))
            }
        }
    }
}

/// How much was built and laid out.
package struct SceneWork: Sendable, Equatable {
    /// How many scenes were built, each for one device after the other.
    package internal(set) var stages = 0
    /// How often one of them was laid out.
    package internal(set) var layouts = 0

    static func += (lhs: inout SceneWork, rhs: SceneWork) {
        lhs.stages += rhs.stages
        lhs.layouts += rhs.layouts
    }
}
