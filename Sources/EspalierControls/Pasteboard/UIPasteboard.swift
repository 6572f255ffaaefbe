import EspalierObservation
import EspalierSupport
import EspalierViews
import Foundation

/// What was copied, for whoever pastes it: values by their types, as data.
///
///     UIPasteboard.general.string = "Espalier"
///     field.insertText(UIPasteboard.general.string ?? "")
///
/// Each thread has a general one, and others by name, which are empty at first: trees on different threads share nothing,
/// and no other program sees them. What a test copies is there for the next test of its thread, too.
open class UIPasteboard: UIKitObject {
    /// What a pasteboard is called.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name's text.
        public let rawValue: String
        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// That of the pasteboard that copying goes to.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// A pasteboard has other items. The pasteboard is the notification's object.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// What the pasteboard is called.
    public final let name: Name
    private final let contents: PasteboardContents

    private init(_ name: Name, _ contents: PasteboardContents) {
        self.name = name
        self.contents = contents
    }

    // MARK: Finding

    /// The thread's pasteboard that copying goes to.
    public static var general: UIPasteboard { PasteboardTable.current.general { UIPasteboard(.general, $0) } }

    /// The thread's pasteboard of a name: all of one name have the same items.
    ///
    /// - Parameters:
    ///   - pasteboardName: what it is called.
    ///   - create: whether one is made where the thread has none of the name; nil is the answer otherwise.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard let contents = PasteboardTable.current.contents(pasteboardName, create: create) else { return nil }
        self.init(pasteboardName, contents)
    }

    /// A new pasteboard, with a name that no other one of the thread has.
    public static func withUniqueName() -> UIPasteboard {
        let (name, contents) = PasteboardTable.current.makeUnique()
        return UIPasteboard(name, contents)
    }

    /// Lets the thread forget a pasteboard that is not the general one. Its items are gone.
    public static func remove(withName pasteboardName: Name) { PasteboardTable.current.remove(pasteboardName) }

    // MARK: Items

    /// The items, each with its values by their types. None at first.
    open var items: [[String: Any]] {
        get { contents.items }
        set {
            contents.items = newValue
            contents.changeCount += 1
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    /// How many items there are.
    open var numberOfItems: Int { items.count }
    /// How often items were set.
    open var changeCount: Int { contents.changeCount }
    /// The types of the first item, in the order of their names.
    open var types: [String] { items.first?.keys.ordered() ?? [] }

    /// Adds items behind those that are there.
    open func addItems(_ items: [[String: Any]]) { self.items += items }

    /// Whether the first item has a value of one of some types.
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(pasteboardTypes).isDisjoint(with: types) }

    /// The value of a type in the first item, or nil.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// Makes a value the only item.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

    /// The value of a type in the first item, if it is data; or nil.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType) as? Data
    }

    /// Makes data the only item.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setValue(data, forPasteboardType: pasteboardType)
    }
}

/// What pasteboards of one name have in common.
final class PasteboardContents {
    var items: [[String: Any]] = []
    var changeCount = 0
}

/// A thread's pasteboards.
private final class PasteboardTable {
    private var known: [UIPasteboard.Name: PasteboardContents] = [.general: PasteboardContents()]
    private var madeGeneral: UIPasteboard?
    private var uniqueNames = 0

    static var current: PasteboardTable {
        let state = ThreadState.current
        if let table = state.pasteboards as? PasteboardTable { return table }
        let table = PasteboardTable()
        state.pasteboards = table
        return table
    }

    func general(_ make: (PasteboardContents) -> UIPasteboard) -> UIPasteboard {
        if let madeGeneral { return madeGeneral }
        let made = make(ensureContents(.general))
        madeGeneral = made
        return made
    }

    func contents(_ name: UIPasteboard.Name, create: Bool) -> PasteboardContents? {
        create ? ensureContents(name) : known[name]
    }

    func makeUnique() -> (UIPasteboard.Name, PasteboardContents) {
        var name: UIPasteboard.Name
        repeat {
            uniqueNames += 1
            name = UIPasteboard.Name("unique \(uniqueNames)")
        } while known[name] != nil
        return (name, ensureContents(name))
    }

    private func ensureContents(_ name: UIPasteboard.Name) -> PasteboardContents {
        if let contents = known[name] { return contents }
        let made = PasteboardContents()
        known[name] = made
        return made
    }

    func remove(_ name: UIPasteboard.Name) {
        if name == .general { return }
        known[name]?.items = []
        known[name] = nil
    }
}
