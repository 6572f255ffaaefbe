/// Where a controller is between appearing and disappearing.
///
/// The state is set before the call that tells it, so that a change inside the call finds it right.
enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
}

/// What a controller knows of its appearance.
struct AppearanceRecord {
    var state = AppearanceState.disappeared
    /// Whether `viewIsAppearing(_:)` was called. Valid while `appearing`.
    var isAppearingTold = false
    /// What the calls of this appearance are told.
    var animated = false
    /// Whether a container or an author brackets the calls: moves of the view cause none then.
    var isManaged = false
    /// Whether an author does, with `beginAppearanceTransition(_:animated:)`.
    var isByHand = false
    /// How many appearance calls are going on, one inside the other.
    var depth = 0

    var isTelling: Bool { depth > 0 }
    var isOn: Bool { state == .appearing || state == .appeared }
}
