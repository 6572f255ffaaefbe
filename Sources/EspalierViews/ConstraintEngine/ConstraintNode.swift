import EspalierSolver
import Foundation

/// One of the four numbers of an item's alignment rectangle (AUTOLAYOUT 1.1).
enum ItemNumber: Int32, CaseIterable {
    case x, y, width, height

    static func place(_ axis: NSLayoutConstraint.Axis) -> ItemNumber { axis == .horizontal ? .x : .y }
    static func size(_ axis: NSLayoutConstraint.Axis) -> ItemNumber { axis == .horizontal ? .width : .height }

    var isSize: Bool { rawValue > 1 }

    func value(in rect: CGRect) -> Double {
        switch self {
        case .x: rect.origin.x
        case .y: rect.origin.y
        case .width: rect.size.width
        case .height: rect.size.height
        }
    }
}

/// A view or a guide that the engine knows: an item, a given view, one that holds constraints, or one above an item.
struct ConstraintNode: BitwiseCopyable {
    /// Nil while the node is free.
    var item: Handle<ConstraintItem>?
    /// The view; of a guide, its owner.
    var view: ViewReference?
    /// The solver's numbers of the variables, or -1 where there are none: those of a given view are made when a
    /// constraint asks for them.
    var variables: (Int32, Int32, Int32, Int32) = (-1, -1, -1, -1)
    /// The row of its wishes, or -1.
    var wishes: Int32 = -1
    /// The node of the superview (of a guide: of the owner), or -1.
    var parent: Int32 = -1
    /// How many nodes are above.
    var depth: Int32 = 0
    /// The first constraint whose terms go through this node without naming it, in the list of dependencies, or -1.
    var firstDependency: Int32 = -1
    var marks = Marks()

    struct Marks: OptionSet, BitwiseCopyable {
        var rawValue: UInt32

        static let guide = Marks(rawValue: 1 << 0)
        /// All four numbers are looked for.
        static let item = Marks(rawValue: 1 << 1)
        /// Width and height are looked for, the place is given (AUTOLAYOUT 1.6).
        static let free = Marks(rawValue: 1 << 2)
        /// The view has no code of its own: neither insets nor wishes, and its frame is its alignment rectangle.
        static let plain = Marks(rawValue: 1 << 3)
        /// The alignment insets are not zero; they stand in `alignment`.
        static let inset = Marks(rawValue: 1 << 4)
        /// Constraints use margins or guides that the view has by itself.
        static let usesInsets = Marks(rawValue: 1 << 5)
        /// Those insets may change without being told, so that each solving reads them; it stands in `fluid`.
        static let fluid = Marks(rawValue: 1 << 6)
        /// The view is a `WidthDependentContent`.
        static let mayWrap = Marks(rawValue: 1 << 7)
        /// And its height depends on its width at present.
        static let wraps = Marks(rawValue: 1 << 12)
        /// The view is a `ScrollingContent`.
        static let scrolls = Marks(rawValue: 1 << 8)
        /// The frame was set by somebody else, or has never been written.
        static let foreign = Marks(rawValue: 1 << 9)
        /// A guide that takes no part in ties and ambiguity. It has the variables that constraints ask for, no others.
        static let auxiliary = Marks(rawValue: 1 << 10)

        /// Constraints have asked the view where its text's baselines lie.
        static let baselined = Marks(rawValue: 1 << 11)

        /// The mask makes place and size on the axis functions of the superview's size, which is looked for (AUTOLAYOUT
        /// 1.2).
        static let boundHorizontally = Marks(rawValue: 1 << 13)
        static let boundVertically = Marks(rawValue: 1 << 14)

        // The lists in which the node stands.
        static let inStates = Marks(rawValue: 1 << 16)
        static let inGiven = Marks(rawValue: 1 << 17)
        static let inWishes = Marks(rawValue: 1 << 18)
        static let inInsets = Marks(rawValue: 1 << 19)
        static let inWrites = Marks(rawValue: 1 << 20)
        static let inHeights = Marks(rawValue: 1 << 21)
        static let inMoved = Marks(rawValue: 1 << 22)
        /// The constraints that the view holds are not yet in the system; it stands in `holding`.
        static let inHolding = Marks(rawValue: 1 << 24)
        /// What is below was gone through; while that goes on.
        static let covered = Marks(rawValue: 1 << 23)

