import EspalierControls
import EspalierSupport
import EspalierViews

/// The classes that a scenario may name: what `"class": "Chart"` makes.
///
///     var classes = ScenarioClasses()
///     classes.register("Chart", Chart.self) { Chart() }
///     classes.register("Badge", Badge.self, text: (get: { $0.caption }, set: { $0.caption = $1 })) { Badge() }
///
/// The classes of the runtime are there from the beginning: `UIView`, `UIWindow`, and those controls that can be made
/// with a frame alone, and collection views with a flow layout. Of these, labels, text fields, text views and search
/// bars have a text. Tables, collections and pickers show what a document puts into them, and rows where it says how
/// many there are.
///
/// Observers can hear of a text that the class keeps in a stored property of views, or in an `@Observed` property.
public struct ScenarioClasses: Sendable {
    /// How the text of a class is read and written.
    struct TextAccess: Sendable {
        let get: @Sendable (UIView) -> String?
        let set: @Sendable (UIView, String) -> Void
    }

    struct Entry: Sendable {
        let name: String
        let type: UIView.Type
        let make: @Sendable () -> UIView
        let text: TextAccess?
        /// Whether the name is that of the type.
        let isNamedByType: Bool
    }

    /// In the order of registration, which suggestions follow.
    private(set) var entries: [Entry] = []
    private var places: [String: Int] = [:]

    /// The classes of the runtime itself.
    public init() { self = Self.own }

    /// No classes at all.
    init(empty: Void) {}

    /// Registers a class. A name that is registered already gets the new class.
    ///
    /// - Parameters:
    ///   - name: What a document writes; results write the same. Several names may stand for one class.
    ///   - type: The class of the views that `make` makes.
    ///   - text: Reads and writes what a document calls `text`; nil for a class that has none.
    ///   - make: Makes a new view, without a superview. The document sets its frame and the rest.
    public mutating func register<View: UIView>(
        _ name: String, _ type: View.Type,
        text: (get: @Sendable (View) -> String?, set: @Sendable (View, String) -> Void)? = nil,
        make: @escaping @Sendable () -> View
    ) {
        let access = text.map { text in
            TextAccess(
                get: { view in (view as? View).flatMap { text.get($0) } },
                set: { view, new in
                    if let view = view as? View { text.set(view, new) }
                })
        }
        add(Entry(name: name, type: type, make: make, text: access, isNamedByType: typeName(type) == name))
    }

    /// What needs no types: compiled once, and not for each class.
    private mutating func add(_ entry: Entry) {
        if let place = places[entry.name] {
            entries[place] = entry
        } else {
            places[entry.name] = entries.count
            entries.append(entry)
        }
    }

    /// The names, in the order of registration.
    public var names: [String] { entries.map(\.name) }

    func entry(_ name: String) -> Entry? { places[name].map { entries[$0] } }
}

extension ScenarioClasses {
    /// The name under which a document made a view, where that is not the name of its type.
    private static let writtenName = StoredProperty<UIView, String?>(default: nil)

    /// A new view of a registered class; nil for another name.
    func make(_ name: String) -> UIView? {
        guard let entry = entry(name) else { return nil }
        let view = entry.make()
        let type = type(of: view)
        let isNamedByType = type == entry.type ? entry.isNamedByType : typeName(type) == name
        if !isNamedByType { view[stored: Self.writtenName] = name }
        return view
    }

    /// A new view as a document describes it: of its class, and with what such views are made with.
    func make(_ description: ScenarioView) -> UIView? {
        guard let entry = entry(description.className) else { return nil }
        for setting in description.settings.entries {
            if let view = setting.field.owner(of: entry.type)?.make?(setting.value) { return view }
        }
        return make(description.className)
    }

    /// What a document calls the class of a view: the name that it was made under; else the first name registered for
    /// its type; else the name of its type.
    func name(of view: UIView) -> String { Self.writtenName(of: view) ?? name(of: type(of: view)) }

    /// The name that a view was made under, where that is not the name of its type.
    static func writtenName(of view: UIView) -> String? { view[stored: writtenName] }

    /// What a document calls the views of a type that were not made under another name.
    func name(of type: UIView.Type) -> String {
        let name = typeName(type)
        if let entry = entry(name), entry.type == type { return name }
        return entries.first { $0.type == type }?.name ?? name
    }

    /// How the text of a view is read and written; nil where its class has none.
    func textAccess(of view: UIView) -> TextAccess? { entry(name(of: view))?.text }
}
