import Foundation

/// The updates that are made as one.
struct CollectionBatch {
    /// Updates of items or of sections. What is deleted, reloaded and moved from counts in the state before all
    /// updates, what is inserted and moved to in the state after.
    struct Changes<Place> {
        var deleted: [Place] = []
        var inserted: [Place] = []
        var reloaded: [Place] = []
        var moved: [(from: Place, to: Place)] = []

        var removed: [Place] { deleted + moved.map(\.from) }
        var placed: [Place] { inserted + moved.map(\.to) }
    }

    var items = Changes<IndexPath>()
    var sections = Changes<Int>()
    /// Where items were that keep their cells, which are configured anew; some maybe twice.
    var reconfigured: [IndexPath] = []
    var completions: [(Bool) -> Void] = []
    /// Whether everything was reloaded meanwhile.
    var isVoid = false
}