        static let solved: Marks = [.item, .free]
        static let bound: Marks = [.boundHorizontally, .boundVertically]
        /// The engine writes the frame, or a part of it.
        static let placed: Marks = [.item, .free, .boundHorizontally, .boundVertically]

        static func bound(_ axis: NSLayoutConstraint.Axis) -> Marks {
            axis == .horizontal ? .boundHorizontally : .boundVertically
        }
    }

    func variable(_ number: ItemNumber) -> Int32 {
        switch number {
        case .x: variables.0
        case .y: variables.1
        case .width: variables.2
        case .height: variables.3
        }
    }

    mutating func setVariable(_ number: ItemNumber, _ index: Int32) {
        switch number {
        case .x: variables.0 = index
        case .y: variables.1 = index
        case .width: variables.2 = index
        case .height: variables.3 = index
        }
    }

    /// Whether a number follows from the superview's by the mask.
    func isBound(_ number: ItemNumber) -> Bool { marks.contains(.bound(number.axis)) }

    /// Whether the engine writes a number: it is looked for, or follows from one that is.
    func isPlaced(_ number: ItemNumber) -> Bool { isSolved(number) || isBound(number) }

    /// Whether a number is looked for.
    func isSolved(_ number: ItemNumber) -> Bool {
        marks.contains(.item) || marks.contains(.free) && number.isSize
    }
}

/// What the engine knows of one constraint of the system, by its number there.
struct EngineConstraint: BitwiseCopyable {
    /// Nil for a wish, and while the number is free.
    var object: Handle<NSLayoutConstraint>?
    /// What is added to the constraint's own constant; of a wish, the length.
    var offset = 0.0
    /// The node whose wish it is; of others, the node of the holder.
    var node: Int32 = -1
    /// The first of its dependencies, or -1.
    var firstDependency: Int32 = -1
}

/// That the terms of a constraint go through a node that is none of its items: through a view between two items,
/// through the view whose baseline counts, through the one that gives the direction.
struct EngineDependency: BitwiseCopyable {
    var constraint: Int32
    var node: Int32
    /// In the list of the node. The first one has -1 before it.
    var next: Int32
    var previous: Int32
    /// In the list of the constraint.
    var nextOfConstraint: Int32
}

/// The constraints that stand for the wishes of one item, or -1 (AUTOLAYOUT 2.2).
struct WishRow: BitwiseCopyable {
    var constraints: (Int32, Int32, Int32, Int32) = (-1, -1, -1, -1)
    /// The width for which the height was asked last, or NaN (AUTOLAYOUT 3.3).
    var askedWidth = Double.nan
    /// How often heights were asked in the solving that runs.
    var asked: Int32 = 0

    /// In the order in which they are granted: horizontal before vertical, hugging before resistance (AUTOLAYOUT 2.6).
    subscript(index: Int32) -> Int32 {
        get {
            switch index {
            case 0: constraints.0
            case 1: constraints.1
            case 2: constraints.2
            default: constraints.3
            }
        }
        set {
            switch index {
            case 0: constraints.0 = newValue
            case 1: constraints.1 = newValue
            case 2: constraints.2 = newValue
            default: constraints.3 = newValue
            }
        }
    }
}

/// What the engine of a tree has done so far, so that costs can be held by counts.
package struct ConstraintCounters: Equatable, Sendable {
    /// Solvings that found something to do.
    package var solvings = 0
    /// Constraints whose terms were found, anew or for the first time.
    package var translations = 0
    /// Views whose content was asked for its size.
    package var wishesRead = 0
    /// Heights that were asked for a width (AUTOLAYOUT 3.3).
    package var heightsAsked = 0
    /// Items whose frames were compared with what was solved.
    package var framesCompared = 0
    /// Views and guides whose frame was written.
    package var framesWritten = 0
    /// Views and guides that were looked at to put some in order (AUTOLAYOUT 2.4, 2.6).
    package var viewsOrdered = 0
    /// Views whose subtree was solved by itself (AUTOLAYOUT 3.4).
    package var fittings = 0

    package init() {}
}
