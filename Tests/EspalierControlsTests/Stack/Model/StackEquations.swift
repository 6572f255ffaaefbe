import ConstraintOracle
import EspalierControls
import Foundation

/// The equations of AUTOLAYOUT 6 for stacks as plain data, written down a second time and without a look at how stacks
/// make theirs.
struct StackEquations {
    /// A sum of variables and a number.
    struct Sum {
        var terms: [OracleTerm] = []
        var constant: Rational = 0
    }

    /// The four variables of an item, in the space of the stack around it.
    struct Item {
        var x: Int
        var y: Int
        var width: Int
        var height: Int
    }

    private(set) var system = OracleSystem()
    /// What each constraint of the system is called; empty for wishes.
    private(set) var names: [String] = []
    /// Of each view, depth-first, the root among them.
    private(set) var items: [Item] = []

    private static let rows = [
        "UISV-canvas-connection", "UISV-alignment", "UISV-spacing", "UISV-fill-equally", "UISV-fill-proportionally",
        "UISV-spanning-boundary", "UISV-spanning-fit", "UISV-canvas-fit", "UISV-ambiguity-suppression",
    ]
    private var owners = 1
    private var counts: [Int: Int] = [:]

    /// - Parameter size: of the stack, whose place is 0, 0; nil: it is looked for.
    init(_ stack: ModelStack, size: (Int, Int)?) throws {
        let owner = owners
        owners += 1
        func variable(_ kind: OracleKind, _ index: Int, _ given: Int?) -> Int {
            system.variables.append(
                OracleVariable(kind, rank: OracleRank(owner: owner, index: index), given: given.map { Rational($0) }))
            return system.variables.count - 1
        }
        let root = Item(
            x: variable(.place(target: 0), 0, 0), y: variable(.place(target: 0), 1, 0),
            width: variable(.size, 2, size?.0), height: variable(.size, 3, size?.1))
        items.append(root)
        try add(stack, root, owner)
    }

    // MARK: Adding

    private mutating func item(_ owner: Int, isSpacer: Bool = false) -> Item {
        let first = system.variables.count
        let place: OracleKind = isSpacer ? .auxiliary : .place(target: 0)
        let size: OracleKind = isSpacer ? .auxiliarySize : .size
        for (index, kind) in [place, place, size, size].enumerated() {
            system.variables.append(OracleVariable(kind, rank: OracleRank(owner: owner, index: index)))
        }
        return Item(x: first, y: first + 1, width: first + 2, height: first + 3)
    }

    private mutating func say(
        _ name: String, _ owner: Int, _ left: Sum, _ relation: OracleRelation, _ right: Sum, _ priority: Float = 1000,
        isWish: Bool = false, wish index: Int = 0, tie: OracleTie = .none
    ) throws {
        // Hiding comes first, then those of a stack in the order of the table, then lists.
        let row = Self.rows.firstIndex(of: name).map { $0 * 1000 } ?? (name == "UISV-hiding" ? 0 : 100_000)
        let owner = name == "UISV-hiding" ? 0 : owner
        let key = owner * 1_000_000 + row
        counts[key, default: 0] += 1
        let rank = OracleRank(owner: owner, index: isWish ? 200_000 + index : row + counts[key, default: 0])
        var terms = left.terms
        for term in right.terms { terms.append(OracleTerm(try -term.coefficient, term.variable)) }
        system.constraints.append(
            OracleConstraint(
                terms, relation, try right.constant - left.constant, priority: priority, rank: rank, isWish: isWish,
                tie: tie))
        names.append(isWish ? "" : name)
    }

    private func edge(_ item: Item, _ axis: Int, _ fraction: Rational) -> Sum {
        let place = axis == 0 ? item.x : item.y
        let size = axis == 0 ? item.width : item.height
        return Sum(terms: [OracleTerm(1, place)] + (fraction == 0 ? [] : [OracleTerm(fraction, size)]))
    }

