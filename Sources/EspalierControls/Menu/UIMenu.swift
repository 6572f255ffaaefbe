import EspalierViews
import Foundation

/// A list of entries, as data: nothing is shown. Tests choose by title: ``choose(_:)``, and `chooseFromMenu(_:)` of buttons
/// and bar items.
open class UIMenu: UIMenuElement {
    /// By what a menu is found again.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The text.
        public let rawValue: String
        /// Makes an identifier.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu stands in another one.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits, UIKit's.
        public let rawValue: UInt
        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Its entries stand among those of the menu around it.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Would lose something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Of its actions, those of inline menus included, one is ticked: the one that was chosen last.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Its entries would be shown as a palette.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// How large entries would be shown.
    public enum ElementSize: Int, Sendable {
        // The numbers are UIKit's.
        case small = 0
        case medium = 1
        case large = 2
        case automatic = -1
    }

    private let ownIdentifier: Identifier?
    /// How the menu stands in another one.
    public final let options: Options
    /// The entries, in their order.
    public final let children: [UIMenuElement]
    /// How large entries would be shown. `.automatic` by default.
    open var preferredElementSize = ElementSize.automatic

    /// Makes a menu.
    ///
    /// - Parameters:
    ///   - title: what it is called; empty for one that needs no title.
    ///   - subtitle: a second title. Kept.
    ///   - image: kept.
    ///   - identifier: nil for one that no other living menu has.
    ///   - options: how it stands in another one.
    ///   - children: its entries.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        ownIdentifier = identifier
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Makes a menu with the size of its entries.
    ///
    /// - Parameters:
    ///   - title: what it is called; empty for one that needs no title.
    ///   - subtitle: a second title. Kept.
    ///   - image: kept.
    ///   - identifier: nil for one that no other living menu has.
    ///   - options: how it stands in another one.
    ///   - preferredElementSize: how large entries would be shown.
    ///   - children: its entries.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize, children: [UIMenuElement] = []
    ) {
        self.init(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: children)
        self.preferredElementSize = preferredElementSize
    }

    /// By what the menu is found again. A menu that was given none has one that names the object; do not keep it for longer
    /// than the menu.
    public final var identifier: Identifier {
        ownIdentifier ?? Identifier("UIMenu-\(UInt(bitPattern: ObjectIdentifier(self)))")
    }

    /// The same menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
        menu.preferredElementSize = preferredElementSize
        return menu
    }

    /// The actions and commands that are ticked, those of inline menus included.
    public final var selectedElements: [UIMenuElement] { shownElements.filter(\.isTicked) }

    /// What the menu shows: its entries, with those of inline menus and what deferred elements have answered in their places.
    /// Hidden ones are left out. Asks deferred elements.
    /// - Complexity: O(entries that are looked at).
    public final var shownElements: [UIMenuElement] { shown.map(\.element) }

    /// An entry that the menu shows, and the outermost of the menus around it that have one entry ticked.
    struct Shown {
        let element: UIMenuElement
        let selection: UIMenu?
    }

    final var shown: [Shown] {
        var result: [Shown] = []
        let own = options.contains(.singleSelection) ? self : nil
        var waiting = children.reversed().map { Shown(element: $0, selection: own) }
        while let next = waiting.popLast() {
            switch next.element {
            case let menu as UIMenu where menu.options.contains(.displayInline):
                let selection = next.selection ?? (menu.options.contains(.singleSelection) ? menu : nil)
                waiting += menu.children.reversed().map { Shown(element: $0, selection: selection) }
            case let deferred as UIDeferredMenuElement:
                waiting += deferred.provide().reversed().map { Shown(element: $0, selection: next.selection) }
            default: if !next.element.isHiddenInMenu { result.append(next) }
            }
        }
        return result
    }
}
