import EspalierControls
import EspalierScenarios
import EspalierViews
import Foundation

/// Gives views numbers: 0 to the one that is seen first, 1 to the next, and so on.
///
/// A view keeps its number while it lives, wherever it moves. It is not held: a view that nobody else holds is gone,
/// and no later view gets its number. A little memory of each view stays until the numbering is gone.
public struct ViewNumbering {
    /// Keeps the memory of a view from being used for another one, so that identities stay apart.
    private struct Keeper {
        unowned let view: UIView
    }

    /// What classes are called, and which of them have a text.
    let classes: ScenarioClasses
    /// Whether what views paint is taken down, too.
    private let paints: Bool
    private var ids: [ObjectIdentifier: Int] = [:]
    private var keepers: [Keeper] = []
    /// By id: what was told of the view last.
    private var latest: [SharedState?] = []
    /// How the text of a view is read.
    private struct TextReader {
        /// As a document has it; nil for a class that it does not know to have one.
        let text: (@Sendable (UIView) -> String?)?
        /// Whether the view shows lines.
        let isShowing: Bool

        init?(of view: UIView, _ classes: ScenarioClasses) {
            text = classes.textReader(of: view)
            isShowing = view is any TextShowing
            if text == nil && !isShowing { return nil }
        }
    }
    /// By id, found out when the view is seen first: nil for one without a text.
    private var texts: [TextReader?] = []

    /// A numbering that has seen no view yet.
    ///
    /// - Parameter classes: What classes are called, and which of them have a text.
    public init(classes: ScenarioClasses = ScenarioClasses()) {
        self.init(classes: classes, painting: false)
    }

    /// A numbering of snapshots that pictures of the screen are made from, where somebody wants them.
    package init(classes: ScenarioClasses = ScenarioClasses(), painting: Bool) {
        self.classes = classes
        paints = painting
    }

    /// The number of views that were seen.
    public var count: Int { keepers.count }

    /// The number of a view; a new one for a view that is seen for the first time.
    ///
    /// - Complexity: O(1).
    public mutating func id(of view: UIView) -> Int {
        let key = ObjectIdentifier(view)
        if let id = ids[key] { return id }
        ids[key] = keepers.count
        keepers.append(Keeper(view: view))
        latest.append(nil)
        texts.append(TextReader(of: view, classes))
        return keepers.count - 1
    }

    /// The number of a view that was seen; nil for others.
    ///
    /// - Complexity: O(1).
    public func existingID(of view: UIView) -> Int? { ids[ObjectIdentifier(view)] }

    /// The present state of a view, shared with the last one where they are equal.
    mutating func entry(of view: UIView, at place: ViewPlace) -> HierarchySnapshot.Entry {
        let id = id(of: view)
        let before = latest[id]
        var state = ViewState(id: id, place: place, className: before?.state.className ?? classes.writtenName(of: view))
        state.read(view)
        var source: TextSource?
        if let reader = texts[id] {
            let setting = reader.isShowing ? (view as? any TextShowing)?.textSetting : nil
            source = setting.map { .setting($0) }
            // Subclasses that no document knows have the texts that they show.
            state.text = reader.text.map { $0(view) } ?? setting.flatMap { $0.isPlaceholder ? nil : $0.text }
        }
        let look = view.layerPieces
        var paint = paints ? ViewPaint(of: view) : nil
        if place.parent == nil { paint?.screen = ViewPaint.Screen(of: view) }
        if let before, before.state == state, before.source == source, before.look == look,
            before.paint == paint
        {
            return HierarchySnapshot.Entry(before)
        }
        let entry = HierarchySnapshot.Entry(state, source: source, look: look, paint: paint)
        latest[id] = entry.shared
        return entry
    }
}

extension ViewState {
    fileprivate mutating func read(_ view: UIView) {
        name = view.name
        tag = view.tag
        frame = view.frame
        bounds = view.bounds
        transform = view.transform
        isHidden = view.isHidden
        alpha = Double(view.alpha)
        clips = view.clipsToBounds
        if let mask = view.writtenAutoresizing { properties.append(.init(name: "autoresizing", value: mask)) }
        for (name, json) in view.writtenAccessibility { properties.append(.init(name: name, value: json)) }
        for (name, json) in view.writtenProperties { properties.append(.init(name: "properties.\(name)", value: json)) }
    }
}