    private func size(_ item: Item, _ axis: Int) -> Sum {
        Sum(terms: [OracleTerm(1, axis == 0 ? item.width : item.height)])
    }

    private func plus(_ sum: Sum, _ constant: Rational) throws -> Sum {
        Sum(terms: sum.terms, constant: try sum.constant + constant)
    }

    // MARK: One stack

    private mutating func add(_ stack: ModelStack, _ box: Item, _ owner: Int) throws {
        let margins = (stack.margins ?? [0, 0, 0, 0]).map { Rational($0) }
        // The stack in its own space, or its margins.
        let half = try Rational(1, over: 2)
        func canvas(_ axis: Int, _ fraction: Rational) throws -> Sum {
            let far = try fraction * (margins[axis] + margins[axis + 2])
            return Sum(
                terms: fraction == 0 ? [] : [OracleTerm(fraction, axis == 0 ? box.width : box.height)],
                constant: try margins[axis] - far)
        }
        func canvasSize(_ axis: Int) throws -> Sum {
            try plus(size(box, axis), -(margins[axis] + margins[axis + 2]))
        }
        let (along, across) = (stack.axis, 1 - stack.axis)
        let spacerOwner = owners
        owners += 10
        var views: [(model: ModelView, item: Item, owner: Int)] = []
        var baselines: [(first: Sum, last: Sum)] = []
        for model in stack.views {
            let number = owners
            owners += 1
            let item = item(number)
            items.append(item)
            views.append((model, item, number))
            let start = (items.count, system.variables.count)
            if let inner = model.stack {
                try add(inner, item, number)
            } else {
                try addWishes(model, item, number)
            }
            if let length = model.length {
                try say(
                    "length", number, size(item, length.axis), .equal, Sum(constant: Rational(length.constant)),
                    Float(length.priority))
            }
            baselines.append(try baselineSums(model, item, firstInner: start.0))
        }
        guard !views.isEmpty else { return }
        let visible = views.indices.filter { !views[$0].model.isHidden }
        let alignment: UIStackView.Alignment =
            along == 1 && [.firstBaseline, .lastBaseline].contains(stack.alignment) ? .fill : stack.alignment

        // Hiding, and the ends.
        for view in views where view.model.isHidden {
            try say("UISV-hiding", owner, size(view.item, along), .equal, Sum())
        }
        let connection = "UISV-canvas-connection"
        let (first, last) = (views[0].item, views[views.count - 1].item)
        try say(connection, owner, canvas(along, 0), .equal, edge(first, along, 0))
        try say(
            connection, owner, edge(last, along, 1), .equal, canvas(along, 1), visible.isEmpty ? 999 : 1000)
        let needsSpacer = alignment != .fill && views.count > 1
        let spacer = needsSpacer ? item(spacerOwner, isSpacer: true) : nil
        let isBaseline = [.firstBaseline, .lastBaseline].contains(alignment)
        if alignment == .fill || alignment == .leading || isBaseline && spacer == nil {
            try say(connection, owner, canvas(across, 0), .equal, edge(first, across, 0))
        }
        if alignment == .fill || alignment == .trailing {
            try say(connection, owner, edge(first, across, 1), .equal, canvas(across, 1))
        }
        if alignment == .center {
            try say(connection, owner, canvas(across, half), .equal, edge(first, across, half))
        }
        if let spacer {
            if alignment != .leading { try say(connection, owner, edge(spacer, across, 0), .equal, canvas(across, 0)) }
            if alignment != .trailing { try say(connection, owner, edge(spacer, across, 1), .equal, canvas(across, 1)) }
        } else if alignment != .fill {
            if alignment == .trailing || alignment == .center {
                try say(connection, owner, edge(first, across, 0), .greaterOrEqual, canvas(across, 0))
            }
            if alignment != .trailing {
                try say(connection, owner, edge(first, across, 1), .lessOrEqual, canvas(across, 1))
            }
        }
        if alignment == .lastBaseline, spacer != nil, !views[0].model.isHidden {
            try say(connection, owner, edge(first, across, 1), .lessOrEqual, canvas(across, 1))
        }

        // Every other view to the first.
        for (index, view) in views.enumerated().dropFirst() {
            func same(_ fraction: Rational) throws {
                try say(
                    "UISV-alignment", owner, edge(view.item, across, fraction), .equal, edge(first, across, fraction))
            }
            switch alignment {
            case .fill:
                try same(0)
                try same(1)
            case .leading: try same(0)
            case .center: try same(half)
            case .trailing: try same(1)
            case .firstBaseline:
                try say("UISV-alignment", owner, baselines[index].first, .equal, baselines[0].first)
            case .lastBaseline:
                try say("UISV-alignment", owner, baselines[index].last, .equal, baselines[0].last)
            }
        }

        // Gaps.
        let isLoose = [.equalSpacing, .equalCentering].contains(stack.distribution)
        var total: Rational = 0
        for index in views.indices.dropLast() {
            let (one, other) = (views[index], views[index + 1])
            let next = visible.first { $0 > index }
            guard !one.model.isHidden, let next else {
                try say("UISV-spacing", owner, edge(other.item, along, 0), .equal, edge(one.item, along, 1))
                continue
            }
            let gap = Rational(one.model.customSpacing ?? stack.spacing)
            total = try total + gap
            let isRelative = stack.isBaselineRelative && along == 1
            try say(
                "UISV-spacing", owner, isRelative ? baselines[next].first : edge(other.item, along, 0),
                isLoose ? .greaterOrEqual : .equal,
                plus(isRelative ? baselines[index].last : edge(one.item, along, 1), gap))
        }

        // Lengths.
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for index in visible.dropFirst() {
                try say(
                    "UISV-fill-equally", owner, size(views[index].item, along), .equal,
                    size(views[visible[0]].item, along))
            }
        case .fillProportionally:
            let wishes = try visible.map { try Self.wish(views[$0].model, along) }
            let sum = try wishes.reduce(total) { (sum, wish) throws(OracleOverflow) in try sum + (wish ?? 0) }
            for (place, index) in visible.enumerated() where sum > 0 {
                guard let wish = wishes[place] else { continue }
                let share = try wish * Rational(sum.denominator, over: sum.numerator)
                let whole = try canvasSize(along)
                let right =
                    wish == 0
                    ? Sum()
                    : Sum(
                        terms: whole.terms.map { OracleTerm(share, $0.variable) },
                        constant: try share * whole.constant)
                try say(
                    "UISV-fill-proportionally", owner, size(views[index].item, along), .equal, right,
                    Float(999 - place))
            }
        case .equalSpacing, .equalCentering:
            var gaps: [Item] = []
            for (place, (one, other)) in zip(visible, visible.dropFirst()).enumerated() {
                let gap = item(spacerOwner + 1 + place, isSpacer: true)
                let isSpacing = stack.distribution == .equalSpacing
                try say(
                    "UISV-fill-equally", owner, edge(gap, along, 0), .equal,
                    edge(views[one].item, along, isSpacing ? 1 : half))
                try say(
                    "UISV-fill-equally", owner, edge(gap, along, 1), .equal,
                    edge(views[other].item, along, isSpacing ? 0 : half))
                gaps.append(gap)
            }
            for (place, gap) in gaps.dropFirst().enumerated() {
                try say(
                    "UISV-fill-equally", owner, size(gap, along), .equal, size(gaps[0], along),
                    stack.distribution == .equalSpacing ? 1000 : 149.5 - Float(place))
            }
        }

