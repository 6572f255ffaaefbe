import Foundation

/// What kind of container a view is for those who do not see it.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// None.
    case none = 0
    /// A table whose cells have rows and columns.
    case dataTable = 1
    /// A list, one thing after another.
    case list = 2
    /// A part of the screen that is worth finding.
    case landmark = 3
    /// Things that belong together.
    case semanticGroup = 4
}

/// In which direction a screen is scrolled by those who do not see it.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right.
    case right = 1
    /// To the left.
    case left = 2
    /// Up.
    case up = 3
    /// Down.
    case down = 4
    /// To the next page.
    case next = 5
    /// To the page before.
    case previous = 6
}

/// Something that can be done with an element besides operating it, such as deleting a row. Nobody offers it here: code
/// and tests call `actionHandler`.
open class UIAccessibilityCustomAction: UIKitObject {
    /// What it does. Gets the action; returns whether it has done anything.
    public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// What users hear.
    open var name: String
    /// What it does, if anything.
    open var actionHandler: ActionHandler?

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - name: what users hear.
    ///   - actionHandler: what it does; returns whether it has done anything.
    public init(name: String, actionHandler: ActionHandler?) {
        self.name = name
        self.actionHandler = actionHandler
    }
}
