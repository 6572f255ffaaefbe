import EspalierControls
import EspalierViews
import Foundation

extension HierarchySnapshot {
    /// One view of a snapshot.
    ///
    /// Small: what it tells is shared by all snapshots in which the view is the same.
    public struct Entry: Sendable, Equatable {
        let shared: SharedState

        init(_ state: ViewState, source: TextSource? = nil, look: [LayerPiece] = [], paint: ViewPaint? = nil) {
            shared = SharedState(state, source, look, paint)
        }

        init(_ shared: SharedState) { self.shared = shared }

        /// Whether the text of a tree tells the same of both. Where the lines of a shown text stand is not told there,
        /// only what they say where that is not all.
        public static func == (first: Entry, second: Entry) -> Bool {
            first.shared === second.shared
                || first.shared.state == second.shared.state && first.showsSame(as: second)
        }

        /// Whether what is told of shown texts is the same; what it follows from is looked at first.
        func showsSame(as other: Entry) -> Bool {
            shared.source == other.shared.source || partlyShown == other.partlyShown
        }
    }

    /// A property of a view that is not the default, as text.
    public struct Property: Sendable, Hashable {
        /// The key path by which a scenario sets it, such as `autoresizing` or `properties.role`; UIKit's name for what
        /// only code and interface files say, such as `accessibilityLabel`.
        public var name: String
        /// The value as JSON.
        public var value: String

        /// Makes a property from its name and its value as JSON.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }
}

/// What an entry tells. Never changes once it is made.
final class SharedState: Sendable {
    let state: ViewState
    let source: TextSource?
    /// What its background and its layer would draw: pictures show it, texts do not tell it.
    let look: [LayerPiece]
    /// What it paints; nil where no picture of the screen is wanted.
    let paint: ViewPaint?

    init(_ state: ViewState, _ source: TextSource?, _ look: [LayerPiece], _ paint: ViewPaint?) {
        self.state = state
        self.source = source
        self.look = look
        self.paint = paint
    }
}

/// Where what a view shows of its text is known from.
enum TextSource: Sendable, Equatable {
    /// From a view: lines are found when they are asked for.
    case setting(TextSetting)
    /// From the text of a tree, which tells only what is shown in place of all of the text.
    case told(String)
}

/// The place of a view in a snapshot.
struct ViewPlace: Sendable, Equatable {
    var depth = 0
    var parent: Int?
    var position = 0
    var toRoot = PlaneMap()
}

/// The state of one view.
struct ViewState: Sendable, Equatable {
    var id: Int
    var place: ViewPlace
    var className: String
    var name: String?
    var tag = 0
    var frame = CGRect.zero
    var bounds = CGRect.zero
    var transform = CGAffineTransform.identity
    var isHidden = false
    var alpha = 1.0
    var clips = false
    var text: String?
    var properties: [HierarchySnapshot.Property] = []
}

extension HierarchySnapshot.Entry {
    private var state: ViewState { shared.state }

    /// The number of the view: the same in all snapshots that are taken with one numbering, and no other view's.
    public var id: Int { state.id }
    /// 0 for the root, 1 for its subviews.
    public var depth: Int { state.place.depth }
    /// The place of the superview in the list; nil for the root.
    public var parent: Int? { state.place.parent }
    /// The place among the superview's subviews; 0 for the root.
    public var position: Int { state.place.position }
    /// The class, as a scenario calls it.
    public var className: String { state.className }
    /// The name, if the view has one.
    public var name: String? { state.name }
    /// The tag.
    public var tag: Int { state.tag }
    /// The frame in the superview's coordinates, in points.
    public var frame: CGRect { state.frame }
    /// The bounds; their origin is the scroll offset.
    public var bounds: CGRect { state.bounds }
    /// The transform around the centre.
    public var transform: CGAffineTransform { state.transform }
    /// Whether the view itself is hidden; one in a hidden view is not, unless it is so itself.
    public var isHidden: Bool { state.isHidden }
    /// The view's own opacity.
    public var alpha: Double { state.alpha }
    /// Whether what stands out of the bounds is cut off.
    public var clips: Bool { state.clips }
    /// The text, for classes that have one.
    public var text: String? { state.text }
    /// The lines that the view shows, for labels, text fields and text views; nil for views without a text, and for those
    /// of a snapshot that was read from a text.
    ///
    /// - Complexity: O(length of the text), at each call.
    public var shownText: VisibleText? {
        guard case .setting(let setting) = shared.source else { return nil }
        return setting.shown()
    }
    /// What is shown where that is not all of the text and nothing else: cut off, hidden by dots, or a placeholder.
    var partlyShown: String? {
        switch shared.source {
        case nil: return nil
        case .told(let text): return text
        case .setting(let setting):
            let shown = setting.shown()
            return shown.isCut || shown.isPlaceholder || setting.isHidden ? shown.text : nil
        }
    }
    /// What else is not the default, in a fixed order: the runtime's properties, what is said to those who do not see
    /// the view, then the stored ones of a scenario in
    /// the order in which their names first came up.
    public var properties: [HierarchySnapshot.Property] { state.properties }

    /// The corners of the view in the coordinates of the snapshot's root: top left, top right, bottom right, bottom
    /// left, as the view itself sees them. Transforms and scroll offsets of the views on the way are counted.
    public var cornersInRoot: [CGPoint] {
        let origin = bounds.origin
        let far = CGPoint(x: origin.x + bounds.size.width, y: origin.y + bounds.size.height)
        return [origin, CGPoint(x: far.x, y: origin.y), far, CGPoint(x: origin.x, y: far.y)].map {
            state.place.toRoot.apply($0)
        }
    }

    /// The smallest upright rectangle around `cornersInRoot`. For the root: its bounds.
    public var frameInRoot: CGRect {
        if state.place.toRoot.isTranslation {
            return CGRect(origin: state.place.toRoot.apply(bounds.origin), size: bounds.size)
        }
        let corners = cornersInRoot
        let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
        let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
