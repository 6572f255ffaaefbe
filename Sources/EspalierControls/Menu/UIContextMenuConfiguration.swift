import EspalierViews
import Foundation

/// What a long press over something would show: a menu, and a preview that is not made here.
open class UIContextMenuConfiguration: UIKitObject {
    /// Makes the menu of what the system proposes, which is nothing here.
    public typealias ActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

    private let ownIdentifier: (any NSCopying)?
    private let actionProvider: ActionProvider?
    private var made: UIMenu??

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - identifier: by what it is found again; nil for a text that no other living one has.
    ///   - actionProvider: makes the menu, at the first time that it is shown; nil for none.
    public init(identifier: (any NSCopying)? = nil, actionProvider: ActionProvider? = nil) {
        ownIdentifier = identifier
        self.actionProvider = actionProvider
    }

    /// By what it is found again.
    public final var identifier: any NSCopying {
        ownIdentifier ?? NSString(string: "UIContextMenuConfiguration-\(UInt(bitPattern: ObjectIdentifier(self)))")
    }

    /// The menu, made at the first time.
    final var menu: UIMenu? {
        if let made { return made }
        let menu = actionProvider?([])
        made = .some(menu)
        return menu
    }
}
