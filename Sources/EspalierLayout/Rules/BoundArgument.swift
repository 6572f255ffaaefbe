import EspalierViews

/// An argument as a view keeps it. Small, because each view has its own.
enum BoundArgument {
    /// The record of the view, which knows when the view is gone; it does not hold it (SLL 11.4).
    case view(LayoutRecord)
    case number(Double)
    case asked(AskedArgument)

    init(_ argument: LayoutArgument) {
        switch argument {
        case .view(let view): self = .view(.of(view))
        case .number(let number): self = .number(number)
        case .function(let function): self = .asked(AskedArgument(source: .function(function), number: nil))
        case .provider(let object): self = .asked(AskedArgument(source: .object(object), number: nil))
        }
    }

    /// The number; of a function or an object the last answer, or nil where it gave none or was not asked yet.
    var number: Double? {
        switch self {
        case .view: nil
        case .number(let number): number
        case .asked(let asked): asked.number
        }
    }

    var isAsked: Bool {
        if case .asked = self { return true }
        return false
    }

    var isGone: Bool {
        if case .view(let record) = self { return record.viewReference == nil }
        return false
    }
}

/// A function or an object, with its last answer. It never changes: another answer makes another one.
final class AskedArgument {
    enum Source {
        case function((UIView) -> Double?)
        case object(any LayoutNumber)
    }

    let source: Source
    let number: Double?

    init(source: Source, number: Double?) {
        self.source = source
        self.number = number
    }

    func ask(_ view: UIView) -> Double? {
        switch source {
        case .function(let function): function(view)
        case .object(let object): object.layoutNumber
        }
    }
}

/// The arguments of a view's rules. Most rules have one at most, which needs no list: that is 64 bytes a view.
enum BoundArguments {
    case none
    case one(BoundArgument)
    case many([BoundArgument])

    init(_ list: [BoundArgument]) {
        switch list.count {
        case 0: self = .none
        case 1: self = .one(list[0])
        default: self = .many(list)
        }
    }

    var indices: Range<ArgumentIndex> {
        let count =
            switch self {
            case .none: 0
            case .one: 1
            case .many(let list): list.count
            }
        return ArgumentIndex(0)..<ArgumentIndex(count)
    }

    var list: [BoundArgument] {
        switch self {
        case .none: []
        case .one(let argument): [argument]
        case .many(let list): list
        }
    }

    subscript(index: ArgumentIndex) -> BoundArgument {
        if case .one(let argument) = self, index.raw == 0 { return argument }
        return list[index]
    }
}
