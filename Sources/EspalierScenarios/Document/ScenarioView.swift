import Foundation

/// One view of a document, without its subviews. What is nil is not set, and stays as the view's class has it.
package struct ScenarioView: Sendable, Equatable {
    package static let defaultClass = "UIView"

    package var className = ScenarioView.defaultClass
    package var name: String?
    /// Which part of its superview the view is; nil for a subview like any other.
    package var part: ScenarioPart?
    package var tag = 0
    package var frame = CGRect.zero
    /// Whether the document writes a frame of zeros. Without it, or with zeros in a document that has no constraints,
    /// the view has none of its own (AUTOLAYOUT 5).
    package var writesZeroFrame = false
    /// What the document says by fields: `hidden`, `layoutMargins`, `axis`.
    package var settings = ScenarioSettings()
    /// Stored properties in the order of the text, each name once. A null means none.
    package var properties: [Property] = []
    /// Added in order once the whole tree is built.
    package var rules: [ScenarioRule] = []
    /// Activated in order once the whole tree is built, after the rules.
    package var constraints: [ScenarioConstraint] = []
    /// The names of the guides that the view has.
    package var layoutGuides: [String] = []
    /// Where the view stands.
    package var mark = ScenarioMark.none

    package init(mark: ScenarioMark = .none) { self.mark = mark }

    /// Whether a constraint that names the view leaves it to its frame, its mask or its rules (AUTOLAYOUT 5).
    package var isPlacedByItself: Bool {
        translatesAutoresizing ?? (frame != .zero || writesZeroFrame || autoresizing != nil || !rules.isEmpty)
    }

    package struct Property: Sendable, Equatable {
        package var name: String
        package var value: ScenarioValue

        package init(_ name: String, _ value: ScenarioValue) {
            self.name = name
            self.value = value
        }
    }
}

/// A tree of views as one flat list, depth-first, each view before its subviews.
///
/// Views are named by their index; the root is 0. Nothing nests in memory, so neither walking nor releasing a tree
/// recurses, however deep it is.
package struct ScenarioTree: Sendable, Equatable {
    /// Never empty.
    package private(set) var views: [ScenarioView]
    /// The index of each view's superview; -1 for the root.
    private var parents: [Int32]

    package init(root: ScenarioView) {
        views = [root]
        parents = [-1]
    }

    /// Makes room, so that nothing is copied while views are added.
    mutating func reserveCapacity(_ count: Int) {
        views.reserveCapacity(count)
        parents.reserveCapacity(count)
    }

    /// The superview's index; nil for the root.
    package func parent(of index: Int) -> Int? {
        parents[index] < 0 ? nil : Int(parents[index])
    }

    /// Adds a view as the last subview of another one. Returns its index.
    ///
    /// Views come depth-first: `parent` must be the last view of the list, or one that the last one is in.
    @discardableResult
    package mutating func append(_ view: ScenarioView, to parent: Int) -> Int {
        assert(isOpen(parent), "view \(views.count) does not come depth-first after its superview \(parent)")
        views.append(view)
        parents.append(Int32(parent))
        return views.count - 1
    }

    /// Whether a view is the last one, or the last one is in it: only such views can get more subviews.
    private func isOpen(_ index: Int) -> Bool {
        var last: Int? = views.count - 1
        while let view = last, view > index { last = parent(of: view) }
        return last == index
    }

    package subscript(index: Int) -> ScenarioView {
        get { views[index] }
        set { views[index] = newValue }
    }
}
