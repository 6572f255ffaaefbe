import EspalierViews

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// How far a cell is being dragged.
    public enum DragState: Int, Sendable {
        // The cases are UIKit's, in its order.
        case none, lifting, dragging
    }

    /// Whether something is about to be dropped onto a cell.
    public enum DropState: Int, Sendable {
        // The cases are UIKit's, in its order.
        case none, notTargeted, targeted
    }

    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether it cannot be used: of a cell, whether touches pass through it. False by default.
    public var isDisabled = false
    /// Whether it is shown as touched. False by default.
    public var isHighlighted = false
    /// Whether it is selected. False by default.
    public var isSelected = false
    /// Whether it has the focus: never by itself here. False by default.
    public var isFocused = false
    /// Whether it sticks to an edge: never by itself here. False by default.
    public var isPinned = false
    /// Whether it is edited. False by default.
    public var isEditing = false
    /// Whether what is below its item in an outline is shown. False by default.
    public var isExpanded = false
    /// Whether its actions are swiped into sight: never by itself here. False by default.
    public var isSwiped = false
    /// Whether it is being dragged to another place: never by itself here. False by default.
    public var isReordering = false
    /// How far it is being dragged: not at all by itself here.
    public var cellDragState = DragState.none
    /// Whether something is about to be dropped onto it: not by itself here.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state of traits, with nothing else said.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of one's own; nil where it was not set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
