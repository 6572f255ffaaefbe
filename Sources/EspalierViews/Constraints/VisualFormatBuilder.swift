import EspalierConstraintText
import EspalierObservation
import Foundation

/// Makes the constraints of one visual format.
struct VisualFormatBuilder {
    private typealias Attribute = NSLayoutConstraint.Attribute

    let format: VisualFormat
    let text: String
    let options: NSLayoutConstraint.FormatOptions
    /// What `|` stands for; nil for the superview of the view beside it.
    let container: UIView?
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var items: [ConstraintItem] = []

    init(format: VisualFormat, text: String, options: NSLayoutConstraint.FormatOptions, container: UIView?) {
        self.format = format
        self.text = text
        self.options = options
        self.container = container
    }

    var isHorizontal: Bool { format.orientation == .horizontal }

    /// Whether the row runs against the axis: from right to left.
    private var isReversed: Bool { isHorizontal && options.contains(.directionRightToLeft) }

    func mistake(_ message: String, _ fix: String, at offset: Int) -> VisualFormatMistake {
        VisualFormatMistake(message: message, fix: fix, offset: offset, text: text)
    }

    /// Looks the views up.
    mutating func findItems(_ item: (String) -> Any?) throws(VisualFormatMistake) {
        for view in format.views { items.append(try found(view.name.text, at: view.name.offset, item)) }
    }

    private func found(
        _ name: String, at offset: Int, _ item: (String) -> Any?
    ) throws(VisualFormatMistake) -> ConstraintItem {
        guard let object = item(name), let found = NSLayoutConstraint.item(of: object) else {
            throw mistake("\(name) is not a key in the views dictionary", "add '\(name)' to the views", at: offset)
        }
        return found
    }

    /// Makes all constraints.
    mutating func build(
        _ metric: (String) -> Double?, _ item: (String) -> Any?
    ) throws(VisualFormatMistake) {
        if let leading = format.leading { try connectToSuperview(leading, isLeading: true, metric) }
        for (index, view) in format.views.enumerated() {
            try buildSizes(of: index, view, metric, item)
            if index < format.connections.count { try connect(index, format.connections[index], metric) }
        }
        if let trailing = format.trailing { try connectToSuperview(trailing, isLeading: false, metric) }
        try align()
    }

    // MARK: Sizes

    private mutating func buildSizes(
        of index: Int, _ view: VisualFormat.View, _ metric: (String) -> Double?, _ item: (String) -> Any?
    ) throws(VisualFormatMistake) {
        let size: Attribute = isHorizontal ? .width : .height
        for predicate in view.predicates {
            var other: ConstraintItem?
            var attribute = size
            var number = 0.0
            switch predicate.object {
            case .number(let value): number = value * predicate.multiplier
            case .size(let name, let side):
                other = try found(name, at: predicate.objectOffset, item)
                attribute = side == .width ? .width : .height
            case .name(let name):
                if let value = metric(name) {
                    number = value * predicate.multiplier
                } else {
                    guard let object = item(name), let found = NSLayoutConstraint.item(of: object) else {
                        throw mistake(
                            "\(name) is neither a key in the metrics dictionary nor in the views dictionary",
                            "add '\(name)' to the metrics or to the views", at: predicate.objectOffset)
                    }
                    other = found
                }
            }
            try checkFinite(number, predicate)
            let multiplier = other == nil ? 1 : CGFloat(predicate.multiplier)
            let constraint = make(
                items[index], size, predicate.relation, other, other == nil ? .notAnAttribute : attribute,
                CGFloat(number), multiplier: multiplier)
            try setPriority(of: constraint, predicate, metric)
        }
    }

    // MARK: Spaces

    /// The space between two neighbours: `next.leading == view.trailing + space`.
    private mutating func connect(
        _ index: Int, _ connection: VisualFormat.Connection, _ metric: (String) -> Double?
    ) throws(VisualFormatMistake) {
        let (view, next) = (items[index], items[index + 1])
        var near = attribute(ofBeginning: true), far = attribute(ofBeginning: false)
        if !isHorizontal && options.contains(.spacingBaselineToBaseline) {
            near = .firstBaseline
            far = .lastBaseline
        }
        let ends = isReversed ? ((view, far), (next, near)) : ((next, near), (view, far))
        try space(ends.0, ends.1, connection, standard: systemSpacing, metric)
    }

