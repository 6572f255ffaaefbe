/// An attribute needs itself (SLL 9.7).
struct ModelCycle: Error {}

/// Computes each attribute when it is asked for, by asking for what it needs: section 8 and 9 word by word.
struct NaiveSolver {
    let tree: ModelTree
    let root: Int
    private var results: [Double?]
    private var running: [Bool]

    init(tree: ModelTree, root: Int) {
        self.tree = tree
        self.root = root
        results = Array(repeating: nil, count: tree.views.count * 4)
        running = Array(repeating: false, count: tree.views.count * 4)
    }

    /// The frames of all views after a pass about the tree of `root`.
    static func frames(of tree: ModelTree, root: Int) throws -> [[Double]] {
        var solver = NaiveSolver(tree: tree, root: root)
        var frames = tree.views.map(\.frame)
        for view in tree.alive {
            for attribute in 0..<4 { frames[view][attribute] = try solver.attribute(attribute, of: view) }
        }
        return frames
    }

    mutating func attribute(_ attribute: Int, of view: Int) throws -> Double {
        let slot = view * 4 + attribute
        if let known = results[slot] { return known }
        if running[slot] { throw ModelCycle() }
        running[slot] = true
        let kept = tree.views[view].frame[attribute]
        var result = kept
        if tree.views[view].rules.isRuled, let superview = tree.views[view].parent, tree.root(of: view) == root {
            let axis: ModelAxis = attribute % 2 == 0 ? .horizontal : .vertical
            let place = Place(view: view, superview: superview, axis: axis)
            let new = try attribute < 2 ? position(at: place, kept) : length(at: place, kept)
            result = new.flatMap { $0.isFinite ? $0 : nil } ?? kept
        }
        running[slot] = false
        results[slot] = result
        return result
    }

    /// Where a value is computed: for which view and axis, and what *S* is.
    struct Place {
        let view: Int
        let superview: Int
        let axis: ModelAxis
    }

    /// SLL 8.2 and 8.3; nil where a function or an object gives no number.
    private mutating func length(at place: Place, _ kept: Double) throws -> Double? {
        let rules = tree.views[place.view].rules
        let horizontal = place.axis == .horizontal
        let inForce = rules.inForce[place.axis.rawValue]
        var length: Double? = kept
        if inForce.count == 2 {
            let pair = try inForce.map { ($0.line, try value(rules.values[$0], at: place)) }
            length = Self.length(between: pair[0], pair[1])
        } else if let size = rules.values[horizontal ? .w : .h] {
            length = try value(size, at: place)
        }
        var limits: [Double?] = []
        for name in horizontal ? [ModelName.minw, .maxw] : [.minh, .maxh] {
            guard let recipe = rules.values[name] else {
                limits.append(.nan)
                continue
            }
            limits.append(try value(recipe, at: place))
        }
        guard var length, let least = limits[0], let most = limits[1] else { return nil }
        if least >= 0, length < least { length = least }
        if most >= 0, length > most { length = most }
        return length < 0 ? 0 : length
    }

    private static func length(
        between first: (ModelName.Line?, Double?), _ second: (ModelName.Line?, Double?)
    ) -> Double? {
        guard let one = first.1, let other = second.1 else { return nil }
        switch (first.0, second.0) {
        case (.near, .far): return other - one
        case (.far, .near): return one - other
        case (.near, .middle): return (other - one) * 2
        case (.middle, .near): return (one - other) * 2
        case (.middle, .far): return (other - one) * 2
        default: return (one - other) * 2
        }
    }

    /// SLL 8.4.
    private mutating func position(at place: Place, _ kept: Double) throws -> Double? {
        let rules = tree.views[place.view].rules
        guard let newest = rules.inForce[place.axis.rawValue].last else { return kept }
        let value = try value(rules.values[newest], at: place)
        if newest.line == .near { return value }
        let length = try attribute(place.axis.rawValue + 2, of: place.view)
        guard let value else { return nil }
        return newest.line == .middle ? value - length / 2 : value - length
    }

    mutating func value(_ recipe: ModelRecipe?, at place: Place) throws -> Double? {
        switch recipe {
        case nil: return nil
        case .number(let number): return number
        case .cell(let cell): return tree.cells[cell]
        case .share(let part, let axis):
            let size = try attribute((axis ?? place.axis).rawValue + 2, of: place.superview)
            return try value(part, at: place).map { size * $0 / 100 }
        case .size(let axis, let view): return try attribute(axis.rawValue + 2, of: view)
        case .distance(let name, let view): return try distance(name, of: view, in: place.superview)
        case .negated(let inner): return try value(inner, at: place).map { -$0 }
        case .binary(let sign, let left, let right):
            let left = try value(left, at: place)
            let right = try value(right, at: place)
            guard let left, let right else { return nil }
            switch sign {
            case "+": return left + right
            case "-": return left - right
            case "*": return left * right
            default: return left / right
            }
        case .mirrored(let axis, let inner):
            let size = try attribute(axis.rawValue + 2, of: place.superview)
            return try value(inner, at: place).map { size - $0 }
        }
    }

    /// SLL 7.3, with the needs of 9.4.
    mutating func distance(_ name: ModelName, of other: Int, in superview: Int) throws -> Double {
        let axis = name.axis.rawValue
        var line = try origin(of: other, in: superview, axis)
        if name.line != .near {
            let length = try attribute(axis + 2, of: other)
            line = name.line == .middle ? line + length / 2 : line + length
        }
        return name.mirrored == nil ? line : try attribute(axis + 2, of: superview) - line
    }

    /// SLL 7.4 and 7.6.
    private mutating func origin(of other: Int, in superview: Int, _ axis: Int) throws -> Double {
        var up = tree.chain(other)
        var down = tree.chain(superview)
        if up.last == down.last {
            while let last = up.last, last == down.last {
                up.removeLast()
                down.removeLast()
            }
        }
        // S itself begins at its own corner; a view that encloses it, at its bounds origin.
        var sum = up.isEmpty && other != superview ? tree.views[other].boundsOrigin[axis] : 0
        for view in up {
            sum += try attribute(axis, of: view)
            if view != other { sum -= tree.views[view].boundsOrigin[axis] }
        }
        for view in down {
            sum -= try attribute(axis, of: view)
            sum += tree.views[view].boundsOrigin[axis]
        }
        return sum
    }
}