        // The breadth.
        if alignment == .fill { return }
        if let spacer {
            let name = "UISV-spanning-boundary"
            for index in visible {
                let view = views[index].item
                try say(
                    name, owner, edge(spacer, across, 0), alignment == .leading ? .equal : .lessOrEqual,
                    edge(view, across, 0), alignment == .leading ? 999.5 : 1000)
                try say(
                    name, owner, edge(spacer, across, 1), alignment == .trailing ? .equal : .greaterOrEqual,
                    edge(view, across, 1), alignment == .trailing ? 999.5 : 1000)
            }
            try say("UISV-spanning-fit", owner, size(spacer, across), .equal, Sum(), 51)
        }
        if spacer == nil || isBaseline { try say("UISV-canvas-fit", owner, canvasSize(across), .equal, Sum(), 49) }
        for view in views {
            try say("UISV-ambiguity-suppression", owner, size(view.item, across), .equal, Sum(), 25)
        }
    }

    /// What a view wishes along an axis; of a stack, what it fits (AUTOLAYOUT 3.4).
    private static func wish(_ model: ModelView, _ axis: Int) throws -> Rational? {
        guard let stack = model.stack else {
            return (axis == 0 ? model.wish.width : model.wish.height).map { Rational($0) }
        }
        var inner = try StackEquations(stack, size: nil)
        let box = inner.items[0]
        for side in 0...1 {
            try inner.say("", 1, inner.size(box, side), .equal, Sum(), 50, isWish: true, wish: 1000 + side)
        }
        return try Oracle(inner.system).solve().values[axis == 0 ? box.width : box.height]
    }

    private mutating func addWishes(_ model: ModelView, _ item: Item, _ owner: Int) throws {
        for (axis, wish) in [model.wish.width, model.wish.height].enumerated() {
            guard let wish else { continue }
            let length = Sum(constant: Rational(wish))
            try say(
                "", owner, size(item, axis), .lessOrEqual, length, Float(model.hugging[axis]), isWish: true,
                wish: axis * 2, tie: .yields)
            try say(
                "", owner, size(item, axis), .greaterOrEqual, length, Float(model.resistance[axis]), isWish: true,
                wish: axis * 2 + 1, tie: .yields)
        }
    }

    // MARK: Baselines

    /// Where the baselines of a view lie in the space around it.
    private func baselineSums(_ model: ModelView, _ item: Item, firstInner: Int) throws -> (first: Sum, last: Sum) {
        func sum(_ isFirst: Bool) throws -> Sum {
            var (model, item, inner) = (model, item, firstInner)
            var result = Sum()
            while let stack = model.stack, let (index, place) = baselineMember(of: stack, isFirst, from: inner) {
                result.terms.append(OracleTerm(1, item.y))
                model = stack.views[index]
                item = items[place]
                inner = place + 1
            }
            let edge = edge(item, 1, isFirst ? 0 : 1)
            let offset = isFirst ? model.baselines?.first ?? 0 : -(model.baselines?.last ?? 0)
            return Sum(terms: result.terms + edge.terms, constant: Rational(model.stack == nil ? offset : 0))
        }
        return (try sum(true), try sum(false))
    }

    /// The view of a stack that has its baselines, and its place in `items`, where those inside begin at `start`.
    private func baselineMember(of stack: ModelStack, _ isFirst: Bool, from start: Int) -> (Int, Int)? {
        var places: [Int] = []
        var place = start
        for view in stack.views {
            places.append(place)
            place += 1 + Self.count(view)
        }
        let visible = stack.views.indices.filter { !stack.views[$0].isHidden }
        guard var found = isFirst || stack.axis == 0 ? visible.first : visible.last else { return nil }
        if stack.axis == 0 {
            for index in visible where height(stack.views[index]) > height(stack.views[found]) { found = index }
        }
        return (found, places[found])
    }

    private func height(_ view: ModelView) -> Int { view.stack == nil ? view.wish.height ?? -1 : -1 }

    private static func count(_ view: ModelView) -> Int {
        view.stack?.views.reduce(0) { $0 + 1 + count($1) } ?? 0
    }
}