    /// The space to the superview: where nothing is said of it, its margin.
    private mutating func connectToSuperview(
        _ connection: VisualFormat.Connection, isLeading: Bool, _ metric: (String) -> Double?
    ) throws(VisualFormatMistake) {
        let item = isLeading ? items[0] : items[items.count - 1]
        let above = item.isGuide ? item.view : item.view?.with { $0.parent }
        let record = container?.ensureConstraintRecord()
        guard let superview = record ?? above?.with({ $0.ensureConstraintRecord() }) else {
            throw mistake(
                "Unable to interpret '|' character, because the related view doesn't have a superview",
                "add \(item.brief) to a superview first", at: connection.offset)
        }
        let attribute = attribute(ofBeginning: isLeading)
        let isMargin = connection.kind == .standard
        let end = (superview, isMargin ? attribute.margin : attribute)
        let isFirst = isLeading == isReversed
        try space(
            isFirst ? end : (item, attribute), isFirst ? (item, attribute) : end, connection, standard: 0, metric)
    }

    private mutating func space(
        _ first: (ConstraintItem, NSLayoutConstraint.Attribute),
        _ second: (ConstraintItem, NSLayoutConstraint.Attribute), _ connection: VisualFormat.Connection,
        standard: CGFloat, _ metric: (String) -> Double?
    ) throws(VisualFormatMistake) {
        switch connection.kind {
        case .flush: _ = make(first.0, first.1, .equal, second.0, second.1, 0)
        case .standard: _ = make(first.0, first.1, .equal, second.0, second.1, standard)
        case .spaced(let predicates):
            for predicate in predicates {
                let number: Double
                switch predicate.object {
                case .number(let value): number = value
                case .name(let name), .size(let name, _):
                    number = try value(of: name, at: predicate.objectOffset, metric)
                }
                try checkFinite(number * predicate.multiplier, predicate)
                let constraint = make(
                    first.0, first.1, predicate.relation, second.0, second.1, CGFloat(number * predicate.multiplier))
                try setPriority(of: constraint, predicate, metric)
            }
        }
    }

    /// The side of a view where the row begins, or ends.
    private func attribute(ofBeginning isBeginning: Bool) -> Attribute {
        if !isHorizontal { return isBeginning ? .top : .bottom }
        if options.contains(.directionLeftToRight) { return isBeginning ? .left : .right }
        if options.contains(.directionRightToLeft) { return isBeginning ? .right : .left }
        return isBeginning ? .leading : .trailing
    }

    // MARK: Parts

    mutating func make(
        _ first: ConstraintItem, _ firstAttribute: NSLayoutConstraint.Attribute, _ relation: ConstraintSyntax.Relation,
        _ second: ConstraintItem?, _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat,
        multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        constraint.set(
            first, firstAttribute, NSLayoutConstraint.Relation(relation), second, secondAttribute, multiplier, constant)
        constraints.append(constraint)
        return constraint
    }

    /// Metrics may be anything, and a large one times another may be too large.
    private func checkFinite(_ number: Double, _ predicate: VisualFormat.Predicate) throws(VisualFormatMistake) {
        if number.isFinite { return }
        throw mistake("the number is \(number)", "use a number that is finite", at: predicate.objectOffset)
    }

    private func setPriority(
        of constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate, _ metric: (String) -> Double?
    ) throws(VisualFormatMistake) {
        switch predicate.priority {
        case nil: return
        case .number(let number): constraint.priorityValue = number
        case .name(let name):
            let number = try value(of: name.text, at: name.offset, metric)
            guard number > 0 && number <= 1000 else {
                throw mistake(
                    "the priority \(name.text) is \(number)", "use a priority from 1 to 1000", at: name.offset)
            }
            constraint.priorityValue = Float(number)
        }
    }

    private func value(
        of name: String, at offset: Int, _ metric: (String) -> Double?
    ) throws(VisualFormatMistake) -> Double {
        guard let value = metric(name) else {
            throw mistake(
                "\(name) is not a key in the metrics dictionary", "add '\(name)' with a number to the metrics",
                at: offset)
        }
        return value
    }
}
