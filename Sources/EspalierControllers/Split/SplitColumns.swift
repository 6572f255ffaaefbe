import EspalierViews

/// What stands in a column.
struct SplitContent {
    /// The controller as it was set.
    let controller: UIViewController
    /// The child of the split view controller: the same, or the navigation controller around it.
    let content: UIViewController
}

/// The columns' controllers.
struct SplitColumns {
    private var contents: [SplitContent?] = [nil, nil, nil, nil]

    subscript(column: UISplitViewController.Column) -> SplitContent? {
        get { contents[column.rawValue] }
        set { contents[column.rawValue] = newValue }
    }
}

/// Where columns are shown.
final class SplitSlots {
    /// Also that of what is shown alone.
    let primary: ContentSlot
    let supplementary: ContentSlot
    let secondary: ContentSlot

    init(of container: UIViewController) {
        primary = ContentSlot(of: container)
        supplementary = ContentSlot(of: container)
        secondary = ContentSlot(of: container)
        secondary.isBehindOthers = true
    }

    private var all: [ContentSlot] { [secondary, supplementary, primary] }

    var isBusy: Bool { all.contains { $0.transitions.isBusy } }

    func finish() {
        for slot in all { slot.transitions.finish() }
    }
}

/// What is known of being collapsed.
struct SplitCollapse {
    var isCollapsed = false
    /// Whether the width was known once.
    var isDecided = false
}
