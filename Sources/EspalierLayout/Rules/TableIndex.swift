/// A place in one of the layout's tables. Each table has a type of its own, so that a node is never taken for an edge or
/// a value. 32 bits, because nodes, edges and steps hold many of them.
protocol TableIndex: BitwiseCopyable, Hashable, Sendable, Strideable where Stride == Int {
    var raw: Int32 { get set }
    init(raw: Int32)
}

extension TableIndex {
    /// - Precondition: the table has less than 2³¹ elements.
    @inline(__always)
    init(_ index: Int) { self.init(raw: Int32(index)) }

    /// Where there is none.
    @inline(__always)
    static var absent: Self { Self(raw: -1) }

    @inline(__always)
    var exists: Bool { raw >= 0 }

    /// The index in a list that has no type of its own.
    @inline(__always)
    var position: Int { Int(raw) }

    @inline(__always)
    func distance(to other: Self) -> Int { Int(other.raw) - Int(raw) }

    @inline(__always)
    func advanced(by count: Int) -> Self { Self(raw: raw &+ Int32(truncatingIfNeeded: count)) }

    @inline(__always)
    static func == (first: Self, second: Self) -> Bool { first.raw == second.raw }

    @inline(__always)
    static func < (first: Self, second: Self) -> Bool { first.raw < second.raw }
}

/// An operation of a rule state.
struct OperationIndex: TableIndex {
    var raw: Int32
}

/// An argument of a view's rules.
struct ArgumentIndex: TableIndex {
    var raw: Int32
}

/// A text of a view's rules.
struct TextIndex: TableIndex {
    var raw: Int32
}

/// A step of computing one attribute, in the program's plan for it.
struct StepIndex: TableIndex {
    var raw: Int32
}

/// An element of a table that has indices of its own.
protocol TableElement {
    associatedtype Index: TableIndex
}

extension RuleOperation: TableElement {
    typealias Index = OperationIndex
}

extension BoundArgument: TableElement {
    typealias Index = ArgumentIndex
}

extension RuleTrace.Argument: TableElement {
    typealias Index = ArgumentIndex
}

extension RuleOrigin: TableElement {
    typealias Index = TextIndex
}

extension Array where Element: TableElement {
    @inline(__always)
    subscript(index: Element.Index) -> Element {
        get { self[index.position] }
        set { self[index.position] = newValue }
    }
}
